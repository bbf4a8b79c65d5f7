"""Learn to play by policy gradient, with action masks, in plain numpy: a few minutes on one processor.

    python examples/policy_gradient.py                  # Flamecraft Duals
    python examples/policy_gradient.py tatsu --steps 200

One small network plays all seats against itself. A choice after which its seat gained more points than the others
becomes likelier, one after which it gained fewer less likely (REINFORCE). Then it plays against `random`.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from embertable import env

Array = NDArray[np.float32]
HIDDEN = 64
GAMES_AT_ONCE = 64
DECISIONS = 1024  # between two steps of learning
RATE = 0.01
FORESIGHT = 0.9  # what a point is worth for each decision that it comes later


@dataclass
class Decision:
    """What was seen and allowed, what was taken by whom, and what came of it."""

    seen: Array
    mask: NDArray[np.int8]
    taken: int
    seat: int
    points: Array = field(default_factory=lambda: np.zeros(0, np.float32))
    gain: float = 0.0


class Policy:
    """What is seen, one hidden layer, and how much each action is liked."""

    def __init__(self, numbers: int, actions: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.weights: list[Array] = [
            (chance.standard_normal((numbers, HIDDEN)) / np.sqrt(numbers)).astype(np.float32),
            np.zeros((HIDDEN, actions), np.float32),
        ]
        self.moments = [[np.zeros_like(weight), np.zeros_like(weight)] for weight in self.weights]
        self.steps = 0

    def chances(self, seen: Array, masks: NDArray[np.int8]) -> tuple[Array, Array]:
        """How likely each open action is, and the hidden layer: masked actions are never taken."""
        hidden = np.maximum(seen @ self.weights[0], 0)
        liked = np.where(masks, hidden @ self.weights[1], -np.inf)
        liked = np.exp(liked - liked.max(axis=1, keepdims=True))
        return liked / liked.sum(axis=1, keepdims=True), hidden

    def learn(self, seen: Array, masks: NDArray[np.int8], taken: NDArray[np.int64], gains: Array) -> None:
        """Make actions likelier that led to more than usual (Adam on the gradient of the expected gain)."""
        chances, hidden = self.chances(seen, masks)
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        slope = -chances * gains[:, None]
        slope[np.arange(len(taken)), taken] += gains
        back = (slope @ self.weights[1].T) * (hidden > 0)
        self.steps += 1
        for weight, moment, gradient in zip(self.weights, self.moments, [seen.T @ back, hidden.T @ slope], strict=True):
            gradient /= len(taken)
            moment[0] += 0.1 * (gradient - moment[0])
            moment[1] += 0.001 * (gradient**2 - moment[1])
            scale = np.sqrt(moment[1] / (1 - 0.999**self.steps)) + 1e-8
            weight += RATE * moment[0] / (1 - 0.9**self.steps) / scale


def pick(chances: Array, chance: np.random.Generator) -> NDArray[np.int64]:
    """One action for each game, as likely as it is liked."""
    lots = chance.random((len(chances), 1)) * chances.sum(axis=1, keepdims=True)
    picked: NDArray[np.int64] = (chances.cumsum(axis=1) > lots).argmax(axis=1)
    return picked


def train(game: str, steps: int, seed: int) -> Policy:
    """Play against itself until it has learned so many times."""
    games = env.batch(game, GAMES_AT_ONCE, reward="points", seed=seed)
    policy = Policy(games.observations.shape[1], games.masks.shape[1], seed)
    chance = np.random.default_rng(seed)
    open_games: list[list[Decision]] = [[] for _ in range(GAMES_AT_ONCE)]
    finished: list[Decision] = []
    while policy.steps < steps:
        chances, _ = policy.chances(games.observations, games.masks)
        actions = pick(chances, chance)
        for number, story in enumerate(open_games):
            seen, mask = games.observations[number].copy(), games.masks[number].copy()
            story.append(Decision(seen, mask, int(actions[number]), int(games.seats[number])))
        rewards, ended = games.step(actions)
        for number, story in enumerate(open_games):
            story[-1].points = rewards[number].copy()
            if ended[number]:
                look_back(story)
                finished += story
                story.clear()
        if len(finished) >= DECISIONS:
            policy.learn(
                np.array([decision.seen for decision in finished]),
                np.array([decision.mask for decision in finished]),
                np.array([decision.taken for decision in finished]),
                np.array([decision.gain for decision in finished], np.float32),
            )
            finished.clear()
    return policy


def look_back(story: list[Decision]) -> None:
    """Of every decision of a game: how much more its seat gained from there on than the others did on average."""
    points: Array = np.zeros_like(story[-1].points)
    for decision in reversed(story):
        points = decision.points + FORESIGHT * points
        own = points[decision.seat]
        decision.gain = float(own - (points.sum() - own) / max(1, len(points) - 1))


def wins_against_random(policy: Policy, game: str, count: int, seed: int) -> float:
    """The share of so many games that are won (a draw is half of one), in every second of them from the other seat."""
    games = env.batch(game, min(count, GAMES_AT_ONCE), seed=seed)
    chance = np.random.default_rng(seed)
    own = np.arange(games.count) % games.rules.seats
    results: list[float] = []
    while len(results) < count:
        chances, _ = policy.chances(games.observations, games.masks)
        actions = pick(chances, chance)
        for number in np.flatnonzero(games.seats != own):
            actions[number] = chance.choice(games.legal[number])
        rewards, ended = games.step(actions)
        results += [float(rewards[number, own[number]] + 1) / 2 for number in np.flatnonzero(ended)]
    return float(np.mean(results[:count]))


def main() -> None:
    """Train, then play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="flamecraft_duals")
    parser.add_argument("--steps", type=int, default=100, help="of learning, each from about 1,000 decisions")
    parser.add_argument("--games", type=int, default=400, help="against random, to see what was learned")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    before = Policy(*sizes(told.game), told.seed)
    print(f"untrained: wins {wins_against_random(before, told.game, told.games, told.seed):.1%} against random")
    policy = train(told.game, told.steps, told.seed)
    share = wins_against_random(policy, told.game, told.games, told.seed)
    print(f"after {policy.steps} steps of learning: wins {share:.1%} against random")


def sizes(game: str) -> tuple[int, int]:
    """How many numbers are seen, and how many actions there are."""
    games = env.batch(game, 1)
    return games.observations.shape[1], games.masks.shape[1]


if __name__ == "__main__":
    main()

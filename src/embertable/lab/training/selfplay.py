"""Games a mind plays against itself, with the traits of what it came through."""

from __future__ import annotations

from typing import Final

import numpy as np

from embertable.bots.base import Bot
from embertable.bots.search import SearchBot
from embertable.core.flow import State, Step, apply, asked, fresh
from embertable.core.game import AnyGame
from embertable.core.mind import NOBODY, Reading
from embertable.core.rng import Rng, seeded
from embertable.core.traits import Listing
from embertable.core.weights import Weights
from embertable.lab.training.choices import Choice, compared
from embertable.lab.training.plan import Plan, mind_of, thinking
from embertable.lab.training.rows import Lesson

LOOKS: Final = 2
"""Imagined tables over which one-step play averages."""

LEAST: Final = 1e-9
"""Hope is never counted as less, where it is divided."""

UNKNOWN: Final = -1.0
"""What is expected where nobody has searched."""

EARLY: Final = 0.3
"""The part of games in which everything is learned from, also what came before the odd move."""


class OneStep(Bot):
    """Takes what looks best at once, over fewer imagined tables than the greedy bot: for thousands of games."""

    def think(self, game: AnyGame, s: State, seat: int) -> Step:
        options = fresh(s)
        values = [0.0] * len(options)
        for _ in range(LOOKS):
            world = game.imagine(s, seat, self.rng)
            for number, option in enumerate(fresh(world)):
                after = world.clone()
                apply(after, option)
                values[number] += game.evaluate(after, seat)
        return options[values.index(max(values))]


def lesson(plan: Plan, weights: Weights | None, seed: int, iterations: int) -> Lesson:
    """One game of the mind against itself; without iterations by one-step play.

    One move of it is odd, made by chance: so the mind also learns what comes of what it would not do itself.
    """
    game = thinking(plan.game, plan.kind, weights)
    reading = mind_of(game).reading
    rng = seeded(seed)
    bots = [player(seed * 16 + seat, iterations) for seat in range(plan.seats)]
    s = plan.deal(seed)
    odd = rng.below(max(1, length(plan, seed)))
    everything = rng.below(100) < 100 * EARLY
    positions: list[Position] = []
    decisions = 0
    while s.options:
        seat = asked(s).seat
        options = fresh(s)
        if decisions == odd:
            option = options[rng.below(len(options))]
            positions = positions if everything else []
        else:
            bots[seat].value = UNKNOWN
            option = bots[seat].choose(game, s, seat)
            if positions and bots[seat].value >= 0.0:
                positions[-1].expect(reading.side(s, seat), bots[seat].value, game.expectations(s, seat))
        choice = Choice(s, seat, option)
        apply(s, option)
        decisions += 1
        if s.options:
            positions.append(Position(decisions, reading, s, rng.below(s.seats), choice))
    kept = thinned(positions, plan.recipe.positions, rng)
    if plan.recipe.untaken:
        kept = [each for position in kept for each in [position, *beside(position, plan, game, rng)]]
    return taught(game, reading, s, kept)


def player(seed: int, iterations: int) -> Bot:
    """One seat of a game to learn from."""
    return SearchBot(seed, iterations) if iterations else OneStep(seed)


def length(plan: Plan, seed: int) -> int:
    """About how many decisions such a game takes: one by chance tells."""
    rng = seeded(seed)
    s = plan.deal(seed)
    decisions = 0
    while s.options:
        options = fresh(s)
        apply(s, options[rng.below(len(options))])
        decisions += 1
    return decisions


class Position:
    """A moment of a game: its stage, and by side, rivals too, which traits it has and what the search expects.

    It is looked at as a mind will: by the eyes of one seat, which does not know what others keep secret.
    """

    def __init__(
        self, decision: int, reading: Reading, s: State, viewer: int, choice: Choice, better: float | None = None
    ) -> None:
        self.decision = decision
        self.viewer = viewer
        self.choice = choice  # which led here, or would not have
        self.taken = better is None
        self.stage = reading.stage(s)
        self.entries: list[int] = []
        self.listings: list[Listing] = []
        rivals = reading.rivals(s) if self.taken else 0  # nothing is said of what a choice does to them
        for entry in range(s.seats + rivals):
            if entry >= s.seats or reading.side(s, entry) == entry:
                listing = Listing(reading.side(s, viewer) == entry)
                reading.mark(s, entry, listing)
                self.entries.append(entry)
                self.listings.append(listing)
        self.values = [UNKNOWN for _ in self.entries]
        side = reading.side(s, choice.seat)
        self.better = [better if better is not None and entry == side else 0.0 for entry in self.entries]

    def expect(self, side: int, value: float, at_once: list[float]) -> None:
        """The side that chooses here expects this part of the victory; the others share the rest as it seems at once.

        Who plays alone expects points too, and shares nothing.
        """
        if len(at_once) > 1:
            others = sum(at_once[entry] for entry in self.entries if entry != side)
            rest = (1.0 - value) / max(others, LEAST)
            self.values = [value if entry == side else rest * at_once[entry] for entry in self.entries]


def beside(position: Position, plan: Plan, game: AnyGame, rng: Rng) -> list[Position]:
    """Where other options of the same decision would have led."""
    reading = mind_of(game).reading
    found = compared(plan, game, position.choice, rng)
    return [
        Position(position.decision, reading, other.s, position.viewer, position.choice, other.better) for other in found
    ]


def thinned(positions: list[Position], most: int, rng: Rng) -> list[Position]:
    """No more positions than these, by chance, in their order: neighbours teach nearly the same."""
    if len(positions) <= most:
        return positions
    numbers = list(range(len(positions)))
    rng.shuffle(numbers)
    return [positions[number] for number in sorted(numbers[:most])]


def taught(game: AnyGame, reading: Reading, s: State, positions: list[Position]) -> Lesson:
    """What a finished game teaches."""
    listings = [listing for position in positions for listing in position.listings]
    return Lesson(
        finals=np.array(reading.finals(s), np.float64),
        shares=np.array(victory(game, reading, s), np.float64),
        decisions=np.array([position.decision for position in positions], np.int32),
        taken=np.array([position.taken for position in positions], np.int32),
        stages=np.array([position.stage for position in positions], np.int32),
        places=np.repeat(np.arange(len(positions), dtype=np.int32), [len(each.entries) for each in positions]),
        entries=np.array([entry for position in positions for entry in position.entries], np.int32),
        values=np.array([value for position in positions for value in position.values], np.float64),
        better=np.array([better for position in positions for better in position.better], np.float64),
        lengths=np.array([len(listing.traits) for listing in listings], np.int32),
        traits=np.array([trait for listing in listings for trait in listing.traits], np.int32),
        times=np.array([times for listing in listings for times in listing.times], np.int32),
    )


def victory(game: AnyGame, reading: Reading, s: State) -> list[float]:
    """By seat and rival, the part each has in the victory: partners one whole, rivals what nobody else won."""
    scores = game.scores(s)
    rivals = reading.rivals(s)
    sides = [reading.side(s, seat) for seat in range(s.seats)]
    winners = {seat if side == NOBODY else side for seat, side in enumerate(sides) if scores[seat].wins}
    if not winners and not rivals:
        return [1.0 / len(set(sides))] * s.seats
    won = [1.0 / len(winners) if score.wins else 0.0 for score in scores]
    return [*won, *[0.0 if winners else 1.0 / rivals] * rivals]

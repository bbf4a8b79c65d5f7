"""Whether an analysis can be believed: two measures against a search ten times as large, and how much noise there is.

    python -m embertable.lab.validation agreement GAME --games 4
    python -m embertable.lab.validation planted GAME --moments 40
    python -m embertable.lab.validation noise GAME --moments 40

`agreement` lets bots that overlook things play whole games and looks where the analysis calls a loss clear: how often
does a search with ten times the iterations and another seed name the very same option as best?

`planted` takes moments of games between searching bots at random, and any option of theirs at random. Where the large
search says that this option costs so much, it is planted; then the analysis, which knows nothing of it, judges the
decision. How many of them does it call a loss?

`noise` judges any option of random moments twice, with different seeds: how far apart are the two?
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from typing import Final

from embertable.bots import bot
from embertable.coach.analysis import ITERATIONS, judge_decision
from embertable.coach.judge import Verdict, judge
from embertable.core.flow import State, apply, asked, fresh
from embertable.core.game import AnyGame
from embertable.core.rng import Rng, seeded
from embertable.games import CATALOGUE
from embertable.games import game as game_named

LARGER: Final = 10  # times the iterations of the analysis
OTHER_SEED: Final = 1_000_003  # no analysis thinks with it
COST: Final = 0.06  # what a planted option gives up at least, as the large search sees it
SURE: Final = 3.0  # by so many times its doubt
HUMAN: Final = "level:2"  # it overlooks things
STRONG: Final = "search:200"
MOST_GAMES: Final = 8  # where hardly any option costs so much, fewer are planted
APART: Final = 3  # of so many decisions one is looked at for planting, so that games differ


def moments(game: AnyGame, seats: int, seed: int, player: str) -> Iterator[tuple[int, State, str]]:
    """The decisions of a game played by bots: number, state, and the key that was chosen."""
    s: State = game.new(seats, None, seed)
    players = [bot(player, seed * 10 + seat) for seat in range(seats)]
    number = 0
    while s.agenda:
        seat = asked(s).seat
        option = players[seat].choose(game, s, seat)
        number += 1
        yield number, s, option.key()
        s = s.clone()
        apply(s, option)


def larger(game: AnyGame, s: State, staying: str, iterations: int) -> Verdict:
    """What a search ten times as large thinks, with chance of its own."""
    return judge(game, s, asked(s).seat, LARGER * iterations, OTHER_SEED, (staying,))


class Agreement:
    """How often the large search has the same best option where the analysis is clear."""

    def __init__(self) -> None:
        self.decisions = 0
        self.clear = 0
        self.same = 0  # the very same best option
        self.worse = 0  # the large search, too, has the chosen option behind by more than noise

    def look(self, game: AnyGame, number: int, s: State, chosen: str, iterations: int) -> None:
        """One decision."""
        self.decisions += 1
        judged = judge_decision(game, s, number, chosen, iterations)
        if not judged.clear:
            return
        self.clear += 1
        verdict = larger(game, s, chosen, iterations)
        self.same += verdict.best.key == judged.best
        mine = verdict.of(chosen)
        self.worse += mine is not None and mine.is_behind()

    def __str__(self) -> str:
        return (
            f"{self.decisions} decisions, {self.clear} clear losses; the search of {LARGER} times the size has the "
            f"same best option in {self.same}, the chosen option behind in {self.worse}"
        )


def agreement(game: AnyGame, seats: int, games: int, first: int, iterations: int) -> Agreement:
    """Whole games by bots that overlook things."""
    found = Agreement()
    for seed in range(first, first + games):
        for number, s, chosen in moments(game, seats, seed, HUMAN):
            found.look(game, number, s, chosen, iterations)
    return found


class Planted:
    """How many planted losses were found out."""

    def __init__(self) -> None:
        self.tried = 0
        self.planted = 0
        self.found = 0  # called a clear loss
        self.noticed = 0  # called a loss at all

    def look(self, game: AnyGame, number: int, s: State, rng: Rng, iterations: int) -> None:
        """One moment, and any option of it."""
        options = fresh(s)
        if len(options) < 2:
            return
        self.tried += 1
        key = options[rng.below(len(options))].key()
        weighed = larger(game, s, key, iterations).of(key)
        if weighed is None or weighed.behind < max(COST, SURE * weighed.doubt):
            return
        judged = judge_decision(game, s, number, key, iterations)
        self.planted += 1
        self.found += judged.clear
        self.noticed += judged.loss > 0.0

    def __str__(self) -> str:
        return (
            f"{self.tried} moments, {self.planted} planted (at least {COST:.0%}); {self.found} called a clear loss, "
            f"{self.noticed} a loss"
        )


def planted(game: AnyGame, seats: int, wanted: int, first: int, iterations: int) -> Planted:
    """Moments of games between searching bots, until so many losses are planted."""
    found = Planted()
    rng = seeded(first)
    seed = first
    while found.planted < wanted and seed < first + MOST_GAMES:
        for number, s, _ in moments(game, seats, seed, STRONG):
            if found.planted < wanted and rng.below(APART) == 0:
                found.look(game, number, s, rng, iterations)
        seed += 1
    return found


class Noise:
    """How far two judgements of the same option lie apart."""

    def __init__(self) -> None:
        self.apart: list[float] = []

    def look(self, game: AnyGame, s: State, rng: Rng, iterations: int) -> None:
        """One moment, and any option of it."""
        options = fresh(s)
        key = options[rng.below(len(options))].key()
        found = [judge(game, s, asked(s).seat, iterations, seed, (key,)).of(key) for seed in (1, OTHER_SEED)]
        self.apart.append(abs(found[0].behind - found[1].behind) if found[0] and found[1] else 0.0)

    def __str__(self) -> str:
        ordered = sorted(self.apart)
        count = len(ordered)
        return (
            f"{count} options judged twice; apart by {ordered[count // 2]:.2%} at the median, "
            f"{sum(ordered) / count:.2%} on average, {ordered[9 * count // 10]:.2%} in the worst tenth"
        )


def noise(game: AnyGame, seats: int, wanted: int, first: int, iterations: int) -> Noise:
    """Moments of games between quick bots, until so many options were judged twice."""
    found = Noise()
    rng = seeded(first)
    seed = first
    while len(found.apart) < wanted:
        for _, s, _ in moments(game, seats, seed, "greedy"):
            if len(found.apart) < wanted and rng.below(APART) == 0 and len(fresh(s)) > 1:
                found.look(game, s, rng, iterations)
        seed += 1
    return found


def main() -> None:
    """Run one of the measures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("measure", choices=["agreement", "planted", "noise"])
    parser.add_argument("game", choices=CATALOGUE)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--moments", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=ITERATIONS)
    given = parser.parse_args()
    game = game_named(given.game)
    began = time.process_time()
    found: Agreement | Planted | Noise
    if given.measure == "agreement":
        found = agreement(game, given.seats, given.games, given.seed, given.iterations)
    elif given.measure == "noise":
        found = noise(game, given.seats, given.moments, given.seed, given.iterations)
    else:
        found = planted(game, given.seats, given.moments, given.seed, given.iterations)
    spent = time.process_time() - began
    print(f"{game.id}, {given.seats} seats, {given.iterations} iterations: {found}; {spent:.0f} s of processor time")


if __name__ == "__main__":
    main()

"""The size of a game's tree, by random play: `python -m tests.games.tree tatsu` prints the table for `docs/games`."""

from __future__ import annotations

import sys
from random import Random

from embertable.core.flow import apply, fresh
from embertable.core.game import AnyGame
from embertable.games import game

GAMES = 300


def choices(rules: AnyGame, seats: int, seed: int) -> list[int]:
    """How many options each decision of a random game had, echoes left aside as bots do."""
    chance = Random(seed)
    s = rules.new(seats, seed=seed)
    found: list[int] = []
    while s.options:
        options = fresh(s)
        found.append(len(options))
        apply(s, chance.choice(options))
    return found


def main() -> None:
    """One row by the number of seats."""
    rules = game(sys.argv[1])
    print("| players | decisions a game | options, mean | options, most |\n|---|---|---|---|")
    for seats in rules.seats:
        games = [choices(rules, seats, seed) for seed in range(GAMES)]
        every = [options for each in games for options in each]
        print(f"| {seats} | {len(every) / GAMES:.0f} | {sum(every) / len(every):.1f} | {max(every)} |")


if __name__ == "__main__":
    main()

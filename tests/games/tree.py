"""The size of a game's tree, by random play: `python -m tests.games.tree tatsu` prints the table for `docs/games`.

Without the name of a game it prints all of them, with what people see besides: echoes.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from random import Random
from time import process_time

from embertable.core.flow import apply, fresh
from embertable.core.game import AnyGame
from embertable.games import CATALOGUE, game

GAMES = 300


@dataclass
class Tree:
    """What random games at one number of seats came to: how many options each decision had."""

    fresh: list[int] = field(default_factory=list)  # echoes left aside, as bots do
    offered: list[int] = field(default_factory=list)  # with echoes, as people see them
    seconds: float = 0.0  # of the processor, for all of it

    def grow(self, rules: AnyGame, seats: int, seed: int) -> None:
        """One more game."""
        chance = Random(seed)
        began = process_time()
        s = rules.new(seats, seed=seed)
        while s.options:
            options = fresh(s)
            self.fresh.append(len(options))
            self.offered.append(len(s.options))
            apply(s, chance.choice(options))
        self.seconds += process_time() - began


def grown(rules: AnyGame, seats: int) -> Tree:
    """What the random games of one number of seats came to."""
    tree = Tree()
    for seed in range(GAMES):
        tree.grow(rules, seats, seed)
    return tree


def mean(counts: list[int]) -> float:
    return sum(counts) / len(counts)


def of_one(rules: AnyGame) -> None:
    """One row by the number of seats, for the rules page."""
    print("| players | decisions a game | options, mean | options, most |\n|---|---|---|---|")
    for seats in rules.seats:
        found = grown(rules, seats).fresh
        print(f"| {seats} | {len(found) / GAMES:.0f} | {mean(found):.1f} | {max(found)} |")


def of_all() -> None:
    """One row by game and number of seats, with echoes and the time it took."""
    print("| game | players | decisions a game | options, mean | most | with echoes, mean | most | µs a decision |")
    print("|---|---|---|---|---|---|---|---|")
    for name in CATALOGUE:
        for seats in game(name).seats:
            tree = grown(game(name), seats)
            bots = f"{mean(tree.fresh):.2f} | {max(tree.fresh)}"
            people = f"{mean(tree.offered):.2f} | {max(tree.offered)}"
            time = 1e6 * tree.seconds / len(tree.fresh)
            print(f"| {name} | {seats} | {len(tree.fresh) / GAMES:.1f} | {bots} | {people} | {time:.0f} |", flush=True)


if __name__ == "__main__":
    of_one(game(sys.argv[1])) if len(sys.argv) > 1 else of_all()

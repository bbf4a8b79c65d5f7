"""Reads games and finds senseless moves: an own tower burnt, a partner attacked, a tower spared by a shadow.

`python -m tests.games.fire_tower.mind.senseless --seats 4 --mode shadow --games 100` lets bots play and tells them.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass

from embertable.bots.base import Bot
from embertable.bots.levels import bot
from embertable.core.flow import apply, asked, is_over
from embertable.games.fire_tower import GAME
from embertable.games.fire_tower.mind.senseless import fault
from embertable.games.fire_tower.variants import Variants


@dataclass(frozen=True)
class Move:
    """A senseless move: in which turn, by whom, what, and why it is one."""

    turn: int
    seat: int
    key: str
    why: str


def senseless(seats: int, variants: Variants, seed: int, bots: list[Bot]) -> Iterator[Move]:
    """The senseless moves of one game between these bots."""
    s = GAME.new(seats, variants, seed)
    while not is_over(s):
        seat = asked(s).seat
        option = bots[seat].think(GAME, s, seat)
        why = fault(s, option, seat)
        if why:
            yield Move(s.turns, seat, option.key(), why)
        apply(s, option)


def read_games() -> None:
    """Let bots play and tell what was senseless."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--mode", default="usual", choices=("usual", "plain", "shadow", "teams"))
    parser.add_argument("--champion", default="none", choices=("none", "champion", "grand"))
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    variants = Variants(mode=chosen.mode, champion=chosen.champion)
    found = 0
    for seed in range(chosen.seed, chosen.seed + chosen.games):
        bots = [bot(chosen.bot, seed * chosen.seats + seat) for seat in range(chosen.seats)]
        for move in senseless(chosen.seats, variants, seed, bots):
            found += 1
            print(f"seed {seed}, turn {move.turn}, seat {move.seat}: {move.key}: {move.why}")
    print(f"{found} senseless moves in {chosen.games} games")


if __name__ == "__main__":
    read_games()

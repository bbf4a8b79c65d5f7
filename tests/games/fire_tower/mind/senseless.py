"""Reads games and finds senseless moves: an own tower burnt, a partner attacked, a tower spared by a shadow.

`python -m tests.games.fire_tower.mind.senseless --seats 4 --mode shadow --games 100` lets bots play and tells them.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass

from embertable.bots.base import Bot
from embertable.bots.levels import bot
from embertable.core.flow import Ask, Step, apply, asked, fresh, is_over, put
from embertable.games.fire_tower import GAME
from embertable.games.fire_tower.chapters.teams import partner
from embertable.games.fire_tower.chapters.turn import ChooseEnd, Play
from embertable.games.fire_tower.effects.bucket import ChooseRecklessFire
from embertable.games.fire_tower.effects.haunting import PlayDrawn
from embertable.games.fire_tower.mind.opinions import distances
from embertable.games.fire_tower.places.towers import roof_of
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import SHADOW, TEAMS
from embertable.games.fire_tower.variants import Variants

BURNT = 0  # the distance of fire from a roof that is lost


@dataclass(frozen=True)
class Move:
    """A senseless move: in which turn, by whom, what, and why it is one."""

    turn: int
    seat: int
    key: str
    why: str


def side_of(s: State, seat: int) -> list[int]:
    """The seats whose towers a seat should care for."""
    return [seat, partner(seat)] if s.mode == TEAMS else [seat]


class Outcome:
    """What a move itself does to the towers, before anything else happens: nearer is worse."""

    def __init__(self, s: State, option: Step, seat: int) -> None:
        after = laid(s, option)
        before, now = reach(s), reach(after)
        side = side_of(s, seat)
        nearer = [other for other in range(s.seats) if now[other] < before[other]]
        further = [other for other in range(s.seats) if now[other] > before[other]]
        self.burns_own = now[seat] == BURNT < before[seat]
        self.hurts_partner = any(other in nearer for other in side if other != seat)
        self.hurts_rival = any(other not in side for other in nearer)
        self.spares_rival = s.players[seat].role == SHADOW and bool(further) and not nearer

    def why(self) -> str:
        """What is bad about it, if there was anything better."""
        if self.burns_own:
            return "the own tower burns"
        if self.hurts_partner and not self.hurts_rival:
            return "fire comes nearer to the partner alone"
        return "a shadow makes a tower safer" if self.spares_rival else ""


def laid(s: State, option: Step) -> State:
    """The table when an option has done what it says, and nothing has come of it yet."""
    after = s.clone()
    put(after, option)
    after.agenda.pop().resolve(after)
    following = after.agenda[-1]
    if isinstance(following, ChooseRecklessFire):
        after.fire |= following.chosen
    return after


def reach(s: State) -> list[int]:
    """By seat: how many cells fire still has to take to stand on the roof."""
    found = []
    for away, player in zip(distances(s), s.players, strict=True):
        found.append(away if player.intact and not s.fire & roof_of(player) else BURNT)
    return found


def fault(s: State, option: Step, seat: int) -> str:
    """Why a move is senseless; nothing where it has its sense, or where there was no better one."""
    why = harm(s, option, seat)
    if not why or is_won_by(s, option, seat):
        return ""
    return "" if all(harm(s, other, seat) for other in fresh(s)) else why


def harm(s: State, option: Step, seat: int) -> str:
    """What is bad about a move; about playing a card, if everything that can come of it is bad."""
    why = Outcome(s, option, seat).why()
    if why or not isinstance(option, Play | PlayDrawn):
        return why
    after = laid(s, option)
    question = after.agenda[-1]
    if not isinstance(question, Ask) or isinstance(question, ChooseEnd):
        return ""
    found = [Outcome(after, following, seat).why() for following in question.options(after)]
    return found[0] if found and all(found) else ""


def is_won_by(s: State, option: Step, seat: int) -> bool:
    """Whether a move ends the game and does not lose it."""
    after = s.clone()
    apply(after, option)
    return is_over(after) and (not after.winners or seat in after.winners)


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

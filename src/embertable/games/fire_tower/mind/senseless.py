"""What nobody does who knows the rules: burn the own tower, attack a partner, spare a tower as a shadow, without need.

Whoever overlooks things asks here before choosing, so that a beginner plays badly and never absurdly.
"""

from __future__ import annotations

from typing import Final

from embertable.core.flow import Ask, Step, apply, fresh, is_over, put
from embertable.games.fire_tower.chapters.teams import partner
from embertable.games.fire_tower.chapters.turn import ChooseEnd, Play
from embertable.games.fire_tower.effects.bucket import ChooseRecklessFire
from embertable.games.fire_tower.effects.haunting import PlayDrawn
from embertable.games.fire_tower.mind.opinions import distances
from embertable.games.fire_tower.places.towers import roof_of
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import SHADOW, TEAMS

BURNT: Final = 0
"""The distance of fire from a roof that is lost."""


def is_senseless(s: State, seat: int, option: Step) -> bool:
    """Whether a choice hurts the own side alone although there is another."""
    return bool(fault(s, option, seat))


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
    away = distances(s)
    for seat in range(s.seats):
        player = s.players[seat]
        if not player.intact or s.fire & roof_of(player):
            away[seat] = BURNT
    return away


def fault(s: State, option: Step, seat: int) -> str:
    """Why a move is senseless; nothing where it has its sense, or where there was no better one."""
    why = harm(s, option, seat)
    if not why or is_won_by(s, option, seat):
        return ""
    return "" if all(harm(s, other, seat) for other in fresh(s)) else why


def harm(s: State, option: Step, seat: int) -> str:
    """What is bad about a move; about playing a card, if everything that can come of it is bad."""
    why = Outcome(s, option, seat).why()
    if why or not isinstance(option, (Play, PlayDrawn)):
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

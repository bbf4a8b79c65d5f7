"""The trick: four turns, then the strongest spirit takes the four cards, unless a fusion holds them back."""

from __future__ import annotations

from typing import ClassVar, Final

from embertable.core.flow import Step
from embertable.games.tatsu.cards.tables import FUSION, POINTS, STRENGTH
from embertable.games.tatsu.chapters.turn import TURNS, TakeTurn
from embertable.games.tatsu.events import Carried, Discarded, Took
from embertable.games.tatsu.state import State
from embertable.games.tatsu.terms import PLACES, TRICKS


class PlayTrick(Step):
    """The leader acts first, then clockwise, until four cards lie; whoever takes them leads the next. Seven tricks."""

    def resolve(self, s: State) -> None:
        if s.tricks < TRICKS:
            s.then(*self.turns(s), RESOLVE_TRICK, self)

    def turns(self, s: State) -> list[TakeTurn]:
        """One for each place, put to whoever decides for it."""
        controllers = s.controllers
        return [TURNS[controllers[place]][place] for place in ROUNDS[s.leader]]


class ResolveTrick(Step):
    """Four cards lie: the strongest spirit takes them, unless a fusion holds them back."""

    held: ClassVar[bool] = True

    def resolve(self, s: State) -> None:
        s.tricks += 1
        fusion = first_fusion(s)
        if fusion is not None:
            carry(s, s.holders[fusion])
        else:
            take(s, s.holders[strongest(s)])
        s.trick = []
        s.holders = []
        s.givers = []


# By the place that leads: who acts in which order.
ROUNDS: Final[list[list[int]]] = [[(leader + turn) % PLACES for turn in range(PLACES)] for leader in range(PLACES)]

PLAY_TRICK: Final = PlayTrick()

RESOLVE_TRICK: Final = ResolveTrick()


def first_fusion(s: State) -> int | None:
    """The position in the trick of the fusion placed first."""
    for position in range(len(s.trick)):
        if FUSION[s.trick[position]]:
            return position
    return None


def strongest(s: State) -> int:
    """The position in the trick of the strongest spirit; of equals, and of multipliers alone, the first placed."""
    best = 0
    for position in range(1, len(s.trick)):
        if STRENGTH[s.trick[position]] > STRENGTH[s.trick[best]]:
            best = position
    return best


def carry(s: State, holder: int) -> None:
    """Nobody takes the trick: it goes with the next one, or, if it was the last, to nobody."""
    s.carried.extend(s.trick)
    if s.tricks < TRICKS:
        s.leader = holder
        s.note(Carried(s.owners[holder], len(s.carried)))
    else:
        s.note(Discarded(len(s.carried)))
        s.discarded = s.carried
        s.carried = []


def take(s: State, winner: int) -> None:
    """The winner's side captures the trick and all that was carried into it, and leads."""
    clan = s.clans[winner]
    cards = s.carried + s.trick
    s.captured[clan].extend(cards)
    s.carried = []
    s.leader = winner
    if s.journal is not None:
        s.note(Took(s.owners[winner], clan, len(cards), sum([POINTS[card] for card in cards])))

"""The solo game: score all fountain cards before coins, bag and deck run out."""

from __future__ import annotations

from typing import Final

from embertable.core.flow import Step
from embertable.games.flamecraft_duals.cards.tables import RATINGS
from embertable.games.flamecraft_duals.chapters.scoring import fountains_scored, hearts
from embertable.games.flamecraft_duals.chapters.turn import begin_turn, fill_hand
from embertable.games.flamecraft_duals.events import EndedAlone, SurvivalPaid
from embertable.games.flamecraft_duals.places.hexes import CENTRE
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import FOUNTAINS, LOST, WON


def begin_solo(s: State) -> None:
    """The piece begins on the centre; one fountain card is open, five lie face down."""
    s.piece = CENTRE
    s.pile = s.fountains
    s.rng.shuffle(s.pile)
    s.fountains = [s.pile.pop()]
    begin_turn(s, 0, SOLO_REFRESH)


class SoloRefresh(Step):
    """See whether the game goes on; then draw, and begin again."""

    def resolve(self, s: State) -> None:
        if not end_if_over(s):
            s.then(NEXT_TURN)
            fill_hand(s)


class NextTurn(Step):
    """Another turn, unless Refresh took the last card."""

    def resolve(self, s: State) -> None:
        if s.ending:
            end_solo(s, LOST)
        else:
            begin_turn(s, 0, SOLO_REFRESH)


def end_if_over(s: State) -> bool:
    """Won with all fountain cards; lost with no coin for a turn without a card, or when the bag or deck ran out."""
    me = s.players[0]
    if fountains_scored(me) == FOUNTAINS:
        end_solo(s, WON)
        return True
    if not s.card_scored:
        if me.coins == 0:
            end_solo(s, LOST)
            return True
        me.coins -= 1
        s.note(SurvivalPaid(0))
    if s.ending:
        end_solo(s, LOST)
        return True
    return False


def end_solo(s: State, result: int) -> None:
    """The solo game is over."""
    s.result = result
    if s.journal is not None:
        s.note(EndedAlone(result == WON, hearts(s, s.players[0]), rating(s)))


def rating(s: State) -> str:
    """What a solo game that is over is called."""
    won = s.result == WON
    total = hearts(s, s.players[0])
    return next(rating.id for rating in RATINGS if rating.is_won == won and total >= rating.least)


SOLO_REFRESH: Final = SoloRefresh()
NEXT_TURN: Final = NextTurn()

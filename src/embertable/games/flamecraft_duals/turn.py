"""A turn from its beginning to Refresh, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from embertable.core.flow import Ask, Step
from embertable.games.flamecraft_duals.abilities import PLACE, pulls
from embertable.games.flamecraft_duals.chapters.scoring import fountains_scored, hearts, rating, winners
from embertable.games.flamecraft_duals.coin import add_coin
from embertable.games.flamecraft_duals.deck import draw, fill_display
from embertable.games.flamecraft_duals.events import (
    DuelEnded,
    HandFilled,
    HeldTaken,
    SoloEnded,
    SpecialScoring,
    SurvivalPaid,
    TurnBegan,
)
from embertable.games.flamecraft_duals.score import SCORE
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import COIN_HEARTS, FACE, FOUNTAINS, HAND, LOST, WON


def begin_turn(s: State, seat: int) -> None:
    """Action, Score, Refresh, in this order."""
    s.turn = seat
    s.turns += 1
    s.coin_spent = False
    s.fountain_scored = False
    s.card_scored = False
    if s.journal is not None:
        s.note(TurnBegan(seat))
    s.then(TAKE_TURN[seat], SCORE[seat], END_TURN)


class TakeTurn(Ask):
    """Pull a token from the bag, or take the one you kept from the fountain."""

    rule: ClassVar[str] = "turn"

    def options(self, s: State) -> list[Step]:
        if s.players[self.seat].held:
            return add_coin(s, self.seat, [TAKE_HELD])
        return pulls(s, self.seat)


class TakeHeld(Step):
    """Play the token kept from the fountain instead of a pull."""

    def resolve(self, s: State) -> None:
        me = s.players[s.turn]
        s.tray.extend(me.held)
        me.held.clear()
        if s.journal is not None:
            s.note(HeldTaken(s.turn, FACE[s.tray[0]]))
        s.then(PLACE[s.turn])

    def key(self) -> str:
        return "take held"

    def things(self) -> Sequence[str]:
        return ("held",)


class EndTurn(Step):
    """After scoring: in a solo game see whether it goes on; then Refresh."""

    def resolve(self, s: State) -> None:
        if s.seats == 1 and is_solo_over(s):
            return
        if s.hand_limit != HAND:
            s.note(HandFilled(s.turn, s.hand_limit))
        s.then(FILL_DISPLAY, PASS_TURN)
        draw(s, max(0, min(s.hand_limit - len(s.players[s.turn].hand), len(s.deck) + len(s.display))))


def is_solo_over(s: State) -> bool:
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


class FillDisplay(Step):
    """Only now are the gaps among the open cards filled."""

    def resolve(self, s: State) -> None:
        if s.open_cards:
            fill_display(s)


class PassTurn(Step):
    """The other player's turn; or, after the last turn, the other player's special scoring."""

    def resolve(self, s: State) -> None:
        if s.seats == 1:
            if s.ending:
                end_solo(s, LOST)
            else:
                begin_turn(s, 0)
        elif s.ending:
            other = 1 - s.turn
            s.turn = other
            s.special = True
            s.coin_spent = False
            s.fountain_scored = False
            s.note(SpecialScoring(other))
            s.then(SCORE[other], END_DUEL)
        else:
            begin_turn(s, 1 - s.turn)


class EndDuel(Step):
    """More hearts win; then more scored cards; then both."""

    def resolve(self, s: State) -> None:
        if s.journal is not None:
            totals = tuple([hearts(s, player) for player in s.players])
            s.note(DuelEnded(tuple(winners(s)), totals, s.coin_hearts != COIN_HEARTS))


def end_solo(s: State, result: int) -> None:
    """The solo game is over."""
    s.result = result
    if s.journal is not None:
        s.note(SoloEnded(result == WON, hearts(s, s.players[0]), rating(s)))


TAKE_TURN: Final[list[Step]] = [TakeTurn(0), TakeTurn(1)]
TAKE_HELD: Final = TakeHeld()
END_TURN: Final = EndTurn()
FILL_DISPLAY: Final = FillDisplay()
PASS_TURN: Final = PassTurn()
END_DUEL: Final = EndDuel()

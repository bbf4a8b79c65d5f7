"""A turn of a duel: Action, Score, Refresh."""

from __future__ import annotations

from typing import ClassVar, Final

from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft_duals.chapters.action import CHOOSE_CELL, pulls, refused_pulls
from embertable.games.flamecraft_duals.chapters.coin import add_coin
from embertable.games.flamecraft_duals.chapters.drawing import draw
from embertable.games.flamecraft_duals.chapters.end import score_specially
from embertable.games.flamecraft_duals.chapters.scoring import SCORE_CARDS
from embertable.games.flamecraft_duals.chapters.supply import fill_display
from embertable.games.flamecraft_duals.chapters.waiting import HELD_OPTIONS
from embertable.games.flamecraft_duals.effects.options import BoardOption
from embertable.games.flamecraft_duals.events import HandFilled, HeldTaken, TurnBegan
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import FACE, HAND

KEPT_FIRST: Final = Refusal("kept first", "piece")


def begin_turn(s: State, seat: int, refresh: Step) -> None:
    """Action, Score, Refresh, in this order."""
    s.turn = seat
    s.turns += 1
    s.coin_spent = False
    s.fountain_scored = False
    s.card_scored = False
    if s.journal is not None:
        s.note(TurnBegan(seat))
    s.then(TAKE_TURN[seat], SCORE_CARDS[seat], refresh)


class TakeTurn(Ask):
    """Pull a token from the bag, or take the one you kept from the fountain."""

    rule: ClassVar[str] = "turn"
    main: ClassVar[bool] = True

    def options(self, s: State) -> list[Step]:
        if why_not_pull_now(s, self.seat) is None:
            return pulls(s, self.seat)
        return add_coin(s, self.seat, [TAKE_HELD])

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        refused = refused_pulls(s, self.seat, why_not_pull_now(s, self.seat))
        return [pair for pair in refused if pair[0] is not TAKE_HELD]


def why_not_pull_now(s: State, seat: int) -> Refusal | None:
    """A token kept from the fountain is played instead of a pull."""
    return KEPT_FIRST if s.players[seat].held else None


class TakeHeld(BoardOption):
    """Play the token kept from the fountain instead of a pull."""

    def resolve(self, s: State) -> None:
        me = s.players[s.turn]
        s.tray.extend(me.held)
        me.held.clear()
        if s.journal is not None:
            s.note(HeldTaken(s.turn, FACE[s.tray[0]]))
        s.then(CHOOSE_CELL[s.turn])


class Refresh(Step):
    """Draw shop cards; only then are the gaps among the open cards filled, and the turn passes."""

    def resolve(self, s: State) -> None:
        s.then(FILL_DISPLAY, PASS_TURN)
        fill_hand(s)


def fill_hand(s: State) -> None:
    """Draw until the hand is full. A hand that is as large or larger draws nothing."""
    held = len(s.players[s.turn].hand)
    count = min(s.hand_limit - held, len(s.deck) + len(s.display))
    if count <= 0:
        return
    if s.hand_limit != HAND:
        s.note(HandFilled(s.turn, held + count))
    draw(s, count)


class FillDisplay(Step):
    """Only now are the gaps among the open cards filled."""

    def resolve(self, s: State) -> None:
        if s.open_cards:
            fill_display(s)


class PassTurn(Step):
    """The other player's turn; or, after the last turn, the other player's special scoring."""

    def resolve(self, s: State) -> None:
        if s.ending:
            score_specially(s, 1 - s.turn)
        else:
            begin_turn(s, 1 - s.turn, REFRESH)


TAKE_TURN: Final[list[Step]] = [TakeTurn(0), TakeTurn(1)]
TAKE_HELD: Final[Step] = TakeHeld("take held", "held")
HELD_OPTIONS.append(TAKE_HELD)
REFRESH: Final = Refresh()
FILL_DISPLAY: Final = FillDisplay()
PASS_TURN: Final = PassTurn()

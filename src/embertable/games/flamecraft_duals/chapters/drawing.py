"""Shop cards out of the deck and the open row, and back under the deck; who knows what of them."""

from __future__ import annotations

from typing import ClassVar, Final

from embertable.core.flow import Ask, Event, Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft_duals.chapters.supply import end_with_deck, take_top
from embertable.games.flamecraft_duals.chapters.waiting import OPEN_OPTIONS
from embertable.games.flamecraft_duals.effects.options import BoardOption, CardOption
from embertable.games.flamecraft_duals.events import CardReturned, CardsDrawn, CoinSpent, OpenCardTaken
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import NONE, SHOP_CARDS

EMPTY_DECK: Final = Refusal("empty deck", "end")
NOT_IN_HAND: Final = Refusal("not in hand", "coin")


def draw(s: State, count: int) -> None:
    """The active player draws shop cards; with open cards each is chosen by itself."""
    if s.open_cards:
        s.then(*[CHOOSE_DRAW[s.turn] for _ in range(count)])
    else:
        draw_from_deck(s, min(count, len(s.deck)))


def draw_from_deck(s: State, count: int) -> None:
    """Cards from the top of the deck into the active player's hand."""
    if not count:
        return
    me = s.players[s.turn]
    for _ in range(count):
        card = take_top(s)
        if len(s.returned) > len(s.deck) and s.returned.pop() != s.turn:
            # The opponent once put this card under the deck, has counted, and knows where it went.
            me.shown.append(card)
        me.hand.append(card)
    if s.journal is not None:
        s.note(CardsDrawn(s.turn, count, tuple(me.hand[-count:]), is_for_coin(s.journal)))
    end_with_deck(s)


def is_for_coin(journal: list[Event]) -> bool:
    """Whether a coin was spent on cards just now: that is then told with the cards, in one line."""
    last = journal[-1] if journal else None
    if not isinstance(last, CoinSpent) or last.dragon != NONE:
        return False
    journal.pop()
    return True


class ChooseDraw(Ask):
    """For each card drawn take an open one or the top of the deck."""

    rule: ClassVar[str] = "fancy"

    def options(self, s: State) -> list[Step]:
        options: list[Step] = [TAKE_OPEN[card] for card in s.display]
        if why_not_take_top(s) is None:
            options.append(TAKE_TOP)
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        refusal = why_not_take_top(s)
        return [] if refusal is None else [(TAKE_TOP, refusal)]


def why_not_take_top(s: State) -> Refusal | None:
    """The deck must hold a card."""
    return None if s.deck else EMPTY_DECK


class TakeOpen(CardOption):
    """Take an open shop card; both players know it from now on."""

    verb: ClassVar[str] = "take"

    def resolve(self, s: State) -> None:
        me = s.players[s.turn]
        s.display.remove(self.card)
        me.hand.append(self.card)
        me.shown.append(self.card)
        s.note(OpenCardTaken(s.turn, self.card))


class TakeTop(BoardOption):
    """Draw the top card of the deck."""

    def resolve(self, s: State) -> None:
        draw_from_deck(s, 1)


class ChooseReturn(Ask):
    """Put a card of the hand under the deck. The next one goes lower still."""

    sealed: ClassVar[bool] = True
    rule: ClassVar[str] = "coin"

    def options(self, s: State) -> list[Step]:
        return [RETURN[card] for card in s.players[self.seat].hand]

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return [(RETURN[card], NOT_IN_HAND) for card in s.display]


class ReturnCard(CardOption):
    """Put this card under the deck. The opponent no longer knows which cards are left in the hand."""

    verb: ClassVar[str] = "return"

    def resolve(self, s: State) -> None:
        me = s.players[s.turn]
        me.hand.remove(self.card)
        me.shown = []
        s.deck.insert(0, self.card)
        s.returned.insert(0, s.turn)
        if s.journal is not None:
            s.note(CardReturned(s.turn, self.card))


CHOOSE_DRAW: Final[list[Step]] = [ChooseDraw(0), ChooseDraw(1)]
CHOOSE_RETURN: Final[list[Step]] = [ChooseReturn(0), ChooseReturn(1)]
TAKE_OPEN: Final[list[Step]] = [TakeOpen(card) for card in range(SHOP_CARDS)]
RETURN: Final[list[Step]] = [ReturnCard(card) for card in range(SHOP_CARDS)]
OPEN_OPTIONS.extend(TAKE_OPEN)
TAKE_TOP: Final[Step] = TakeTop("draw", "deck")

"""Discarding: cards of a player's choice leave a hand, card by card in any order."""

from __future__ import annotations

from typing import ClassVar, Final

from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.fire_tower.cards.tables import KIND, distinct
from embertable.games.fire_tower.chapters.supply import discard, tell_discarded
from embertable.games.fire_tower.effects.targets import WithCard
from embertable.games.fire_tower.events import KeptAll
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import ANY, KINDS

OTHER_KIND: Final = Refusal("other kind", "discard")


class DiscardAny(Ask):
    """Which cards do you discard? As many as you like; `count` are gone already, none of them above `highest`."""

    rule: ClassVar[str] = "discard"
    any_order: ClassVar[bool] = True

    def __init__(self, seat: int, highest: int, count: int) -> None:
        super().__init__(seat)
        self.highest = highest
        self.count = count

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for card in distinct(s.players[self.seat].hand):
            options.append(Toss(self.seat, card, self.highest, self.count))
        options.append(StopDiscarding(self.seat, self.count))
        return options


class Toss(WithCard):
    """Discard this card, and perhaps more."""

    verb: ClassVar[str] = "discard"

    def __init__(self, seat: int, card: int, highest: int, count: int) -> None:
        self.seat = seat
        self.card = card
        self.highest = highest
        self.count = count

    def resolve(self, s: State) -> None:
        discard(s, self.seat, self.card, self.count)
        s.agenda.append(DiscardAny(self.seat, max(self.highest, self.card), self.count + 1))

    def is_echo(self) -> bool:
        return self.card < self.highest


class StopDiscarding(Step):
    """Keep the rest."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def resolve(self, s: State) -> None:
        if self.count:
            tell_discarded(s, self.seat, self.count)
        elif s.journal is not None:
            s.note(KeptAll(self.seat))

    def key(self) -> str:
        return "keep the rest"


class DiscardSome(Ask):
    """Which of your cards go? Exactly so many, of one kind or of any; `gone` went before, none above `highest`."""

    rule: ClassVar[str] = "discard"
    any_order: ClassVar[bool] = True

    def __init__(self, seat: int, count: int, kind: int, highest: int, gone: int) -> None:
        super().__init__(seat)
        self.count = count
        self.kind = kind
        self.highest = highest
        self.gone = gone

    def options(self, s: State) -> list[Step]:
        hand = [card for card in s.players[self.seat].hand if self.why_not(card) is None]
        if len(hand) <= self.count:
            return [self.drop(card, False) for card in hand[:1]]  # all of them go
        # In ascending order a card can only be next if enough others come after it.
        last = hand[len(hand) - self.count]
        return [self.drop(card, card < self.highest or card > last) for card in distinct(hand)]

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        thought = [(self.drop(card, False), self.why_not(card)) for card in distinct(s.players[self.seat].hand)]
        kind = f"{KINDS[self.kind]} card"
        return [(step, refusal.about(kind)) for step, refusal in thought if refusal is not None]

    def why_not(self, card: int) -> Refusal | None:
        """A card is discarded as asked: of one kind, or of any."""
        return None if self.kind in (ANY, KIND[card]) else OTHER_KIND

    def drop(self, card: int, echo: bool) -> Step:
        """The option to discard a card now."""
        return Drop(self.seat, card, self.count, self.kind, self.highest, self.gone, echo)


class Drop(WithCard):
    """Discard this card; `count` cards are still to go, this one among them."""

    verb: ClassVar[str] = "discard"

    def __init__(self, seat: int, card: int, count: int, kind: int, highest: int, gone: int, echo: bool) -> None:
        self.seat = seat
        self.card = card
        self.count = count
        self.kind = kind
        self.highest = highest
        self.gone = gone
        self.echo = echo

    def resolve(self, s: State) -> None:
        discard(s, self.seat, self.card, self.gone)
        if self.count > 1:
            highest = max(self.highest, self.card)
            s.agenda.append(DiscardSome(self.seat, self.count - 1, self.kind, highest, self.gone + 1))
        else:
            tell_discarded(s, self.seat, self.gone + 1)

    def is_echo(self) -> bool:
        return self.echo

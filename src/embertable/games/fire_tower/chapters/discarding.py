"""Discarding: cards of a player's choice leave a hand, card by card in ascending order."""

from __future__ import annotations

from typing import ClassVar

from embertable.core.flow import Ask, Step
from embertable.games.fire_tower.cards.tables import KIND, distinct
from embertable.games.fire_tower.chapters.supply import discard
from embertable.games.fire_tower.effects.targets import WithCard
from embertable.games.fire_tower.events import KeptAll
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import ANY


class DiscardAny(Ask):
    """Which cards do you discard? As many as you like; `count` are gone already."""

    rule: ClassVar[str] = "discard"

    def __init__(self, seat: int, least: int, count: int) -> None:
        super().__init__(seat)
        self.least = least
        self.count = count

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for card in distinct(s.players[self.seat].hand):
            if card >= self.least:
                options.append(Toss(self.seat, card, self.count))
        options.append(StopDiscarding(self.seat, self.count))
        return options


class Toss(WithCard):
    """Discard this card, and perhaps more."""

    verb: ClassVar[str] = "discard"

    def __init__(self, seat: int, card: int, count: int) -> None:
        self.seat = seat
        self.card = card
        self.count = count

    def resolve(self, s: State) -> None:
        discard(s, self.seat, self.card)
        s.agenda.append(DiscardAny(self.seat, self.card, self.count + 1))


class StopDiscarding(Step):
    """Keep the rest."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def resolve(self, s: State) -> None:
        if self.count == 0 and s.journal is not None:
            s.note(KeptAll(self.seat))

    def key(self) -> str:
        return "keep the rest"


class DiscardSome(Ask):
    """Which of your cards go? Exactly so many, of one kind or of any."""

    rule: ClassVar[str] = "discard"

    def __init__(self, seat: int, count: int, kind: int, least: int) -> None:
        super().__init__(seat)
        self.count = count
        self.kind = kind
        self.least = least

    def options(self, s: State) -> list[Step]:
        hand = [card for card in s.players[self.seat].hand if self.takes(card)]
        # Ascending order: a card can only be next if enough others come after it.
        firsts = hand[: max(0, len(hand) - self.count + 1)]
        return [Drop(self.seat, card, self.count, self.kind) for card in distinct(firsts)]

    def takes(self, card: int) -> bool:
        """Whether a card could be discarded as asked."""
        return card >= self.least and self.kind in (ANY, KIND[card])


class Drop(WithCard):
    """Discard this card; `count` cards go in all, this one among them."""

    verb: ClassVar[str] = "discard"

    def __init__(self, seat: int, card: int, count: int, kind: int) -> None:
        self.seat = seat
        self.card = card
        self.count = count
        self.kind = kind

    def resolve(self, s: State) -> None:
        discard(s, self.seat, self.card)
        if self.count > 1:
            s.agenda.append(DiscardSome(self.seat, self.count - 1, self.kind, self.card))

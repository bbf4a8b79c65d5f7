"""Discarding: cards of a player's choice leave a hand, card by card in ascending order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from embertable.core.flow import Ask, Step
from embertable.games.fire_tower.cards.tables import KIND
from embertable.games.fire_tower.chapters.supply import let_go
from embertable.games.fire_tower.events import Discarded, KeptAll
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import ANY, IDS


class DiscardAny(Ask):
    """Which cards do you discard? As many as you like; `count` are gone already."""

    rule: ClassVar[str] = "discard"

    def __init__(self, seat: int, least: int, count: int) -> None:
        super().__init__(seat)
        self.least = least
        self.count = count

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        last = -1
        for card in s.players[self.seat].hand:
            if card >= self.least and card != last:
                options.append(Toss(self.seat, card, self.count))
                last = card
        options.append(StopDiscarding(self.seat, self.count))
        return options


class Toss(Step):
    """Discard this card, and perhaps more."""

    def __init__(self, seat: int, card: int, count: int) -> None:
        self.seat = seat
        self.card = card
        self.count = count

    def resolve(self, s: State) -> None:
        let_go(s, self.seat, self.card)
        if s.journal is not None:
            s.note(Discarded(self.seat, (self.card,)))
        s.agenda.append(DiscardAny(self.seat, self.card, self.count + 1))

    def key(self) -> str:
        return f"discard {IDS[self.card]}"

    def things(self) -> Sequence[str]:
        return (f"card {IDS[self.card]}",)


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
        options: list[Step] = []
        hand = [card for card in s.players[self.seat].hand if card >= self.least and self.kind in (ANY, KIND[card])]
        last = -1
        # Ascending order: a card can only be next if enough others come after it.
        for place in range(min(len(hand), len(hand) - self.count + 1)):
            if hand[place] != last:
                last = hand[place]
                options.append(Drop(self.seat, last, self.count, self.kind))
        return options


class Drop(Step):
    """Discard this card; `count` cards go in all, this one among them."""

    def __init__(self, seat: int, card: int, count: int, kind: int) -> None:
        self.seat = seat
        self.card = card
        self.count = count
        self.kind = kind

    def resolve(self, s: State) -> None:
        let_go(s, self.seat, self.card)
        if s.journal is not None:
            s.note(Discarded(self.seat, (self.card,)))
        if self.count > 1:
            s.agenda.append(DiscardSome(self.seat, self.count - 1, self.kind, self.card))

    def key(self) -> str:
        return f"discard {IDS[self.card]}"

    def things(self) -> Sequence[str]:
        return (f"card {IDS[self.card]}",)

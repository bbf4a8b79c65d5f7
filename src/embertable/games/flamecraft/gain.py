"""Choosing what to gain: goods from the supply, artisans from the Park or the deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from embertable.core.effects import DECLINE
from embertable.core.flow import Ask, Step
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.supply import draw_artisan, gain, gain_goods, take_from_park
from embertable.games.flamecraft.terms import KIND_NAMES, KINDS, artisan_key


class TakeGoods(Step):
    """Take goods of one kind."""

    def __init__(self, seat: int, kind: int, count: int) -> None:
        self.seat = seat
        self.kind = kind
        self.count = count

    def resolve(self, s: State) -> None:
        gain(s, self.seat, self.kind, self.count)

    def key(self) -> str:
        return f"take {self.count} {KIND_NAMES[self.kind]}"

    def things(self) -> Sequence[str]:
        return (f"supply {KIND_NAMES[self.kind]}",)


class ChooseKind(Ask):
    """Goods of one kind out of these."""

    rule: ClassVar[str] = "rewards"

    def __init__(self, seat: int, count: int, kinds: int) -> None:
        super().__init__(seat)
        self.count = count
        self.kinds = kinds  # as bits

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for kind in range(KINDS):
            if self.kinds >> kind & 1:
                options.append(TakeGoods(self.seat, kind, self.count))
        return options


class PickGood(Step):
    """Take one good, and go on to the next with the kinds from this one on."""

    def __init__(self, seat: int, kind: int, count: int, limits: tuple[int, ...]) -> None:
        self.seat = seat
        self.kind = kind
        self.count = count  # goods still to choose, this one among them
        self.limits = limits

    def resolve(self, s: State) -> None:
        gain(s, self.seat, self.kind, 1)
        if self.count > 1:
            left = [0 if kind < self.kind else limit for kind, limit in enumerate(self.limits)]
            left[self.kind] -= 1
            choose_goods(s, self.seat, self.count - 1, tuple(left))

    def key(self) -> str:
        return f"take {KIND_NAMES[self.kind]}"

    def things(self) -> Sequence[str]:
        return (f"supply {KIND_NAMES[self.kind]}",)


class ChooseGoods(Ask):
    """Goods chosen one by one, no more of a kind than its limit. Kinds are picked in order, so no set comes twice."""

    rule: ClassVar[str] = "rewards"

    def __init__(self, seat: int, count: int, limits: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.count = count
        self.limits = limits

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        left = sum(self.limits)
        for kind in range(KINDS):
            if left < self.count:
                break
            if self.limits[kind]:
                options.append(PickGood(self.seat, kind, self.count, self.limits))
                left -= self.limits[kind]
        return options


def choose_goods(s: State, seat: int, count: int, limits: tuple[int, ...]) -> None:
    """Let a player choose goods; where everything allowed must be taken it comes by itself."""
    if sum(limits) <= count:
        gain_goods(s, seat, limits)
    else:
        s.then(ChooseGoods(seat, count, limits))


def distinct(s: State, cards: list[int]) -> list[int]:
    """One card of each kind; those with tokens on them apart, unless they carry the same."""
    seen = 0
    found: list[int] = []
    for card in cards:
        bit = 1 << card % KINDS
        if card in s.trays:
            tray = s.trays[card]
            if not any(
                other in s.trays and s.trays[other] == tray and other % KINDS == card % KINDS for other in found
            ):
                found.append(card)
        elif not seen & bit:
            seen |= bit
            found.append(card)
    return found


def tokens_on(s: State, card: int) -> tuple[int, ...]:
    """The tokens lying on an artisan."""
    return tuple(s.trays[card]) if card in s.trays else ()


class TakeFromPark(Step):
    """Take this artisan of the Park."""

    def __init__(self, seat: int, card: int, tokens: tuple[int, ...], rest: TakeArtisan) -> None:
        self.seat = seat
        self.card = card
        self.tokens = tokens  # lying on it
        self.rest = rest

    def resolve(self, s: State) -> None:
        tokens = take_from_park(s, self.seat, self.card)
        self.rest.go_on(s, self.card, tokens)

    def key(self) -> str:
        return f"take {artisan_key(self.card)}"

    def things(self) -> Sequence[str]:
        return (f"park {artisan_key(self.card)}",)


class TakeFromDeck(Step):
    """Take the top artisan of the deck, unseen."""

    def __init__(self, seat: int, rest: TakeArtisan) -> None:
        self.seat = seat
        self.rest = rest

    def resolve(self, s: State) -> None:
        self.rest.go_on(s, draw_artisan(s, self.seat), 0)

    def key(self) -> str:
        return "draw"

    def things(self) -> Sequence[str]:
        return ("deck artisans",)


PARK_OR_DECK: Final = 0
PARK_ONLY: Final = 1
REST_OF_PARK: Final = 2  # and that may be declined


class TakeArtisan(Ask):
    """An artisan of the Park or the top one of the deck; several come one by one, and the Park is not refilled."""

    rule: ClassVar[str] = "rewards"

    def __init__(self, seat: int, count: int, source: int, fired: int, collecting: bool) -> None:
        super().__init__(seat)
        self.count = count
        self.source = source
        self.fired = fired  # an artisan fired in the Park cannot take itself
        self.collecting = collecting

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for card in distinct(s, [card for card in s.park if card != self.fired]):
            options.append(TakeFromPark(self.seat, card, tokens_on(s, card), self))
        if self.source == PARK_OR_DECK and s.artisan_deck:
            options.append(TakeFromDeck(self.seat, self))
        if self.source == REST_OF_PARK:
            options.append(DECLINE)
        return options

    def go_on(self, s: State, card: int, tokens: int) -> None:
        """After one was taken."""
        if self.collecting:
            s.turn.drawn = card
            s.turn.gathered += 1 + tokens
        if self.count > 1:
            s.then(TakeArtisan(self.seat, self.count - 1, self.source, self.fired, self.collecting))


def can_take_artisan(s: State) -> bool:
    """Whether there is an artisan to take."""
    return bool(s.park) or bool(s.artisan_deck)

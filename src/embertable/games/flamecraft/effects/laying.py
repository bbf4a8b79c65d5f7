"""Laying tokens on the Park."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.effects import Do, Effect
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft.chapters.free import GO_ON
from embertable.games.flamecraft.chapters.supply import tokens_of
from embertable.games.flamecraft.events import LaidToken
from embertable.games.flamecraft.places import NONE_OWNED, PARK_EMPTY, tokens_on
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import PARK_SIZE, TOKEN_NAMES, TOKENS, artisan_key

HAS_TOKEN: Final = Refusal("has a token", "shops")
NOTHING_TO_LAY: Final = Refusal("nothing to lay", "shops")


@dataclass(frozen=True)
class LayOnPark(Effect):
    """Lay a good or coin on artisans of the Park, one on each."""

    each: Effect
    all_five: Effect

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseLaid(seat, self, source, (), 0))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        if not s.park:
            return PARK_EMPTY
        return None if tokens_of(s.players[seat]) else NOTHING_TO_LAY

    def key(self) -> str:
        return "lay on the park"


class ChooseLaid(Ask):
    """On which artisan of the Park to lay a token next, in any order; at least one in all."""

    any_order: ClassVar[bool] = True
    rule: ClassVar[str] = "shops"

    def __init__(self, seat: int, laying: LayOnPark, source: int, laid: tuple[int, ...], least: int) -> None:
        super().__init__(seat)
        self.laying = laying
        self.source = source
        self.laid = laid  # the artisans that got a token
        self.least = least  # picks from this place of the Park on come to every gift once

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        if tokens_of(s.players[self.seat]):
            for place, card in enumerate(s.park):
                if card not in self.laid:
                    options.append(LayOn(self.seat, card, place, tokens_on(s, card), self))
        if options and self.laid:
            options.append(GO_ON)
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return [
            (LayOn(self.seat, card, place, tokens_on(s, card), self), HAS_TOKEN)
            for place, card in enumerate(s.park)
            if card in self.laid
        ]


class LayOn(Step):
    """Lay a token on this artisan."""

    def __init__(self, seat: int, card: int, place: int, tokens: tuple[int, ...], rest: ChooseLaid) -> None:
        self.seat = seat
        self.card = card
        self.place = place  # in the Park
        self.tokens = tokens  # lying on it
        self.rest = rest

    def resolve(self, s: State) -> None:
        s.then(ChooseToken(self.seat, self.card, self.rest, 0 if self.is_echo() else self.place))

    def is_echo(self) -> bool:
        return self.place < self.rest.least

    def key(self) -> str:
        return f"on {artisan_key(self.card)}"

    def things(self) -> Sequence[str]:
        return (f"park {artisan_key(self.card)}",)


class ChooseToken(Ask):
    """Which token to lay on the artisan."""

    any_order: ClassVar[bool] = True
    rule: ClassVar[str] = "shops"

    def __init__(self, seat: int, card: int, rest: ChooseLaid, least: int) -> None:
        super().__init__(seat)
        self.card = card
        self.rest = rest
        self.least = least  # for the next artisan

    def options(self, s: State) -> list[Step]:
        stock = s.players[self.seat].stock
        return [LayToken(self.seat, token, self) for token in range(TOKENS) if stock[token]]

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        none = [token for token in range(TOKENS) if not s.players[self.seat].stock[token]]
        return [(LayToken(self.seat, token, self), NONE_OWNED.about(TOKEN_NAMES[token])) for token in none]


class LayToken(Step):
    """Lay this token on the artisan; hearts come once all are laid."""

    def __init__(self, seat: int, token: int, ask: ChooseToken) -> None:
        self.seat = seat
        self.token = token
        self.ask = ask

    def resolve(self, s: State) -> None:
        ask, card = self.ask, self.ask.card
        s.players[self.seat].stock[self.token] -= 1
        if card not in s.trays:
            s.trays[card] = [0] * TOKENS
            s.trays = {each: s.trays[each] for each in sorted(s.trays)}  # whichever came first
        s.trays[card][self.token] += 1
        if s.journal is not None:
            s.note(LaidToken(self.seat, self.token, card))
        rest = ask.rest
        laid = (*rest.laid, card)
        steps: list[Step] = [Do(self.seat, rest.laying.each, rest.source)]
        if len(laid) == PARK_SIZE:
            steps.append(Do(self.seat, rest.laying.all_five, rest.source))
        s.then(ChooseLaid(self.seat, rest.laying, rest.source, laid, ask.least), *steps)

    def key(self) -> str:
        return f"lay {TOKEN_NAMES[self.token]}"

    def things(self) -> Sequence[str]:
        return (f"stock {TOKEN_NAMES[self.token]}",)

"""Laying tokens on the Park."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from embertable.core.effects import Do, Effect
from embertable.core.flow import Ask, Step
from embertable.games.flamecraft.chapters.supply import tokens_of
from embertable.games.flamecraft.events import LaidToken
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import PARK_SIZE, TOKEN_NAMES, TOKENS, artisan_key


@dataclass(frozen=True)
class LayOnPark(Effect):
    """Lay a good or coin on artisans of the Park, one on each."""

    each: Effect
    all_five: Effect

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseLaid(seat, self, source, 0, 0))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return len(s.park) > 0 and tokens_of(s.players[seat]) > 0

    def key(self) -> str:
        return "lay on the park"


class ChooseLaid(Ask):
    """Which token to lay on the artisans of the Park, one after another; at least one in all."""

    rule: ClassVar[str] = "shops"

    def __init__(self, seat: int, laying: LayOnPark, source: int, place: int, laid: int) -> None:
        super().__init__(seat)
        self.laying = laying
        self.source = source
        self.place = place
        self.laid = laid

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        stock = s.players[self.seat].stock
        for token in range(TOKENS):
            if stock[token]:
                options.append(LayToken(self.seat, token, s.park[self.place], self))
        if self.laid or self.place + 1 < len(s.park):
            options.append(LayNothing(self.seat, s.park[self.place], self))
        return options

    def go_on(self, s: State, laid: int) -> None:
        """On to the next artisan, or to the rewards."""
        if self.place + 1 < len(s.park) and sum(s.players[self.seat].stock) > 0:
            s.then(ChooseLaid(self.seat, self.laying, self.source, self.place + 1, laid))
            return
        steps: list[Step] = [Do(self.seat, self.laying.each, self.source) for _ in range(laid)]
        if laid == PARK_SIZE:
            steps.append(Do(self.seat, self.laying.all_five, self.source))
        s.then(*steps)


class LayToken(Step):
    """Lay this token on this artisan."""

    def __init__(self, seat: int, token: int, card: int, rest: ChooseLaid) -> None:
        self.seat = seat
        self.token = token
        self.card = card
        self.rest = rest

    def resolve(self, s: State) -> None:
        s.players[self.seat].stock[self.token] -= 1
        if self.card not in s.trays:
            s.trays[self.card] = [0] * TOKENS
        s.trays[self.card][self.token] += 1
        if s.journal is not None:
            s.note(LaidToken(self.seat, self.token, self.card))
        self.rest.go_on(s, self.rest.laid + 1)

    def key(self) -> str:
        return f"lay {TOKEN_NAMES[self.token]}"

    def things(self) -> Sequence[str]:
        return (f"stock {TOKEN_NAMES[self.token]}", f"park {artisan_key(self.card)}")


class LayNothing(Step):
    """Leave this artisan out."""

    def __init__(self, seat: int, card: int, rest: ChooseLaid) -> None:
        self.seat = seat
        self.card = card
        self.rest = rest

    def resolve(self, s: State) -> None:
        self.rest.go_on(s, self.rest.laid)

    def key(self) -> str:
        return "nothing"

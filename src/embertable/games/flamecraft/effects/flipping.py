"""Flipping coins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from embertable.core.effects import Do, Effect
from embertable.core.flow import Ask, Step
from embertable.games.flamecraft.chapters.free import GO_ON
from embertable.games.flamecraft.chapters.supply import pay
from embertable.games.flamecraft.events import Flipped
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import COIN, NONE


@dataclass(frozen=True)
class Flip(Effect):
    """Flip a coin; you may flip once more, and only the last flip counts."""

    heads: Effect
    tails: Effect

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(FlipAgain(seat, flip(s, seat), self.heads, self.tails))

    def key(self) -> str:
        return "flip"


@dataclass(frozen=True)
class FlipOwnCoins(Effect):
    """Flip your own coins one by one; a coin that shows tails is lost."""

    most: int
    heads: Effect

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseFlip(seat, self.most, self.heads))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return bool(s.players[seat].stock[COIN] > 0)

    def key(self) -> str:
        return "flip coins"


def flip(s: State, seat: int) -> bool:
    """Flip a fair coin: whether it shows heads."""
    heads = s.rng.below(2) == 1
    s.revealed += 1
    if s.journal is not None:
        s.note(Flipped(seat, heads))
    return heads


class FlipAgain(Ask):
    """Take what the flip showed, or flip once more and take that."""

    rule: ClassVar[str] = "shops"

    def __init__(self, seat: int, showed_heads: bool, heads: Effect, tails: Effect) -> None:
        super().__init__(seat)
        self.showed_heads = showed_heads
        self.heads = heads
        self.tails = tails

    def options(self, s: State) -> list[Step]:
        return [TakeFlip(self.seat, self.heads if self.showed_heads else self.tails), Reflip(self)]


class TakeFlip(Step):
    """Leave the flip as it is."""

    def __init__(self, seat: int, effect: Effect) -> None:
        self.seat = seat
        self.effect = effect

    def resolve(self, s: State) -> None:
        self.effect.do(s, self.seat, NONE)

    def key(self) -> str:
        return "keep"


class Reflip(Step):
    """Flip once more."""

    def __init__(self, ask: FlipAgain) -> None:
        self.ask = ask

    def resolve(self, s: State) -> None:
        ask = self.ask
        s.then(Do(ask.seat, ask.heads if flip(s, ask.seat) else ask.tails, NONE))

    def key(self) -> str:
        return "flip again"


class ChooseFlip(Ask):
    """Flip a coin of your own, or stop."""

    rule: ClassVar[str] = "shops"

    def __init__(self, seat: int, left: int, heads: Effect) -> None:
        super().__init__(seat)
        self.left = left
        self.heads = heads

    def options(self, s: State) -> list[Step]:
        if not self.left or not s.players[self.seat].stock[COIN]:
            return []
        return [FlipOwn(self), GO_ON]


class FlipOwn(Step):
    """Flip a coin: heads brings the reward, tails loses the coin."""

    def __init__(self, ask: ChooseFlip) -> None:
        self.ask = ask

    def resolve(self, s: State) -> None:
        ask = self.ask
        s.then(ChooseFlip(ask.seat, ask.left - 1, ask.heads))
        if flip(s, ask.seat):
            ask.heads.do(s, ask.seat, NONE)
        else:
            pay(s, ask.seat, (0, 0, 0, 0, 0, 0), 1)

    def key(self) -> str:
        return "flip"

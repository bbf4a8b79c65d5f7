"""Flipping coins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from embertable.core.effects import Do, Effect
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Missing, Refusal
from embertable.games.flamecraft.chapters.free import GO_ON
from embertable.games.flamecraft.chapters.supply import spend
from embertable.games.flamecraft.effects.paying import TOO_DEAR
from embertable.games.flamecraft.events import Flipped, LostCoin
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import COIN, NO_GOODS


def flip(s: State, seat: int) -> bool:
    """Flip a fair coin: whether it shows heads."""
    heads = s.rng.below(2) == 1
    s.revealed += 1
    if s.journal is not None:
        s.note(Flipped(seat, heads))
    return heads


@dataclass(frozen=True)
class Flip(Effect):
    """Flip a coin; you may flip once more, and only the last flip counts."""

    heads: Effect
    tails: Effect

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseReflip(seat, flip(s, seat), self, source))

    def key(self) -> str:
        return "flip"

    def brings(self, heads: bool) -> Effect:
        """What a side brings."""
        return self.heads if heads else self.tails


class ChooseReflip(Ask):
    """Take what the flip showed, or flip once more and take that."""

    rule: ClassVar[str] = "shops"

    def __init__(self, seat: int, showed_heads: bool, coin: Flip, source: int) -> None:
        super().__init__(seat)
        self.showed_heads = showed_heads
        self.coin = coin
        self.source = source

    def options(self, s: State) -> list[Step]:
        return [TakeFlip(self.seat, self.coin.brings(self.showed_heads), self.source), Reflip(self)]


class TakeFlip(Do):
    """Leave the flip as it is: what it showed is done."""

    def key(self) -> str:
        return "keep"


class Reflip(Step):
    """Flip once more."""

    def __init__(self, ask: ChooseReflip) -> None:
        self.ask = ask

    def resolve(self, s: State) -> None:
        ask = self.ask
        s.then(Do(ask.seat, ask.coin.brings(flip(s, ask.seat)), ask.source))

    def key(self) -> str:
        return "flip again"


@dataclass(frozen=True)
class FlipOwnCoins(Effect):
    """Flip your own coins one by one; a coin that shows tails is lost."""

    most: int
    heads: Effect

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseFlip(seat, self.most, self.heads, source))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if s.players[seat].stock[COIN] else TOO_DEAR

    def missing(self, s: State, seat: int, source: int) -> Missing:
        return ((1, "coin"),)

    def key(self) -> str:
        return "flip coins"


class ChooseFlip(Ask):
    """Flip a coin of your own, or stop."""

    rule: ClassVar[str] = "shops"

    def __init__(self, seat: int, left: int, heads: Effect, source: int) -> None:
        super().__init__(seat)
        self.left = left
        self.heads = heads
        self.source = source

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
        s.then(ChooseFlip(ask.seat, ask.left - 1, ask.heads, ask.source))
        if flip(s, ask.seat):
            ask.heads.do(s, ask.seat, ask.source)
        else:
            spend(s, ask.seat, NO_GOODS, 1)
            if s.journal is not None:
                s.note(LostCoin(ask.seat))

    def key(self) -> str:
        return "flip"

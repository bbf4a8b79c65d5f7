"""The verbs of paying, giving and risking something of your own."""

from __future__ import annotations

from dataclasses import dataclass

from embertable.core.effects import Do, Effect
from embertable.games.flamecraft.events import LostHearts
from embertable.games.flamecraft.give import ChooseGift, Giving
from embertable.games.flamecraft.luck import ChooseFlip, FlipAgain, flip
from embertable.games.flamecraft.pay import (
    ChooseAlike,
    ChooseCoins,
    PayDifferent,
    PayGoods,
    can_pay,
    one_kind,
)
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.supply import pay, tokens_of
from embertable.games.flamecraft.terms import COIN, KIND_NAMES, KINDS


@dataclass(frozen=True)
class Trade(Effect):
    """Pay the whole cost, then do the rest; not offered if the rest could do nothing."""

    cost: Effect
    then: Effect
    even_for_nothing: bool = False

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(Do(seat, self.cost, source), Do(seat, self.then, source))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return self.cost.possible(s, seat, source) and (self.even_for_nothing or self.then.possible(s, seat, source))

    def key(self) -> str:
        return f"{self.cost.key()} for {self.then.key()}"


@dataclass(frozen=True)
class SpendGoods(Effect):
    """Pay these goods; coins may stand for them."""

    goods: tuple[int, ...]

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(PayGoods(seat, self.goods, True))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return can_pay(s, seat, self.goods, True)

    def key(self) -> str:
        return "pay " + " ".join([f"{count} {KIND_NAMES[kind]}" for kind, count in enumerate(self.goods) if count])


@dataclass(frozen=True)
class SpendAlike(Effect):
    """Pay goods of one kind; coins may stand for them."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseAlike(seat, self.count))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return any(can_pay(s, seat, one_kind(kind, self.count), True) for kind in range(KINDS))

    def key(self) -> str:
        return f"pay {self.count} alike"


@dataclass(frozen=True)
class SpendDifferent(Effect):
    """Pay goods of different kinds, one or more; coins may stand for them."""

    most: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(PayDifferent(seat, self.most, 0, 0))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return tokens_of(s.players[seat]) > 0

    def key(self) -> str:
        return "pay different"


@dataclass(frozen=True)
class SpendCoins(Effect):
    """Pay coins."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        pay(s, seat, (0,) * KINDS, self.count)

    def possible(self, s: State, seat: int, source: int) -> bool:
        return bool(s.players[seat].stock[COIN] >= self.count)

    def key(self) -> str:
        return f"pay {self.count} coins"


@dataclass(frozen=True)
class SpendAnyCoins(Effect):
    """Pay as many coins as you like, at least one."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseCoins(seat))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return bool(s.players[seat].stock[COIN] > 0)

    def key(self) -> str:
        return "pay coins"


@dataclass(frozen=True)
class SpendHearts(Effect):
    """Give up hearts."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        me = s.players[seat]
        me.hearts -= self.count
        me.tally[s.turn.cause] -= self.count
        if s.journal is not None:
            s.note(LostHearts(seat, self.count))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return bool(s.players[seat].hearts >= self.count)

    def key(self) -> str:
        return f"pay {self.count} hearts"


@dataclass(frozen=True)
class Give(Effect):
    """Give goods to other players, split as you like; each brings a reward. Coins may stand for goods."""

    least: int
    most: int
    reward: Effect
    alike: bool = False
    coins_only: bool = False

    def do(self, s: State, seat: int, source: int) -> None:
        giving = Giving(self.least, self.most, self.alike, self.coins_only, self.reward)
        s.then(ChooseGift(seat, giving, 0, 0))

    def possible(self, s: State, seat: int, source: int) -> bool:
        me = s.players[seat]
        return (me.stock[COIN] if self.coins_only else tokens_of(me)) >= self.least

    def key(self) -> str:
        return f"give for {self.reward.key()}"


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

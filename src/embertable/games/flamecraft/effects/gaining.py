"""Gaining goods and coins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.effects import Do, Effect
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Missing, Refusal
from embertable.games.flamecraft.cards.tables import SHOPS
from embertable.games.flamecraft.chapters.supply import gain, gain_goods, less_one
from embertable.games.flamecraft.effects.paying import SpendGoods
from embertable.games.flamecraft.events import LeftCoins, TookCoins
from embertable.games.flamecraft.places import NOBODY_HERE, PARK_EMPTY, awake, kinds_at
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import ANY, COIN, KIND_NAMES, KIND_OF, KINDS

NO_MORE_OF_KIND: Final = Refusal("no more of this kind", "rewards")
KIND_NOT_HERE: Final = Refusal("kind not here", "rewards")
SPACE_TAKEN: Final = Refusal("space taken", "shops")
SPACES_TAKEN: Final = Refusal("spaces taken", "shops")
SAME_BACK: Final = Refusal("same back", "shops")
NO_COINS_HERE: Final = Refusal("no coins here", "shops")


@dataclass(frozen=True)
class Coins(Effect):
    """Take coins from the Fountain."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        gain(s, seat, COIN, self.count)

    def key(self) -> str:
        return f"{self.count} coins"


@dataclass(frozen=True)
class Goods(Effect):
    """Take these goods from the supply."""

    goods: tuple[int, ...]

    def do(self, s: State, seat: int, source: int) -> None:
        gain_goods(s, seat, self.goods)

    def key(self) -> str:
        return " ".join([f"{count} {KIND_NAMES[kind]}" for kind, count in enumerate(self.goods) if count])


@dataclass(frozen=True)
class AnyGoods(Effect):
    """Take goods of any kinds."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        choose_goods(s, seat, self.count, (self.count,) * KINDS)

    def key(self) -> str:
        return f"{self.count} goods"


@dataclass(frozen=True)
class GoodsForSpent(Effect):
    """Take goods of any kinds, so many for every coin just paid."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        count = s.turn.spent * self.count
        choose_goods(s, seat, count, (count,) * KINDS)

    def key(self) -> str:
        return f"{self.count} goods each"


@dataclass(frozen=True)
class DifferentGoods(Effect):
    """Take goods of different kinds."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        choose_goods(s, seat, self.count, (1,) * KINDS)

    def key(self) -> str:
        return f"{self.count} different"


def choose_goods(s: State, seat: int, count: int, limits: tuple[int, ...]) -> None:
    """Let a player choose goods; where everything allowed must be taken it comes by itself."""
    if sum(limits) <= count:
        gain_goods(s, seat, limits)
    else:
        s.then(ChooseGoods(seat, count, limits, 0))


class ChooseGoods(Ask):
    """Goods chosen one by one in any order, no more of a kind than its limit."""

    any_order: ClassVar[bool] = True
    rule: ClassVar[str] = "rewards"

    def __init__(self, seat: int, count: int, limits: tuple[int, ...], least: int) -> None:
        super().__init__(seat)
        self.count = count
        self.limits = limits
        self.least = least  # picks from this kind on come to every set once

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        left = sum(self.limits)  # from this kind on
        for kind in range(KINDS):
            limit = self.limits[kind]
            if limit:
                options.append(PickGood(self.seat, kind, self, kind < self.least or left < self.count))
                left -= limit
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        none = [kind for kind in range(KINDS) if not self.limits[kind]]
        return [(PickGood(self.seat, kind, self, False), NO_MORE_OF_KIND.about(KIND_NAMES[kind])) for kind in none]


class PickGood(Step):
    """Take one good, and go on to the next."""

    def __init__(self, seat: int, kind: int, rest: ChooseGoods, echo: bool) -> None:
        self.seat = seat
        self.kind = kind
        self.rest = rest
        self.echo = echo

    def resolve(self, s: State) -> None:
        gain(s, self.seat, self.kind, 1)
        rest = self.rest
        count = rest.count - 1
        if count:
            left = less_one(rest.limits, self.kind)
            if sum(left) <= count:
                gain_goods(s, self.seat, left)
            else:
                s.then(ChooseGoods(self.seat, count, left, 0 if self.echo else self.kind))

    def is_echo(self) -> bool:
        return self.echo

    def key(self) -> str:
        return f"take {KIND_NAMES[self.kind]}"

    def things(self) -> Sequence[str]:
        return (f"supply {KIND_NAMES[self.kind]}",)


@dataclass(frozen=True)
class AlikeGoods(Effect):
    """Take goods of one kind."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseKind(seat, self.count, ANY))

    def key(self) -> str:
        return f"{self.count} alike"


@dataclass(frozen=True)
class GoodsOfThisPlace(Effect):
    """Take goods of one kind: that of this shop or of an artisan here."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseKind(seat, self.count, kinds_at(s, seat, source)))

    def key(self) -> str:
        return f"{self.count} goods of this place"


class ChooseKind(Ask):
    """Goods of one kind out of these."""

    rule: ClassVar[str] = "rewards"

    def __init__(self, seat: int, count: int, kinds: int) -> None:
        super().__init__(seat)
        self.count = count
        self.kinds = kinds  # as bits

    def options(self, s: State) -> list[Step]:
        return [TakeGoods(self.seat, kind, self.count) for kind in range(KINDS) if self.kinds >> kind & 1]

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        others = [kind for kind in range(KINDS) if not self.kinds >> kind & 1]
        return [(TakeGoods(self.seat, kind, self.count), KIND_NOT_HERE) for kind in others]


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


@dataclass(frozen=True)
class GoodsOfArtisansHere(Effect):
    """Take goods for each artisan here, of its own kind."""

    count: int

    def goods(self, s: State, source: int) -> tuple[int, ...]:
        """What it would give now."""
        goods = [0] * KINDS
        for card in awake(s, source):
            goods[KIND_OF[card]] += self.count
        return tuple(goods)

    def do(self, s: State, seat: int, source: int) -> None:
        gain_goods(s, seat, self.goods(s, source))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if awake(s, source) else NOBODY_HERE

    def key(self) -> str:
        return "goods of artisans here"


@dataclass(frozen=True)
class ExchangeGoods(Effect):
    """Pay goods for those of the artisans here; not offered if only the same would come back."""

    cost: SpendGoods
    then: GoodsOfArtisansHere

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(Do(seat, self.cost, source), Do(seat, self.then, source))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        refusal = self.cost.why_not(s, seat, source) or self.then.why_not(s, seat, source)
        if refusal is not None:
            return refusal
        is_change = s.players[seat].stock[COIN] > 0 or self.then.goods(s, source) != self.cost.goods
        return None if is_change else SAME_BACK

    def missing(self, s: State, seat: int, source: int) -> Missing:
        return self.cost.missing(s, seat, source)

    def key(self) -> str:
        return f"{self.cost.key()} for {self.then.key()}"


@dataclass(frozen=True)
class GoodsOfPark(Effect):
    """Take a good of each kind the Park shows."""

    def do(self, s: State, seat: int, source: int) -> None:
        goods = [0] * KINDS
        for card in s.park:
            goods[KIND_OF[card]] = 1
        gain_goods(s, seat, tuple(goods))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if s.park else PARK_EMPTY

    def key(self) -> str:
        return "goods of the park"


@dataclass(frozen=True)
class FillCoinSpace(Effect):
    """Leave the coins just paid on an empty coin space here and gain both its rewards."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseSpace(seat, source))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if 0 in s.coin_spaces else SPACES_TAKEN

    def key(self) -> str:
        return "a space"


class ChooseSpace(Ask):
    """The coin space for the coins just paid."""

    rule: ClassVar[str] = "shops"

    def __init__(self, seat: int, plot: int) -> None:
        super().__init__(seat)
        self.plot = plot

    def options(self, s: State) -> list[Step]:
        return [
            FillSpace(self.seat, space, self.plot, s.shops[self.plot])
            for space, coins in enumerate(s.coin_spaces)
            if not coins
        ]

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return [
            (FillSpace(self.seat, space, self.plot, s.shops[self.plot]), SPACE_TAKEN)
            for space, coins in enumerate(s.coin_spaces)
            if coins
        ]


class FillSpace(Step):
    """Leave the coins on this space and gain both its rewards."""

    def __init__(self, seat: int, space: int, plot: int, shop: int) -> None:
        self.seat = seat
        self.space = space
        self.plot = plot
        self.shop = shop

    def resolve(self, s: State) -> None:
        s.coin_spaces[self.space] = s.turn.spent
        if s.journal is not None:
            s.note(LeftCoins(self.seat, s.turn.spent, self.space))
        s.then(Do(self.seat, SHOPS[self.shop].coin_spaces[self.space], self.plot))

    def key(self) -> str:
        return f"space {self.space + 1}"

    def things(self) -> Sequence[str]:
        return (f"space {self.space + 1}",)


@dataclass(frozen=True)
class TakeCoins(Effect):
    """Take all coins lying on the coin spaces here."""

    def do(self, s: State, seat: int, source: int) -> None:
        coins = sum(s.coin_spaces)
        s.coin_spaces = [0] * len(s.coin_spaces)
        s.players[seat].stock[COIN] += coins
        if s.journal is not None:
            s.note(TookCoins(seat, coins))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if any(s.coin_spaces) else NO_COINS_HERE

    def key(self) -> str:
        return "take coins"

"""Paying: coins may stand for goods, and everything is paid at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from embertable.core.effects import Effect
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Missing, Refusal
from embertable.games.flamecraft.chapters.supply import less_one, pay, spend, tokens_of
from embertable.games.flamecraft.events import LostHearts
from embertable.games.flamecraft.places import NONE_OWNED
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import COIN, KIND_NAMES, KINDS, NO_GOODS, TOKEN_NAMES, TOKENS

TOO_DEAR: Final = Refusal("too dear")
KIND_PAID: Final = Refusal("kind paid", "shops")


def shortage(stock: list[int], cost: tuple[int, ...]) -> int:
    """How many goods of a cost a player does not own."""
    short = 0
    for kind in range(KINDS):
        if cost[kind] > stock[kind]:
            short += cost[kind] - stock[kind]
    return short


def why_not_pay(s: State, seat: int, cost: tuple[int, ...], coins: bool) -> Refusal | None:
    """A player can pay goods by kind, coins helping where they may."""
    stock = s.players[seat].stock
    return TOO_DEAR if shortage(stock, cost) > (stock[COIN] if coins else 0) else None


def missing_of(s: State, seat: int, cost: tuple[int, ...], coins: bool) -> Missing:
    """What would make a cost payable once all help of coins has been used: each kind and how many."""
    stock = s.players[seat].stock
    help_at_hand = stock[COIN] if coins else 0
    found: list[tuple[int, str]] = []
    for kind in range(KINDS):
        lacking = max(0, cost[kind] - stock[kind])
        covered = min(lacking, help_at_hand)
        help_at_hand -= covered
        if lacking > covered:
            found.append((lacking - covered, KIND_NAMES[kind]))
    return tuple(found)


def one_kind(kind: int, count: int) -> tuple[int, ...]:
    """So many goods of one kind, and none of the others."""
    return tuple([count if each == kind else 0 for each in range(KINDS)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Price(Effect):
    """So many tokens to be paid."""

    def tokens(self) -> int:
        """How many tokens leave the player."""
        raise AssertionError(f"{type(self).__name__} does not say what it costs")


@dataclass(frozen=True)
class SpendGoods(Price):
    """Pay these goods; coins may stand for them."""

    goods: tuple[int, ...]

    def tokens(self) -> int:
        return sum(self.goods)

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(PayGoods(seat, self.goods, True))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return why_not_pay(s, seat, self.goods, True)

    def missing(self, s: State, seat: int, source: int) -> Missing:
        return missing_of(s, seat, self.goods, True)

    def key(self) -> str:
        return "pay " + " ".join([f"{count} {KIND_NAMES[kind]}" for kind, count in enumerate(self.goods) if count])


class PayGoods(Step):
    """Pay goods by kind; who has coins to spare may keep goods and pay coins instead."""

    def __init__(self, seat: int, cost: tuple[int, ...], coins: bool) -> None:
        self.seat = seat
        self.cost = cost
        self.coins = coins

    def resolve(self, s: State) -> None:
        stock = s.players[self.seat].stock
        short = shortage(stock, self.cost)
        goods = tuple([min(cost, stock[kind]) for kind, cost in enumerate(self.cost)])
        if self.coins and stock[COIN] > short and sum(goods) > 0:
            s.then(ChoosePayment(self.seat, goods, short, 0))
        else:
            pay(s, self.seat, goods, short)


class ChoosePayment(Ask):
    """Which goods to keep by paying coins in their place, one after another in any order."""

    any_order: ClassVar[bool] = True
    rule: ClassVar[str] = "coins"

    def __init__(self, seat: int, goods: tuple[int, ...], coins: int, least: int) -> None:
        super().__init__(seat)
        self.goods = goods
        self.coins = coins
        self.least = least  # picks from this kind on come to every payment once

    def options(self, s: State) -> list[Step]:
        options: list[Step] = [Pay(self.seat, self.goods, self.coins)]
        if s.players[self.seat].stock[COIN] > self.coins:
            for kind in range(KINDS):
                if self.goods[kind]:
                    options.append(CoinFor(self.seat, kind, self, kind < self.least))
        return options


class Pay(Step):
    """Pay just this."""

    def __init__(self, seat: int, goods: tuple[int, ...], coins: int) -> None:
        self.seat = seat
        self.goods = goods
        self.coins = coins

    def resolve(self, s: State) -> None:
        pay(s, self.seat, self.goods, self.coins)

    def key(self) -> str:
        return "pay"


class CoinFor(Step):
    """Pay a coin in place of one good."""

    def __init__(self, seat: int, kind: int, rest: ChoosePayment, echo: bool) -> None:
        self.seat = seat
        self.kind = kind
        self.rest = rest
        self.echo = echo

    def resolve(self, s: State) -> None:
        rest = self.rest
        least = 0 if self.echo else self.kind
        s.then(ChoosePayment(self.seat, less_one(rest.goods, self.kind), rest.coins + 1, least))

    def is_echo(self) -> bool:
        return self.echo

    def key(self) -> str:
        return f"coin for {KIND_NAMES[self.kind]}"

    def things(self) -> Sequence[str]:
        return (f"stock {KIND_NAMES[self.kind]}",)


@dataclass(frozen=True)
class SpendAlike(Effect):
    """Pay goods of one kind; coins may stand for them."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseAlike(seat, self.count))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        stock = s.players[seat].stock
        return None if max(stock[:COIN]) + stock[COIN] >= self.count else TOO_DEAR

    def missing(self, s: State, seat: int, source: int) -> Missing:
        stock = s.players[seat].stock
        most = max(stock[:COIN])
        return ((self.count - most - stock[COIN], KIND_NAMES[stock.index(most)]),)

    def key(self) -> str:
        return f"pay {self.count} alike"


class ChooseAlike(Ask):
    """The kind of which so many goods are paid."""

    rule: ClassVar[str] = "shops"

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def options(self, s: State) -> list[Step]:
        return [
            PayAlike(self.seat, kind, self.count)
            for kind in range(KINDS)
            if why_not_pay(s, self.seat, one_kind(kind, self.count), True) is None
        ]

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        found: list[tuple[Step, Refusal]] = []
        for kind in range(KINDS):
            lacks = missing_of(s, self.seat, one_kind(kind, self.count), True)
            if lacks:
                found.append((PayAlike(self.seat, kind, self.count), TOO_DEAR.lacking(lacks)))
        return found


class PayAlike(Step):
    """Pay goods of this one kind."""

    def __init__(self, seat: int, kind: int, count: int) -> None:
        self.seat = seat
        self.kind = kind
        self.count = count

    def resolve(self, s: State) -> None:
        s.then(PayGoods(self.seat, one_kind(self.kind, self.count), True))

    def key(self) -> str:
        return f"pay {self.count} {KIND_NAMES[self.kind]}"

    def things(self) -> Sequence[str]:
        return (f"stock {KIND_NAMES[self.kind]}",)


@dataclass(frozen=True)
class SpendDifferent(Effect):
    """Pay goods of different kinds, one or more; coins may stand for them."""

    most: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseDifferent(seat, self.most, 0, 0, 0))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if tokens_of(s.players[seat]) else TOO_DEAR

    def missing(self, s: State, seat: int, source: int) -> Missing:
        return ((1, "good"),)

    def key(self) -> str:
        return "pay different"


class ChooseDifferent(Ask):
    """Goods of different kinds, one by one in any order, as many as you like; a coin stands for a kind not paid."""

    any_order: ClassVar[bool] = True
    rule: ClassVar[str] = "shops"

    def __init__(self, seat: int, most: int, spent: int, kinds: int, least: int) -> None:
        super().__init__(seat)
        self.most = most
        self.spent = spent
        self.kinds = kinds  # paid already, as bits
        self.least = least  # picks from this token on come to every payment once

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        stock = s.players[self.seat].stock
        if self.spent < self.most:
            for token in range(TOKENS):
                if self.why_not_spend(stock, token) is None:
                    options.append(SpendOne(self.seat, token, self, token < self.least))
        if self.spent:
            options.append(StopPaying(self.spent))
        return options

    def why_not_spend(self, stock: list[int], token: int) -> Refusal | None:
        """One of each kind at most."""
        if self.kinds >> token & 1:
            return KIND_PAID
        return None if stock[token] else NONE_OWNED

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        stock = s.players[self.seat].stock
        found: list[tuple[Step, Refusal]] = []
        for token in range(TOKENS):
            refusal = self.why_not_spend(stock, token)
            if refusal is not None:
                found.append((SpendOne(self.seat, token, self, False), refusal.about(TOKEN_NAMES[token])))
        return found


class SpendOne(Step):
    """Spend one token."""

    def __init__(self, seat: int, token: int, rest: ChooseDifferent, echo: bool) -> None:
        self.seat = seat
        self.token = token
        self.rest = rest
        self.echo = echo

    def resolve(self, s: State) -> None:
        rest, token = self.rest, self.token
        pay(s, self.seat, one_kind(token, 1), 1 if token == COIN else 0)
        spent = rest.spent + 1
        s.turn.spent = spent
        kinds = rest.kinds if token == COIN else rest.kinds | 1 << token
        s.then(ChooseDifferent(self.seat, rest.most, spent, kinds, 0 if self.echo else token))

    def is_echo(self) -> bool:
        return self.echo

    def key(self) -> str:
        return f"spend {TOKEN_NAMES[self.token]}"

    def things(self) -> Sequence[str]:
        return (f"stock {TOKEN_NAMES[self.token]}",)


class StopPaying(Step):
    """That is enough."""

    def __init__(self, spent: int) -> None:
        self.spent = spent

    def resolve(self, s: State) -> None:
        pass

    def key(self) -> str:
        return "enough"


@dataclass(frozen=True)
class SpendCoins(Price):
    """Pay coins."""

    count: int

    def tokens(self) -> int:
        return self.count

    def do(self, s: State, seat: int, source: int) -> None:
        pay(s, seat, NO_GOODS, self.count)

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return TOO_DEAR if s.players[seat].stock[COIN] < self.count else None

    def missing(self, s: State, seat: int, source: int) -> Missing:
        return ((self.count - s.players[seat].stock[COIN], "coin"),)

    def key(self) -> str:
        return f"pay {self.count} coins"


@dataclass(frozen=True)
class LeaveCoins(SpendCoins):
    """Pay coins that stay on the shop; where they come to lie is told when it is chosen."""

    def do(self, s: State, seat: int, source: int) -> None:
        spend(s, seat, NO_GOODS, self.count)


@dataclass(frozen=True)
class SpendAnyCoins(Effect):
    """Pay as many coins as you like, at least one."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseCoins(seat))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if s.players[seat].stock[COIN] else TOO_DEAR

    def missing(self, s: State, seat: int, source: int) -> Missing:
        return ((1, "coin"),)

    def key(self) -> str:
        return "pay coins"


class ChooseCoins(Ask):
    """How many coins to pay."""

    rule: ClassVar[str] = "companions"

    def options(self, s: State) -> list[Step]:
        return [PayCoins(self.seat, count) for count in range(1, s.players[self.seat].stock[COIN] + 1)]


class PayCoins(Step):
    """Pay this many coins."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def resolve(self, s: State) -> None:
        pay(s, self.seat, NO_GOODS, self.count)

    def key(self) -> str:
        return f"pay {self.count} coins"


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

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return TOO_DEAR if s.players[seat].hearts < self.count else None

    def missing(self, s: State, seat: int, source: int) -> Missing:
        return ((self.count - s.players[seat].hearts, "heart"),)

    def key(self) -> str:
        return f"pay {self.count} hearts"


@dataclass(frozen=True)
class PayLess(Effect):
    """Pay so many goods less for the enchantment being cast."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        raise AssertionError("it is used while casting, not between steps")

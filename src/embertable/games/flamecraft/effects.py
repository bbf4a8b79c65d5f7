"""The verbs cards are written in: gaining, paying, giving. Those that work on the town are in `works.py`."""

from __future__ import annotations

from dataclasses import dataclass

from embertable.core.effects import All, Effect
from embertable.games.flamecraft.cards.tables import REWARD, Condition, Count
from embertable.games.flamecraft.gain import (
    PARK_ONLY,
    PARK_OR_DECK,
    REST_OF_PARK,
    ChooseKind,
    TakeArtisan,
    can_take_artisan,
    choose_goods,
)
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.supply import draw_fancy, gain, gain_goods, gain_hearts
from embertable.games.flamecraft.terms import ANY, COIN, FREE, KIND_NAMES, KINDS, NONE, SLOTS


@dataclass(frozen=True)
class Hearts(Effect):
    """Gain hearts."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        gain_hearts(s, seat, self.count)

    def key(self) -> str:
        return f"{self.count} hearts"


@dataclass(frozen=True)
class HeartsPer(Effect):
    """Gain hearts for everything of some sort."""

    what: Count
    hearts: int = 1
    each: int = 1  # for every so many

    def amount(self, s: State, seat: int) -> int:
        """The hearts it would give now."""
        return self.what.count(s, seat) // self.each * self.hearts

    def do(self, s: State, seat: int, source: int) -> None:
        gain_hearts(s, seat, self.amount(s, seat))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return self.amount(s, seat) > 0

    def key(self) -> str:
        return "hearts"


@dataclass(frozen=True)
class HeartsForSpent(Effect):
    """Gain hearts for every token just paid."""

    hearts: int = 1

    def do(self, s: State, seat: int, source: int) -> None:
        gain_hearts(s, seat, s.turn.spent * self.hearts)

    def key(self) -> str:
        return "hearts"


@dataclass(frozen=True)
class When(Effect):
    """Only if something is true."""

    condition: Condition
    effect: Effect

    def do(self, s: State, seat: int, source: int) -> None:
        if self.condition.holds(s, seat):
            self.effect.do(s, seat, source)

    def possible(self, s: State, seat: int, source: int) -> bool:
        return self.condition.holds(s, seat) and self.effect.possible(s, seat, source)

    def key(self) -> str:
        return self.effect.key()


class Also(All):
    """One thing, and besides it another that stands in a clause of its own."""


@dataclass(frozen=True)
class Coins(Effect):
    """Take coins from the Fountain."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        gain(s, seat, COIN, self.count)

    def key(self) -> str:
        return f"{self.count} coins"


@dataclass(frozen=True)
class FreeCoinSlots(Count):
    """Free slots in town that give coins, each once."""

    def count(self, s: State, seat: int) -> int:
        found = 0
        for place, card in enumerate(s.slots):
            if card == FREE:
                reward = REWARD[s.shops[place // SLOTS] * SLOTS + place % SLOTS]
                if any(isinstance(each, Coins) for each in reward):
                    found += 1
        return found


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
class AlikeGoods(Effect):
    """Take goods of one kind."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseKind(seat, self.count, ANY))

    def key(self) -> str:
        return f"{self.count} alike"


@dataclass(frozen=True)
class DifferentGoods(Effect):
    """Take goods of different kinds."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        choose_goods(s, seat, self.count, (1,) * KINDS)

    def key(self) -> str:
        return f"{self.count} different"


@dataclass(frozen=True)
class Artisans(Effect):
    """Take artisans, each from the Park or from the top of the deck."""

    count: int = 1

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(TakeArtisan(seat, self.count, PARK_OR_DECK, source, False))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return can_take_artisan(s)

    def key(self) -> str:
        return f"{self.count} artisans"


@dataclass(frozen=True)
class ParkArtisans(Effect):
    """Take artisans from the Park; if there are not enough, those that are left or none."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        if len(s.park) >= self.count:
            s.then(TakeArtisan(seat, self.count, PARK_ONLY, NONE, False))
        elif s.park:
            s.then(TakeArtisan(seat, len(s.park), REST_OF_PARK, NONE, False))

    def key(self) -> str:
        return f"{self.count} artisans of the park"


@dataclass(frozen=True)
class FancyDragon(Effect):
    """Draw fancy dragons into the hand."""

    count: int = 1

    def do(self, s: State, seat: int, source: int) -> None:
        for _ in range(self.count):
            draw_fancy(s, seat)

    def possible(self, s: State, seat: int, source: int) -> bool:
        return len(s.fancy_deck) > 0

    def key(self) -> str:
        return f"{self.count} fancy"

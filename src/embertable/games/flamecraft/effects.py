"""The verbs cards are written in: gaining, paying, giving. Those that work on the town are in `works.py`."""

from __future__ import annotations

from dataclasses import dataclass

from embertable.core.effects import All, Do, Effect
from embertable.games.flamecraft.card import REWARD, Condition, Count
from embertable.games.flamecraft.events import LostHearts
from embertable.games.flamecraft.gain import (
    PARK_ONLY,
    PARK_OR_DECK,
    REST_OF_PARK,
    ChooseKind,
    TakeArtisan,
    can_take_artisan,
    choose_goods,
)
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
from embertable.games.flamecraft.supply import draw_fancy, gain, gain_goods, gain_hearts, pay, tokens_of
from embertable.games.flamecraft.words import ANY, COIN, FREE, KIND_NAMES, KINDS, NONE, SLOTS


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

    def possible(self, s: State, seat: int) -> bool:
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

    def possible(self, s: State, seat: int) -> bool:
        return self.condition.holds(s, seat) and self.effect.possible(s, seat)

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

    def possible(self, s: State, seat: int) -> bool:
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

    def possible(self, s: State, seat: int) -> bool:
        return len(s.fancy_deck) > 0

    def key(self) -> str:
        return f"{self.count} fancy"


@dataclass(frozen=True)
class Trade(Effect):
    """Pay the whole cost, then do the rest; not offered if the rest could do nothing."""

    cost: Effect
    then: Effect
    even_for_nothing: bool = False

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(Do(seat, self.cost, source), Do(seat, self.then, source))

    def possible(self, s: State, seat: int) -> bool:
        return self.cost.possible(s, seat) and (self.even_for_nothing or self.then.possible(s, seat))

    def key(self) -> str:
        return f"{self.cost.key()} for {self.then.key()}"


@dataclass(frozen=True)
class SpendGoods(Effect):
    """Pay these goods; coins may stand for them."""

    goods: tuple[int, ...]

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(PayGoods(seat, self.goods, True))

    def possible(self, s: State, seat: int) -> bool:
        return can_pay(s, seat, self.goods, True)

    def key(self) -> str:
        return "pay " + " ".join([f"{count} {KIND_NAMES[kind]}" for kind, count in enumerate(self.goods) if count])


@dataclass(frozen=True)
class SpendAlike(Effect):
    """Pay goods of one kind; coins may stand for them."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseAlike(seat, self.count))

    def possible(self, s: State, seat: int) -> bool:
        return any(can_pay(s, seat, one_kind(kind, self.count), True) for kind in range(KINDS))

    def key(self) -> str:
        return f"pay {self.count} alike"


@dataclass(frozen=True)
class SpendDifferent(Effect):
    """Pay goods of different kinds, one or more; coins may stand for them."""

    most: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(PayDifferent(seat, self.most, 0, 0))

    def possible(self, s: State, seat: int) -> bool:
        return tokens_of(s.players[seat]) > 0

    def key(self) -> str:
        return "pay different"


@dataclass(frozen=True)
class SpendCoins(Effect):
    """Pay coins."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        pay(s, seat, (0,) * KINDS, self.count)

    def possible(self, s: State, seat: int) -> bool:
        return bool(s.players[seat].stock[COIN] >= self.count)

    def key(self) -> str:
        return f"pay {self.count} coins"


@dataclass(frozen=True)
class SpendAnyCoins(Effect):
    """Pay as many coins as you like, at least one."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseCoins(seat))

    def possible(self, s: State, seat: int) -> bool:
        return bool(s.players[seat].stock[COIN] > 0)

    def key(self) -> str:
        return "pay coins"


@dataclass(frozen=True)
class SpendHearts(Effect):
    """Give up hearts."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.players[seat].hearts -= self.count
        if s.journal is not None:
            s.note(LostHearts(seat, self.count))

    def possible(self, s: State, seat: int) -> bool:
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

    def possible(self, s: State, seat: int) -> bool:
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

    def possible(self, s: State, seat: int) -> bool:
        return bool(s.players[seat].stock[COIN] > 0)

    def key(self) -> str:
        return "flip coins"

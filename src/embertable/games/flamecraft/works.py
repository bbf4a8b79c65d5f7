"""The verbs that work on the town: placing, firing, swapping, enchanting, using shops and fancy dragons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from embertable.core.effects import Effect
from embertable.games.flamecraft.abilities import (
    ChooseFancy,
    ChoosePlacedKind,
    ChooseReturn,
    ChooseShop,
    ChooseSpace,
    can_use_shop,
)
from embertable.games.flamecraft.cards.tables import FANCY
from embertable.games.flamecraft.events import DrewFancy, Seeded, TookCoins, WonTurn
from embertable.games.flamecraft.free import is_playable
from embertable.games.flamecraft.give import (
    KeepOne,
)
from embertable.games.flamecraft.guests import (
    ChooseGuest,
    LayTokens,
)
from embertable.games.flamecraft.spells import ChoosePurchase, ChooseRecipe, ChooseReserve, Reserve, purchases
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.supply import gain, gain_goods, next_artisan, next_fancy, tokens_of
from embertable.games.flamecraft.terms import COIN, KINDS, NONE, SLOTS
from embertable.games.flamecraft.town import artisans_in_town, awake, plots_of_town

KEPT_AND_GIVEN: Final = 2  # fancy dragons drawn: one is kept, the other given


@dataclass(frozen=True)
class GoodsOfArtisansHere(Effect):
    """Take goods for each artisan here, of its own kind."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        goods = [0] * KINDS
        for card in awake(s, s.turn.here):
            goods[card % KINDS] += self.count
        gain_goods(s, seat, tuple(goods))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return len(awake(s, s.turn.here)) > 0

    def key(self) -> str:
        return "goods of artisans here"


@dataclass(frozen=True)
class GoodsOfPark(Effect):
    """Take a good of each kind the Park shows."""

    def do(self, s: State, seat: int, source: int) -> None:
        goods = [0] * KINDS
        for card in s.park:
            goods[card % KINDS] = 1
        gain_goods(s, seat, tuple(goods))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return len(s.park) > 0

    def key(self) -> str:
        return "goods of the park"


@dataclass(frozen=True)
class GoodsOfCost(Effect):
    """Take goods that are all part of the cost of one enchantment of the row, or of the reserved one."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseRecipe(seat, self.count))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return len(s.row) > 0 or bool(s.players[seat].reserved != NONE)

    def key(self) -> str:
        return f"{self.count} goods of a cost"


@dataclass(frozen=True)
class HeartsForPlaced(Effect):
    """Gain a heart for each artisan in town of the kind of one placed this turn."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChoosePlacedKind(seat))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return any(artisans_in_town(s, card % KINDS) > 0 for card in s.turn.placed)


@dataclass(frozen=True)
class LayOnPark(Effect):
    """Lay a good or coin on artisans of the Park, one on each."""

    each: Effect
    all_five: Effect

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(LayTokens(seat, 0, 0, self.each, self.all_five))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return len(s.park) > 0 and tokens_of(s.players[seat]) > 0

    def key(self) -> str:
        return "lay on the park"


@dataclass(frozen=True)
class ReserveSpell(Effect):
    """Reserve an enchantment of the row."""

    refill: bool = False  # the row at once

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseReserve(seat, self.refill))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return len(s.row) > 0 and bool(s.players[seat].reserved == NONE)

    def key(self) -> str:
        return "reserve"


@dataclass(frozen=True)
class ReserveThatSpell(Effect):
    """Reserve the enchantment from which goods were just taken."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(Reserve(seat, s.turn.recipe, False))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return s.turn.recipe in s.row and bool(s.players[seat].reserved == NONE)

    def key(self) -> str:
        return "reserve"


@dataclass(frozen=True)
class BuyFromRow(Effect):
    """Pay the cost of an enchantment of the row and gain its reward; it stays there."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChoosePurchase(seat))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return len(purchases(s, seat)) > 0


@dataclass(frozen=True)
class KeepOneGiveOne(Effect):
    """Draw two fancy dragons, keep one and give the other to another player."""

    def do(self, s: State, seat: int, source: int) -> None:
        me = s.players[seat]
        for _ in range(min(KEPT_AND_GIVEN, len(s.fancy_deck))):
            card = next_fancy(s)
            me.offer.append(card)
            if s.journal is not None:
                s.note(DrewFancy(seat, card))
        s.then(KeepOne(seat))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return len(s.fancy_deck) > 0


@dataclass(frozen=True)
class RevealFancy(Effect):
    """Reveal a fancy dragon of your own, sun or moon, whose wish is fulfilled."""

    again: bool = False  # also one already played

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseFancy(seat, self.again))

    def possible(self, s: State, seat: int, source: int) -> bool:
        me = s.players[seat]
        cards = [*me.fancy, *me.played] if self.again else me.fancy
        return any(is_playable(s, seat, card) for card in cards)


@dataclass(frozen=True)
class ReturnOthers(Effect):
    """Return any number of your unplayed fancy dragons; each brings a reward."""

    reward: Effect

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseReturn(seat, self.reward, NONE))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return any(FANCY[card].reward != self for card in s.players[seat].fancy)


@dataclass(frozen=True)
class UseAnyShop(Effect):
    """Use the ability of any shop in town, as if you were gathering there."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseShop(seat))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return any(can_use_shop(s, seat, plot) for plot in plots_of_town(s))


@dataclass(frozen=True)
class InvitePieces(Effect):
    """Bring other players' pieces here; each brings a reward, to you and to the guest."""

    most: int
    each: Effect
    guest: Effect

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseGuest(seat, self.most, 0, self.each, self.guest))

    def possible(self, s: State, seat: int, source: int) -> bool:
        here = s.turn.here
        return any(plot != here for piece, plot in enumerate(s.pieces) if piece != seat)


@dataclass(frozen=True)
class FillCoinSpace(Effect):
    """Leave the coins just paid on an empty coin space here and gain both its rewards."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseSpace(seat))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return 0 in s.coin_spaces

    def key(self) -> str:
        return "a space"


@dataclass(frozen=True)
class TakeCoins(Effect):
    """Take all coins lying on the coin spaces here."""

    def do(self, s: State, seat: int, source: int) -> None:
        coins = sum(s.coin_spaces)
        s.coin_spaces = [0] * len(s.coin_spaces)
        if s.journal is not None:
            s.note(TookCoins(seat, coins))
        gain(s, seat, COIN, coins)

    def possible(self, s: State, seat: int, source: int) -> bool:
        return any(s.coin_spaces)

    def key(self) -> str:
        return "take coins"


@dataclass(frozen=True)
class ExtraTurn(Effect):
    """Take one more full turn after this one."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.turn.extra += 1
        if s.journal is not None:
            s.note(WonTurn(seat))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return 0 in s.coin_spaces

    def key(self) -> str:
        return "turn"


@dataclass(frozen=True)
class SeedSlots(Effect):
    """Put the top artisans of the deck into these slots, whatever their kinds, without reward."""

    slots: tuple[int, ...]

    def do(self, s: State, seat: int, source: int) -> None:
        for slot in self.slots:
            if s.artisan_deck:
                card = next_artisan(s)
                s.slots[source * SLOTS + slot] = card
                if s.journal is not None:
                    s.note(Seeded(card, s.shops[source]))

"""The verbs that work on the town: placing, firing, swapping, enchanting, using shops and fancy dragons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from embertable.core.effects import Do, Effect
from embertable.core.flow import Step
from embertable.games.flamecraft.abilities import (
    ChooseFancy,
    ChoosePlacedKind,
    ChooseReturn,
    ChooseShop,
    ChooseSpace,
    can_use_shop,
)
from embertable.games.flamecraft.card import FANCY, REWARD
from embertable.games.flamecraft.effects import Coins, Hearts
from embertable.games.flamecraft.events import DrewFancy, Seeded, TookCoins, WonTurn
from embertable.games.flamecraft.fire import (
    ChooseFire,
    ChooseReplacement,
    ChooseSwap,
    Fire,
    FireAll,
    artisans_at,
    does_something,
    kinds_at,
    volley,
)
from embertable.games.flamecraft.free import is_playable
from embertable.games.flamecraft.gain import ChooseKind
from embertable.games.flamecraft.give import ChooseArtisanReceiver, ChooseGuest, KeepOne, LayTokens
from embertable.games.flamecraft.place import ChoosePlacing, Placing, can_place
from embertable.games.flamecraft.spells import ChoosePurchase, ChooseRecipe, ChooseReserve, Reserve, purchases
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.supply import gain, gain_goods, next_artisan, take_from_park, tokens_of
from embertable.games.flamecraft.town import artisans_in_town, awake, plot_of, plots_of_town
from embertable.games.flamecraft.words import COIN, ELSEWHERE, HAND, KINDS, NONE, PARK, SLOTS


@dataclass(frozen=True)
class GoodsOfThisPlace(Effect):
    """Take goods of one kind: that of this shop or of an artisan here."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseKind(seat, self.count, kinds_at(s, seat, source)))

    def key(self) -> str:
        return f"{self.count} goods of this place"


@dataclass(frozen=True)
class GoodsOfArtisansHere(Effect):
    """Take goods for each artisan here, of its own kind."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        goods = [0] * KINDS
        for card in awake(s, s.turn.here):
            goods[card % KINDS] += self.count
        gain_goods(s, seat, tuple(goods))

    def possible(self, s: State, seat: int) -> bool:
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

    def possible(self, s: State, seat: int) -> bool:
        return len(s.park) > 0

    def key(self) -> str:
        return "goods of the park"


@dataclass(frozen=True)
class GoodsOfCost(Effect):
    """Take goods that are all part of the cost of one enchantment of the row, or of the reserved one."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseRecipe(seat, self.count))

    def possible(self, s: State, seat: int) -> bool:
        return len(s.row) > 0 or bool(s.players[seat].reserved != NONE)

    def key(self) -> str:
        return f"{self.count} goods of a cost"


@dataclass(frozen=True)
class PlaceArtisan(Placing):
    """Place an artisan from the hand in town."""

    here: bool = False  # only in this shop
    every: bool = False  # the slot may be of any kind
    coins_for_hearts: bool = False  # a coin for each heart of the slot
    bonus: Effect | None = None
    when_filled: Effect | None = None

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChoosePlacing(seat, self, False))

    def possible(self, s: State, seat: int) -> bool:
        return can_place(s, seat, self)

    def key(self) -> str:
        return "place"

    def plots(self, s: State, seat: int) -> Sequence[int]:
        return [s.turn.here] if self.here else plots_of_town(s)

    def every_slot(self) -> bool:
        return self.every

    def reward(self, shop: int, slot: int) -> Sequence[Effect]:
        printed = REWARD[shop * SLOTS + slot]
        if not self.coins_for_hearts:
            return printed
        return [Coins(each.count) if isinstance(each, Hearts) else each for each in printed]

    def after(self, s: State, seat: int, plot: int, filled: bool) -> Sequence[Step]:
        steps: list[Step] = []
        if self.bonus is not None:
            steps.append(Do(seat, self.bonus, NONE))
        if filled and self.when_filled is not None:
            steps.append(Do(seat, self.when_filled, NONE))
        return steps


@dataclass(frozen=True)
class PlaceAndFireAll(Placing):
    """Place an artisan in town, then fire up any number of artisans of that shop."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChoosePlacing(seat, self, False))

    def possible(self, s: State, seat: int) -> bool:
        return can_place(s, seat, self)

    def plots(self, s: State, seat: int) -> Sequence[int]:
        return plots_of_town(s)

    def after(self, s: State, seat: int, plot: int, filled: bool) -> Sequence[Step]:
        return [Volley(FireAll(seat, plot, False))]


class Volley(Step):
    """A fire-up ability begins: no artisan is fired twice within it."""

    def __init__(self, step: Step) -> None:
        self.step = step

    def resolve(self, s: State) -> None:
        volley(s, self.step)


@dataclass(frozen=True)
class PlaceInNewShop(Placing):
    """Place one or more artisans in one shop turned up this turn, each with a bonus."""

    most: int
    bonus: Effect

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChoosePlacing(seat, self, False))

    def possible(self, s: State, seat: int) -> bool:
        return can_place(s, seat, self)

    def plots(self, s: State, seat: int) -> Sequence[int]:
        return s.turn.opened

    def after(self, s: State, seat: int, plot: int, filled: bool) -> Sequence[Step]:
        steps: list[Step] = [Do(seat, self.bonus, NONE)]
        if self.most > 1 and not filled:
            steps.append(ChoosePlacing(seat, PlaceThere(plot, self.most - 1, self.bonus), True))
        return steps


@dataclass(frozen=True)
class PlaceThere(Placing):
    """Place further artisans in the same new shop."""

    plot: int
    most: int
    bonus: Effect

    def plots(self, s: State, seat: int) -> Sequence[int]:
        return [self.plot]

    def after(self, s: State, seat: int, plot: int, filled: bool) -> Sequence[Step]:
        steps: list[Step] = [Do(seat, self.bonus, NONE)]
        if self.most > 1 and not filled:
            steps.append(ChoosePlacing(seat, PlaceThere(plot, self.most - 1, self.bonus), True))
        return steps


@dataclass(frozen=True)
class FireHere(Effect):
    """Fire up one artisan here that was not fired this turn."""

    def do(self, s: State, seat: int, source: int) -> None:
        volley(s, ChooseFire(seat, s.turn.here, True, False))

    def possible(self, s: State, seat: int) -> bool:
        if s.turn.here == NONE:
            return False
        cards = awake(s, s.turn.here)
        return any(card not in s.turn.fired and does_something(s, seat, card) for card in cards)

    def key(self) -> str:
        return "fire here"


@dataclass(frozen=True)
class FireElsewhere(Effect):
    """Fire up one artisan in another shop."""

    def do(self, s: State, seat: int, source: int) -> None:
        volley(s, ChooseFire(seat, ELSEWHERE, False, False))

    def possible(self, s: State, seat: int) -> bool:
        return fires_elsewhere(s, seat)

    def key(self) -> str:
        return "fire one elsewhere"


@dataclass(frozen=True)
class FireAllElsewhere(Effect):
    """Fire up any number of artisans in one other shop."""

    def do(self, s: State, seat: int, source: int) -> None:
        volley(s, FireAll(seat, ELSEWHERE, False))

    def possible(self, s: State, seat: int) -> bool:
        return fires_elsewhere(s, seat)

    def key(self) -> str:
        return "fire all elsewhere"


def fires_elsewhere(s: State, seat: int) -> bool:
    """Whether an artisan of another shop would do something."""
    s.turn.volley.append(NONE)
    able = any(does_something(s, seat, card) for card in artisans_at(s, seat, ELSEWHERE))
    s.turn.volley.pop()
    return able


@dataclass(frozen=True)
class FireInPark(Effect):
    """Fire up an artisan of the Park."""

    def do(self, s: State, seat: int, source: int) -> None:
        volley(s, ChooseFire(seat, PARK, False, True))

    def possible(self, s: State, seat: int) -> bool:
        return len(s.park) > 0

    def key(self) -> str:
        return "fire in the park"


@dataclass(frozen=True)
class FireAllInPark(Effect):
    """Fire up any number of artisans of the Park."""

    def do(self, s: State, seat: int, source: int) -> None:
        volley(s, FireAll(seat, PARK, False))

    def possible(self, s: State, seat: int) -> bool:
        return any(does_something(s, seat, card) for card in s.park)

    def key(self) -> str:
        return "fire all in the park"


@dataclass(frozen=True)
class TakeFired(Effect):
    """Take the artisan fired in the Park, or the one that took its place there."""

    def do(self, s: State, seat: int, source: int) -> None:
        if s.turn.spot in s.park:
            take_from_park(s, seat, s.turn.spot)

    def possible(self, s: State, seat: int) -> bool:
        return len(s.park) > 0


@dataclass(frozen=True)
class FireFromHand(Effect):
    """Show an artisan of the hand and fire it up there."""

    def do(self, s: State, seat: int, source: int) -> None:
        volley(s, ChooseFire(seat, HAND, False, True))

    def possible(self, s: State, seat: int) -> bool:
        return len(s.players[seat].hand) > 0

    def key(self) -> str:
        return "fire from hand"


@dataclass(frozen=True)
class GiveFired(Effect):
    """Give away the artisan fired from the hand, or the one that took its place there."""

    reward: Effect

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseArtisanReceiver(seat, s.turn.spot), Do(seat, self.reward, NONE))

    def possible(self, s: State, seat: int) -> bool:
        return s.turn.spot in s.players[seat].hand

    def key(self) -> str:
        return "give it away"


@dataclass(frozen=True)
class FireAgain(Effect):
    """Fire up once more the artisan you fired last this turn."""

    def do(self, s: State, seat: int, source: int) -> None:
        card = s.turn.fired[-1]
        volley(s, Fire(seat, card, s.shops[plot_of(s, card)], (), None))

    def possible(self, s: State, seat: int) -> bool:
        if not s.turn.fired:
            return False
        card = s.turn.fired[-1]
        plot = plot_of(s, card)
        return plot != NONE and card in awake(s, plot) and does_something(s, seat, card)

    def key(self) -> str:
        return "fire again"


@dataclass(frozen=True)
class SwapAndFire(Effect):
    """Change places with another artisan in town, then fire up the one that arrived."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseSwap(seat, source))

    def key(self) -> str:
        return "swap"


@dataclass(frozen=True)
class ReplaceAndFire(Effect):
    """Replace an artisan here by one from the hand, then fire up the new one."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseReplacement(seat))

    def possible(self, s: State, seat: int) -> bool:
        return len(awake(s, s.turn.here)) > 0 and len(s.players[seat].hand) > 0

    def key(self) -> str:
        return "replace"


@dataclass(frozen=True)
class HeartsForFire(Effect):
    """For the rest of the turn hearts may be taken in place of a fire-up at the visited shop."""

    hearts: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.turn.hearts_for_fire = self.hearts

    def possible(self, s: State, seat: int) -> bool:
        return s.turn.here != NONE and len(awake(s, s.turn.here)) > 0


@dataclass(frozen=True)
class HeartsForPlaced(Effect):
    """Gain a heart for each artisan in town of the kind of one placed this turn."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChoosePlacedKind(seat))

    def possible(self, s: State, seat: int) -> bool:
        return any(artisans_in_town(s, card % KINDS) > 0 for card in s.turn.placed)


@dataclass(frozen=True)
class LayOnPark(Effect):
    """Lay a good or coin on artisans of the Park, one on each."""

    each: Effect
    all_five: Effect

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(LayTokens(seat, 0, 0, self.each, self.all_five))

    def possible(self, s: State, seat: int) -> bool:
        return len(s.park) > 0 and tokens_of(s.players[seat]) > 0

    def key(self) -> str:
        return "lay on the park"


@dataclass(frozen=True)
class ReserveSpell(Effect):
    """Reserve an enchantment of the row."""

    refill: bool = False  # the row at once

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseReserve(seat, self.refill))

    def possible(self, s: State, seat: int) -> bool:
        return len(s.row) > 0 and bool(s.players[seat].reserved == NONE)

    def key(self) -> str:
        return "reserve"


@dataclass(frozen=True)
class ReserveThatSpell(Effect):
    """Reserve the enchantment from which goods were just taken."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(Reserve(seat, s.turn.recipe, False))

    def possible(self, s: State, seat: int) -> bool:
        return s.turn.recipe in s.row and bool(s.players[seat].reserved == NONE)

    def key(self) -> str:
        return "reserve"


@dataclass(frozen=True)
class BuyFromRow(Effect):
    """Pay the cost of an enchantment of the row and gain its reward; it stays there."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChoosePurchase(seat))

    def possible(self, s: State, seat: int) -> bool:
        return len(purchases(s, seat)) > 0


@dataclass(frozen=True)
class PayLess(Effect):
    """Pay so many goods less for the enchantment being cast."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        raise AssertionError("it is used while casting, not between steps")


@dataclass(frozen=True)
class KeepOneGiveOne(Effect):
    """Draw two fancy dragons, keep one and give the other to another player."""

    def do(self, s: State, seat: int, source: int) -> None:
        me = s.players[seat]
        for _ in range(min(2, len(s.fancy_deck))):
            card = s.fancy_deck.pop()
            s.revealed += 1
            me.offer.append(card)
            if s.journal is not None:
                s.note(DrewFancy(seat, card))
        s.then(KeepOne(seat))

    def possible(self, s: State, seat: int) -> bool:
        return len(s.fancy_deck) > 0


@dataclass(frozen=True)
class RevealFancy(Effect):
    """Reveal a fancy dragon of your own, sun or moon, whose wish is fulfilled."""

    again: bool = False  # also one already played

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseFancy(seat, self.again))

    def possible(self, s: State, seat: int) -> bool:
        me = s.players[seat]
        cards = [*me.fancy, *me.played] if self.again else me.fancy
        return any(is_playable(s, seat, card) for card in cards)


@dataclass(frozen=True)
class ReturnOthers(Effect):
    """Return any number of your unplayed fancy dragons; each brings a reward."""

    reward: Effect

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseReturn(seat, self.reward, NONE))

    def possible(self, s: State, seat: int) -> bool:
        return any(FANCY[card].reward != self for card in s.players[seat].fancy)


@dataclass(frozen=True)
class UseAnyShop(Effect):
    """Use the ability of any shop in town, as if you were gathering there."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseShop(seat))

    def possible(self, s: State, seat: int) -> bool:
        return any(can_use_shop(s, seat, plot) for plot in plots_of_town(s))


@dataclass(frozen=True)
class InvitePieces(Effect):
    """Bring other players' pieces here; each brings a reward, to you and to the guest."""

    most: int
    each: Effect
    guest: Effect

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseGuest(seat, self.most, 0, self.each, self.guest))

    def possible(self, s: State, seat: int) -> bool:
        here = s.turn.here
        return any(plot != here for piece, plot in enumerate(s.pieces) if piece != seat)


@dataclass(frozen=True)
class FillCoinSpace(Effect):
    """Leave the coins just paid on an empty coin space here and gain both its rewards."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseSpace(seat))

    def possible(self, s: State, seat: int) -> bool:
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

    def possible(self, s: State, seat: int) -> bool:
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

    def possible(self, s: State, seat: int) -> bool:
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

"""The seven companions. Their names and the grouping of their texts are reconstructed."""

from __future__ import annotations

from embertable.core.effects import Trade
from embertable.games.flamecraft.cards.tables import COMPANIONS, Companion
from embertable.games.flamecraft.effects.activating import UseAnyShop
from embertable.games.flamecraft.effects.conditions import ALWAYS, Casting, ShopOpened
from embertable.games.flamecraft.effects.enchanting import ReserveSpell
from embertable.games.flamecraft.effects.firing import FireAllInPark
from embertable.games.flamecraft.effects.gaining import Coins, GoodsForSpent
from embertable.games.flamecraft.effects.paying import PayLess, SpendAnyCoins
from embertable.games.flamecraft.effects.placing import PlaceAndFireAll, PlaceInNewShop
from embertable.games.flamecraft.effects.revealing import RevealFancy

COMPANIONS.extend(
    [
        Companion("spell-saver", when=Casting(), effect=PayLess(3), start=ReserveSpell(refill=True)),
        Companion("park-ranger", when=ALWAYS, effect=FireAllInPark(), basis="rulebook"),
        Companion("window-shopper", when=ALWAYS, effect=UseAnyShop(), start=Coins(2)),
        Companion("house-warmer", when=ALWAYS, effect=PlaceAndFireAll(), basis="rulebook"),
        Companion("grand-opener", when=ShopOpened(), effect=PlaceInNewShop(2, bonus=Coins(1))),
        Companion("coin-changer", when=ALWAYS, effect=Trade(SpendAnyCoins(), GoodsForSpent(2)), start=Coins(2)),
        Companion("fashion-scout", when=ALWAYS, effect=RevealFancy(again=True), fancy_dealt=5),
    ]
)

"""The seven companions. Their names and the grouping of their texts are reconstructed."""

from __future__ import annotations

from embertable.games.flamecraft.cards.tables import COMPANIONS, Companion
from embertable.games.flamecraft.costs import (
    SpendAnyCoins,
    Trade,
)
from embertable.games.flamecraft.counts import ALWAYS, Casting, ShopOpened
from embertable.games.flamecraft.effects import (
    Coins,
    GoodsForSpent,
)
from embertable.games.flamecraft.firing import (
    FireAllInPark,
)
from embertable.games.flamecraft.placing import (
    PlaceAndFireAll,
    PlaceInNewShop,
)
from embertable.games.flamecraft.spells import PayLess
from embertable.games.flamecraft.works import (
    ReserveSpell,
    RevealFancy,
    UseAnyShop,
)

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

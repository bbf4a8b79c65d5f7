"""What artisans do when they are fired up: all of one kind do the same."""

from __future__ import annotations

from embertable.games.flamecraft.cards.tables import FIRE_UP
from embertable.games.flamecraft.effects.gaining import DifferentGoods, GoodsOfThisPlace
from embertable.games.flamecraft.effects.giving import Give
from embertable.games.flamecraft.effects.moving import SwapAndFire
from embertable.games.flamecraft.effects.placing import PlaceArtisan
from embertable.games.flamecraft.effects.points import Hearts
from embertable.games.flamecraft.effects.taking import OtherArtisans

BREAD_FIRE = OtherArtisans()
MEAT_FIRE = PlaceArtisan()
PLANT_FIRE = Give(1, 1, Hearts(2))
POTION_FIRE = SwapAndFire()
IRON_FIRE = GoodsOfThisPlace(2)
CRYSTAL_FIRE = DifferentGoods(3)

FIRE_UP.extend([BREAD_FIRE, MEAT_FIRE, PLANT_FIRE, POTION_FIRE, IRON_FIRE, CRYSTAL_FIRE])

"""What questions and steps under way are about, at a glance: many kinds of them, and a few matters."""

from __future__ import annotations

from typing import Final

from embertable.games.flamecraft.chapters.action import ChooseAction
from embertable.games.flamecraft.chapters.enchant import ChooseWaived, PutUnder
from embertable.games.flamecraft.chapters.fire import (
    ChooseFire,
    ChooseFireElsewhere,
    ChooseFires,
    ChooseFiresElsewhere,
    ChooseUnfired,
    FireOrHearts,
    FireStep,
)
from embertable.games.flamecraft.chapters.gather import ChooseAbility
from embertable.games.flamecraft.chapters.limits import ChooseArtisanToReturn
from embertable.games.flamecraft.chapters.place import ChoosePlacing, ChoosePlot, PlaceStep
from embertable.games.flamecraft.chapters.solo import ChoosePiece, ChooseStrangersSpell, ChooseUnlock
from embertable.games.flamecraft.chapters.turn import FreeMoment, LastMoment
from embertable.games.flamecraft.chapters.visit import ChooseToll, ChooseVisit
from embertable.games.flamecraft.effects.activating import ChooseShop
from embertable.games.flamecraft.effects.drawing import ChooseFancyReceiver, ChooseKept, FancyDragon
from embertable.games.flamecraft.effects.enchanting import ChoosePurchase, ChooseRecipe, ChooseReserve
from embertable.games.flamecraft.effects.flipping import ChooseFlip, ChooseReflip
from embertable.games.flamecraft.effects.gaining import AnyGoods, ChooseGoods, ChooseKind, ChooseSpace, Coins
from embertable.games.flamecraft.effects.giving import ChooseArtisanReceiver, ChooseGift, ChooseReceiver
from embertable.games.flamecraft.effects.laying import ChooseLaid, ChooseToken
from embertable.games.flamecraft.effects.moving import ChooseGuest, ChooseReplacement, ChooseSwap
from embertable.games.flamecraft.effects.paying import ChooseAlike, ChooseCoins, ChooseDifferent, ChoosePayment
from embertable.games.flamecraft.effects.points import ChoosePlacedKind, Hearts
from embertable.games.flamecraft.effects.revealing import ChooseFancy, ChooseReturn
from embertable.games.flamecraft.effects.taking import Artisans, ChooseArtisan

BY_MATTER: Final[dict[str, list[type]]] = {
    "something": [],  # whatever no other matter knows
    "start": [ChoosePiece],
    "visit": [ChooseVisit],
    "action": [ChooseAction],
    "goods": [AnyGoods, ChooseGoods, ChooseKind, ChooseRecipe],
    "coins": [Coins, ChooseCoins, ChooseSpace],
    "hearts": [Hearts, ChoosePlacedKind],
    "placing": [ChoosePlacing, PlaceStep],
    "firing": [
        *(ChooseFire, ChooseUnfired, ChooseFireElsewhere, FireStep, ChooseFires, ChooseFiresElsewhere),
        FireOrHearts,
    ],
    "ability": [ChooseAbility, ChooseShop],
    "artisans": [Artisans, ChooseArtisan],
    "fancy": [FancyDragon, ChooseKept, ChooseFancy, ChooseReturn],
    "enchanting": [ChooseReserve, ChoosePurchase, ChooseWaived, ChooseStrangersSpell, PutUnder],
    "gift": [ChooseToll, ChooseGift, ChooseReceiver, ChooseArtisanReceiver, ChooseFancyReceiver],
    "payment": [ChoosePayment, ChooseAlike, ChooseDifferent],
    "moving": [ChooseSwap, ChooseReplacement, ChooseGuest, ChooseLaid, ChooseToken],
    "flip": [ChooseFlip, ChooseReflip],
    "new shop": [ChoosePlot],
    "limit": [ChooseArtisanToReturn],
    "free actions": [FreeMoment, LastMoment],
    "achievement": [ChooseUnlock],
}
MATTERS: Final = tuple(BY_MATTER)
MATTER: Final[dict[type, int]] = {kind: number for number, kinds in enumerate(BY_MATTER.values()) for kind in kinds}
SOMETHING: Final = 0

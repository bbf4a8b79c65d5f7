"""The cards nobody plays from the hand: events, tower cards, the Shadow of the Wood, the champion."""

from __future__ import annotations

from embertable.core.effects import All, Each
from embertable.games.fire_tower.cards.tables import CHAMPION, EVENTS, SHADOW, TOWER, Face
from embertable.games.fire_tower.effects.aid import DigInAid, LightInAid, Together
from embertable.games.fire_tower.effects.bucket import EmptyBucket, Reckless
from embertable.games.fire_tower.effects.burning import BurnForEver, SpreadAll
from embertable.games.fire_tower.effects.champion import AtTheStart, DigApart, InOrder
from embertable.games.fire_tower.effects.drawing import ChangeCards, ChangeHand
from embertable.games.fire_tower.effects.haunting import LightBeside, LightByRoll, PlayOneOf, TurnOrClear
from embertable.games.fire_tower.effects.turning import RenewWind
from embertable.games.fire_tower.terms import FIREBREAK, WATER

EVENTS.extend(
    [
        Face("firestorm", "event", 1, All(SpreadAll(), RenewWind(), Each(ChangeHand()))),
        Face("mutual-aid", "event", 1, Together(LightInAid(1), DigInAid(1), ChangeCards(3))),
    ]
)

TOWER.extend(
    [
        Face("bucket", "tower", 4, EmptyBucket(square=False)),
        Face("reckless-abandon", "tower", 4, Reckless(3, kinds=(WATER, FIREBREAK), fires=2)),
        Face("burnt-tower", "tower", 3, BurnForEver()),
    ]
)

SHADOW.extend(
    [
        Face("shadow-north", "shadow", 1, LightBeside(1)),
        Face("shadow-east", "shadow", 1, LightByRoll(3)),
        Face("shadow-south", "shadow", 1, PlayOneOf(2)),
        Face("shadow-west", "shadow", 1, TurnOrClear()),
    ]
)

CHAMPION.extend(
    [
        Face("champion-of-the-wood", "champion", 1, AtTheStart(DigApart(2)), "public"),
        Face("grand-champion", "champion", 1, AtTheStart(InOrder(DigApart(2), ChangeHand())), "reconstructed"),
    ]
)

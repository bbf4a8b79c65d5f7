"""The cards, in the order they lie in a hand, and the faces of those nobody plays from one."""

from __future__ import annotations

from embertable.core.effects import All, OneOf
from embertable.games.fire_tower.aid import DigInAid, LightInAid
from embertable.games.fire_tower.bucket import EmptyBucket, Reckless
from embertable.games.fire_tower.cards.tables import CHAMPION, EVENTS, SHADOW, TOWER, ActionCard, Face, shelve
from embertable.games.fire_tower.champion import AtTheStart, DigApart
from embertable.games.fire_tower.drawing import ChangeHand, Exchange, Together
from embertable.games.fire_tower.effects import (
    Dig,
    DouseAround,
    DousePattern,
    Explode,
    LightLine,
    LightSquare,
    MoveFire,
    Push,
    Replant,
    RollWind,
    SetWind,
)
from embertable.games.fire_tower.shadow import LightBeside, LightByRoll, PlayOneOf, TurnOrClear
from embertable.games.fire_tower.storm import RenewWind, SpreadAll
from embertable.games.fire_tower.terms import EAST, FIRE, FIREBREAK, IDS, NORTH, SOUTH, WATER, WEST, WIND
from embertable.games.fire_tower.towers import BurnForEver
from embertable.games.fire_tower.verb import EachInTurn, InOrder


def wind_card(direction: int, basis: str = "public") -> ActionCard:
    """A wind: turn it, roll it, or push one fire its way."""
    effect = OneOf(SetWind(direction), RollWind(), Push(direction))
    return ActionCard(IDS[direction], WIND, 4, effect, basis)


shelve(
    wind_card(NORTH, "reconstructed"),
    wind_card(EAST),
    wind_card(SOUTH, "reconstructed"),
    wind_card(WEST),
    ActionCard("explosion", FIRE, 4, Explode()),
    ActionCard("burning-snag", FIRE, 4, LightSquare()),
    ActionCard("flare-up", FIRE, 3, LightLine()),
    ActionCard("ember", FIRE, 3, MoveFire()),
    ActionCard("smokejumper", WATER, 4, DouseAround()),
    ActionCard("air-drop", WATER, 4, DousePattern(square=False), "reconstructed"),
    ActionCard("fire-engine", WATER, 4, DousePattern(square=True), "reconstructed"),
    ActionCard("dozer-line", FIREBREAK, 3, Dig(2)),
    ActionCard("scratch-line", FIREBREAK, 3, Dig(2, gap=True)),
    ActionCard("de-re-forest", FIREBREAK, 4, OneOf(Dig(1), Replant())),
)

EVENTS.extend(
    [
        Face("firestorm", "event", 1, All(SpreadAll(), RenewWind(), EachInTurn(ChangeHand()))),
        Face("mutual-aid", "event", 1, Together(LightInAid(1), DigInAid(1), Exchange(3))),
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

"""The cards one plays, in the order they lie in a hand."""

from __future__ import annotations

from embertable.core.effects import OneOf
from embertable.games.fire_tower.cards.tables import ActionCard, shelve
from embertable.games.fire_tower.effects.digging import Dig, Replant
from embertable.games.fire_tower.effects.dousing import DouseAround, DousePattern
from embertable.games.fire_tower.effects.lighting import Explode, LightLine, LightSquare, Push
from embertable.games.fire_tower.effects.moving import MoveFire
from embertable.games.fire_tower.effects.turning import RollWind, SetWind
from embertable.games.fire_tower.terms import EAST, FIRE, FIREBREAK, IDS, NORTH, SOUTH, WATER, WEST, WIND


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

"""The cards, in the order they lie in a hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from embertable.core.effects import Effect, OneOf
from embertable.games.fire_tower.effects import (
    Dig,
    DouseAround,
    DouseLine,
    DouseSquare,
    Explode,
    LightLine,
    LightSquare,
    MoveFire,
    Push,
    Replant,
    RollWind,
    SetWind,
)
from embertable.games.fire_tower.words import EAST, FIRE, FIREBREAK, IDS, NORTH, SOUTH, WATER, WEST, WIND


@dataclass(frozen=True)
class ActionCard:
    """A card one plays from the hand.

    `basis` says where its least certain fact comes from: some Ukrainian names are our own.
    """

    id: str
    kind: int
    copies: int
    effect: Effect
    basis: str = "public"


def wind_card(direction: int, basis: str = "public") -> ActionCard:
    """A wind: turn it, roll it, or push one fire its way."""
    effect = OneOf(SetWind(direction), RollWind(), Push(direction))
    return ActionCard(IDS[direction], WIND, 4, effect, basis)


ACTION_CARDS: Final[list[ActionCard]] = [
    wind_card(NORTH, "reconstructed"),
    wind_card(EAST),
    wind_card(SOUTH, "reconstructed"),
    wind_card(WEST),
    ActionCard("explosion", FIRE, 4, Explode()),
    ActionCard("burning-snag", FIRE, 4, LightSquare()),
    ActionCard("flare-up", FIRE, 3, LightLine()),
    ActionCard("ember", FIRE, 3, MoveFire()),
    ActionCard("smokejumper", WATER, 4, DouseAround()),
    ActionCard("air-drop", WATER, 4, DouseLine(), "reconstructed"),
    ActionCard("fire-engine", WATER, 4, DouseSquare(), "reconstructed"),
    ActionCard("dozer-line", FIREBREAK, 3, Dig(2)),
    ActionCard("scratch-line", FIREBREAK, 3, Dig(2, gap=True)),
    ActionCard("de-re-forest", FIREBREAK, 4, OneOf(Dig(1), Replant())),
]
assert [card.id for card in ACTION_CARDS] == IDS[: len(ACTION_CARDS)], "the table follows the numbers of the cards"

# The same by card number, for the hot paths.
EFFECTS: Final[list[Effect]] = [card.effect for card in ACTION_CARDS]
KIND: Final[list[int]] = [card.kind for card in ACTION_CARDS]
COPIES: Final[list[int]] = [card.copies for card in ACTION_CARDS]

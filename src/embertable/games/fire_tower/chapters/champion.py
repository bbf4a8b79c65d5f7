"""The champion's card: what its holders do before the first turn. Who holds it next stands in `variants`."""

from __future__ import annotations

from embertable.core.effects import Do
from embertable.games.fire_tower.cards.tables import CHAMPION
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import CHAMPION_SIDES, CORNERS
from embertable.games.fire_tower.variants import Variants


def champions_begin(s: State, variants: Variants) -> None:
    """The holders of the card use it, in the order of the seats."""
    if variants.champion not in CHAMPION_SIDES:
        return
    side = CHAMPION_SIDES.index(variants.champion)
    holders = [seat for seat, player in enumerate(s.players) if CORNERS[player.corner] in variants.holders]
    s.then(*[Do(seat, CHAMPION[side].effect, side) for seat in holders])

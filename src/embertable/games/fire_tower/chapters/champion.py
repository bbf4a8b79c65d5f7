"""The champion's card: what its holders do before the first turn, and who holds it next."""

from __future__ import annotations

from dataclasses import replace

from embertable.core.effects import Do
from embertable.games.fire_tower.cards.tables import CHAMPION
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import CHAMPION_SIDES, CORNERS
from embertable.games.fire_tower.variants import Variants


def champions_begin(s: State, variants: Variants) -> None:
    """The holders of the card use it, in the order of the seats."""
    if variants.champion == "none":
        return
    side = CHAMPION_SIDES.index(variants.champion)
    holders = [seat for seat, player in enumerate(s.players) if CORNERS[player.corner] in variants.holders]
    s.then(*[Do(seat, CHAMPION[side].effect, side) for seat in holders])


def next_champions(variants: Variants, s: State) -> Variants:
    """The same table's next game: the winners hold the card; it is turned over if they held it already."""
    winners = tuple([CORNERS[s.players[seat].corner] for seat in s.winners])
    again = variants.champion != "none" and all(corner in variants.holders for corner in winners)
    return replace(variants, champion="grand" if again else "champion", holders=winners)

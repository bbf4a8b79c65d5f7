"""The champion's card: what its holders do before the first turn, and who gets it next."""

from __future__ import annotations

from dataclasses import replace

from embertable.games.fire_tower.cards.tables import CHAMPION
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import CHAMPION_SIDES, CORNERS
from embertable.games.fire_tower.variants import Variants


def next_champions(variants: Variants, s: State) -> Variants:
    """The same table's next game: the winners hold the card; it is turned over if they held it already."""
    winners = tuple([CORNERS[s.players[seat].corner] for seat in s.winners])
    again = variants.champion != "none" and all(corner in variants.holders for corner in winners)
    return replace(variants, champion="grand" if again else "champion", holders=winners)


def champion_turns(s: State, variants: Variants) -> None:
    """What the holders of the champion's card do before the first turn, in seat order."""
    if variants.champion == "none":
        return
    side = CHAMPION_SIDES.index(variants.champion)
    for seat in range(s.seats)[::-1]:
        if CORNERS[s.players[seat].corner] in variants.holders:
            CHAMPION[side].effect.do(s, seat, side)

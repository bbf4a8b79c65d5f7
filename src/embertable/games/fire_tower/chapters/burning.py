"""When a tower burns."""

from __future__ import annotations

from typing import Final

from embertable.core.flow import Step
from embertable.games.fire_tower.cards.tables import TOWER
from embertable.games.fire_tower.chapters.end import end_if_decided, mode_rules
from embertable.games.fire_tower.events import TowerBurnt
from embertable.games.fire_tower.places.towers import live_directions, roof_of
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import GONE


class BurnCheck(Step):
    """Every intact tower with fire on its roof burns, all of them together."""

    def resolve(self, s: State) -> None:
        if s.fire & s.roofs:
            burn(s)


BURN_CHECK: Final = BurnCheck()


def burn(s: State) -> None:
    """Burn all towers whose roof is on fire, clockwise from the player whose turn it is."""
    mode = mode_rules(s)
    victims = [seat for seat in s.round_from(s.turn) if s.fire & s.roofs & roof_of(s.players[seat])]
    for seat in victims:
        player = s.players[seat]
        player.intact = False
        player.role = mode.role_after(s)
        TOWER[GONE].effect.do(s, seat, GONE)
        if s.haunting and player.burner == s.turn:
            s.extra += 1
        s.note(TowerBurnt(seat, player.burner, player.role))
    s.live = live_directions(s)
    if not end_if_decided(s, victims):
        mode.after_burning(s, victims)

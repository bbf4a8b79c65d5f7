"""When a tower burns."""

from __future__ import annotations

from typing import Final

from embertable.core.flow import Step
from embertable.games.fire_tower.cards.tables import TOWER
from embertable.games.fire_tower.chapters.end import is_decided
from embertable.games.fire_tower.chapters.supply import roll_live
from embertable.games.fire_tower.events import TowerBurnt, WindRolled
from embertable.games.fire_tower.places.towers import clockwise, live_directions, roof_of
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import ACTIVE, GONE, OUT, SHADOW, SHADOWS, TEAMS


class BurnCheck(Step):
    """Every intact tower with fire on its roof burns, all of them together."""

    def resolve(self, s: State) -> None:
        if s.fire & s.roofs:
            burn(s)


BURN_CHECK: Final = BurnCheck()


def burn(s: State) -> None:
    """Burn all towers whose roof is on fire, clockwise from the player whose turn it is."""
    victims = [seat for seat in clockwise(s, s.turn) if s.players[seat].intact and s.fire & roof_of(s.players[seat])]
    for seat in victims:
        player = s.players[seat]
        player.intact = False
        player.role = role_after(s)
        TOWER[GONE].effect.do(s, seat, GONE)
        if s.haunting and player.burner == s.turn:
            s.extra += 1
        s.note(TowerBurnt(seat, player.burner, player.role))
    s.live = live_directions(s)
    if is_decided(s, victims):
        return
    if s.mode == TEAMS:
        if s.wind not in s.live:
            s.wind = roll_live(s)
            s.note(WindRolled(s.wind))
    else:
        for seat in victims:
            s.queue.append((seat, s.players[seat].burner))


def role_after(s: State) -> int:
    """What becomes of a player whose tower burns now: the first one of three, or two of four, become shadows."""
    if s.mode == TEAMS:
        return ACTIVE
    shadows = 0
    for player in s.players:
        if player.role == SHADOW:
            shadows += 1
    return SHADOW if s.mode == SHADOWS and shadows < s.seats - 2 else OUT

"""Towers burn, and the game may end with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from embertable.core.effects import Effect
from embertable.core.flow import Step
from embertable.games.fire_tower.cards.tables import TOWER
from embertable.games.fire_tower.events import TowerBurnt, WindRolled, Won
from embertable.games.fire_tower.fires import clockwise, roll_live, roof_of, zone_of
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import ACTIVE, GONE, OUT, SHADOW, SHADOWS, TEAMS, THREATS


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


@dataclass(frozen=True)
class BurnForEver(Effect):
    """The cells of the tower hold no tokens any more, and burn for ever."""

    def do(self, s: State, seat: int, source: int) -> None:
        zone = zone_of(s.players[seat])
        s.fire &= ~zone
        s.breaks &= ~zone
        s.burnt |= zone
        s.zones &= ~zone
        s.roofs &= ~zone


def role_after(s: State) -> int:
    """What becomes of a player whose tower burns now: the first one of three, or two of four, become shadows."""
    if s.mode == TEAMS:
        return ACTIVE
    shadows = 0
    for player in s.players:
        if player.role == SHADOW:
            shadows += 1
    return SHADOW if s.mode == SHADOWS and shadows < s.seats - 2 else OUT


def live_directions(s: State) -> list[int]:
    """The directions that threaten an intact tower."""
    live: list[int] = []
    for direction in range(4):
        for player in s.players:
            if player.intact and direction in THREATS[player.corner]:
                live.append(direction)
                break
    return live


def standing(s: State) -> list[int]:
    """The seats whose towers are intact."""
    return [seat for seat in range(s.seats) if s.players[seat].intact]


def is_decided(s: State, victims: list[int]) -> bool:
    """End the game if these burnt towers decide it."""
    left = standing(s)
    if s.mode == TEAMS:
        return is_decided_for_teams(s, left)
    if not left:
        if s.haunting:
            finish(s, [seat for seat in range(s.seats) if s.players[seat].role == SHADOW], "shadow")
        else:
            finish(s, sorted(victims), "together")
        return True
    if len(left) == 1 and (s.mode != SHADOWS or left[0] == s.turn):
        finish(s, left, "tower")
        return True
    return False


def is_decided_for_teams(s: State, left: list[int]) -> bool:
    """A team wins when both enemy towers are burnt; if none is left at all, it is a draw."""
    if not left:
        finish(s, list(range(s.seats)), "draw")
        return True
    if all((seat - left[0]) % 2 == 0 for seat in left):
        finish(s, [left[0] % 2, left[0] % 2 + 2], "team")
        return True
    return False


def finish_by_time(s: State) -> None:
    """The cap of turns is reached: who still has a tower wins; the team with more towers."""
    left = standing(s)
    if s.mode != TEAMS:
        finish(s, left, "time")
        return
    lead = sum([1 if seat % 2 == 0 else -1 for seat in left])
    if lead == 0:
        finish(s, list(range(s.seats)), "draw")
    else:
        finish(s, [0, 2] if lead > 0 else [1, 3], "time")


def finish(s: State, winners: list[int], how: str) -> None:
    """The game is over: nothing that was still due happens."""
    s.winners = winners
    s.agenda.clear()
    s.note(Won(tuple(winners), how))

"""The end: the mode decides who wins, and then nothing more happens."""

from __future__ import annotations

from typing import Final

from embertable.games.fire_tower.chapters.plain import PlainMode
from embertable.games.fire_tower.chapters.shadow import ShadowMode
from embertable.games.fire_tower.chapters.teams import TeamMode
from embertable.games.fire_tower.events import Ended
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import PLAIN, SHADOWS, TEAMS

MODE_RULES: Final[dict[int, PlainMode]] = {PLAIN: PlainMode(), SHADOWS: ShadowMode(), TEAMS: TeamMode()}


def mode_rules(s: State) -> PlainMode:
    """What the mode of this game decides."""
    return MODE_RULES[s.mode]


def end_if_decided(s: State, victims: list[int]) -> bool:
    """End the game if these burnt towers decide it; whether they do."""
    won = mode_rules(s).verdict(s, victims)
    if won is None:
        return False
    finish(s, won)
    return True


def finish(s: State, won: Ended) -> None:
    """The game is over: nothing that was still due happens."""
    s.winners = list(won.winners)
    s.agenda.clear()
    s.note(won)

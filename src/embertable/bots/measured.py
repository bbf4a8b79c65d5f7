"""What was measured of the levels at the usual table of a game: how often each beats the one below, and its rating.

`mind/levels.json` of a game is written by `python -m embertable.lab.tournament.measured` from the tournaments
docs/minds.md names.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

from embertable.core.text.files import read_text
from embertable.games import game as game_named

FILE: Final = "mind/levels.json"


@cache
def measurements(game: str) -> dict[str, Any]:
    """At how many seats the levels of a game met, how often each beat the one below, ratings; nothing if unmeasured."""
    text = read_text(game_named(game).package, FILE)
    found: dict[str, Any] = json.loads(text) if text else {}
    return found


def wins_of_ten(game: str, level: int) -> int | None:
    """In how many of ten games a level beats the one below, if that was measured."""
    meetings: list[list[float]] = measurements(game).get("meetings", [])
    for upper, _, won, games in meetings:
        if upper == level:
            return round(10 * won / games)
    return None


def rating(game: str, level: int) -> int | None:
    """The rating of a level at the usual table, if it was measured: level 2 has 1000, and 40 more win 11 of 20."""
    found: list[int] = measurements(game).get("ratings", {}).get(str(level), [])
    return found[0] if found else None

"""What was measured of the levels: how often each beats the one below it at the usual table of a game.

`measured.json` is written by `python -m embertable.lab.tournament.measured` from the tournaments docs/minds.md names.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

FILE: Final = "measured.json"


@cache
def measurements() -> dict[str, Any]:
    """By game: at how many seats its levels met, and how often each beat the one below; nothing if nobody looked."""
    path = files("embertable.bots").joinpath(FILE)
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return found


def wins_of_ten(game: str, level: int) -> int | None:
    """In how many of ten games a level beats the one below, if that was measured."""
    meetings: list[list[float]] = measurements().get(game, {}).get("meetings", [])
    for upper, _, won, games in meetings:
        if upper == level:
            return round(10 * won / games)
    return None

"""From tournaments of the levels to what is said of them: `python -m embertable.lab.tournament.measured FILE…`.

Each file is what `embertable tournament … --style neighbours --json` printed; several of one game are laid together,
for the higher levels play fewer games. All levels that met are rated on one scale, on which the second, where newcomers
begin, has 1000.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from embertable.bots import NEWCOMERS
from embertable.bots.measured import FILE
from embertable.core.files import write_text
from embertable.games import game as game_named
from embertable.lab.tournament.rating import Result, skills

MIDDLE: Final = 1000.0
"""What the level is rated at which newcomers begin."""


def laid_together(tournaments: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """By game: seats, for every two neighbours how many games the upper one won of how many, and ratings by level."""
    found: dict[str, Any] = {}
    for each in tournaments:
        game = found.setdefault(each["game"], {"seats": each["seats"], "meetings": []})
        for met in each["meetings"]:
            pair = sorted([(level_of(met["bot"]), met["won"]), (level_of(met["other"]), met["games"] - met["won"])])
            (lower, _), (upper, won) = pair
            game["meetings"].append([upper, lower, won, met["games"]])
    for game in found.values():
        game["meetings"].sort()
        game["ratings"] = ratings(game["meetings"])
    return found


def ratings(met: Sequence[Sequence[float]]) -> dict[str, list[int]]:
    """By level: its rating, and how sure that is, as one standard deviation."""
    results = [result for upper, lower, won, games in met for result in played(upper, lower, won, games)]
    levels = sorted({level for result in results for level in result.met})
    found = skills(results, levels, seed=1)
    shift = MIDDLE - found[str(NEWCOMERS)].rating
    return {level: [round(found[level].rating + shift), round(found[level].doubt)] for level in levels}


def played(upper: float, lower: float, won: float, games: float) -> list[Result]:
    """The games of two levels one by one; a half is a game both won."""
    pair = (f"{upper:.0f}", f"{lower:.0f}")
    shared = won % 1 > 0
    victories, defeats = int(won), int(games - won)
    ends = [pair[:1]] * victories + [pair[1:]] * defeats + [pair] * shared
    return [Result(pair, frozenset(end)) for end in ends]


def level_of(bot: str) -> int:
    """The number of a level."""
    return int(bot.removeprefix("level:"))


def write(paths: Sequence[str]) -> None:
    """Lay tournaments together, and each game's into its room."""
    tournaments = [json.loads(Path(path).read_text(encoding="utf-8")) for path in paths]
    for name, found in laid_together(tournaments).items():
        write_text(Path(str(files(game_named(name).package).joinpath(FILE))), json.dumps(found) + "\n")


if __name__ == "__main__":
    write(sys.argv[1:])

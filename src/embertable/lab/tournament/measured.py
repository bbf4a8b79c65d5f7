"""From tournaments of the levels to what is said of them: `python -m embertable.lab.tournament.measured FILE…`.

Each file is what `embertable tournament … --style neighbours --json` printed; several of one game are laid together,
for the higher levels play fewer games.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

from embertable.bots.measured import FILE
from embertable.core.files import write_text
from embertable.games import game as game_named


def laid_together(tournaments: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """By game: seats, and for every two neighbours how many games the upper one won of how many."""
    found: dict[str, Any] = {}
    for each in tournaments:
        game = found.setdefault(each["game"], {"seats": each["seats"], "meetings": []})
        for met in each["meetings"]:
            pair = sorted([(level_of(met["bot"]), met["won"]), (level_of(met["other"]), met["games"] - met["won"])])
            (lower, _), (upper, won) = pair
            game["meetings"].append([upper, lower, won, met["games"]])
    for game in found.values():
        game["meetings"].sort()
    return found


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

"""From tournaments of the levels to what is said of them: `python -m embertable.lab.tournament.measured FILE…`.

Each file is what `embertable tournament … --style neighbours --json` printed; several of one game are laid together,
for the higher levels play fewer games.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from embertable.bots import measured
from embertable.bots.measured import FILE
from embertable.core.files import write_text


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
    """Lay tournaments together with what is known of other games."""
    tournaments = [json.loads(Path(path).read_text(encoding="utf-8")) for path in paths]
    known = {**measured.measurements(), **laid_together(tournaments)}
    target = Path(measured.__file__).parent / FILE
    lines = [f"{json.dumps(game)}: {json.dumps(known[game])}" for game in sorted(known)]
    write_text(target, "{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    write(sys.argv[1:])

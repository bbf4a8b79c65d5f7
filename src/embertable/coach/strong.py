"""Where the points of strong play come from: means of games between searching bots, measured and kept as data.

    python -m embertable.coach.strong GAME --seats 2 --games 20

prints the figures as JSON; `mind/strong.json` of a game keeps them by number of seats. Only what was measured is told.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

from embertable.bots import bot
from embertable.core.flow import State, apply, asked
from embertable.core.game import AnyGame
from embertable.core.text.files import read_text
from embertable.games import game as game_named


def measured(game: AnyGame, seats: int, games: int, level: str) -> dict[str, Any]:
    """The mean points of a seat by part, over so many games of the usual rules."""
    sums: dict[str, float] = {}
    whole = 0.0
    for seed in range(1, games + 1):
        s: State = game.new(seats, None, seed)
        players = [bot(level, seed * 10 + seat) for seat in range(seats)]
        while s.agenda:
            apply(s, players[asked(s).seat].choose(game, s, asked(s).seat))
        for score in game.scores(s):
            whole += score.points
            for part in score.parts:
                sums[part.name] = sums.get(part.name, 0.0) + part.points
    count = games * seats
    parts = {name: round(total / count, 1) for name, total in sums.items()}
    return {"bot": level, "games": games, "points": round(whole / count, 1), "parts": parts}


def strong_play(game: AnyGame, seats: int) -> dict[str, Any] | None:
    """What was measured for tables of so many seats; None where nothing was."""
    text = read_text(game.package, "mind/strong.json")
    found: dict[str, Any] | None = json.loads(text).get(str(seats)) if text else None
    return found


def main() -> None:
    """Measure one game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--bot", default="search:600")
    given = parser.parse_args()
    found = measured(game_named(given.game), given.seats, given.games, given.bot)
    print(json.dumps({str(given.seats): found}, indent=1))


if __name__ == "__main__":
    main()

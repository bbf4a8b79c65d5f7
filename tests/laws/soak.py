"""The laws for hours: random games at every table, with a new seed each time round. `make soak`."""

from __future__ import annotations

import argparse
import itertools
import time
from collections import Counter
from multiprocessing import get_context

from embertable.games import game
from tests.laws.laws import play_lawfully
from tests.laws.tables import Table, tables

UNDONE = 20
"""One game of so many is asked whether undo peeks: that costs a thousand imagined tables."""

Sitting = tuple[Table, int, int]
"""A table, a seed, and how many moments of the game are looked at from every side."""


def play(sitting: Sitting) -> str:
    """One game under every law; what broke, if one did, with what is needed to see it again."""
    table, seed, thorough = sitting
    try:
        play_lawfully(game(table.game), table.seats, table.variants, seed, thorough, undone=int(seed % UNDONE == 0))
    except AssertionError as error:
        return f"{table} seed {seed}: {error}"
    return ""


def main() -> None:
    """Play until the time is over or there were games enough. Every law that broke is told with its table and seed."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--games", type=int, default=0, help="of each game, over all its tables; 0: until time is over")
    parser.add_argument("--thorough", type=int, default=20, help="moments of a game that are looked at from every side")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1000)
    arguments = parser.parse_args()
    end = time.monotonic() + 60 * arguments.minutes
    played: Counter[str] = Counter()
    broken = 0
    with get_context("spawn").Pool(arguments.processes) as pool:
        for seed in itertools.count(arguments.seed):
            due = [table for table in tables() if not arguments.games or played[table.game] < arguments.games]
            if not due or time.monotonic() > end:
                break
            played.update(table.game for table in due)
            for fault in pool.imap_unordered(play, [(table, seed, arguments.thorough) for table in due]):
                if fault:
                    broken += 1
                    print(f"\r{fault}\x1b[K", flush=True)
            print(f"\r{played.total()} games up to seed {seed}\x1b[K", end="", flush=True)
    print(f"\n{dict(played)}: {broken} games broke a law")
    raise SystemExit(1 if broken else 0)


if __name__ == "__main__":
    main()

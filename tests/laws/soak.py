"""The laws for hours: random games at every table, with a new seed each time round. `make soak`."""

from __future__ import annotations

import argparse
import itertools
import time

from embertable.games import game
from tests.laws.laws import play_lawfully
from tests.laws.tables import tables


def main() -> None:
    """Play until the time is over, or a law breaks: the seed printed last is then the one to look at."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1000)
    arguments = parser.parse_args()
    end = time.monotonic() + 60 * arguments.minutes
    for seed in itertools.count(arguments.seed):
        for table in tables():
            if time.monotonic() > end:
                print(f"every law held up to seed {seed}")
                return
            print(f"\r{table} seed {seed}\x1b[K", end="", flush=True)
            play_lawfully(game(table.game), table.seats, table.variants, seed, thorough=20)


if __name__ == "__main__":
    main()

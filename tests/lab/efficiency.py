"""What playing elsewhere costs: the same games here, in processes and on Ray. For a quiet moment: `python -m
tests.lab.efficiency`.

Wall time needs as many free processors as there are workers; processor time, of this process and all it starts, can be
trusted on a busy machine too. Starting up is not counted: every place plays one small round before the clock runs.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

from embertable.games import game
from embertable.lab.arena import Match, play_sittings
from embertable.lab.where import Place, place_of

TICKS = os.sysconf("SC_CLK_TCK")


def family(pid: int) -> Iterator[int]:
    """A process and all that descend from it."""
    yield pid
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in children.read_text(encoding="ascii").split():
            yield from family(int(child))


def processor_seconds() -> float:
    """Processor time used so far by this process and all its descendants, ended ones that were waited for included."""
    total = 0
    for pid in family(os.getpid()):
        try:
            fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        except FileNotFoundError:
            continue
        total += sum(int(each) for each in fields[11:15])
    return total / TICKS


def measured(place: Place, games: int, bots: tuple[str, ...]) -> tuple[float, float]:
    """Wall and processor seconds of a match at a place."""
    match = Match(game("tatsu"), 4, bots, games)
    list(play_sittings(match.sittings()[:8], place))
    before, start = processor_seconds(), perf_counter()
    list(play_sittings(match.sittings(), place))
    return perf_counter() - start, processor_seconds() - before


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    bots = tuple(options.bots.split(","))
    print("load average", " ".join(f"{each:.1f}" for each in os.getloadavg()))
    for turn in range(options.rounds):
        for name, jobs in (("local", 1), ("local", 2), ("ray", 1), ("ray", 2)):
            place = place_of(name, jobs)
            wall, processor = measured(place, options.games, bots)
            place.close()
            each = 1000 * processor / options.games
            print(f"{turn}  {name:5} {jobs}  {options.games / wall:7.1f} games/s  {each:7.1f} ms of processor a game")


if __name__ == "__main__":
    main()

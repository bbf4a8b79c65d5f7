"""A match of bots, with a progress bar and a table of results."""

from __future__ import annotations

import json
from collections.abc import Sequence
from time import perf_counter

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from embertable.cli.parse import variants_from
from embertable.cli.words import say, words_of
from embertable.core.game import check_seats
from embertable.core.text.tongue import Tongue
from embertable.core.variants import write_variants
from embertable.games import game
from embertable.lab.arena import Match, Results, play_match
from embertable.lab.arena import check as check_match


def simulate_games(
    name: str,
    games: int,
    bots: str,
    seats: int | None,
    jobs: int,
    variants: Sequence[str] | None,
    seed: int,
    as_json: bool,
    code: str,
) -> None:
    """Play a match and print where the bots stand."""
    wanted = game(name)
    names = tuple(each.strip() for each in bots.split(","))
    seats = max(wanted.seats[0], min(len(names), wanted.seats[-1])) if seats is None else seats
    check_seats(wanted, seats)
    match = Match(wanted, seats, names, games, seed, variants_from(wanted, variants))
    check_match(match)
    words = words_of(code)
    began = perf_counter()
    results = play_shown(match, jobs, words)
    seconds = perf_counter() - began
    if as_json:
        print(json.dumps(described(results, seconds), ensure_ascii=False, indent=2))
    else:
        print_results(results, seconds, code, words)


def play_shown(match: Match, jobs: int, words: Tongue) -> Results:
    """Play the match while a bar on the error stream shows how far it is."""
    bar = Progress(
        TextColumn(say(words, "playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task("", total=match.games)
        return play_match(match, jobs, lambda done, _: bar.update(task, completed=done))


def described(results: Results, seconds: float) -> dict[str, object]:
    """The results as a program reads them."""
    match = results.match
    return {
        "game": match.game.id,
        "seats": match.seats,
        "games": len(results.outcomes),
        "seed": match.seed,
        "variants": write_variants(match.variants),
        "seconds": round(seconds, 3),
        "decisions": results.decisions,
        "bots": [
            {
                "bot": standing.bot,
                "games": standing.games,
                "won": standing.won,
                "shared": standing.shared,
                "rate": standing.rate,
                "interval": list(standing.interval),
                "mean_points": standing.mean_points,
                "seconds_per_decision": standing.thinking,
            }
            for standing in results.standings
        ],
    }


def print_results(results: Results, seconds: float, code: str, words: Tongue) -> None:
    """The results as a table."""
    match = results.match
    console = Console(highlight=False)
    grid = Grid(box=box.SIMPLE_HEAD)
    grid.add_column(say(words, "bot"), style="bold")
    for heading in ("games", "won", "share", "interval", "mean points", "per decision"):
        grid.add_column(say(words, heading), justify="right")
    for standing in results.standings:
        low, high = standing.interval
        grid.add_row(
            standing.bot,
            str(standing.games),
            str(standing.won),
            f"{standing.rate:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{standing.mean_points:.1f}",
            f"{standing.thinking * 1000:.2f}",
        )
    console.print(
        Text(
            say(
                words,
                "simulated",
                games=len(results.outcomes),
                title=match.game.tongue(code).word("title"),
                seats=match.seats,
                seed=match.seed,
                seconds=f"{seconds:.1f}",
            )
        )
    )
    console.print(grid)

"""A match of bots, with a progress bar and a table of results."""

from __future__ import annotations

import json
from collections.abc import Sequence
from time import perf_counter

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from embertable.cli.parse import variants_from
from embertable.cli.running import Kept
from embertable.cli.words import say, words_of
from embertable.core.game import check_seats
from embertable.core.text.tongue import Tongue
from embertable.core.variants import write_variants
from embertable.games import game
from embertable.lab.arena import GameResult, Match, Results
from embertable.lab.arena import check as check_match
from embertable.lab.data.rows import GameRow
from embertable.lab.sitting import END_ONLY, Keep


def simulate_games(
    name: str,
    games: int,
    bots: str,
    seats: int | None,
    variants: Sequence[str] | None,
    seed: int,
    kept: Kept,
    features: bool,
    as_json: bool,
    code: str,
) -> None:
    """Play a match and print where the bots stand."""
    wanted = game(name)
    names = tuple(each.strip() for each in bots.split(","))
    seats = max(wanted.seats[0], min(len(names), wanted.seats[-1])) if seats is None else seats
    check_seats(wanted, seats)
    keep = Keep(moves=True, features=features) if kept.output is not None else END_ONLY
    match = Match(wanted, seats, names, games, seed, variants_from(wanted, variants), keep)
    check_match(match)
    words = words_of(code)
    began = perf_counter()

    def tell(rows: Sequence[GameRow]) -> None:
        results = Results(match, [result_from(match, row) for row in rows])
        seconds = perf_counter() - began
        if as_json:
            print(json.dumps(described(results, seconds), ensure_ascii=False, indent=2))
        else:
            print_results(results, seconds, code, words)

    about = {"command": "simulate", **asked_for(match), "features": features}
    with kept.running(about, words) as running:
        running.play(match.sittings(), tell)


def asked_for(match: Match) -> dict[str, object]:
    """What a match plays, whatever the number of its games."""
    return {
        "game": match.game.id,
        "rules": match.game.rules,
        "seats": match.seats,
        "variants": write_variants(match.variants),
        "bots": list(match.bots),
        "seed": match.seed,
    }


def result_from(match: Match, row: GameRow) -> GameResult:
    """How a game of a match went."""
    wins = [seat in row.winners for seat in range(row.seats)]
    lineup = match.lineup(row.number)
    return GameResult(row.number, lineup, row.points, wins, row.decisions_by_seat, row.seconds_by_seat)


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

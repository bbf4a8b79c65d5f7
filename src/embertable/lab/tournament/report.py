"""A tournament as a page: the ratings, who met whom, and a plot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from embertable.core.text.tongue import Tongue
from embertable.lab.data.rows import GameRow
from embertable.lab.page import Page, Section, Table, interval_plot
from embertable.lab.tournament.rating import Met, Rated, meetings, rated
from embertable.lab.tournament.schedule import Tournament
from embertable.lab.words import say


def described(tournament: Tournament, rows: Sequence[GameRow]) -> dict[str, Any]:
    """A tournament as a program reads it."""
    return {
        "game": tournament.game.id,
        "seats": tournament.seats,
        "style": tournament.style,
        "deals": tournament.deals,
        "seed": tournament.seed,
        "games": len(rows),
        "bots": [
            {
                "bot": each.bot,
                "rating": each.rating,
                "interval": list(each.rating_interval),
                "games": each.games,
                "won": each.won,
                "mean_points": each.points,
            }
            for each in rated(rows, tournament.bots, tournament.seed)
        ],
        "meetings": [
            {"bot": met.bot, "other": met.other, "games": met.games, "won": met.won, "interval": list(met.interval)}
            for met in meetings(rows, tournament.bots)
        ],
    }


def page_of(tournament: Tournament, rows: Sequence[GameRow], words: Tongue, title: str, command: str) -> Page:
    """A tournament as a person reads it."""
    table = rated(rows, tournament.bots, tournament.seed)
    met = meetings(rows, [each.bot for each in table])
    lead = [
        say(words, "tournament lead", games=len(rows), seats=tournament.seats, seed=tournament.seed),
        say(words, "made by", command=command),
    ]
    sections = [
        Section(
            say(words, "ratings"), [say(words, "about ratings")], rating_table(table, words), rating_plot(table, words)
        ),
        Section(say(words, "meetings"), [say(words, "about meetings")], meeting_table(met, words)),
    ]
    return Page(say(words, "tournament of", title=title), words.code, lead, sections)


def rating_table(table: Sequence[Rated], words: Tongue) -> Table:
    """Every bot with its rating."""
    headings = [say(words, name) for name in ("bot", "rating", "interval", "games", "won", "share", "mean points")]
    rows = []
    for each in table:
        low, high = each.rating_interval
        interval = f"{low:.0f} – {high:.0f}"
        done = [str(each.games), f"{each.won:g}", f"{each.rate:.1%}", f"{each.points:.1f}"]
        rows.append([each.bot, f"{each.rating:.0f}", interval, *done])
    return Table(headings, rows)


def meeting_table(met: Sequence[Met], words: Tongue) -> Table:
    """Every two that met."""
    headings = [say(words, name) for name in ("bot", "against", "games", "won", "share", "interval")]
    rows = []
    for each in met:
        low, high = each.interval
        share = each.won / each.games
        rows.append([each.bot, each.other, str(each.games), f"{each.won:g}", f"{share:.1%}", f"{low:.1%} – {high:.1%}"])
    return Table(headings, rows)


def rating_plot(table: Sequence[Rated], words: Tongue) -> Any:
    """Ratings with their intervals."""
    values = [
        {
            "what": each.bot,
            "mean": round(each.rating, 2),
            "low": round(each.rating_interval[0], 2),
            "high": round(each.rating_interval[1], 2),
        }
        for each in table
    ]
    return interval_plot(values, say(words, "bot"), say(words, "rating"))

"""Saved games from files and databases, without the names of people."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from embertable.cli.parse import record_from
from embertable.cli.places import RECORD, copied, everything, fault
from embertable.cli.words import say, words_of
from embertable.core.errors import EmbertableError
from embertable.core.text.table import sentence_of
from embertable.games import game
from embertable.lab.data.export import NothingSaved, Saved, export
from embertable.lab.data.rows import PERSON
from embertable.store import Store, TableRow
from embertable.store.rows import OVER, UNDEALT, Seating, record_of
from embertable.table import outlive


def export_places(places: Sequence[str], folder: Path, features: bool, as_json: bool, code: str) -> int:
    """Export what lies in these places, tell how much it was, and return the status."""
    refused: list[dict[str, str]] = []

    def refuse(what: str, error: EmbertableError) -> None:
        refused.append({"what": what, "why": sentence_of(error, code)})
        if not as_json:
            print(f"embertable: {fault(what, error, code)}", file=sys.stderr)

    games = decisions = 0
    try:
        games, decisions = export(everything(places, saved_file, saved_tables, [RECORD]), folder, features, refuse)
    except NothingSaved:
        if not refused:  # else it was said of every game why
            raise
    if as_json:
        print(json.dumps({"games": games, "decisions": decisions, "refused": refused}, ensure_ascii=False, indent=2))
    elif games:
        print(say(words_of(code), "exported", folder=folder, games=games, decisions=decisions))
    return 2 if refused else 0


def saved_file(path: Path) -> Saved:
    """The game of one file; a record does not tell who played."""
    try:
        record = record_from(path)
    except EmbertableError as error:
        return Saved(str(path), fault=error)
    return Saved(str(path), record, [""] * record.seats)


async def saved_tables(place: str) -> list[Saved]:
    """The tables of a server that were dealt."""
    async with copied(place) as store:
        rows = [row for row in await store.every_table() if row.status not in UNDEALT]
        return [await saved_table(store, f"{place}, {row.game} {row.id}", row) for row in rows]


async def saved_table(store: Store, what: str, row: TableRow) -> Saved:
    """One table, as far as the rules of today tell its story."""
    players = [player(each) for each in await store.seatings(row.id)]
    points = row.points if row.status == OVER else None
    try:
        survival = outlive(game(row.game), record_of(row), await store.log(row.id), points)
    except EmbertableError as error:
        return Saved(what, fault=error)
    table = survival.table
    if table is None or survival.parting is not None:
        return Saved(what, fault=None if survival.parting is None else survival.parting.why)
    conceded = table.over and bool(table.s.options)
    winners = [seat for seat, score in enumerate(table.scores()) if score.wins] if conceded else ()
    return Saved(what, table.record, players, [score.points for score in table.scores()] if conceded else None, winners)


def player(seating: Seating) -> str:
    """Who plays a seat: the level of a bot, or no more than that it is a person."""
    return seating.bot or PERSON

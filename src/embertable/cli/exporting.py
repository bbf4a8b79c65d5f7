"""Saved games from files and databases, without the names of people."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from embertable.cli.converting import RECORD, is_sqlite
from embertable.cli.parse import record_from, without_file
from embertable.cli.words import say, words_of
from embertable.core.errors import EmbertableError
from embertable.core.text.table import sentence_of
from embertable.games import game
from embertable.lab.data.export import NothingSaved, Saved, export
from embertable.lab.data.rows import PERSON
from embertable.store import Store, TableRow
from embertable.store.backup import back_up, restore
from embertable.store.rows import OVER, UNDEALT, Seating, record_of
from embertable.table import outlive


def export_places(places: Sequence[str], folder: Path, features: bool, as_json: bool, code: str) -> int:
    """Export what lies in these places, tell how much it was, and return the status."""
    refused: list[dict[str, str]] = []

    def refuse(what: str, error: EmbertableError) -> None:
        refused.append({"what": what, "why": sentence_of(error, code)})
        if not as_json:
            why = refused[-1]["why"]  # it may name what it is about by itself
            print(f"embertable: {why if why.startswith(what) else f'{what}: {why}'}", file=sys.stderr)

    games = decisions = 0
    try:
        games, decisions = export(everything(places), folder, features, refuse)
    except NothingSaved:
        if not refused:  # else it was said of every game why
            raise
    if as_json:
        print(json.dumps({"games": games, "decisions": decisions, "refused": refused}, ensure_ascii=False, indent=2))
    elif games:
        print(say(words_of(code), "exported", folder=folder, games=games, decisions=decisions))
    return 2 if refused else 0


def everything(places: Sequence[str]) -> Iterator[Saved]:
    """Every saved game of these places."""
    for place in places:
        path = Path(place)
        if "://" in place or is_sqlite(path):
            yield from asyncio.run(tables_of(place))
        elif path.is_dir():
            found = sorted(path.rglob("*"))
            yield from everything([str(each) for each in found if each.suffix == RECORD or is_sqlite(each)])
        else:
            yield saved_file(path)


def saved_file(path: Path) -> Saved:
    """The game of one file; a record does not tell who played."""
    try:
        record = record_from(path)
    except EmbertableError as error:
        return Saved(str(path), fault=without_file(error))
    return Saved(str(path), record, [""] * record.seats)


async def tables_of(place: str) -> list[Saved]:
    """The tables of a server, which may be running and of an older release: a copy of them is looked at."""
    with TemporaryDirectory() as folder:
        backup, copy = Path(folder) / "backup", Path(folder) / "tables.db"
        await back_up(place, backup)
        await restore(backup, str(copy))
        store = Store(str(copy))
        await store.open()
        try:
            rows = [row for row in await store.every_table() if row.status not in UNDEALT]
            return [await saved_table(store, f"{place}, {row.game} {row.id}", row) for row in rows]
        finally:
            await store.close()


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

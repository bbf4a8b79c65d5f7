"""Saved games of older rules, written anew: files, games in progress, and the tables of a server."""

from __future__ import annotations

import json
import shutil
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

from embertable.cli.parse import record_from
from embertable.cli.places import KEPT, everything, fault
from embertable.cli.saves import OLD, data_directory, read_kept
from embertable.cli.words import say, words_of
from embertable.core.errors import BadRecord, EmbertableError
from embertable.core.files import write_text
from embertable.core.record import write_record
from embertable.core.text.table import sentence_of
from embertable.games import CATALOGUE, game
from embertable.store import Store, TableRow
from embertable.store.rows import OVER, record_of
from embertable.table import converted_record, converted_table


@dataclass(frozen=True)
class Done:
    """What became of one saved game."""

    what: str
    changed: bool = False
    error: EmbertableError | None = None


def convert_places(places: Sequence[str], as_json: bool, code: str) -> int:
    """Convert what lies in each place, tell about every game, and return the status of the command."""
    words = words_of(code)
    done: list[Done] = []
    home = data_directory()
    for one in everything(places or ([str(home)] if home.is_dir() else []), convert_file, convert_database):
        done.append(one)
        if as_json:
            continue
        if one.error:
            print(f"embertable: {fault(one.what, one.error, code)}", file=sys.stderr)
        else:
            print(say(words, "converted" if one.changed else "of today", what=one.what))
    if not (done or as_json):
        print(say(words, "nothing saved"))
    if as_json:
        told = [
            {"game": one.what, "converted": one.changed, "error": one.error and sentence_of(one.error, code)}
            for one in done
        ]
        print(json.dumps(told, ensure_ascii=False, indent=2))
    return 2 if any(one.error for one in done) else 0


def convert_file(path: Path) -> Done:
    """One file converted, or why it cannot be."""
    try:
        return Done(str(path), convert_kept(path) if path.suffix == KEPT else convert_record(path))
    except EmbertableError as error:
        return Done(str(path), error=error)


def convert_record(path: Path) -> bool:
    """A record; whether it was of older rules."""
    record = record_from(path)
    rules = game(record.game)
    if record.rules >= rules.rules:
        return False
    rewrite(path, write_record(converted_record(rules, record)))
    return True


def convert_kept(path: Path) -> bool:
    """A game in progress; whether it was of older rules."""
    kept = read_kept(path)
    rules = game(kept.record.game)
    if kept.record.rules >= rules.rules:
        return False
    table = converted_table(rules, kept.record, kept.entries)
    rewrite(path, replace(kept, record=table.record, entries=table.entries).written())
    return True


def rewrite(path: Path, text: str) -> None:
    """Write a file anew, its old form beside it."""
    try:
        shutil.copy2(path, path.with_name(path.name + OLD))
    except OSError as error:
        raise BadRecord("old form", why=error) from error
    write_text(path, text)


async def convert_database(place: str) -> list[Done]:
    """The tables of a web table, each in a transaction of its own."""
    store = Store(place)
    await store.open()
    try:
        rows = [row for name in CATALOGUE for row in await store.older(name, game(name).rules)]
        if rows and "://" not in place:
            back_up(Path(place))
        return [await convert_table(store, place, row) for row in rows] or [Done(place)]
    finally:
        await store.close()


async def convert_table(store: Store, place: str, row: TableRow) -> Done:
    """One table of a database."""
    what = f"{place}, {row.game} {row.id}"
    record = replace(record_of(row), points=list(row.points) if row.status == OVER else None)
    try:
        table = converted_table(game(row.game), record, await store.log(row.id))
    except EmbertableError as error:
        return Done(what, error=error)
    await store.convert(row.id, row.rules, table.record.rules, table.entries)
    return Done(what, changed=True)


def back_up(path: Path) -> None:
    """The database as it is, beside itself; whole even while a server writes to it."""
    with closing(sqlite3.connect(path)) as now, closing(sqlite3.connect(path.with_name(path.name + OLD))) as old:
        now.backup(old)

"""Which saved games outlive a change of rules: records, games in progress, and the tables of a server."""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from embertable.cli.converting import KEPT, RECORD, is_sqlite
from embertable.cli.parse import record_from, without_file
from embertable.cli.saves import OLD, read_kept
from embertable.cli.words import say, words_of
from embertable.core.errors import BadRecord, EmbertableError
from embertable.core.record import Record
from embertable.core.text.table import sentence_of
from embertable.core.text.tongue import Tongue
from embertable.games import game
from embertable.store import Store
from embertable.store.backup import back_up, restore
from embertable.store.rows import OVER, record_of
from embertable.table import Entry, Parting, entries_of, outlive


@dataclass(frozen=True)
class Found:
    """A saved game and what becomes of it."""

    what: str
    game: str = ""
    rules: int = 0
    decisions: int = 0
    parting: Parting | None = None
    error: EmbertableError | None = None

    @property
    def survives(self) -> bool:
        """Whether it simply goes on."""
        return self.parting is None and not self.error


def check_rules(places: Sequence[str], as_json: bool, code: str) -> int:
    """Try every saved game of these places under today's rules, tell about each, and return the status."""
    words = words_of(code)
    found: list[Found] = []
    for one in everything(places):
        found.append(one)
        if as_json:
            continue
        if one.error:
            print(f"embertable: {one.what}: {sentence_of(one.error, code)}", file=sys.stderr)
        else:
            print(sentence(one, words))
    if as_json:
        print(json.dumps([report(one, code) for one in found], ensure_ascii=False, indent=2))
    else:
        print("\n".join(totals(found, words)))
    return 0 if all(one.survives for one in found) else 2


def everything(places: Sequence[str]) -> Iterator[Found]:
    """Every saved game that lies in these places."""
    for place in places:
        path = Path(place)
        if "://" in place or is_sqlite(path):
            yield from asyncio.run(tables_of(place))
        elif path.is_dir():
            found = [each for each in sorted(path.rglob("*")) if each.suffix != OLD]
            yield from everything([str(each) for each in found if each.suffix in (RECORD, KEPT) or is_sqlite(each)])
        else:
            yield in_file(path)


def in_file(path: Path) -> Found:
    """The game of one file."""
    try:
        if path.suffix == KEPT:
            kept = read_kept(path)
            return tried(str(path), kept.record, kept.entries, None)
        record = record_from(path)
        return tried(str(path), record, entries_of(record), record.points)
    except EmbertableError as error:
        return Found(str(path), error=without_file(error))


async def tables_of(place: str) -> list[Found]:
    """The tables of a server, which may be running and of an older release: a copy of them is looked at."""
    with TemporaryDirectory() as folder:
        backup, copy = Path(folder) / "backup", Path(folder) / "tables.db"
        await back_up(place, backup)
        await restore(backup, str(copy))
        return await tables_in(copy, place)


async def tables_in(copy: Path, place: str) -> list[Found]:
    """Every table of a database, under the name of the place it was copied from."""
    store = Store(str(copy))
    await store.open()
    found = []
    try:
        for row in await store.every_table():
            what = f"{place}, {row.game} {row.id}"
            points = row.points if row.status == OVER else None
            try:
                found.append(tried(what, record_of(row), await store.log(row.id), points))
            except EmbertableError as error:
                found.append(Found(what, row.game, error=error))
    finally:
        await store.close()
    return found


def tried(what: str, record: Record, entries: Sequence[Entry], points: Sequence[int] | None) -> Found:
    """A game under the rules of today."""
    rules = game(record.game)
    if record.rules > rules.rules:
        raise BadRecord("newer rules", rules=record.rules, game=rules.id, now=rules.rules)
    survival = outlive(rules, record, entries, points)
    decisions = len(survival.table.record.decisions) if survival.table is not None else 0
    return Found(what, record.game, record.rules, decisions, survival.parting)


def sentence(one: Found, words: Tongue) -> str:
    """What becomes of a game, in one line."""
    if one.parting is None:
        return say(words, "survives", what=one.what, decisions=one.decisions)
    return say(
        words,
        f"parts {one.parting.kind}",
        what=one.what,
        common=one.parting.common,
        decisions=one.parting.then,
        why=sentence_of(one.parting.why, words.code),
    )


def totals(found: Sequence[Found], words: Tongue) -> list[str]:
    """How many games survive, by game and rules."""
    if not found:
        return [say(words, "nothing saved")]
    every = Counter((one.game, one.rules) for one in found if not one.error)
    alive = Counter((one.game, one.rules) for one in found if one.survives)
    return [
        say(words, "survivors", game=name, rules=rules, now=game(name).rules, alive=alive[name, rules], all=count)
        for (name, rules), count in sorted(every.items())
    ]


def report(one: Found, code: str) -> dict[str, object]:
    """What a program wants to know of a game."""
    parting = one.parting
    why = one.error or (None if parting is None else parting.why)
    return {
        "what": one.what,
        "game": one.game,
        "rules": one.rules,
        "survives": one.survives,
        "decisions": one.decisions if parting is None else parting.then,
        "common": one.decisions if parting is None else parting.common,
        "parting": None if parting is None else parting.kind,
        "why": why and sentence_of(why, code),
    }

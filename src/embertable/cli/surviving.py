"""Which saved games outlive a change of rules: records, games in progress, and the tables of a server."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from embertable.cli.parse import record_from
from embertable.cli.places import KEPT, copied, everything, fault
from embertable.cli.saves import read_kept
from embertable.cli.words import say, words_of
from embertable.core.errors import BadRecord, EmbertableError
from embertable.core.record import Record
from embertable.core.text.table import sentence_of
from embertable.core.text.tongue import Tongue
from embertable.games import game
from embertable.store import Store, TableRow
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
    for one in everything(places, in_file, in_database):
        found.append(one)
        if as_json:
            continue
        if one.error:
            print(f"embertable: {fault(one.what, one.error, code)}", file=sys.stderr)
        else:
            print(sentence(one, words))
    if as_json:
        print(json.dumps([report(one, code) for one in found], ensure_ascii=False, indent=2))
    else:
        print("\n".join(totals(found, words)))
    return 0 if all(one.survives for one in found) else 2


def in_file(path: Path) -> Found:
    """The game of one file."""
    try:
        if path.suffix == KEPT:
            kept = read_kept(path)
            return tried(str(path), kept.record, kept.entries, None)
        record = record_from(path)
        return tried(str(path), record, entries_of(record), record.points)
    except EmbertableError as error:
        return Found(str(path), error=error)


async def in_database(place: str) -> list[Found]:
    """Every table of a server."""
    async with copied(place) as store:
        return [await in_table(store, f"{place}, {row.game} {row.id}", row) for row in await store.every_table()]


async def in_table(store: Store, what: str, row: TableRow) -> Found:
    """One table of a server."""
    try:
        return tried(what, record_of(row), await store.log(row.id), row.points if row.status == OVER else None)
    except EmbertableError as error:
        return Found(what, row.game, error=error)


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

"""Games in progress, kept in the user's data directory: written whole after every decision, so that nothing is lost."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from embertable.core.errors import BadRecord, CannotWrite, EmbertableError
from embertable.core.files import make_folder, write_text
from embertable.core.record import Record, read_record, write_record
from embertable.games import game
from embertable.table import Entry, Parting, Table, outlive, read_entry, reopen_table, write_entry

FORMAT: Final = "embertable table 1"
OLD: Final = ".old"  # what was there before
OFFERED: Final = 5
"""How many tables in progress are offered; older ones are kept all the same."""

PLACE: Final = "EMBERTABLE_DATA"
"""The variable that names another data directory."""


class CannotKeep(EmbertableError):
    """The data directory cannot be written."""


@dataclass
class Saved:
    """A table in progress, who sits at it, and the file it is kept in."""

    path: Path
    table: Table
    seat: int  # the person's
    bots: list[str]  # by seat; the person's own is empty
    parting: Parting | None = None  # where it was kept under older rules and does not go on to its last decision

    def write(self) -> None:
        """Keep the table as it is now; what does not go on stays beside it."""
        if self.parting is not None:
            shutil.copy2(self.path, self.path.with_name(self.path.name + OLD))
            self.parting = None
        kept = Kept(self.table.record, self.table.entries, self.seat, self.bots)
        keep(self.path, kept.written())

    def finish(self) -> Path:
        """The game is over: its record is kept among the finished ones, the table no longer."""
        record = finished_directory() / self.path.with_suffix(".ember").name
        keep(record, write_record(self.table.record))
        self.forget()
        return record

    def forget(self) -> None:
        """Throw the kept table away."""
        self.path.unlink(missing_ok=True)


def data_directory() -> Path:
    """Where the package keeps what belongs to its user."""
    if os.environ.get(PLACE):
        return Path(os.environ[PLACE])
    from platformdirs import user_data_path  # loaded only when nobody has said where

    return user_data_path("embertable", appauthor=False)


def playing_directory() -> Path:
    """Tables in progress."""
    return data_directory() / "playing"


def finished_directory() -> Path:
    """Records of games that are over."""
    return data_directory() / "finished"


def new_path(name: str, now: datetime) -> Path:
    """A file no other table is kept in."""
    return playing_directory() / f"{name}-{now:%Y%m%d-%H%M%S-%f}.json"


def kept_tables(name: str = "*") -> list[Path]:
    """The tables left last, of one game or of all, the latest first."""
    if not playing_directory().is_dir():
        return []
    found = playing_directory().glob(f"{name}-*.json")
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)[:OFFERED]


@dataclass(frozen=True)
class Kept:
    """What the file of a table in progress says, before the table is opened."""

    record: Record  # of which only the head is kept: the log says what was decided
    entries: list[Entry]
    seat: int
    bots: list[str]

    def written(self) -> str:
        """The text of the file."""
        kept = {
            "format": FORMAT,
            "seat": self.seat,
            "bots": self.bots,
            "head": write_record(replace(self.record, decisions=[], points=None, hints=[])).splitlines(),
            "entries": [write_entry(entry) for entry in self.entries],
        }
        return json.dumps(kept, ensure_ascii=False, indent=1) + "\n"


def read_kept(path: Path) -> Kept:
    """The file of a table in progress."""
    with broken_if_it_fails():
        kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        if kept.get("format") != FORMAT:
            raise BadRecord("other version", format=FORMAT)
        record = read_record("\n".join(kept["head"]))
        entries = [read_entry(line, number) for number, line in enumerate(kept["entries"], start=1)]
        seat, bots = int(kept["seat"]), [str(each) for each in kept["bots"]]
        if len(bots) != record.seats or not 0 <= seat < record.seats or bots[seat]:
            raise BadRecord("seats unsaid", seats=record.seats)
        return Kept(record, entries, seat, bots)


def read_saved(path: Path) -> Saved:
    """A table as it was kept; one of older rules as far as today's rules agree."""
    kept = read_kept(path)
    rules = game(kept.record.game)
    with broken_if_it_fails():
        if kept.record.rules >= rules.rules:
            return Saved(path, reopen_table(rules, kept.record, kept.entries), kept.seat, kept.bots)
        found = outlive(rules, kept.record, kept.entries, None)
    if found.table is None:
        raise BadRecord("no beginning", rules=rules.rules)
    return Saved(path, found.table, kept.seat, kept.bots, found.parting)


@contextmanager
def broken_if_it_fails() -> Iterator[None]:
    """What cannot be read or played out is a broken file, in one sentence."""
    try:
        yield
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadRecord("broken file", why=error) from error


def keep(path: Path, text: str) -> None:
    """Write a file of the data directory."""
    try:
        make_folder(path.parent)
        write_text(path, text)
    except CannotWrite as error:
        raise CannotKeep("cannot keep", path=path.parent, why=error.details["why"], variable=PLACE) from error

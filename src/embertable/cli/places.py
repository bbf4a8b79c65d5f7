"""Where saved games lie: records, games in progress, folders of both, and the tables of a server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar

from embertable.cli.saves import OLD
from embertable.core.errors import EmbertableError
from embertable.core.text.table import sentence_of
from embertable.games import CATALOGUE
from embertable.store import Store
from embertable.store.backup import back_up, restore

SQLITE: Final = b"SQLite format 3\0"
KEPT: Final = ".json"  # a game in progress
RECORD: Final = ".ember"

T = TypeVar("T")
InFile = Callable[[Path], T]
InDatabase = Callable[[str], Coroutine[Any, Any, Sequence[T]]]


def everything(
    places: Sequence[str], in_file: InFile[T], in_database: InDatabase[T], kinds: Collection[str] = (RECORD, KEPT)
) -> Iterator[T]:
    """What is made of every saved game of these places. Of a folder only what is called as saved games are."""
    for place in places:
        path = Path(place)
        if "://" in place or is_sqlite(path):
            yield from asyncio.run(in_database(place))
        elif path.is_dir():
            found = [str(each) for each in sorted(path.rglob("*")) if is_saved(each, kinds)]
            yield from everything(found, in_file, in_database, kinds)
        else:
            yield in_file(path)


def is_saved(path: Path, kinds: Collection[str]) -> bool:
    """Whether a file of a folder holds saved games; an old form beside a new one does not count."""
    if path.suffix in kinds:
        return path.suffix != KEPT or path.name.partition("-")[0] in CATALOGUE  # else a profile, or a run of the lab
    return path.suffix != OLD and is_sqlite(path)


def is_sqlite(path: Path) -> bool:
    """Whether a file is the database of a web table."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(SQLITE)) == SQLITE


@asynccontextmanager
async def copied(place: str) -> AsyncIterator[Store]:
    """The tables of a server, which may be running and of an older release: a copy of them is looked at."""
    with TemporaryDirectory() as folder:
        backup, copy = Path(folder) / "backup", Path(folder) / "tables.db"
        await back_up(place, backup)
        await restore(backup, str(copy))
        store = Store(str(copy))
        await store.open()
        try:
            yield store
        finally:
            await store.close()


def fault(what: str, error: EmbertableError, code: str) -> str:
    """Why a saved game cannot be used, its name said once."""
    why = sentence_of(error, code)
    return why if what in why else f"{what}: {why}"

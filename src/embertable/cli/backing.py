"""Databases to files and back."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from embertable.cli.words import say, words_of
from embertable.store.backup import back_up, restore
from embertable.web.settings import gathered


def place(database: str | None) -> str:
    """The database meant: the one given, else the one the server of this machine is set to."""
    return gathered({"database": database}, os.environ).database


def write_backup(file: Path, database: str | None, code: str) -> None:
    """Back up, and say how much it was."""
    rows = asyncio.run(back_up(place(database), file))
    print(say(words_of(code), "backed up", path=file, rows=rows))


def read_backup(file: Path, database: str | None, code: str) -> None:
    """Restore, and say how much it was."""
    rows = asyncio.run(restore(file, place(database)))
    print(say(words_of(code), "restored", path=file, rows=rows))

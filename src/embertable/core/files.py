"""Files that are whole or not there: each is written under another name and renamed at its end."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from embertable.core.errors import CannotWrite

FOR_ALL: Final = 0o666  # less what the person's umask takes


@contextmanager
def whole(path: Path, mode: int = FOR_ALL) -> Iterator[Path]:
    """Where to write a file that shall stand at this path when all of it is written."""
    beside = beside_of(path)
    try:
        os.close(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode))
        try:
            yield beside
            with beside.open("rb") as file:
                os.fsync(file.fileno())
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        raise CannotWrite("cannot write", path=path, why=error) from error


def beside_of(path: Path) -> Path:
    """Where a file lies while it is written."""
    return path.with_name(f".{path.name}.{os.getpid()}")


def write_text(path: Path, text: str) -> None:
    """A text, whole or not at all."""
    with whole(path) as beside:
        beside.write_text(text, encoding="utf-8")


def refuse_unwritable(path: Path) -> None:
    """Refuse a place for a file where none can be written, before anything is worked out for it."""
    beside = beside_of(path)
    try:
        beside.touch()
        beside.unlink()
    except OSError as error:
        raise CannotWrite("cannot write", path=path, why=error) from error


def make_folder(folder: Path) -> None:
    """Have a folder ready before anything is worked out for it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotWrite("cannot make", path=folder, why=error) from error

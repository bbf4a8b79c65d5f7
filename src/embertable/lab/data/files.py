"""Files that are whole or not there: each is written under another name and renamed at its end."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from embertable.core.errors import CannotWrite, EmbertableError
from embertable.lab.extras import extra

COMPRESSION: Final = "zstd"


class BadParquet(EmbertableError):
    """A file of Parquet that cannot be read, or is not one of ours."""


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """Where to write a file that shall stand at this path when all of it is written."""
    beside = beside_of(path)
    try:
        yield beside
        with beside.open("rb") as file:
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        raise CannotWrite("cannot write", path=path, why=error) from error
    finally:
        beside.unlink(missing_ok=True)


def beside_of(path: Path) -> Path:
    """Where a file lies while it is written."""
    return path.with_name(f".{path.name}.{os.getpid()}")


def refuse_unwritable(path: Path) -> None:
    """Refuse a place for a file where none can be written, before anything is worked out for it."""
    beside = beside_of(path)
    try:
        beside.touch()
    except OSError as error:
        raise CannotWrite("cannot write", path=path, why=error) from error
    beside.unlink()


def write_text(path: Path, text: str) -> None:
    """A text, whole or not at all."""
    with whole(path) as beside:
        beside.write_text(text, encoding="utf-8")


def make_folder(folder: Path) -> None:
    """Have a folder ready before anything is played."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotWrite("cannot make", path=folder, why=error) from error


def write_tables(path: Path, tables: Iterable[Any], schema: Any) -> None:
    """Tables one after another as one file of Parquet."""
    pq = extra("pyarrow.parquet")
    with whole(path) as beside, pq.ParquetWriter(beside, schema, compression=COMPRESSION) as writer:
        for table in tables:
            writer.write_table(table)


def read_table(path: Path, schema: Any) -> Any:
    """The table of a file, which has exactly these columns."""
    pa, pq = extra("pyarrow"), extra("pyarrow.parquet")
    try:
        # Without columns a damaged footer is found, with them a damaged page.
        table = pq.ParquetFile(path).read()
    except (OSError, pa.ArrowException) as error:
        raise BadParquet("torn parquet", path=path, why=error) from error
    if table.schema != schema:
        raise BadParquet("other parquet", path=path)
    return table

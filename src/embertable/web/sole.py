"""One server for one SQLite file: a second would not hear what the first commits."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url

from embertable.core.errors import EmbertableError


class ServedAlready(EmbertableError):
    """Another server works with the same file."""


@contextmanager
def sole_server(url: str) -> Iterator[None]:
    """Be the only server of a SQLite file for as long as this lasts; a lock ends with its process, however that ends.

    The lock is on a file beside the database: closing the database itself here would give up SQLite's own locks.
    """
    database = make_url(url).database
    if not url.startswith("sqlite") or not database:
        yield
        return
    beside = os.open(Path(f"{database}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(beside, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
    except BlockingIOError as error:
        raise ServedAlready("served already", database=database) from error
    finally:
        os.close(beside)

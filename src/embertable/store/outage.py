"""A database that is away: how it shows, and the one error it becomes."""

from __future__ import annotations

import os
import sqlite3
from typing import Final

import asyncpg  # type: ignore[import-untyped]  # it ships no types
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from embertable.core.errors import EmbertableError

AWAY: Final = ("08", "53", "57", "58")  # classes of SQLSTATE: connection, resources, operators, the system underneath


class Unavailable(EmbertableError):
    """The database cannot be reached or cannot write just now."""

    def __init__(self, sentence: str, perhaps_done: bool = False) -> None:
        super().__init__("database away", why=sentence)
        self.perhaps_done = perhaps_done  # it broke during the commit: nobody knows on which side


def is_outage(error: Exception) -> bool:
    """Whether the database is away or full; otherwise what was asked of it is wrong."""
    if isinstance(error, DBAPIError):
        if isinstance(error.orig, sqlite3.OperationalError):
            return error.orig.sqlite_errorcode != sqlite3.SQLITE_ERROR
        state = str(getattr(error.orig, "sqlstate", None) or "")
        return error.connection_invalidated or state[:2] in AWAY
    return isinstance(error, OSError | PoolTimeout | asyncpg.PostgresError | asyncpg.InterfaceError)


def reason_of(error: Exception) -> str:
    """What the database says, in one line, without what was asked of it: that may be somebody's secret."""
    if isinstance(error, Unavailable):
        return str(error.details["why"])
    if isinstance(error, OSError) and error.errno:
        return os.strerror(error.errno)
    said = str(error.orig if isinstance(error, DBAPIError) and error.orig is not None else error)
    return said.strip().partition("\n")[0] or type(error).__name__

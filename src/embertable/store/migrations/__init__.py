"""The schema of a database, and how one of an older release becomes today's.

Each migration is a file `versions/vNNNN_why.py` with the revision `NNNN`. A new database is made as it is today and
needs none of them; one that is of today is recognized by one row. Alembic is loaded only where something changes.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, MetaData, inspect, text

from embertable.core.errors import EmbertableError

FOLDER: Final = Path(__file__).parent
BASELINE: Final = "0001"  # the schema of releases that did not write down a version yet
VERSION_TABLE: Final = "alembic_version"
LOCK: Final = 20263  # of PostgreSQL's advisory locks: two processes that start at once must not both migrate


class BadSchema(EmbertableError):
    """A database of a release that this one does not know."""


def revisions() -> list[str]:
    """Every revision there is, the latest last."""
    files = (FOLDER / "versions").glob("v*.py")
    return sorted(name.group(1) for file in files if (name := re.match(r"v(\d{4})_", file.name)))


def migrate(db: Connection, schema: MetaData) -> None:
    """Make a database what this release expects, inside the transaction of the connection."""
    if db.dialect.name == "postgresql":
        db.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    head, found = revisions()[-1], version(db)
    if found == head:
        return
    if found is None and not inspect(db).has_table("tables"):
        schema.create_all(db)
        stamp(db, head)
        return
    if found is not None and found not in revisions():
        raise BadSchema("newer database", schema=found, known=head)
    if found is None:
        stamp(db, BASELINE)
    upgrade(db)


def migrate_file(engine: Engine, schema: MetaData) -> None:
    """The same for a SQLite file, where it takes a lock and a transaction of our own.

    SQLite changes a column by copying its table, and for a moment others refer to nothing: that is checked at the end.
    """
    with engine.connect() as db:
        if version(db) == revisions()[-1]:
            return
        db.rollback()
        db.exec_driver_sql("PRAGMA foreign_keys=OFF")
        try:
            db.exec_driver_sql("BEGIN IMMEDIATE")
            migrate(db, schema)
            assert not db.exec_driver_sql("PRAGMA foreign_key_check").all(), "a migration left rows that point nowhere"
            db.commit()
        finally:
            db.rollback()
            db.exec_driver_sql("PRAGMA foreign_keys=ON")


def version(db: Connection) -> str | None:
    """The revision a database says it is of; None where it says nothing."""
    if not inspect(db).has_table(VERSION_TABLE):
        return None
    found: str | None = db.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
    return found


def stamp(db: Connection, revision: str) -> None:
    """Write down which revision a database is of, as Alembic does."""
    db.execute(text(f"CREATE TABLE IF NOT EXISTS {VERSION_TABLE} (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
    db.execute(text(f"DELETE FROM {VERSION_TABLE}"))
    db.execute(text(f"INSERT INTO {VERSION_TABLE} VALUES (:revision)"), {"revision": revision})


def upgrade(db: Connection, to: str = "head") -> None:
    """Run every migration that is missing, up to a revision."""
    from alembic import command  # half a second: loaded only when a database is older than its program
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = db
    command.upgrade(config, to)

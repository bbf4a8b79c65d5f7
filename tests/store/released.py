"""Databases as released versions left them, made by those versions while they were playing.

The name of a file is that of the release. One is added with every release that changes the schema; none is changed.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from embertable.store.migrations.versions.v0004_levels import LEVELS
from tests.store.cluster import empty_database, run_script

FOLDER: Final = Path(__file__).parent / "releases"
RELEASES: Final = sorted({path.name.rsplit(".", 2)[0] for path in FOLDER.glob("*.sql")})


def released_file(release: str, path: Path) -> str:
    """A SQLite file of a release."""
    with sqlite3.connect(path) as db:
        db.executescript((FOLDER / f"{release}.sqlite.sql").read_text(encoding="utf-8"))
    return str(path)


def released_server(release: str, cluster: str) -> str:
    """A PostgreSQL database of a release."""
    url = empty_database(cluster)
    run_script(url, (FOLDER / f"{release}.postgresql.sql").read_text(encoding="utf-8"))
    return url


def renamed(seats: Sequence[Sequence[Any]]) -> list[Any]:
    """Rows of seats with the levels of their bots called what they are called today, in their order."""
    kind: Any = type(seats[0])
    return sorted((kind(LEVELS.get(each, each) for each in row) for row in seats), key=repr)

"""`embertable restore`: a backup becomes a database again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from embertable.cli.options import Database, Language, language


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `backup` wrote.", show_default=False)],
    database: Database = None,
    lang: Language = None,
) -> None:
    """Fill an empty database, SQLite or PostgreSQL, from a backup.

    It is done wholly or not at all; a database that holds anything is left alone. A backup of an older release becomes
    a database of this one.
    """
    from embertable.cli.backing import read_backup  # loaded only when somebody restores

    read_backup(file, database, language(lang))

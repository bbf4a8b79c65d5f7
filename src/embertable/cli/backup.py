"""`embertable backup`: the database of a web table as one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from embertable.cli.options import Database, Language, language


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it.", show_default=False)],
    database: Database = None,
    lang: Language = None,
) -> None:
    """Write all tables, people and talk to one file, while the server plays on.

    The file holds one moment of the database, SQLite or PostgreSQL, and can be restored into either. It also holds what
    proves who people are: keep it as you keep the database.
    """
    from embertable.cli.backing import write_backup  # loaded only when somebody backs up

    write_backup(file, database, language(lang))

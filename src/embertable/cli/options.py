"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Final

import typer

from embertable.core.errors import UnknownLanguage
from embertable.games import CATALOGUE

LANG: Final = "--lang"


GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(CATALOGUE)}.", show_default=False)]
Language = Annotated[
    str | None,
    typer.Option(
        LANG, metavar="LANG", help="The language, such as uk; that of the locale if not given.", show_default=False
    ),
]
Seed = Annotated[int | None, typer.Option(help="The same seed deals the same game.", min=0, show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]
Variant = Annotated[
    list[str] | None,
    typer.Option(
        "--variant", metavar="KEY=VALUE", help="A variant of the game; may be given several times.", show_default=False
    ),
]
Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="FILE|URL",
        help="A file, or the URL of a PostgreSQL; the server's own, by EMBERTABLE_DATABASE or EMBERTABLE_CONFIG or in "
        "your data directory, if not given.",
        show_default=False,
    ),
]
On = Annotated[
    str,
    typer.Option(
        "--on",
        metavar="PLACE",
        help="Where games are played: local, ray, ray:HOST:PORT (a cluster this machine is a node of) or "
        "ray://HOST:PORT (one seen from outside).",
    ),
]
Jobs = Annotated[int, typer.Option(help="How many processes of this machine share the work.", min=1)]
Output = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help="Keep games and decisions there, as Parquet.", show_default=False),
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with what is kept in the folder.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game, .ember.", show_default=False)]


def language(chosen: str | None) -> str:
    """The language to speak; one that nobody has written is refused."""
    from embertable.core.text.languages import languages, usual_language  # loaded only when somebody speaks

    if chosen is not None and chosen not in languages():
        raise UnknownLanguage("no language", lang=chosen, known=languages())
    return chosen or usual_language()


def wanted_language(arguments: Sequence[str]) -> str:
    """The language of a command that was refused before it could say which."""
    from embertable.core.text.languages import usual_language  # loaded only when somebody speaks

    asked = [after for before, after in pairwise(arguments) if before == LANG]
    asked += [each.partition("=")[2] for each in arguments if each.startswith(f"{LANG}=")]
    try:
        return language(asked[-1] if asked else None)
    except UnknownLanguage:
        return usual_language()

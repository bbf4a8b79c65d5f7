"""Options that several commands share."""

from __future__ import annotations

import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from embertable.games import CATALOGUE


class Lang(StrEnum):
    """The languages of the package."""

    uk = "uk"
    en = "en"
    ru = "ru"


def usual_lang() -> Lang:
    """The language of the locale, English where it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        written = os.environ.get(name, "")
        if written:
            code = written.partition("_")[0].partition(".")[0].lower()
            return Lang(code) if code in list(Lang.__members__) else Lang.en
    return Lang.en


GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(CATALOGUE)}.", show_default=False)]
Language = Annotated[
    Lang | None, typer.Option("--lang", help="The language; that of the locale if not given.", show_default=False)
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
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game, .ember.", show_default=False)]


def language(chosen: Lang | None) -> str:
    """The language to speak."""
    return (chosen or usual_lang()).value

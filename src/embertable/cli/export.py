"""`embertable export`: saved games as Parquet."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from embertable.cli.options import AsJson, Language, language


def export(
    places: Annotated[
        list[str],
        typer.Argument(
            metavar="PLACE…",
            help="Saved games, .ember; folders of them; databases of the web table.",
            show_default=False,
        ),
    ],
    output: Annotated[Path, typer.Option(metavar="FOLDER", help="Where to write.", show_default=False)],
    features: Annotated[
        bool, typer.Option("--features", help="Keep with every decision what its seat saw, as numbers.")
    ] = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Write saved games for those who study them: games.parquet and decisions.parquet.

    Every game is played out by the rules of today. Nothing tells who played: a seat is a bot of some level, or a
    person. A server may play on meanwhile. A game that cannot be played out is named and left out: status 2.
    """
    from embertable.cli.exporting import export_places  # loaded only when somebody exports

    raise typer.Exit(export_places(places, output, features, as_json, language(lang)))

"""`embertable convert`: saved games in today's notation."""

from __future__ import annotations

from typing import Annotated

import typer

from embertable.cli.options import AsJson, Language, language


def convert(
    places: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[FILE|FOLDER|DATABASE]…",
            help="Records (.ember), games kept by play (.json), folders of both, or a database of the web table; "
            "everything in your data directory if not given.",
            show_default=False,
        ),
    ] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Write saved games of older rules as they are written today.

    What is of today stays as it is. A changed file keeps its old form beside it, as FILE.old. Each game gets one line;
    the status is 2 if any of them cannot be played by the rules of today.
    """
    from embertable.cli.converting import convert_places  # loaded only when somebody converts

    raise typer.Exit(convert_places(places or [], as_json, language(lang)))

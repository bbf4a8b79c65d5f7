"""`embertable check`: whether saved games are sound."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from embertable.cli.options import AsJson, Language, language


def check(
    files: Annotated[
        list[str],
        typer.Argument(
            metavar="FILE…",
            help="Saved games, .ember; with --rules also folders and databases of the web table.",
            show_default=False,
        ),
    ],
    rules: Annotated[
        bool, typer.Option("--rules", help="Say which games of older rules go on under the rules of today.")
    ] = False,
    deal: Annotated[
        str | None,
        typer.Option(
            metavar="HASH", help="The fingerprint of the deal that the table showed at the start.", show_default=False
        ),
    ] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Replay saved games and verify every choice and the final points.

    Each game gets one line; the status is 2 if any of them is not sound, or with --rules does not go on. Nothing is
    changed. A game of a web table holds the secret its deal came from: with --deal it is proved that this deal, and no
    other, was fixed before the first choice.
    """
    if rules:
        from embertable.cli.surviving import check_rules  # loaded only when somebody checks

        raise typer.Exit(check_rules(files, as_json, language(lang)))
    from embertable.cli.checking import check_files  # loaded only when somebody checks

    raise typer.Exit(check_files([Path(file) for file in files], as_json, language(lang), deal))

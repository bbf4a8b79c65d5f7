"""`embertable check`: whether saved games are sound."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from embertable.cli.options import AsJson, Language, language


def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Saved games, .ember.", show_default=False)],
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

    Each file gets one line; the status is 2 if any of them is not sound. A game of a web table holds the secret its
    deal came from: with --deal it is proved that this deal, and no other, was fixed before the first choice.
    """
    from embertable.cli.checking import check_files  # loaded only when somebody checks

    raise typer.Exit(check_files(files, as_json, language(lang), deal))

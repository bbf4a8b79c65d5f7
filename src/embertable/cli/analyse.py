"""`embertable analyse`: a saved game looked at again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from embertable.cli.options import AsJson, Language, language


def analyse(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A saved game, .ember.", show_default=False)],
    iterations: Annotated[
        int, typer.Option(help="Positions looked at for each decision: more take longer and are surer.", min=50)
    ] = 2000,
    html: Annotated[
        str | None, typer.Option("--html", metavar="FILE", help="Write one page to be kept.", show_default=False)
    ] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Judge every decision of a saved game by a strong bot that knows no more than its player did.

    Tells how well everybody chose, where the game turned, what was luck, and the costliest decisions with what was
    better and how it could have gone on.
    """
    from embertable.cli.analysing import analyse_file  # loaded only when somebody analyses

    analyse_file(Path(file), iterations, None if html is None else Path(html), as_json, language(lang))

"""`embertable texts`: for translators and proofreaders."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from embertable.games import CATALOGUE

texts = typer.Typer(name="texts", help="Check and show the texts of a language.", no_args_is_help=True)
Code = Annotated[str, typer.Argument(metavar="LANG", help="The code of a language, such as uk.", show_default=False)]


@texts.command()
def check(lang: Code) -> None:
    """List what a language lacks, has without need, or uses wrongly. The status is 2 if there is anything."""
    from embertable.cli.proofreading import check_language  # loaded only when somebody asks

    raise typer.Exit(check_language(lang))


@texts.command()
def show(
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAME",
            help=f"One of: {', '.join(CATALOGUE)}; or table, for the words of pages and terminal.",
            show_default=False,
        ),
    ],
    lang: Code,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write one HTML page instead.", show_default=False)
    ] = None,
) -> None:
    """Print every card of a game, and every kind of question, option and event with examples from play."""
    from embertable.cli.proofreading import show_texts  # loaded only when somebody asks

    show_texts(game, lang, html)

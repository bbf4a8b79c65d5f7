"""`embertable rules`: the rules as this package plays them."""

from __future__ import annotations

from typing import Annotated

import typer

from embertable.cli.options import GameName, Language, language


def rules(
    game: GameName,
    section: Annotated[
        str | None, typer.Option(metavar="ID", help="Only the section of this id.", show_default=False)
    ] = None,
    raw: Annotated[bool, typer.Option("--markdown", help="Print the page as it is written, in Markdown.")] = False,
    lang: Language = None,
) -> None:
    """Show the rules of a game as this package plays them."""
    from embertable.cli.reading import read_rules  # loaded only when somebody reads rules

    read_rules(game, section, raw, language(lang))

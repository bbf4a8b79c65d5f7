"""`embertable rules`: the rules as this package plays them."""

from __future__ import annotations

from typing import Annotated

import typer

from embertable.cli.options import GameName, Language, language


def rules(
    game: GameName,
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="WORD…", help="Ask in words: what the rules say of them.", show_default=False),
    ] = None,
    section: Annotated[
        str | None, typer.Option(metavar="ID", help="Only the section of this id.", show_default=False)
    ] = None,
    raw: Annotated[bool, typer.Option("--markdown", help="Print the page as it is written, in Markdown.")] = False,
    lang: Language = None,
) -> None:
    """Show the rules of a game as this package plays them, or what they say of some words."""
    from embertable.cli.reading import answer, read_rules  # loaded only when somebody reads rules

    if words:
        answer(game, " ".join(words), language(lang))
    else:
        read_rules(game, section, raw, language(lang))

"""`embertable cards`: the card browser."""

from __future__ import annotations

from typing import Annotated

import typer

from embertable.cli.options import AsJson, GameName, Language, language


def cards(
    game: GameName,
    card: Annotated[
        str | None, typer.Argument(metavar="CARD", help="A card's id or part of its name.", show_default=False)
    ] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Show the cards of a game, or one of them.

    A * marks a card whose facts could not be checked against a printed one.
    """
    from embertable.cli.listing import list_cards  # loaded only when somebody reads cards

    list_cards(game, card, as_json, language(lang))

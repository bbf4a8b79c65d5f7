"""`embertable play`: a game in the terminal against bots."""

from __future__ import annotations

from typing import Annotated

import typer

from embertable.cli.options import Language, Seed, Variant, language
from embertable.games import CATALOGUE


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME", help=f"One of: {', '.join(CATALOGUE)}; a menu if not given.", show_default=False
        ),
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many play, you among them.", show_default=False)] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="LEVEL",
            help="The bots at the other seats: level:1, the kindest, to level:6, the strongest; random, greedy, "
            "search:500, search:2s; several, as level:2,level:4, sit in this order.",
            show_default=False,
        ),
    ] = None,
    seat: Annotated[int, typer.Option(help="Your own seat, from 1.", min=1)] = 1,
    variant: Variant = None,
    seed: Seed = None,
    new: Annotated[bool, typer.Option("--new", help="Start a new game without asking about an old one.")] = False,
    lang: Language = None,
) -> None:
    """Play a game in the terminal against bots.

    Choose by number or by typing part of an option. At any question: undo, why, hint, inspect CARD, log, save FILE,
    help, quit. The game is kept after every decision; the next start offers to go on with it.
    """
    from embertable.cli.playing import Wish, start  # loaded only when somebody plays

    start(Wish(game, seats, bots, seat - 1, variant, seed, new), language(lang))

"""`embertable study`: what a designer asks of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from embertable.cli.options import GameName, Jobs, Language, On, Resume, Seed, Variant, language


def study(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games among equals.", min=2)] = 200,
    bot: Annotated[str, typer.Option(help="The strong bot that plays.")] = "search:100",
    weaker: Annotated[str, typer.Option(metavar="A,B,…", help="Weaker bots to compare it with.")] = "greedy,random",
    seats: Annotated[int | None, typer.Option(help="How many play; two if not given.")] = None,
    jobs: Jobs = 1,
    on: On = "local",
    output: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Where it is kept; study-GAME if not given.", show_default=False),
    ] = None,
    document: Annotated[
        Path | None,
        typer.Option(metavar="FILE.md", help="Write it as Markdown too, with plots beside it.", show_default=False),
    ] = None,
    resume: Resume = False,
    variant: Variant = None,
    seed: Seed = None,
    lang: Language = None,
) -> None:
    """Answer what a designer asks: seats, sources of points, length, choice, leads, cards, luck and skill.

    A strong bot plays many games against itself, and some against a weaker one. The answers are printed, and stand with
    plots in one page, study.html; all games and decisions lie beside it as Parquet. Ctrl-C answers from what there is.
    """
    from embertable.cli.running import Kept
    from embertable.cli.studying import answer  # loaded only when somebody studies

    kept = Kept(on, jobs, output or Path(f"study-{game}"), resume)
    answer(game, games, bot, weaker, seats, variant, seed or 0, kept, document, language(lang))

"""`embertable puzzles`: moments of strong play where one choice is clearly best."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from embertable.cli.options import GameName, Jobs, Language, On, Seed, Variant, language

puzzles = typer.Typer(name="puzzles", help="List, try and find puzzles.", invoke_without_command=True)


@puzzles.callback()
def listed(context: typer.Context, lang: Language = None) -> None:
    """List how many puzzles each game has, and the one of the day."""
    if context.invoked_subcommand is None:
        from embertable.cli.puzzling import list_puzzles  # loaded only when somebody asks

        list_puzzles(language(lang))


@puzzles.command("try")
def try_one(
    game: GameName,
    puzzle: Annotated[
        str | None, typer.Argument(metavar="ID", help="The puzzle; any if not given.", show_default=False)
    ] = None,
    lang: Language = None,
) -> None:
    """Show a moment of a game and let you find the best choice."""
    from embertable.cli.puzzling import try_puzzle  # loaded only when somebody tries

    try_puzzle(game, puzzle, language(lang))


@puzzles.command()
def mine(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games to look through.", min=1)] = 20,
    seats: Annotated[int | None, typer.Option(help="How many play; the usual number if not given.")] = None,
    jobs: Jobs = 1,
    on: On = "local",
    output: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Added to this file; puzzles-GAME.jsonl if not given.", show_default=False),
    ] = None,
    variant: Variant = None,
    seed: Seed = None,
    lang: Language = None,
) -> None:
    """Look for puzzles in games that strong bots play, and check each by larger searches."""
    from embertable.cli.mining import mine_games  # loaded only when somebody mines

    mine_games(game, games, seats, variant, seed or 0, on, jobs, output, language(lang))


@puzzles.command()
def judge(
    game: GameName,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Puzzles, one a line.", show_default=False)],
    jobs: Jobs = 1,
    on: On = "local",
    lang: Language = None,
) -> None:
    """Judge puzzles again, by the minds of today, and leave only those in the file that are still right."""
    from embertable.cli.mining import judge_file  # loaded only when somebody judges

    judge_file(game, file, on, jobs, language(lang))

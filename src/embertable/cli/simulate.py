"""`embertable simulate`: many games between bots."""

from __future__ import annotations

from typing import Annotated

import typer

from embertable.cli.options import AsJson, GameName, Language, Seed, Variant, language


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.", min=1)] = 100,
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="The bots that meet.")] = "greedy,random",
    seats: Annotated[int | None, typer.Option(help="How many play; as few as can if not given.")] = None,
    jobs: Annotated[int, typer.Option(help="How many processes share the work.", min=1)] = 1,
    variant: Variant = None,
    seed: Seed = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Let bots play many games and say who is better.

    Every deal is played once for each way of seating the bots round the table. The same seed plays the same games.
    """
    from embertable.cli.simulating import simulate_games  # loaded only when somebody simulates

    simulate_games(game, games, bots, seats, jobs, variant, seed or 0, as_json, language(lang))

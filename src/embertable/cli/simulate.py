"""`embertable simulate`: many games between bots."""

from __future__ import annotations

from typing import Annotated

import typer

from embertable.cli.options import (
    AsJson,
    GameName,
    Jobs,
    Language,
    On,
    Output,
    Resume,
    Seed,
    Variant,
    language,
)


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.", min=1)] = 100,
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="The bots that meet.")] = "greedy,random",
    seats: Annotated[int | None, typer.Option(help="How many play; as few as can if not given.")] = None,
    jobs: Jobs = 1,
    on: On = "local",
    output: Output = None,
    features: Annotated[
        bool, typer.Option("--features", help="Keep with every decision what its seat saw, as numbers.")
    ] = False,
    resume: Resume = False,
    variant: Variant = None,
    seed: Seed = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Let bots play many games and say who is better.

    Every deal is played once for each way of seating the bots round the table. The same seed plays the same games,
    wherever they are played and by however many. Ctrl-C stops it; what was played is told and, in a folder, kept.
    """
    from embertable.cli.running import Kept
    from embertable.cli.simulating import simulate_games  # loaded only when somebody simulates

    simulate_games(
        game, games, bots, seats, variant, seed or 0, Kept(on, jobs, output, resume), features, as_json, language(lang)
    )

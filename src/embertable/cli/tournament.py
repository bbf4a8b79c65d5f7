"""`embertable tournament`: any bots, rated by how they meet."""

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


def tournament(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,…",
            help="The bots: ours, classes of other packages by the name of their entry point, programs by http://ADDRESS.",
        ),
    ] = "random,greedy,search:50",
    deals: Annotated[int, typer.Option("--deals", "-n", help="On how many deals two bots meet.", min=1)] = 50,
    style: Annotated[
        str,
        typer.Option(help="round-robin; ladder: each climbs from the bottom; neighbours: each meets the one before."),
    ] = "round-robin",
    seats: Annotated[int | None, typer.Option(help="How many play; as few as can if not given.")] = None,
    jobs: Jobs = 1,
    on: On = "local",
    output: Output = None,
    resume: Resume = False,
    variant: Variant = None,
    seed: Seed = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Let any bots meet, and rate them.

    Two bots meet on the same deals with seats changed, so that neither the deal nor the seat decides. Ratings are those
    of openskill, with 95 % intervals; in a folder stand a page with a plot and all games as Parquet.
    """
    from embertable.cli.running import Kept
    from embertable.cli.tournaments import hold  # loaded only when somebody holds one

    kept = Kept(on, jobs, output, resume)
    hold(game, bots, deals, style, seats, variant, seed or 0, kept, as_json, language(lang))

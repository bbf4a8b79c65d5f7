"""`embertable train`: a mind learns by playing against itself."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from embertable.cli.options import GameName, Jobs, Language, On, Variant, language


def train(
    game: GameName,
    seats: Annotated[int | None, typer.Option(help="How many play; as few as can if not given.")] = None,
    variant: Variant = None,
    hours: Annotated[float | None, typer.Option(help="Begin no step after so long.", min=0.0)] = None,
    steps: Annotated[int | None, typer.Option(help="So many steps in all, those of earlier runs too.", min=1)] = None,
    jobs: Jobs = 1,
    on: On = "local",
    folder: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Where the training is kept; training/GAME-KIND if not given."),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed and steps learn the same.", min=0)] = None,
    first: Annotated[int | None, typer.Option(help="Games of one-step play in the first step.", min=1)] = None,
    games: Annotated[int | None, typer.Option(help="Games of self-play in every further step.", min=1)] = None,
    iterations: Annotated[int | None, typer.Option(help="Of the search in self-play and matches.", min=1)] = None,
    match: Annotated[int | None, typer.Option(help="Games a new mind plays against the old one.", min=1)] = None,
    drift: Annotated[
        float | None, typer.Option(help="Let weights change in the course of a game, held by so much.", min=0.0)
    ] = None,
    units: Annotated[
        int | None, typer.Option(help="Hidden units beside the sum: what traits are worth together.", min=0)
    ] = None,
    untaken: Annotated[
        int | None, typer.Option(help="Learn also from so many options beside each one that was taken.", min=0)
    ] = None,
    looks: Annotated[
        int | None, typer.Option(help="Iterations of the search that says how good those are.", min=1)
    ] = None,
    positions: Annotated[
        int | None, typer.Option(help="Of every game at most so many are learned from.", min=1)
    ] = None,
    window: Annotated[int | None, typer.Option(help="Learn from so many of the latest games.", min=1)] = None,
    onward: Annotated[
        bool, typer.Option("--onward", help="Begin with the mind in place, not with one-step play.")
    ] = False,
    install: Annotated[bool, typer.Option("--install", help="Put what was learned beside the game's traits.")] = False,
    lang: Language = None,
) -> None:
    """Let a mind learn: self-play, refit, and a match that the new mind must win.

    A training that was interrupted goes on where it was. Needs the extra `lab` (numpy). docs/minds.md tells the method
    and its usual numbers.
    """
    from embertable.cli.training import Course, train_mind  # loaded only when somebody trains

    course = Course(hours, steps, on, jobs, folder, install)
    numbers = {
        "seed": seed,
        "first": first,
        "games": games,
        "iterations": iterations,
        "match": match,
        "drift": drift,
        "units": units,
        "untaken": untaken,
        "looks": looks,
        "positions": positions,
        "window": window,
        "onward": onward or None,
    }
    given = {name: number for name, number in numbers.items() if number is not None}
    train_mind(game, seats, variant, course, given, language(lang))

"""`embertable bench`: how fast everything is."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from embertable.cli.options import AsJson


def bench(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="GAME…", help="Only these games.", show_default=False)
    ] = None,
    rounds: Annotated[int, typer.Option(help="How often everything is measured.", min=1)] = 5,
    seconds: Annotated[float, typer.Option(help="Processor time per measure and round.", min=0.001)] = 0.25,
    every_mode: Annotated[bool, typer.Option("--every-mode", help="Every seat count and mode of each game.")] = False,
    peers: Annotated[bool, typer.Option(help="Measure other packages beside ours, where they are installed.")] = True,
    output: Annotated[
        Path | None,
        typer.Option(metavar="NAME", help="Write NAME.md and NAME.json besides printing.", show_default=False),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure how fast games, bots and records are.

    Processor time on this machine, in rounds over all measures in turn; median and range of the rounds.
    """
    from embertable.cli.benching import measure  # loaded only when somebody measures

    measure(games or [], rounds, seconds, every_mode, peers, output, as_json)

"""`embertable bench`: how fast everything is."""

from __future__ import annotations

import typer


def bench(context: typer.Context) -> None:
    """Measure how fast games, bots and records are."""
    from embertable.lab.bench import main  # loaded only when somebody measures

    main(context.args)

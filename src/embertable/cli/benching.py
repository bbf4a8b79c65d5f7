"""The benchmark with a progress bar, printed and written."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, Progress, TimeRemainingColumn

from embertable.core.errors import CannotWrite
from embertable.games import CATALOGUE, game
from embertable.lab.bench import run_bench
from embertable.lab.report import to_json, to_markdown


def measure(
    games: Sequence[str],
    rounds: int,
    seconds: float,
    every_mode: bool,
    peers: bool,
    output: Path | None,
    as_json: bool,
) -> None:
    """Run the benchmark; print and keep what it finds."""
    for name in games:
        game(name)
    if output is not None:
        make_room(output)
    bar = Progress(BarColumn(), TimeRemainingColumn(), console=Console(stderr=True), transient=True)
    with bar:
        task = bar.add_task("")
        report = run_bench(
            games or CATALOGUE,
            rounds,
            seconds,
            every_mode,
            peers,
            lambda done, total: bar.update(task, completed=done, total=total),
        )
    table = to_markdown(report)
    written = json.dumps(to_json(report), ensure_ascii=False, indent=2) + "\n"
    if output is not None:
        output.with_name(f"{output.name}.md").write_text(table, encoding="utf-8")
        output.with_name(f"{output.name}.json").write_text(written, encoding="utf-8")
    if as_json:
        print(written, end="")
    elif Console().is_terminal:
        Console(highlight=False).print(Markdown(table))
    else:
        print(table, end="")


def make_room(output: Path) -> None:
    """Have the directory ready before the measuring begins."""
    try:
        output.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotWrite("cannot make", path=output.parent, why=error) from error

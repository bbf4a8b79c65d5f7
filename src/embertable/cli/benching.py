"""The benchmark with a progress bar, printed and written."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, Progress, TimeRemainingColumn

from embertable.core.files import make_folder, refuse_unwritable, write_text
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
        make_folder(output.parent)
        for page in pages_of(output):
            refuse_unwritable(page)
    shown = Console(stderr=True)
    bar = Progress(BarColumn(), TimeRemainingColumn(), console=shown, transient=True, disable=not shown.is_terminal)
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
        for page, text in zip(pages_of(output), (table, written), strict=True):
            write_text(page, text)
    if as_json:
        print(written, end="")
    elif Console().is_terminal:
        Console(highlight=False).print(Markdown(table))
    else:
        print(table, end="")


def pages_of(output: Path) -> tuple[Path, Path]:
    """Where the table and the numbers are written."""
    return output.with_name(f"{output.name}.md"), output.with_name(f"{output.name}.json")

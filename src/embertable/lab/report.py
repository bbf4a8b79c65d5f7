"""The benchmark's findings as a table to read and as JSON to keep."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from embertable.lab.bench import Figure, Ratio, Report


def to_markdown(report: Report) -> str:
    """Tables: what a second of processor time is worth, and what stands beside the peers."""
    lines = [f"{report.build}. Processor time; median of the rounds, lowest and highest.", ""]
    lines += ["| what | where | median | range |", "|---|---|---:|---:|"]
    lines += [figure_row(figure) for figure in report.figures]
    ratios = report.ratios
    for what in dict.fromkeys(ratio.what for ratio in ratios):
        lines += ["", f"{what[0].upper()}{what[1:]}: our rate as a multiple of a peer's in the same rounds.", ""]
        lines += ratio_table([ratio for ratio in ratios if ratio.what == what])
    lines += [""] if report.missing else []
    lines += [f"Left out, {name}: {why}" for name, why in report.missing.items()]
    return "\n".join(lines) + "\n"


def figure_row(figure: Figure) -> str:
    """One figure; a replay is read better by how long it takes."""
    if figure.unit == "replays":
        times = [1000 / rate for rate in figure.rounds]
        middle = f"{1000 / figure.median:.2f} ms each"
        spread = f"{min(times):.2f} – {max(times):.2f}"
    else:
        middle = f"{readable(figure.median)} {figure.unit}/s"
        spread = f"{readable(min(figure.rounds))} – {readable(max(figure.rounds))}"
    return f"| {figure.what} | {figure.where} | {middle} | {spread} |"


def readable(rate: float) -> str:
    """A rate without false precision: 1,234,000 or 56.7."""
    if rate < 100:
        return f"{rate:.1f}"
    digits = max(0, len(str(int(rate))) - 4)
    return f"{round(rate, -digits):,.0f}"


def ratio_table(ratios: Sequence[Ratio]) -> list[str]:
    """Our games down, the peers across."""
    peers = list(dict.fromkeys(ratio.peer for ratio in ratios))
    rows = [f"| | {' | '.join(peers)} |", f"|---|{'---:|' * len(peers)}"]
    for where in dict.fromkeys(ratio.where for ratio in ratios):
        cells = [ratio_cell(ratio) for peer in peers for ratio in ratios if (ratio.where, ratio.peer) == (where, peer)]
        rows.append(f"| {where} | {' | '.join(cells)} |")
    return rows


def ratio_cell(ratio: Ratio) -> str:
    """The median and the range of a ratio."""
    return f"{ratio.median:.2f} ({min(ratio.rounds):.2f} – {max(ratio.rounds):.2f})"


def to_json(report: Report) -> dict[str, Any]:
    """Everything measured, as plain data."""
    return {
        "build": report.build,
        "figures": [
            {
                "what": figure.what,
                "where": figure.where,
                "peer": figure.is_peer,
                "unit": f"{figure.unit}/s",
                "median": figure.median,
                "rounds": list(figure.rounds),
            }
            for figure in report.figures
        ],
        "ratios": [
            {
                "what": ratio.what,
                "where": ratio.where,
                "peer": ratio.peer,
                "median": ratio.median,
                "rounds": list(ratio.rounds),
            }
            for ratio in report.ratios
        ],
        "missing": report.missing,
    }

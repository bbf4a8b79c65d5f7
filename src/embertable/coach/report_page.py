"""An analysis as one HTML page that needs nothing but itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING, Final

from embertable.coach.analysis import Judged
from embertable.coach.chart import DASHES, chart

if TYPE_CHECKING:
    from embertable.coach.report import Report

STYLE: Final = """
:root { color-scheme: light dark; --ink: light-dark(#2a1d1a, #f0e6d8); --soft: light-dark(#6b5a4a, #b9a892); }
:root { --ground: light-dark(#e9dcc9, #17120f); --paper: light-dark(#fffaf0, #241d18); }
:root { --line: light-dark(#e2d5c3, #40352c); }
:root { --gain: light-dark(#3d6b1f, #9ccf74); --loss: light-dark(#a8203a, #ff9aa9); }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); margin: 0 }
main { max-width: 58rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; margin: 0 0 .5rem }
h2 { font-size: 1.3rem }
section { background: var(--paper); border: 1px solid var(--line); border-radius: 14px }
section { padding: 1rem 1.2rem; margin: 1rem 0 }
p { margin: .4rem 0 }
.small { color: var(--soft); font-size: .92rem }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
.wide { overflow-x: auto }
th, td { padding: .3rem .8rem .3rem 0; text-align: left }
tr + tr { border-top: 1px solid var(--line) }
ol { padding-left: 0; list-style: none; margin: 0 }
.costly li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem; padding: .6rem 0 }
.costly li + li { border-top: 1px solid var(--line) }
.costly li > :not(.lost) { grid-column: 1 }
.lost { grid-column: 2; grid-row: 1; color: var(--loss); font-weight: 700 }
.curve { width: 100%; height: auto }
.curve text { font: 12px sans-serif; fill: var(--ink) }
.curve polyline, .key line { stroke-width: 2.4 }
.key { display: inline-block; width: 28px; height: 8px; margin: 0 .3rem 0 .9rem; vertical-align: middle }
.grid { stroke: var(--line) }
.here { display: none }
.turn { fill: var(--paper); stroke: var(--ink) }
.line-0 { stroke: light-dark(#b3372b, #ff8f80) }
.line-1 { stroke: light-dark(#1c7a80, #62c9cf) }
.line-2 { stroke: light-dark(#6f5aa8, #b9a6f0) }
.line-3 { stroke: light-dark(#a07414, #e3b95a) }
.line-4 { stroke: light-dark(#4c7a34, #9ccf74) }
"""


def page_of(report: Report) -> str:
    """The whole page: how it went, what cost most, then everything else."""
    title = escape(report.headline())
    judged = report.word("judged by", n=len(report.decisions), iterations=report.iterations)
    sentence = escape(" ".join(report.accuracies()))
    drawn = chart(report.summary, report.timeline.last, report.names, 0, sentence, ())
    luck = table([report.word("name"), *report.columns()], report.balances())
    sources = report.sources()
    sections = [
        section("", f"{drawn}<p>{''.join(keys(report.names))}</p>"),
        *[
            section(report.word("costliest title", name=name), costly(report, found))
            for name, found in report.costliest()
        ],
        section(report.word("turning title"), listed(report.turning())),
        section(report.word("decided title"), luck + small(report.word("luck method"))),
        section(report.word("accuracy title"), listed(report.accuracies()) + small(report.word("scale"))),
    ]
    if sources:
        sections.append(
            section(report.web("points sources"), table(sources[0], sources[1:]) + small(report.strong_note()))
        )
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    body = "\n".join([f"<h1>{title}</h1>", small(judged), *sections])
    return (
        f'<!doctype html><html lang="{report.lang}"><head>{head}<style>{STYLE}</style></head>\n'
        f"<body><main>{body}</main></body></html>\n"
    )


def keys(names: Sequence[str]) -> Iterable[str]:
    """Which line is whose: by its colour and by its dashes."""
    for seat, name in enumerate(names):
        dashes = f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"' if seat else ""
        line = f'<line class="line-{seat}" x1="0" y1="4" x2="28" y2="4"{dashes}/>'
        yield f'<svg class="key" viewBox="0 0 28 8" aria-hidden="true">{line}</svg>{escape(name)}'


def costly(report: Report, found: Sequence[Judged]) -> str:
    """The decisions that gave up most: what was chosen, what was better and why, how it could go on."""
    if not found:
        return small(report.web("nothing lost"))
    parts = []
    for judged in found:
        first, better, *rest = report.decision(judged)
        lines = "".join([small(line) for line in rest])
        lost = f'<span class="lost">{escape(report.lost(judged))}</span>'
        parts.append(f"<li><div>{escape(first)}</div>{lost}<div><b>{escape(better)}</b></div>{lines}</li>")
    return f'<ol class="costly">{"".join(parts)}</ol>'


def section(title: str, content: str) -> str:
    """A part of the page under its heading."""
    return f"<section>{f'<h2>{escape(title)}</h2>' if title else ''}{content}</section>"


def small(text: str) -> str:
    """A quiet line."""
    return f'<p class="small">{escape(text)}</p>'


def listed(lines: Iterable[str]) -> str:
    """Lines as a list."""
    return "<ol>" + "".join([f"<li>{escape(each)}</li>" for each in lines]) + "</ol>"


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Rows under headings."""
    head = "".join([f"<th>{escape(each)}</th>" for each in headings])
    body = "".join(["<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>" for row in rows])
    return f'<div class="wide"><table><tr>{head}</tr>{body}</table></div>'

"""One HTML page with plots that needs nothing but itself: no network, no other file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, Final

from embertable.lab.extras import extra

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
table { border-collapse: collapse; margin: 1rem 0; } td, th { padding: .2rem .7rem; text-align: right; }
td:first-child, th:first-child { text-align: left; } thead { border-bottom: 1px solid #999; }
tbody tr:nth-child(even) { background: #f4f1ec; } code { background: #f4f1ec; padding: .1rem .3rem; }
.plot { margin: 1rem 0; overflow-x: auto; }
@media (prefers-color-scheme: dark) { body { background: #fff; } }
"""


@dataclass(frozen=True)
class Table:
    """Rows under headings."""

    headings: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Section:
    """A heading, what there is to say, a table and a plot."""

    title: str
    lines: Sequence[str] = ()
    table: Table | None = None
    plot: Any = None  # a chart of altair


@dataclass(frozen=True)
class Page:
    """A report: the same as a page to look at and as text to read."""

    title: str
    lang: str
    lead: Sequence[str]
    sections: Sequence[Section]

    def html(self) -> str:
        """The page, with the scripts that draw its plots inside."""
        plots = [section.plot.to_dict() for section in self.sections if section.plot is not None]
        body = [f"<h1>{escape(self.title)}</h1>", *(f"<p>{escape(line)}</p>" for line in self.lead)]
        number = 0
        for section in self.sections:
            body.append(f"<h2>{escape(section.title)}</h2>")
            body += [f"<p>{escape(line)}</p>" for line in section.lines]
            if section.plot is not None:
                body.append(f'<div class="plot" id="plot{number}"></div>')
                number += 1
            if section.table is not None:
                body.append(html_table(section.table))
        drawing = "".join(
            f'vegaEmbed("#plot{place}", {in_script(plot)}, {{"actions": false, "renderer": "svg"}});\n'
            for place, plot in enumerate(plots)
        )
        scripts = (
            f"<script>{extra('vl_convert').javascript_bundle()}</script>\n<script>\n{drawing}</script>" if plots else ""
        )
        return (
            f'<!doctype html>\n<html lang="{self.lang}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width">\n<title>{escape(self.title)}</title>\n'
            f"<style>{STYLE}</style>\n</head>\n<body>\n" + "\n".join(body) + f"\n{scripts}\n</body>\n</html>\n"
        )

    def text(self) -> str:
        """The same without plots."""
        lines = [self.title, "=" * len(self.title), "", *self.lead]
        for section in self.sections:
            lines += ["", section.title, "-" * len(section.title), *section.lines]
            if section.table is not None:
                lines += ["", *text_table(section.table)]
        return "\n".join(lines) + "\n"


def in_script(plot: Any) -> str:
    """A plot as JSON that cannot end the script it stands in."""
    return json.dumps(plot, ensure_ascii=False).replace("</", "<\\/")


def html_table(table: Table) -> str:
    """A table as HTML."""
    head = "".join(f"<th>{escape(each)}</th>" for each in table.headings)
    rows = ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in table.rows]
    return f"<table><thead><tr>{head}</tr></thead>\n<tbody>\n" + "\n".join(rows) + "\n</tbody></table>"


def text_table(table: Table) -> list[str]:
    """A table as text: the first column to the left, the others to the right."""
    every = [table.headings, *table.rows]
    widths = [max(len(row[place]) for row in every) for place in range(len(table.headings))]
    return [
        "  ".join(
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in every
    ]


def interval_plot(
    values: Sequence[dict[str, Any]], what: str, measure: str, zero: float | None = None, height: int | None = None
) -> Any:
    """A point with its interval for each thing: values with `what`, `mean`, `low` and `high`."""
    alt = extra("altair")
    base = alt.Chart(alt.Data(values=list(values))).encode(y=alt.Y("what:N", sort=None, title=what))
    domain = alt.Scale(zero=False)
    line = base.mark_rule().encode(x=alt.X("low:Q", title=measure, scale=domain), x2="high:Q")
    point = base.mark_point(filled=True, size=60).encode(
        x=alt.X("mean:Q", title=measure, scale=domain),
        tooltip=[alt.Tooltip("what:N", title=what), "mean:Q", "low:Q", "high:Q"],
    )
    layers = [line, point]
    if zero is not None:
        layers.append(alt.Chart(alt.Data(values=[{"zero": zero}])).mark_rule(strokeDash=[4, 4]).encode(x="zero:Q"))
    return alt.layer(*layers).properties(width=560, height=height or {"step": 22})


def bar_plot(values: Sequence[dict[str, Any]], what: str, measure: str) -> Any:
    """A standing bar for each number in a row: values with `what` and `count`."""
    alt = extra("altair")
    return (
        alt.Chart(alt.Data(values=list(values)))
        .mark_bar()
        .encode(
            x=alt.X("what:O", sort=None, title=what),
            y=alt.Y("count:Q", title=measure),
            tooltip=[alt.Tooltip("what:O", title=what), alt.Tooltip("count:Q", title=measure)],
        )
        .properties(width=560, height=220)
    )

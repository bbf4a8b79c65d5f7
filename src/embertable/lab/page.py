"""One HTML page with plots that needs nothing but itself: no network, no other file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, Final

from embertable.lab.extras import extra

STYLE: Final = """
:root { color-scheme: light; --ink: #2b211a; --soft: #6b5a4a; --line: #e2d5c3; --paper: #fffaf0; --ember: #b23a0c; }
body { font: 16px/1.55 system-ui, sans-serif; margin: 0; background: #e9dcc9; color: var(--ink); }
main { max-width: 58rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; } h1 { margin: 0 0 .6rem; font-size: 2.1rem; }
h2 { margin: 0 0 .5rem; font-size: 1.35rem; } p { margin: .4rem 0; } .lead { color: var(--soft); }
section, .facts a { background: var(--paper); border: 1px solid var(--line); border-radius: 14px; }
section { margin: 1rem 0; padding: 1.1rem 1.3rem; scroll-margin-top: 1rem; }
.facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: .7rem; margin: 1.2rem 0; }
.facts a { padding: .7rem .9rem; color: var(--soft); text-decoration: none; font-size: .9rem; line-height: 1.3; }
.facts a:hover, .facts a:focus { border-color: var(--ember); }
.facts b { display: block; font: 700 1.5rem/1.2 Georgia, serif; color: var(--ember); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: .8rem 0 .2rem; font-variant-numeric: tabular-nums; }
td, th { padding: .25rem .8rem; text-align: right; }
td:first-child, th:first-child { text-align: left; padding-left: 0; }
th { color: var(--soft); font-weight: 600; font-size: .9rem; }
thead tr, tbody tr { border-bottom: 1px solid var(--line); }
summary { cursor: pointer; color: var(--ember); margin-top: .6rem; } code { overflow-wrap: anywhere; }
.plot { margin: .8rem 0 .2rem; width: 100%; min-width: 0; }
"""

EMBER: Final = "#b23a0c"
QUIET: Final = "#8a7763"
LONG: Final = 12
"""A longer table is folded: what it says stands above it."""


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
    fact: str = ""  # the answer in a word or a number, for the top of the page


@dataclass(frozen=True)
class Page:
    """A report: the same as a page to look at and as text to read."""

    title: str
    lang: str
    lead: Sequence[str]
    sections: Sequence[Section]

    def html(self) -> str:
        """The page, with the scripts that draw its plots inside."""
        plots = [
            (place, section.plot.to_dict()) for place, section in enumerate(self.sections) if section.plot is not None
        ]
        body = [f"<h1>{escape(self.title)}</h1>", *(f'<p class="lead">{escape(line)}</p>' for line in self.lead)]
        body.append(self.facts())
        body += [section_html(place, section) for place, section in enumerate(self.sections)]
        drawing = "".join(
            f'vegaEmbed("#plot{place}", {in_script(plot)}, {{"actions": false, "renderer": "svg"}});\n'
            for place, plot in plots
        )
        scripts = (
            f"<script>{extra('vl_convert').javascript_bundle()}</script>\n<script>\n{drawing}</script>" if plots else ""
        )
        return (
            f'<!doctype html>\n<html lang="{self.lang}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width">\n<title>{escape(self.title)}</title>\n'
            f"<style>{STYLE}</style>\n</head>\n<body><main>\n"
            + "\n".join(body)
            + f"\n</main>{scripts}\n</body>\n</html>\n"
        )

    def facts(self) -> str:
        """The short answers, each a way to its section."""
        tiles = [
            f'<a href="#part{place}"><b>{escape(section.fact)}</b>{escape(section.title)}</a>'
            for place, section in enumerate(self.sections)
            if section.fact
        ]
        return f'<nav class="facts">{"".join(tiles)}</nav>' if tiles else ""

    def text(self) -> str:
        """The same without plots."""
        lines = [self.title, "=" * len(self.title), "", *self.lead]
        for section in self.sections:
            lines += ["", section.title, "-" * len(section.title), *section.lines]
            if section.table is not None:
                lines += ["", *text_table(section.table)]
        return "\n".join(lines) + "\n"


def section_html(place: int, section: Section) -> str:
    """A section: heading, sentences, plot, table."""
    parts = [f'<section id="part{place}"><h2>{escape(section.title)}</h2>']
    parts += [f"<p>{escape(line)}</p>" for line in section.lines]
    if section.plot is not None:
        parts.append(f'<div class="plot" id="plot{place}"></div>')
    if section.table is not None:
        table, rows = html_table(section.table), len(section.table.rows)
        fold = f"<details><summary>{escape(section.table.headings[0])}: {rows}</summary>{table}</details>"
        parts.append(fold if rows > LONG else table)
    return "\n".join([*parts, "</section>"])


def in_script(plot: Any) -> str:
    """A plot as JSON that cannot end the script it stands in."""
    return json.dumps(plot, ensure_ascii=False).replace("</", "<\\/")


def html_table(table: Table) -> str:
    """A table as HTML."""
    head = "".join(f"<th>{escape(each)}</th>" for each in table.headings)
    rows = ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in table.rows]
    body = "\n".join(rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody></table></div>'


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
    values: Sequence[dict[str, Any]], what: str, measure: str, zero: float | None = None, form: str = ""
) -> Any:
    """A point with its interval for each thing: values with `what`, `mean`, `low` and `high`; `form` is how numbers are
    written at the axis, such as `%`.
    """
    alt = extra("altair")
    axis = alt.X(
        "low:Q", title=measure, scale=alt.Scale(zero=False), axis=alt.Axis(format=form) if form else alt.Axis()
    )
    base = alt.Chart(alt.Data(values=list(values))).encode(y=alt.Y("what:N", sort=None, title=None))
    line = base.mark_rule(color=EMBER, strokeWidth=3, opacity=0.45).encode(x=axis, x2="high:Q")
    told = [alt.Tooltip(f"{name}:Q", format=form) if form else f"{name}:Q" for name in ("mean", "low", "high")]
    point = base.mark_point(filled=True, size=90, opacity=1, color=EMBER).encode(
        x="mean:Q", tooltip=[alt.Tooltip("what:N", title=what), *told]
    )
    layers = [line, point]
    if zero is not None:
        mark = alt.Chart(alt.Data(values=[{"zero": zero}])).mark_rule(strokeDash=[4, 4], color=QUIET)
        layers.insert(0, mark.encode(x="zero:Q"))
    return dressed(alt.layer(*layers).properties(height={"step": 26}))


def bar_plot(values: Sequence[dict[str, Any]], what: str, measure: str) -> Any:
    """A standing bar for each number in a row: values with `what` and `count`."""
    alt = extra("altair")
    bars = alt.Chart(alt.Data(values=list(values))).mark_bar(color=EMBER, cornerRadiusEnd=3)
    encoded = bars.encode(
        x=alt.X("what:O", sort=None, title=what, axis=alt.Axis(labelAngle=0, labelOverlap=True)),
        y=alt.Y("count:Q", title=measure),
        tooltip=[alt.Tooltip("what:O", title=what), alt.Tooltip("count:Q", title=measure)],
    )
    return dressed(encoded.properties(height=200))


def parts_plot(values: Sequence[dict[str, Any]], measure: str) -> Any:
    """One lying bar of a whole and its parts: values with `what` and `share`."""
    alt = extra("altair")
    names = [each["what"] for each in values]
    bar = alt.Chart(alt.Data(values=list(values))).mark_bar(height=34)
    encoded = bar.encode(
        x=alt.X("share:Q", stack="zero", title=measure, axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1])),
        color=alt.Color("what:N", sort=None, title=None, scale=alt.Scale(domain=names, range=[EMBER, "#d8c4a8"])),
        order=alt.Order("place:Q"),
        tooltip=[alt.Tooltip("what:N"), alt.Tooltip("share:Q", format=".0%")],
    )
    return dressed(encoded.properties(height=44))


def dressed(chart: Any) -> Any:
    """A chart as wide as its page and in its colours."""
    plain = chart.properties(width="container", background="transparent")
    axes = plain.configure_axis(
        labelFontSize=13,
        titleFontSize=13,
        titleFontWeight="normal",
        titleColor=QUIET,
        gridColor="#e2d5c3",
        labelLimit=260,
    )
    return axes.configure_view(stroke=None).configure_legend(orient="top", labelFontSize=13, labelLimit=400)

"""A report as a document of Markdown, its plots as pictures beside it: small enough to be kept with the sources."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from embertable.core.files import write_text
from embertable.lab.extras import extra
from embertable.lab.page import Page, Section, Table

WIDTH: Final = 620
PAPER: Final = "#fffaf0"
"""Behind the plots: whoever shows the document may show it on black."""


def write_document(page: Page, path: Path) -> None:
    """Write `game.md` and its plots, `game-1.svg` and so on; the document comes last: what it shows is there then."""
    parts = [f"# {page.title}", *[markdown(line) for line in page.lead]]
    for place, section in enumerate(page.sections, start=1):
        picture = path.with_name(f"{path.stem}-{place}.svg")
        if section.plot is not None:
            write_text(picture, svg(section.plot))
        parts += section_markdown(section, picture.name)
    write_text(path, "\n\n".join(parts) + "\n")


def section_markdown(section: Section, picture: str) -> list[str]:
    """A section: heading, sentences, plot, table."""
    parts = [f"## {section.title}", *[markdown(line) for line in section.lines]]
    if section.plot is not None:
        parts.append(f"![{section.title}]({picture})")
    if section.table is not None:
        parts.append(table_markdown(section.table))
    return parts


def table_markdown(table: Table) -> str:
    """The first column to the left, the others to the right."""
    rows = [f"| {' | '.join(markdown(cell) for cell in row)} |" for row in (table.headings, *table.rows)]
    return "\n".join([rows[0], "|---|" + "---:|" * (len(table.headings) - 1), *rows[1:]])


def markdown(text: str) -> str:
    """Text that means nothing but itself."""
    for sign in "\\`*_|<[":
        text = text.replace(sign, f"\\{sign}")
    return text


def svg(plot: Any) -> str:
    """A plot as a picture that needs no script."""
    drawn = {**plot.to_dict(), "width": WIDTH, "background": PAPER, "padding": 12}
    picture: str = extra("vl_convert").vegalite_to_svg(drawn)
    return picture + "\n"

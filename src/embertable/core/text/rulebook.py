"""Rules pages: Markdown whose headings carry ids, `## Turn {#turn}`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

HEADING: Final = re.compile(r"^(#+) +(.*?) *(?:\{#([\w-]+)\})?$", re.MULTILINE)

POINT: Final = re.compile(r"^(?:[-*]|\d+\.) +", re.MULTILINE)
RULINGS: Final = "rulings"


@dataclass(frozen=True)
class Heading:
    """A heading, its rank (1 is the title), and the id it is found by."""

    rank: int
    text: str
    id: str
    start: int  # where its line begins in the page


def headings(page: str) -> list[Heading]:
    """The headings of a page, in order."""
    return [Heading(len(each[1]), each[2], each[3] or "", each.start()) for each in HEADING.finditer(page)]


def section(page: str, name: str) -> str | None:
    """The section of this id, with the sections inside it."""
    found = headings(page)
    at = next((at for at, heading in enumerate(found) if name and heading.id == name), None)
    if at is None:
        return None
    end = next((later.start for later in found[at + 1 :] if later.rank <= found[at].rank), len(page))
    return page[found[at].start : end].strip() + "\n"


def chapters(page: str) -> list[str]:
    """The page in pieces: what stands before the first chapter, and each chapter."""
    starts = [0, *(heading.start for heading in headings(page) if heading.rank == 2), len(page)]
    pieces = [page[start:end] for start, end in pairwise(starts)]
    return [piece for piece in pieces if piece.strip()]


def rulings(page: str) -> list[str]:
    """What the printed rules leave open, as it is played here: each point of the section of that id, in its order.

    >>> rulings("## Rulings {#rulings}\\n\\nSo:\\n\\n- Bread is\\n  bread.\\n- Tea is not.\\n")
    ['Bread is bread.', 'Tea is not.']
    """
    return [" ".join(point.split()) for point in POINT.split(section(page, RULINGS) or "")[1:]]


def readable(page: str) -> str:
    """The page without the ids of its headings."""
    return HEADING.sub(r"\1 \2", page)

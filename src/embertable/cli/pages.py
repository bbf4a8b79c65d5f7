"""Rules pages: Markdown whose headings carry ids, `## Turn {#turn}`."""

from __future__ import annotations

import re
from typing import Final

HEADING: Final = re.compile(r"^(#+)\s+(.*?)\s*(?:\{#([\w-]+)\})?\s*$")
ID: Final = re.compile(r"[ \t]*\{#[\w-]+\}[ \t]*$", re.MULTILINE)


def sections(page: str) -> dict[str, str]:
    """The headings that have an id, in order."""
    found = (HEADING.match(line) for line in page.splitlines())
    return {each[3]: each[2] for each in found if each is not None and each[3]}


def section(page: str, name: str) -> str | None:
    """The section of this id, with the sections inside it."""
    lines: list[str] = []
    depth = 0
    for line in page.splitlines():
        heading = HEADING.match(line)
        if depth and heading is not None and len(heading[1]) <= depth:
            break
        if heading is not None and heading[3] == name:
            depth = len(heading[1])
        if depth:
            lines.append(line)
    return "\n".join(lines).strip() + "\n" if lines else None


def readable(page: str) -> str:
    """The page without the ids of its headings."""
    return ID.sub("", page)

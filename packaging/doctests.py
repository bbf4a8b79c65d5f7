"""Examples in docstrings as blocks of code: without this the reference shows `>>>` as quotes within quotes.

An extension of griffe, which reads the sources for `make docs`.
"""

from __future__ import annotations

from typing import Any

import griffe

PROMPT = ">>> "


class Doctests(griffe.Extension):
    """Puts fences around doctests."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """A module, class, function or attribute was read."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """A docstring whose paragraphs that begin with a prompt are blocks of code."""
    paragraphs = text.split("\n\n")
    return "\n\n".join(f"```pycon\n{each}\n```" if each.lstrip().startswith(PROMPT) else each for each in paragraphs)

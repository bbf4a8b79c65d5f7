"""Marks in generated text: who, which card, which token a word stands for.

A phrase says `marked("seat", "2", "Player 3")`; a log then shows the player's name, a web page a coloured chip or a
small picture, and plain text just the words.

>>> text = marked("seat", "1", "Player 2") + " rests."
>>> plain(text)
'Player 2 rests.'
>>> plain(text, ["Red", "Blue"])
'Blue rests.'
>>> fill(text, lambda kind, name, words: f"<{kind} {name}>")
'<seat 1> rests.'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

OPEN: Final = "\ue000"
MIDDLE: Final = "\ue001"
CLOSE: Final = "\ue002"
MARK: Final = re.compile(f"{OPEN}([^{MIDDLE}]*){MIDDLE}([^{MIDDLE}]*){MIDDLE}([^{CLOSE}]*){CLOSE}")


def marked(kind: str, name: str, words: str) -> str:
    """Words that stand for a thing of the table."""
    return f"{OPEN}{kind}{MIDDLE}{name}{MIDDLE}{words}{CLOSE}"


def fill(text: str, show: Callable[[str, str, str], str]) -> str:
    """Put something in the place of every mark, given its kind, name and words."""
    return MARK.sub(lambda found: show(found[1], found[2], found[3]), text)


def plain(text: str, names: Sequence[str] = ()) -> str:
    """The text without marks; seats are called by these names where there are any."""
    text = text.replace("\u00a0", " ")
    if OPEN not in text:
        return text

    def show(kind: str, name: str, words: str) -> str:
        if kind == "seat" and int(name) < len(names):
            return names[int(name)]
        return words

    return fill(text, show)

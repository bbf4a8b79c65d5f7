"""Sentences with signs in the place of nouns: a card has little room, and signs leave it to the verbs."""

from __future__ import annotations

import re
from typing import Final

from embertable.core.text.marks import CLOSE, MIDDLE, OPEN, plain
from embertable.core.text.tongue import capitalized

SIGN: Final = re.compile(rf"(\d+\u00a0)?{OPEN}symbol{MIDDLE}([^{MIDDLE}]*){MIDDLE}([^{CLOSE}]*){CLOSE}([.,;:)]*)")

Piece = tuple[str, str, str, str, str]
"""Words; then a number, a sign, the words it stands for, and what may not part from it."""


def in_signs(said: str, beginning: str = "", without: frozenset[str] = frozenset()) -> list[Piece]:
    """A text in pieces; what it begins with is left away, and nouns without a sign stay words.

    >>> from embertable.core.text.marks import marked
    >>> in_signs("Gain 2\u00a0" + marked("symbol", "coin", "coins") + ".")
    [('Gain ', '2\\xa0', 'coin', 'coins', '.'), ('', '', '', '', '')]
    """
    text = capitalized(said.removeprefix(beginning))
    pieces: list[Piece] = []
    end = 0
    for found in SIGN.finditer(text):
        if found[2] not in without:
            pieces.append((plain(text[end : found.start()]), found[1] or "", found[2], found[3], found[4]))
            end = found.end()
    return [*pieces, (plain(text[end:]), "", "", "", "")]

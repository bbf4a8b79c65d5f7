"""The words of the command line."""

from __future__ import annotations

from typing import Any

from embertable.core.text.table import TERMINAL, table_tongue
from embertable.core.text.tongue import Tongue


def words_of(code: str) -> Tongue:
    """The table's own tongue."""
    return table_tongue(code)


def say(words: Tongue, name: str, /, **things: Any) -> str:
    """A sentence of the command line with these things in it; other programs may read it, so blanks are plain."""
    return words.word(f"{TERMINAL} {name}", **things).replace("\u00a0", " ")

"""The words of tournaments and studies."""

from __future__ import annotations

from typing import Any, Final

from embertable.core.text.tongue import Tongue

LAB: Final = "lab"


def say(words: Tongue, name: str, /, **things: Any) -> str:
    """A sentence of the lab with these things in it; programs may read it too, so blanks are plain."""
    return words.word(f"{LAB} {name}", **things).replace("\u00a0", " ")

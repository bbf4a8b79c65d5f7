"""The words of the command line in three languages."""

from __future__ import annotations

from importlib import import_module

from embertable.core.text.tongue import Tongue


def words_of(code: str) -> Tongue:
    """The command line's own tongue: `uk.py` holds `words`."""
    found: Tongue = import_module(f"embertable.cli.text.{code}").words
    return found


def say(words: Tongue, name: str, **things: object) -> str:
    """A sentence of the command line with these things in it."""
    return words.word(name).format(**things)

"""What is the same in every game's box: its languages and its rules page, found beside its code when first needed."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from importlib import import_module, resources
from typing import Any, ClassVar

from embertable.core.game import View
from embertable.core.text.tongue import Tongue


class Box:
    """The base of every game of the catalogue. Text is loaded only when somebody reads it."""

    id: str

    steady: bool = False
    """Whether the opinion holds in the middle of a turn, so that a search need not play on by chance."""
    profile: str = ""
    """The variant that carries what a solo player earned into later solo games; empty where games begin alike."""

    deck_headings: ClassVar[Mapping[str, str]] = {}
    """By deck of the card browser: the heading of the rules page that explains its cards."""

    def earned(self, s: Any) -> Sequence[str]:
        """What a finished solo game adds to the player's profile."""
        return ()

    def holdings(self, view: View, seat: int) -> Sequence[tuple[Hashable, int]]:
        """What a seat holds that can be counted: a noun of the game and how many."""
        return ()

    @property
    def package(self) -> str:
        """Where the game's files are."""
        return type(self).__module__

    def tongue(self, code: str) -> Tongue:
        """How this game speaks a language: `text/uk.py` holds `uk`."""
        found: Tongue = getattr(import_module(f"{self.package}.text.{code}"), code)
        return found

    def say(self, thing: Any, tongue: Tongue) -> str:
        """A thing of this game as a sentence, with marks."""
        return tongue.sentence(thing)

    def rulebook(self, code: str) -> str:
        """The rules as this package plays them, in Markdown: `rules/uk.md`."""
        return read_text(self.package, f"rules/{code}.md")


@cache
def read_text(package: str, path: str) -> str:
    """A text file of a package."""
    return resources.files(package).joinpath(path).read_text(encoding="utf-8")

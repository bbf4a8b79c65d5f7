# mypy: ignore-errors
"""Phrase functions, until the last of them is data."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, TypeVar

from embertable.core.text.marks import marked
from embertable.core.text.shared import SHARED
from embertable.core.text.tongue import Mood, Tongue, finish

Phrase = Callable[[Any, "Mood"], str]
P = TypeVar("P", bound=Callable[..., str])


class LegacyTongue(Tongue):
    """A language as one game speaks it."""

    slots = SHARED

    def __init__(
        self,
        code: str,
        plural: Callable[[int], int],
        nouns: Mapping[Hashable, Sequence[str]] | None = None,
        words: Mapping[str, str] | None = None,
    ) -> None:
        self.code = code
        self.plural = plural
        self.nouns: dict[Hashable, Sequence[str]] = dict(nouns or {})
        self.words: dict[str, str] = dict(words or {})
        self.phrases: dict[type, Phrase] = {}
        self.names_of_seats = ()
        self.reader = self.view = self.fallback = None
        self.meet = str

    def says(self, *kinds: type) -> Callable[[P], P]:
        """Register the phrase for a kind of effect, question, option or event."""

        def register(phrase: P) -> P:
            for kind in kinds:
                assert kind not in self.phrases, f"{self.code} says {kind.__name__} twice"
                self.phrases[kind] = phrase
            return phrase

        return register

    def phrase(self, kind: type) -> Phrase | None:
        """The phrase for a kind, its own or that of a class it is made from."""
        for base in kind.__mro__:
            if base in self.phrases:
                return self.phrases[base]
        return None

    def clause(self, thing: Any, mood: Mood = Mood.DO) -> str:
        """A thing said as part of a sentence."""
        phrase = self.phrase(type(thing))
        if phrase is None:
            raise KeyError(f"{self.code} has no phrase for {type(thing).__name__}")
        return phrase(thing, mood)

    def sentence(self, thing: Any, mood: Mood = Mood.DO) -> str:
        """A thing said as a whole sentence."""
        return finish(self.clause(thing, mood))

    def count(self, count: int, noun: Hashable) -> str:
        """A number with its noun in the form that agrees: 5 карт."""
        return f"{count} {self.noun(noun, count)}"

    def noun(self, noun: Hashable, count: int = 1) -> str:
        """A noun in the form that goes with a number."""
        forms = self.forms(noun)
        return forms[min(self.plural(count), len(forms) - 1)]

    def forms(self, noun: Hashable) -> Sequence[str]:
        """All forms of a noun."""
        if noun not in self.nouns:
            raise KeyError(f"{self.code} has no noun {noun!r}")
        return self.nouns[noun]

    def word(self, name: str, **values) -> str:
        """A fixed word or heading by its name."""
        if name not in self.words:
            raise KeyError(f"{self.code} has no word {name!r}")
        return self.words[name].format(**values) if values else self.words[name]

    def listed(self, clauses: Sequence[str], conjunction: str) -> str:
        """Clauses one after another, with a word before the last."""
        if len(clauses) < 2:
            return "".join(clauses)
        return f"{', '.join(clauses[:-1])} {conjunction} {clauses[-1]}"

    def seat(self, seat: int, spec: str = "") -> str:
        """A player, in the nominative; whoever shows the text puts the player's name there."""
        words = self.names_of_seats[seat] if seat < len(self.names_of_seats) else f"{self.word('player')} {seat + 1}"
        return marked("seat", str(seat), words)

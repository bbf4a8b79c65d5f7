"""How a language is spoken: one phrase per verb and language, nouns that can be counted, words that have a name."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from enum import Enum
from typing import Any, TypeVar

from embertable.core.text.marks import MIDDLE, OPEN, marked

Phrase = Callable[[Any, "Mood"], str]
P = TypeVar("P", bound=Callable[..., str])


class Mood(Enum):
    """How a clause stands in its sentence.

    >>> [mood.value for mood in Mood]
    ['do', 'does', 'to do']
    """

    DO = "do"  # to the player: gain 2 gold
    DOES = "does"  # of a player: gains 2 gold
    TO_DO = "to do"  # after "may" and "in order": to gain 2 gold


def english(count: int) -> int:
    """Which form of an English noun goes with a number: one, many.

    >>> [english(count) for count in (1, 2, 21)]
    [0, 1, 1]
    """
    return 0 if abs(count) == 1 else 1


def slavic(count: int) -> int:
    """Which form of a Ukrainian or Russian noun goes with a number: один, два, п'ять."""
    count = abs(count)
    if count % 10 == 1 and count % 100 != 11:
        return 0
    if 2 <= count % 10 <= 4 and not 12 <= count % 100 <= 14:
        return 1
    return 2


class Tongue:
    """A language as one game speaks it.

    >>> uk = Tongue("uk", slavic, {"card": ("карта", "карти", "карт")})
    >>> [uk.count(count, "card") for count in (1, 3, 5)]
    ['1 карта', '3 карти', '5 карт']
    """

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
        self.names: Sequence[str] = ()

    def named(self, names: Sequence[str]) -> Tongue:
        """This language at a table whose players have names."""
        tongue = Tongue(self.code, self.plural, self.nouns, self.words)
        tongue.phrases = self.phrases
        tongue.names = names
        return tongue

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

    def word(self, name: str) -> str:
        """A fixed word or heading by its name."""
        if name not in self.words:
            raise KeyError(f"{self.code} has no word {name!r}")
        return self.words[name]

    def listed(self, clauses: Sequence[str], conjunction: str) -> str:
        """Clauses one after another, with a word before the last."""
        if len(clauses) < 2:
            return "".join(clauses)
        return f"{', '.join(clauses[:-1])} {conjunction} {clauses[-1]}"

    def seat(self, seat: int) -> str:
        """A player, in the nominative; whoever shows the text puts the player's name there."""
        words = self.names[seat] if seat < len(self.names) else f"{self.word('player')} {seat + 1}"
        return marked("seat", str(seat), words)


def capitalized(words: str) -> str:
    """Words as they stand alone: with a capital letter."""
    return words[:1].upper() + words[1:]


def finish(clause: str) -> str:
    """A clause with a capital letter and a full stop.

    >>> finish("take 2 cards"), capitalized("take 2 cards")
    ('Take 2 cards.', 'Take 2 cards')
    """
    if not clause:
        return clause
    first = 0
    if clause[0] == OPEN:
        # The sentence begins with a marked word: the capital belongs to its words.
        first = clause.index(MIDDLE, clause.index(MIDDLE) + 1) + 1
    end = "" if clause.endswith((".", "!", "?", "…", ":")) else "."
    return clause[:first] + capitalized(clause[first:]) + end

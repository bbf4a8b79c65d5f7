"""The kinds of questions of a game, called as the game asks them: decisions keep them by the names the rules have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from embertable.core.flow import Ask
from embertable.core.text.tongue import Tongue
from embertable.lab.study.decisions import Question
from embertable.lab.words import say

LETTERS: Final = 6
"""A question with fewer letters of its own says nothing without what it is about: "… to …?"."""


def worded(questions: Sequence[Question], tongue: Tongue) -> list[Question]:
    """The same in words, the most frequent first; those that ask the same in the same words are one."""
    names = question_words(tongue)
    found: dict[str, list[Question]] = {}
    for each in questions:
        found.setdefault(names.get(each.name, each.name), []).append(each)
    return sorted([together(words, alike) for words, alike in found.items()], key=lambda each: -each.per_game)


def together(words: str, alike: Sequence[Question]) -> Question:
    """Several questions as one."""
    often = sum(each.per_game for each in alike)
    return Question(words, often, sum(each.options * each.per_game for each in alike) / often)


def question_words(tongue: Tongue) -> dict[str, str]:
    """By the name of a kind of question what it asks, as this game says it."""
    return {each.__name__: words_of(each, tongue) for each in kinds(Ask) if tongue.slots.knows(each)}


def words_of(kind: type[Ask], tongue: Tongue) -> str:
    """What a kind of question asks; where all of it hangs on the card, that it is an offer."""
    said = tongue.outline(kind)
    return said if sum(letter.isalpha() for letter in said) >= LETTERS else say(tongue, "offer")


def kinds(of: type[Ask]) -> Iterator[type[Ask]]:
    """Every kind of question there is, of all games."""
    for each in of.__subclasses__():
        yield each
        yield from kinds(each)

"""What is refused is refused truly: for the law of reasons."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache

from embertable.core.flow import State, Step, asked
from embertable.core.game import AnyGame
from embertable.core.refusal import Refusal
from embertable.core.rng import Rng
from embertable.core.text.languages import languages
from embertable.core.text.marks import plain
from embertable.core.text.tongue import Tongue
from embertable.table.why import refused

LANGUAGES = languages()


def faults(game: AnyGame, s: State, rng: Rng) -> Iterator[str]:
    """What is wrong with the reasons of the open question, if anything."""
    seat = asked(s).seat
    found = game.refused(s)
    keys = [step.key() for step, _ in found]
    offered = {option.key() for option in s.options}
    yield from (f"{key!r} is refused, and offered" for key in keys if key in offered)
    yield from (f"{key!r} is refused twice" for key in set(keys) if keys.count(key) > 1)
    told = [(step.key(), *parts(refusal)) for step, refusal in found]
    if told != [(step.key(), *parts(refusal)) for step, refusal in refused(game, s, seat, rng)]:
        yield "a reason hangs on what the seat cannot know"
    for code in LANGUAGES:
        tongue = game.tongue(code).at(reader=seat, view=game.view(s, seat))
        tongue.fallback = None  # another language is no answer
        for step, refusal in alike_once(found):
            try:
                said = [plain(game.say(step, tongue)), *unsaid(tongue, refusal)]
            except KeyError as error:
                said = ["", f"{refusal.name!r} of {step.key()!r}: {error.args[0]}"]
            yield from said[1:]
            if refusal.rule and refusal.rule not in headings(game.rulebook, code):
                yield f"{refusal.name!r} names a rule that is no heading in {code}: {refusal.rule!r}"


def alike_once(found: Sequence[tuple[Step, Refusal]]) -> list[tuple[Step, Refusal]]:
    """One of each kind of step with each reason: the rest is said in the same words, and a map has many cells."""
    return list({(type(step), *parts(refusal)): (step, refusal) for step, refusal in found}.values())


@cache
def headings(rulebook: Callable[[str], str], code: str) -> set[str]:
    """The headings of a rules page that can be linked to."""
    return set(re.findall(r"\{#([\w-]+)\}", rulebook(code)))


def parts(refusal: Refusal) -> tuple[object, ...]:
    """All that a refusal says."""
    return refusal.name, refusal.rule, refusal.what, refusal.missing


def unsaid(tongue: Tongue, refusal: Refusal) -> Iterator[str]:
    """What is wrong with the words of a reason in one language."""
    said = tongue.refusal(refusal)
    if not said.endswith(".") or "  " in said or " ." in said:
        yield f"{refusal.name!r} is no sentence in {tongue.code}: {said!r}"
    if any(count < 1 for count, _ in refusal.missing):
        yield f"{refusal.name!r} lacks nothing: {refusal.missing}"
    for words in tongue.never:
        if re.search(rf"\b(?:{words})\b", said, re.IGNORECASE):
            yield f"the glossary forbids {words!r} in {said!r}"

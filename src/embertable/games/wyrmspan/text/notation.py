"""How records wrote decisions before their keys named cards and places: for saved games of rules 1."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from embertable.games.wyrmspan.cards.tables import CAVE_IDS, DRAGON_IDS
from embertable.games.wyrmspan.terms import PLACE_NAMES

# What was written, and what is written now. Places, dragons and cave cards were numbers.
FORMS: Final = (
    ("let go <dragon> <dragon>", "let go <dragon> <dragon>"),
    ("let go <dragon> cave-<cave>", "let go <dragon> <cave>"),
    ("excavate <cave> <word>", "excavate <cave> <word>"),
    ("entice <dragon> <word>", "entice <dragon> <word>"),
    ("play <dragon> <word>", "play <dragon> <word>"),
    ("play <dragon> <word> less <word>", "play <dragon> <word> less <word>"),
    ("cover <place>", "cover <place>"),
    ("cover with <dragon>", "cover with <dragon>"),
    ("pay egg <place>", "pay egg <place>"),
    ("pay dragon <dragon>", "pay <dragon>"),
    ("pay cave <cave>", "pay <cave>"),
    ("discard dragon <dragon>", "discard <dragon>"),
    ("discard cave <cave>", "discard <cave>"),
    ("discard <dragon>", "discard <dragon>"),
    ("take <dragon>", "take <dragon>"),
    ("take <cave>", "take <cave>"),
    ("egg <place>", "lay egg <place>"),
    ("on <place>", "cache on <place>"),
    ("cache <word> <place>", "cache <word> on <place>"),
    ("tuck <dragon>", "tuck <dragon>"),
    ("tuck under <place>", "tuck under <place>"),
    ("tuck <dragon> under <place>", "tuck <dragon> under <place>"),
    ("use <dragon>", "use <dragon>"),
    ("swap <place>", "swap <place>"),
    ("swap with <place>", "swap with <place>"),
    ("enter", "enter brown space"),
    ("cell <word>", "marker on cell <word>"),
    ("sell <dragon> for <word>", "sell with <dragon> for <word>"),
)
BLANK: Final = re.compile("<(dragon|cave|place|word)>")


def rekey(key: str) -> Sequence[str]:
    """The keys an old one may stand for; `take 30` was a dragon or a cave card, by the question. Others stayed."""
    found = [new for before, now in FORMS for new in rewritten(key, before, now)]
    return found or [key]


def unasked(keys: Sequence[str]) -> str | None:
    """Before rules 3 nothing that comes of itself could be declined: guild steps, reveals, cards from the deck."""
    if all(key[0].isdigit() for key in keys):
        return keys[0]  # parts of an ability came as they are printed
    others = [key for key in keys if key != "decline"]
    return others[0] if len(others) == 1 < len(keys) else None


def rewritten(key: str, before: str, now: str) -> list[str]:
    """A key of this form as it is written now; none if it is not of this form."""
    match = re.fullmatch(BLANK.sub(r"(\\w+)", before), key)
    if match is None:
        return []
    names = [named(kind, word) for kind, word in zip(BLANK.findall(before), match.groups(), strict=True)]
    if "" in names:
        return []
    left = iter(names)
    return [BLANK.sub(lambda blank: next(left), now)]


def named(kind: str, word: str) -> str:
    """A number by the name of what it stood for; nothing if there was none such."""
    if kind == "word" or (kind == "place" and word == PLACE_NAMES[-1]):
        return word
    names = {"dragon": DRAGON_IDS, "cave": CAVE_IDS, "place": PLACE_NAMES[:-1]}[kind]
    return names[int(word)] if word.isdecimal() and int(word) < len(names) else ""

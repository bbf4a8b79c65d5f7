"""Asking the rules in words: the sections of a rules page that speak of what was asked.

Words are found in any of their forms. A form is cut to its stem by the endings the language lists in `[search]` of its
file of words; where vowels come and go inside a word (*вогонь*, *вогню*), the consonants of the stem still agree, which
counts for less. Words that mean the same (*swap*, *exchange*) are listed there too, and count for a little less.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import log
from typing import Final

from embertable.core.text.files import CORE, text_file
from embertable.core.text.rulebook import headings, readable

WORD: Final = re.compile(r"[^\W\d_]+(?:['’ʼ][^\W\d_]+)*|\d+")
MARKS: Final = re.compile(r"[*_|]+|^\s*(?:[-+]|\d+\.)\s+|^[-:\s|]+$", re.MULTILINE)
PIECE: Final = re.compile(r"\n\s*\n|\n(?=\s*(?:[*+-]|\d+\.)\s)|\n(?=\|)")
VOWELS: Final = re.compile("[aeiouyаеиіоуыэьъ']")
IOTATED: Final = str.maketrans({"є": "йе", "ю": "йу", "я": "йа", "ї": "йі"})
"""Letters with a consonant in them, which other forms of a word may write apart: *яєць*, *яйце*."""

ALIKE: Final = str.maketrans("гжзкцчхсш", "гггкккххх")
"""Consonants at the end of a stem that stand for each other in the forms of a word: *рука*, *руці*, *ручний*."""

SHORTEST: Final = 3
"""A stem keeps so many letters, and fewer consonants tell nothing."""

SAME, STEM, BONES, BEGINS = 1.0, 0.9, 0.45, 0.6
"""How much a word counts that is the one asked for, has its stem, its consonants, or begins so."""

AKIN: Final = 0.8
"""How much a word counts that means the same as the one asked for."""

HEADING: Final = 5.0
"""A word in a heading counts so much more, if nothing else stands there."""

LONGEST: Final = 200
"""Letters of a question that are read."""

FOUND: Final = 6
"""So many sections are shown."""


@dataclass(frozen=True)
class Form:
    """A word as it is looked for: as written, its stem, and the consonants of that."""

    word: str
    stem: str
    bones: str

    def likeness(self, other: Form) -> float:
        """How surely another word is a form of this one, from 0 to 1."""
        if self.word == other.word:
            return SAME
        if self.stem == other.stem:
            return STEM
        if len(self.stem) > SHORTEST and other.word.startswith(self.stem):
            return BEGINS
        begins_alike = self.word[0] == other.word[0] and len(self.bones) >= SHORTEST
        return BONES if begins_alike and self.bones == other.bones else 0.0


@dataclass(frozen=True)
class Wanted:
    """A word of a question, and those that mean the same."""

    asked: Form
    akin: tuple[Form, ...]

    def likeness(self, other: Form) -> float:
        """How surely a word of the rules is what was asked for, from 0 to 1."""
        return max(self.asked.likeness(other), *[AKIN * each.likeness(other) for each in self.akin], 0.0)


@dataclass(frozen=True)
class Section:
    """A heading and what stands under it, up to the next."""

    id: str
    title: str
    pieces: tuple[str, ...]  # paragraphs, points of lists, rows of tables; plain words
    title_forms: tuple[Form, ...]
    piece_forms: tuple[tuple[Form, ...], ...]


@dataclass(frozen=True)
class Answer:
    """A section that speaks of what was asked, and the passage that does so most."""

    id: str
    title: str
    passage: str
    spoken: tuple[str, ...]  # the words of title and passage that were meant
    score: float


@lru_cache(maxsize=4096)
def form(word: str, code: str) -> Form:
    """A word as it is looked for in a language.

    >>> form("драконів", "uk").stem == form("драконами", "uk").stem
    True
    """
    plain = word.casefold().replace("ё", "е").replace("’", "'").replace("ʼ", "'")
    stem = plain
    for ending in endings(code):
        if plain.endswith(ending) and len(plain) - len(ending) >= SHORTEST:
            stem = plain[: len(plain) - len(ending)]
            break
    bones = VOWELS.sub("", stem[1:].translate(IOTATED))
    return Form(plain, stem, stem[0] + bones[:-1] + bones[-1:].translate(ALIKE))


@lru_cache(maxsize=16)
def endings(code: str) -> tuple[str, ...]:
    """The endings a language gives its words, the longest first."""
    return tuple(sorted(listed(code, "endings"), key=len, reverse=True))


@lru_cache(maxsize=16)
def small_words(code: str) -> frozenset[str]:
    """Words of a language that stand in every question."""
    return frozenset(listed(code, "small"))


@lru_cache(maxsize=16)
def kindred(code: str) -> tuple[tuple[Form, ...], ...]:
    """Words of a language that mean the same to somebody who asks, group by group."""
    return tuple(forms(group, code) for group in listed(code, "akin"))


def wanted_by(asked: Form, code: str) -> Wanted:
    """A word of a question with those that mean the same."""
    groups = [group for group in kindred(code) if any(each.likeness(asked) >= STEM for each in group)]
    return Wanted(asked, tuple(each for group in groups for each in group))


def listed(code: str, name: str) -> list[str]:
    """A list of `[search]` in the table's words of a language."""
    file = text_file(CORE, code)
    found = file.table("search").get(name, ()) if file is not None else ()
    return [str(each) for each in found]


def forms(text: str, code: str) -> tuple[Form, ...]:
    """Every word of a text."""
    return tuple(form(word, code) for word in WORD.findall(text))


@lru_cache(maxsize=32)
def index(page: str, code: str) -> tuple[Section, ...]:
    """A rules page as it is searched."""
    found = headings(page)
    ends = [*(heading.start for heading in found[1:]), len(page)]
    sections = []
    for heading, end in zip(found, ends, strict=True):
        if not heading.id:
            continue
        text = readable(page[heading.start : end]).partition("\n")[2]
        pieces = tuple(piece for each in PIECE.split(text) if WORD.search(piece := bare(each)))
        spoken = tuple(forms(piece, code) for piece in pieces)
        title = forms(heading.text, code)
        telling_title = tuple(each for each in title if each.word not in small_words(code)) or title
        sections.append(Section(heading.id, heading.text, pieces, telling_title, spoken))
    return tuple(sections)


def bare(piece: str) -> str:
    """A passage without the marks of Markdown."""
    linked = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", piece)
    return " ".join(MARKS.sub(" ", linked).split())


def ask_rules(page: str, question: str, code: str) -> list[Answer]:
    """The sections that answer a question best, the best first."""
    sections = index(page, code)
    asked = forms(question[:LONGEST], code)
    meant = [each for each in asked if each.word not in small_words(code)] or asked
    wanted = telling([wanted_by(each, code) for each in meant], sections)
    scored = [answer for section in sections if (answer := answer_of(section, wanted)) is not None]
    scored.sort(key=lambda answer: -answer.score)
    least = scored[0].score / 4 if scored else 0.0
    return [answer for answer in scored[:FOUND] if answer.score >= least]


def telling(wanted: Sequence[Wanted], sections: Sequence[Section]) -> list[tuple[Wanted, float]]:
    """The words of a question that are on the page, each with how much it tells: one of every section tells little."""
    weights = []
    for each in dict.fromkeys(wanted):
        spread = sum(any(each.likeness(other) > 0 for other in words_of(section)) for section in sections)
        if spread:
            weights.append((each, log(1.0 + len(sections) / spread)))
    return weights


def words_of(section: Section) -> Iterator[Form]:
    """Every word of a section."""
    yield from section.title_forms
    for spoken in section.piece_forms:
        yield from spoken


def answer_of(section: Section, wanted: Sequence[tuple[Wanted, float]]) -> Answer | None:
    """How well a section answers; the passage that says most of it is shown."""
    meant_by_title = [each for each in section.title_forms if any(one.likeness(each) > 0 for one, _ in wanted)]
    title = weight(section.title_forms, wanted) * len(meant_by_title) / max(1, len(section.title_forms))
    passages = [weight(spoken, wanted) for spoken in section.piece_forms]
    best = max(range(len(passages)), key=passages.__getitem__, default=-1)
    whole = weight(tuple(words_of(section)), wanted)
    if whole == 0.0:
        return None
    passage = section.pieces[best] if best >= 0 else ""
    spoken = section.title_forms + (section.piece_forms[best] if best >= 0 else ())
    meant = tuple(dict.fromkeys(each.word for each in spoken if any(one.likeness(each) > 0 for one, _ in wanted)))
    said = passages[best] if best >= 0 else 0.0
    return Answer(section.id, section.title, passage, meant, HEADING * title + said + whole)


def weight(spoken: Sequence[Form], wanted: Sequence[tuple[Wanted, float]]) -> float:
    """How much of what is wanted stands there."""
    return sum(worth * max((each.likeness(other) for other in spoken), default=0.0) for each, worth in wanted)


def pieces(text: str, spoken: Sequence[str]) -> Iterator[tuple[str, bool]]:
    """A text in pieces, each with whether it is one of the words that were meant."""
    at = 0
    for found in WORD.finditer(text):
        if form(found[0], "").word in spoken:
            yield text[at : found.start()], False
            yield found[0], True
            at = found.end()
    yield text[at:], False

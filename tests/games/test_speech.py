"""What people read: the printed words, in their own letters, and nothing the glossary forbids."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

import pytest

from embertable.core.flow import State, apply, asked
from embertable.core.game import AnyGame
from embertable.core.rng import seeded
from embertable.core.text.checking import gaps
from embertable.core.text.files import text_file
from embertable.core.text.languages import languages
from embertable.core.text.marks import MARK, plain
from embertable.core.text.tongue import ONLOOKER, REFERENCE, Tongue
from embertable.games import CATALOGUE, game

GAMES = 200  # of each game and language, by `python -m tests.games.test_speech`
FEW = 2  # in every run of the tests: each table once or twice
COORDINATES = re.compile(r"\b[A-Pa-p](1[0-6]|[1-9])\b")
LATIN = re.compile(r"[A-Za-z]{2,}|\b[B-HJ-Zb-hj-z]\b")


def sentences(rules: AnyGame, code: str, games: int) -> Iterator[str]:
    """Everything said in some games by chance: to the one who is asked, to another reader, and to an onlooker."""
    tables = [(seats, mode) for seats in rules.seats for mode in rules.modes(seats)]
    for seed in range(max(games, len(tables)) if games <= FEW else games):
        seats, mode = tables[seed % len(tables)]
        rng = seeded(seed ^ 0xA11)
        s: State = rules.new(seats, mode, seed)
        while True:
            yield from said_now(rules, s, code, rng.below(seats))
            if not s.options:
                break
            apply(s, s.options[rng.below(len(s.options))])


def said_now(rules: AnyGame, s: State, code: str, reader: int) -> Iterator[str]:
    """What is said at one moment."""
    tongue = rules.tongue(code).at(reader=reader, view=rules.view(s, reader))
    for event in s.journal or ():
        seen = event.seen_by(reader)
        if seen is not None:
            yield rules.say(seen, tongue)
    if s.journal:
        s.journal.clear()
    if s.options:
        ask = asked(s)
        yield rules.say(ask, rules.tongue(code).at(reader=ONLOOKER, view=rules.view(s, None)))
        mine = rules.tongue(code).at(reader=ask.seat, view=rules.view(s, ask.seat))
        yield rules.say(ask, mine)
        for option in s.options:
            yield rules.say(option, mine)


def fixed_texts(rules: AnyGame, code: str) -> Iterator[str]:
    """Cards and words; the title of a game is a name, and may be foreign."""
    tongue = rules.tongue(code)
    for card in rules.cards():
        text = rules.card_text(card.id, tongue)
        yield text.name
        yield from text.lines
    own = text_file(rules.package, code)
    words = [text for keys, text in own.words("words") if keys[0] not in ("title", "error")] if own is not None else []
    yield from (re.sub(r"\{[^{}]*\}", "5", text) for text in words)  # the table's are proofread apart


def faults(rules: AnyGame, code: str, games: int) -> set[str]:
    """The sentences that an editor would send back, with the reason."""
    tongue = rules.tongue(code)
    never = [re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.IGNORECASE) for words in tongue.never]
    found: set[str] = set()
    for text in (*fixed_texts(rules, code), *sentences(rules, code, games)):
        found.update(faults_of(text, tongue, never))
    return found


def faults_of(text: str, tongue: Tongue, never: list[re.Pattern[str]]) -> Iterator[str]:
    """What is wrong with one sentence."""
    words = plain(text)
    for pattern in never:
        if pattern.search(words):
            yield f"{words!r} says {pattern.pattern}"
    if tongue.code in ("uk", "ru"):
        without_names = COORDINATES.sub("", plain(MARK.sub(lambda mark: "" if mark[1] == "seat" else mark[0], text)))
        for name in filter(LATIN.search, tongue.names.values()):
            without_names = without_names.replace(name, "")
        if LATIN.search(without_names):
            yield f"{words!r} has Latin letters"
    # A colon stands apart only between the points of two sides: 21 : 18.
    if re.search(r"[{}\[\]]|  |\s[,.;!?]|(?<!\d)\s:|[,;:]\S(?<![\d»])", words.replace("…", "")):
        yield f"{words!r} is badly set"


@pytest.mark.parametrize("name", CATALOGUE)
@pytest.mark.parametrize("code", languages())
def test_what_is_said_would_pass_an_editor(name: str, code: str) -> None:
    assert sorted(faults(game(name), code, FEW)) == []


@pytest.mark.parametrize("name", CATALOGUE)
@pytest.mark.parametrize("code", languages())
def test_a_language_lacks_nothing(name: str, code: str) -> None:
    rules = game(name)
    assert gaps(rules.tongue(code), rules.tongue(REFERENCE)) == []


if __name__ == "__main__":
    for each in sys.argv[1:] or CATALOGUE:
        for language in languages():
            wrong = faults(game(each), language, GAMES)
            print(
                each,
                language,
                f"{GAMES} games,",
                len(wrong),
                "faults",
                *sorted(wrong)[:20],
                sep="\n  " if wrong else " ",
            )

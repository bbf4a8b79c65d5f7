"""What people read: the printed words, in their own letters, and nothing the glossary forbids."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence

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
SEVENTH = 7  # so few options are also said to another reader: most read the same
COORDINATES = re.compile(r"\b[A-Pa-p](1[0-6]|[1-9])\b")
LATIN = re.compile(r"[A-Za-z]{2,}|\b[B-HJ-Zb-hj-z]\b")
YOU = {  # English options quote cards, which say "your" in every second sentence
    "uk": re.compile(r"\b(ви|вас|вам|вами|ваш\w*)\b", re.IGNORECASE),
    "ru": re.compile(r"\b(вы|вас|вам|вами|ваш\w*)\b", re.IGNORECASE),
}
Said = tuple[str, bool]  # a sentence, and whether others may read it under the name of the one it is said of


def sentences(rules: AnyGame, codes: Sequence[str], games: int) -> Iterator[tuple[str, Said]]:
    """Everything said in some games by chance, in every language: to the one who is asked, to another reader, and to an
    onlooker."""
    tables = [(seats, mode) for seats in rules.seats for mode in rules.modes(seats)]
    for seed in range(max(games, len(tables)) if games <= FEW else games):
        seats, mode = tables[seed % len(tables)]
        rng = seeded(seed ^ 0xA11)
        s: State = rules.new(seats, mode, seed)
        while True:
            yield from said_now(rules, s, [rules.tongue(code) for code in codes], rng.below(seats))
            if not s.options:
                break
            apply(s, s.options[rng.below(len(s.options))])


def said_now(rules: AnyGame, s: State, tongues: Sequence[Tongue], reader: int) -> Iterator[tuple[str, Said]]:
    """What is said at one moment. Options stand under the name of whoever chooses in the log of an analysis."""
    events = [seen for event in s.journal or () for seen in [event.seen_by(reader)] if seen is not None]
    if s.journal:
        s.journal.clear()
    view = rules.view(s, reader)
    for tongue in tongues:
        told = tongue.at(reader=reader, view=view)
        yield from ((tongue.code, (rules.say(event, told), False)) for event in events)
    if not s.options:
        return
    ask = asked(s)
    theirs, everybodys = (view if ask.seat == reader else rules.view(s, ask.seat)), rules.view(s, None)
    for tongue in tongues:
        readers = [tongue.at(reader=each, view=theirs) for each in dict.fromkeys((ask.seat, reader))]
        yield tongue.code, (rules.say(ask, tongue.at(reader=ONLOOKER, view=everybodys)), True)
        yield from ((tongue.code, (rules.say(ask, each), False)) for each in readers)
        yield from ((tongue.code, (rules.say(option, readers[0]), True)) for option in s.options)
        yield from ((tongue.code, (rules.say(option, readers[-1]), True)) for option in s.options[reader::SEVENTH])


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


class Editor:
    """Reads what a game says in one language and sends back what is wrong, with the reason."""

    def __init__(self, rules: AnyGame, code: str) -> None:
        self.tongue = rules.tongue(code)
        self.never = [re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.IGNORECASE) for words in self.tongue.never]
        self.clash = clashes(self.tongue)
        self.read: set[Said] = set()
        self.faults: set[str] = set()
        for text in fixed_texts(rules, code):
            self.faults.update(faults_of(text, self.tongue, self.never))

    def reads(self, said: Said) -> None:
        """Read a sentence, once."""
        if said in self.read:
            return
        self.read.add(said)
        text, is_of_another = said
        self.faults.update(faults_of(text, self.tongue, self.never))
        if self.clash.search(plain(text)):
            self.faults.add(f"{plain(text)!r} does not agree with you")
        you = YOU.get(self.tongue.code)
        if is_of_another and you is not None and you.search(without_names(text, self.tongue)):
            self.faults.add(f"{plain(text)!r} says you to somebody else")


def edited(rules: AnyGame, codes: Sequence[str], games: int) -> dict[str, Editor]:
    """What the editors of these languages make of some games."""
    editors = {code: Editor(rules, code) for code in codes}
    for code, said in sentences(rules, codes, games):
        editors[code].reads(said)
    return editors


def clashes(tongue: Tongue) -> re.Pattern[str]:
    """The reader with a verb that tells of somebody else, "you takes"; but somebody "takes you along"."""
    third = "|".join(
        sorted({each["does"] for each in tongue.verbs.values() if each["does"] not in each["you"].split()})
    )
    you = tongue.you["they"]
    after = "" if tongue.code == REFERENCE else rf"|\b(?:{third})\s+{you}\b"
    return re.compile(rf"\b{you}\s+(?:{third})\b{after}", re.IGNORECASE)


def without_names(text: str, tongue: Tongue) -> str:
    """A sentence without the names of players and cards, and without the reader, who is rightly called you."""
    words = plain(MARK.sub(lambda mark: "" if mark[1] in ("seat", "you") else mark[0], text))
    for name in tongue.names.values():
        words = words.replace(name, "")
    return words


def faults_of(text: str, tongue: Tongue, never: list[re.Pattern[str]]) -> Iterator[str]:
    """What is wrong with one sentence."""
    words = plain(text)
    for pattern in never:
        if pattern.search(words):
            yield f"{words!r} says {pattern.pattern}"
    if tongue.code in ("uk", "ru") and LATIN.search(COORDINATES.sub("", without_names(text, tongue))):
        yield f"{words!r} has Latin letters"
    # A colon stands apart only between the points of two sides: 21 : 18.
    if re.search(r"[{}\[\]]|  |\s[,.;!?]|(?<!\d)\s:|[,;:]\S(?<![\d»])", words.replace("…", "")):
        yield f"{words!r} is badly set"


@pytest.mark.parametrize("name", CATALOGUE)
def test_what_is_said_would_pass_an_editor(name: str) -> None:
    editors = edited(game(name), languages(), FEW)
    assert {code: sorted(editor.faults) for code, editor in editors.items()} == {code: [] for code in languages()}


@pytest.mark.parametrize("name", CATALOGUE)
@pytest.mark.parametrize("code", languages())
def test_a_language_lacks_nothing(name: str, code: str) -> None:
    rules = game(name)
    assert gaps(rules.tongue(code), rules.tongue(REFERENCE)) == []


if __name__ == "__main__":
    for each in sys.argv[1:] or CATALOGUE:
        for language, editor in edited(game(each), languages(), GAMES).items():
            print(
                each, language, f"{GAMES} games, {len(editor.read)} sentences, {len(editor.faults)} faults", flush=True
            )
            for fault in sorted(editor.faults)[:20]:
                print(" ", fault)

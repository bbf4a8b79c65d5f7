"""Texts for translators and proofreaders: what is missing, and everything a game can say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Final

from embertable.cli.words import say, words_of
from embertable.core.errors import UnknownLanguage
from embertable.core.files import write_text
from embertable.core.flow import Ask, Event, State, Step, apply, asked
from embertable.core.game import AnyGame
from embertable.core.rng import seeded
from embertable.core.text.checking import gaps
from embertable.core.text.files import CORE, BadText, text_file
from embertable.core.text.languages import languages, usual_language
from embertable.core.text.marks import plain
from embertable.core.text.shared import SHARED
from embertable.core.text.slots import Slots
from embertable.core.text.tongue import ONLOOKER, REFERENCE, Tongue, tongue_of
from embertable.games import CATALOGUE, game

TABLE: Final = "table"  # the words of pages and terminal
EXAMPLES: Final = 3  # of each kind
GAMES: Final = 40  # played by chance to find them
STYLE: Final = (
    "body{font:16px/1.5 Georgia,serif;max-width:60em;margin:2em auto;padding:0 1em}dt{font-weight:bold}dd p{margin:0}"
)


def check_language(code: str) -> int:
    """Print every fault of a language; the exit status."""
    if code not in languages():
        raise UnknownLanguage("no language", lang=code, known=languages())
    words = words_of(usual_language())
    found = 0
    packages = [(CORE, SHARED), *((game(name).package, game(name).tongue(REFERENCE).slots) for name in CATALOGUE)]
    for package, slots in packages:
        for fault in faults(package, slots, code, words):
            found += 1
            print(f"{package.rpartition('.')[2]}: {fault}")
    print(say(words, "texts faults" if found else "texts sound", lang=code, n=found))
    return 2 if found else 0


def faults(package: str, slots: Slots, code: str, words: Tongue) -> Sequence[str]:
    """What is wrong with the words of a package in a language."""
    if text_file(package, code) is None:
        return [f"text/{code}.toml: {say(words, 'texts missing')}"]
    try:
        return gaps(tongue_of(package, code, slots), tongue_of(package, REFERENCE, slots))
    except BadText as error:
        return [str(error)]


@dataclass
class Said:
    """Everything a game was heard to say, by kind of thing."""

    questions: dict[str, list[str]] = field(default_factory=dict)
    options: dict[str, list[str]] = field(default_factory=dict)
    events: dict[str, list[str]] = field(default_factory=dict)

    def hear(self, thing: Step | Event, tongue: Tongue, text: str) -> None:
        """Remember a sentence, unless there are enough of its kind."""
        entry = tongue.slots.kind(type(thing)).entry(thing, tongue.view)
        by_kind = (
            self.events if isinstance(thing, Event) else self.questions if isinstance(thing, Ask) else self.options
        )
        known = by_kind.setdefault(entry, [])
        if len(known) < EXAMPLES and text not in known:
            known.append(text)


def heard(rules: AnyGame, code: str) -> Said:
    """Play by chance at every number of seats and in every mode, and listen."""
    said = Said()
    tables = [(seats, mode) for seats in rules.seats for mode in rules.modes(seats)]
    for seed in range(max(GAMES, len(tables))):
        seats, mode = tables[seed % len(tables)]
        rng = seeded(seed)
        s: State = rules.new(seats, mode, seed)
        while s.options:
            listen(rules, s, rules.tongue(code), said)
            apply(s, s.options[rng.below(len(s.options))])
        listen(rules, s, rules.tongue(code), said)
    return said


def listen(rules: AnyGame, s: State, tongue: Tongue, said: Said) -> None:
    """What is said at one moment: to the one who is asked, and to somebody who looks on."""
    for event in s.journal or ():
        said.hear(event, tongue, plain(rules.say(event, tongue)))
    if s.journal:
        s.journal.clear()
    if not s.options:
        return
    ask = asked(s)
    mine = tongue.at(reader=ask.seat, view=rules.view(s, ask.seat))
    theirs = tongue.at(reader=ONLOOKER, view=rules.view(s, None))
    said.hear(ask, mine, f"{plain(rules.say(ask, mine))}  |  {plain(rules.say(ask, theirs))}")
    for option in s.options:
        said.hear(option, mine, plain(rules.say(option, mine)))


def show_texts(name: str, code: str, page: Path | None) -> None:
    """Everything a game says in a language, or the table itself: printed, or written as one page."""
    rules = None if name == TABLE else game(name)
    if code not in languages():
        raise UnknownLanguage("no language", lang=code, known=languages())
    words = words_of(code)
    found = {"words": listed_words(CORE, code)} if rules is None else groups_of(rules, code)
    groups = {say(words, f"texts {heading}"): entries for heading, entries in found.items() if entries}
    if page is None:
        print_groups(groups)
        return
    title = name if rules is None else rules.tongue(code).word("title")
    write_text(page, html_page(title, code, groups))


def groups_of(rules: AnyGame, code: str) -> dict[str, dict[str, list[str]]]:
    """Cards, questions, options, events and words of a game, by kind."""
    tongue = rules.tongue(code)
    cards = {card.id: rules.card_text(card.id, tongue) for card in rules.cards()}
    said = heard(rules, code)
    return {
        "cards": {card: [plain(text.name), *(plain(line) for line in text.lines)] for card, text in cards.items()},
        "questions": said.questions,
        "options": said.options,
        "events": said.events,
        "unheard": {entry: phrases_of(tongue, entry) for entry in unheard(tongue, said)},
        "words": listed_words(rules.package, code),
    }


def unheard(tongue: Tongue, said: Said) -> list[str]:
    """Questions, options and events that chance did not show."""
    known = said.questions.keys() | said.options.keys() | said.events.keys()
    entries = tongue.slots.entries().items()
    return [entry for entry, (kind, _) in entries if issubclass(kind, Step | Event) and entry not in known]


def phrases_of(tongue: Tongue, entry: str) -> list[str]:
    """What a language would say of something that chance did not show, its fields left open."""
    moods = tongue.phrases.get(entry, {})
    return [f"{mood}: {phrase.written()}" if mood else phrase.written() for mood, phrase in moods.items()]


def listed_words(package: str, code: str) -> dict[str, list[str]]:
    """The fixed words of a package in a language."""
    file = text_file(package, code)
    return {} if file is None else {" ".join(keys): [text] for keys, text in file.words("words")}


def print_groups(groups: dict[str, dict[str, list[str]]]) -> None:
    """As text."""
    for heading, entries in groups.items():
        print(f"{heading}\n{'=' * len(heading)}")
        for entry, lines in sorted(entries.items()):
            print(f"{entry}")
            for line in lines:
                print(f"    {line}")
        print()


def html_page(title: str, code: str, groups: dict[str, dict[str, list[str]]]) -> str:
    """As one page."""
    parts = [f'<!doctype html><html lang="{code}"><meta charset="utf-8"><title>{escape(title)}</title>']
    parts.append(f"<style>{STYLE}</style><h1>{escape(title)}</h1>")
    for heading, entries in groups.items():
        parts.append(f"<h2>{heading}</h2><dl>")
        for entry, lines in sorted(entries.items()):
            said = "".join(f"<p>{escape(line)}</p>" for line in lines)
            parts.append(f"<dt>{escape(entry)}</dt><dd>{said}</dd>")
        parts.append("</dl>")
    return "\n".join(parts) + "\n"


def counts() -> str:
    """How much each language has to say, in Markdown: for `docs/translating.md`."""
    packages = [CORE, *(game(name).package for name in CATALOGUE)]
    lines = ["| words of | language | phrases | nouns | names | words |", "|---|---|---|---|---|---|"]
    for package in packages:
        for code in languages():
            file = text_file(package, code)
            if file is not None:
                phrases = sum(1 if isinstance(said, str) else len(said) for said in file.table("say").values())
                numbers = (phrases, len(file.table("nouns")), len(file.table("names")), len(list(file.words("words"))))
                name = "the table" if package == CORE else package.rpartition(".")[2]
                lines.append(f"| {name} | {code} | {' | '.join(str(each) for each in numbers)} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(counts(), end="")

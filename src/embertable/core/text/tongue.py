"""How a game speaks a language: its files of words, filled with what its slots read.

A thing is said in a mood: `do` to the player ("take 2 cards"), `does` of a player ("takes 2 cards"), `to_do` after
"may" and on buttons ("to take 2 cards"). A file may name others: a count is said `each` after "for". What is told of
the reader turns to "you".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache, partial
from typing import Any, Final

from embertable.core.flow import Ask, Event, Step
from embertable.core.refusal import Refusal
from embertable.core.text.files import CORE, TextFile, text_file
from embertable.core.text.grammar import MEETINGS, PLURALS
from embertable.core.text.marks import MIDDLE, OPEN, marked
from embertable.core.text.phrases import Phrase, parsed
from embertable.core.text.slots import Filler, Kind, Slots, signed

DO: Final = "do"
DOES: Final = "does"
TO_DO: Final = "to_do"
YOU: Final = "you"
VERB_FORMS: Final = (DO, TO_DO, DOES, YOU)
SAME: Final = "same"  # a clause within a clause, in the mood of the whole: {then:same}

ONLOOKER: Final = -1  # a reader who is asked nothing

SECOND: Final = re.compile(
    rf"(?<=\. ){OPEN}[^{MIDDLE}]*{MIDDLE}[^{MIDDLE}]*{MIDDLE}."
)  # a marked word after a full stop

REFERENCE: Final = "en"  # what a language lacks is said in this one

GAP: Final = "…"  # stands where one thing of a kind differs from another

SENTENCES: Final = 1024  # so many of one game and language are kept as they were finished

Cases = str | Sequence[str] | Mapping[str, Any]


class Section(dict[str, str]):
    """The words of one table of a file; one that is missing is said in another language."""

    def __init__(self, name: str, words: Mapping[str, str], fallback: Callable[[], Tongue] | None) -> None:
        super().__init__(words)
        self.name = name
        self.fallback = fallback

    def __missing__(self, word: str) -> str:
        if self.fallback is None:
            raise KeyError(f"there is no word {self.name} {word}")
        return self.fallback().section(self.name)[word]


class Tongue:
    """A language as one game speaks it, perhaps at a table: with names, a reader, and what the reader sees.

    >>> from embertable import CATALOGUE, game
    >>> uk = game(CATALOGUE[0]).tongue("uk")
    >>> isinstance(uk, Tongue)
    True
    >>> [uk.count(number, "card").replace("\u00a0", " ") for number in (1, 3, 5)]
    ['1 карта', '3 карти', '5 карт']
    """

    def __init__(
        self, code: str, slots: Slots, files: Sequence[TextFile], fallback: Callable[[], Tongue] | None = None
    ) -> None:
        self.code = code
        self.slots = slots
        self.fallback = fallback  # the language that says what this one lacks; it is read when something is missing
        self.names_of_seats: Sequence[str] = ()
        self.reader: int | None = None  # None: nobody in particular, questions are put to whoever is asked
        self.view: Any = None
        self.words: dict[str, str] = {}
        self.nouns: dict[str, Cases] = {}
        self.adjectives: dict[str, Cases] = {}
        self.verbs: dict[str, Mapping[str, str]] = {}
        self.names: dict[str, str] = {}
        self.you: dict[str, str] = {}
        self.other: dict[str, str] = {}
        self.never: list[str] = []  # what the glossary forbids, as regular expressions
        self.phrases: dict[str, dict[str, Phrase]] = {}
        self.parsed_words: dict[str, Phrase] = {}
        self.made: dict[tuple[str, str, bool], Filler] = {}  # phrases put together when they were first said
        self.seats: dict[tuple[int, str, bool], str] = {}  # players without names, by how they are spoken of
        self.sections: dict[str, Section] = {}
        language: dict[str, str] = {}
        for file in files:
            language |= file.table("language")
            self.nouns |= file.table("nouns")
            self.adjectives |= file.table("adjectives")
            self.names |= file.table("names")
            self.you |= file.table("you")
            self.other |= file.table("other")
            never = file.table("never")
            self.never = [
                *(words for words in self.never if words not in never.get("but", ())),
                *never.get("words", ()),
            ]
            self.words |= {" ".join(keys): text for keys, text in file.words("words")}
            self.read_verbs(file)
        self.plural = PLURALS[language.get("plural", "none")]
        self.meet = meet = MEETINGS[language.get("meetings", "")]
        self.finished = lru_cache(SENTENCES)(lambda clause: finish(meet(clause)))
        for file in files:
            self.read_phrases(file)

    # Reading the files.

    def read_verbs(self, file: TextFile) -> None:
        """Verbs in all their moods; where a language has fewer forms, the first stands for the others."""
        for verb, forms in file.table("verbs").items():
            unknown = [mood for mood in forms if mood not in VERB_FORMS]
            if unknown or DO not in forms or DOES not in forms:
                raise file.bad("verbs", (verb,), f"should have the moods {', '.join(VERB_FORMS)}")
            self.verbs[verb] = {TO_DO: forms[DO], YOU: forms[DO], **forms}

    def read_phrases(self, file: TextFile) -> None:
        """Phrases by entry and mood, every field of them known."""
        known = self.slots.entries()
        for entry, said in file.table("say").items():
            if entry not in known:
                raise file.bad("say", (entry,), "says nothing: there is no such kind of thing")
            moods = {"": said} if isinstance(said, str) else said
            self.phrases[entry] = {}
            for mood, text in moods.items():
                keys = (entry, mood) if mood else (entry,)
                phrase = file.phrase("say", keys, text)
                for field in phrase.fields:
                    fault = self.fault(known[entry][1], field.name, field.spec)
                    if fault:
                        raise file.bad("say", keys, f"cannot say {{{field.name}}}: {fault}")
                self.phrases[entry][mood] = phrase

    def fault(self, kind: Kind, name: str, spec: str) -> str:
        """What is wrong with a field of a phrase; nothing where it is right."""
        slot = kind.slots.get(name)
        if slot is not None:
            fault = slot.fault(spec, self)
            return f"it {fault}" if fault else ""
        if name in self.verbs:
            return "" if not spec or spec in kind.slots else f"{spec!r} is no argument that could be its subject"
        return f"it is neither an argument ({', '.join(kind.slots) or 'there are none'}) nor a verb"

    # At a table.

    def at(self, names: Sequence[str] = (), reader: int | None = None, view: Any = None) -> Tongue:
        """This language at a table: whose players have names, for one reader, who sees this of it."""
        tongue = Tongue.__new__(Tongue)
        tongue.__dict__.update(self.__dict__)
        tongue.names_of_seats, tongue.reader, tongue.view = names, reader, view
        return tongue

    def is_reader(self, who: Any) -> bool:
        """Whether this is said of the one who reads it; an onlooker is nobody at the table, whatever its number."""
        return who == self.reader and self.reader != ONLOOKER

    def seat(self, seat: int, spec: str = "") -> str:
        """A player in the nominative, or as the file of words says; the reader is "you"."""
        if self.names_of_seats:
            return self.called(seat, spec)
        key = (seat, spec, self.is_reader(seat))
        said = self.seats.get(key)
        if said is None:
            said = self.seats[key] = self.called(seat, spec)
        return said

    def called(self, seat: int, spec: str) -> str:
        """A player by name, where the seat has one."""
        if self.is_reader(seat):
            return marked("you", str(seat), self.you[spec or "they"])
        names = self.names_of_seats
        words = names[seat] if seat < len(names) else f"{self.word('player')}\u00a0{seat + 1}"
        name = marked("seat", str(seat), words)
        return self.other[spec].replace("{name}", name) if spec else name

    # Saying things.

    def sentence(self, thing: Any, mood: str = "") -> str:
        """A thing said as a whole sentence."""
        kind: Any = type(thing)  # to mypy the type of just anything has no hash
        return self.finished(self.clause(thing, mood or mood_of(kind) or self.asking_mood(thing)))

    def asking_mood(self, ask: Ask) -> str:
        """A question turns to the one who is asked, and tells everybody else of them."""
        return DO if self.reader is None or ask.seat == self.reader else DOES

    def clause(self, thing: Any, mood: str = DO) -> str:
        """A thing said as part of a sentence."""
        kind = self.slots.kinds.get(type(thing)) or self.slots.kind(type(thing))
        entry = kind.name if kind.is_single else kind.entry(thing, self.view)
        made = self.made.get((entry, mood, False)) or self.make(kind, entry, mood)
        return made(thing, self)

    def make(self, kind: Kind, entry: str, mood: str, without_verb: bool = False) -> Filler:
        """A phrase put together for everything that is said with it; what is missing is said in another language."""
        phrase = self.phrase(entry, mood)
        if phrase is not None:
            made = filled([*self.parts(phrase, kind, mood)][without_verb:])
        elif self.fallback is not None:
            made = self.elsewhere(self.fallback, mood)
        else:
            raise KeyError(f"{self.code} has no phrase for {entry} ({mood})")
        self.made[entry, mood, without_verb] = made
        return made

    def phrase(self, entry: str, mood: str) -> Phrase | None:
        """The phrase of an entry in a mood; an entry with one phrase says it in every mood."""
        moods = self.phrases.get(entry)
        return None if moods is None else moods.get(mood) or moods.get("")

    def elsewhere(self, fallback: Callable[[], Tongue], mood: str) -> Filler:
        """What this language has no phrase for, in the other language at the same table."""

        def said(thing: Any, tongue: Tongue) -> str:
            return fallback().at(tongue.names_of_seats, tongue.reader, tongue.view).clause(thing, mood)

        return said

    def parts(self, phrase: Phrase, kind: Kind, mood: str) -> Iterator[str | Filler]:
        """The words of a phrase, and what fills the places between them."""
        for field in phrase.fields:
            if field.before:
                yield field.before
            slot = kind.slots.get(field.name)
            if slot is not None:
                yield slot.filler(field.name, mood if field.spec == SAME else field.spec)
            else:
                yield self.verb(field.name, kind, field.spec or kind.subject, mood)
        if phrase.end:
            yield phrase.end

    def verb(self, verb: str, kind: Kind, subject: str, mood: str) -> str | Filler:
        """A verb in the form its mood and subject want."""
        forms = self.verbs[verb]
        form = forms.get(mood) or forms[DO]
        you = forms[YOU]
        if mood != DOES or not subject or form == you:
            return form
        assert kind.slots[subject].looker is None, f"who {verb}s is read from the thing itself"
        read = kind.slots[subject].reading(subject)
        return lambda thing, tongue: you if tongue.is_reader(read(thing)) else form

    def outline(self, of: type, mood: str = DO) -> str:
        """What all things of a kind say, with gaps for what differs: "Which dragon card do you play on top of …?"."""
        kind = self.slots.kind(of)
        phrase = self.phrase(kind.entries()[0], mood)
        if phrase is None:
            if self.fallback is None:
                raise KeyError(f"{self.code} has no phrase for {kind.name} ({mood})")
            return self.fallback().outline(of, mood)
        said = [part if isinstance(part, str) else GAP for part in self.parts(phrase, kind, mood)]
        return finish(self.meet("".join(said)))

    def clauses(self, things: Sequence[Any], mood: str, join: str) -> str:
        """Things one after another; a verb that is the same again is not repeated: take 1 coin and 2 cards."""
        said: list[str] = []
        before = ""
        for thing in things:
            kind = self.slots.kind(type(thing))
            entry = kind.entry(thing, self.view)
            phrase = self.phrase(entry, mood)
            verb = phrase.verb() if phrase is not None else ""
            if phrase is not None and verb in self.verbs and verb == before:
                made = self.made.get((entry, mood, True)) or self.make(kind, entry, mood, without_verb=True)
                said.append(made(thing, self).lstrip(" \u00a0"))
            else:
                said.append(self.clause(thing, mood))
            before = verb
        return self.listed(said, join)

    def listed(self, clauses: Sequence[str], join: str) -> str:
        """Clauses one after another, with a word before the last; clauses with commas of their own are kept apart.

        Without a word to join them they stand side by side: "baker, cook, baker".
        """
        if len(clauses) < 2 or not join:
            return ", ".join(clauses)
        comma = "; " if any("," in clause for clause in clauses) else ", "
        last = f"; {self.word(join)} " if comma == "; " else f" {self.word(join)} "
        return comma.join(clauses[:-1]) + last + clauses[-1]

    # Words.

    def word(self, name: str, /, **values: Any) -> str:
        """A fixed word or heading by its name, filled with these values."""
        text = self.words.get(name)
        if text is None:
            if self.fallback is None:
                raise KeyError(f"{self.code} has no word {name!r}")
            return self.fallback().word(name, **values)
        return self.valued(self.parsed_word(name), values) if values else self.meet(text)

    def parsed_word(self, name: str) -> Phrase:
        """A word of this language with its fields, taken apart once."""
        phrase = self.parsed_words.get(name)
        if phrase is None:
            phrase = self.parsed_words[name] = parsed(self.words[name])
        return phrase

    def refusal(self, refusal: Refusal) -> str:
        """Why not, as `[words.refusal]` says it: `{what:in}` is a noun in a case, `{missing:gen}` counted ones."""
        name = f"refusal {refusal.name}"
        if name not in self.words and self.fallback is not None:
            return self.fallback().refusal(refusal)
        if name not in self.words:
            raise KeyError(f"{self.code} has no word {name!r}")
        phrase = self.parsed_word(name)
        parts: list[str] = []
        for field in phrase.fields:
            case = field.spec or "nom"
            if field.name == "what":
                said = self.noun(refusal.what, case)
            else:
                assert field.name == "missing", f"{name!r} cannot say {{{field.name}}}: a refusal has what and missing"
                said = self.listed([self.count(count, noun, case) for count, noun in refusal.missing], "and")
            parts += (field.before, said)
        return finish(self.meet("".join(parts) + phrase.end))

    def valued(self, phrase: Phrase, values: Mapping[str, Any]) -> str:
        """A phrase with these values in its fields; a number and its noun never part at the end of a line."""
        parts: list[str] = []
        for field in phrase.fields:
            value = values[field.name]
            if field.forms:
                parts += ("\u00a0" if field.before == " " else field.before, self.form(field.forms, value))
            else:
                parts += (field.before, signed(value) if isinstance(value, int) else str(value))
        return self.meet("".join(parts) + phrase.end)

    def section(self, name: str) -> Mapping[str, str]:
        """The words of one table of the file, such as those that stand on the board."""
        found = self.sections.get(name)
        if found is None:
            start = f"{name} "
            own = {word[len(start) :]: text for word, text in self.words.items() if word.startswith(start)}
            found = self.sections[name] = Section(name, own, self.fallback)
        return found

    def has_word(self, name: str) -> bool:
        """Whether there is a word of this name."""
        return name in self.words or (self.fallback is not None and self.fallback().has_word(name))

    def name(self, card: str) -> str:
        """The printed name of a card."""
        name = self.names.get(card)
        if name is None:
            if self.fallback is None:
                raise KeyError(f"{self.code} has no name for {card!r}")
            return self.fallback().name(card)
        return name

    def form(self, forms: Sequence[str], number: int) -> str:
        """The form that goes with a number."""
        return forms[min(self.plural(number), len(forms) - 1)]

    def noun(self, key: str, case: str = "nom", count: int = 1) -> str:
        """A noun in a case, in the form that goes with a number."""
        cases = self.nouns.get(key)
        if cases is None:
            if self.fallback is None:
                raise KeyError(f"{self.code} has no noun {key!r}")
            return self.fallback().noun(key, case, count)
        forms = cases[case] if isinstance(cases, Mapping) else cases
        return forms if isinstance(forms, str) else self.form(forms, count)

    def has_case(self, key: str, case: str) -> bool:
        """Whether a noun has this case."""
        cases = self.nouns[key]
        return not isinstance(cases, Mapping) or case in cases

    def count(self, count: int, noun: str, case: str = "nom") -> str:
        """A number with its noun in the form that agrees: 5 карт."""
        return f"{count}\u00a0{self.noun(noun, case, count)}"

    def described(self, noun: str, adjectives: Sequence[str], case: str) -> str:
        """A noun with adjectives that agree with it: боязке драконятко."""
        gender = self.gender(noun)
        words = [self.adjective(each, gender, case) for each in adjectives]
        return " ".join([*words, self.noun(noun, case)])

    def gender(self, noun: str) -> str:
        """The gender of a noun, where the language has any."""
        cases = self.nouns.get(noun)
        return str(cases.get("gender", "")) if isinstance(cases, Mapping) else ""

    def adjective(self, key: str, gender: str, case: str) -> str:
        """An adjective in a gender and a case."""
        forms = self.adjectives.get(key)
        if forms is None:
            raise KeyError(f"{self.code} has no adjective {key!r}")
        if isinstance(forms, str):
            return forms
        assert isinstance(forms, Mapping), f"the adjective {key!r} is a word, or has genders and cases"
        return str(forms[gender][case])


@cache
def mood_of(kind: type) -> str:
    """The mood things of a kind are said in when they stand alone; none for questions: that hangs on who reads them."""
    if issubclass(kind, Ask):
        return ""
    if issubclass(kind, Event):
        return DOES
    return TO_DO if issubclass(kind, Step) else DO


def filled(parts: Sequence[str | Filler]) -> Filler:
    """What says these parts one after another; most phrases have one place to fill, or two."""
    words = "".join([part.replace("%", "%%") if isinstance(part, str) else "%s" for part in parts])
    fillers = [part for part in parts if not isinstance(part, str)]
    if not fillers:
        said = words % ()
        return lambda thing, tongue: said
    if len(fillers) == 1:
        only = fillers[0]
        return lambda thing, tongue: words % only(thing, tongue)
    if len(fillers) == 2:
        first, second = fillers
        return lambda thing, tongue: words % (first(thing, tongue), second(thing, tongue))
    return lambda thing, tongue: words % tuple([fill(thing, tongue) for fill in fillers])


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
    said = clause[:first] + capitalized(clause[first:]) + end
    return SECOND.sub(lambda found: found[0][:-1] + found[0][-1].upper(), said) if ". " in said else said


@cache
def tongue_of(package: str, code: str, slots: Slots) -> Tongue:
    """How a package speaks a language: its own words over those of the table."""
    found = [text_file(CORE, code), text_file(package, code) if package != CORE else None]
    fallback = partial(tongue_of, package, REFERENCE, slots) if code != REFERENCE else None
    return Tongue(code, slots, [file for file in found if file is not None], fallback)

"""What the fields of phrases stand for: said once, in Python, for all languages.

A game's `text/slots.py` lists its kinds of things with the arguments their phrases may use; the files of words only
put them in order and give them case and mood.

>>> slots = Slots()
>>> slots.says(range, start=NUMBER, stop=counted("card"))
>>> sorted(slots.kind(range).slots)
['start', 'stop']

A language then says them its own way:

>>> from embertable.core.text.files import TextFile
>>> from embertable.core.text.tongue import Tongue
>>> file = TextFile('en.toml', '''
... [language]
... plural = "english"
... [nouns]
... card = ["card", "cards"]
... ghost = "the ghost"
... [names]
... ash-wren = "Ash Wren"
... [words]
... player = "Player"
... and = "and"
... [say]
... range = "from {start} on take {stop:acc}"
... ''')
>>> en = Tongue("en", slots, [file])
>>> print(en.sentence(range(2, 5)).replace("\u00a0", " "))
From 2 on take 5 cards.
>>> Player({9: "ghost"}).said(9, "", en), Noun(["card", "ghost"]).said(1, "", en), TEXT.said("c4", "", en)
('the ghost', 'the ghost', 'c4')
>>> Listed(Noun(["card", "ghost"])).said([0, 1], "", en), Counted("card").fault("acc", en)
('card and the ghost', '')
>>> Clause().fault("does", en), Clause().fault("2nd", en)
('', "takes no '2nd'")
>>> from embertable.core.text.marks import plain
>>> plain(Card().said("ash-wren", "", en)), Slot().said("as it is", "", en)
('Ash Wren', 'as it is')
>>> plain(Marked(lambda thing: "some-card").said(range(1, 2), "nom", en)), plain(PLAYER.said(0, "", en))
('from 1 on take 2 cards', 'Player 1')
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

from embertable.core.text.marks import marked

if TYPE_CHECKING:
    from embertable.core.text.tongue import Tongue

Keys = Mapping[Any, str] | Sequence[str]
Saying = Callable[[Any, str, "Tongue"], str]  # the words for a value in a case or mood
Filler = Callable[[Any, "Tongue"], str]  # the words for a thing, as a tongue at a table says them
S = TypeVar("S", bound="Slot")

KEPT: Final = 512
"""So many values of one field keep their words; numbers could be without end."""


class Slot:
    """One argument of a phrase: how it is read from the thing, and how it is said."""

    is_fixed: ClassVar[bool] = False  # its words hang on value and language alone, so they are kept once made

    def __init__(self) -> None:
        self.reader: Callable[[Any], Any] | None = None
        self.looker: Callable[[Any, Any], Any] | None = None

    def of(self: S, read: Callable[[Any], Any]) -> S:
        """The same, read from the thing by a function instead of by its name."""
        slot = copy(self)
        slot.reader = read
        return slot

    def seen(self: S, read: Callable[[Any, Any], Any]) -> S:
        """The same, read from the thing and from what the reader sees of the table, or None where nobody looks."""
        slot = copy(self)
        slot.looker = read
        return slot

    def reading(self, name: str) -> Callable[[Any], Any]:
        """How the value is read from a thing alone."""
        return self.reader or attrgetter(name)

    def filler(self, name: str, spec: str) -> Filler:
        """What fills a field: put together once for a phrase, and asked for everything that is said with it."""
        said = keeping(self.said) if self.is_fixed else self.said
        look, read = self.looker, self.reading(name)
        if look is not None:
            return lambda thing, tongue: said(look(thing, tongue.view), spec, tongue)
        return lambda thing, tongue: said(read(thing), spec, tongue)

    def said(self, value: Any, spec: str, tongue: Tongue) -> str:
        """The value in words."""
        return str(value)

    def fault(self, spec: str, tongue: Tongue) -> str:
        """Why it cannot be said so; nothing where it can."""
        return f"takes no {spec!r}" if spec else ""


class Number(Slot):
    """A number in digits, or one of several forms that goes with it: `{count:card|cards}`."""

    is_fixed = True

    def said(self, value: Any, spec: str, tongue: Tongue) -> str:
        return tongue.form(spec.split("|"), value) if spec else signed(value)

    def fault(self, spec: str, tongue: Tongue) -> str:
        return "" if not spec or "|" in spec else super().fault(spec, tongue)


class Player(Slot):
    """A player; some games have others who act, such as a ghost."""

    def __init__(self, others: Mapping[int, str] | None = None) -> None:
        super().__init__()
        self.others = others or {}

    def said(self, value: Any, spec: str, tongue: Tongue) -> str:
        if value not in self.others:
            return tongue.seat(value, spec)
        name = tongue.noun(self.others[value])
        return tongue.other[spec].replace("{name}", name) if spec else name

    def fault(self, spec: str, tongue: Tongue) -> str:
        missing = [noun for noun in self.others.values() if noun not in tongue.nouns]
        if missing:
            return f"may be {missing[0]!r}, which is no noun of this language"
        return "" if not spec or spec in tongue.you else f"has no form {spec!r} in [you]"


class Clause(Slot):
    """A thing that has a phrase of its own; the field says in which mood."""

    def filler(self, name: str, spec: str) -> Filler:
        if self.looker is not None or type(self) is not Clause:
            return super().filler(name, spec)
        read, mood = self.reading(name), spec or "do"
        return lambda thing, tongue: tongue.clause(read(thing), mood)

    def said(self, value: Any, spec: str, tongue: Tongue) -> str:
        return tongue.clause(value, spec or "do")

    def fault(self, spec: str, tongue: Tongue) -> str:
        return "" if spec.replace("_", "").isalpha() or not spec else super().fault(spec, tongue)


class Marked(Clause):
    """A thing with a phrase of its own that stands for a card of the table."""

    def __init__(self, card: Callable[[Any], str]) -> None:
        super().__init__()
        self.card = card

    def said(self, value: Any, spec: str, tongue: Tongue) -> str:
        return marked("card", self.card(value), super().said(value, spec, tongue))


class Noun(Slot):
    """A noun in the case the field names."""

    is_fixed = True

    def __init__(self, keys: Keys | str, symbol: bool = False) -> None:
        super().__init__()
        self.keys = keys
        self.symbol = symbol  # a table may show a picture

    def nouns(self) -> Iterable[str]:
        """Every noun it may be."""
        if isinstance(self.keys, str):
            return [self.keys]
        return self.keys.values() if isinstance(self.keys, Mapping) else [key for key in self.keys if key]

    def key(self, value: Any) -> str:
        """The noun a value stands for."""
        return self.keys if isinstance(self.keys, str) else self.keys[value]

    def said(self, value: Any, spec: str, tongue: Tongue) -> str:
        key = self.key(value)
        words = tongue.noun(key, spec or "nom")
        return marked("symbol", key, words) if self.symbol else words

    def fault(self, spec: str, tongue: Tongue) -> str:
        for key in self.nouns():
            if key not in tongue.nouns:
                return f"may be {key!r}, which is no noun of this language"
            if not tongue.has_case(key, spec or "nom"):
                return f"wants {key!r} in the case {spec or 'nom'!r}, which it lacks"
        return ""


class Counted(Noun):
    """A number with its noun in the form that agrees: {eggs:acc} is `3 eggs`."""

    def __init__(self, keys: Keys | str, by: str = "", symbol: bool = False) -> None:
        super().__init__(keys, symbol)
        self.by = by  # the attribute that tells which noun

    def reading(self, name: str) -> Callable[[Any], Any]:
        return attrgetter(name, self.by) if self.by else super().reading(name)

    def said(self, value: Any, spec: str, tongue: Tongue) -> str:
        number, which = value if isinstance(value, tuple) else (value, None)
        if "|" in spec:
            return tongue.form(spec.split("|"), number)
        key = self.key(which)
        words = tongue.noun(key, spec or "nom", number)
        return f"{signed(number)}\u00a0{marked('symbol', key, words) if self.symbol else words}"

    def fault(self, spec: str, tongue: Tongue) -> str:
        return "" if "|" in spec else super().fault(spec, tongue)


class Card(Slot):
    """A card by its name, which can be looked at."""

    is_fixed = True

    def __init__(self, ids: Keys | None = None) -> None:
        super().__init__()
        self.ids = ids

    def said(self, value: Any, spec: str, tongue: Tongue) -> str:
        card = value if self.ids is None else self.ids[value]
        return marked("card", card, tongue.name(card))


class Described(Slot):
    """A noun with its adjectives, read as (noun, adjectives); they agree in gender and case."""

    def said(self, value: Any, spec: str, tongue: Tongue) -> str:
        noun, adjectives = value
        return tongue.described(noun, adjectives, spec or "nom")

    def fault(self, spec: str, tongue: Tongue) -> str:
        return ""  # which nouns and adjectives meet, only the cards know


class Listed(Slot):
    """Several of one sort, with a word before the last, or only commas where `join` is empty."""

    def __init__(self, each: Slot, join: str = "and") -> None:
        super().__init__()
        self.each = each
        self.join = join

    def said(self, value: Any, spec: str, tongue: Tongue) -> str:
        if type(self.each) is Clause:
            return tongue.clauses(value, spec or "do", self.join)
        return tongue.listed([self.each.said(one, spec, tongue) for one in value], self.join)

    def fault(self, spec: str, tongue: Tongue) -> str:
        return self.each.fault(spec, tongue)


NUMBER: Final = Number()
TEXT: Final = Slot()
PLAYER: Final = Player()
CLAUSE: Final = Clause()
DESCRIBED: Final = Described()
ALL_OF: Final = Listed(CLAUSE)
ONE_OF: Final = Listed(CLAUSE, "or")


def counted(noun: str) -> Counted:
    """A number of one noun."""
    return Counted(noun)


def keeping(said: Saying) -> Saying:
    """The same for one field, whose values are not put in words twice."""
    kept: dict[Any, str] = {}

    def words_of(value: Any, spec: str, tongue: Tongue) -> str:
        words = kept.get(value)
        if words is None:
            words = said(value, spec, tongue)
            if len(kept) < KEPT:
                kept[value] = words
        return words

    return words_of


def signed(number: int) -> str:
    """A number as it is printed."""
    return str(number) if number >= 0 else f"−{-number}"


class Kind:
    """What Python knows of one kind of thing: the arguments of its phrases, and which of several it takes."""

    def __init__(
        self,
        name: str,
        slots: Mapping[str, Slot],
        forms: Sequence[str],
        form: Callable[[Any], str] | None,
        form_seen: Callable[[Any, Any], str] | None,
    ) -> None:
        self.name = name
        self.slots = slots
        self.forms = forms
        self.form = form
        self.form_seen = form_seen
        self.named = {form: f"{name} {form}" if form else name for form in forms}
        self.is_single = form is None and form_seen is None
        self.subject = next((each for each, slot in slots.items() if isinstance(slot, Player)), "")

    def entry(self, thing: Any, view: Any) -> str:
        """The name of the entry that says this thing: `Placed`, or `Placed own`."""
        if self.is_single:
            return self.name
        form = self.form(thing) if self.form is not None else self.form_seen(thing, view) if self.form_seen else ""
        return self.named[form]

    def entries(self) -> list[str]:
        """The names of all its entries."""
        return list(self.named.values())


class Slots:
    """The kinds of things a game can say, with their arguments."""

    def __init__(self, *others: Slots) -> None:
        self.kinds: dict[type, Kind] = {}
        self.names: dict[str, type] = {}
        for other in others:
            self.kinds |= other.kinds
            self.names |= other.names

    def says(
        self,
        *kinds: type,
        name: str = "",
        forms: Sequence[str] = ("",),
        form: Callable[[Any], str] | None = None,
        form_seen: Callable[[Any, Any], str] | None = None,
        **slots: Slot,
    ) -> None:
        """Things of these kinds are said with these arguments.

        `form` chooses among several entries by the thing, `form_seen` by the thing and what the reader sees.
        """
        for kind in kinds:
            called = name or kind.__name__
            assert name or self.names.get(called, kind) is kind, f"two kinds are called {called}: name one of them"
            self.names[called] = kind
            self.kinds[kind] = Kind(called, slots, forms, form, form_seen)

    def kind(self, of: type) -> Kind:
        """What is known of a kind of thing, or of one it is made from."""
        kind = self.kinds.get(of)
        if kind is not None:
            return kind
        for base in of.__mro__:
            if base in self.kinds:
                return self.kinds[base]
        raise KeyError(f"nothing is known of how to say {of.__name__}")

    def knows(self, of: type) -> bool:
        """Whether things of a kind can be said."""
        return any(base in self.kinds for base in of.__mro__)

    def entries(self) -> dict[str, tuple[type, Kind]]:
        """Every entry a file of words should have."""
        return {entry: (each, kind) for each, kind in self.kinds.items() for entry in kind.entries()}

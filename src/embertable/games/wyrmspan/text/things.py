"""What sentences speak of: dragons and cave cards by name, places of a mat, sorts of dragons, parts of a mat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from embertable.core.counts import Count
from embertable.core.effects import Effect
from embertable.core.text.marks import marked
from embertable.core.text.slots import Card, Clause, Counted, Listed, Noun, Player, Slot
from embertable.core.text.tongue import Tongue, capitalized
from embertable.games.wyrmspan.cards.tables import CAVE_IDS, CAVE_KIND, DRAGON_IDS, TRAITS
from embertable.games.wyrmspan.knowledge.view import View
from embertable.games.wyrmspan.terms import (
    AUTOMA,
    CAVE_NAMES,
    COLUMNS,
    HATCHLING,
    ITEM,
    MAT,
    THING_NAMES,
    TRAIT_NAMES,
    WHERE_NAMES,
    trait_names,
)

THINGS: Final = THING_NAMES[: ITEM + 1]  # what can be counted; the others are ways to pay
DESCRIBED: Final = TRAIT_NAMES[1:8]  # sizes and personalities are adjectives, a hatchling is a noun
SOME: Final = "living dragon"  # the noun, beside that of a dragon card


@dataclass(frozen=True)
class TheDragon:
    """A dragon by its name; 0 is one that was not seen."""

    number: int

    def form(self) -> str:
        """Hatchlings have a noun of their own."""
        if not self.number:
            return "unseen"
        return "young" if TRAITS[self.number] & HATCHLING else ""


@dataclass(frozen=True)
class TheCave:
    """A cave card, which has no name: called by what it does; 0 is one that was not seen."""

    number: int

    def form(self, view: View | None) -> str:
        """Cards that say the same, all in sight, are told apart by their numbers."""
        if not self.number:
            return "unseen"
        if view is None:
            return ""
        seat = view["seat"]
        seen = view["cave_display"] + ([] if seat is None else view["players"][seat]["hand_caves"])
        alike = [card for card in seen if CAVE_KIND[card] == CAVE_KIND[self.number]]
        return "twin" if len(set(alike)) > 1 else ""


@dataclass(frozen=True)
class Spot:
    """A place of a mat and the dragon there; 0 where the table is not in sight."""

    place: int
    dragon: int

    def form(self) -> str:
        """The nests of the mat are a place too."""
        if self.place == MAT:
            return "mat"
        return "" if self.dragon else "unseen"

    def column(self) -> int:
        """As one counts the spaces of a cave."""
        return self.place % COLUMNS + 1


def spot_of(seat: int | None, place: int, view: View | None) -> Spot:
    """A place of somebody's mat as the reader sees it."""
    if view is None or seat is None or place == MAT:
        return Spot(place, 0)
    return Spot(place, view["players"][seat]["dragons"][place])


@dataclass(frozen=True)
class Amount:
    """So many of something, or one for each of something else."""

    count: int
    what: int
    per: Count | None


def amount(count: int | Count, what: int) -> Amount:
    """As a card declares it."""
    return Amount(1, what, count) if isinstance(count, Count) else Amount(count, what, None)


@dataclass(frozen=True)
class Ability:
    """What a dragon does at some moment: a hatchling speaks of itself by another noun."""

    effect: Effect
    dragon: int

    def form(self) -> str:
        """Who speaks."""
        return "young" if TRAITS[self.dragon] & HATCHLING else ""


@dataclass(frozen=True)
class Ranked:
    """Somebody's place on an objective."""

    who: int
    rank: int


def inner(words: str) -> str:
    """Words with the quotes that stand between others."""
    return words.replace("«", "„").replace("»", "“")


class DragonName(Card):
    """A dragon's name; `{called:inside}` stands between quotes, so quotes of its own are the inner ones."""

    def __init__(self) -> None:
        super().__init__(DRAGON_IDS)

    def said(self, value: Any, spec: str, tongue: Tongue) -> str:
        words = super().said(value, spec, tongue)
        return inner(words) if spec else words

    def fault(self, spec: str, tongue: Tongue) -> str:
        return "" if spec in ("", "inside") else super().fault(spec, tongue)


class CaveNoun(Noun):
    """The noun for a cave card, which can be looked at."""

    def __init__(self) -> None:
        super().__init__("cave")

    def said(self, value: Any, spec: str, tongue: Tongue) -> str:
        return marked("card", CAVE_IDS[value], super().said(value, spec, tongue))


class Dragonkind(Slot):
    """Dragons of a sort, read as (adjectives before, traits of which any will do): another shy or playful dragon."""

    def said(self, value: Any, spec: str, tongue: Tongue) -> str:
        before, traits = value
        kinds = [tongue.described("hatchling", before, spec)] if "hatchling" in traits else []
        names = [name for name in traits if name in DESCRIBED]
        if names or not kinds:
            gender = tongue.gender(SOME)
            words = [tongue.adjective(name, gender, spec) for name in before]
            words.append(tongue.listed([tongue.adjective(name, gender, spec) for name in names], "or"))
            kinds.append(" ".join([*filter(None, words), tongue.noun(SOME, spec)]))
        return tongue.listed(kinds, "or")

    def fault(self, spec: str, tongue: Tongue) -> str:
        try:
            self.said((["other", "adjacent"], ["hatchling", *DESCRIBED]), spec, tongue)
        except KeyError as error:
            return f"cannot be said in the case {spec!r}: {error.args[0]!r} is missing"
        return ""


class SideBySide(Slot):
    """One dragon of each of several sorts, read as their traits: a hatchling, a small and a large dragon."""

    def said(self, value: Sequence[str], spec: str, tongue: Tongue) -> str:
        gender = tongue.gender(SOME)
        words = [tongue.noun("hatchling", spec)] if "hatchling" in value else []
        words += [tongue.adjective(name, gender, spec) for name in value if name in DESCRIBED]
        return f"{tongue.listed(words, 'and')} {tongue.noun(SOME, 'pair')}"

    def fault(self, spec: str, tongue: Tongue) -> str:
        return DRAGONKIND.fault(spec, tongue)


class Where(Slot):
    """A part of the mat, read as (where, how many dragons there): in this cave, on dragons in this cave."""

    def __init__(self, before: str = "") -> None:
        super().__init__()
        self.before = before  # what keeps it from the words before, where it says anything

    def said(self, value: Any, spec: str, tongue: Tongue) -> str:
        where, count = value
        words = tongue.noun(f"where {WHERE_NAMES[where]}", spec, count)
        return self.before + words if words else ""

    def fault(self, spec: str, tongue: Tongue) -> str:
        known = any(tongue.has_case(f"where {name}", spec) for name in WHERE_NAMES)
        return "" if known else f"is never said in the case {spec!r}"


class Abilities(Slot):
    """Kinds of abilities, any of them, as they are called."""

    def said(self, value: Any, spec: str, tongue: Tongue) -> str:
        return tongue.listed([tongue.word(f"ability {name}") for name in trait_names(value)], "or")


class Series(Slot):
    """Clauses one after another with the same sign between them all."""

    def __init__(self, sign: str) -> None:
        super().__init__()
        self.sign = sign

    def said(self, value: Sequence[Any], spec: str, tongue: Tongue) -> str:
        return self.sign.join([tongue.clause(each, spec) for each in value])

    def fault(self, spec: str, tongue: Tongue) -> str:
        return ""


class Title(Clause):
    """A clause as a title; `{what:inside}` stands between quotes, so quotes of its own are the inner ones."""

    def said(self, value: Any, spec: str, tongue: Tongue) -> str:
        words = capitalized(tongue.meet(super().said(value, "nom", tongue)))
        return inner(words) if spec else words

    def fault(self, spec: str, tongue: Tongue) -> str:
        return "" if spec in ("", "inside") else f"takes no {spec!r}"


class Word(Slot):
    """One of the words of a table of the file."""

    is_fixed = True

    def __init__(self, table: str) -> None:
        super().__init__()
        self.table = table

    def said(self, value: Any, spec: str, tongue: Tongue) -> str:
        return tongue.word(f"{self.table} {value}")


WHO: Final = Player({AUTOMA: "automa"})
DRAGON_NAME: Final = DragonName()
CAVE_NOUN: Final = CaveNoun()
DRAGONKIND: Final = Dragonkind()
SIDE_BY_SIDE: Final = SideBySide()
TITLE: Final = Title()
WHERE: Final = Where()
THERE: Final = Where(" ")
ABILITY_NAMES: Final = Abilities()
CAVE_NAME: Final = Noun(CAVE_NAMES)
TOKENS: Final = Counted(THINGS, symbol=True)
EGGS: Final = Counted("egg", symbol=True)
GIVEN: Final = Listed(TOKENS).of(
    lambda it: [(2, it.first)] if it.first == it.second else [(1, it.first), (1, it.second)]
)  # for an exchange
TAKEN: Final = TOKENS.of(lambda it: (1, it.gained))
THE_DRAGON: Final = Clause().of(lambda thing: TheDragon(thing.card))
THE_CAVE: Final = Clause().of(lambda thing: TheCave(thing.cave_card))
SPOT: Final = Clause().seen(lambda step, view: spot_of(step.seat, step.place, view))

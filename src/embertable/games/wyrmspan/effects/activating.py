"""Activating abilities out of turn. (p. 7)"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from embertable.core.effects import DECLINE, Effect
from embertable.core.flow import Ask, Step
from embertable.games.wyrmspan.cards.tables import DRAGON_IDS, EXPLORE
from embertable.games.wyrmspan.chapters.abilities import HUSH, ability, is_unresolved, use_ability
from embertable.games.wyrmspan.effects.grammar import DoPart
from embertable.games.wyrmspan.effects.verb import Verb
from embertable.games.wyrmspan.events import Used
from embertable.games.wyrmspan.state import State
from embertable.games.wyrmspan.terms import IF_ACTIVATED, NOTHING, ONCE_PER_ROUND, WHEN_PLAYED


@dataclass(frozen=True)
class Activate(Verb):
    """Use an ability of one of these kinds on any own dragon, as if it came up now."""

    kinds: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseAbility(seat, self.kinds, source))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return self.possible_after(s, seat, source, NOTHING, 0, 0)

    def possible_after(self, s: State, seat: int, source: int, paid: int, count: int, card: int) -> bool:
        return len(abilities_of(s, seat, self.kinds, source, paid, count)) > 0

    def cascades(self) -> bool:
        return True

    def key(self) -> str:
        return "activate"


def abilities_of(s: State, seat: int, kinds: int, source: int, paid: int, count: int) -> list[Step]:
    """The abilities on this mat that could be used once so many things of a kind have been paid.

    Not the one that asks, none that is still being carried out, and no If activated of a dragon that came this turn.
    """
    options: list[Step] = []
    for dragon in s.players[seat].dragons:
        if not dragon or dragon == source:
            continue
        for kind in (WHEN_PLAYED, IF_ACTIVATED, ONCE_PER_ROUND):
            if not kinds & kind or (kind == IF_ACTIVATED and dragon in s.fresh):
                continue
            verb = ability(dragon, kind)
            if verb is None or is_unresolved(s, dragon, kind):
                continue
            if is_usable(s, seat, verb, dragon, paid, count):
                options.append(UseAbility(seat, dragon, kind))
    return options


def is_usable(s: State, seat: int, verb: Effect, dragon: int, paid: int, count: int) -> bool:
    """Whether an ability would do anything once so many things of a kind have been paid."""
    if isinstance(verb, Verb):
        return verb.possible_after(s, seat, dragon, paid, count, 0)
    return verb.possible(s, seat, dragon)


class UseAbility(Step):
    """Use this ability."""

    def __init__(self, seat: int, dragon: int, kind: int) -> None:
        self.seat = seat
        self.dragon = dragon
        self.kind = kind

    def resolve(self, s: State) -> None:
        if s.journal is not None:
            s.unsaid = Used(self.seat, self.dragon)
        s.then(HUSH)
        use_ability(s, self.seat, self.dragon, self.kind)

    def key(self) -> str:
        return f"use {DRAGON_IDS[self.dragon]}"

    def things(self) -> Sequence[str]:
        return (f"card {DRAGON_IDS[self.dragon]}",)


class ChooseAbility(Ask):
    """Which dragon's ability do you use?"""

    rule = "abilities"

    def __init__(self, seat: int, kinds: int, source: int) -> None:
        super().__init__(seat)
        self.kinds = kinds
        self.source = source

    def options(self, s: State) -> list[Step]:
        options = abilities_of(s, self.seat, self.kinds, self.source, NOTHING, 0)
        if options:
            options.append(DECLINE)
        return options


@dataclass(frozen=True)
class ActivateMat(Verb):
    """Take any one of the explore bonuses printed on the mat, reached or not."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseBonus(seat))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return len(bonuses(s, seat)) > 0

    def cascades(self) -> bool:
        return True

    def key(self) -> str:
        return "printed bonus"


def bonuses(s: State, seat: int) -> list[Step]:
    """The printed bonuses that would do something, each kind once."""
    options: list[Step] = []
    keys: list[str] = []
    for row in EXPLORE:
        for bonus in row:
            if bonus.key() not in keys and bonus.possible(s, seat, 0):
                keys.append(bonus.key())
                options.append(DoPart(seat, bonus, 0, None))
    return options


class ChooseBonus(Ask):
    """Which printed bonus do you take?"""

    rule = "exploring"

    def options(self, s: State) -> list[Step]:
        options = bonuses(s, self.seat)
        if options:
            options.append(DECLINE)
        return options

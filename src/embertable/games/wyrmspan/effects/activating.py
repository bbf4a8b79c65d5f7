"""Activating abilities out of turn. (p. 7)"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from embertable.core.effects import DECLINE, Effect, explained
from embertable.core.flow import Ask, Step
from embertable.core.refusal import NOTHING_TO_DO, Refusal
from embertable.games.wyrmspan.cards.tables import DRAGON_IDS, EXPLORE
from embertable.games.wyrmspan.chapters.abilities import HUSH, ability, is_unresolved, use_ability
from embertable.games.wyrmspan.effects.grammar import DoPart
from embertable.games.wyrmspan.effects.verb import Verb
from embertable.games.wyrmspan.events import Used
from embertable.games.wyrmspan.state import State
from embertable.games.wyrmspan.terms import END_GAME, IF_ACTIVATED, NOTHING, ONCE_PER_ROUND, WHEN_PLAYED

ASKS_ITSELF: Final = Refusal("asks itself", "abilities")
CAME_THIS_TURN: Final = Refusal("came this turn", "abilities")
STILL_GOING_ON: Final = Refusal("still going on", "abilities")
NONE_TO_ACTIVATE: Final = Refusal("none to activate", "abilities")

# When an ability comes up by itself, and so not now.
ONCE: Final = Refusal("at the end of the round", "abilities")
MOMENTS: Final[list[tuple[int, Refusal]]] = [
    (IF_ACTIVATED, Refusal("when explored", "abilities")),
    (ONCE_PER_ROUND, ONCE),
    (WHEN_PLAYED, Refusal("when played", "abilities")),
    (END_GAME, Refusal("at the end of the game", "abilities")),
]


@dataclass(frozen=True)
class Activate(Verb):
    """Use an ability of one of these kinds on any own dragon, as if it came up now."""

    kinds: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseAbility(seat, self.kinds, source))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return self.why_not_after(s, seat, source, NOTHING, 0, 0)

    def why_not_after(self, s: State, seat: int, source: int, paid: int, count: int, card: int) -> Refusal | None:
        return None if abilities_of(s, seat, self.kinds, source, paid, count) else NONE_TO_ACTIVATE

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
            if not kinds & kind:
                continue
            verb = ability(dragon, kind)
            if verb is not None and why_not_activate(s, seat, verb, dragon, kind, paid, count) is None:
                options.append(UseAbility(seat, dragon, kind))
    return options


def why_not_activate(
    s: State, seat: int, verb: Effect, dragon: int, kind: int, paid: int, count: int
) -> Refusal | None:
    """What stands against using this ability once so many things of a kind have been paid."""
    if kind == IF_ACTIVATED and dragon in s.fresh:
        return CAME_THIS_TURN
    if is_unresolved(s, dragon, kind):
        return STILL_GOING_ON
    if isinstance(verb, Verb):
        return verb.why_not_after(s, seat, dragon, paid, count, 0)
    return verb.why_not(s, seat, dragon)


def activate_refused(s: State, seat: int, verb: Effect, dragon: int, kind: int) -> Refusal | None:
    """The same before anything is paid, with how much is missing."""
    refusal = why_not_activate(s, seat, verb, dragon, kind, NOTHING, 0)
    if refusal is None or refusal is CAME_THIS_TURN or refusal is STILL_GOING_ON:
        return refusal
    return explained(verb, s, seat, dragon)


def abilities_refused(s: State, seat: int, kinds: int, source: int) -> list[tuple[Step, Refusal]]:
    """The abilities on this mat that cannot be used now: most of them have a moment of their own."""
    found: list[tuple[Step, Refusal]] = []
    for dragon in s.players[seat].dragons:
        for kind, moment in MOMENTS if dragon else ():
            verb = ability(dragon, kind)
            if verb is None:
                continue
            refusal: Refusal | None = moment
            if kinds & kind:
                refusal = ASKS_ITSELF
                if dragon != source:
                    refusal = activate_refused(s, seat, verb, dragon, kind)
            if refusal is not None:
                found.append((UseAbility(seat, dragon, kind), refusal))
    return found


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

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return abilities_refused(s, self.seat, self.kinds, self.source)


@dataclass(frozen=True)
class ActivateMat(Verb):
    """Take any one of the explore bonuses printed on the mat, reached or not."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseBonus(seat))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if bonuses(s, seat) else NOTHING_TO_DO

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
            if bonus.key() not in keys and bonus.why_not(s, seat, 0) is None:
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

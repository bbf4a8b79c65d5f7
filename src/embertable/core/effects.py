"""The grammar of card effects. Verbs live in the games; how they join into sentences is the same everywhere.

>>> from embertable.core.counts import AtLeast, Count
>>> from embertable.core.flow import advance, asked, choose
>>> from embertable.core.rng import seeded
>>> class Seats(Count):
...     def count(self, s, seat, source):
...         return s.seats
>>> class Gain(Effect):
...     def __init__(self, count):
...         self.count = count
...     def do(self, s, seat, source):
...         print(f"seat {seat} gains {self.count}")
...     def key(self):
...         return f"gain {self.count}"
>>> choice = OneOf(Gain(2), Trade(Gain(-3), Gain(9)))
>>> card = All(Each(Gain(1)), If(AtLeast(2, Seats()), Offer(choice)))
>>> s = State(2, [Do(0, card, 0)], [], seeded(1), 0, [])
>>> advance(s)
seat 0 gains 1
seat 1 gains 1
>>> isinstance(asked(s), AcceptOffer), [option.key() for option in s.options]
(True, ['gain 2 or gain -3 for gain 9', 'decline'])
>>> choose(s, 0, "gain 2 or gain -3 for gain 9")
>>> isinstance(asked(s), ChooseEffect), [option.key() for option in s.options]
(True, ['gain 2', 'gain -3 for gain 9'])
>>> choose(s, 0, "gain -3 for gain 9")
seat 0 gains -3
seat 0 gains 9
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from embertable.core.counts import Condition
from embertable.core.flow import Ask, State, Step
from embertable.core.refusal import NOT_SO, Missing, Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What a card says. Frozen, made once at import, shared by every game in the process."""

    def do(self, s: Any, seat: int, source: int) -> None:
        """Carry it out for a seat; `source` is the card it is printed on."""
        raise AssertionError(f"{type(self).__name__} does not say what it does")

    def why_not(self, s: Any, seat: int, source: int) -> Refusal | None:
        """What stands against it: it would do nothing, or cannot be paid. A constant, for it is asked all the time."""
        return None

    def missing(self, s: Any, seat: int, source: int) -> Missing:
        """How much of what would take that away: asked by whoever explains, and only where something stands against."""
        return ()

    def key(self) -> str:
        """How an option that stands for this effect is called; distinct among the choices of one card."""
        return type(self).__name__.lower()


def explained(effect: Effect, s: State, seat: int, source: int) -> Refusal | None:
    """What stands against an effect, with how much is missing: for whoever wonders; deciding needs only `why_not`.

    >>> class Beg(Effect):
    ...     def why_not(self, s, seat, source):
    ...         return NOT_SO
    ...     def missing(self, s, seat, source):
    ...         return ((2, "coin"),)
    >>> explained(Beg(), None, 0, 0).missing
    ((2, 'coin'),)
    """
    refusal = effect.why_not(s, seat, source)
    missing = effect.missing(s, seat, source) if refusal is not None else ()
    return refusal.lacking(missing) if refusal is not None and missing else refusal


def why_none(effects: tuple[Effect, ...], s: State, seat: int, source: int) -> Refusal | None:
    """What stands against the first of several effects, if something stands against each of them.

    >>> class Never(Effect):
    ...     def why_not(self, s, seat, source):
    ...         return NOT_SO
    >>> why_none((Never(), Never()), None, 0, 0) is NOT_SO, why_none((Never(), Effect()), None, 0, 0)
    (True, None)
    """
    first: Refusal | None = None
    for effect in effects:
        refusal = effect.why_not(s, seat, source)
        if refusal is None:
            return None
        if first is None:
            first = refusal
    return first


class Do(Step):
    """Carry out an effect for a seat."""

    def __init__(self, seat: int, effect: Effect, source: int) -> None:
        self.seat = seat
        self.effect = effect
        self.source = source

    def resolve(self, s: State) -> None:
        self.effect.do(s, self.seat, self.source)

    def key(self) -> str:
        return self.effect.key()


class Decline(Step):
    """Leave an offer be.

    >>> Decline().key()
    'decline'
    """

    def resolve(self, s: State) -> None:
        pass

    def key(self) -> str:
        return "decline"


DECLINE = Decline()


class ChooseEffect(Ask):
    """One of several effects, as the card says."""

    def __init__(self, seat: int, choices: tuple[Effect, ...], source: int) -> None:
        super().__init__(seat)
        self.choices = choices
        self.source = source

    def options(self, s: State) -> list[Step]:
        seat, source = self.seat, self.source
        return [Do(seat, choice, source) for choice in self.choices if choice.why_not(s, seat, source) is None]

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        found: list[tuple[Step, Refusal]] = []
        for choice in self.choices:
            refusal = explained(choice, s, self.seat, self.source)
            if refusal is not None:
                found.append((Do(self.seat, choice, self.source), refusal))
        return found


class AcceptOffer(Ask):
    """Take what the card offers, or leave it."""

    def __init__(self, seat: int, effect: Effect, source: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.source = source

    def options(self, s: State) -> list[Step]:
        if self.effect.why_not(s, self.seat, self.source) is not None:
            return []
        return [Do(self.seat, self.effect, self.source), DECLINE]


class All(Effect):
    """One after another."""

    def __init__(self, *parts: Effect) -> None:
        self.parts = parts

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(*[Do(seat, part, source) for part in self.parts])

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return why_none(self.parts, s, seat, source)

    def missing(self, s: State, seat: int, source: int) -> Missing:
        return self.parts[0].missing(s, seat, source)

    def key(self) -> str:
        return ", ".join([part.key() for part in self.parts])


class OneOf(Effect):
    """One of these, as the player likes."""

    def __init__(self, *choices: Effect) -> None:
        self.choices = choices

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseEffect(seat, self.choices, source))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return why_none(self.choices, s, seat, source)

    def missing(self, s: State, seat: int, source: int) -> Missing:
        return self.choices[0].missing(s, seat, source)

    def key(self) -> str:
        return " or ".join([choice.key() for choice in self.choices])


@dataclass(frozen=True)
class Offer(Effect):
    """The player may do this."""

    effect: Effect

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(AcceptOffer(seat, self.effect, source))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return self.effect.why_not(s, seat, source)

    def missing(self, s: State, seat: int, source: int) -> Missing:
        return self.effect.missing(s, seat, source)

    def key(self) -> str:
        return self.effect.key()


@dataclass(frozen=True)
class If(Effect):
    """Only if something is so at that moment."""

    condition: Condition
    then: Effect

    def do(self, s: State, seat: int, source: int) -> None:
        if self.condition.holds(s, seat, source):
            self.then.do(s, seat, source)

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return self.then.why_not(s, seat, source) if self.condition.holds(s, seat, source) else NOT_SO

    def missing(self, s: State, seat: int, source: int) -> Missing:
        return self.then.missing(s, seat, source) if self.condition.holds(s, seat, source) else ()

    def key(self) -> str:
        return self.then.key()


@dataclass(frozen=True)
class Trade(Effect):
    """Pay the whole cost, then do the rest; not offered if the rest could do nothing."""

    cost: Effect
    then: Effect

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(Do(seat, self.cost, source), Do(seat, self.then, source))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return self.cost.why_not(s, seat, source) or self.then.why_not(s, seat, source)

    def missing(self, s: State, seat: int, source: int) -> Missing:
        is_dear = self.cost.why_not(s, seat, source) is not None
        return (self.cost if is_dear else self.then).missing(s, seat, source)

    def key(self) -> str:
        return f"{self.cost.key()} for {self.then.key()}"


@dataclass(frozen=True)
class Each(Effect):
    """Every player still in play, from this one on and going round."""

    effect: Effect

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(*[Do(other, self.effect, source) for other in s.round_from(seat)])

    def key(self) -> str:
        return f"each {self.effect.key()}"

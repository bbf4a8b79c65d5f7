"""How verbs join into what a card says. (p. 7, 11)

Whatever an ability gives is optional, part by part. Tokens and eggs never hurt: where there is only one way to take
them they come by themselves. Everything else can be declined, also where there is only one way.
"""

from __future__ import annotations

from dataclasses import dataclass

from embertable.core.effects import DECLINE, Do, explained, why_none
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Missing, Refusal
from embertable.games.wyrmspan.effects.verb import Verb
from embertable.games.wyrmspan.state import State


class AnyOrder(Verb):
    """Several benefits, in the order the player likes. The order is asked where it can matter."""

    def __init__(self, *parts: Verb) -> None:
        self.parts = parts

    def do(self, s: State, seat: int, source: int) -> None:
        rest: list[Verb] = []
        for part in self.parts:
            if part.is_gift():
                part.do(s, seat, source)
            else:
                rest.append(part)
        if len(rest) > 1 and order_matters(s, seat, source, rest):
            s.then(OrderParts(seat, tuple(rest), source))
        else:
            s.then(*[Do(seat, part, source) for part in rest])

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return why_none(self.parts, s, seat, source)

    def missing(self, s: State, seat: int, source: int) -> Missing:
        return self.parts[0].missing(s, seat, source)

    def shows(self) -> bool:
        return any(part.shows() for part in self.parts)

    def cascades(self) -> bool:
        return any(part.cascades() for part in self.parts)

    def key(self) -> str:
        return " and ".join([part.key() for part in self.parts])


def order_matters(s: State, seat: int, source: int, parts: list[Verb]) -> bool:
    """Whether one of several parts sets off others, or shows a card before something else is decided."""
    if any(part.cascades() for part in parts):
        return True
    return any(part.shows() for part in parts) and sum([part.decides(s, seat, source) for part in parts]) > 1


class Consider(Ask):
    """Do you want this? Once begun it is finished."""

    rule = "abilities"

    def __init__(self, seat: int, effect: Verb, source: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.source = source

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        if self.effect.why_not(s, self.seat, self.source) is None:
            options += [DoPart(self.seat, self.effect, self.source, None), DECLINE]
        return options


class Choose(Verb):
    """Some of these, each at most once, one after the other."""

    def __init__(self, *parts: Verb, count: int = 1) -> None:
        self.parts = parts
        self.count = count

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseParts(seat, self.parts, source, self.count))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return why_none(self.parts, s, seat, source)

    def missing(self, s: State, seat: int, source: int) -> Missing:
        return self.parts[0].missing(s, seat, source)

    def cascades(self) -> bool:
        return any(part.cascades() for part in self.parts)

    def key(self) -> str:
        return f"{self.count} of " + ", ".join([part.key() for part in self.parts])


class DoPart(Step):
    """This part first; what is left is asked again."""

    def __init__(self, seat: int, part: Verb, source: int, rest: Ask | None) -> None:
        self.seat = seat
        self.part = part
        self.source = source
        self.rest = rest

    def resolve(self, s: State) -> None:
        if self.rest is not None:
            s.then(self.rest)
        self.part.do(s, self.seat, self.source)

    def key(self) -> str:
        return self.part.key()


class OrderParts(Ask):
    """What comes first?"""

    rule = "abilities"

    def __init__(self, seat: int, parts: tuple[Verb, ...], source: int) -> None:
        super().__init__(seat)
        self.parts = parts
        self.source = source

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for part in self.parts:
            if part.why_not(s, self.seat, self.source) is None:
                rest = tuple([other for other in self.parts if other is not part])
                options.append(DoPart(self.seat, part, self.source, OrderParts(self.seat, rest, self.source)))
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return parts_refused(s, self.seat, self.source, self.parts)


def parts_refused(s: State, seat: int, source: int, parts: tuple[Verb, ...]) -> list[tuple[Step, Refusal]]:
    """The parts that would do nothing now, or cannot be paid."""
    found: list[tuple[Step, Refusal]] = []
    for part in parts:
        refusal = explained(part, s, seat, source)
        if refusal is not None:
            found.append((DoPart(seat, part, source, None), refusal))
    return found


class ChooseParts(Ask):
    """Which one?"""

    rule = "abilities"

    def __init__(self, seat: int, parts: tuple[Verb, ...], source: int, left: int) -> None:
        super().__init__(seat)
        self.parts = parts
        self.source = source
        self.left = left

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for part in self.parts:
            if part.why_not(s, self.seat, self.source) is None:
                rest: Ask | None = None
                if self.left > 1:
                    others = tuple([other for other in self.parts if other is not part])
                    rest = ChooseParts(self.seat, others, self.source, self.left - 1)
                options.append(DoPart(self.seat, part, self.source, rest))
        if len(options) > 1:
            options.append(DECLINE)
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return parts_refused(s, self.seat, self.source, self.parts)


@dataclass(frozen=True)
class Shared(Verb):
    """First the owner; then every other player, going round, has a part too, whatever the owner did."""

    own: Verb
    others: Verb

    def do(self, s: State, seat: int, source: int) -> None:
        self.share(s, seat, source)
        s.then(Do(seat, self.own, source))

    def share(self, s: State, seat: int, source: int) -> None:
        """The part of the others alone."""
        others = s.round_from(seat)[1:]
        if self.others.is_binding():
            s.then(*[Consider(other, self.others, source) for other in others])
        else:
            s.then(*[Do(other, self.others, source) for other in others])

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return self.own.why_not(s, seat, source)

    def missing(self, s: State, seat: int, source: int) -> Missing:
        return self.own.missing(s, seat, source)

    def why_not_after(self, s: State, seat: int, source: int, paid: int, count: int, card: int) -> Refusal | None:
        return self.own.why_not_after(s, seat, source, paid, count, card)

    def cascades(self) -> bool:
        return self.own.cascades() or self.others.cascades()

    def key(self) -> str:
        return f"{self.own.key()}, others {self.others.key()}"

"""Two resources for one. (p. 11)

Every payment of resources makes the exchanges it needs, asking only which tokens to give. As an aside the exchange is
offered wherever it can matter; it always leaves one token less.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from embertable.core.flow import Ask, Step
from embertable.core.refusal import Missing, Refusal
from embertable.games.wyrmspan.events import Exchanged, Paid, tell
from embertable.games.wyrmspan.state import State
from embertable.games.wyrmspan.terms import NOTHING, RESOURCE_NAMES, RESOURCES

NONE_OWNED: Final = Refusal("none owned", "paying")
WANTED: Final = Refusal("wanted itself", "paying")
PART_OF_COST: Final = Refusal("part of the cost", "paying")
NO_NEED: Final = Refusal("no need to exchange", "paying")


class Exchange(Step):
    """Two resources of any kinds for one: at any time, where it can matter. (p. 11)"""

    aside = True

    def __init__(self, seat: int, first: int, second: int, gained: int) -> None:
        self.seat = seat
        self.first = first
        self.second = second
        self.gained = gained

    def resolve(self, s: State) -> None:
        exchange(s, self.seat, self.first, self.second, self.gained)

    def key(self) -> str:
        first, second, gained = RESOURCE_NAMES[self.first], RESOURCE_NAMES[self.second], RESOURCE_NAMES[self.gained]
        return f"exchange {first} {second} for {gained}"

    def things(self) -> Sequence[str]:
        return (f"token {RESOURCE_NAMES[self.first]}", f"token {RESOURCE_NAMES[self.second]}")


# Made once: options are looked at far more often than taken.
EXCHANGES: Final[list[Exchange]] = [
    Exchange(seat, first, second, gained)
    for seat in range(5)
    for first in RESOURCES
    for second in RESOURCES
    for gained in RESOURCES
]


def exchange_of(seat: int, first: int, second: int, gained: int) -> Exchange:
    """The option of this name."""
    return EXCHANGES[((seat * 4 + first) * 4 + second) * 4 + gained]


class ExchangeToPay(Exchange):
    """The exchange without which a cost cannot be paid."""

    aside = False

    def __init__(self, seat: int, first: int, second: int, gained: int, needs: tuple[int, ...]) -> None:
        super().__init__(seat, first, second, gained)
        self.needs = needs

    def resolve(self, s: State) -> None:
        exchange(s, self.seat, self.first, self.second, self.gained)
        s.then(PayResources(self.seat, self.needs))


def exchange(s: State, seat: int, first: int, second: int, gained: int) -> None:
    """Give two, get one."""
    me = s.players[seat]
    stock = me.stock[:]
    stock[first] -= 1
    stock[second] -= 1
    stock[gained] += 1
    me.stock = stock
    if s.journal is not None:
        s.note(Exchanged(seat, first, second, gained))


def pairs(spare: list[int], gained: int) -> list[tuple[int, int]]:
    """Two tokens one could give for a third kind, in ascending order."""
    found: list[tuple[int, int]] = []
    for first in RESOURCES:
        if first == gained or not spare[first]:
            continue
        if spare[first] > 1:
            found.append((first, first))
        found += [(first, second) for second in range(first + 1, 4) if second != gained and spare[second]]
    return found


def can_afford(stock: list[int], needs: list[int]) -> bool:
    """Whether these resources can be paid: each one missing takes two to spare."""
    balance = 0
    for kind in RESOURCES:
        rest = stock[kind] - needs[kind]
        balance += rest if rest >= 0 else 2 * rest
        # What is missing counts double against what is to spare.
    return balance >= 0


def shortfall(stock: list[int], needs: Sequence[int]) -> Missing:
    """What would make these resources payable, once everything to spare is exchanged: each kind and how many."""
    exchanged = sum([max(0, stock[kind] - needs[kind]) for kind in RESOURCES]) // 2
    missing: list[tuple[int, str]] = []
    for kind in RESOURCES:
        lacking = max(0, needs[kind] - stock[kind])
        covered = min(lacking, exchanged)
        exchanged -= covered
        if lacking > covered:
            missing.append((lacking - covered, RESOURCE_NAMES[kind]))
    return tuple(missing)


class PayResources(Ask):
    """Which two do you exchange for the one you miss?"""

    rule = "paying"

    def __init__(self, seat: int, needs: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.needs = needs

    def options(self, s: State) -> list[Step]:
        stock = s.players[self.seat].stock
        spare = [max(0, stock[kind] - self.needs[kind]) for kind in RESOURCES]
        options: list[Step] = []
        for kind in RESOURCES:
            if stock[kind] < self.needs[kind]:
                for first, second in pairs(spare, kind):
                    options.append(ExchangeToPay(self.seat, first, second, kind, self.needs))
                return options
        options.append(SpendResources(self.seat, self.needs))
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        stock = s.players[self.seat].stock
        wanted = next((kind for kind in RESOURCES if stock[kind] < self.needs[kind]), NOTHING)
        found: list[tuple[Step, Refusal]] = []
        for kind in RESOURCES if wanted != NOTHING else ():
            refusal = why_not_give(stock, self.needs, kind, wanted)
            if refusal is not None:
                found.append((ExchangeToPay(self.seat, kind, kind, wanted, self.needs), refusal))
        return found


def why_not_give(stock: list[int], needs: tuple[int, ...], kind: int, wanted: int) -> Refusal | None:
    """Why a token of this kind cannot be given for the one that is missing."""
    if kind == wanted:
        return WANTED
    if not stock[kind]:
        return NONE_OWNED.about(RESOURCE_NAMES[kind])
    return PART_OF_COST if stock[kind] <= needs[kind] else None


class SpendResources(Step):
    """Pay resources of which there are enough."""

    def __init__(self, seat: int, needs: tuple[int, ...]) -> None:
        self.seat = seat
        self.needs = needs

    def resolve(self, s: State) -> None:
        me = s.players[self.seat]
        me.stock = [me.stock[kind] - self.needs[kind] for kind in RESOURCES]
        for kind in RESOURCES:
            if self.needs[kind] and s.journal is not None:
                tell(s, Paid(self.seat, ((kind, self.needs[kind]),)))

    def key(self) -> str:
        return "pay"

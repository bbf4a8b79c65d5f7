"""Reserving enchantments, taking goods of their costs, paying for them without casting."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.effects import Effect
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Missing, Refusal, nearest_first
from embertable.games.flamecraft.cards.tables import SPELLS
from embertable.games.flamecraft.chapters.enchant import cost_of, gain_reward, hearts_for, most_sets
from embertable.games.flamecraft.chapters.supply import refill_row
from embertable.games.flamecraft.effects.gaining import choose_goods
from embertable.games.flamecraft.effects.paying import TOO_DEAR, PayGoods, missing_of
from embertable.games.flamecraft.events import BoughtSpell, Reserved
from embertable.games.flamecraft.places import spells_for
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import NONE

PREPARED_ALREADY: Final = Refusal("prepared already", "reserved")
ROW_EMPTY: Final = Refusal("row empty", "reserved")


@dataclass(frozen=True)
class ReserveSpell(Effect):
    """Reserve an enchantment of the row."""

    refill: bool = False  # the row at once

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseReserve(seat, self.refill))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        if s.players[seat].reserved != NONE:
            return PREPARED_ALREADY
        return None if s.row else ROW_EMPTY

    def key(self) -> str:
        return "reserve"


class ChooseReserve(Ask):
    """Which enchantment of the row to reserve."""

    rule: ClassVar[str] = "reserved"

    def __init__(self, seat: int, refill: bool) -> None:
        super().__init__(seat)
        self.refill = refill  # the row at once

    def options(self, s: State) -> list[Step]:
        return [Reserve(self.seat, spell, self.refill) for spell in s.row]


class Reserve(Step):
    """Lay an enchantment of the row face up before you: only you can cast it."""

    def __init__(self, seat: int, spell: int, refill: bool) -> None:
        self.seat = seat
        self.spell = spell
        self.refill = refill

    def resolve(self, s: State) -> None:
        s.row.remove(self.spell)
        s.players[self.seat].reserved = self.spell
        if s.journal is not None:
            s.note(Reserved(self.seat, self.spell))
        if self.refill:
            refill_row(s)

    def key(self) -> str:
        return f"reserve {SPELLS[self.spell].id}"

    def things(self) -> Sequence[str]:
        return (f"spell {SPELLS[self.spell].id}",)


@dataclass(frozen=True)
class GoodsOfCost(Effect):
    """Take goods that are all part of the cost of one enchantment of the row, or of the reserved one."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseRecipe(seat, self.count))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if spells_for(s, seat) else ROW_EMPTY

    def key(self) -> str:
        return f"{self.count} goods of a cost"


class ChooseRecipe(Ask):
    """The enchantment whose goods are taken: one of the row or the reserved one."""

    rule: ClassVar[str] = "shops"

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def options(self, s: State) -> list[Step]:
        return [UseRecipe(self.seat, spell, self.count) for spell in spells_for(s, self.seat)]


class UseRecipe(Step):
    """Take goods that are part of this cost."""

    def __init__(self, seat: int, spell: int, count: int) -> None:
        self.seat = seat
        self.spell = spell
        self.count = count

    def resolve(self, s: State) -> None:
        s.turn.recipe = self.spell
        choose_goods(s, self.seat, self.count, SPELLS[self.spell].cost)

    def key(self) -> str:
        return f"from {SPELLS[self.spell].id}"

    def things(self) -> Sequence[str]:
        return (f"spell {SPELLS[self.spell].id}",)


@dataclass(frozen=True)
class ReserveThatSpell(Effect):
    """Reserve the enchantment from which goods were just taken."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(Reserve(seat, s.turn.recipe, False))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        if s.players[seat].reserved != NONE:
            return PREPARED_ALREADY
        return None if s.turn.recipe in s.row else ROW_EMPTY

    def key(self) -> str:
        return "reserve"


@dataclass(frozen=True)
class BuyFromRow(Effect):
    """Pay the cost of an enchantment of the row and gain its reward; it stays there."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChoosePurchase(seat))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        if not s.row:
            return ROW_EMPTY
        return None if purchases(s, seat) else TOO_DEAR

    def missing(self, s: State, seat: int, source: int) -> Missing:
        found = purchases_refused(s, seat)
        return found[0][1].missing if found else ()


class ChoosePurchase(Ask):
    """Which enchantment of the row to pay for, without casting it."""

    rule: ClassVar[str] = "sun"

    def options(self, s: State) -> list[Step]:
        return purchases(s, self.seat)

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return purchases_refused(s, self.seat)


def purchases(s: State, seat: int) -> list[Step]:
    """Every enchantment of the row that can be paid for."""
    options: list[Step] = []
    for spell in s.row:
        for sets in range(1, most_sets(s, seat, spell, 0) + 1):
            if SPELLS[spell].reward or hearts_for(spell, sets):
                options.append(Buy(seat, spell, sets))
    return options


def purchases_refused(s: State, seat: int) -> list[tuple[Step, Refusal]]:
    """Every enchantment of the row that cannot be paid for, with what is missing; the nearest first."""
    found: list[tuple[Step, Refusal]] = []
    for spell in s.row:
        lacks = missing_of(s, seat, cost_of(spell, 1), SPELLS[spell].coins)
        if lacks:
            found.append((Buy(seat, spell, 1), TOO_DEAR.lacking(lacks)))
    return nearest_first(found)


class Buy(Step):
    """Pay for an enchantment and gain its reward; it stays in the row."""

    def __init__(self, seat: int, spell: int, sets: int) -> None:
        self.seat = seat
        self.spell = spell
        self.sets = sets

    def resolve(self, s: State) -> None:
        cost = cost_of(self.spell, self.sets)
        s.then(PayGoods(self.seat, cost, SPELLS[self.spell].coins), TakeReward(self.seat, self.spell, self.sets))

    def key(self) -> str:
        words = f"buy {SPELLS[self.spell].id}"
        return f"{words} {self.sets}" if SPELLS[self.spell].hearts_by_sets else words

    def things(self) -> Sequence[str]:
        return (f"spell {SPELLS[self.spell].id}",)


class TakeReward(Step):
    """Gain what was paid for."""

    def __init__(self, seat: int, spell: int, sets: int) -> None:
        self.seat = seat
        self.spell = spell
        self.sets = sets

    def resolve(self, s: State) -> None:
        if s.journal is not None:
            s.note(BoughtSpell(self.seat, self.spell))
        gain_reward(s, self.seat, self.spell, self.sets)

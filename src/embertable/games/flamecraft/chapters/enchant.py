"""Casting an enchantment on the visited shop: what it costs, who pays, what it brings. (p. 10)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from embertable.core.effects import Do
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft.cards.tables import COMPANIONS, SPELL_KIND, SPELLS
from embertable.games.flamecraft.chapters.supply import gain_hearts, less_one, tuck
from embertable.games.flamecraft.effects.paying import TOO_DEAR, PayGoods, PayLess, missing_of, shortage
from embertable.games.flamecraft.events import CastSpell, UsedCompanion
from embertable.games.flamecraft.places import spells_for, why_not_under
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import COIN, ENCHANTING, KIND_NAMES, KINDS, NO_GOODS, NONE

NOT_IN_COST: Final = Refusal("not in the cost", "companions")
NEEDED_ELSEWHERE: Final = Refusal("needed elsewhere", "companions")


def cost_of(spell: int, sets: int) -> tuple[int, ...]:
    """The goods for so many sets."""
    cost = SPELLS[spell].cost
    return cost if sets == 1 else tuple([count * sets for count in cost])


def hearts_for(spell: int, sets: int) -> int:
    """The hearts of a multiple enchantment; beyond its table the last difference repeats."""
    table = SPELLS[spell].hearts_by_sets
    if not table:
        return 0
    if sets <= len(table):
        return table[sets - 1]
    return table[-1] + (sets - len(table)) * (table[-1] - table[-2])


def most_sets(s: State, seat: int, spell: int, saved: int) -> int:
    """How many sets of its cost a player can pay; of an ordinary enchantment, one at most."""
    stock = s.players[seat].stock
    help_at_hand = saved + (stock[COIN] if SPELLS[spell].coins else 0)
    sets = 0
    while shortage(stock, cost_of(spell, sets + 1)) <= help_at_hand:
        sets += 1
        if not SPELLS[spell].hearts_by_sets:
            break
    return sets


def castings(s: State, seat: int) -> list[Cast]:
    """Every enchantment of the row, and the reserved one, that can be cast on the visited shop."""
    options: list[Cast] = []
    me = s.players[seat]
    plot = s.pieces[seat]
    saved = saved_goods(s, seat)
    for spell in spells_for(s, seat):
        if why_not_under(s, plot, spell) is None:
            for sets in range(1, most_sets(s, seat, spell, 0) + 1):
                options.append(Cast(seat, spell, sets, NONE))
            if saved:
                for sets in range(1, most_sets(s, seat, spell, saved) + 1):
                    options.append(Cast(seat, spell, sets, me.companion))
    return options


def castings_refused(s: State, seat: int) -> list[tuple[Cast, Refusal]]:
    """Every enchantment that cannot be cast on the visited shop, with the goods that are missing."""
    found: list[tuple[Cast, Refusal]] = []
    for spell in spells_for(s, seat):
        refusal = why_not_under(s, s.pieces[seat], spell)
        if refusal is not None:
            refusal = refusal.about(KIND_NAMES[SPELL_KIND[spell]])
        elif not most_sets(s, seat, spell, 0):
            refusal = TOO_DEAR.lacking(missing_of(s, seat, cost_of(spell, 1), SPELLS[spell].coins))
        if refusal is not None:
            found.append((Cast(seat, spell, 1, NONE), refusal))
    return found


def saved_goods(s: State, seat: int) -> int:
    """How many goods the player's companion can still take off the cost of an enchantment."""
    me = s.players[seat]
    if me.companion == NONE or me.companion_used:
        return 0
    effect = COMPANIONS[me.companion].effect
    return effect.count if isinstance(effect, PayLess) else 0


class Cast(Step):
    """Pay for an enchantment, put it under the visited shop and gain its reward."""

    def __init__(self, seat: int, spell: int, sets: int, saver: int) -> None:
        self.seat = seat
        self.spell = spell
        self.sets = sets
        self.saver = saver  # the companion that helps to pay, or NONE

    def resolve(self, s: State) -> None:
        cost = cost_of(self.spell, self.sets)
        coins = SPELLS[self.spell].coins
        if self.saver == NONE:
            paying: Step = PayGoods(self.seat, cost, coins)
        else:
            saved = saved_goods(s, self.seat)
            s.players[self.seat].companion_used = True
            if s.journal is not None:
                s.note(UsedCompanion(self.seat, self.saver))
            paying = ChooseWaived(self.seat, cost, coins, min(saved, sum(cost)), 0)
        s.then(paying, PutUnder(self.seat, self.spell, self.sets))

    def key(self) -> str:
        words = f"cast {SPELLS[self.spell].id}"
        if SPELLS[self.spell].hearts_by_sets:
            words += f" {self.sets}"
        return words if self.saver == NONE else f"{words} saving"

    def things(self) -> Sequence[str]:
        return (f"spell {SPELLS[self.spell].id}",)


class ChooseWaived(Ask):
    """Which goods of the cost need not be paid, one after another in any order."""

    any_order: ClassVar[bool] = True
    rule: ClassVar[str] = "companions"

    def __init__(self, seat: int, cost: tuple[int, ...], coins: bool, left: int, least: int) -> None:
        super().__init__(seat)
        self.cost = cost
        self.coins = coins
        self.left = left
        self.least = least  # picks from this kind on come to every payment once

    def options(self, s: State) -> list[Step]:
        if self.left == 0:
            return [PayGoods(self.seat, self.cost, self.coins)]
        stock = s.players[self.seat].stock
        purse = stock[COIN] if self.coins else 0
        if self.left == sum(self.cost):
            return [PayGoods(self.seat, NO_GOODS, self.coins)]
        if not purse and self.left == shortage(stock, self.cost):
            owned = tuple([min(count, stock[kind]) for kind, count in enumerate(self.cost)])
            return [PayGoods(self.seat, owned, self.coins)]
        options: list[Step] = []
        still = self.left - 1
        for kind in range(KINDS):
            if not self.cost[kind]:
                continue
            cost = less_one(self.cost, kind)
            short = shortage(stock, cost)
            if short - still > purse:
                continue
            later = sum([max(0, cost[each] - stock[each]) for each in range(kind, KINDS)])
            in_order = sum(cost[kind:]) >= still and short - min(still, later) <= purse
            options.append(Waive(self.seat, kind, self, kind < self.least or not in_order))
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        offered = [option.kind for option in self.options(s) if isinstance(option, Waive)]
        return [
            (Waive(self.seat, kind, self, False), NEEDED_ELSEWHERE if self.cost[kind] else NOT_IN_COST)
            for kind in range(KINDS)
            if kind not in offered
        ]


class Waive(Step):
    """Leave one good of this kind unpaid."""

    def __init__(self, seat: int, kind: int, rest: ChooseWaived, echo: bool) -> None:
        self.seat = seat
        self.kind = kind
        self.rest = rest
        self.echo = echo

    def resolve(self, s: State) -> None:
        rest = self.rest
        least = 0 if self.echo else self.kind
        s.then(ChooseWaived(self.seat, less_one(rest.cost, self.kind), rest.coins, rest.left - 1, least))

    def is_echo(self) -> bool:
        return self.echo

    def key(self) -> str:
        return f"save {KIND_NAMES[self.kind]}"

    def things(self) -> Sequence[str]:
        return (f"stock {KIND_NAMES[self.kind]}",)


class PutUnder(Step):
    """The enchantment goes under the visited shop; its reward is gained. The gap in the row stays. (p. 10)"""

    def __init__(self, seat: int, spell: int, sets: int) -> None:
        self.seat = seat
        self.spell = spell
        self.sets = sets

    def resolve(self, s: State) -> None:
        me = s.players[self.seat]
        if me.reserved == self.spell:
            me.reserved = NONE
        else:
            s.row.remove(self.spell)
        plot = s.pieces[self.seat]
        tuck(s, plot, self.spell)
        s.turn.cast = self.spell
        s.turn.cause = ENCHANTING
        if s.journal is not None:
            s.note(CastSpell(self.seat, self.spell, s.shops[plot], self.sets))
        gain_reward(s, self.seat, self.spell, self.sets)


def gain_reward(s: State, seat: int, spell: int, sets: int) -> None:
    """What an enchantment brings, paid for so many times."""
    gain_hearts(s, seat, hearts_for(spell, sets))
    s.then(*[Do(seat, each, s.turn.visited) for each in SPELLS[spell].reward])

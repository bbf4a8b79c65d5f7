"""Alone in town: the pieces nobody plays, and what happens between two turns. (p. 18)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from embertable.core.flow import Ask, Step
from embertable.games.flamecraft.cards.tables import ACHIEVEMENTS, SHOPS, SPELL_KIND, SPELLS
from embertable.games.flamecraft.chapters.place import LayShop
from embertable.games.flamecraft.chapters.supply import next_artisan, put_artisan_under, refill_row, tuck
from embertable.games.flamecraft.events import PieceChosen, StrangerCast, StrangerMoved, StrangerPlaced
from embertable.games.flamecraft.places import free_fits, is_filled, plots_of_town, takes_spell
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import KIND_NAMES, KINDS, NONE, SLOTS


class ChoosePiece(Ask):
    """Your piece; the other five walk the town by themselves."""

    rule: ClassVar[str] = "solo"

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for kind in range(KINDS):
            options.append(TakePiece(self.seat, kind))
        return options


class TakePiece(Step):
    """Play with the piece of this kind."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def resolve(self, s: State) -> None:
        s.strangers = [kind for kind in range(KINDS) if kind != self.kind]
        s.pieces = [NONE] * KINDS
        if s.journal is not None:
            s.note(PieceChosen(self.seat, self.kind))

    def key(self) -> str:
        return f"piece {KIND_NAMES[self.kind]}"


class MoveStrangers(Step):
    """An artisan of the deck finds the first slot that takes it, and the piece of its kind comes there. (p. 18)"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        s.turn.drawn = NONE
        for _ in range(len(s.artisan_deck)):
            card = next_artisan(s)
            fits = free_fits(s, card % KINDS, 0, len(s.shops) - 1)
            if fits:
                self.put(s, card, fits[0])
                break
            put_artisan_under(s, card, 1 << self.seat)

    def put(self, s: State, card: int, place: int) -> None:
        """The artisan lies in the slot, without reward; a piece of its kind moves there."""
        plot = place // SLOTS
        kind = card % KINDS
        s.slots[place] = card
        s.turn.drawn = card
        if s.journal is not None:
            s.note(StrangerPlaced(card, s.shops[plot]))
        if kind in s.strangers:
            s.pieces[s.strangers.index(kind) + 1] = plot
            if s.journal is not None:
                s.note(StrangerMoved(kind, s.shops[plot]))
        if is_filled(s, plot):
            s.then(LayShop(self.seat))


class CastForStrangers(Ask):
    """An enchantment of the row of the kind just placed goes under a shop that can take it. (p. 18)"""

    rule: ClassVar[str] = "solo-turn"

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        if s.turn.drawn == NONE:
            return options
        kind = s.turn.drawn % KINDS
        for spell in s.row:
            if SPELL_KIND[spell] == kind:
                for plot in plots_of_town(s):
                    if takes_spell(s, plot, spell):
                        options.append(CastFree(self.seat, spell, plot, s.shops[plot]))
        return options


class CastFree(Step):
    """Put this enchantment under this shop, without cost or reward."""

    def __init__(self, seat: int, spell: int, plot: int, shop: int) -> None:
        self.seat = seat
        self.spell = spell
        self.plot = plot
        self.shop = shop

    def resolve(self, s: State) -> None:
        s.row.remove(self.spell)
        tuck(s, self.plot, self.spell)
        if s.journal is not None:
            s.note(StrangerCast(self.spell, self.shop))

    def key(self) -> str:
        return f"put {SPELLS[self.spell].id} {SHOPS[self.shop].id}"

    def things(self) -> Sequence[str]:
        return (f"spell {SPELLS[self.spell].id}", f"shop {SHOPS[self.shop].id}")


class RefillRow(Step):
    """Fill the row from its deck."""

    def resolve(self, s: State) -> None:
        refill_row(s)


def earned(s: State) -> list[str]:
    """The achievements a finished solo game unlocked: what `unlocked` of later games may name."""
    return [ACHIEVEMENTS[number].id for number in s.earned]

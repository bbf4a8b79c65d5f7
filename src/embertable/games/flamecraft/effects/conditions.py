"""What must be so for a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from embertable.core.counts import Condition, Count
from embertable.games.flamecraft.cards.tables import SPELL_KIND
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import KIND_OF, KINDS, NONE, SLOTS


@dataclass(frozen=True)
class Always(Condition):
    """No condition."""

    def holds(self, s: State, seat: int, source: int) -> bool:
        return True


ALWAYS: Final = Always()


@dataclass(frozen=True)
class Gathering(Condition):
    """The player gathers this turn."""

    def holds(self, s: State, seat: int, source: int) -> bool:
        return s.turn.gathering


@dataclass(frozen=True)
class PlacedOne(Condition):
    """The player placed an artisan this turn."""

    def holds(self, s: State, seat: int, source: int) -> bool:
        return len(s.turn.placed) > 0


@dataclass(frozen=True)
class FilledOne(Condition):
    """The player filled a shop this turn."""

    def holds(self, s: State, seat: int, source: int) -> bool:
        return s.turn.filled > 0


@dataclass(frozen=True)
class FiredOne(Condition):
    """The player fired up an artisan this turn."""

    def holds(self, s: State, seat: int, source: int) -> bool:
        return len(s.turn.fired) > 0


@dataclass(frozen=True)
class FireStepBegins(Condition):
    """The fire-up step of gathering or enchanting is about to start."""

    def holds(self, s: State, seat: int, source: int) -> bool:
        turn = s.turn
        return turn.fire_step and len(turn.volley) > 0 and turn.volley[-1] == NONE


@dataclass(frozen=True)
class Casting(Condition):
    """An enchantment is being cast on the visited shop: a moment inside that step, never between steps."""

    def holds(self, s: State, seat: int, source: int) -> bool:
        return False


@dataclass(frozen=True)
class Enchanted(Condition):
    """The player cast an enchantment on a shop this turn."""

    def holds(self, s: State, seat: int, source: int) -> bool:
        return s.turn.cast != NONE


@dataclass(frozen=True)
class ShopOpened(Condition):
    """A shop was just turned up at the end of the player's turn."""

    def holds(self, s: State, seat: int, source: int) -> bool:
        return len(s.turn.opened) > 0


@dataclass(frozen=True)
class Most(Condition):
    """The player has at least so many of something, and nobody has more."""

    number: int
    what: Count

    def holds(self, s: State, seat: int, source: int) -> bool:
        mine = self.what.count(s, seat, source)
        if mine < self.number:
            return False
        return all(self.what.count(s, other, source) <= mine for other in range(s.seats) if other != seat)


@dataclass(frozen=True)
class ShopsInTown(Condition):
    """So many face-up shops."""

    number: int

    def holds(self, s: State, seat: int, source: int) -> bool:
        return sum(1 for shop in s.shops if shop >= 0) >= self.number


@dataclass(frozen=True)
class FancySatisfied(Condition):
    """So many fancy dragons that gave something."""

    number: int

    def holds(self, s: State, seat: int, source: int) -> bool:
        return s.players[seat].satisfied >= self.number


@dataclass(frozen=True)
class ShopsFullOfSpells(Condition):
    """So many shops with three enchantments each."""

    number: int

    def holds(self, s: State, seat: int, source: int) -> bool:
        return sum(1 for spell in s.spells[SLOTS - 1 :: SLOTS] if spell != NONE) >= self.number


@dataclass(frozen=True)
class SpellsOfEachKind(Condition):
    """So many enchantments of every kind under shops."""

    number: int

    def holds(self, s: State, seat: int, source: int) -> bool:
        kinds = [SPELL_KIND[spell] for spell in s.spells if spell != NONE]
        return all(kinds.count(kind) >= self.number for kind in range(KINDS))


@dataclass(frozen=True)
class CoinsReturned(Condition):
    """So many coins handed in at final scoring."""

    number: int

    def holds(self, s: State, seat: int, source: int) -> bool:
        return s.players[seat].coin_hearts >= self.number


@dataclass(frozen=True)
class ArtisansInTown(Condition):
    """So many artisans of a kind in town, sleeping ones too."""

    number: int
    kind: int

    def holds(self, s: State, seat: int, source: int) -> bool:
        return sum(1 for card in s.slots if card >= 0 and KIND_OF[card] == self.kind) >= self.number

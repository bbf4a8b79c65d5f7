"""What cards count, and what must be true for them: the nouns and conditions of the card language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from embertable.games.flamecraft.cards.tables import SPELL_KIND, Condition, Count
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import COIN, KINDS, NONE, SLOTS
from embertable.games.flamecraft.town import artisans_in_town, awake, is_filled


@dataclass(frozen=True)
class ArtisansHere(Count):
    """Face-up artisans in this shop."""

    def count(self, s: State, seat: int) -> int:
        return len(awake(s, s.turn.here)) if s.turn.here != NONE else 0


@dataclass(frozen=True)
class ArtisansLikeDrawn(Count):
    """Face-up artisans in town of the kind of the one collected this turn."""

    def count(self, s: State, seat: int) -> int:
        return artisans_in_town(s, s.turn.drawn % KINDS) if s.turn.drawn != NONE else 0


@dataclass(frozen=True)
class SpellsLikeCast(Count):
    """Enchantments in town of the kind of the one cast this turn."""

    def count(self, s: State, seat: int) -> int:
        if s.turn.cast == NONE:
            return 0
        kind = SPELL_KIND[s.turn.cast]
        return sum(1 for spell in s.spells if spell != NONE and SPELL_KIND[spell] == kind)


@dataclass(frozen=True)
class InHand(Count):
    """Artisans of a kind in the own hand."""

    kind: int

    def count(self, s: State, seat: int) -> int:
        return sum(1 for card in s.players[seat].hand if card % KINDS == self.kind)


@dataclass(frozen=True)
class Owned(Count):
    """Goods of a kind."""

    kind: int

    def count(self, s: State, seat: int) -> int:
        stock: list[int] = s.players[seat].stock
        return stock[self.kind]


@dataclass(frozen=True)
class KindsInHand(Count):
    """Different kinds of artisans in the own hand."""

    def count(self, s: State, seat: int) -> int:
        return sum(1 for number in hand_by_kind(s, seat) if number)


@dataclass(frozen=True)
class PairsInHand(Count):
    """Pairs of artisans of one kind in the own hand."""

    def count(self, s: State, seat: int) -> int:
        return sum(number // 2 for number in hand_by_kind(s, seat))


def hand_by_kind(s: State, seat: int) -> list[int]:
    """How many artisans of each kind a player holds."""
    numbers = [0] * KINDS
    for card in s.players[seat].hand:
        numbers[card % KINDS] += 1
    return numbers


@dataclass(frozen=True)
class EvenKinds(Count):
    """Kinds of goods of which the player owns an even number; none is even."""

    def count(self, s: State, seat: int) -> int:
        return sum(1 for number in s.players[seat].stock[:COIN] if number % 2 == 0)


@dataclass(frozen=True)
class OddKinds(Count):
    """Kinds of goods of which the player owns an odd number."""

    def count(self, s: State, seat: int) -> int:
        return sum(1 for number in s.players[seat].stock[:COIN] if number % 2)


@dataclass(frozen=True)
class OtherFancy(Count):
    """The own fancy dragons, played or not, besides this one."""

    def count(self, s: State, seat: int) -> int:
        me = s.players[seat]
        return len(me.fancy) + len(me.played) - 1


@dataclass(frozen=True)
class FilledShops(Count):
    """Shops in town with every slot taken."""

    def count(self, s: State, seat: int) -> int:
        return sum(1 for plot, shop in enumerate(s.shops) if shop >= 0 and is_filled(s, plot))


@dataclass(frozen=True)
class EnchantedShops(Count):
    """Shops in town with an enchantment or more."""

    def count(self, s: State, seat: int) -> int:
        return sum(1 for spell in s.spells[::SLOTS] if spell != NONE)


@dataclass(frozen=True)
class Collected(Count):
    """Goods, coins and artisans collected this turn."""

    def count(self, s: State, seat: int) -> int:
        number: int = s.turn.gathered
        return number


@dataclass(frozen=True)
class Spent(Count):
    """Tokens of the payment just made."""

    def count(self, s: State, seat: int) -> int:
        number: int = s.turn.spent
        return number


@dataclass(frozen=True)
class Always(Condition):
    """No condition."""

    def holds(self, s: State, seat: int) -> bool:
        return True


@dataclass(frozen=True)
class AtLeast(Condition):
    """There are so many of something."""

    number: int
    what: Count

    def holds(self, s: State, seat: int) -> bool:
        return self.what.count(s, seat) >= self.number


@dataclass(frozen=True)
class Most(Condition):
    """The player has at least so many of something, and nobody has more."""

    number: int
    what: Count

    def holds(self, s: State, seat: int) -> bool:
        mine = self.what.count(s, seat)
        if mine < self.number:
            return False
        return all(self.what.count(s, other) <= mine for other in range(s.seats) if other != seat)


@dataclass(frozen=True)
class Both(Condition):
    """Two conditions at once."""

    one: Condition
    other: Condition

    def holds(self, s: State, seat: int) -> bool:
        return self.one.holds(s, seat) and self.other.holds(s, seat)


@dataclass(frozen=True)
class Gathering(Condition):
    """The player gathers this turn."""

    def holds(self, s: State, seat: int) -> bool:
        return bool(s.turn.gathering)


@dataclass(frozen=True)
class Enchanted(Condition):
    """The player cast an enchantment on a shop this turn."""

    def holds(self, s: State, seat: int) -> bool:
        return bool(s.turn.cast != NONE)


@dataclass(frozen=True)
class PlacedOne(Condition):
    """The player placed an artisan this turn."""

    def holds(self, s: State, seat: int) -> bool:
        return len(s.turn.placed) > 0


@dataclass(frozen=True)
class FilledOne(Condition):
    """The player filled a shop this turn."""

    def holds(self, s: State, seat: int) -> bool:
        return bool(s.turn.filled > 0)


@dataclass(frozen=True)
class FiredOne(Condition):
    """The player fired up an artisan this turn."""

    def holds(self, s: State, seat: int) -> bool:
        return len(s.turn.fired) > 0


@dataclass(frozen=True)
class FireStepBegins(Condition):
    """The fire-up step of gathering or enchanting is about to start."""

    def holds(self, s: State, seat: int) -> bool:
        turn = s.turn
        return bool(turn.fire_step and turn.volley and turn.volley[-1] == NONE)


@dataclass(frozen=True)
class Casting(Condition):
    """An enchantment is being cast on the visited shop: a moment inside that step, never between steps."""

    def holds(self, s: State, seat: int) -> bool:
        return False


@dataclass(frozen=True)
class ShopOpened(Condition):
    """A shop was just turned up at the end of the player's turn."""

    def holds(self, s: State, seat: int) -> bool:
        return len(s.turn.opened) > 0


ALWAYS: Final = Always()

"""What cards count."""

from __future__ import annotations

from dataclasses import dataclass

from embertable.core.counts import Count
from embertable.games.flamecraft.cards.tables import REWARD, SPELL_KIND
from embertable.games.flamecraft.effects.gaining import Coins
from embertable.games.flamecraft.places import artisans_in_town, awake, is_filled, slots_of
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import COIN, FREE, KIND_OF, KINDS, NONE, SLOTS


@dataclass(frozen=True)
class ArtisansHere(Count):
    """Face-up artisans in this shop."""

    def count(self, s: State, seat: int, source: int) -> int:
        return len(awake(s, source)) if source != NONE else 0


@dataclass(frozen=True)
class ArtisansLikeDrawn(Count):
    """Face-up artisans in town of the kind of the one collected this turn."""

    def count(self, s: State, seat: int, source: int) -> int:
        return artisans_in_town(s, KIND_OF[s.turn.drawn]) if s.turn.drawn != NONE else 0


@dataclass(frozen=True)
class SpellsLikeCast(Count):
    """Enchantments in town of the kind of the one cast this turn."""

    def count(self, s: State, seat: int, source: int) -> int:
        if s.turn.cast == NONE:
            return 0
        kind = SPELL_KIND[s.turn.cast]
        return sum(1 for spell in s.spells if spell != NONE and SPELL_KIND[spell] == kind)


@dataclass(frozen=True)
class FilledShops(Count):
    """Shops in town with every slot taken."""

    def count(self, s: State, seat: int, source: int) -> int:
        return sum(1 for plot, shop in enumerate(s.shops) if shop >= 0 and is_filled(s, plot))


@dataclass(frozen=True)
class EnchantedShops(Count):
    """Shops in town with an enchantment or more."""

    def count(self, s: State, seat: int, source: int) -> int:
        return sum(1 for spell in s.spells[::SLOTS] if spell != NONE)


@dataclass(frozen=True)
class FreeCoinSlots(Count):
    """Free slots in town that give coins, each once."""

    def count(self, s: State, seat: int, source: int) -> int:
        found = 0
        for plot, shop in enumerate(s.shops):
            for slot, card in enumerate(slots_of(s, plot)):
                if card == FREE and any(isinstance(each, Coins) for each in REWARD[shop][slot]):
                    found += 1
        return found


@dataclass(frozen=True)
class Collected(Count):
    """Goods, coins and artisans collected this turn."""

    def count(self, s: State, seat: int, source: int) -> int:
        return s.turn.gathered


@dataclass(frozen=True)
class InHand(Count):
    """Artisans of a kind in the own hand."""

    kind: int

    def count(self, s: State, seat: int, source: int) -> int:
        return sum(1 for card in s.players[seat].hand if KIND_OF[card] == self.kind)


@dataclass(frozen=True)
class KindsInHand(Count):
    """Different kinds of artisans in the own hand."""

    def count(self, s: State, seat: int, source: int) -> int:
        return sum(1 for number in hand_by_kind(s, seat) if number)


@dataclass(frozen=True)
class PairsInHand(Count):
    """Pairs of artisans of one kind in the own hand."""

    def count(self, s: State, seat: int, source: int) -> int:
        return sum(number // 2 for number in hand_by_kind(s, seat))


def hand_by_kind(s: State, seat: int) -> list[int]:
    """How many artisans of each kind a player holds."""
    numbers = [0] * KINDS
    for card in s.players[seat].hand:
        numbers[KIND_OF[card]] += 1
    return numbers


@dataclass(frozen=True)
class Owned(Count):
    """Goods of a kind."""

    kind: int

    def count(self, s: State, seat: int, source: int) -> int:
        return s.players[seat].stock[self.kind]


@dataclass(frozen=True)
class EvenKinds(Count):
    """Kinds of goods of which the player owns an even number; none is even."""

    def count(self, s: State, seat: int, source: int) -> int:
        return sum(1 for number in s.players[seat].stock[:COIN] if number % 2 == 0)


@dataclass(frozen=True)
class OddKinds(Count):
    """Kinds of goods of which the player owns an odd number."""

    def count(self, s: State, seat: int, source: int) -> int:
        return sum(1 for number in s.players[seat].stock[:COIN] if number % 2)


@dataclass(frozen=True)
class OtherFancy(Count):
    """The own fancy dragons, played or not, besides this one."""

    def count(self, s: State, seat: int, source: int) -> int:
        me = s.players[seat]
        return len(me.fancy) + len(me.played) - 1

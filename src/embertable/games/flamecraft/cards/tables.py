"""What is printed on the cards, and the tables the rules look them up in.

The cards are declared in the decks beside this file, in the verbs of `effects`; here they are only described, so that
rules and effects can both speak of them. A shop, fancy dragon, enchantment or companion is a number into its table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from embertable.core.counts import Condition
from embertable.core.effects import Effect
from embertable.games.flamecraft.terms import ANY, FANCY_DEALT, NONE, SLOTS


@dataclass(frozen=True)
class Slot:
    """A place for an artisan: the kinds it takes, as bits, and what placing one there gives."""

    kinds: int
    reward: tuple[Effect, ...] = ()


def slot(kinds: Sequence[int] | None, *reward: Effect) -> Slot:
    """A slot for these kinds; None takes every kind."""
    return Slot(ANY if kinds is None else sum(1 << kind for kind in kinds), reward)


@dataclass(frozen=True)
class Shop:
    """A shop: its symbol, its slots and what it lets its visitors do."""

    id: str
    symbol: int
    slots: tuple[Slot, ...]
    ability: Effect | None = None
    gives: int = 1  # tokens of its symbol when gathering
    when_revealed: Effect | None = None
    coin_spaces: tuple[Effect, ...] = ()
    sleeping: bool = False  # artisans lie face down here
    is_starter: bool = False
    basis: str = "rulebook"  # of the ability
    slots_basis: str = "reconstructed"


@dataclass(frozen=True)
class Spell:
    """An enchantment: what it costs and what it brings."""

    id: str
    kind: int
    cost: tuple[int, ...]  # goods by kind; of a multiple enchantment, one set
    reward: tuple[Effect, ...] = ()
    hearts_by_sets: tuple[int, ...] = ()  # of a multiple enchantment, for 1, 2, 3 … sets
    coins: bool = True  # whether coins may pay
    basis: str = "reconstructed"


@dataclass(frozen=True)
class Fancy:
    """A fancy dragon: what it wishes for, what it asks for and what it gives."""

    id: str
    moon: bool
    wish: Condition
    reward: Effect
    cost: tuple[int, ...] = ()  # goods by kind, if it asks for any
    basis: str = "reconstructed"


@dataclass(frozen=True)
class Companion:
    """A companion: what it gives at the start and what it does once in the game."""

    id: str
    when: Condition
    effect: Effect
    start: Effect | None = None
    fancy_dealt: int = FANCY_DEALT
    basis: str = "reconstructed"


@dataclass(frozen=True)
class Achievement:
    """What a solo player can unlock, and how it changes the decks of later games."""

    id: str
    needs: Condition
    swaps: tuple[tuple[str, str], ...] = ()
    shops: tuple[str, ...] = ()
    fancy: tuple[str, ...] = ()
    basis: str = "rulebook"


SHOPS: Final[list[Shop]] = []
SPELLS: Final[list[Spell]] = []
FANCY: Final[list[Fancy]] = []
COMPANIONS: Final[list[Companion]] = []
ACHIEVEMENTS: Final[list[Achievement]] = []
SOLO_SHOPS: Final[list[str]] = []  # the decks of solo play, before anything is unlocked
SOLO_FANCY: Final[list[str]] = []
FIRE_UP: Final[list[Effect]] = []  # what an artisan does, by kind

# What the rules ask for most, as plain lists by the number of the card.
SYMBOL: Final[list[int]] = []
GIVES: Final[list[int]] = []
SLEEPING: Final[list[bool]] = []
FITS: Final[list[list[int]]] = []  # by shop and slot: the kinds as bits; 0 where there is no slot
REWARD: Final[list[list[tuple[Effect, ...]]]] = []  # by shop and slot
SPELL_KIND: Final[list[int]] = []
IS_MOON: Final[list[bool]] = []


def open_shops(shops: Sequence[Shop]) -> None:
    """Put declared shops into the tables."""
    for shop in shops:
        SHOPS.append(shop)
        SYMBOL.append(shop.symbol)
        GIVES.append(shop.gives)
        SLEEPING.append(shop.sleeping)
        missing = SLOTS - len(shop.slots)
        FITS.append([slot.kinds for slot in shop.slots] + [0] * missing)
        REWARD.append([slot.reward for slot in shop.slots] + [()] * missing)


def shuffle_in_spells(spells: Sequence[Spell]) -> None:
    """Put declared enchantments into the tables."""
    for spell in spells:
        SPELLS.append(spell)
        SPELL_KIND.append(spell.kind)


def shuffle_in_fancy(fancy: Sequence[Fancy]) -> None:
    """Put declared fancy dragons into the tables."""
    for card in fancy:
        FANCY.append(card)
        IS_MOON.append(card.moon)


def goods(
    bread: int = 0, meat: int = 0, plant: int = 0, potion: int = 0, iron: int = 0, crystal: int = 0
) -> tuple[int, ...]:
    """Goods by kind, as costs and gains are written."""
    return (bread, meat, plant, potion, iron, crystal)


def number_of(cards: Sequence[Shop | Spell | Fancy | Achievement], name: str) -> int:
    """The number of a card in its table, or NONE if there is no card of this id."""
    for number, card in enumerate(cards):
        if card.id == name:
            return number
    return NONE

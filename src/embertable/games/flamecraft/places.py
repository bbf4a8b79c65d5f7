"""Where things lie in town: which shops stand on which plots, who lies in them, what they carry."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from embertable.core.refusal import Refusal
from embertable.games.flamecraft.cards.tables import FITS, SLEEPING, SPELL_KIND, SYMBOL
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import (
    ANY,
    EMPTY,
    FREE,
    KIND_OF,
    KINDS,
    NONE,
    SLOTS,
    WILD,
)

OTHER_SYMBOL: Final = Refusal("other symbol", "enchant")
SHOP_ENCHANTED: Final = Refusal("shop enchanted", "enchant")
TWIN: Final = Refusal("twin")
NONE_OWNED: Final = Refusal("none owned")
NOBODY_HERE: Final = Refusal("nobody here")
PARK_EMPTY: Final = Refusal("park empty")
NO_ARTISANS: Final = Refusal("no artisans", "place")
COUNTS_NOTHING: Final = Refusal("counts nothing")


def plots_of_town(s: State) -> list[int]:
    """The plots with face-up shops, in order."""
    return [plot for plot, shop in enumerate(s.shops) if shop >= 0]


def plots_for_shop(s: State) -> list[int]:
    """Where the next shop of the deck may lie: on the first plot without a shop; alone, on any of them. (p. 9, 18)"""
    if len(s.shop_deck) <= len(s.laid):
        return []
    plots = [plot for plot, shop in enumerate(s.shops) if shop == EMPTY]
    return plots if s.seats == 1 else plots[:1]


def guests(s: State, seat: int, plot: int) -> list[int]:
    """The other pieces on a plot, in turn order."""
    count = len(s.pieces)
    return [(seat + turn) % count for turn in range(1, count) if s.pieces[(seat + turn) % count] == plot]


def stranger_of(s: State, piece: int) -> int:
    """The kind of a piece nobody plays, or NONE if a player does."""
    return NONE if piece < s.seats else s.strangers[piece - s.seats]


def others(s: State, seat: int) -> list[int]:
    """Everyone a gift can go to, in turn order; alone, a stranger."""
    return s.round_from(seat)[1:] or [NONE]


def place_of(plot: int, slot: int) -> int:
    """Where a slot of a plot stands in `slots`, and likewise in `spells`: plot by plot. Only this file knows how."""
    return plot * SLOTS + slot


def slots_of(s: State, plot: int) -> list[int]:
    """What lies in the slots of a plot: artisans, FREE or CLOSED."""
    first = plot * SLOTS
    return s.slots[first : first + SLOTS]


def awake(s: State, plot: int) -> list[int]:
    """The face-up artisans of a shop, by slot."""
    if SLEEPING[s.shops[plot]]:
        return []
    first = plot * SLOTS
    return [card for card in s.slots[first : first + SLOTS] if card >= 0]


def free_slots(s: State, plots: Sequence[int]) -> list[tuple[int, int]]:
    """The plot and slot of every free slot on these plots."""
    found: list[tuple[int, int]] = []
    slots = s.slots
    for plot in plots:
        for slot in range(SLOTS):
            if slots[plot * SLOTS + slot] == FREE:
                found.append((plot, slot))
    return found


def is_filled(s: State, plot: int) -> bool:
    """Whether every slot of a shop is taken; a shop without slots never is."""
    first = plot * SLOTS
    return s.slots[first] >= 0 and FREE not in s.slots[first : first + SLOTS]


def artisans_in_town(s: State, kind: int) -> int:
    """How many face-up artisans of a kind lie in town."""
    return sum([1 for plot in plots_of_town(s) for card in awake(s, plot) if KIND_OF[card] == kind])


def plot_of(s: State, card: int) -> int:
    """The plot where an artisan lies, or NONE if it is not in town."""
    return s.slots.index(card) // SLOTS if card in s.slots else NONE


def shop_of(s: State, card: int) -> int:
    """The shop an artisan lies in, or NONE."""
    plot = plot_of(s, card)
    return NONE if plot == NONE else s.shops[plot]


def first_fit(s: State, kind: int) -> tuple[int, int]:
    """The plot and slot of the first free slot in town that takes a kind, or NONE and NONE."""
    for place, card in enumerate(s.slots):
        if card == FREE:
            plot, slot = divmod(place, SLOTS)
            if FITS[s.shops[plot]][slot] >> kind & 1:
                return plot, slot
    return NONE, NONE


def distinct(s: State, cards: list[int]) -> list[int]:
    """One card of each kind; those with tokens on them apart, unless they carry the same."""
    seen = 0
    found: list[int] = []
    for card in cards:
        kind = KIND_OF[card]
        if card in s.trays:
            if not any(KIND_OF[other] == kind and tokens_on(s, other) == tokens_on(s, card) for other in found):
                found.append(card)
        elif not seen >> kind & 1:
            seen |= 1 << kind
            found.append(card)
    return found


def tokens_on(s: State, card: int) -> tuple[int, ...]:
    """The tokens lying on an artisan."""
    return tuple(s.trays[card]) if card in s.trays else ()


def kinds_at(s: State, seat: int, card: int) -> int:
    """The kinds an artisan sees where it lies, as bits: of the shop and the artisans there, its own among them."""
    plot = plot_of(s, card)
    if plot == NONE:
        cards = s.park if card in s.park else s.players[seat].hand
        kinds = 0
    else:
        symbol = SYMBOL[s.shops[plot]]
        if symbol == WILD:
            return ANY
        kinds = 1 << symbol if symbol < KINDS else 0
        cards = awake(s, plot)
    for each in cards:
        kinds |= 1 << KIND_OF[each]
    return kinds


def spells_at(s: State, plot: int) -> list[int]:
    """The enchantments under a shop."""
    first = plot * SLOTS
    return [spell for spell in s.spells[first : first + SLOTS] if spell != NONE]


def spells_for(s: State, seat: int) -> list[int]:
    """The enchantments of the row, and the one the player has reserved."""
    reserved = s.players[seat].reserved
    return s.row if reserved == NONE else [*s.row, reserved]


def why_not_under(s: State, plot: int, spell: int) -> Refusal | None:
    """An enchantment goes under a shop of its kind, or a wild one, with fewer than three there."""
    symbol = SYMBOL[s.shops[plot]]
    if symbol != WILD and symbol != SPELL_KIND[spell]:
        return OTHER_SYMBOL
    return None if s.spells[plot * SLOTS + SLOTS - 1] == NONE else SHOP_ENCHANTED

"""Where things lie in town: which shops stand on which plots, who lies in them, what they carry."""

from __future__ import annotations

from embertable.games.flamecraft.cards.tables import FITS, SLEEPING, SPELL_KIND, SYMBOL
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import ANY, EMPTY, FREE, KINDS, NONE, SLOTS, WILD


def plots_of_town(s: State) -> list[int]:
    """The plots with face-up shops, in order."""
    return [plot for plot, shop in enumerate(s.shops) if shop >= 0]


def awake(s: State, plot: int) -> list[int]:
    """The face-up artisans of a shop, by slot."""
    if SLEEPING[s.shops[plot]]:
        return []
    return [card for card in s.slots[plot * SLOTS : plot * SLOTS + SLOTS] if card >= 0]


def artisans_in_town(s: State, kind: int) -> int:
    """How many face-up artisans of a kind lie in town."""
    count = 0
    for place, card in enumerate(s.slots):
        if card >= 0 and card % KINDS == kind and not SLEEPING[s.shops[place // SLOTS]]:
            count += 1
    return count


def plot_of(s: State, card: int) -> int:
    """The plot where an artisan lies, or NONE if it is not in town."""
    return s.slots.index(card) // SLOTS if card in s.slots else NONE


def is_filled(s: State, plot: int) -> bool:
    """Whether every slot of a shop is taken; a shop without slots never is."""
    first = plot * SLOTS
    return s.slots[first] >= 0 and FREE not in s.slots[first : first + SLOTS]


def free_fits(s: State, kind: int, first_plot: int, last_plot: int) -> list[int]:
    """The free slots for a kind, among plots first … last."""
    bit = 1 << kind
    found: list[int] = []
    for place in range(first_plot * SLOTS, last_plot * SLOTS + SLOTS):
        if s.slots[place] == FREE and FITS[s.shops[place // SLOTS] * SLOTS + place % SLOTS] & bit:
            found.append(place)
    return found


def spells_at(s: State, plot: int) -> list[int]:
    """The enchantments under a shop."""
    return [spell for spell in s.spells[plot * SLOTS : plot * SLOTS + SLOTS] if spell != NONE]


def takes_spell(s: State, plot: int, spell: int) -> bool:
    """Whether an enchantment can go under a shop: its kind, or a wild one, and fewer than three there."""
    symbol = SYMBOL[s.shops[plot]]
    return (symbol == WILD or symbol == SPELL_KIND[spell]) and s.spells[plot * SLOTS + SLOTS - 1] == NONE


def free_plots(s: State) -> list[int]:
    """The plots without a shop."""
    return [plot for plot, shop in enumerate(s.shops) if shop == EMPTY]


def guests(s: State, seat: int, plot: int) -> list[int]:
    """The other pieces on a plot, in turn order."""
    count = len(s.pieces)
    return [(seat + turn) % count for turn in range(1, count) if s.pieces[(seat + turn) % count] == plot]


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
        kinds |= 1 << each % KINDS
    return kinds


def distinct(s: State, cards: list[int]) -> list[int]:
    """One card of each kind; those with tokens on them apart, unless they carry the same."""
    seen = 0
    found: list[int] = []
    for card in cards:
        bit = 1 << card % KINDS
        if card in s.trays:
            tray = s.trays[card]
            if not any(
                other in s.trays and s.trays[other] == tray and other % KINDS == card % KINDS for other in found
            ):
                found.append(card)
        elif not seen & bit:
            seen |= bit
            found.append(card)
    return found


def tokens_on(s: State, card: int) -> tuple[int, ...]:
    """The tokens lying on an artisan."""
    return tuple(s.trays[card]) if card in s.trays else ()

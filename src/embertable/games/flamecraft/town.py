"""Looking at the town: which shops stand where, who lies in them, what they carry."""

from __future__ import annotations

from embertable.games.flamecraft.cards.tables import FITS, SLEEPING, SPELL_KIND, SYMBOL
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import EMPTY, FREE, KINDS, NONE, SLOTS, WILD


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


def tuck(s: State, plot: int, spell: int) -> None:
    """Put an enchantment under a shop."""
    s.spells[s.spells.index(NONE, plot * SLOTS)] = spell


def free_plots(s: State) -> list[int]:
    """The plots without a shop."""
    return [plot for plot, shop in enumerate(s.shops) if shop == EMPTY]


def guests(s: State, seat: int, plot: int) -> list[int]:
    """The other pieces on a plot, in turn order."""
    count = len(s.pieces)
    return [(seat + turn) % count for turn in range(1, count) if s.pieces[(seat + turn) % count] == plot]

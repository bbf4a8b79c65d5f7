"""What a seat can look forward to: where to gather, place and enchant next turn, and how many turns there are."""

from __future__ import annotations

from typing import Final

from embertable.games.flamecraft.cards.tables import FITS, REWARD, SLEEPING, SPELL_KIND, SYMBOL
from embertable.games.flamecraft.mind.worth import good_worth, worths
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import FREE, GOODS_LIMIT, KIND_OF, KINDS, NONE, SLOTS, WILD

MOST_TURNS: Final = 15
TOLL: Final = 0.7  # hearts a gift to another piece costs
NO_GOOD: Final = 1.5  # hearts of a symbol that is none of the goods
PLACED: Final = 1.0  # hearts of an artisan in town, beside the reward of its slot
FILLED: Final = 1.0  # hearts of a new shop

REWARD_WORTH: Final[list[list[float]]] = [[worths(reward) for reward in rewards] for rewards in REWARD]
GOOD_WORTH: Final[list[float]] = [good_worth(owned) for owned in range(GOODS_LIMIT + 1)]


class Outlook:
    """The town as one seat sees it between two of its turns."""

    def __init__(self) -> None:
        self.turns = 0
        self.visits = [0.0, 0.0]  # hearts of the two best shops to gather at
        self.place = 0.0  # hearts of the best slot for an artisan in hand
        self.fitting = 0  # free slots some artisan in hand fits
        self.kinds = 0  # of enchantments some shop takes, as bits
        self.shops = 0
        self.artisans = 0  # face up
        self.spells = 0


def turns_left(s: State, seat: int) -> int:
    """About how many turns the seat still begins; its own one counts until it has visited."""
    ahead = (seat - s.active) % s.seats
    begins = 1 if ahead == 0 and s.turn.visited == NONE else 0
    if s.last != NONE:
        return begins if ahead == 0 else (1 if ahead < s.last else 0)
    if s.ending != NONE:
        return 1 + begins
    return min(MOST_TURNS, 2 + min(len(s.artisan_deck), 2 * len(s.spell_deck)) // s.seats)


def outlook(s: State, seat: int) -> Outlook:
    """Look at every shop of the town but the one the seat's piece is at."""
    found = Outlook()
    found.turns = turns_left(s, seat)
    hand = 0
    for card in s.players[seat].hand:
        hand |= 1 << KIND_OF[card]
    others = [0] * len(s.shops)
    for piece, plot in enumerate(s.pieces):
        if piece != seat and plot != NONE:
            others[plot] += 1
    for plot, shop in enumerate(s.shops):
        if shop >= 0:
            found.shops += 1
            look_at(found, s, seat, plot, hand, others[plot])
    return found


def look_at(found: Outlook, s: State, seat: int, plot: int, hand: int, others: int) -> None:
    """Take one shop into account."""
    shop = s.shops[plot]
    stock = s.players[seat].stock
    symbol = SYMBOL[shop]
    worth = GOOD_WORTH[min(stock[symbol], GOODS_LIMIT)] if symbol < KINDS else NO_GOOD
    is_asleep = SLEEPING[shop]
    place = 0.0
    free = 0
    first = plot * SLOTS
    for slot in range(SLOTS):
        card = s.slots[first + slot]
        if card >= 0:
            if not is_asleep:
                found.artisans += 1
                worth += GOOD_WORTH[min(stock[KIND_OF[card]], GOODS_LIMIT)]
        elif card == FREE:
            free += 1
            if FITS[shop][slot] & hand:
                found.fitting += 1
                place = max(place, PLACED + REWARD_WORTH[shop][slot])
        spell = s.spells[first + slot]
        if spell != NONE:
            found.spells += 1
            worth += GOOD_WORTH[min(stock[SPELL_KIND[spell]], GOODS_LIMIT)]
    if place > 0.0 and free == 1:
        place += FILLED
    found.place = max(found.place, place)
    if plot != s.pieces[seat]:
        if s.spells[first + SLOTS - 1] == NONE:
            found.kinds |= (1 << KINDS) - 1 if symbol == WILD else 1 << symbol
        visit(found, worth + place - TOLL * others)


def visit(found: Outlook, worth: float) -> None:
    """Remember the best two."""
    if worth > found.visits[0]:
        found.visits[1] = found.visits[0]
        found.visits[0] = worth
    elif worth > found.visits[1]:
        found.visits[1] = worth

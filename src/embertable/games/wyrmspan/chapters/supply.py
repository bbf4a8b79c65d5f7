"""Decks, discard piles and the display. (p. 11)

The display is filled up at the end of a turn, never in the middle of one. An empty deck takes its discard pile when the
next card is needed. A deck has no order of its own: chance decides when a card is drawn. That is the same as shuffling
it beforehand, and nobody can foresee anything, not even in an imagined game.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from embertable.core.flow import Step
from embertable.core.lists import with_value
from embertable.core.refusal import Refusal
from embertable.core.rng import Rng
from embertable.games.wyrmspan.state import State
from embertable.games.wyrmspan.terms import DISPLAYED, EVERYBODY

DECK_EMPTY: Final = Refusal("deck empty", "cards")


def draw(deck: list[int], rng: Rng) -> int:
    """Take a card by chance out of a deck that is nobody else's."""
    index = rng.below(len(deck))
    card = deck[index]
    deck[index] = deck[-1]
    deck.pop()
    return card


def draw_dragon(s: State) -> int:
    """The top dragon of the deck, known to nobody yet; 0 when none is left anywhere."""
    if not s.deck:
        if not s.discard:
            return 0
        s.deck = s.discard[:]  # a copy of the state may share the pile
        s.discard = []
    s.reveal()
    card = draw(s.deck, s.rng)
    s.known[card] = 0
    return card


def draw_cave(s: State) -> int:
    """The top cave of the deck, known to nobody yet; 0 when none is left anywhere."""
    if not s.cave_deck:
        if not s.cave_discard:
            return 0
        s.cave_deck = s.cave_discard[:]
        s.cave_discard = []
    s.reveal()
    card = draw(s.cave_deck, s.rng)
    s.known_caves[card] = 0
    return card


def has_dragons(s: State) -> bool:
    """Whether a dragon can be drawn."""
    return bool(s.deck) or bool(s.discard)


def has_caves(s: State) -> bool:
    """Whether a cave card can be drawn."""
    return bool(s.cave_deck) or bool(s.cave_discard)


def discard_dragon(s: State, card: int) -> None:
    """Face up, for all to see. A pile keeps no order, so that no order of discarding matters."""
    s.known[card] = EVERYBODY
    s.discard = s.discard[:]
    insort(s.discard, card)


def discard_cave(s: State, card: int) -> None:
    """Face up, for all to see, likewise."""
    s.known_caves[card] = EVERYBODY
    s.cave_discard = s.cave_discard[:]
    insort(s.cave_discard, card)


def refill(s: State) -> None:
    """Fill the empty places of the display: dragons from left to right, then caves."""
    if 0 in s.display:
        for place in range(DISPLAYED):
            if not s.display[place]:
                s.display = with_value(s.display, place, draw_dragon(s))
    if 0 in s.cave_display:
        for place in range(DISPLAYED):
            if not s.cave_display[place]:
                s.cave_display = with_value(s.cave_display, place, draw_cave(s))


class Refill(Step):
    """At the end of a turn the empty places of the display are filled."""

    def resolve(self, s: State) -> None:
        refill(s)


def sweep(s: State) -> None:
    """Before a new round all face-up cards are discarded and replaced."""
    for card in s.display:
        if card:
            discard_dragon(s, card)
    for card in s.cave_display:
        if card:
            discard_cave(s, card)
    s.display = [0] * DISPLAYED
    s.cave_display = [0] * DISPLAYED
    refill(s)

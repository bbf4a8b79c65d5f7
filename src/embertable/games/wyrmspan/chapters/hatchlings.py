"""Caching, tucking, and what it does for hatchlings. (p. 8-9)

A token on a dragon and a card under it stay there for good. Each fitting item feeds a hatchling, whatever put it there.
"""

from __future__ import annotations

from embertable.core.effects import Do
from embertable.core.lists import with_more, with_one, without
from embertable.games.wyrmspan.cards.tables import DRAGONS, FOOD
from embertable.games.wyrmspan.events import Cached, Tucked
from embertable.games.wyrmspan.places import place_and_card, tucked_at
from embertable.games.wyrmspan.state import State
from embertable.games.wyrmspan.terms import CARD


def put_token(s: State, seat: int, place: int, kind: int) -> None:
    """Put a resource on the dragon at a place."""
    me = s.players[seat]
    me.cached = with_more(me.cached, place * 4 + kind, 1)
    dragon = me.dragons[place]
    if s.journal is not None:
        s.note(Cached(seat, kind, dragon, me.fed[place] + 1 if FOOD[dragon] == kind else 0))
    if FOOD[dragon] == kind:
        feed(s, seat, place, dragon)


def put_card(s: State, seat: int, place: int, card: int) -> None:
    """Put a dragon card under the dragon at a place."""
    me = s.players[seat]
    me.tucks = with_more(me.tucks, place, 1)
    me.tucked = with_one(me.tucked, tucked_at(place, card))
    dragon = me.dragons[place]
    if s.journal is not None:
        s.note(Tucked(seat, card, dragon, s.known[card], me.fed[place] + 1 if FOOD[dragon] == CARD else 0))
    if FOOD[dragon] == CARD:
        feed(s, seat, place, dragon)


def tuck_from_hand(s: State, seat: int, place: int, card: int) -> None:
    """Tuck a card of the hand, face down: the others do not see which, and of none left they know it is still there."""
    me = s.players[seat]
    for held in me.hand:
        s.known[held] = 1 << seat
    me.hand = without(me.hand, card)
    put_card(s, seat, place, card)


def feed(s: State, seat: int, place: int, dragon: int) -> None:
    """A hatchling got what it eats: its bonus each time, and another one at the third."""
    me = s.players[seat]
    me.fed = with_more(me.fed, place, 1)
    feeding = DRAGONS[dragon - 1].feeding
    assert feeding is not None, f"dragon {dragon} eats, and so it is a hatchling"
    if me.fed[place] == 3:
        s.then(Do(seat, feeding.third, dragon))
    if feeding.each is not None:
        s.then(Do(seat, feeding.each, dragon))


def last_tucked(s: State, seat: int, place: int) -> int:
    """The card that was last put under the dragon at a place."""
    for tucked in reversed(s.players[seat].tucked):
        under, card = place_and_card(tucked)
        if under == place:
            return card
    raise AssertionError(f"nothing is tucked at place {place}")

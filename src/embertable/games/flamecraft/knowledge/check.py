"""What must hold at every moment: nothing is created or lost."""

from __future__ import annotations

from embertable.games.flamecraft.cards.tables import FANCY, SPELLS
from embertable.games.flamecraft.places import slots_of
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import (
    ARTISANS_OF_A_KIND,
    CLOSED,
    EMPTY,
    FACE_DOWN,
    KINDS,
    MIXED,
    NONE,
    PARK_SIZE,
    REMOVED,
    ROW_SIZE,
)


def check(s: State) -> None:
    """Each card is in one place, no count is negative, and nobody stands where there is no shop."""
    check_cards(s)
    for me in s.players:
        assert min(me.stock) >= 0, f"a stock is negative: {me.stock}"
        assert me.hearts >= 0, "reputation never goes below 0"
        assert all(card in me.hand for card in me.known), "a known card is no longer in hand"
    for piece in s.pieces:
        assert piece == NONE or s.shops[piece] >= 0, "a piece stands where no shop is"
    assert len(s.artisans_under) <= len(s.artisan_deck), "more is known to lie under the artisans than there are"
    assert len(s.fancy_under) <= len(s.fancy_deck), "more is known to lie under the fancy dragons than there are"
    mixed = [card for card, knowers in zip(s.fancy_deck, s.fancy_under, strict=False) if knowers == MIXED]
    for me in s.players:
        assert all(card in mixed for card in me.returned), "a fancy dragon let go lies elsewhere"
    assert len(s.park) <= PARK_SIZE, "the Park is too full"
    assert all(card in s.park for card in s.trays), "tokens lie on a card that left the Park"
    assert len(s.row) <= ROW_SIZE, "the row is too long"
    for plot, shop in enumerate(s.shops):
        closed = all(card == CLOSED for card in slots_of(s, plot))
        assert shop not in (EMPTY, FACE_DOWN) or closed, "artisans lie where no shop is open"
    assert s.shops.count(FACE_DOWN) == len(s.laid), "a face-down shop is not remembered"


def check_cards(s: State) -> None:
    """Nothing is created or lost."""
    artisans = s.artisan_deck + s.park + [card for card in s.slots if card >= 0]
    fancy = s.fancy_deck[:]
    spells = s.spell_deck + s.row + [spell for spell in s.spells if spell != NONE]
    for me in s.players:
        artisans += me.hand
        fancy += me.fancy + me.played + me.offer
        spells += [me.reserved] if me.reserved != NONE else []
    copies = ARTISANS_OF_A_KIND + 1 - REMOVED[s.seats]
    assert sorted(artisans) == list(range(copies * KINDS)), f"an artisan was created or lost: {sorted(artisans)}"
    assert len(fancy) == len(set(fancy)), "a fancy dragon is in two places"
    assert s.seats == 1 or len(fancy) == len(FANCY), "a fancy dragon was lost"
    half = len(SPELLS) // 2
    assert sorted(spells) == list(range(half, 2 * half) if s.gold else range(half)), "an enchantment was lost"
    shops = s.shop_deck + [shop for shop in s.shops if shop >= 0] + s.box
    assert len(shops) == len(set(shops)), "a shop is in two places"

"""Drawing several dragons and dividing them."""

from __future__ import annotations

from embertable.core.codec import digest
from embertable.games.wyrmspan.effects.drawing import Draw
from embertable.games.wyrmspan.effects.grammar import Shared
from tests.games.wyrmspan.given import Given, given


def test_draw_keeps_without_asking_what_has_no_division() -> None:
    table = given(deck=["sentinel-flyer", "subterranean-basilisk"]).use(Draw(2))
    assert sorted(table.hand) == ["sentinel-flyer", "subterranean-basilisk"]
    assert table.known("sentinel-flyer") == 1


def test_draw_divides_exactly() -> None:
    table = given(
        me={"crimson": ["bellicose-firevern"]}, deck=["sentinel-flyer", "subterranean-basilisk", "swift-lung-dragon"]
    ).use(Draw(3, least=1, most=1, discard=1), "bellicose-firevern")
    assert sorted(table.keys) == [
        "tuck sentinel-flyer under crimson 1",
        "tuck subterranean-basilisk under crimson 1",
        "tuck swift-lung-dragon under crimson 1",
    ]
    table.choose("tuck sentinel-flyer under crimson 1", "discard swift-lung-dragon")
    assert (table.hand, "swift-lung-dragon" in table.discard) == (["subterranean-basilisk"], True)
    assert table.tucks("bellicose-firevern") == 1


def test_draw_with_too_few_cards_keeps_one_first() -> None:
    table = given(me={"crimson": ["bellicose-firevern"]})
    table.s.discard = []
    table.s.players[1].hand, table.s.deck = table.s.deck[:-2], table.s.deck[-2:]
    table.use(Draw(3, least=1, most=1, discard=1), "bellicose-firevern")
    table.choose(table.keys[0])
    assert (len(table.me.hand), table.tucks("bellicose-firevern"), table.s.discard) == (1, 1, [])


def test_an_empty_deck_takes_its_discard_pile() -> None:
    table = given()
    table.s.discard, table.s.deck = table.s.deck, []
    count = len(table.s.discard)
    table.use(Draw(1))
    assert (len(table.me.hand), len(table.s.deck), table.s.discard) == (1, count - 1, [])


def two_drawn() -> Given:
    """The Churlish Firevern has drawn two cards: each may be tucked or kept."""
    table = given(me={"golden": ["churlish-firevern"]}, deck=["sentinel-flyer", "subterranean-basilisk"])
    return table.use(Draw(2, most=2), "churlish-firevern")


def test_drawn_cards_are_tucked_in_any_order() -> None:
    first, second = two_drawn().keys[:2]
    table = two_drawn().choose(second)
    assert table.keys == [first, "decline"]
    table.choose(first)

    assert table.tucks("churlish-firevern") == 2
    assert digest(table.s) == digest(two_drawn().choose(first, second).s)


def test_drawing_may_be_declined_before_a_card_is_seen() -> None:
    """The part of the others, and a dragon that comes or is passed: the card is drawn only if it is wanted."""
    table = given(others=[{}]).use(Shared(Draw(1), Draw(1)))
    assert (len(table.me.hand), table.question) == (1, "Consider")
    table.decline()
    assert table.s.players[1].hand == []

    table = given(me={"gold": 1, "crystal": 1, "hand": ["splitting-golden-hydra"]})
    table.choose("entice splitting-golden-hydra golden")
    assert table.keys == ["draw dragons", "decline"]
    assert table.decline().hand == []

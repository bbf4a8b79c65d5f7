"""Drawing several dragons and dividing them."""

from __future__ import annotations

from embertable.games.wyrmspan.effects.drawing import Draw
from tests.games.wyrmspan.given import given


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
    assert (table.hand, table.discard[-1]) == (["subterranean-basilisk"], "swift-lung-dragon")
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

"""Taking cards, and what is turned up."""

from __future__ import annotations

import pytest

from embertable.games.wyrmspan.effects.gaining import Gain
from embertable.games.wyrmspan.effects.taking import Reveal, Take, TakeAndTuck
from embertable.games.wyrmspan.effects.verb import Verb
from embertable.games.wyrmspan.terms import (
    ANYWHERE,
    DISCARD,
    DRAGON,
    EVERYBODY,
    GOLD,
    HAND,
    LARGE,
)
from tests.games.wyrmspan.given import DRAGON_NUMBER, given


def test_take_offers_display_and_deck_and_leaves_gaps() -> None:
    table = given(
        others=[{"passed": True}], display=["sentinel-flyer", "subterranean-basilisk", "swift-lung-dragon"]
    ).use(Take(DRAGON, 2))
    assert table.keys == [
        "take sentinel-flyer",
        "take subterranean-basilisk",
        "take swift-lung-dragon",
        "take top",
        "decline",
    ]
    table.choose("take subterranean-basilisk")
    assert table.keys == ["take sentinel-flyer", "take swift-lung-dragon", "take top", "decline"]
    assert table.known("subterranean-basilisk") == EVERYBODY
    table.choose("take top")
    assert table.s.known[table.me.hand[-1]] == 1


def test_take_and_tuck_shows_the_card_first() -> None:
    table = (
        given(me={"golden": ["beckoning-cricketcatcher"]}, display=["sentinel-flyer"])
        .use(TakeAndTuck(ANYWHERE), "beckoning-cricketcatcher")
        .choose("take sentinel-flyer", "tuck under golden 1")
    )
    assert table.tucks("beckoning-cricketcatcher") == 1


@pytest.mark.parametrize(
    ("top", "verb", "hand", "tucks", "gold"),
    [
        ("aged-sea-serpent", Reveal(LARGE, DISCARD, Gain(GOLD)), 0, 0, 1),
        ("sentinel-flyer", Reveal(LARGE, DISCARD, Gain(GOLD)), 0, 1, 0),
        ("aged-sea-serpent", Reveal(LARGE, HAND), 1, 0, 0),
    ],
)
def test_reveal(top: str, verb: Verb, hand: int, tucks: int, gold: int) -> None:
    table = given(me={"crimson": ["hostile-northern-fire-dragon"]}, deck=[top]).use(
        verb, "hostile-northern-fire-dragon"
    )
    assert (len(table.me.hand), table.tucks("hostile-northern-fire-dragon"), table.me.stock[GOLD]) == (
        hand,
        tucks,
        gold,
    )
    assert table.known(top) == EVERYBODY


def test_revealing_may_be_declined() -> None:
    """A dragon that is passed asks before it turns up a card for all to see."""
    table = given(me={"crimson": ["hostile-northern-fire-dragon"]}, others=[{"passed": True}], deck=["sentinel-flyer"])
    table.choose("explore crimson", "gold")
    assert table.keys == ["reveal", "decline"]
    table.decline()
    assert (table.s.deck, table.question) == ([DRAGON_NUMBER["sentinel-flyer"]], "TakeStep")


def test_a_card_of_the_deck_may_be_declined_where_the_display_is_empty() -> None:
    table = given(display=[]).use(Take(DRAGON))
    assert table.keys == ["take top", "decline"]

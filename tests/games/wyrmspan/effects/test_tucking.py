"""Tucking cards under dragons."""

from __future__ import annotations

from embertable.games.wyrmspan import GAME
from embertable.games.wyrmspan.effects.taking import Take
from embertable.games.wyrmspan.effects.tucking import Tuck, TuckEach, TuckFromDeck
from embertable.games.wyrmspan.events import Tucked
from embertable.games.wyrmspan.terms import (
    ANYWHERE,
    DRAGON,
    HERE,
    PLAYFUL,
    SHY,
    THIS_CAVE,
)
from tests.games.wyrmspan.given import DRAGON_NUMBER, Given, given, table_with


def test_tuck_from_hand_is_known_to_its_owner_only() -> None:
    table = (
        table_with(crimson=["malcontent-venomous-wyrm"], golden=["wise-anteldragon"], hand=["sentinel-flyer"])
        .use(Tuck(ANYWHERE, 2))
        .choose("tuck under golden 1", "tuck sentinel-flyer")
    )
    assert (table.tucks("wise-anteldragon"), table.hand, table.known("sentinel-flyer")) == (1, [], 1)


def test_tuck_from_deck_is_known_to_nobody() -> None:
    table = given(me={"crimson": ["malcontent-venomous-wyrm"]}, deck=["sentinel-flyer"]).use(TuckFromDeck(1, ANYWHERE))
    table.choose("tuck under crimson 1")
    assert (table.tucks("malcontent-venomous-wyrm"), table.known("sentinel-flyer")) == (1, 0)


def test_tuck_each() -> None:
    table = table_with(crimson=["smirking-ridgeback", "hoarding-flyer", "spry-horned-lung-dragon"]).use(
        TuckEach(THIS_CAVE, SHY), "smirking-ridgeback"
    )
    table.choose("tuck under crimson 2")
    assert (
        table.tucks("smirking-ridgeback"),
        table.tucks("hoarding-flyer"),
        table.tucks("spry-horned-lung-dragon"),
    ) == (0, 1, 0)


def test_tucking_from_the_deck_may_be_broken_off() -> None:
    """A third feeding without a cave card in hand would lose the free excavation of the Lawndrake."""
    mine = {"amethyst": ["lawndrake"], "fed": {"lawndrake": 1}, "tucked": {"lawndrake": ["sentinel-flyer"]}}
    table = table_with(**mine).use(TuckFromDeck(2, ANYWHERE)).choose("tuck under amethyst 1")
    assert table.keys == ["tuck under amethyst 1", "decline"]
    table.decline()
    assert (table.tucks("lawndrake"), table.me.fed[table.place("lawndrake")]) == (2, 2)


def test_tuck_each_goes_in_the_owners_order_and_leaves_out_some() -> None:
    """The Smirking Ridgeback: the dragon on the right first, the one on the left not at all."""
    table = table_with(crimson=["smirking-ridgeback", "spry-horned-lung-dragon"])
    table.use(TuckEach(THIS_CAVE, PLAYFUL), "smirking-ridgeback")
    assert table.keys == ["tuck under crimson 1", "tuck under crimson 2", "decline"]
    table.choose("tuck under crimson 2")
    assert table.keys == ["tuck under crimson 1", "decline"]
    table.decline()
    assert (table.tucks("smirking-ridgeback"), table.tucks("spry-horned-lung-dragon")) == (0, 1)


def with_a_card_everybody_saw() -> Given:
    """One card in hand is secret, the other was taken from the display."""
    mine = {"crimson": ["malcontent-venomous-wyrm"], "hand": ["aged-sea-serpent"]}
    return given(me=mine, display=["sentinel-flyer"]).use(Take(DRAGON)).choose("take sentinel-flyer")


def test_a_card_tucked_from_hand_lies_face_down() -> None:
    """Everybody saw it taken; nobody but its owner sees whether it or another one was tucked."""
    table = with_a_card_everybody_saw()
    assert GAME.view(table.s, 1)["players"][0]["hand"] == [DRAGON_NUMBER["sentinel-flyer"]]

    table.use(Tuck(HERE), "malcontent-venomous-wyrm").choose("tuck sentinel-flyer")

    for seat in (1, None):
        seen = GAME.view(table.s, seat)["players"][0]
        assert (seen["tucks"][0], seen["tucked"], seen["hand"]) == (1, [], [])
        told = table.happened(Tucked)[-1].seen_by(seat)
        assert isinstance(told, Tucked)
        assert told.card == 0
    assert GAME.view(table.s, 0)["players"][0]["tucked"] == [[0, DRAGON_NUMBER["sentinel-flyer"]]]


def test_which_card_is_left_in_hand_does_not_betray_the_one_tucked() -> None:
    table = with_a_card_everybody_saw()
    table.use(Tuck(HERE), "malcontent-venomous-wyrm").choose("tuck aged-sea-serpent")
    assert GAME.view(table.s, 1)["players"][0]["hand"] == []

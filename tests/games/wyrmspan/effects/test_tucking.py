"""Tucking cards under dragons."""

from __future__ import annotations

from embertable.games.wyrmspan.effects.tucking import Tuck, TuckEach, TuckFromDeck
from embertable.games.wyrmspan.terms import (
    ANYWHERE,
    SHY,
    THIS_CAVE,
)
from tests.games.wyrmspan.given import given, table_with


def test_tuck_from_hand_is_known_to_its_owner_only() -> None:
    table = (
        table_with(crimson=["malcontent-venomous-wyrm"], golden=["wise-anteldragon"], hand=["sentinel-flyer"])
        .use(Tuck(ANYWHERE, 2))
        .choose("tuck under golden 1", "tuck sentinel-flyer")
    )
    assert (table.tucks("wise-anteldragon"), table.hand, table.known("sentinel-flyer")) == (1, [], 1)


def test_tuck_from_deck_is_known_to_nobody() -> None:
    table = given(me={"crimson": ["malcontent-venomous-wyrm"]}, deck=["sentinel-flyer"]).use(TuckFromDeck(1, ANYWHERE))
    assert (table.tucks("malcontent-venomous-wyrm"), table.known("sentinel-flyer")) == (1, 0)


def test_tuck_each() -> None:
    table = table_with(crimson=["smirking-ridgeback", "hoarding-flyer", "spry-horned-lung-dragon"]).use(
        TuckEach(THIS_CAVE, SHY), "smirking-ridgeback"
    )
    assert (
        table.tucks("smirking-ridgeback"),
        table.tucks("hoarding-flyer"),
        table.tucks("spry-horned-lung-dragon"),
    ) == (0, 1, 0)

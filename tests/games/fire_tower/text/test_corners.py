"""A corner is a roof only where somebody mans it."""

from __future__ import annotations

import pytest

from embertable.core.flow import fresh
from embertable.core.text.marks import plain
from embertable.games.fire_tower import GAME
from tests.games.fire_tower.given import FIVE, Given, at, given

ROOF = {"en": "roof", "uk": "дах", "ru": "крыша"}
NE, SW = at(0, 15), at(15, 0)


def said(game: Given, key: str, code: str) -> str:
    option = next(option for option in game.s.options if option.key() == key)
    return plain(GAME.say(option, GAME.tongue(code)))


def beside_both() -> list[tuple[int, int]]:
    """Fire beside the corner nobody mans, and beside the roof of the north-east."""
    return [(15, 1), (0, 14)]


@pytest.mark.parametrize("code", ["uk", "en", "ru"])
@pytest.mark.parametrize(
    ("hand", "play", "forest", "roof"),
    [
        ("wind-west", ["push west"], f"light {SW}", None),
        ("wind-east", ["push east"], None, f"light {NE}"),
        ("flare-up", [], f"light {at(14, 0)} {SW}", f"light {NE} {at(1, 15)}"),
        ("burning-snag", [], f"light {at(14, 0)} {at(14, 1)} {SW}", f"light {NE} {at(1, 14)} {at(1, 15)}"),
        ("ember", [f"lift {at(5, 5)}"], f"land {SW}", f"land {NE}"),
        ("dozer-line", [], f"dig {at(14, 0)} {SW}", None),
    ],
)
def test_a_corner_nobody_mans_is_called_forest(
    code: str, hand: str, play: list[str], forest: str | None, roof: str | None
) -> None:
    """Three play; the south-west is plain forest, the north-east a tower. (p. 7)"""
    game = given(
        seats=3, mode="plain", fire=[*beside_both(), (5, 5)], hands=[[hand, *FIVE[:4]], FIVE, FIVE], partial="voluntary"
    )
    game.choose(f"play {hand}", *play)

    assert forest is None or ROOF[code] not in said(game, forest, code).lower()
    assert roof is None or ROOF[code] in said(game, roof, code).lower()


def test_spreading_onto_a_corner_nobody_mans_is_no_roof() -> None:
    game = given(seats=3, mode="plain", phase="turn", wind="W", fire=beside_both(), hands=[FIVE] * 3)
    assert "roof" not in said(game, f"spread {SW}", "en")

    game = given(seats=3, mode="plain", phase="turn", wind="E", fire=beside_both(), hands=[FIVE] * 3)
    assert "roof" in said(game, f"spread {NE}", "en")


def test_reckless_fires_know_roofs_from_corners() -> None:
    water = ["smokejumper", "air-drop", "fire-engine"]
    game = given(seats=3, mode="plain", fire=beside_both(), hands=[water, FIVE, FIVE], buckets=["emptied"])
    game.choose("reckless water")
    assert "roof" not in said(game, f"first {SW}", "en")
    assert "roof" in said(game, f"first {NE}", "en")

    game.choose(f"first {at(9, 8)}")
    assert f"light {NE} {at(9, 8)}" not in [option.key() for option in fresh(game.s)]
    assert "roof" in said(game, f"light {NE} {at(9, 8)}", "en")

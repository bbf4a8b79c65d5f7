"""Points at the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.wyrmspan.given import given


@pytest.mark.parametrize(
    ("dragon", "mine", "points"),
    [
        (
            "common-grass-lindworm",
            {"golden": ["common-grass-lindworm"], "cached": {"common-grass-lindworm": {"milk": 3, "meat": 1}}},
            3,
        ),
        (
            "keening-amphiptere",
            {
                "crimson": ["keening-amphiptere"],
                "tucked": {"keening-amphiptere": ["sentinel-flyer", "subterranean-basilisk"]},
            },
            2,
        ),
        ("singeing-remora", {"amethyst": ["singeing-remora"], "cached": {"singeing-remora": {"meat": 2}}}, 2),
        ("stoic-gryphdragon", {"crimson": ["hoarding-flyer", "stoic-gryphdragon"]}, 3),
        (
            "ordinary-resplendent-coatl",
            {
                "crimson": [
                    "ordinary-resplendent-coatl",
                    "genial-mothdragon",
                    "hushed-oak-wing-feydragon",
                    "stealthy-rufftail",
                ]
            },
            8,
        ),
        (
            "miniature-crested-coatl",
            {"golden": ["miniature-crested-coatl", "wise-anteldragon", "brushtail-fae", "scaly-rock-dragon"]},
            5,
        ),
        (
            "little-amphiptere",
            {"crimson": ["little-amphiptere", "hoarding-flyer", "spry-horned-lung-dragon", "stealthy-rufftail"]},
            3,
        ),
        (
            "minor-sharpclaw",
            {"crimson": ["minor-sharpclaw", "yellow-bellied-lung-dragon", "hostile-northern-fire-dragon"]},
            -4,
        ),
        (
            "yellow-bellied-lung-dragon",
            {"crimson": ["minor-sharpclaw", "yellow-bellied-lung-dragon", "hostile-northern-fire-dragon"]},
            -2,
        ),
        (
            "titanic-coatl",
            {"crimson": ["titanic-coatl", "genial-mothdragon", "hushed-oak-wing-feydragon", "tawny-steppe-wyvern"]},
            4,
        ),
        (
            "customary-grazer",
            {"crimson": ["customary-grazer", "genial-mothdragon", "flocking-dragonette", "cackling-dragonette"]},
            9,
        ),
        (
            "southern-mammoth-ridgedragon",
            {
                "amethyst": [
                    "southern-mammoth-ridgedragon",
                    "blue-forest-spirit",
                    "territorial-spitter",
                    "descending-firevern",
                ]
            },
            5,
        ),
        (
            "homely-fae",
            {"crimson": ["homely-fae", "hoarding-flyer", "spry-horned-lung-dragon", "stealthy-rufftail"]},
            5,
        ),
        (
            "chromatic-blue-lung-dragon",
            {
                "crimson": ["brushtail-fae", "bellicose-firevern", "smirking-ridgeback", "sea-viper"],
                "golden": ["chromatic-blue-lung-dragon", "guarding-horned-drake"],
            },
            8,
        ),
    ],
)
def test_points(dragon: str, mine: dict[str, Any], points: int) -> None:
    assert given(me=mine).points(dragon) == points

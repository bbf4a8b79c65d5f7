"""The modes that exist, and the corners that are manned."""

from __future__ import annotations

import re
from typing import Any

import pytest

from embertable.core.errors import BadVariant
from embertable.games.fire_tower import GAME
from embertable.games.fire_tower.variants import Variants
from tests.games.fire_tower.given import FIVE, at, given


@pytest.mark.parametrize(
    ("seats", "variants", "says"),
    [
        (2, Variants(mode="shadow"), "needs 3 or 4 players; two play the plain game"),
        (2, Variants(mode="teams"), "needs 4 players; 2 play the plain game"),
        (3, Variants(mode="teams"), "needs 4 players; 3 play the plain game or with the Shadow of the Wood"),
        (4, Variants(forest="nw"), "four players man all four corners"),
        (2, Variants(champion="champion", holders=("ne",)), "can be held at nw, se, not at: ne"),
        (3, Variants(champion="grand", holders=()), "can be held at nw, ne, se, not by nobody"),
        (2, Variants(max_turns=0), "max_turns is at least 1"),
    ],
)
def test_a_mode_that_does_not_exist_is_refused_in_one_sentence(seats: int, variants: Variants, says: str) -> None:
    with pytest.raises(BadVariant, match=re.escape(says)) as refusal:
        GAME.new(seats, variants)
    assert ". " not in str(refusal.value)


@pytest.mark.parametrize(
    ("seats", "forest", "corners"),
    [
        (2, "sw", ["nw", "se"]), (2, "nw", ["ne", "sw"]), (3, "sw", ["nw", "ne", "se"]), (3, "ne", ["nw", "se", "sw"]),
    ],
)  # fmt: skip
def test_corners_without_a_tower_are_forest(seats: int, forest: str, corners: list[str]) -> None:
    """Two sit opposite each other; three leave any corner free."""
    view = GAME.view(GAME.new(seats, Variants(forest=forest)), None)  # type: ignore[arg-type]  # a table of words
    assert [player["corner"] for player in view["players"]] == corners


def test_an_unmanned_zone_is_plain_forest() -> None:
    """Ruling 6: firebreaks and water work there, and nothing burns down."""
    game = given(seats=2, fire=[(0, 15), (1, 15)], hands=[["air-drop", "de-re-forest"], FIVE])
    game.choose("play air-drop")
    assert game.keys == [f"douse {at(0, 15)}", f"douse {at(1, 15)}"]


@pytest.mark.parametrize(
    ("before", "winners", "after"),
    [
        (("unclaimed", ()), [1], ("champion", ("nw",))),
        (("champion", ("nw",)), [0], ("grand", ("se",))),
        (("champion", ("nw",)), [1], ("champion", ("nw",))),
        (("grand", ("se",)), [1], ("grand", ("nw",))),
        (("grand", ("se",)), [0], ("champion", ("se",))),
        (("champion", ("nw",)), [0, 1], ("champion", ("nw", "se"))),
        (("grand", ("nw", "se")), [0, 1], ("grand", ("nw", "se"))),
        (("champion", ("nw",)), [], ("champion", ("se",))),
        (("unclaimed", ()), [], ("unclaimed", ())),
        (("none", ("nw",)), [1], ("none", ("nw",))),
    ],
)
def test_on_defeat_the_champions_card_goes_to_the_new_winner(
    before: tuple[Any, Any], winners: list[int], after: tuple[Any, Any]
) -> None:
    """Whoever sits where: the two change corners. Whoever wins again turns it over; after a draw it stays. (p. 7)"""
    variants = GAME.next_variants(Variants(champion=before[0], holders=before[1]), winners, [1, 0])

    assert (variants.champion, variants.holders) == after


def test_all_who_win_together_hold_the_champions_card_where_they_sit_next() -> None:
    """A team of shadows has the card together; with three the free corner is nobody's. (p. 7)"""
    four = GAME.next_variants(Variants(champion="unclaimed", mode="teams"), [0, 2], [3, 0, 1, 2])
    three = GAME.next_variants(Variants(champion="champion", forest="nw", holders=("ne",)), [2], [2, 0, 1])

    assert four.holders == ("ne", "sw")
    assert three.holders == ("se",)
    GAME.new(3, three)

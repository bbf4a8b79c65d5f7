"""What can be said of a position: how far each pattern is, what could complete it, what is left of the game."""

from __future__ import annotations

import pytest

from embertable.games.flamecraft_duals import GAME
from embertable.games.flamecraft_duals.mind.families import TRAITS
from embertable.games.flamecraft_duals.mind.traits import FOUNTAIN_POINTS, KINDS, PAR, finals, kind
from embertable.games.flamecraft_duals.variants import Variants
from tests.games.flamecraft_duals.given import given
from tests.games.reading import check_reading, check_words, marks, positions, reading_of

TABLES = [
    (1, Variants()),
    (2, Variants()),
    (2, Variants(fountain=True)),
    (2, Variants(dragons=("precious", "trio"))),
    (2, Variants(dragons=("tailor", "seer"), fountain=True)),
]


def test_every_trait_is_said_in_three_languages() -> None:
    check_words(GAME)


def test_marks_are_traits_of_the_list_at_every_table() -> None:
    seen: set[str] = set()
    for seats, variants in TABLES:
        seen |= check_reading(GAME, seats, variants, seed=5, games=3 if seats == 1 else 1)

    rare = {"kept", "fits held", "fits tray", "ending", "safe", "lacking 3", "fountain lacking 0", "fountain lacking 4"}
    assert {family.name for family in TRAITS.families} - seen <= rare


@pytest.mark.parametrize(
    ("table", "name"), [*zip(TABLES, ["solo", "2", "2-fountain", "2-fancy", "2-fancy-fountain"], strict=True)]
)
def test_every_kind_of_table_has_its_name(table: tuple[int, Variants], name: str) -> None:
    assert KINDS[kind(GAME.new(*table))] == name


def test_both_seats_are_alike() -> None:
    """Who sits in the other chair sees the same."""
    for s in positions(GAME, 2, Variants(fountain=True), seed=3):
        if s.agenda[-1].seat == s.turn:  # type: ignore[attr-defined]  # at rest it is a question
            other = s.clone()
            other.players.reverse()
            other.turn = 1 - s.turn
            assert marks(GAME, s, 0) == marks(GAME, other, 1)
            assert marks(GAME, s, 1) == marks(GAME, other, 0)


def test_a_card_that_lacks_one_dragon_knows_what_completes_it() -> None:
    """A row of cooks: two lie, the third has two places, and a quarter of the bag are cooks."""
    game = given(
        board={"c2": ["cook"], "c3": ["cook"]},
        hand=["cook-line"],
        bag=["cook", "baker", "baker", "baker"],
        deck=["baker-line"] * 3,
        coins=1,
    )
    found = marks(GAME, game.s, 0)

    assert found["lacking 1", "pulling"] == 3
    assert found["places", "2"] == 1
    assert found["outs now", "2"] == 3
    assert found["hand", "cook-line"] == 1


def test_a_full_cell_completes_nothing() -> None:
    tower = ["baker", "jeweller", "gardener"]
    game = given(
        board={"c2": ["cook"], "c3": ["cook"], "c1": tower, "c4": tower},
        hand=["cook-line"],
        bag=["cook", "baker"],
        coins=1,
    )

    assert marks(GAME, game.s, 0)["places", "0"] == 1


def test_a_token_that_completes_a_card_is_worth_it() -> None:
    board = {"c2": ["cook"], "c3": ["cook"]}
    game = given(board=board, hand=["cook-line"], tray=["cook"], bag=["baker"], deck=["baker-line"] * 2)

    assert marks(GAME, game.s, 0)["fits tray", ""] == 3
    assert marks(GAME, game.s, 0)["tray", "cook"] == 1


def test_alone_the_fountain_cards_decide_and_a_mark_is_to_be_reached() -> None:
    fountain = "fountain-baker-jeweller"
    game = given(seats=1, scored=[fountain, "cook-line"], coins=2, bag=["cook"] * 3, deck=["baker-line"] * 3)

    assert finals(game.s) == [4 + 3 + 2 + FOUNTAIN_POINTS, PAR]
    assert marks(GAME, game.s, 0)["done", "1"] == 1
    assert marks(GAME, game.s, 1) == {("mark to reach", ""): 1}
    assert reading_of(GAME).rivals(game.s) == 1

"""What can be said of a position: who holds which spirit, who takes the trick, how near the end is."""

from __future__ import annotations

import pytest

from embertable.games.tatsu import GAME
from embertable.games.tatsu.mind.families import TRAITS
from embertable.games.tatsu.mind.opinions import hope
from embertable.games.tatsu.mind.traits import KINDS, kind, side, stage
from embertable.games.tatsu.state import State
from embertable.games.tatsu.terms import CARDS_OF_CLAN, NONE
from embertable.games.tatsu.variants import Variants
from tests.games.reading import Marks, check_reading, check_words, marks, positions
from tests.games.tatsu.given import given

TABLES = [(2, Variants(max_deals=2)), (3, Variants(max_deals=1)), (3, Variants("fixed", 2)), (4, Variants(max_deals=2))]


def test_every_trait_is_said_in_three_languages() -> None:
    check_words(GAME)


def test_marks_are_traits_of_the_list_at_every_table() -> None:
    seen: set[str] = set()
    for seats, variants in TABLES:
        seen |= check_reading(GAME, seats, variants, seed=5)

    assert {family.name for family in TRAITS.families} == seen


@pytest.mark.parametrize(("seats", "name"), [(2, "2"), (3, "3"), (4, "4")])
def test_every_number_of_seats_has_weights_of_its_own(seats: int, name: str) -> None:
    assert KINDS[kind(GAME.new(seats))] == name


def test_partners_are_one_side() -> None:
    assert [side(GAME.new(4), seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [side(GAME.new(3), seat) for seat in range(3)] == [0, 1, 2]


def recoloured(card: int) -> int:
    return card if card == NONE else (card + CARDS_OF_CLAN) % (2 * CARDS_OF_CLAN)


def swapped(s: State) -> State:
    """The same table with the clans exchanged: their cards, and who plays for them."""
    other = s.clone()
    for pile in (*other.hands, *other.tops, *other.unders, *other.captured, other.trick, other.carried):
        pile[:] = [recoloured(card) for card in pile]
    other.captured.reverse()
    other.clans = [1 - clan for clan in other.clans]
    return other


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_clans_are_alike(seats: int) -> None:
    """Only a rounding may differ: hope is a fraction."""
    for s in positions(GAME, seats, Variants(max_deals=1), seed=9):
        for seat in range(seats):
            assert without_hope(marks(GAME, s, seat)) == without_hope(marks(GAME, swapped(s), seat))


def without_hope(found: Marks) -> Marks:
    found.pop(("hope", ""), None)
    return found


def test_hope_is_what_the_opinion_written_by_hand_has() -> None:
    for s in positions(GAME, 4, Variants(max_deals=1), seed=4):
        for seat in (0, 1):
            assert marks(GAME, s, seat)["hope", ""] == int(hope(s)[seat])


def test_a_spirit_nothing_can_beat_is_known_wherever_it_is() -> None:
    """Red holds its six, yellow red's five; yellow's best is a four."""
    hands = [["red-6", "red-2"], ["red-5", "yellow-4"], ["red-1-p3", "red-x1"], ["yellow-2", "yellow-x1"]]
    found = marks(GAME, given(hands=hands).s, 0)

    assert found["unbeatable held", "1"] == found["unbeatable faced", "1"] == 1
    assert found["held own", "strength-6"] == found["faced own", "strength-5"] == found["faced theirs", "x1"] == 1
    assert found["own in hand", "4"] == 1


def test_who_is_ahead_in_the_trick_and_what_is_at_stake() -> None:
    hands = [["red-5", "red-2"], ["yellow-1-p7", "yellow-6"], ["red-3", "red-4"], ["yellow-3", "yellow-4"]]
    game = given(hands=hands).choose("play red-5", "play yellow-1-p7")

    assert marks(GAME, game.s, 0)["ahead 2", "5"] == marks(GAME, game.s, 1)["behind 2", "5"] == 1
    assert marks(GAME, game.s, 0)["at stake ahead", "2"] == 8
    assert marks(GAME, game.s, 1)["at stake behind", "2"] == 8


def test_the_last_deal_is_the_last_stage() -> None:
    hands = [["red-5", "red-2"], ["yellow-1-p7", "yellow-6"], ["red-3", "red-4"], ["yellow-3", "yellow-4"]]

    assert stage(given(hands=hands, totals=[0, 130, 0, 130]).s) == 4
    assert stage(given(hands=hands, tricks=5).s) == 2
    assert stage(given(hands=hands, tricks=5, max_deals=1).s) == 14

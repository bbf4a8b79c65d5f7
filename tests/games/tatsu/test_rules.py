"""Rules of Tatsu that no worked example shows."""

from __future__ import annotations

from collections import Counter
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from embertable.core.errors import BadVariant, WrongSeats
from embertable.core.flow import apply, is_over
from embertable.core.rng import seeded
from embertable.games.tatsu import GAME
from embertable.games.tatsu.cards.tables import CLAN, FACTOR, FUSION, IDS, POINTS, SPIRITS
from embertable.games.tatsu.look.terminal import short
from embertable.games.tatsu.terms import GHOST, RED, YELLOW
from embertable.games.tatsu.variants import Variants
from tests.games.tatsu.given import given


def test_the_deck_is_two_clans_of_the_same_structure() -> None:
    """28 cards, 60 points, multipliers that add up to 6 in each clan, one fusion each."""
    assert len(SPIRITS) == 28
    assert sum(POINTS) == 60
    for clan in (RED, YELLOW):
        cards = [number for number in range(28) if CLAN[number] == clan]
        assert len(cards) == 14
        assert sum(FACTOR[card] for card in cards) == 6
        assert sum(FUSION[card] for card in cards) == 1


@pytest.mark.parametrize(
    ("seats", "variants", "error", "says"),
    [
        (5, Variants(), WrongSeats, "tatsu is played by 2 to 4 seats, not by 5"),
        (4, Variants(max_deals=0), BadVariant, "1 or more, not 0"),
        (4, Variants(ghost_seat="fixed"), BadVariant, "ghost_seat=fixed is for 3 seats"),
    ],
)
def test_what_does_not_exist_is_refused(seats: int, variants: Variants, error: Any, says: str) -> None:
    with pytest.raises(error, match=says):
        GAME.new(seats, variants)


def test_the_cap_ends_the_game_and_equal_totals_share() -> None:
    hands = [["red-6"], ["yellow-2"], ["red-3"], ["yellow-3"]]
    game = given(hands=hands, tricks=6, deals=3, max_deals=3, totals=[80, 80, 80, 80])

    game.choose("play red-6", "play yellow-2")

    assert is_over(game.s)
    assert [score.wins for score in GAME.scores(game.s)] == [True] * 4


def test_the_ghost_may_keep_its_seat() -> None:
    """With the ghost in a fixed seat the players keep theirs, and only the red role goes round."""
    game = given(seats=3, dealer=1, leader=1, ghost_seat="fixed", hands=[["red-2"], ["red-3"], ["red-4"], ["red-5"]])

    assert game.s.owners == [0, 1, 2, GHOST]
    assert game.s.controllers == [0, 1, 2, 1]
    assert game.s.clans == [YELLOW, RED, YELLOW, RED]


def test_a_seat_sees_its_own_hand_and_the_backs_of_the_others() -> None:
    hands = [["red-2", "yellow-3"], ["red-3", "red-4"], ["yellow-5"], ["yellow-6"]]
    game = given(hands=hands)

    places = GAME.view(game.s, 1)["places"]

    assert [place["hand"] for place in places] == [None, ["red-3", "red-4"], None, None]
    assert [place["backs"] for place in places] == [[1, 1], [2, 0], [0, 1], [0, 1]]
    assert all(place["hand"] is None for place in GAME.view(game.s, None)["places"])


def test_everybody_sees_the_hand_of_the_ghost() -> None:
    hands = [["red-2", "yellow-3"], ["red-3", "red-4"], ["yellow-5"], ["yellow-6"]]
    game = given(seats=3, hands=hands)

    assert GAME.view(game.s, None)["places"][2]["hand"] == ["yellow-5"]


def test_imagining_respects_the_backs() -> None:
    """Who was seen to hold no yellow card is never imagined with one, and all that is unseen may be anywhere else."""
    s = GAME.new(4, seed=3)
    rng = seeded(1)
    for _ in range(9):
        apply(s, s.options[rng.below(len(s.options))])
    seen: list[Counter[int]] = [Counter() for _ in range(4)]
    for _ in range(300):
        imagined = GAME.imagine(s, 0, rng)
        for place in range(4):
            seen[place].update(imagined.hands[place])
            true_clans = Counter(CLAN[card] for card in s.hands[place])
            assert Counter(CLAN[card] for card in imagined.hands[place]) == true_clans
    assert set(seen[0]) == set(s.hands[0])
    for clan in (RED, YELLOW):
        unseen = {card for place in (1, 2, 3) for card in s.hands[place] if CLAN[card] == clan}
        for place in (1, 2, 3):
            if any(CLAN[card] == clan for card in s.hands[place]):
                assert {card for card in seen[place] if CLAN[card] == clan} == unseen


def test_a_bot_cannot_foresee_the_next_shuffle() -> None:
    s = GAME.new(4, seed=3)
    imagined = GAME.imagine(s, 0, seeded(1))

    assert (imagined.rng.a, imagined.rng.b, imagined.rng.c) != (s.rng.a, s.rng.b, s.rng.c)


@pytest.mark.parametrize(("seats", "code"), [(2, "uk"), (3, "en"), (4, "ru")])
def test_the_terminal_is_legible_without_colour(seats: int, code: str) -> None:
    """Every card of mine stands there in letters, in no more than 100 columns."""
    s = GAME.new(seats, seed=5)
    console = Console(width=100, no_color=True, record=True, file=StringIO())
    tongue = GAME.tongue(code)

    console.print(GAME.terminal(GAME.view(s, 0), tongue.named(["Північ", "Схід", "Південь", "Захід"])))

    text = console.export_text()
    assert "Північ" in text
    assert max(len(line) for line in text.splitlines()) <= 100
    mine = s.hands[s.owners.index(0)] if seats > 2 else s.tops[0]
    assert all(short(IDS[card], tongue).plain in text for card in mine)

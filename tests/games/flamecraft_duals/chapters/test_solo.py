"""The solo game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from embertable.core.text.marks import plain
from embertable.games.flamecraft_duals import GAME
from embertable.games.flamecraft_duals.cards.tables import CARD_IDS, NUMBER, RATINGS, Rating
from embertable.games.flamecraft_duals.chapters.solo import end_solo, rating
from embertable.games.flamecraft_duals.terms import LOST, PLAYING, WON
from tests.games.flamecraft_duals.given import FILLER, RHOMBUS, given


def test_solo_is_won_with_the_sixth_fountain_card() -> None:
    """The piece still moves and the Score phase may be finished; then the game is won."""
    game = given(
        seats=1,
        board={**RHOMBUS, "c5": ["baker"]},
        hand=["baker-line"],
        fountains=["fountain-baker-jeweller"],
        piece="a1",
        scored=[card for card in CARD_IDS[42:] if card != "fountain-baker-jeweller"],
        bag=["cook"] * 3,
        deck=FILLER[1:],
        scoring=True,
    )

    game.choose("score fountain-baker-jeweller", "fountain e3")
    assert game.s.result == PLAYING
    game.choose("score baker-line")

    assert game.s.result == WON
    assert (rating(game.s), GAME.scores(game.s)[0].wins) == ("fountain-helper", True)


@pytest.mark.parametrize(
    ("result", "more", "name"),
    [
        (WON, 5, "fountain-helper"),
        (WON, 6, "shop-host"),
        (WON, 9, "flamekeeper"),
        (WON, 12, "master-of-flamecraft"),
        (LOST, 12, "dry-fountain"),
    ],
)
def test_a_finished_solo_game_is_given_its_rating(result: int, more: int, name: str) -> None:
    """24 hearts for the fountain cards, three for each of these: 39, 42, 51 and 60. A lost game has but one."""
    lines = [card for card in CARD_IDS if card.endswith(("-line", "-triangle"))][:more]
    game = given(seats=1, scored=[*CARD_IDS[42:], *lines], bag=["cook"] * 2)
    game.s.journal = []

    end_solo(game.s, result)

    assert rating(game.s) == name
    assert game.s.journal[-1].cards() == (name,)


def test_every_finished_solo_game_has_a_rating() -> None:
    """From the best down, and none left over: the last band of a won game begins at no hearts at all."""
    bands = [each.least for each in RATINGS if each.is_won]

    assert bands == sorted(set(bands), reverse=True)
    assert bands[-1] == 0
    assert [each.least for each in RATINGS if not each.is_won] == [0]


def test_solo_turn_without_a_card_costs_a_coin() -> None:
    """The payment draws nothing; a turn may cost two coins."""
    game = given(
        seats=1,
        coins=2,
        hand=FILLER[:2],
        deck=FILLER[2:],
        fountains=["fountain-cook-baker"],
        bag=["cook"] * 3,
        scoring=True,
    )

    game.choose("coin", "return baker-line", "return cook-line")

    assert game.me.coins == 0
    assert game.s.result == PLAYING


def test_solo_is_lost_when_the_bag_runs_out() -> None:
    game = given(seats=1, coins=2, hand=FILLER[:2], deck=FILLER[2:], fountains=["fountain-cook-baker"], bag=["cook"])

    game.choose("pull", "place cook c3", "end")

    assert game.s.result == LOST
    assert rating(game.s) == "dry-fountain"


def test_solo_is_lost_when_refresh_takes_the_last_card() -> None:
    board = {"c1": ["cook"], "c2": ["cook"], "c3": ["cook"]}
    game = given(
        seats=1,
        board=board,
        hand=["cook-line", "baker-line"],
        deck=["gardener-line"],
        coins=1,
        fountains=["fountain-cook-baker"],
        bag=["cook"] * 3,
        scoring=True,
    )

    game.choose("score cook-line", "end")

    assert game.s.result == LOST


def test_solo_opens_the_next_fountain_card_after_the_piece_has_moved() -> None:
    """The new card cannot be scored this turn."""
    game = given(
        seats=1,
        board=RHOMBUS,
        coins=2,
        hand=FILLER[:2],
        deck=FILLER[2:],
        fountains=["fountain-baker-jeweller"],
        pile=["fountain-cook-baker"],
        bag=["cook"] * 3,
        scoring=True,
    )

    game.choose("score fountain-baker-jeweller", "fountain e3")

    assert game.s.fountains == [NUMBER["fountain-cook-baker"]]
    assert game.keys == ["end", "coin"]


@pytest.fixture
def ratings() -> Iterator[list[Rating]]:
    """The ratings, as they were again after the test."""
    before = RATINGS[:]
    yield RATINGS
    RATINGS[:] = before


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("uk", "Перемога в соло-режимі, якщо набрано щонайменше 62 бали репутації."),
        ("en", "A solo game won with at least 62 reputation."),
        ("ru", "Победа в одиночной игре, если набрано не менее 62 очков репутации."),
    ],
)
def test_a_corrected_rating_needs_one_number(ratings: list[Rating], code: str, says: str) -> None:
    """Its text in every language and what games are called follow the declaration."""
    best, second = ratings[:2]
    game = given(seats=1, scored=[*CARD_IDS[42:], *CARD_IDS[:12]], bag=["cook"] * 2)
    game.s.result = WON
    assert rating(game.s) == best.id

    ratings[0] = replace(best, least=62)

    assert [plain(line) for line in GAME.card_text(best.id, GAME.tongue(code)).lines] == [says]
    assert rating(game.s) == second.id

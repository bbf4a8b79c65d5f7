"""From games to weights: what was put in comes out."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from embertable.core.traits import Family, Traits
from embertable.lab.training.fit import logit, penalties, ridge, sharpness, traced
from embertable.lab.training.rows import Floats, Lesson, Rows, load, save

TRUE = np.array([3.0, -2.0, 0.5, 7.0])
"""The weights behind the games of these tests."""


def lessons(games: int, noise: float = 0.0, sharp: float = 0.5) -> list[Lesson]:
    """Games of two sides, five positions each, whose ends are what the true weights say of the last position."""
    chance = np.random.default_rng(5)
    return [game(chance, noise, sharp) for _ in range(games)]


def game(chance: np.random.Generator, noise: float, sharp: float) -> Lesson:
    positions, sides = 5, 2
    has = chance.integers(0, 3, (sides, len(TRUE)))  # the same through all positions of a game
    finals = has @ TRUE + noise * chance.standard_normal(sides)
    lead = sharp * float((has @ TRUE)[0] - (has @ TRUE)[1])
    first = float(chance.random() < 1 / (1 + np.exp(-lead)))
    rows = positions * sides
    return Lesson(
        finals=finals,
        shares=np.array([first, 1 - first]),
        decisions=np.arange(0, 3 * positions, 3, dtype=np.int32),
        taken=np.ones(positions, np.int32),
        stages=np.arange(positions, dtype=np.int32),
        places=np.repeat(np.arange(positions, dtype=np.int32), sides),
        entries=np.tile(np.arange(sides, dtype=np.int32), positions),
        values=np.full(rows, -1.0),
        better=np.zeros(rows),
        lengths=np.full(rows, len(TRUE), np.int32),
        traits=np.tile(np.arange(len(TRUE), dtype=np.int32), rows),
        times=np.tile(has.astype(np.int32), (positions, 1)).ravel(),
    )


def made(games: list[Lesson]) -> Rows:
    return Rows(games, len(TRUE))


ZERO: Floats = np.zeros(len(TRUE))


def test_ridge_finds_the_weights_behind_the_points() -> None:
    rows = made(lessons(200, noise=1.0))

    assert ridge(rows, rows.finals, ZERO, np.full(4, 1.0)) == pytest.approx(TRUE, abs=0.2)


def test_a_weight_the_games_say_nothing_about_stays_where_it_was() -> None:
    rows = made(lessons(50))
    rows.times[rows.traits == 2] = 0.0

    assert ridge(rows, rows.finals, np.array([0.0, 0.0, 9.0, 0.0]), np.full(4, 1.0))[2] == pytest.approx(9.0)


def test_a_great_penalty_keeps_to_the_start() -> None:
    rows = made(lessons(50))

    assert ridge(rows, rows.finals, TRUE + 1, np.full(4, 1e9)) == pytest.approx(TRUE + 1, abs=1e-3)


def test_a_drift_is_found_where_worth_changes_in_a_game() -> None:
    """Half of it at first, half as much again at the end."""
    rows = Rows(lessons(300), len(TRUE), drifting=True)
    worth = np.concatenate([TRUE, TRUE / 2])

    found = ridge(rows, rows.sums(worth), np.zeros(2 * len(TRUE)), np.full(2 * len(TRUE), 1e-3))

    assert found == pytest.approx(worth, abs=0.05)


def decision(chance: np.random.Generator, noise: float) -> Lesson:
    """One decision between two options, for two sides: how it ended is chance, what is better beside it is not."""
    has = chance.integers(0, 3, (4, len(TRUE)))  # of each side where the game went on, and where it did not
    return Lesson(
        finals=has[:2] @ TRUE + noise * chance.standard_normal(2),
        shares=np.array([1.0, 0.0]),
        decisions=np.zeros(2, np.int32),
        taken=np.array([1, 0], np.int32),
        stages=np.zeros(2, np.int32),
        places=np.array([0, 0, 1, 1], np.int32),
        entries=np.array([0, 1, 0, 1], np.int32),
        values=np.full(4, -1.0),
        better=np.concatenate([np.zeros(2), (has[2:] - has[:2]) @ TRUE]),
        lengths=np.full(4, len(TRUE), np.int32),
        traits=np.tile(np.arange(len(TRUE), dtype=np.int32), 4),
        times=has.astype(np.int32).ravel(),
    )


@pytest.mark.parametrize("only_leads", [False, True])
def test_what_a_search_says_of_two_options_is_told_more_surely_than_by_how_games_end(only_leads: bool) -> None:
    chance = np.random.default_rng(2)
    rows = made([decision(chance, noise=30.0) for _ in range(300)])
    wanted = rows.of_taken(rows.finals) + rows.better

    def off(contrast: float) -> float:
        found = ridge(rows, wanted, ZERO, np.full(4, 1.0), only_leads, contrast)
        return float(np.abs(found - TRUE).max())

    assert off(contrast=20.0) < off(contrast=0.0) / 5


def test_the_logit_finds_who_wins() -> None:
    rows = made(lessons(800, sharp=0.1))

    assert logit(rows, rows.shares, ZERO, np.full(4, 0.1)) == pytest.approx(0.1 * TRUE, abs=0.1)


def test_the_logit_learns_from_what_a_search_expected() -> None:
    """Expectations have no luck in them: a few games are enough."""
    rows = made(lessons(20))
    expected = rows.chances(rows.sums(0.1 * TRUE))

    assert logit(rows, expected, ZERO, np.full(4, 1e-6)) == pytest.approx(0.1 * TRUE, abs=1e-3)


def test_the_logit_does_not_leap_beyond_the_best() -> None:
    """Who begins sure of what is wrong sees hardly any slope: a whole step of Newton's method goes astray there."""
    rows = made(lessons(20))
    expected = rows.chances(rows.sums(0.1 * TRUE))

    assert logit(rows, expected, -TRUE, np.full(4, 1e-6)) == pytest.approx(0.1 * TRUE, abs=1e-3)


def test_the_sharpness_is_how_sure_a_lead_is() -> None:
    rows = made(lessons(600, sharp=0.25))

    found = sharpness(rows, rows.sums(TRUE))

    assert found[:5] == pytest.approx([0.25] * 5, abs=0.06)
    assert found[15] == pytest.approx(0.25, abs=0.06), "a stage nobody saw is like the whole game"


def test_a_return_is_the_end_seen_through_what_came_before_it() -> None:
    """Without a trace every position answers for the next one only; with a whole one for the end alone."""
    (lesson,) = lessons(1)
    sums, ends = np.arange(10.0), lesson.finals[lesson.entries]

    assert traced(lesson, ends, sums, trace=1.0) == pytest.approx(ends)
    near = traced(lesson, ends, sums, trace=0.0)
    assert near[:-2] == pytest.approx(sums[2:])
    assert near[-2:] == pytest.approx(lesson.finals)
    # Three decisions lie between two positions: 0.5 ** 3 of the end, the rest of the last position.
    assert traced(lesson, ends, sums, trace=0.5)[6] == pytest.approx(lesson.finals[0] / 8 + sums[8] * 7 / 8)


def test_cards_are_believed_later_than_steps_of_a_scale() -> None:
    traits = Traits([Family("round", ["1", "2"]), Family("card", [str(card) for card in range(183)])])

    found = penalties(traits, 100.0)

    assert found[0] == 100.0
    assert found[-1] == 1500.0


def test_games_come_back_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "games.npz"
    before = lessons(3)

    save(path, before)
    after = load(path)

    assert [lesson.finals.tolist() for lesson in after] == [lesson.finals.tolist() for lesson in before]
    assert made(after).times.tolist() == made(before).times.tolist()


def test_shares_make_a_whole_also_when_all_who_win_had_lost_hope() -> None:
    (lesson,) = lessons(1)
    nobody = Lesson(**{**vars(lesson), "shares": np.zeros(2)})

    assert made([nobody]).shares.tolist() == [0.5] * 10


def test_only_leads_count_where_several_play() -> None:
    """That everybody makes ten points more than before is laid on no trait."""
    rows = made(lessons(200))

    assert ridge(rows, rows.finals + 10.0, ZERO, np.full(4, 1.0), only_leads=True) == pytest.approx(TRUE, abs=0.05)
    assert ridge(rows, rows.finals + 10.0, ZERO, np.full(4, 1.0)) != pytest.approx(TRUE, abs=0.5)

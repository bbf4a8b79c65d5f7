"""Mining: what passes the sieves is a puzzle, the same for the same seed."""

from __future__ import annotations

import pytest

from embertable.coach.puzzle import read_puzzle, write_puzzle
from embertable.core.flow import asked
from embertable.core.variants import parse_variants
from embertable.games import game
from embertable.lab.puzzles import mine
from embertable.lab.puzzles.mine import Seam, grade_of, mined, rejudged

ONE_DEAL = parse_variants(game("tatsu").variants, {"max_deals": "1"})
SEAM = Seam("tatsu", 4, 2, ONE_DEAL)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches so small that a game is looked through in a moment."""
    monkeypatch.setattr(mine, "PLAYING", 40)
    monkeypatch.setattr(mine, "SCREENING", 80)
    monkeypatch.setattr(mine, "CHECKING", (120, 200, 200))
    monkeypatch.setattr(mine, "SURE", 1.0)
    monkeypatch.setattr(mine, "TRIES", (2, 2, 2, 2, 1, 1))


@pytest.mark.usefixtures("quick")
def test_what_is_mined_is_a_puzzle_and_comes_again() -> None:
    """Its options are offered, it tells who judged it, and judged again it is still right or gone."""
    found = mined(SEAM)

    assert found
    for puzzle in found:
        s = puzzle.position(game("tatsu"))
        assert asked(s).seat == puzzle.seat
        assert {*puzzle.accept, puzzle.played} <= {option.key() for option in s.options}
        assert puzzle.verdict.mind == game("tatsu").mind_name(s)
        again = rejudged(write_puzzle(puzzle))
        assert not again or read_puzzle(again).accept == puzzle.accept
    assert mined(SEAM) == found


@pytest.mark.parametrize(
    ("hits", "grade"),
    [
        ((0, 0, 6, 5, 3, 2), 3),
        ((2, 1, 0, 0, 3, 2), 5),
        ((0, 6, 0, 5, 3, 2), 4),  # a level that finds it by luck does not count
        ((3, 6, 6, 5, 3, 2), None),  # even the lowest level finds it
        ((0, 0, 0, 5, 3, 1), None),  # not even the highest is sure
    ],
)
def test_the_grade_is_the_level_from_which_on_all_find_it(hits: tuple[int, ...], grade: int | None) -> None:
    assert grade_of(tuple(zip(hits, (6, 6, 6, 5, 3, 2), strict=True))) == grade

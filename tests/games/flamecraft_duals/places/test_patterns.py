"""Patterns and how they lie on the board."""

from __future__ import annotations

import pytest

from embertable.core.rng import seeded
from embertable.games.flamecraft_duals.cards.tables import ANCHORS, NUMBER, PATTERNS, WAYS
from embertable.games.flamecraft_duals.chapters.scoring import matches
from embertable.games.flamecraft_duals.places.hexes import CELL, CELLS
from embertable.games.flamecraft_duals.places.patterns import Pattern, fits, lacking, lies, placements, ways_of
from embertable.games.flamecraft_duals.places.stacks import EMPTY, put, stack_of, top
from embertable.games.flamecraft_duals.terms import (
    BAKER,
    COOK,
    FACE,
    FACES,
    GARDENER,
    KINDS_OF,
    NONE,
    TOKENS,
)
from tests.games.flamecraft_duals.given import Given, given


@pytest.mark.parametrize(
    ("card", "places"),
    [("baker-line", 27), ("baker-triangle", 24), ("baker-pair-cook", 54), ("fountain-cook-baker", 30)],
)
def test_places_of_a_pattern_on_an_empty_board(card: str, places: int) -> None:
    assert len(placements(PATTERNS[NUMBER[card]])) == places


def board_with(cells: list[int], faces: list[int]) -> list[int]:
    board = [EMPTY] * CELLS
    left = list(range(TOKENS))
    for cell, face in zip(cells, faces, strict=True):
        token = next(each for each in left if FACE[each] == face)
        left.remove(token)
        board[cell] = stack_of([token])
    return board


def test_every_pattern_is_found_wherever_it_lies() -> None:
    """The shifted sets of cells find exactly the places that were counted by hand."""
    for card, pattern in enumerate(PATTERNS):
        for cells in placements(pattern):
            assert matches(card, fits(board_with(cells, list(pattern.kinds))))


def test_masks_agree_with_a_search_by_hand() -> None:
    """On random boards a card matches where, and only where, one of its places fits dragon by dragon."""
    rng = seeded(7)
    for _ in range(150):
        tokens = list(range(TOKENS))
        rng.shuffle(tokens)
        board = [stack_of([tokens.pop()]) if rng.below(4) else EMPTY for _ in range(CELLS)]
        faces = [FACE[top(stack)] if stack else NONE for stack in board]
        fitting = fits(board)
        for card, pattern in enumerate(PATTERNS):
            by_hand = any(
                all(fit(faces[cell], kind) for cell, kind in zip(cells, pattern.kinds, strict=True))
                for cells in placements(pattern)
            )
            assert matches(card, fitting) == by_hand


def fit(face: int, kind: int) -> bool:
    return face == FACES - 1 or (face >= 0 and kind in KINDS_OF[face])


def test_cards_are_turned_never_flipped() -> None:
    """A pattern that differs from its mirror image matches in six turns, and its mirror image does not."""
    hook = Pattern("hook", (BAKER, COOK, GARDENER), ((0, 0), (1, 0), (0, 1)))
    mirror = Pattern("hook", (BAKER, COOK, GARDENER), ((0, 0), (0, 1), (1, 0)))

    for cells in placements(hook):
        assert lies(ways_of(hook), fits(board_with(cells, list(hook.kinds))))
    for cells in placements(mirror):
        assert not lies(ways_of(hook), fits(board_with(cells, list(mirror.kinds))))


def test_only_top_tokens_count() -> None:
    row = [CELL["c1"], CELL["c2"], CELL["c3"]]
    board = board_with(row, [BAKER, BAKER, BAKER])
    assert matches(NUMBER["baker-line"], fits(board))

    board[row[1]] = put(board[row[1]], 20)

    assert not matches(NUMBER["baker-line"], fits(board))


def test_symmetric_patterns_are_turned_no_more_than_needed() -> None:
    assert [len(WAYS[NUMBER[card]]) for card in ("cook-line", "cook-triangle", "cook-pair-baker")] == [3, 2, 6]


def lacks(card: str, game: Given) -> int:
    number = NUMBER[card]
    return lacking(WAYS[number], ANCHORS[number], fits(game.s.board))


@pytest.mark.parametrize(
    ("card", "count"),
    [("cook-line", 0), ("cook-pair-baker", 1), ("cook-triangle", 1), ("baker-line", 3), ("fountain-cook-baker", 2)],
)
def test_what_a_pattern_lacks(card: str, count: int) -> None:
    """Counted where the pattern is nearest to lying on the board."""
    game = given(board={"c1": ["cook"], "c2": ["cook"], "c3": ["cook"]}, bag=["cook"] * 2)

    assert lacks(card, game) == count


def test_a_pattern_that_does_not_fit_on_the_board_is_not_half_there() -> None:
    """A dragon at the edge counts only for rows that lie wholly on the board."""
    game = given(board={"a1": ["baker"], "a3": ["baker"]}, bag=["cook"] * 2)

    assert lacks("baker-line", game) == 1

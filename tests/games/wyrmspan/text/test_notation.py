"""Saved games of rules 1 wrote numbers: every key of theirs can be written as it is now.

The old games here are golden games of today in that notation: games that were really played then lack answers to what
is asked today.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from embertable.games.wyrmspan import GAME
from embertable.games.wyrmspan.text.notation import rekey
from embertable.table.convert import converted_record
from tests.golden.files import golden_games, golden_record

OLD = [path for path in golden_games("wyrmspan") if (path.parent / "old" / path.name).exists()]


def test_old_games_are_kept() -> None:
    assert [path.stem for path in OLD] == ["alone_ravel_1", "four_players", "two_players"]


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_a_game_in_the_old_notation_becomes_the_golden_one(path: Path) -> None:
    """Of the keys an old one may stand for, exactly one is offered, and it is the one of the golden game."""
    assert converted_record(GAME, golden_record(path.parent / "old" / path.name)) == golden_record(path)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("take 30", ["take cackling-dragonette", "take cave-30"]),
        ("take 100", ["take horned-venomous-wyrm"]),
        ("take top", ["take top"]),
        ("let go 3 cave-31", ["let go algal-lindworm cave-31"]),
        ("let go cave-7 cave-31", ["let go cave-7 cave-31"]),
        ("cover 0", ["cover crimson 1"]),
        ("cover with 48", ["cover with spry-horned-lung-dragon"]),
        ("swap 5", ["swap golden 2"]),
        ("swap with 11", ["swap with amethyst 4"]),
        ("egg mat", ["lay egg mat"]),
        ("pay egg 12", ["pay egg 12"]),
        ("cache any anywhere", ["cache any anywhere"]),
        ("1 guild", ["1 guild"]),
    ],
)
def test_an_old_key(old: str, new: list[str]) -> None:
    assert rekey(old) == new

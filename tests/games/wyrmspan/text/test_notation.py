"""Saved games of rules 1 wrote numbers: every key of theirs can be written as it is now."""

from __future__ import annotations

from pathlib import Path

import pytest

from embertable.core.flow import choose
from embertable.core.record import Decision, begin
from embertable.games.wyrmspan import GAME
from embertable.games.wyrmspan.state import State
from embertable.games.wyrmspan.text.notation import rekey
from tests.golden.files import golden_games, golden_record

OLD = [path for path in golden_games("wyrmspan") if (path.parent / "old" / path.name).exists()]


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_an_old_game_becomes_the_golden_one(path: Path) -> None:
    """Of the keys an old one may stand for, exactly one is offered."""
    golden, old = golden_record(path), golden_record(path.parent / "old" / path.name)
    s = begin(GAME, golden)
    assert isinstance(s, State)
    converted = []
    for decision in old.decisions:
        offered = [option.key() for option in s.options]
        (key,) = [each for each in rekey(decision.key) if each in offered]
        choose(s, decision.seat, key)
        converted.append(Decision(decision.seat, key))

    assert converted == golden.decisions
    assert [score.points for score in GAME.scores(s)] == old.points


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

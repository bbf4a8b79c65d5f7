"""The six levels: the same in every game, budgets in iterations, and a first one that is kind but never absurd."""

from __future__ import annotations

import pytest

from embertable.bots import LEVEL_NAMES, LEVELS, bot
from embertable.bots.ladder import BeginnerBot
from embertable.core.codec import digest
from embertable.core.flow import apply
from embertable.lab.arena import Match, play_match
from tests.toys.embers import GAME


def test_every_level_thinks_more_than_the_one_below() -> None:
    thought = [(level.iterations, level.notices, -level.blur) for level in LEVELS]

    assert thought == sorted(thought)
    assert len(set(thought)) == len(LEVEL_NAMES) == 6


@pytest.mark.parametrize("level", [1, 2])
def test_a_beginner_never_takes_what_looks_clearly_worse(level: int) -> None:
    beginner = BeginnerBot(3, LEVELS[level - 1])
    values = [0.5, 0.2, 0.499, 0.1]

    taken = {beginner.choose_among(beginner.weights(values)) for _ in range(200)}

    assert taken == {0, 2}


def test_a_beginner_who_sees_only_harm_looks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """One option of many is harmless: it is found however few are noticed at first."""
    s = GAME.new(2, seed=1)
    harmless = len(s.options) - 1
    beginner = BeginnerBot(0, LEVELS[0])
    beginner.notices = 1
    after = s.clone()
    apply(after, after.options[harmless])
    good = [digest(s), digest(after)]
    monkeypatch.setattr(GAME, "evaluate", lambda position, seat: 0.5 if digest(position) in good else 0.1)

    assert {beginner.think(GAME, s, 0).key() for _ in range(30)} == {s.options[harmless].key()}


@pytest.mark.parametrize(("better", "worse"), [("level:1", "random"), ("level:3", "level:1")])
def test_the_first_level_beats_chance_and_loses_to_the_third(better: str, worse: str) -> None:
    """On the toy game, paired seeds, seats rotated; the ladder of the real games is in docs/minds.md."""
    first, second = play_match(Match(GAME, 2, (better, worse), 40, seed=100)).standings

    assert first.won > second.won


def test_levels_have_the_names_they_are_written_with() -> None:
    assert [type(bot(name)) is BeginnerBot for name in LEVEL_NAMES] == [True, True, False, False, False, False]

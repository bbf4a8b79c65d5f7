"""The six levels: the same in every game, budgets in iterations, and a first one that is kind but never absurd."""

from __future__ import annotations

import pytest

from embertable.bots import LEVEL_NAMES, LEVELS, bot
from embertable.bots.attention import Attention
from embertable.bots.ladder import BeginnerBot
from embertable.bots.search import SearchBot
from embertable.core.codec import digest
from embertable.core.flow import apply
from embertable.lab.arena import Match, play_match
from tests.toys.embers import GAME


def test_every_level_thinks_more_than_the_one_below() -> None:
    thought = [(level.iterations, level.attention.chance, -level.blur) for level in LEVELS]

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
    beginner.attention = Attention(0.0, least=3)
    after = s.clone()
    apply(after, after.options[harmless])
    good = [digest(s), digest(after)]
    monkeypatch.setattr(GAME, "evaluate", lambda position, seat: 0.5 if digest(position) in good else 0.1)

    assert {beginner.think(GAME, s, 0).key() for _ in range(30)} == {s.options[harmless].key()}


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_where_little_is_left_nobody_throws_it_away(monkeypatch: pytest.MonkeyPatch, level: int) -> None:
    """One option keeps the little that can be expected, others lose it: a small difference, and all there is."""
    s = GAME.new(2, seed=1)
    keeping = len(s.options) - 1
    after = s.clone()
    apply(after, after.options[keeping])
    good = [digest(s), digest(after)]
    monkeypatch.setattr(GAME, "imagine", lambda position, seat, rng: position.clone())
    monkeypatch.setattr(GAME, "evaluate", lambda position, seat: 0.003 if digest(position) in good else 0.001)
    monkeypatch.setattr(
        GAME, "expectations", lambda position, viewer=0: [0.003, 0.9] if digest(position) in good else [0.001, 0.9]
    )

    chosen = {bot(f"level:{level}", seed).think(GAME, s, 0).key() for seed in range(20)}

    assert chosen == {s.options[keeping].key()}


def test_who_looks_ahead_and_overlooks_things_still_sees_what_is_glaring(monkeypatch: pytest.MonkeyPatch) -> None:
    """One option is far better at once than all others: it is found however little is noticed."""
    s = GAME.new(2, seed=1)
    glaring = len(s.options) - 1
    after = s.clone()
    apply(after, after.options[glaring])
    good = digest(after)
    monkeypatch.setattr(GAME, "imagine", lambda position, seat, rng: position.clone())
    monkeypatch.setattr(
        GAME, "expectations", lambda position, viewer=0: [0.9, 0.1] if digest(position) == good else [0.5, 0.5]
    )

    assert {SearchBot(seed, 1, attention=Attention(0.0)).think(GAME, s, 0).key() for seed in range(20)} == {
        s.options[glaring].key()
    }


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_nobody_does_what_a_game_calls_senseless(monkeypatch: pytest.MonkeyPatch, level: int) -> None:
    """All options but the last are: it is taken, noticed or not."""
    s = GAME.new(2, seed=1)
    sensible = s.options[-1].key()
    monkeypatch.setattr(GAME, "is_senseless", lambda position, seat, option: option.key() != sensible)

    assert {bot(f"level:{level}", seed).think(GAME, s, 0).key() for seed in range(20)} == {sensible}


def test_who_overlooks_things_takes_other_options_now_and_then() -> None:
    s = GAME.new(2, seed=1)

    sure = {SearchBot(seed, 200).think(GAME, s, 0).key() for seed in range(20)}
    careless = {SearchBot(seed, 200, attention=Attention(0.0, least=3)).think(GAME, s, 0).key() for seed in range(20)}

    assert len(careless) > len(sure)


@pytest.mark.parametrize(("better", "worse"), [("level:1", "random"), ("level:3", "level:1")])
def test_the_first_level_beats_chance_and_loses_to_the_third(better: str, worse: str) -> None:
    """On the toy game, paired seeds, seats rotated; the ladder of the real games is in docs/minds.md."""
    first, second = play_match(Match(GAME, 2, (better, worse), 40, seed=100)).standings

    assert first.won > second.won


def test_levels_have_the_names_they_are_written_with() -> None:
    assert [type(bot(name)) is BeginnerBot for name in LEVEL_NAMES] == [True, True, False, False, False, False]


def test_a_game_may_say_what_is_glaring_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """One option is a little better at once: a level sees it where its game says that so little is glaring."""
    s = GAME.new(2, seed=1)
    glaring = s.options[-1].key()
    after = s.clone()
    apply(after, after.options[-1])
    good = digest(after)
    monkeypatch.setattr(GAME, "imagine", lambda position, seat, rng: position.clone())
    monkeypatch.setattr(
        GAME, "expectations", lambda position, viewer=0: [0.53, 0.47] if digest(position) == good else [0.5, 0.5]
    )
    usual = {bot("level:3", seed).think(GAME, s, 0).key() for seed in range(20)}

    monkeypatch.setattr(GAME, "glaring", {3: 0.02})

    assert len(usual) > 1
    assert {bot("level:3", seed).think(GAME, s, 0).key() for seed in range(20)} == {glaring}

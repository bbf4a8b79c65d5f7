"""A mind learns the toy, and the same training learns the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from embertable.bots import SearchBot
from embertable.core.errors import EmbertableError
from embertable.core.flow import apply, asked
from embertable.core.layer import Layer
from embertable.core.weights import parse_weights, write_weights
from embertable.lab.training import run
from embertable.lab.training.match import duel
from embertable.lab.training.plan import Plan, thinking
from embertable.lab.training.recipe import Recipe
from embertable.lab.training.report import report
from embertable.lab.training.run import Training, silent
from embertable.lab.training.selfplay import lesson, victory
from embertable.lab.training.work import Progress, Work
from embertable.lab.where.processes import Processes
from tests.toys.embers import GAME
from tests.toys.embers.mind.traits import BEST, HAND, RIVAL, SCORED, TRAITS

SMALL = Recipe(first=10, games=3, iterations=8, match=2)


def plan(seats: int = 2, **changes: Any) -> Plan:
    return Plan(GAME, seats, None, Recipe(**{**vars(SMALL), **changes}))


def trained(folder: Path, steps: int, seats: int = 2, **changes: Any) -> Training:
    training = Training(plan(seats, **changes), folder)
    while len(training.course) < steps:
        training.step()
    return training


def test_a_training_that_was_interrupted_learns_the_same(tmp_path: Path) -> None:
    """Taken up again after a step, or in the middle of one, when its games were played and nothing else."""
    whole = trained(tmp_path / "whole", 3)
    trained(tmp_path / "parts", 1)
    Training(plan(), tmp_path / "parts").games(1)
    parts = trained(tmp_path / "parts", 3)

    assert parts.course == whole.course
    minds = [each.mind() for each in (whole, parts)]
    assert [mind and write_weights(mind) for mind in minds] == [minds[0] and write_weights(minds[0])] * 2


def test_a_training_from_what_was_not_taken_learns_the_same_again(tmp_path: Path) -> None:
    first, second = (trained(tmp_path / name, 2, untaken=2).mind("base.json") for name in ("first", "second"))

    assert first is not None
    assert second is not None
    assert write_weights(first) == write_weights(second)


def test_a_folder_of_another_training_is_refused(tmp_path: Path) -> None:
    Training(plan(), tmp_path)

    with pytest.raises(EmbertableError, match="holds a training of something else, or by another recipe"):
        Training(plan(seed=2), tmp_path)


def test_what_was_learned_says_how_it_came_about(tmp_path: Path) -> None:
    training = trained(tmp_path, 1)
    base = training.mind("base.json")

    assert base is not None
    assert (base.kind, base.rules, base.traits) == ("2", GAME.rules, TRAITS.hash())
    assert base.made["recipe"]["seed"] == 1
    assert base.made["steps"] == 1
    assert set(base.made) == {"recipe", "steps", "seeds", "commit"}
    assert parse_weights(write_weights(base), TRAITS, GAME.rules).at == base.at


def test_cards_in_hand_are_learned_to_be_worth_something(tmp_path: Path) -> None:
    """Nobody told: the opinion written by hand counts points alone."""
    base = trained(tmp_path, 1, first=40).mind("base.json")

    assert base is not None
    assert base.weights[SCORED.start] > 0
    assert base.weights[HAND.start] > 0


def test_the_mark_to_reach_is_learned_too(tmp_path: Path) -> None:
    base = trained(tmp_path, 1, seats=1, first=40).mind("base.json")

    assert base is not None
    assert base.weights[RIVAL.start] == pytest.approx(30_000, rel=0.15)


def test_weights_that_may_drift_do(tmp_path: Path) -> None:
    """A card in hand is worth less the later it is; what is held more drifts less."""
    minds = [trained(tmp_path / str(drift), 1, first=40, drift=drift).mind("base.json") for drift in (0.0, 1.0, 100.0)]
    none, some, less = [mind.drift for mind in minds if mind is not None]

    assert none == []
    assert sum(map(abs, some)) > sum(map(abs, less)) > 0
    assert some[HAND.start] < 0


def test_hidden_units_learn_in_further_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    training = Training(plan(units=3), tmp_path)
    monkeypatch.setattr(training.work, "match", lambda *how: 2.0)
    layers: list[Layer | None] = []
    for _ in range(3):
        training.step()
        mind = training.mind()
        layers.append(None if mind is None else mind.layer)

    assert layers[0] is None, "one-step play is too poor"
    assert [len(layer.worth) for layer in layers[1:] if layer is not None] == [3, 3]


def test_who_goes_on_begins_with_the_mind_in_place(tmp_path: Path) -> None:
    """No one-step play: the first games are self-play, and what is learned stays near what was known."""
    wise = type(GAME)()
    known = plan().weights([70] * TRAITS.size, [], None, [100_000] * 16, {})
    wise.read = {"2": known}

    training = Training(Plan(wise, 2, None, Recipe(**{**vars(SMALL), "onward": True, "hold": 1e9})), tmp_path)
    before = training.mind()
    training.step()

    assert before is not None
    assert before.weights == known.weights
    assert before.made == {"from": f"2 {known.checksum()}"}
    assert not (tmp_path / "games-0000.npz").exists()
    assert (tmp_path / "games-0001.npz").exists()
    assert training.mind("base.json").weights == known.weights  # type: ignore[union-attr]  # it was written
    assert report(training, GAME.tongue("en"))
    assert not (tmp_path / "games-0000.npz").exists(), "a report plays no games of its own"


def test_every_mind_that_is_kept_is_the_one_to_go_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is learned next stays near it, and comes from games it played itself."""
    wise = type(GAME)()
    wise.read = {"2": plan().weights([70] * TRAITS.size, [], None, [100_000] * 16, {})}
    training = Training(Plan(wise, 2, None, Recipe(**{**vars(SMALL), "onward": True})), tmp_path)
    known = training.mind()
    won = iter((1.0, 2.0, 2.0))  # the first loses its match
    monkeypatch.setattr(training.work, "match", lambda *how: next(won))
    course, minds = [], []
    for _ in range(3):
        course.append(training.step())
        minds.append(training.mind("base.json"))

    assert known is not None
    assert [step.learned_from for step in course] == [3, 6, 3]
    assert [mind is not None and mind.weights == known.weights for mind in minds] == [True, False, False]
    assert minds[2] is not None
    assert minds[2].weights != minds[1].weights  # type: ignore[union-attr]  # it was written
    assert minds[2].made["from"] == known.made["from"]
    assert len(minds[2].made["seeds"]) == 3


def test_who_has_learned_nothing_cannot_go_on(tmp_path: Path) -> None:
    with pytest.raises(EmbertableError, match="has not learned anything for 2 yet; train without --onward"):
        Training(plan(onward=True), tmp_path)


def test_a_position_is_learned_as_a_viewer_sees_it() -> None:
    """Of one side of two the hand is known."""
    found = lesson(plan(), None, seed=9, iterations=0)
    starts = np.cumsum(found.lengths) - found.lengths
    knows = [
        BEST.start in found.traits[start : start + length] for start, length in zip(starts, found.lengths, strict=True)
    ]

    assert all(not (first and second) for first, second in zip(knows[::2], knows[1::2], strict=True))
    assert any(knows[::2])
    assert any(knows[1::2])


def test_a_mind_stays_only_if_it_wins_the_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    training = Training(plan(), tmp_path)
    for won, stays in ((1.0, False), (1.5, True), (0.0, False)):
        monkeypatch.setattr(training.work, "match", lambda *how, won=won: won)
        before = training.mind()

        step = training.step()

        assert step.kept is stays
        after = training.mind()
        assert (after is not None and after.made["steps"] == len(training.course)) is stays
        assert stays or (before and before.weights) == (after and after.weights)


def test_a_match_is_played_from_both_sides_of_a_deal() -> None:
    """A mind against itself wins as much as it loses, deal by deal."""
    results = [duel(plan(), None, None, number, seed=40) for number in range(6)]

    assert [first + second for first, second in zip(results[::2], results[1::2], strict=True)] == [1.0] * 3
    assert duel(plan(1), None, None, 0, seed=40) == 0.5


def test_two_minds_think_side_by_side() -> None:
    """Games with minds of their own share positions and nothing else."""
    weights = [0] * TRAITS.size
    weights[SCORED.start] = -1000
    table = plan()
    backwards = thinking(GAME, "2", table.weights(weights, [], None, [100_000] * 16, {}))
    s = GAME.new(2, seed=3)
    s.lit[0] = [20]

    assert backwards.expectations(s)[0] < 0.5 < GAME.expectations(s)[0]


def test_a_lesson_is_the_game_after_its_odd_move() -> None:
    """The positions kept are no more than asked for, and every side of each is there."""
    found = lesson(plan(3, positions=5), None, seed=9, iterations=0)

    assert 0 < len(found.stages) <= 5
    assert found.entries.tolist() == [0, 1, 2] * len(found.stages)
    assert len(found.finals) == len(found.shares) == 3
    assert found.lengths.sum() == len(found.traits) == len(found.times)
    assert found.shares.sum() == pytest.approx(1.0)


def test_a_lesson_keeps_what_the_search_expected() -> None:
    """Where somebody searched the sides share the victory; one-step play expects nothing, nor does who is alone."""
    for seats in (2, 3):
        searched = lesson(plan(seats), None, seed=9, iterations=8).values.reshape(-1, seats)
        known = searched[searched[:, 0] >= 0.0]
        assert len(known) > 0
        assert known.sum(axis=1) == pytest.approx(1.0)
    assert set(lesson(plan(), None, seed=9, iterations=0).values) == {-1.0}
    assert set(lesson(plan(1), None, seed=9, iterations=8).values) == {-1.0}


def test_where_one_step_play_taught_nothing_the_opinion_is_built_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    training = Training(plan(), tmp_path)
    start = [1000] + [0] * (TRAITS.size - 1)
    monkeypatch.setattr(training.plan.mind.reading, "start", start)
    monkeypatch.setattr(training.work, "match", lambda *how: 0.0)

    training.step()

    base = training.mind("base.json")
    assert base is not None
    assert base.weights == start
    assert training.mind() is None


def test_who_wins_alone_takes_the_victory_from_the_rival() -> None:
    alone = plan(1)
    s = alone.deal(1)
    player = SearchBot(1, 5)
    while s.options:
        apply(s, player.choose(GAME, s, asked(s).seat))

    assert victory(GAME, alone.mind.reading, s) == [1.0, 0.0], "alone the best is always first"


def test_work_that_travels_comes_back_as_if_it_had_been_done_here() -> None:
    table = plan()
    mind = table.weights([7] * TRAITS.size, [], None, [100_000] * 16, {})
    there = Work(table, Processes(2), silent)

    (played,) = list(there.lessons(mind, seed=5, games=1, iterations=8))

    assert played.times.tolist() == lesson(table, mind, 5, 8).times.tolist()
    assert there.match(mind, None, seed=5, games=2) == sum(duel(table, mind, None, number, 5) for number in range(2))


def test_a_step_that_is_interrupted_plays_no_game_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Someone pulls the plug after seven of ten games: six are kept, and the end is the same as of one run."""
    monkeypatch.setattr(run, "PART", 3)
    whole = Training(plan(), tmp_path / "whole").games(0)
    stopped = Training(plan(), tmp_path / "stopped", progress=stops_at(7))
    with pytest.raises(KeyboardInterrupt):
        stopped.games(0)
    told: list[int] = []
    resumed = Training(plan(), tmp_path / "stopped", progress=lambda what, done, games: told.append(done))

    assert [each.times.tolist() for each in resumed.games(0)] == [each.times.tolist() for each in whole]
    assert told == [7, 8, 9, 10]
    assert [path.name for path in (tmp_path / "stopped").glob("*.npz")] == ["games-0000.npz"]


def stops_at(game: int) -> Progress:
    """Ctrl-C, as soon as this game is played."""

    def show(what: str, done: int, games: int) -> None:
        if done == game:
            raise KeyboardInterrupt

    return show


@pytest.mark.parametrize("code", ["uk", "en", "ru"])
def test_the_report_names_the_traits(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    training = Training(plan(), tmp_path)
    monkeypatch.setattr(training.work, "match", lambda *how: 2.0)
    training.step()

    page = report(training, GAME.tongue(code))

    assert GAME.trait_text(SCORED.start, GAME.tongue(code)) in page
    assert "| 0 | 10 | 10 |" in page


def test_a_game_without_traits_cannot_learn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "mind", None)

    with pytest.raises(EmbertableError, match="embers has no traits yet"):
        _ = plan().kind

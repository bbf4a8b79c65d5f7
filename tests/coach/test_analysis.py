"""A whole game looked at again: what is told of it adds up, and goes out as text, page and JSON."""

from __future__ import annotations

import json

import pytest

from embertable.coach.analysis import Judged, as_plain, from_plain, judged_from
from embertable.coach.report import Report, as_json
from embertable.coach.strong import strong_play
from embertable.coach.summary import summary_of, turning_points
from embertable.core.record import replay
from embertable.games import CATALOGUE, game
from embertable.table.timeline import Timeline
from tests.coach.games import whole_game


@pytest.fixture(scope="module")
def looked_at() -> tuple[Timeline, list[Judged]]:
    """The smallest game, judged with hardly any thought."""
    played = game(CATALOGUE[0])
    record = whole_game(played)
    return Timeline(played, record), list(judged_from(played, record, 1, 10))


def test_start_decisions_and_luck_add_up_to_the_end(looked_at: tuple[Timeline, list[Judged]]) -> None:
    timeline, decisions = looked_at
    end = replay(timeline.game, timeline.record)
    summary = summary_of(timeline.game, decisions, 2, end)
    for seat, balance in enumerate(summary.balances):
        assert balance.start + balance.own + balance.others + balance.luck == pytest.approx(balance.end)
        assert balance.own <= 0.0
        assert balance.end == timeline.game.expectations(end)[seat]
        lost = sum(each.loss for each in decisions if each.seat == seat)
        assert balance.own == pytest.approx(-lost, abs=0.01), "what a seat lost is what its own decisions changed"


def test_what_is_kept_comes_back(looked_at: tuple[Timeline, list[Judged]]) -> None:
    for judged in looked_at[1]:
        assert from_plain(json.loads(json.dumps(as_plain(judged)))) == judged


def test_judging_can_be_broken_off_and_gone_on_with(looked_at: tuple[Timeline, list[Judged]]) -> None:
    timeline, decisions = looked_at
    rest = judged_from(timeline.game, timeline.record, 5, 10)
    assert next(rest) == decisions[4]


def test_turning_points_are_where_a_curve_turns() -> None:
    """A step in the middle is found, once; a flat curve has none."""
    step = [0.3] * 30 + [0.7] * 30
    found = turning_points([step, [1 - share for share in step]])
    assert len(found) == 1
    assert abs(found[0].number - 30) <= 3
    assert found[0].seat == 0
    assert turning_points([[0.5] * 40, [0.5] * 40]) == []


@pytest.mark.parametrize("lang", ["uk", "en", "ru"])
def test_it_is_told_in_every_language(looked_at: tuple[Timeline, list[Judged]], lang: str) -> None:
    timeline, decisions = looked_at
    report = Report(timeline.game, timeline, decisions, 10, lang, ["<Red>", "Blue"])
    text, page = report.text(), report.page()
    assert "<Red>" in text
    assert "&lt;Red&gt;" in page
    assert "<Red>" not in page
    assert page.count('role="img"') == 1


def test_programs_read_it(looked_at: tuple[Timeline, list[Judged]]) -> None:
    timeline, decisions = looked_at
    written = json.loads(json.dumps(as_json(timeline.game, timeline, decisions, 10)))
    assert len(written["decisions"]) == timeline.last
    assert [len(curve) for curve in written["curves"]] == [timeline.last + 1] * 2


@pytest.mark.parametrize("name", CATALOGUE)
def test_figures_of_strong_play_name_parts_of_the_score(name: str) -> None:
    """What was measured is told by words every language has, and its parts make the whole."""
    played = game(name)
    strong = strong_play(played, 2)
    if strong is None:
        parts = {part.name for score in played.scores(played.new(2)) for part in score.parts}
        assert len(parts) <= 1, "a game whose score has several parts has figures"
        return
    for part in strong["parts"]:
        assert played.tongue("uk").word(f"score {part}")
    assert sum(strong["parts"].values()) == pytest.approx(strong["points"], abs=0.5)

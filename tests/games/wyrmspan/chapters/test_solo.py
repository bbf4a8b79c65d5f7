"""Playing alone against the Automa."""

from __future__ import annotations

import pytest

from embertable.core.flow import advance
from embertable.games.wyrmspan import GAME
from embertable.games.wyrmspan.cards.tables import DECISIONS
from embertable.games.wyrmspan.chapters.rounds import EndRound, NextRound
from embertable.games.wyrmspan.chapters.scoring import points_of
from embertable.games.wyrmspan.chapters.solo import automa_parts, carry_out
from embertable.games.wyrmspan.places import marker_on
from embertable.games.wyrmspan.terms import AUTOMA
from tests.games.wyrmspan.given import DRAGON_NUMBER, given

FACE_UP = ["sentinel-flyer", "subterranean-basilisk", "swift-lung-dragon"]


def test_decision_card_in_order() -> None:
    """Refresh, objective, steps; on the brown space a dragon and the counted free cell."""
    table = given(automa="automa-1", round=4, display=FACE_UP, guild="plains")
    automa = table.automa
    automa.steps = 4
    carry_out(table.s, automa, next(decision for decision in DECISIONS if decision.id == "7"))
    assert set(FACE_UP) <= set(table.discard)
    assert (automa.coins, automa.steps, len(automa.pile), automa.markers) == (1, 7, 1, 0)
    assert table.s.markers == [marker_on(1, AUTOMA)]


def test_automa_without_a_marker_takes_only_the_dragon() -> None:
    table = given(automa="automa-1", display=FACE_UP)
    automa = table.automa
    automa.steps, automa.markers = 5, 0
    carry_out(table.s, automa, next(decision for decision in DECISIONS if decision.id == "1"))
    assert (automa.pile, table.s.markers) == ([DRAGON_NUMBER["swift-lung-dragon"]], [])


@pytest.mark.parametrize(("level", "points"), [("automa-1", 14), ("automa-3", 16), ("ravel-3", 14)])
def test_automa_points(level: str, points: int) -> None:
    table = given(automa=level)
    automa = table.automa
    automa.pile, automa.pile_caves, automa.steps, automa.ranks = [1, 2], [1], 8, [0, 1]
    table.s.markers = [marker_on(4, AUTOMA)]
    lines = {part.name: part.points for part in automa_parts(table.s, automa)}
    assert (lines["dragons"], lines["caves"], lines["objectives"]) == (points, 2, 4 + 2)
    assert lines["guild"] == (2 + 6 if level.startswith("ravel") else 2)


def test_ravel_leaves_two_coins() -> None:
    table = given(automa="ravel-1", me={"coins": 5, "mat_eggs": 2})
    NextRound().resolve(table.s)
    assert table.me.coins == 2 + 6


def test_alone_the_human_begins_every_round() -> None:
    table = given(automa="automa-2", me={"mat_eggs": 2})
    automa = table.automa
    automa.passed = table.me.passed = True
    table.s.agenda = [EndRound()]
    advance(table.s)
    assert (table.s.round, table.s.first, len(automa.deck), automa.markers) == (2, 0, 7, 2)


def test_a_tie_against_the_automa_is_a_victory() -> None:
    table = given(automa="automa-1", me={"coins": 1, "mat_eggs": 1})
    table.automa.pile_caves = [1]
    assert points_of(table.s, 0) == 2
    assert GAME.scores(table.s)[0].wins

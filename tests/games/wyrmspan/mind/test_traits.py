"""What is said of a mat of Wyrmspan in traits."""

from __future__ import annotations

from typing import Any

import pytest

from embertable.games.wyrmspan import GAME
from embertable.games.wyrmspan.mind.glance import glance
from embertable.games.wyrmspan.mind.opinions import OPINIONS, estimated_points, judged
from embertable.games.wyrmspan.mind.pending import pending
from embertable.games.wyrmspan.mind.traits import KINDS, kind, stage
from embertable.games.wyrmspan.variants import Variants
from tests.games.told import told
from tests.games.wyrmspan.given import given


@pytest.mark.parametrize(
    ("round", "me", "said"),
    [
        (2, {"crimson": ["homely-fae"]}, {("on mat", "homely-fae"): 1, ("at work", "homely-fae"): 2}),
        (4, {"crimson": ["homely-fae"]}, {("on mat", "homely-fae"): 1, ("standing crimson", "1"): 1}),
        (1, {"hand": ["homely-fae"], "meat": 1}, {("ready", "homely-fae"): 1, ("playable", "1"): 1}),
        (1, {"hand": ["homely-fae"]}, {("in hand", "homely-fae"): 1, ("nearly playable", "1"): 1}),
        (1, {"meat": 2}, {("stock meat", "1"): 1, ("stock meat", "2"): 1}),
        (4, {"meat": 1}, {("last stock meat", "1"): 1}),
        (3, {"coins": 5}, {("coins 3", "5"): 1}),
        (3, {"dug_golden": 3}, {("excavated golden", "2"): 1, ("excavated golden", "3"): 1, ("room", "golden"): 1}),
        (1, {"explored": (0, 2, 0)}, {("explored golden", "1"): 1, ("explored golden", "2"): 1}),
        (1, {"steps": 7}, {("track", "7"): 1, ("placed", "0"): 1}),
        (1, {"mat_eggs": 2}, {("points", "eggs"): 2, ("objective", "objective-eggs"): 2, ("lead 1", "2"): 1}),
        (1, {"caves": ["cave-2"]}, {("cave", "cave-1"): 1}),
        (2, {"golden": ["seedeating-drake"]}, {("growing", ""): 1, ("growing later", ""): 2}),
    ],
)
def test_a_trait_says_what_is_so(round: int, me: dict[str, Any], said: dict[tuple[str, str], int]) -> None:
    found = told(GAME, given(me=me, round=round).s)

    assert said.items() <= found.items()


@pytest.mark.parametrize(
    ("me", "unsaid"),
    [
        ({"hand": ["homely-fae"], "meat": 1, "crimson": ["dowsing-fae"]}, ("ready", "homely-fae")),  # no room
        ({"hand": ["homely-fae"], "meat": 1, "passed": True}, ("ready", "homely-fae")),
        ({"hand": ["minor-sharpclaw"], "coins": 1}, ("ready", "minor-sharpclaw")),  # a coin for the turn, and its own
        ({"passed": True}, ("walk now", "crimson")),
        ({"explored": (3, 0, 0), "mat_eggs": 2}, ("walk now", "crimson")),
    ],
)
def test_a_trait_does_not_say_what_is_not_so(me: dict[str, Any], unsaid: tuple[str, str]) -> None:
    assert unsaid not in told(GAME, given(me=me).s)


def test_the_last_cards_of_the_last_round_are_only_counted() -> None:
    """Without an action left it does not matter which dragons they are."""
    found = told(GAME, given(me={"hand": ["homely-fae"], "coins": 0}, round=4).s)

    assert ("in hand", "homely-fae") not in found
    assert ("hand", "1") in found


def test_a_question_and_what_is_under_way_belong_to_the_seat() -> None:
    game = given(me={"crimson": ["homely-fae"]}, others=[{}])
    assert ("question", "turn") in told(GAME, game.s)

    game.choose("explore crimson")

    assert ("question", "resources") in told(GAME, game.s)
    assert told(GAME, game.s)["under way", "walk"] > 0
    assert not [name for name in told(GAME, game.s, 1) if name[0] in ("question", "under way")]


def test_two_equal_mats_are_told_alike() -> None:
    """But for the question, which only one of them is asked, and the place, which they share."""
    mat = {"meat": 2, "coins": 4, "steps": 3, "mat_eggs": 1, "dug_golden": 2}
    s = given(me=mat, others=[mat]).s
    mine, other = told(GAME, s, 0), told(GAME, s, 1)

    assert mine.pop(("question", "turn")) == 1
    assert mine == other


def test_opinions_called_by_name_are_those_of_the_table() -> None:
    s = given(me={"crimson": ["homely-fae"], "meat": 3, "hand": ["dowsing-fae"], "mat_eggs": 2}).s
    mat = glance(s, 0)

    assert judged(s, 0, mat) == [opinion.judge(s, 0, mat) for opinion in OPINIONS[:-1]]
    assert OPINIONS[-1].judge(s, 0, mat) == pending(s, 0)


def test_opinions_are_told_in_tenths() -> None:
    """Weighed as they were written by hand, they come to the estimate written by hand."""
    s = given(me={"crimson": ["homely-fae"], "meat": 3, "hand": ["dowsing-fae"], "mat_eggs": 2}).s
    found = told(GAME, s)

    weighed = sum(opinion.weight * found.get(("opinion", opinion.name), 0) / 10 for opinion in OPINIONS)

    assert weighed == pytest.approx(estimated_points(s, 0), abs=0.1 * len(OPINIONS))


def test_the_automa_is_told_from_her_own_side() -> None:
    game = given(automa="ravel-1", round=2)
    game.automa.steps, game.automa.markers = 8, 2
    found = told(GAME, game.s, seat=1)

    assert {("automa level", "ravel-1"), ("automa steps", "2"), ("automa tokens", "2")} <= set(found)
    assert all(family.startswith("automa") for family, _ in found)
    assert ("level", "ravel-1") in told(GAME, game.s, seat=0)


def test_every_kind_of_table_is_known_by_its_name() -> None:
    assert [KINDS[kind(GAME.new(seats))] for seats in range(2, 6)] == ["2", "3", "4", "5"]
    assert KINDS[kind(GAME.new(1, Variants("automa-3")))] == "automa-3"
    assert KINDS[kind(GAME.new(1))] == "automa-1"


def test_the_stage_grows_with_the_rounds_and_the_coins_spent() -> None:
    def at(round: int, coins: int) -> int:
        return stage(given(me={"coins": coins}, others=[{"coins": coins}], round=round).s)

    assert [at(1, 6), at(1, 4), at(2, 6), at(4, 1)] == [0, 1, 4, 15]

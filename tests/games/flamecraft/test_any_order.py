"""Picks in any order: every one is offered at every step, and the order changes nothing."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from embertable.core.codec import digest
from embertable.core.effects import Do
from embertable.core.flow import advance, apply, asked, fresh
from embertable.games.flamecraft.chapters.end import FinalScoring
from embertable.games.flamecraft.chapters.limits import Limits
from embertable.games.flamecraft.effects.gaining import AnyGoods, DifferentGoods
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import KIND_NAMES
from tests.games.flamecraft.effects.doing import Rest
from tests.games.flamecraft.given import Given, given

EVERY_KIND = [f"take {kind}" for kind in KIND_NAMES]


@dataclass
class Picks:
    """A table, how its first pick comes about, and what is offered then."""

    table: dict[str, Any]
    keys: list[str]  # chosen on the way
    question: str
    offered: list[str] = field(default_factory=list)
    step: Any = None  # in place of the turn


def picks(case: Picks) -> Given:
    game = given(**case.table)
    if case.step is not None:
        game.s.agenda = [Rest(0), case.step]
        advance(game.s)
    return game.choose(*case.keys)


ANY_ORDER = {
    "goods of any kinds": Picks({}, [], "ChooseGoods", EVERY_KIND, Do(0, AnyGoods(2), 0)),
    "goods of different kinds": Picks({}, [], "ChooseGoods", EVERY_KIND, Do(0, DifferentGoods(3), 0)),
    "goods of a cost": Picks(
        {"town": {"sage-of-sage": []}, "row": ["purple-meat-1"]},
        ["visit sage-of-sage", "use sage-of-sage"],
        "ChooseGoods",
        ["take meat", "take plant", "take potion"],
    ),
    "coins in place of goods": Picks(
        {"me": {"plant": 2, "potion": 2, "iron": 2, "coins": 3}, "row": ["purple-bread-2"]},
        ["visit critical-rolls", "cast purple-bread-2"],
        "ChoosePayment",
        ["pay", "coin for plant", "coin for potion", "coin for iron"],
    ),
    "different goods spent": Picks(
        {"me": {"bread": 2, "iron": 1, "coins": 2}, "town": {"tip-the-scales": []}},
        ["visit tip-the-scales", "use tip-the-scales"],
        "ChooseDifferent",
        ["spend bread", "spend iron", "spend crystal", "spend coin"],
    ),
    "goods saved": Picks(
        {
            "me": {"bread": 3, "meat": 1, "coins": 1, "companion": "spell-saver"},
            "row": ["purple-bread-1"],
            "park": ["iron"],
            "artisans": [],
        },
        ["visit critical-rolls", "cast purple-bread-1 saving"],
        "ChooseWaived",
        ["save bread", "save meat", "save plant"],
    ),
    "gifts": Picks(
        {"me": {"bread": 1, "meat": 1, "iron": 1, "coins": 2, "fancy": ["bubba"]}, "seats": 3},
        ["reveal bubba"],
        "ChooseGift",
        ["give bread", "give meat", "give iron", "give coin"],
    ),
    "gifts of one kind": Picks(
        {"me": {"bread": 2, "coins": 2}, "town": {"hedges-and-henges": []}},
        ["visit hedges-and-henges", "use hedges-and-henges"],
        "ChooseGift",
        ["give bread", "give plant", "give coin"],
    ),
    "guests": Picks(
        {"seats": 4, "town": {"flagons-and-dragons": []}},
        ["visit flagons-and-dragons", "use flagons-and-dragons"],
        "ChooseGuest",
        ["invite 1", "invite 2", "invite 3"],
    ),
    "artisans above the limit": Picks(
        {"me": {"hand": ["crystal", "bread", "iron", "bread", "meat", "iron", "plant", "crystal"]}},
        [],
        "ChooseArtisanToReturn",
        ["return bread", "return meat", "return plant", "return iron", "return crystal"],
        Limits(0),
    ),
    "fancy dragons returned": Picks(
        {"me": {"fancy": ["talisa", "pally", "eenie", "ditto"]}},
        [],
        "ChooseReturn",
        ["return eenie", "return pally", "return ditto", "go on"],
        FinalScoring(),
    ),
    "tokens for the Park": Picks(
        {"me": {"bread": 1, "coins": 2}, "park": ["iron", "meat", "bread"], "town": {"pizza-coven": []}},
        ["visit pizza-coven", "use pizza-coven"],
        "ChooseLaid",
        ["on iron-1", "on meat-1", "on bread-1"],
    ),
}

SEQUENCES = {case.question for case in ANY_ORDER.values()} | {"ChooseReceiver", "ChooseToken"}


def ends(s: State, with_echoes: bool) -> set[str]:
    """What the rest of a sequence of picks can come to."""
    if not s.options or type(asked(s)).__name__ not in SEQUENCES:
        return {digest(s)}
    found: set[str] = set()
    for option in s.options if with_echoes else fresh(s):
        after = s.clone()
        apply(after, option)
        found |= ends(after, with_echoes)
    return found


@pytest.mark.parametrize("name", ANY_ORDER)
def test_every_pick_is_offered_from_the_first_step_on(name: str) -> None:
    case = ANY_ORDER[name]
    game = picks(case)

    assert game.question == case.question
    assert game.keys == case.offered


@pytest.mark.parametrize("name", ANY_ORDER)
def test_the_order_of_picks_changes_nothing(name: str) -> None:
    """Echoes reach nothing new, and something is reached without them."""
    game = picks(ANY_ORDER[name])

    alone = ends(game.s, False)

    assert len(alone) > 1
    assert ends(game.s, True) == alone


def test_a_pick_made_first_leaves_every_other_kind_open() -> None:
    game = picks(ANY_ORDER["goods of different kinds"])

    game.choose("take crystal", "take potion", "take bread")

    assert game.stock() == {"bread": 1, "potion": 1, "crystal": 1}


def test_a_coin_given_first_leaves_the_kind_of_the_gift_open() -> None:
    game = picks(ANY_ORDER["gifts of one kind"])

    game.choose("give coin")
    assert game.keys == ["give bread", "give plant", "give coin", "go on"]
    game.choose("give bread")

    assert game.keys == ["give bread", "give coin", "go on"]


def test_a_coin_spent_first_leaves_every_kind_open() -> None:
    game = picks(ANY_ORDER["different goods spent"])

    game.choose("spend coin", "spend iron", "spend bread")

    assert game.keys == ["spend crystal", "spend coin", "enough"]


def test_what_must_all_be_taken_is_not_asked_for() -> None:
    """Three goods of a cost of three, three gifts of three tokens."""
    game = given(town={"sage-of-sage": []}, row=["gold-meat-3"]).choose("visit sage-of-sage", "use sage-of-sage")
    assert game.question != "ChooseGoods"

    game = given(me={"bread": 1, "iron": 1, "coins": 1, "fancy": ["bubba"]}).choose("reveal bubba")
    assert game.me.hearts == 6
    assert game.stock() == {}


def test_what_a_sequence_of_picks_counts_is_not_bent_by_its_order() -> None:
    """Two goods for each coin, whichever is taken first."""
    game = given(me={"coins": 2, "companion": "coin-changer"})

    game.choose("companion coin-changer", "pay 2 coins", "take iron", "take bread", "take iron", "take meat")

    assert game.stock() == {"bread": 1, "meat": 1, "iron": 2}

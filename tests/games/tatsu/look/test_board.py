"""The board: four cards in the middle, what was caught added up, and everybody who can be asked."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from embertable.games.tatsu import GAME
from embertable.games.tatsu.look.board import board
from embertable.games.tatsu.state import State
from embertable.table.stills import apply_held
from embertable.web.board.drawing import draw
from tests.games.tatsu.given import given

HANDS = (("red-2", "red-3"), ("yellow-4", "yellow-2"), ("red-1-p4", "red-4"), ("yellow-x2", "yellow-3"))


def drawn(s: State, seat: int | None = 0) -> ElementTree.Element:
    """What a seat sees, with everything that can be chosen."""
    usable = [thing for option in s.options for thing in option.things()]
    shown = draw("embertable.games.tatsu", GAME.view(s, seat), GAME.tongue("en"), "sheet.svg", usable)
    return ElementTree.fromstring(f"<div>{shown.board}</div>")


def worn(root: ElementTree.Element, *names: str) -> list[ElementTree.Element]:
    """The elements of these classes."""
    return [each for each in root.iter() if set(names) <= set(each.get("class", "").split())]


def last_card(s: State) -> State:
    """The moment at which all four cards of the trick lie."""
    for key in ("play red-2", "play yellow-4", "play red-1-p4"):
        assert not apply_held(s, next(each for each in s.options if each.key() == key)).held
    (still,) = apply_held(s, next(each for each in s.options if each.key() == "play yellow-x2")).held
    assert isinstance(still, State)
    return still


def test_the_fourth_card_of_a_trick_is_drawn() -> None:
    """All four lie in front of their players, nobody is asked for another, and the one that takes them says so."""
    root = drawn(last_card(given(hands=HANDS).s))

    (trick,) = worn(root, "trick", "full")
    cards = {each.get("data-thing"): each for each in worn(trick, "spirit")}
    assert set(cards) == {"card red-2", "card yellow-4", "card red-1-p4", "card yellow-x2"}
    assert not worn(root, "void")
    assert not worn(root, "turn")
    assert [each.get("data-thing") for each in worn(trick, "best")] == ["card yellow-4"]
    assert "takes the trick" in "".join(worn(trick, "best")[0].itertext())
    sides = [name for each in cards.values() for name in each.get("class", "").split() if name.startswith("at-")]
    assert sides == ["at-s0", "at-w0", "at-n0", "at-e0"]


def test_of_two_players_each_has_two_cards_in_the_trick() -> None:
    rows = [[(f"red-{n}", "") for n in (2, 3, 4)], [(f"yellow-{n}", "") for n in (2, 3, 4)]]
    table = given(seats=2, dealer=0, rows=rows)
    for key in ("play red-2", "play yellow-4"):
        table.choose(key)
    (void,) = worn(drawn(table.s), "void")
    assert "at-s1" in void.get("class", "")


@pytest.mark.parametrize(
    ("caught", "addends", "points", "factor", "worth"),
    [
        (["red-3", "yellow-1-p4", "red-x2", "yellow-2"], "1 + 4 + 1 =", 6, 2, 12),
        (["yellow-x2", "red-4", "yellow-3", "red-2"], "1 + 1 + 1 =", 3, 0, 0),
        ([], "", 0, 0, 0),
    ],
)
def test_what_was_caught_is_added_up(caught: list[str], addends: str, points: int, factor: int, worth: int) -> None:
    """The pearls of the fan, times the clan's own multipliers; the fan tells what lies in it to whoever flies there."""
    table = given(hands=HANDS, red=caught, tricks=len(caught) // 4)
    red = board(GAME.view(table.s, 0), GAME.tongue("en"))["piles"][0]
    assert (red["addends"], red["points"], red["factor"], red["worth"]) == (addends, points, factor, worth)

    left, _ = worn(drawn(table.s), "pile")
    assert len(worn(left, "small-card")) == len(caught)
    assert (left.get("data-holds") or "").split("|") == ([f"card {card}" for card in caught] or [""])


def test_a_carried_trick_waits_beside_the_next() -> None:
    carried = ["red-fusion", "yellow-1-p5", "red-5", "yellow-5"]
    root = drawn(given(hands=HANDS, carried=carried, tricks=1).s)
    (waits,) = worn(root, "carried")
    assert len(worn(waits, "small-card")) == 4


def test_the_ghost_may_ask_whoever_decides_for_it() -> None:
    """Its cards lie open; the dealer's own hand is what one touches to ask it."""
    hands = (("red-2", "red-3"), ("yellow-2",), ("red-4", "yellow-4"), ("yellow-3",))
    table = given(seats=3, hands=hands)
    table.choose("play red-2")
    while table.s.options and not any(option.key().startswith("play red") for option in table.s.options):
        table.choose(next(option.key() for option in table.s.options))
    assert ["hand 0"] in [list(option.things()) for option in table.s.options]

    root = drawn(table.s)

    (own,) = worn(root, "own")
    assert (own.tag, own.get("data-thing")) == ("button", "hand 0")
    assert "can" in own.get("class", "").split()
    assert {each.get("data-thing") for each in worn(root, "small-card", "thing")} >= {"card red-4"}


def test_everybody_has_a_face() -> None:
    """A mark for each seat, to be filled by whoever knows them; the ghost has a sign."""
    shown = draw("embertable.games.tatsu", GAME.view(given(hands=HANDS).s, 0), GAME.tongue("en"), "sheet.svg")
    faces = [seat for seat in range(4) if f"face\ue001{seat}" in str(shown.board)]
    assert faces == [0, 1, 2, 3]

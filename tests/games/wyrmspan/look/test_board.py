"""The board: what one touches is the thing itself, and cards say all they have to say."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from embertable.core.text.marks import plain
from embertable.games.wyrmspan import GAME
from embertable.games.wyrmspan.cards.tables import CAVE_TABLE, DRAGONS
from embertable.games.wyrmspan.look.board import cave_card, dragon, next_on_track
from embertable.games.wyrmspan.terms import SPACES
from embertable.games.wyrmspan.text.cards import card_text
from embertable.web.board.drawing import draw
from tests.games.wyrmspan.given import Given, given

CODES = ("uk", "en", "ru")


def board(table: Given, seat: int | None = 0) -> ElementTree.Element:
    """What a seat sees, with everything that can be chosen."""
    usable = [thing for option in table.s.options for thing in option.things()]
    drawn = draw("embertable.games.wyrmspan", GAME.view(table.s, seat), GAME.tongue("en"), "sheet.svg", usable)
    return ElementTree.fromstring(f"<div>{drawn.board}</div>")


def called(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    """The elements that stand for a thing."""
    return [each for each in root.iter() if each.get("data-thing") == name]


def worn(root: ElementTree.Element, *names: str) -> list[ElementTree.Element]:
    """The elements of these classes."""
    return [each for each in root.iter() if set(names) <= set(each.get("class", "").split())]


def signs(root: ElementTree.Element) -> list[str]:
    """The signs in an element, in order."""
    return [use.get("href", "").partition("#")[2] for use in root.iter("use")]


@pytest.mark.parametrize(("dug", "eggs"), [(1, 0), (2, 1), (3, 2)])
def test_the_cell_to_excavate_is_touched_and_shows_its_price(dug: int, eggs: int) -> None:
    """The next rock of a cave, a coin and the eggs of its column on it; no other rock is a button."""
    table = given(me={"caves": ["cave-1"], "mat_eggs": 2, "dug_crimson": dug})
    assert ("card cave-1", "rock crimson") in [option.things() for option in table.s.options]

    root = board(table)

    (cell,) = called(root, "rock crimson")
    assert set(cell.get("class", "").split()) >= {"rock", "next", "can"}
    assert signs(worn(cell, "cost")[0]) == ["pick", "coin", *["egg"] * eggs]
    assert all("can" in each.get("class", "") for each in root.iter("button") if "rock" in each.get("class", ""))


def test_a_dragon_moves_into_the_first_free_hall() -> None:
    table = given(me={"hand": ["sentinel-flyer"], "meat": 5, "gold": 5, "crystal": 5, "milk": 5, "dug_crimson": 3})
    caves = {option.things()[1] for option in table.s.options if option.key().startswith("entice")}
    assert caves
    assert caves <= {"lair crimson", "lair golden", "lair amethyst"}

    root = board(table)

    for name in caves:
        (hall,) = called(root, name)
        assert set(hall.get("class", "").split()) >= {"hall", "open", "can"}


def test_to_explore_one_touches_the_mouth_of_the_cave() -> None:
    (mouth,) = called(board(given()), "cave golden")
    assert set(mouth.get("class", "").split()) >= {"mouth", "can"}


def test_the_adventurer_walks_with_the_questions() -> None:
    """At rest in the camp; while a cave is explored at the bonus that is asked about, for everybody to see."""
    table = given()
    assert len(called(board(table), "adventurer 0")) == 1
    assert not [hallway for hallway in worn(board(table), "hallway") if called(hallway, "adventurer 0")]
    assert GAME.view(table.s, 1)["walk"] is None

    table.choose("explore crimson")

    assert GAME.view(table.s, 1)["walk"] == [0, 0, 0]
    crimson, golden, amethyst = worn(board(table), "hallway")
    assert len(called(crimson, "adventurer 0")) == 1
    assert not called(golden, "adventurer 0") + called(amethyst, "adventurer 0")


@pytest.mark.parametrize("code", CODES)
def test_cards_in_signs_say_what_they_say_in_words(code: str) -> None:
    """Words and signs of a card on the board, read aloud, are its text."""
    tongue = GAME.tongue(code)
    for number, card in enumerate(DRAGONS, 1):
        face = dragon(number, tongue)
        whole = " ".join(plain(line) for line in card_text(card.id, tongue).lines[2:])
        assert whole.lower() in {said(face["text"]).lower(), f"{face['when']}: {said(face['text'])}".lower()}
    for number, cave in enumerate(CAVE_TABLE, 1):
        assert said(cave_card(number, tongue)["text"]) == plain(tongue.sentence(cave.when_played))


def said(pieces: list[tuple[str, str, str, str, str]]) -> str:
    """The pieces of a text as somebody hears them."""
    return "".join(words + count + meant + after for words, count, _, meant, after in pieces).replace("\u00a0", " ")


def test_every_mat_lies_in_miniature_in_view() -> None:
    """Rock, halls and dragons of everybody, without opening anything; dragons are known to lie there."""
    table = given(me={"golden": ["sentinel-flyer"]}, others=[{"crimson": ["swift-lung-dragon"], "dug_crimson": 3}, {}])
    root = board(table)
    minis = worn(root, "minimat")
    assert [len(list(mini)) for mini in minis] == [12, 12, 12]
    assert [[cell.get("class") for cell in mini][:4] for mini in minis][1] == ["held", "dug", "dug", None]
    assert [each.get("data-holds") for each in root.iter("summary")] == ["card swift-lung-dragon", None]


def test_who_was_best_stands_beside_an_objective() -> None:
    table = given(me={"ranks": [0]}, others=[{"ranks": [1]}], round=2)
    first, second, *_ = worn(board(table), "aim")
    assert signs(worn(first, "best")[0]) == ["seat-0"]
    assert signs(worn(second, "best")[0]) == []


@pytest.mark.parametrize("code", CODES)
def test_the_guild_says_what_comes_next(code: str) -> None:
    lines = [next_on_track(space, GAME.tongue(code)) for space in range(SPACES)]
    assert [re.findall(r"\d+\.$", line) for line in lines].count([]) == 2, "two spaces of the track lead to a cell"


def test_the_automa_is_at_the_table() -> None:
    assert worn(board(given(automa="usual")), "automa")

"""Boards are drawn from the view alone, in three languages, and name the things that can be chosen."""

from __future__ import annotations

import random
import re
from importlib.util import find_spec
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from embertable.art import sheet
from embertable.art.sheet import drawn_symbols
from embertable.core.flow import State, apply, asked, is_over
from embertable.core.refusal import NOT_ASKED
from embertable.core.rng import seeded
from embertable.games import CATALOGUE, game
from embertable.table.why import why_not_do
from embertable.web.board.drawing import draw, draw_part

BOARDS = [name for name in CATALOGUE if find_spec(f"embertable.games.{name}.look.board")]
TABLES = [
    (name, seats, mode) for name in BOARDS for seats in game(name).seats for mode in range(len(game(name).modes(seats)))
]
PICTURE = re.compile(r'sheet\.svg#([^"]+)"|sheet/picture/([^"]+)\.svg"')
EVERY = 7  # decisions between two looks at the board


def looks(name: str, seats: int, mode: int, decisions: int = 120) -> list[State]:
    """Moments of a random game."""
    chance = random.Random(f"{name} {seats} {mode}")
    s = game(name).new(seats, game(name).modes(seats)[mode], chance.randrange(1000))
    moments = []
    for number in range(decisions):
        if is_over(s):
            break
        if number % EVERY == 0:
            moments.append(s.clone())
        apply(s, chance.choice(s.options))
    return [*moments, s.clone()]


def drawn(name: str, s: State, seat: int | None, code: str = "en") -> str:
    usable = [thing for option in s.options for thing in option.things()] if s.options and asked(s).seat == seat else []
    shown = draw(f"embertable.games.{name}", game(name).view(s, seat), game(name).tongue(code), "sheet.svg", usable)
    return str(shown.board) + "".join(map(str, shown.has))


@pytest.mark.parametrize(("name", "seats", "mode"), TABLES)
def test_everything_that_can_be_touched_is_on_the_board(name: str, seats: int, mode: int) -> None:
    """The names an option gives its things are the names the board gives them."""
    for s in looks(name, seats, mode):
        if is_over(s):
            continue
        board = drawn(name, s, asked(s).seat)
        there = set(re.findall(r'data-thing="([^"]+)"', board))
        for option in s.options:
            assert set(option.things()) <= there, f"{option.key()} touches {set(option.things()) - there}"


THINGS = re.compile(r'data-thing="([^"]+)"(?: data-also="([^"]+)")?')
TURNS = [("wyrmspan", {"TakeTurn"}, {"adventurer"}), ("flamecraft", {"ChooseVisit", "ChooseAction"}, {"seat", "piece"})]


@pytest.mark.parametrize(("name", "turns", "figures"), TURNS)
def test_what_does_not_glow_in_a_turn_has_a_reason_of_its_own(name: str, turns: set[str], figures: set[str]) -> None:
    """Whatever stands on the board, but for the figures of the players themselves."""
    met = 0
    for seats in game(name).seats:
        for s in looks(name, seats, 0, 200):
            if is_over(s) or type(asked(s)).__name__ not in turns:
                continue
            for thing, also in THINGS.findall(drawn(name, s, asked(s).seat)):
                names = [each for each in (thing, *also.split("|")) if each]
                _, refusal = why_not_do(game(name), s, asked(s).seat, names, seeded(1))
                assert refusal is not NOT_ASKED or thing.split()[0] in figures, names
                met += refusal is not None
    assert met > 100


@pytest.mark.parametrize(("name", "seats", "mode"), TABLES)
def test_a_board_is_well_formed_and_every_picture_exists(name: str, seats: int, mode: int) -> None:
    pictures = set(re.findall(r'<symbol id="([^"]+)"', sheet(f"embertable.games.{name}")))
    for s in looks(name, seats, mode)[::3]:
        for seat in (0, seats - 1, None):
            for code in ("uk", "en", "ru"):
                board = drawn(name, s, seat, code)
                ElementTree.fromstring(f"<div>{board}</div>".replace("&nbsp;", " "))
                assert {used or painted for used, painted in PICTURE.findall(board)} <= pictures


@pytest.mark.parametrize(("name", "seats", "mode"), TABLES)
def test_every_card_opens_by_keyboard_too(name: str, seats: int, mode: int) -> None:
    """Whatever can be enlarged is a button, or a picture in one that can be acted on as a whole."""
    for s in looks(name, seats, mode)[::3]:
        assert set(re.findall(r"<(\w+)[^<>]* data-card=", drawn(name, s, None))) <= {"button"}


@pytest.mark.parametrize(("name", "seats", "mode"), TABLES)
def test_no_button_lies_in_another(name: str, seats: int, mode: int) -> None:
    """What can be acted on is one thing, for whoever goes from button to button."""
    for s in looks(name, seats, mode):
        if not is_over(s):
            board = ElementTree.fromstring(f"<div>{drawn(name, s, asked(s).seat)}</div>".replace("&nbsp;", " "))
            for each in board.iter():
                if each.tag == "button" or "can" in each.get("class", "").split():
                    inside = [part for part in each.iter() if part is not each and part.tag == "button"]
                    assert not inside, f"{each.get('data-thing')} holds {inside[0].attrib}"


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_keeps_secrets(name: str) -> None:
    """Two tables that differ only in what a seat may not know look the same to that seat."""
    for seats in game(name).seats:
        for s in looks(name, seats, 0, 60):
            if not is_over(s):
                seat = asked(s).seat
                imagined = game(name).imagine(s, seat, seeded(7))
                assert drawn(name, imagined, seat) == drawn(name, s, seat)


FOLD = re.compile(r'<details[^>]*data-tag="([^"]+)".*?class="fold" href="part/([^"]*)".*?</details>', re.DOTALL)
HEAVIEST = 80_000  # bytes of a board that somebody comes to


def folded(name: str, s: State, seat: int | None) -> list[re.Match[str]]:
    """What lies closed on a board."""
    view, tongue = game(name).view(s, seat), game(name).tongue("uk")
    return list(FOLD.finditer(str(draw(f"embertable.games.{name}", view, tongue, "sheet.svg", (), "part/").board)))


def unfolded(name: str, s: State, seat: int | None, part: str) -> str:
    view, tongue = game(name).view(s, seat), game(name).tongue("uk")
    return str(draw_part(f"embertable.games.{name}", view, tongue, "sheet.svg", part))


@pytest.mark.parametrize(("name", "seats", "mode"), TABLES)
def test_what_is_closed_is_sent_when_it_is_opened(name: str, seats: int, mode: int) -> None:
    """A fold holds a link and no cards; what it leads to is well-formed and there."""
    for s in looks(name, seats, mode)[::4]:
        for fold in folded(name, s, 0):
            assert "data-card" not in fold[0]
            part = unfolded(name, s, 0, fold[2])
            assert ElementTree.fromstring(f"<div>{part}</div>".replace("&nbsp;", " ")).find(".//*[@class]") is not None
        assert unfolded(name, s, 0, "no such part") == ""


def test_a_fold_is_named_after_what_lies_in_it() -> None:
    """The tag of a mat changes when the mat does, and only then: a browser asks again for what it does not have."""
    changed = 0
    moments = looks("wyrmspan", 3, 0, 90)
    for before, after in pairwise(moments):
        for then, now in zip(folded("wyrmspan", before, 0), folded("wyrmspan", after, 0), strict=True):
            if unfolded("wyrmspan", before, 0, then[2]) != unfolded("wyrmspan", after, 0, now[2]):
                assert then[1] != now[1]
                changed += 1
    assert changed


COPIES = 5000  # elements of symbols a browser copies for one board, each time it is swapped


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_asks_a_browser_for_few_copies(name: str) -> None:
    """A symbol is copied wherever it is used: what is large, or stands everywhere, is painted as a picture."""
    symbols = drawn_symbols(f"embertable.games.{name}")
    size = {each: len(re.findall(r"<\w", symbol)) for each, symbol in symbols.items()}
    parts = {each: re.findall(r'href="#([^"]+)"', symbol) for each, symbol in symbols.items()}
    for s in looks(name, max(game(name).seats), 0)[::4]:
        used = re.findall(r'sheet\.svg#([^"]+)"', drawn(name, s, 0))
        assert sum(size[each] + sum(size[part] for part in parts[each]) for each in used) < COPIES


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_is_light(name: str) -> None:
    seats = max(game(name).seats)
    first = looks(name, seats, 0, 1)[0]
    assert max(len(drawn(name, first, seat, "uk").encode()) for seat in (None, 0)) <= HEAVIEST

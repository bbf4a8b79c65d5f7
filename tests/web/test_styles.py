"""Style sheets: that of the pages and one for each board; every rule in its layer, every class worn."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from embertable.games import CATALOGUE, game
from tests.web.serving import Server

SOURCE = Path(__file__).parents[2] / "src" / "embertable"
PAGES = SOURCE / "web" / "static" / "ember.css"
BOARDS = {name: SOURCE / "games" / name / "look" / "board.css" for name in CATALOGUE}
BESIDE = re.compile(r"/\*.*?\*/|\"[^\"]*\"", re.DOTALL)
LINK = re.compile(r'<link rel="stylesheet" href="([^"]+)">')


def outermost(sheet: Path) -> list[str]:
    """What stands in a sheet inside nothing else, without what it holds."""
    text = BESIDE.sub("", sheet.read_text(encoding="utf-8"))
    while (smaller := re.sub(r"\{[^{}]*\}", ";", text)) != text:
        text = smaller
    return [part.strip() for part in text.split(";") if part.strip()]


def classes(sheet: Path) -> set[str]:
    """The classes a sheet speaks of."""
    text = BESIDE.sub("", sheet.read_text(encoding="utf-8"))
    return {name for selector in re.findall(r"([^{};]+)\{", text) for name in re.findall(r"\.([a-z][\w-]*)", selector)}


def words(*places: Path) -> set[str]:
    """Every word written in these folders; of names that are put together, such as `kind-`, the beginning."""
    files = [path for place in places for path in place.rglob("*") if path.suffix in (".html", ".js", ".py")]
    return {word for path in files for word in re.findall(r"[\w-]+", path.read_text(encoding="utf-8"))}


def unworn(sheet: Path, *places: Path) -> set[str]:
    """The classes of a sheet that nobody wears, but for single letters, which are places of a grid."""
    known = words(*places)
    named = {name for name in classes(sheet) if len(name) > 1}
    return {name for name in named if not known & {name, re.sub(r"-?\d$", "", name), re.sub(r"\w+$", "", name)}}


def test_every_rule_stands_in_a_layer() -> None:
    """Outside of them a rule would override the whole of every other sheet."""
    assert outermost(PAGES) == ["@layer base, board, last", "@layer base", "@layer last"]
    for sheet in BOARDS.values():
        assert outermost(sheet) == ["@layer board"]


def test_every_class_is_worn() -> None:
    boards = [sheet.parent for sheet in BOARDS.values()]
    assert unworn(PAGES, SOURCE / "web", *boards) == set()


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_class_of_a_board_is_worn_by_it(name: str) -> None:
    assert unworn(BOARDS[name], SOURCE / "games" / name, SOURCE / "web") == set()


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_board_brings_its_style(server: Server, name: str) -> None:
    """At the table and in its replay, for as long as the address stays; other pages do without."""
    client = server.client()
    table = client.open(name, ["me", *["bot level:1"] * (max(2, game(name).seats[0]) - 1)])["id"]

    for page in (f"/t/{table}", f"/t/{table}/replay"):
        base, board = LINK.findall(client.http.get(page).text)
        assert base.startswith("/static/ember.css?v=")
        assert board.startswith(f"/art/{name}/board.css?v=")
    style = client.http.get(board)
    assert style.text == BOARDS[name].read_text(encoding="utf-8")
    assert style.headers["content-type"].startswith("text/css")
    assert "immutable" in style.headers["cache-control"]
    for page in ("/", f"/cards/{name}", f"/rules/{name}"):
        assert LINK.findall(client.http.get(page).text) == [base]


def test_no_style_of_a_game_that_is_not_there(server: Server) -> None:
    assert server.client().http.get("/art/chess/board.css").status_code == 404


def test_a_symbol_is_served_as_a_picture(server: Server) -> None:
    """By its name; what is no symbol of that game is not there."""
    client = server.client().http
    assert client.get("/art/fire_tower/picture/forest.svg").headers["content-type"].startswith("image/svg+xml")
    for unknown in ("/art/fire_tower/picture/nothing.svg", "/art/chess/picture/forest.svg"):
        assert client.get(unknown).status_code == 404


def loaded(module: str) -> set[str]:
    """A module and all it imports."""
    found, left = {module}, [module]
    while left:
        text = (SOURCE / "web" / "static" / left.pop()).read_text(encoding="utf-8")
        new = [name for name in re.findall(r'from "\./(\w+\.js)"', text) if name not in found]
        left += new
        found |= set(new)
    return found


def test_the_script_stays_small() -> None:
    """What a table loads has at most 900 lines, what a page has for itself 60; no build step, no game is named."""
    written = {path.name: path.read_text(encoding="utf-8").splitlines() for path in PAGES.parent.glob("*.js")}
    table = loaded("ember.js")
    assert len(table) > 5
    assert sum(len(written[name]) for name in table) <= 900
    assert all(len(written[name]) <= 60 for name in written if name not in table)
    assert not [line for lines in written.values() for line in lines if any(name in line for name in CATALOGUE)]

"""Every picture is drawn by code: distinct, always the same, plain, and small enough to be served once."""

from __future__ import annotations

import gzip
import re
from importlib import import_module
from xml.etree import ElementTree

import pytest

from embertable.art import cover, picture, sheet, table_sheet
from embertable.art.companions import companion_symbols
from embertable.art.signs import TABLE, drawings
from embertable.games import CATALOGUE, game

SVG = "{http://www.w3.org/2000/svg}"
PLAIN = {"g", "path", "circle", "ellipse", "rect", "use", "symbol"}


def symbols(name: str) -> dict[str, str]:
    drawn: dict[str, str] = import_module(f"embertable.games.{name}.look.art").symbols()
    return drawn


def inside(symbol: str) -> str:
    return symbol[symbol.index(">") + 1 :]


@pytest.mark.parametrize("name", CATALOGUE)
def test_no_two_pictures_are_alike(name: str) -> None:
    drawn = symbols(name)
    seen: dict[str, str] = {}
    for each, symbol in drawn.items():
        same = seen.setdefault(inside(symbol), each)
        assert same == each, f"{each} looks like {same}"


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_same_picture_every_time(name: str) -> None:
    assert symbols(name) == symbols(name)


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_sheet_is_plain_svg_under_the_names_of_its_things(name: str) -> None:
    """Ids, gradients, clips and styles inside a symbol break when it is used from another document."""
    root = ElementTree.fromstring(sheet(f"embertable.games.{name}"))
    names = [symbol.get("id") for symbol in root]
    assert len(names) == len(set(names))
    assert set(symbols(name)) <= set(names)
    for symbol in root:
        for part in symbol.iter():
            assert part.tag.removeprefix(SVG) in PLAIN, f"{part.tag} in {symbol.get('id')}"
            assert not {"style", "class", "onload"} & set(part.attrib)
            assert part is symbol or "id" not in part.attrib


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_sheet_is_small(name: str) -> None:
    text = sheet(f"embertable.games.{name}").encode()
    assert len(text) < 640_000
    assert len(gzip.compress(text, 6)) < 180_000


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_card_has_its_picture(name: str) -> None:
    drawn = symbols(name)
    missing = [card.id for card in game(name).cards() if f"card-{card.id}" not in drawn]
    assert not missing


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_cover_is_a_picture_of_its_own(name: str) -> None:
    text = cover(f"embertable.games.{name}")
    root = ElementTree.fromstring(text)
    assert root.get("viewBox") == "0 0 480 200"
    assert 'href="' not in text, "a cover is shown as an image and can refer to nothing"
    assert len(text) < 60_000


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_symbol_can_be_a_picture_of_its_own(name: str) -> None:
    """With everything it is made of: a picture in a file of its own can refer to nothing else."""
    for each, symbol in symbols(name).items():
        root = ElementTree.fromstring(picture(f"embertable.games.{name}", each))
        there = {part.get("id") for part in root}
        assert {use.get("href", "").removeprefix("#") for use in root.iter(f"{SVG}use")} <= there
        assert f'viewBox="{root.get("viewBox")}"' in symbol


def test_the_table_has_its_signs() -> None:
    assert re.findall(r'symbol id="([^"]+)"', table_sheet()) == [*TABLE, *companion_symbols()]
    assert len({inside(symbol) for symbol in drawings().values()}) == len(drawings())

"""Boards: a game's `board.py` says where things lie, its `board.html` draws them, both from a view alone.

`board(view, tongue)` gives the names the template uses. Three of them have a meaning here: `has` is what each seat
holds as (sign, count, label), for the row of seats above the board; `seated` says that the board itself shows every
seat; `status` says how far the game is. Elements that stand for a thing carry `data-thing`, the name `Step.things()`
gives it; names of players stay marked (`tongue.seat`) and are filled in by whoever shows the board.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from typing import Final

from jinja2 import PackageLoader, Template
from markupsafe import Markup

from embertable.core.game import View
from embertable.core.text.table import WEB, word
from embertable.core.text.tongue import Tongue
from embertable.web.board.kit import Kit
from embertable.web.board.parts import Drawing, Usable, check_macros

BOARD: Final = "look/board.html"


@dataclass(frozen=True)
class Drawn:
    """A board as HTML, and what each seat holds."""

    board: Markup
    has: tuple[Markup, ...]  # by seat; empty where the game says nothing
    seated: bool  # the board itself shows every seat
    status: str  # how far the game is, in a few words for the bar


@cache
def template(package: str, sheet: str) -> Template:
    """The board of a game, its pictures taken from this sheet."""
    loader = PackageLoader(package, "")
    environment = Drawing(loader)
    environment.globals |= {"sheet": sheet, "kit": Kit(sheet)}
    check_macros(environment, loader.get_source(environment, BOARD)[0])
    return environment.get_template(BOARD)


def draw(package: str, view: View, tongue: Tongue, sheet: str, usable: Collection[str] = ()) -> Drawn:
    """The board of a game as one seat sees it; `usable` are the things that seat can act on now, which glow."""
    places = import_module(f"{package}.look.board").board(view, tongue)
    has = places.pop("has", ())
    page = template(package, sheet)
    board = page.render(places, view=view, tongue=tongue, usable=Usable(usable), word=partial(word, tongue.code, WEB))
    kit = Kit(sheet)
    rows = tuple(kit.seat_row(each) for each in has)
    return Drawn(Markup(board), rows, bool(places.get("seated")), str(places.get("status", "")))

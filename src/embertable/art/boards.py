"""Boards: a game's `board.py` says where things lie, its `board.html` draws them, both from a view alone.

`board(view, tongue)` gives the names the template uses. Three of them have a meaning here: `has` is what each seat
holds as (sign, count, label), for the row of seats above the board; `seated` says that the board itself shows every
seat; `status` says how far the game is. Elements that stand for a thing carry `data-thing`, the name `Step.things()`
gives it; names of players stay marked (`tongue.seat`) and are filled in by whoever shows the board.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from jinja2 import Environment, PackageLoader, PrefixLoader, StrictUndefined, Template
from markupsafe import Markup

from embertable.art.words import word
from embertable.core.game import View
from embertable.core.text.tongue import Tongue


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
    loader = PrefixLoader({"art": PackageLoader("embertable.art", ""), "game": PackageLoader(package, "")})
    environment = Environment(
        loader=loader, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    environment.globals["sheet"] = sheet
    return environment.get_template("game/board.html")


def draw(package: str, view: View, tongue: Tongue, sheet: str, live: Collection[str] = ()) -> Drawn:
    """The board of a game as one seat sees it; `live` are the things that seat can act on now, which glow."""
    places = import_module(f"{package}.board").board(view, tongue)
    has = places.pop("has", ())
    page = template(package, sheet)
    board = page.render(
        places, view=view, tongue=tongue, live=frozenset(live), word=lambda name: word(tongue.code, name)
    )
    kit: Any = page.environment.get_template("art/kit.html").module
    holdings = tuple(Markup(kit.holdings(each)) for each in has)
    return Drawn(Markup(board), holdings, bool(places.get("seated")), str(places.get("status", "")))

"""Boards: a game's `board.py` says where things lie, its `board.html` draws them, both from a view alone.

`board(view, tongue)` gives the names the template uses. Three of them have a meaning here: `has` is what each seat
holds as (sign, count, label), for the row of seats above the board; `seated` says that the board itself shows every
seat; `status` says how far the game is. Elements that stand for a thing carry `data-thing`, the name `Step.things()`
gives it; what is closed at first lies folded (`a.fold` in `details`) and is drawn alone, as the part of that name,
when somebody opens it; what a piece that walks comes by carries `data-stop`, a die `data-die`; names of players stay
marked (`tongue.seat`) and are filled in by whoever shows the board.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from jinja2 import PackageLoader, Template
from jinja2.meta import find_undeclared_variables
from markupsafe import Markup

from embertable.core.flow import Event
from embertable.core.game import View
from embertable.core.text.table import WEB, word
from embertable.core.text.tongue import Tongue
from embertable.web.board.kit import Kit
from embertable.web.board.parts import Drawing, Usable

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
    environment = Drawing(PackageLoader(package, ""))
    environment.globals |= {"sheet": sheet, "kit": Kit(sheet)}
    return environment.get_template(BOARD)


@cache
def places_of(package: str) -> Callable[[View, Tongue], dict[str, Any]]:
    """What says where things lie on the board of a game."""
    board: Callable[[View, Tongue], dict[str, Any]] = import_module(f"{package}.look.board").board
    return board


@dataclass(frozen=True)
class Asides:
    """What a game's `board.py` may say besides where things lie: a function of each name, or nothing."""

    way: Callable[[View], tuple[str, str] | None]  # a piece that walks, and the place it has come to
    flown: Callable[[Event], Sequence[tuple[str, str]] | None]  # from where to where an event took pieces
    rolled: Callable[[Event], str | None]  # the side of a die that an event shows, a symbol of the game
    sketch: Callable[[Event], str | None]  # a small drawing beside a line of the log
    fallen: Callable[[Event], int | None]  # the seat whose fall an event tells
    sums: Callable[[View], Sequence[int] | None]  # by seat, what finished deals brought


def silent(_: Any) -> None:
    """Nothing to say."""


@cache
def asides(package: str) -> Asides:
    """What the board of a game says besides where things lie."""
    board = import_module(f"{package}.look.board") if find_spec(f"{package}.look.board") else None
    return Asides(*[getattr(board, each.name, silent) for each in fields(Asides)])


def draw(package: str, view: View, tongue: Tongue, sheet: str, usable: Collection[str] = (), folds: str = "") -> Drawn:
    """The board of a game as one seat sees it; `usable` are the things that seat can act on now, which glow; `folds` is
    the address under which the parts of the board that are folded can be had, each by its name.
    """
    places = places_of(package)(view, tongue)
    has = places.pop("has", ())
    board = filled_in(package, places, view, tongue, sheet, Usable(usable), folds=folds, part=None)
    kit = Kit(sheet)
    rows = tuple(kit.seat_row(each) for each in has)
    return Drawn(board, rows, bool(places.get("seated")), str(places.get("status", "")))


@cache
def folds_parts(package: str) -> bool:
    """Whether anything on the board of a game is folded at first."""
    environment = Drawing()
    source, _, _ = PackageLoader(package, "").get_source(environment, BOARD)
    return "part" in find_undeclared_variables(environment.parse(source))


def draw_part(package: str, view: View, tongue: Tongue, sheet: str, part: str) -> Markup:
    """A part of the board that is folded, by its name; empty where there is no such part."""
    if not folds_parts(package):
        return Markup("")
    places = places_of(package)(view, tongue)
    return Markup(filled_in(package, places, view, tongue, sheet, Usable(()), folds="", part=part).strip())


def filled_in(
    package: str, places: Mapping[str, Any], view: View, tongue: Tongue, sheet: str, usable: Usable, **what: str | None
) -> Markup:
    """The template of a board, with everything in its place."""
    page = template(package, sheet)
    words = partial(word, tongue.code, WEB)
    return Markup(page.render(places, view=view, tongue=tongue, usable=usable, word=words, **what))

"""The board on the page of a table: what the view shows, and what was to be seen on the way to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cache, partial
from importlib.util import find_spec
from typing import Any, Final

from markupsafe import Markup

from embertable.core.flow import Event
from embertable.core.game import Score, View
from embertable.games import CATALOGUE
from embertable.store.rows import UNDEALT
from embertable.table import Change, events_seen
from embertable.web.board.drawing import Drawn, asides, draw, draw_part, template
from embertable.web.errors import Refused
from embertable.web.regions import Passage
from embertable.web.results import is_counted
from embertable.web.sheets import board_style, cover, package, pictures_of
from embertable.web.viewpoint import Viewpoint

NO_POINTS: Final = (None,) * 8


class TableBoard:
    """The board from one point of view."""

    def __init__(self, page: Viewpoint) -> None:
        self.page = page

    def now(self, view: View, mine: bool) -> Drawn:
        """The board of this moment; drawn once for all who see the same."""
        taught = None if self.page.lesson is None else self.page.lesson.number
        name = (self.page.you, self.page.visitor.lang, mine, tuple(self.page.names), taught)
        drawn: Drawn | None = self.page.opened.drawn.get(name)
        if drawn is None:
            options = self.page.opened.table.s.options if mine else []
            things = [thing for option in options for thing in option.things()]
            if self.page.lesson is not None:
                ask = self.page.opened.table.ask
                several = bool(options) and ask is not None and ask.any_order
                things = self.page.lesson.touched(options) if several else self.page.lesson.lit(options)
            drawn = self.draw(view, things, f"/t/{self.page.opened.row.id}/part?name=")
            self.page.opened.drawn[name] = drawn
        return drawn

    def passage(self) -> list[Passage]:
        """What was to be seen on the way, in the last few decisions."""
        return [Passage(entry, partial(self.passed, change)) for entry, change in self.page.opened.lately.items()]

    def passed(self, change: Change) -> dict[str, Any]:
        """What was to be seen on the way of one decision: what lay there, who walked, what flew, what was rolled."""
        held, passing = ([self.page.game.view(s, self.page.you) for s in stills] for stills in change.stills)
        events = () if change.past is None else events_seen(change.past.events, self.page.you)
        name = package(self.page.game.id)
        seen = {
            "stills": [self.draw(view).board for view in held],
            "ways": ways(asides(name).way, passing),
            **self.flights(events),
            "rolls": [face for event in events if (face := asides(name).rolled(event))],
        }
        return {what: shown for what, shown in seen.items() if shown}

    def flights(self, events: Iterable[Event]) -> dict[str, Any]:
        """From where to where these events took pieces that look like others."""
        flown = asides(package(self.page.game.id)).flown
        pairs = [pair for event in events for pair in flown(event) or ()]
        return {"flights": pairs} if pairs else {}

    def draw(self, view: View, touched: Sequence[str] = (), folds: str = "") -> Drawn:
        """The board: the game's own, or what the view says where a game draws none."""
        if not draws_board(self.page.game.id):
            return Drawn(self.page.visitor.page("table/plain.html", view=view), (), False, "")
        drawn = draw(
            package(self.page.game.id), view, self.page.tongue, sheet_address(self.page.game.id), touched, folds
        )
        return replace(drawn, board=self.page.markup.filled(drawn.board))

    def part(self, view: View, name: str) -> Markup:
        """A part of the board that was folded."""
        if self.page.opened.status in UNDEALT or not draws_board(self.page.game.id):
            raise Refused(404, "no such page")
        drawn = draw_part(package(self.page.game.id), view, self.page.tongue, sheet_address(self.page.game.id), name)
        if not drawn:
            raise Refused(404, "no such page")
        return self.page.markup.filled(drawn)


def ways(way: Callable[[View], tuple[str, str] | None], passing: Sequence[View]) -> list[list[str]]:
    """Each piece that walked, and the places it came by."""
    found: dict[str, list[str]] = {}
    for piece, place in filter(None, map(way, passing)):
        found.setdefault(piece, [piece]).append(place)
    return list(found.values())


def shown_points(view: View, scores: Sequence[Score] | None) -> Sequence[int | None]:
    """Points by seat: the final ones where points are counted, else only what the view itself shows."""
    if scores is not None:
        return [score.points for score in scores] if is_counted(scores) else NO_POINTS
    shown = view.get("scores", view.get("points"))
    if isinstance(shown, list) and shown and all(isinstance(each, int) for each in shown):
        return list(shown)
    return NO_POINTS


def warm_up() -> None:
    """Draw and compile everything that is made once, before somebody waits for it."""
    for name in CATALOGUE:
        cover(name)
        pictures_of(name)
        board_style(name)
        if draws_board(name):
            template(package(name), sheet_address(name))


def sheet_address(game: str) -> str:
    """Where a browser finds the symbols of a game."""
    return f"/art/{game}.svg"


@cache
def draws_board(game: str) -> bool:
    """Whether a game has a board of its own."""
    return find_spec(f"{package(game)}.look.board") is not None

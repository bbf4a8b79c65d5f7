"""A table as one reader sees it: regions of finished HTML, drawn from the view alone."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.util import find_spec
from typing import Any, Final

from markupsafe import Markup, escape

from embertable.art.boards import Drawn, draw, template
from embertable.core.flow import Event, Step, asked
from embertable.core.game import Game, Score, View
from embertable.core.text.marks import MARK
from embertable.core.text.tongue import Tongue, first_up
from embertable.games import CATALOGUE
from embertable.store import Line, Place
from embertable.store.rows import OVER, PLAYING, WAITING
from embertable.table.message import events_seen
from embertable.web.desk import Reader
from embertable.web.live import Live
from embertable.web.pictures import cover, package, pictures_of
from embertable.web.tell import Teller

LOG: Final = 24  # decisions shown beside the board
ABSENT: Final = (None, Markup(""))
SHORT: Final = 9  # letters of an option that fits a small field


@dataclass(frozen=True)
class Page:
    """A table for one reader at one moment."""

    number: int
    mine: bool  # whether this reader is being asked
    title: str
    regions: Mapping[str, Markup]


def seat_names(places: Sequence[Place], reader: Reader) -> list[str]:
    """What the seats are called: people by their names, bots in the reader's language."""
    return [seat_name(place, reader) for place in places]


def seat_name(place: Place, reader: Reader) -> str:
    """What one seat is called."""
    if place.name:
        return place.name
    return reader.word("open seat") if place.open else reader.word(f"bot {place.seat % 5}")


def title_of(game: Game, lang: str) -> str:
    """What a game is called in a language."""
    return game.tongue(lang).word("title")


class Show:
    """What one reader, sitting at `you` or looking on, is shown of a table."""

    def __init__(self, live: Live, reader: Reader, you: int | None, late: bool = False, origin: str = "") -> None:
        self.live = live
        self.reader = reader
        self.you = you
        self.late = late
        self.origin = origin
        self.game = live.game
        self.names = seat_names(live.places, reader)
        self.tongue = self.game.tongue(reader.lang)
        self.teller = Teller(self.game.id, self.names, you)

    def page(self, talk: Sequence[Line]) -> Page:
        """Everything on the table."""
        live = self.live
        status = live.status
        mine = self.you is not None and live.turn == self.you and not live.bot_at(self.you)
        view = self.game.view(live.table.s, self.you)
        scores = live.table.scores() if status == OVER else None
        drawn = self.drawn(view, mine) if status != WAITING else Drawn(self.welcome(), (), False, "")
        regions = {
            "status": Markup(escape(drawn.status)),
            "end": self.end(scores),
            "seats": self.seats(shown_points(view, scores), drawn),
            "board": drawn.board,
            "undo": self.undo(status),
            "ask": self.ask(status, mine, scores),
            "news": self.news(),
            "lines": self.lines(talk),
        }
        name = title_of(self.game, self.reader.lang)
        return Page(live.number, mine, page_title(name, mine, self.reader), regions)

    def part(self, template: str, **values: Any) -> Markup:
        """A region from its template."""
        return self.reader.page(
            f"table/{template}.html", id=self.live.row.id, game=self.game.id, you=self.you, **values
        )

    def seats(self, points: Sequence[int | None], drawn: Drawn) -> Markup:
        """Who sits where, and whose turn it is; nothing where the board itself shows it."""
        live = self.live
        if drawn.seated and live.status == PLAYING and not any(live.table.conceded):
            return Markup("")
        seats = [
            {
                "seat": place.seat,
                "name": self.names[place.seat],
                "you": place.seat == self.you,
                "bot": bool(place.bot),
                "open": place.open,
                "turn": live.turn == place.seat,
                "conceded": live.table.conceded[place.seat],
                "points": points[place.seat] if live.status != WAITING else None,
                "has": self.teller.filled(drawn.has[place.seat]) if drawn.has else "",
            }
            for place in live.places
        ]
        return self.part("seats", seats=seats)

    def welcome(self) -> Markup:
        """What stands in the place of the board until everyone sits."""
        return self.part("waiting", title=self.tongue.word("title"), tagline=self.tongue.words.get("tagline", ""))

    def drawn(self, view: View, mine: bool) -> Drawn:
        """The board of this moment; drawn once for all who see the same."""
        name = (self.you, self.reader.lang, mine, tuple(self.names))
        drawn: Drawn | None = self.live.drawn.get(name)
        if drawn is None:
            options = self.live.table.s.options if mine else []
            drawn = self.board(view, [thing for option in options for thing in option.things()])
            self.live.drawn[name] = drawn
        return drawn

    def board(self, view: View, touched: Sequence[str] = ()) -> Drawn:
        """The board: the game's own, or what the view says where a game draws none."""
        if not draws_board(self.game.id):
            return Drawn(self.reader.page("table/plain.html", view=view), (), False, "")
        drawn = draw(package(self.game.id), view, self.tongue, sheet_address(self.game.id), touched)
        return replace(drawn, board=self.teller.filled(drawn.board))

    def ask(self, status: str, mine: bool, scores: Sequence[Score] | None) -> Markup:
        """The question, or why there is none."""
        live = self.live
        words: dict[str, Any] = {
            "status": status,
            "number": live.number,
            "options": [],
            "host": self.reader.person is not None and live.row.host == self.reader.person.id,
            "places": live.places,
            "link": f"{self.origin}/t/{live.row.id}",
            "rematch": live.rematch,
            "undoable": self.undoable(status),
        }
        if scores is not None:
            words["verdict"] = verdict(scores, self.names, self.reader)
        elif status == PLAYING:
            words |= self.question(mine)
        return self.part("ask", **words)

    def undoable(self, status: str) -> int:
        """How many choices the reader may take back."""
        return self.live.table.undoable(self.you) if self.you is not None and status == PLAYING else 0

    def undo(self, status: str) -> Markup:
        """The button that takes back, or why there is nothing to take back."""
        if self.you is None or status != PLAYING:
            return Markup("")
        return self.part("undo", bar=self.live.table.bar(self.you))

    def question(self, mine: bool) -> dict[str, Any]:
        """The open question; its options are for the seat that is asked alone."""
        live, table, s = self.live, self.live.table, self.live.table.s
        ask = asked(s)
        thinking = bool(live.bot_at(ask.seat))
        words: dict[str, Any] = {
            "question": self.teller.line(self.game.say(ask, self.tongue)),
            "rule": ask.rule,
            "thinking": thinking,
            "away": self.you is not None and bool(live.bot_at(self.you)) and not table.conceded[self.you],
            "turn_line": self.reader.word("is thinking" if thinking else "is asked", name=self.names[ask.seat]),
            "late": self.late and self.you is not None and self.you not in live.agreed.get(ask.seat, ()),
            "late_seat": ask.seat,
            "late_name": self.names[ask.seat],
        }
        if mine and self.you is not None:
            options = [self.option(option) for option in s.options]
            words["options"] = options
            words["chips"] = len(options) > 12 and all(len(option["text"]) <= SHORT for option in options)
        return words

    def option(self, option: Step) -> dict[str, Any]:
        """One thing that can be chosen."""
        text = self.game.say(option, self.tongue).removesuffix(".")
        return {
            "key": option.key(),
            "text": self.teller.label(text),
            "things": json.dumps(list(option.things()), ensure_ascii=False),
            "aside": option.aside,
        }

    def news(self) -> Markup:
        """What happened, the latest first, with a line where the reader last chose."""
        table = self.live.table
        said = self.live.told.setdefault((self.you, self.reader.lang, tuple(self.names)), {})
        blocks: list[Markup | None] = []
        old = False
        for number in range(len(table.past), max(-1, len(table.past) - LOG), -1):
            happened = table.past[number - 1].events if number else table.opening
            if not old and number and self.you is not None and table.record.decisions[number - 1].seat == self.you:
                if blocks:
                    blocks.append(None)
                old = True
            if said.get((number, old), ABSENT)[0] is not happened:  # new, or an undo made it another decision
                said[number, old] = happened, self.told(events_seen(happened, self.you), old)
            blocks.append(said[number, old][1])
        return self.part("news", blocks=blocks)

    def told(self, events: Sequence[Event], old: bool = False) -> Markup:
        """Events as lines of the log, the latest first."""
        texts = [self.game.say(event, self.tongue) for event in reversed(events)]
        lines = [{"seat": first_seat(text), "text": self.teller.line(text)} for text in texts]
        return self.part("told", lines=lines, old=old)

    def lines(self, talk: Sequence[Line]) -> Markup:
        """What was said."""
        return self.part("lines", talk=talk)

    def end(self, scores: Sequence[Score] | None) -> Markup:
        """The final scores, once there are some."""
        if scores is None:
            return Markup("")
        gone = self.live.table.conceded
        return self.part("end", gone=gone, **tally(scores, self.names, self.tongue, self.reader))


def warm_up() -> None:
    """Draw and compile everything that is made once, before somebody waits for it."""
    for name in CATALOGUE:
        cover(name)
        pictures_of(name)
        if draws_board(name):
            template(package(name), sheet_address(name))


def sheet_address(game: str) -> str:
    """Where a browser finds the symbols of a game."""
    return f"/art/{game}.svg"


@cache
def draws_board(game: str) -> bool:
    """Whether a game has a board of its own."""
    return find_spec(f"{package(game)}.look.board") is not None


def page_title(name: str, mine: bool, reader: Reader) -> str:
    """The title of a page tells from afar whose turn it is."""
    return f"● {reader.word('your turn')} – {name} – Embertable" if mine else f"{name} – Embertable"


def first_seat(said: str) -> int | None:
    """The seat a sentence begins with: its subject."""
    found = MARK.match(said)
    return int(found[2]) if found is not None and found[1] == "seat" else None


def shown_points(view: View, scores: Sequence[Score] | None) -> list[int | None]:
    """Points by seat: the final ones, else only what the view itself shows."""
    if scores is not None:
        return [score.points for score in scores]
    shown = view.get("scores", view.get("points"))
    if isinstance(shown, list) and shown and all(isinstance(each, int) for each in shown):
        return list(shown)
    return [None] * 8


def verdict(scores: Sequence[Score], names: Sequence[str], reader: Reader) -> str:
    """Who won, in a sentence."""
    winners = [seat for seat, score in enumerate(scores) if score.wins]
    best = winners or [max(range(len(scores)), key=lambda seat: scores[seat].points)]
    points = reader.word("n points", n=scores[best[0]].points)
    if not winners:
        return reader.word("won none", points=points)
    won = [names[seat] for seat in winners]
    listed = f" {reader.word('and')} ".join([", ".join(won[:-1]), won[-1]] if len(won) > 1 else won)
    return reader.word("won one" if len(winners) == 1 else "won many", names=listed, points=points)


def source_label(name: str, tongue: Tongue) -> str:
    """What a source of points is called."""
    return first_up(tongue.words.get(f"score {name}", name))


def tally(scores: Sequence[Score], names: Sequence[str], tongue: Tongue, reader: Reader) -> dict[str, Any]:
    """The score sheet: a column for each seat, a row for each source."""
    rows: list[str] = []
    for score in scores:
        rows.extend(part.name for part in score.parts if part.name not in rows)
    parts = []
    for name in rows:
        points = [next((part.points for part in score.parts if part.name == name), 0) for score in scores]
        best = max(points)
        cells = [{"points": each, "best": each == best and min(points) != best} for each in points]
        parts.append({"label": source_label(name, tongue), "cells": cells})
    columns = [
        {"seat": seat, "name": names[seat], "points": score.points, "wins": score.wins}
        for seat, score in enumerate(scores)
    ]
    return {"scores": columns, "parts": parts, "verdict": verdict(scores, names, reader)}

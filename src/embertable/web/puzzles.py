"""Puzzles on the web: a moment drawn as one seat sees it, tried with the same clicks as at a table."""

from __future__ import annotations

import asyncio
import time
from functools import lru_cache
from typing import Any, Final
from urllib.parse import quote

from litestar import MediaType, Response, get, post
from litestar.response import Redirect
from markupsafe import Markup

from embertable.bots import LEVELS
from embertable.coach.puzzle import NoPuzzle, Puzzle, next_puzzle, ordered, puzzle_of, puzzles_of
from embertable.coach.puzzle_answer import hint_line, is_right, reason_lines, rival
from embertable.coach.puzzle_day import Days, daily
from embertable.core.flow import find_option
from embertable.core.game import AnyGame
from embertable.core.rng import seeded
from embertable.games import CATALOGUE
from embertable.games import game as game_named
from embertable.store import Seating, TableRow
from embertable.table import Table, table_of
from embertable.table.why import why_not_do
from embertable.web.errors import Refused
from embertable.web.fitting import fitting_level
from embertable.web.foresight import CERTAIN, KEPT, Key, foreseen_line, reason
from embertable.web.open_table import OpenTable
from embertable.web.requests import Asking, choice_cookie, form_of, game_or_404, go, html, newcomer, wants_json
from embertable.web.sheets import prepare
from embertable.web.site import Site
from embertable.web.table_board import shown_points
from embertable.web.table_page import TablePage
from embertable.web.table_question import SHORT
from embertable.web.table_routes import pills
from embertable.web.viewpoint import title_of
from embertable.web.visitor import Visitor

DAYS: Final = "days"  # the cookie that remembers them, for those who want
DAY: Final = 24 * 3600
THURSDAY: Final = 3  # the first day there was, by the clock of computers
RIVALS: Final = "level:4"  # those at the other seats: the games come from play about as strong


def today() -> int:
    """The number of this day."""
    return int(time.time()) // DAY


def puzzle_or_404(game: str, name: str) -> tuple[AnyGame, Puzzle]:
    """A game and one of its puzzles."""
    played = game_or_404(game)
    try:
        return played, puzzle_of(played, name)
    except NoPuzzle as error:
        raise Refused(404, "no such page") from error


@lru_cache(maxsize=64)
def table_at(game: str, name: str) -> Table:
    """The table of a puzzle, which nobody changes."""
    played = game_named(game)
    return table_of(played, puzzle_of(played, name).record)


def opened_at(game: AnyGame, puzzle: Puzzle, visitor: Visitor) -> OpenTable:
    """A puzzle as a table that is in no store: the visitor sits where the puzzle is asked."""
    record = puzzle.record
    row = TableRow("", game.id, record.rules, record.seats, record.variants, record.seed, False, False, "", 0.0)
    name = visitor.person.name if visitor.person else visitor.word("guest")
    seatings = [
        Seating(seat, None, name) if seat == puzzle.seat else Seating(seat, None, "", RIVALS)
        for seat in range(record.seats)
    ]
    return OpenTable(row, seatings, table_at(game.id, puzzle.id))


class PuzzlePage:
    """What a visitor is shown of a puzzle."""

    def __init__(self, game: AnyGame, puzzle: Puzzle, visitor: Visitor, days: Days | None) -> None:
        self.game = game
        self.puzzle = puzzle
        self.visitor = visitor
        self.days = days
        self.opened = opened_at(game, puzzle, visitor)
        self.table = TablePage(self.opened, visitor, puzzle.seat)
        self.place = f"/puzzles/{game.id}/{puzzle.id}"
        self.s = self.opened.table.s
        self.view = game.view(self.s, puzzle.seat)
        self.table.voice.view = self.view

    def page(self, tried: str, hint: bool, show: bool) -> Markup:
        """The whole page."""
        found = bool(tried) and is_right(self.puzzle, tried)
        options = [option for option in self.s.options if not (found or show) or is_right(self.puzzle, option.key())]
        things = [thing for option in options for thing in option.things()]
        drawn = self.table.board.draw(self.view, things, f"{self.place}/part?name=")
        shown = [self.table.option(option) for option in options]
        seatings = self.opened.seatings
        points = shown_points(self.view, None)
        seats = self.table.seats(seatings, [False] * len(seatings), self.puzzle.seat, points, drawn)
        words: dict[str, Any] = {
            "state": "found" if found else "shown" if show else "wrong" if tried else "open",
            "board": drawn.board,
            "status": drawn.status,
            "seats": Markup("") if drawn.seated else seats,
            "question": self.table.question.question(mine=False)["question"],
            "rule": self.opened.table.ask.rule if self.opened.table.ask else "",
            "options": shown,
            "chips": len(shown) > 12 and all(len(option["text"]) <= SHORT for option in shown),
            "tried": self.said(tried) if tried and not found else "",
            "loss": self.loss(tried),
            "hint": hint_line(self.game, self.puzzle, self.table.tongue) if hint else "",
            "hinted": hint,
        }
        if found or show:
            words |= self.answer(tried if not found else "")
        return self.visitor.page("puzzle.html", **self.frame(), **words)

    def answer(self, tried: str) -> dict[str, Any]:
        """What is right, why, and what was played."""
        puzzle = self.puzzle
        against = rival(puzzle, tried)
        return {
            "right": [self.said(key) for key in puzzle.accept],
            "reasons": reason_lines(self.game, puzzle, against, self.table.tongue),
            "against": self.plainly(against) if against else "",
            "played": self.plainly(puzzle.played),
            "played_right": is_right(puzzle, puzzle.played),
            "played_loss": self.loss(puzzle.played),
            "lead": self.visitor.word("puzzle less", percent=percent(puzzle.verdict.lead)),
        }

    def frame(self) -> dict[str, Any]:
        """What stands around the question."""
        now = today()
        of_the_day = daily(now)
        level = LEVELS[self.puzzle.grade - 1]
        grade = {"n": level.number, "name": self.visitor.word(f"bot {level.name}")}
        return {
            "game": self.game.id,
            "game_title": title_of(self.game, self.visitor.lang),
            "place": self.place,
            "seat": self.puzzle.seat,
            "entry": self.opened.last_entry,
            "grade": self.visitor.word("puzzle grade", **grade),
            "grade_short": self.visitor.word("at level", n=level.number),
            "judged": self.judged(),
            "is_today": of_the_day is not None and of_the_day[1].id == self.puzzle.id,
            "next": f"/puzzles/{self.game.id}/{next_puzzle(self.game, self.puzzle).id}",
            "pills": pills(self.opened, self.visitor),
            "stock": stock(self.visitor),
            **days_words(self.days, now, self.visitor),
        }

    def judged(self) -> str:
        """Who measured it, and how."""
        verdict = self.puzzle.verdict
        return self.visitor.word("puzzle judged", searches=verdict.searches, iterations=verdict.iterations)

    def said(self, key: str) -> Markup:
        """An option in words."""
        text: Markup = self.table.option(find_option(self.s, self.puzzle.seat, key))["text"]
        return text

    def plainly(self, key: str) -> str:
        """An option in words alone, to stand inside a sentence."""
        said = self.game.say(find_option(self.s, self.puzzle.seat, key), self.table.voice)
        return self.table.markup.plain(said).removesuffix(".")

    def loss(self, key: str) -> str:
        """What an option costs, where that was measured."""
        found = self.puzzle.verdict.losses.get(key)
        return "" if found is None else self.visitor.word("puzzle less", percent=percent(found))


def percent(share: float) -> int:
    """A chance in whole per cent."""
    return round(100 * share)


def stock(visitor: Visitor) -> list[dict[str, Any]]:
    """How many puzzles there are, by game."""
    games = [game_named(name) for name in CATALOGUE]
    return [
        {"id": game.id, "title": title_of(game, visitor.lang), "count": len(puzzles_of(game)), "grades": grades(game)}
        for game in games
    ]


def grades(game: AnyGame) -> list[tuple[int, int]]:
    """How many puzzles of each grade a game has."""
    found = [puzzle.grade for puzzle in ordered(game)]
    return [(grade, found.count(grade)) for grade in sorted(set(found))]


def days_of(request: Asking) -> Days | None:
    """The days a visitor wants kept; None for who does not."""
    kept = request.cookies.get(DAYS)
    return None if kept is None else Days.read(kept)


def days_words(days: Days | None, now: int, visitor: Visitor) -> dict[str, Any]:
    """The last days of who wants them kept, in words; a row of days is said, one that ended is not."""
    if days is None:
        return {"days": None, "row": ""}
    row = days.row(now)
    week = [(visitor.word(f"weekday {(day + THURSDAY) % 7}"), found, day == now) for day, found in days.week(now)]
    return {"days": week, "row": visitor.word("days in a row", n=row) if row > 1 else ""}


def daily_card(request: Asking, visitor: Visitor) -> dict[str, Any] | None:
    """The puzzle of the day, as the first page shows it."""
    now = today()
    found = daily(now)
    if found is None:
        return None
    game, puzzle = found
    days = days_of(request)
    return {
        "game": game.id,
        "title": title_of(game, visitor.lang),
        "place": f"/puzzles/{game.id}/{puzzle.id}",
        "grade": visitor.word("at level", n=puzzle.grade),
        "row": days_words(days, now, visitor)["row"],
        "found": days is not None and days.has(now),
    }


@get("/puzzles", include_in_schema=False)
async def puzzles_page(request: Asking, visitor: Visitor) -> Response[str]:
    """All puzzles, by game and grade."""
    words = days_words(days_of(request), today(), visitor)
    return html(visitor.page("puzzles.html", stock=stock(visitor), daily=daily_card(request, visitor), **words))


@get("/puzzles/{game:str}", include_in_schema=False)
async def first_puzzle(game: str, request: Asking) -> Redirect:
    """The first puzzle of a game, or of one of its grades."""
    played = game_or_404(game)
    grade = request.query_params.get("grade", "")
    found = [puzzle for puzzle in ordered(played) if not grade or str(puzzle.grade) == grade]
    if not found:
        raise Refused(404, "no such page")
    return Redirect(f"/puzzles/{game}/{found[0].id}", status_code=303)


@get("/puzzles/{game:str}/{name:str}", include_in_schema=False)
async def puzzle_page(game: str, name: str, request: Asking, visitor: Visitor) -> Response[str]:
    """One puzzle: to be tried, tried, or shown."""
    played, puzzle = puzzle_or_404(game, name)
    await prepare(game)
    page = PuzzlePage(played, puzzle, visitor, days_of(request))
    asked_for = request.query_params
    tried = asked_for.get("tried", "")
    if tried:
        find_option(page.s, puzzle.seat, tried)  # it is one of the options, or the refusal says so
    return html(await asyncio.to_thread(page.page, tried, "hint" in asked_for, "show" in asked_for))


@get("/puzzles/{game:str}/{name:str}/part", include_in_schema=False)
async def puzzle_part(game: str, name: str, request: Asking, visitor: Visitor) -> Response[str]:
    """A part of the board that is sent when somebody opens it."""
    page = PuzzlePage(*puzzle_or_404(game, name), visitor, None)
    part = page.table.board.part(page.view, request.query_params.get("name", ""))
    if "bare" in request.query_params:
        return html(part)
    title = title_of(page.game, visitor.lang)
    return html(visitor.page("part.html", back=page.place, game=game, game_title=title, part=part))


@get("/puzzles/{game:str}/{name:str}/foresee", include_in_schema=False)
async def puzzle_foreseen(game: str, name: str, visitor: Visitor, key: Key) -> Response[str]:
    """One line about one option."""
    page = PuzzlePage(*puzzle_or_404(game, name), visitor, None)
    opened = page.opened
    line, is_certain = foreseen_line(opened, page.table, page.puzzle.seat, opened.last_entry, key)
    return Response(line, media_type=MediaType.HTML, headers=KEPT | ({CERTAIN: "yes"} if is_certain else {}))


@get("/puzzles/{game:str}/{name:str}/why", include_in_schema=False)
async def puzzle_why(game: str, name: str, visitor: Visitor, thing: Key) -> Response[str]:
    """Why a thing cannot be touched, in one sentence with its rule."""
    page = PuzzlePage(*puzzle_or_404(game, name), visitor, None)
    rng = seeded(page.opened.last_entry)
    step, refusal = why_not_do(page.game, page.s, page.puzzle.seat, thing.split("|"), rng)
    return Response(reason(step, refusal, page.table), media_type=MediaType.HTML, headers={"cache-control": "no-store"})


@post("/puzzles/{game:str}/{name:str}/choose", include_in_schema=False)
async def try_puzzle(game: str, name: str, request: Asking, site: Site, visitor: Visitor) -> Response[Any]:
    """Try an option; who finds the puzzle of the day and wants it kept has one day more."""
    played, puzzle = puzzle_or_404(game, name)
    fields = await form_of(request)
    key = next(iter(fields.get("picks", "").splitlines()), fields.get("key", ""))
    find_option(table_at(game, name).s, puzzle.seat, key)
    days, of_the_day = days_of(request), daily(today())
    is_day = of_the_day is not None and of_the_day[1].id == puzzle.id and is_right(puzzle, key)
    cookies = [choice_cookie(site, DAYS, days.found(today()).write())] if days is not None and is_day else []
    to = f"/puzzles/{played.id}/{puzzle.id}?tried={quote(key, safe='')}"
    if wants_json(request):
        return Response({"entry": len(puzzle.record.decisions), "to": to}, status_code=200, cookies=cookies)
    return Redirect(to, status_code=303, cookies=cookies)


@post("/puzzles/{game:str}/{name:str}/play-on", include_in_schema=False)
async def play_on(game: str, name: str, request: Asking, site: Site, visitor: Visitor) -> Redirect:
    """A table of one's own that goes on from the puzzle, with bots at the other seats."""
    played, puzzle = puzzle_or_404(game, name)
    person = visitor.person or await newcomer(site, request, visitor.word("guest"))
    level = await fitting_level(site, game, person)
    seatings = [
        Seating(seat, person.id, person.name) if seat == puzzle.seat else Seating(seat, None, "", level)
        for seat in range(puzzle.record.seats)
    ]
    record = puzzle.record
    table = await site.tables.new_table(person, played.id, seatings, dict(record.variants), record=record)
    return go(site, f"/t/{table}", person)


@post("/puzzles/days", include_in_schema=False)
async def keep_days(request: Asking, site: Site) -> Redirect:
    """Keep the days, or forget them."""
    fields = await form_of(request)
    kept = fields.get("keep") == "yes"
    value = (days_of(request) or Days(today(), 0)).write() if kept else ""
    return Redirect("/puzzles", status_code=303, cookies=[choice_cookie(site, DAYS, value)])

"""Lessons on the web: a table of the store at which a line is followed, step by step."""

from __future__ import annotations

from functools import partial

from litestar import post
from litestar.response import Redirect

from embertable.coach.lesson import Lesson, Progress, lesson_of
from embertable.store import Person, Seating
from embertable.store.rows import LESSON, Taught
from embertable.table import UNDO
from embertable.web.errors import Refused, Stale
from embertable.web.fitting import NEWCOMER
from embertable.web.open_table import OpenTable, Proposal
from embertable.web.open_tables import OpenTables
from embertable.web.requests import Asking, game_or_404, go, newcomer
from embertable.web.site import Site
from embertable.web.visitor import Visitor


@post("/learn/{game:str}", include_in_schema=False)
async def learn(game: str, request: Asking, site: Site, visitor: Visitor) -> Redirect:
    """The lesson of a game: where the visitor left it, or from its beginning."""
    played = game_or_404(game)
    person = visitor.person or await newcomer(site, request, visitor.word("guest"))
    for taught in await site.store.lessons(person.id):
        if taught.game == game and is_begun(taught):
            return go(site, f"/t/{taught.table}")
    lesson = lesson_of(played.id)
    seatings, record = pupils(lesson, person), lesson.record(played.rules)
    table = await site.tables.new_table(person, game, seatings, lesson.variants, record=record, teaches=True)
    return go(site, f"/t/{table}", person)


def pupils(lesson: Lesson, person: Person) -> list[Seating]:
    """Who sits at a lesson: the learner, and bots whose choices are known until it is over."""
    return [
        Seating(seat, person.id, person.name) if seat == lesson.learner else Seating(seat, None, "", NEWCOMER)
        for seat in range(lesson.seats)
    ]


def current(opened: OpenTable, seat: int) -> Progress:
    """The lesson that goes on at a table, for its learner."""
    lesson = opened.lesson
    if lesson is None or lesson.lesson.learner != seat:
        raise Refused(409, "lesson over")
    return lesson


def to_step(opened: OpenTable, seat: int, number: int) -> Proposal:
    """The lesson comes to a step."""
    return opened.propose_entry(LESSON, seat, str(number))


async def go_on(tables: OpenTables, opened: OpenTable, seat: int, seen: int | None) -> None:
    """On to the next step, once this one is done."""

    def stepping() -> Proposal:
        lesson = current(opened, seat)
        if seen is not None and seen != opened.last_entry:
            raise Stale
        if lesson.expected is not None:
            raise Refused(409, "lesson other")
        return to_step(opened, seat, lesson.number + 1)

    await tables.enter(opened, stepping)


async def skip(tables: OpenTables, opened: OpenTable, seat: int, seen: int | None) -> None:
    """Let the lesson play this step, and go on."""

    def playing() -> Proposal:
        expected = current(opened, seat).expected  # asked under the table's lock: a bot may have been faster
        if expected is None:
            raise Stale
        return opened.propose(expected.seat, expected.key, None)

    while current(opened, seat).expected is not None:
        try:
            await tables.enter(opened, playing, more=True)
        except Stale:
            break
    await go_on(tables, opened, seat, None)


async def go_back(tables: OpenTables, opened: OpenTable, seat: int, seen: int | None) -> None:
    """To the beginning of this step, or to the one before; what was chosen since is taken back."""
    lesson = current(opened, seat)
    to = lesson.back()
    count = lesson.made - to.first
    await tables.enter(opened, partial(to_step, opened, seat, lesson.lesson.steps.index(to)), more=bool(count))
    if count:
        await tables.enter(opened, partial(opened.propose_entry, UNDO, seat, str(count)))


async def leave_lesson(tables: OpenTables, opened: OpenTable, seat: int, seen: int | None) -> None:
    """Play freely from here on."""
    end = len(current(opened, seat).lesson.steps)
    await tables.enter(opened, partial(to_step, opened, seat, end))


WAYS = {"next": go_on, "skip": skip, "back": go_back, "leave": leave_lesson}


async def follow(tables: OpenTables, opened: OpenTable, seat: int, way: str, seen: int | None) -> None:
    """One of the ways through a lesson."""
    if way not in WAYS:
        raise Refused(400, "bad request")
    await WAYS[way](tables, opened, seat, seen)


def is_begun(taught: Taught) -> bool:
    """Whether somebody can go on with a lesson."""
    return taught.is_open and taught.step < len(lesson_of(taught.game).steps)

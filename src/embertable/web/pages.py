"""The pages around the tables: start, new table, finished games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from litestar import Response, get, post
from litestar.response import Redirect

from embertable.coach.lesson import lesson_of
from embertable.core.errors import EmbertableError
from embertable.core.game import AnyGame
from embertable.core.record import read_record
from embertable.games import CATALOGUE
from embertable.games import game as game_named
from embertable.store import Seating, TableRow
from embertable.store.rows import OVER, PLAYING, WAITING, Taught
from embertable.table import outlived, table_of
from embertable.web.company import seat_names
from embertable.web.errors import Refused
from embertable.web.fitting import fitting_level
from embertable.web.forms import blank_form, filled_form, seatings_in, seed_in, usual_seatings, usual_seats, variants_in
from embertable.web.lessons import is_begun
from embertable.web.older_tables import keep_older
from embertable.web.puzzles import daily_card
from embertable.web.requests import Asking, form_of, game_or_404, go, html, newcomer
from embertable.web.site import Site
from embertable.web.viewpoint import title_of
from embertable.web.visitor import Visitor

LONGEST_RECORD: Final = 5000  # decisions


@get("/", include_in_schema=False)
async def start(request: Asking, site: Site, visitor: Visitor) -> Response[str]:
    """The first page."""
    return html(await start_page(site, visitor, None, daily_card(request, visitor)))


@get("/new/{game:str}", include_in_schema=False)
async def new_form(game: str, site: Site, visitor: Visitor) -> Response[str]:
    """The first page with the form of a new table open in it."""
    played = game_or_404(game)
    level = await fitting_level(site, game, visitor.person)
    return html(await start_page(site, visitor, blank_form(played, visitor, level)))


@post("/new/{game:str}", include_in_schema=False)
async def open_new(game: str, request: Asking, site: Site, visitor: Visitor) -> Response[Any]:
    """Open a table as the form says; what does not fit is said above the form."""
    played = game_or_404(game)
    fields = await form_of(request)
    try:
        person = visitor.person or await newcomer(site, request, fields.get("name") or visitor.word("guest"))
        seatings = seatings_in(fields, played, person)
        variants = variants_in(fields, played)
        table = await site.tables.new_table(
            person,
            game,
            seatings,
            variants,
            seed_in(fields.get("seed", "")),
            fields.get("pace") == "live",
            fields.get("see") == "all",
        )
    except EmbertableError as error:
        status = error.status if isinstance(error, Refused) else 400
        return html(await start_page(site, visitor, filled_form(played, visitor, fields, error)), status)
    return go(site, f"/t/{table}", person)


@post("/play/{game:str}", include_in_schema=False)
async def play_now(game: str, request: Asking, site: Site, visitor: Visitor) -> Redirect:
    """A game against bots, at one click."""
    played = game_or_404(game)
    person = visitor.person or await newcomer(site, request, visitor.word("guest"))
    level = await fitting_level(site, game, person)
    table = await site.tables.new_table(person, game, usual_seatings(usual_seats(played), person, level), {})
    return go(site, f"/t/{table}", person)


@get("/finished", include_in_schema=False)
async def finished(site: Site, visitor: Visitor) -> Response[str]:
    """The visitor's finished games, and those everybody may see."""
    return html(await finished_page(site, visitor, ""))


@post("/upload", include_in_schema=False)
async def upload(request: Asking, site: Site, visitor: Visitor) -> Response[Any]:
    """A record becomes a table: to look through, or to play on from."""
    fields = await form_of(request)
    try:
        record = read_record(fields.get("file", ""))
        played = game_or_404(record.game)
        if len(record.decisions) > LONGEST_RECORD:
            raise Refused(400, "bad file")
        older = record.rules < played.rules and outlived(played, record)
        if older and older.parting is None and older.table is not None:
            record, older = older.table.record, False
        over = bool(older) or table_of(played, record).over
    except EmbertableError as error:
        return html(await finished_page(site, visitor, f"{visitor.word('bad file')} {visitor.told(error)}"), 400)
    person = visitor.person or await newcomer(site, request, visitor.word("guest"))
    seatings = usual_seatings(record.seats, person, await fitting_level(site, record.game, person))
    if older:
        return go(site, f"/t/{await keep_older(site.store, person, seatings, record)}", person)
    table = await site.tables.new_table(person, record.game, seatings, record.variants, record=record)
    return go(site, f"/t/{table}/replay" if over else f"/t/{table}", person)


async def start_page(
    site: Site, visitor: Visitor, form: dict[str, Any] | None, daily: dict[str, Any] | None = None
) -> str:
    """The first page: the games, and the tables that matter to the visitor."""
    mine = await site.store.mine(visitor.person.id) if visitor.person else []
    running = [(row, seatings) for row, seatings in mine if row.status in (WAITING, PLAYING)]
    waiting = await site.store.waiting()
    taught = await site.store.lessons(visitor.person.id) if visitor.person else []
    lessons = {each.table for each in taught if is_begun(each)}
    shown = [each for each in await site.store.shown() if each[0].status == PLAYING]
    own = {row.id for row, _ in mine}
    listed = [listed_table(row, seatings, visitor) for row, seatings in running if row.id not in lessons]
    return visitor.page(
        "start.html",
        games=[listed_game(game_named(name), visitor) | learned(name, taught, visitor) for name in CATALOGUE],
        ribbon=next((table for table in listed if table["mine"]), None),
        mine=listed,
        waiting=[listed_table(row, seatings, visitor) for row, seatings in waiting if row.id not in own],
        shown=[listed_table(row, seatings, visitor) for row, seatings in shown if row.id not in own][:10],
        form=form,
        daily=daily,
    )


async def finished_page(site: Site, visitor: Visitor, error: str) -> str:
    """The games that are over."""
    mine = await site.store.mine(visitor.person.id) if visitor.person else []
    seen = {row.id for row, _ in mine}
    over = [*mine, *(each for each in await site.store.shown() if each[0].id not in seen)]
    tables = [listed_table(row, seatings, visitor) for row, seatings in over if row.status == OVER]
    return visitor.page("finished.html", tables=tables, error=error)


def listed_game(game: AnyGame, visitor: Visitor) -> dict[str, Any]:
    """A game on the first page."""
    tongue = game.tongue(visitor.lang)
    low, high = game.seats[0], game.seats[-1]
    short, long = game.minutes
    people = (
        visitor.word("seats fixed", n=low) if low == high else visitor.word("seats span", n=high, low=low, high=high)
    )
    return {
        "id": game.id,
        "title": tongue.word("title"),
        "tagline": tongue.words.get("tagline", ""),
        "people": people,
        "minutes": visitor.word("minutes fixed" if short == long else "minutes", low=short, high=long),
    }


def learned(game: str, taught: Sequence[Taught], visitor: Visitor) -> dict[str, str]:
    """What stands on the button of a game’s lesson: to begin it, to go on, or to do it again."""
    mine = [each for each in taught if each.game == game]
    begun = next((each for each in mine if is_begun(each)), None)
    if begun is not None:
        return {"learn": visitor.word("learn on", n=begun.step + 1, of=len(lesson_of(game).steps))}
    return {"learn": visitor.word("learn again" if mine else "learn")}


def listed_table(row: TableRow, seatings: Sequence[Seating], visitor: Visitor) -> dict[str, Any]:
    """A table in a list; of one that cannot be read, that it is there and broken."""
    if row.fault or row.game not in CATALOGUE or len(seatings) != row.seats:
        broken = {
            "title": row.game,
            "with": visitor.word("broken table"),
            "mine": False,
            "verb": "look",
            "broken": True,
        }
        return {"id": row.id, "game": row.game, **broken}
    person = visitor.person.id if visitor.person else None
    sits = next((seating.seat for seating in seatings if seating.person == person and person is not None), None)
    names = seat_names(seatings, visitor)
    others = [name for seating, name in zip(seatings, names, strict=True) if seating.seat != sits and not seating.open]
    company = visitor.word("with", names=", ".join(others)) if others else visitor.word("alone")
    free = sum(seating.open for seating in seatings)
    verb = "sit" if sits is not None else "look"
    if row.status == WAITING:
        company = f"{company} · {visitor.word('free seats', n=free)}"
        verb = "sit" if sits is not None else "join"
    elif row.status == OVER:
        company = (
            visitor.word("finished with", points=" : ".join(str(points) for points in row.points)) + f" · {company}"
        )
        verb = "watch again"
    elif 0 <= row.turn < len(names):
        if row.turn != sits:  # one's own turn is said larger
            company = f"{visitor.word('plays', name=names[row.turn])} · {company}"
        verb = "continue" if sits is not None else "look"
    return {
        "id": row.id,
        "game": row.game,
        "title": title_of(game_named(row.game), visitor.lang),
        "with": company,
        "broken": False,
        "mine": row.status == PLAYING and sits is not None and row.turn == sits and not seatings[sits].bot,
        "verb": verb,
    }

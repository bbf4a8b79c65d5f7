"""The same actions for programs: JSON in, JSON out."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated

from litestar import Router, get, post
from litestar.params import Parameter

from embertable.core.deal import commitment
from embertable.core.flow import asked
from embertable.core.variants import choices, kinds, write_value
from embertable.games import CATALOGUE
from embertable.games import game as game_named
from embertable.store.rows import OVER, PLAYING, UNDEALT
from embertable.web.api.types import (
    Back,
    Choice,
    Deal,
    GameInfo,
    Happened,
    Newcomer,
    NewTable,
    Option,
    Points,
    Question,
    Seat,
    Sit,
    TableInfo,
    Token,
    Variant,
    Words,
)
from embertable.web.errors import Refused
from embertable.web.forms import seatings_for
from embertable.web.open_table import OpenTable
from embertable.web.presence import onlookers, seats_here
from embertable.web.requests import Asking, game_or_404, known, newcomer, one_line, seat_at
from embertable.web.site import Site
from embertable.web.table_page import TablePage
from embertable.web.visitor import Visitor

LONGEST_WAIT = 30.0


@get("/games")
async def list_games(visitor: Visitor) -> list[GameInfo]:
    """The games, their seats and options."""
    return [describe(name, visitor) for name in CATALOGUE]


def describe(name: str, visitor: Visitor) -> GameInfo:
    """A game in words."""
    game = game_named(name)
    words = game.tongue(visitor.lang).words
    usual = game.variants()
    variants = [
        Variant(each, words.get(f"about {each}", ""), write_value(getattr(usual, each)), list(choices(kind)))
        for each, kind in kinds(game.variants).items()
    ]
    return GameInfo(name, words.get("title", name), list(game.seats), variants)


@post("/people", status_code=201)
async def arrive(data: Newcomer, request: Asking, site: Site) -> Token:
    """A name and a token for a program."""
    person = await newcomer(site, request, data.name)
    return Token(await site.accounts.give_token(person, data.name))


@post("/tables", status_code=201)
async def open_new(data: NewTable, site: Site, visitor: Visitor) -> TableInfo:
    """Open a table."""
    person = known(visitor)
    game_or_404(data.game)
    seatings = seatings_for(data.seats, person)
    table = await site.tables.new_table(person, data.game, seatings, data.variants, data.seed, data.live, data.public)
    return describe_table(site, await site.tables.get(table), visitor, 0)


@get("/tables/{table:str}")
async def read_table(
    table: str,
    site: Site,
    visitor: Visitor,
    since: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
) -> TableInfo:
    """A table now; its log from decision `since` on."""
    return describe_table(site, await site.tables.get(table), visitor, since)


@get("/tables/{table:str}/wait")
async def wait_table(
    table: str,
    site: Site,
    visitor: Visitor,
    after: Annotated[int, Parameter(ge=0, le=1_000_000)],
    since: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    seconds: Annotated[float, Parameter(ge=0, le=LONGEST_WAIT)] = 20.0,
) -> TableInfo:
    """A table as soon as something happens after entry `after`, or as it is when the time is up."""
    opened = await site.tables.get(table)
    changed = asyncio.Event()
    opened.watchers.add(changed)
    present = contextlib.nullcontext() if visitor.person is None else site.presence.at(opened, visitor.person)
    try:
        with present:
            async with asyncio.timeout(seconds):
                while opened.last_entry <= after and not site.closing:
                    await changed.wait()
                    changed.clear()
    except TimeoutError:
        pass  # nothing happened: the table as it is
    finally:
        opened.watchers.discard(changed)
    return describe_table(site, opened, visitor, since)


@post("/tables/{table:str}/sit", status_code=200)
async def sit(table: str, data: Sit, site: Site, visitor: Visitor) -> TableInfo:
    """Take an open seat."""
    opened = await site.tables.get(table)
    await site.tables.sit(opened, known(visitor), data.seat)
    return describe_table(site, opened, visitor, 0)


@post("/tables/{table:str}/choose", status_code=200)
async def choose(table: str, data: Choice, site: Site, visitor: Visitor) -> TableInfo:
    """Choose an option of the open question by its key."""
    opened = await site.tables.get(table)
    seat = seat_at(opened, visitor)
    if opened.bot_at(seat):
        raise Refused(409, "bot plays for you")
    since = len(opened.table.past) + 1
    await site.tables.choose(opened, seat, data.key, data.number)
    return describe_table(site, opened, visitor, since)


@post("/tables/{table:str}/undo", status_code=200)
async def undo(table: str, data: Back, site: Site, visitor: Visitor) -> TableInfo:
    """Take back the last choice, or the whole turn."""
    opened = await site.tables.get(table)
    await site.tables.undo(opened, seat_at(opened, visitor), data.whole, data.number)
    return describe_table(site, opened, visitor, len(opened.table.past) + 1)


@post("/tables/{table:str}/concede", status_code=200)
async def concede(table: str, site: Site, visitor: Visitor) -> TableInfo:
    """Give up."""
    opened = await site.tables.get(table)
    await site.tables.concede(opened, seat_at(opened, visitor))
    return describe_table(site, opened, visitor, len(opened.table.past) + 1)


@post("/tables/{table:str}/talk", status_code=200)
async def talk(table: str, data: Words, site: Site, visitor: Visitor) -> TableInfo:
    """Say something at a table."""
    opened = await site.tables.get(table)
    text = one_line(data.text)
    if not text:
        raise Refused(400, "bad request", "nothing said")
    await site.tables.say(opened, known(visitor), text)
    return describe_table(site, opened, visitor, len(opened.table.past) + 1)


def describe_table(site: Site, opened: OpenTable, visitor: Visitor, since: int) -> TableInfo:
    """A table as the visitor may see it."""
    page = site.table_page(opened, visitor)
    status = opened.status
    you = page.you
    tell = page.markup.plain
    names = page.names
    people = site.presence.people(opened.row.id)
    here = seats_here(opened, people)
    view = opened.table.view(you) if status not in UNDEALT else None
    page.voice.view = view
    return TableInfo(
        id=opened.row.id,
        game=opened.row.game,
        variants=opened.row.variants,
        status=status,  # type: ignore[arg-type]  # one of the four by construction
        number=opened.last_entry,
        you=you,
        seats=[
            Seat(
                seating.seat,
                names[seating.seat],
                seating.bot,
                seating.open,
                opened.table.conceded[seating.seat],
                here.get(seating.seat, False),
            )
            for seating in opened.seatings
        ],
        question=describe_question(page) if status == PLAYING else None,
        view=dict(view) if view is not None else None,
        log=[
            Happened(
                line.decision,
                line.seat,
                line.key if line.seat == you or status == OVER else None,
                [tell(opened.game.say(event, page.voice)) for event in line.events],
            )
            for line in (opened.table.log(you, since) if status not in UNDEALT else [])
        ],
        scores=[
            Points(seat, score.points, score.wins, {part.name: part.points for part in score.parts})
            for seat, score in enumerate(scores)
        ]
        if (scores := opened.final_scores) is not None
        else None,
        rematch=opened.rematch or (opened.parted.to if opened.parted is not None else ""),
        onlookers=onlookers(opened, people),
        deal=describe_deal(opened),
    )


def describe_deal(opened: OpenTable) -> Deal | None:
    """The hash of the deal's secret; after the end the secret."""
    row = opened.row
    if opened.status in UNDEALT or not row.nonce:
        return None
    over = opened.status == OVER
    return Deal(commitment(row.nonce), row.nonce if over else None, str(row.seed) if over else None)


def describe_question(page: TablePage) -> Question:
    """The open question."""
    s = page.opened.table.s
    page.voice.view = page.game.view(s, page.you)
    ask = asked(s)
    tell = page.markup.plain
    mine = ask.seat == page.you and not page.opened.bot_at(ask.seat)
    options = [
        Option(option.key(), tell(page.game.say(option, page.voice).removesuffix(".")), list(option.things()))
        for option in (s.options if mine else ())
    ]
    return Question(ask.seat, tell(page.game.say(ask, page.voice)), ask.rule, options)


router = Router(
    path="/api",
    route_handlers=[
        list_games,
        arrive,
        open_new,
        read_table,
        wait_table,
        sit,
        choose,
        undo,
        concede,
        talk,
    ],
)

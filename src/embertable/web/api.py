"""The same actions for programs: JSON in, JSON out, described by OpenAPI at /api/schema."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Router, get, post
from litestar.params import Parameter

from embertable.core.flow import asked
from embertable.core.variants import choices, kinds, write_value
from embertable.games import CATALOGUE
from embertable.games import game as game_named
from embertable.store.rows import OVER, PLAYING
from embertable.web.desk import Reader
from embertable.web.forms import places_for
from embertable.web.live import Live
from embertable.web.pages import box
from embertable.web.presence import onlookers, seats_here
from embertable.web.refuse import Refused
from embertable.web.show import Show
from embertable.web.site import Site, known, seat_at

Asking = Request[Any, Any, Any]
Text = Annotated[str, msgspec.Meta(max_length=300)]
Name = Annotated[str, msgspec.Meta(max_length=100)]
Small = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
LONGEST_WAIT = 30.0


class Variant(msgspec.Struct):
    """An option of a game."""

    name: str
    about: str
    usual: str
    choices: list[str]


class GameInfo(msgspec.Struct):
    """A game of the catalogue."""

    id: str
    title: str
    seats: list[int]
    variants: list[Variant]


class Newcomer(msgspec.Struct):
    """Somebody who wants to play."""

    name: Name


class Token(msgspec.Struct):
    """A token; send it as `Authorization: Bearer TOKEN`. It is shown once."""

    token: str


class NewTable(msgspec.Struct):
    """A table to be opened. A seat is `me`, `open` or `bot LEVEL` with easy, steady, strong or master."""

    game: Name
    seats: Annotated[list[Name], msgspec.Meta(min_length=1, max_length=8)]
    variants: dict[Name, Name] = {}
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**62)] | None = None
    live: bool = False
    public: bool = False


class Sit(msgspec.Struct):
    """Which seat; any open one when it is left out."""

    seat: Small | None = None


class Choice(msgspec.Struct):
    """What to choose, and the number of the table it was chosen from."""

    number: Small
    key: Text


class Back(msgspec.Struct):
    """How much to take back: the last choice, or the whole turn."""

    number: Small
    whole: bool = False


class Words(msgspec.Struct):
    """Something to say."""

    text: Text


class Seat(msgspec.Struct):
    """Who plays a seat."""

    seat: int
    name: str
    bot: str
    open: bool
    conceded: bool
    here: bool  # a person who is at the table now


class Option(msgspec.Struct):
    """Something the asked seat can choose."""

    key: str
    text: str
    things: list[str]


class Question(msgspec.Struct):
    """The open question; its options are for the asked seat alone."""

    seat: int
    text: str
    rule: str
    options: list[Option]


class Points(msgspec.Struct):
    """The final score of a seat."""

    seat: int
    points: int
    wins: bool
    parts: dict[str, int]


class Happened(msgspec.Struct):
    """A decision, and what came of it, as the reader may know it."""

    decision: int
    seat: int | None
    key: str | None
    text: list[str]


class TableInfo(msgspec.Struct):
    """A table as the reader may see it."""

    id: str
    game: str
    variants: dict[str, str]  # those that differ from the usual game
    status: Literal["waiting", "playing", "over"]
    number: int
    you: int | None
    seats: list[Seat]
    question: Question | None
    view: dict[str, Any] | None
    log: list[Happened]
    scores: list[Points] | None
    rematch: str
    onlookers: int


@get("/games")
async def list_games(reader: Reader) -> list[GameInfo]:
    """The games, their seats and options."""
    return [describe(name, reader) for name in CATALOGUE]


def describe(name: str, reader: Reader) -> GameInfo:
    """A game in words."""
    game = game_named(name)
    words = game.tongue(reader.lang).words
    usual = game.variants()
    variants = [
        Variant(each, words.get(f"about {each}", ""), write_value(getattr(usual, each)), list(choices(kind)))
        for each, kind in kinds(game.variants).items()
    ]
    return GameInfo(name, words.get("title", name), list(game.seats), variants)


@post("/people", status_code=201)
async def arrive(data: Newcomer, request: Asking, site: Site) -> Token:
    """A name and a token for a program."""
    person = await site.newcomer(request, data.name)
    return Token(await site.people.give_token(person, data.name))


@post("/tables", status_code=201)
async def open_new(data: NewTable, site: Site, reader: Reader) -> TableInfo:
    """Open a table."""
    person = known(reader)
    box(data.game)
    places = places_for(data.seats, person)
    table = await site.house.new_table(person, data.game, places, data.variants, data.seed, data.live, data.public)
    return describe_table(site, await site.house.live(table), reader, 0)


@get("/tables/{table:str}")
async def read_table(
    table: str,
    site: Site,
    reader: Reader,
    since: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
) -> TableInfo:
    """A table now; its log from decision `since` on."""
    return describe_table(site, await site.house.live(table), reader, since)


@get("/tables/{table:str}/wait")
async def wait_table(
    table: str,
    site: Site,
    reader: Reader,
    after: Annotated[int, Parameter(ge=0, le=1_000_000)],
    since: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    seconds: Annotated[float, Parameter(ge=0, le=LONGEST_WAIT)] = 20.0,
) -> TableInfo:
    """A table as soon as something happens after entry `after`, or as it is when the time is up."""
    live = await site.house.live(table)
    changed = asyncio.Event()
    live.watchers.add(changed)
    present = contextlib.nullcontext() if reader.person is None else site.presence.at(live, reader.person)
    try:
        with present:
            async with asyncio.timeout(seconds):
                while live.number <= after and not site.closing:
                    await changed.wait()
                    changed.clear()
    except TimeoutError:
        pass  # nothing happened: the table as it is
    finally:
        live.watchers.discard(changed)
    return describe_table(site, live, reader, since)


@post("/tables/{table:str}/sit", status_code=200)
async def sit(table: str, data: Sit, site: Site, reader: Reader) -> TableInfo:
    """Take an open seat."""
    live = await site.house.live(table)
    await site.house.sit(live, known(reader), data.seat)
    return describe_table(site, live, reader, 0)


@post("/tables/{table:str}/choose", status_code=200)
async def choose(table: str, data: Choice, site: Site, reader: Reader) -> TableInfo:
    """Choose an option of the open question by its key."""
    live = await site.house.live(table)
    seat = seat_at(live, reader)
    if live.bot_at(seat):
        raise Refused(409, "bot plays for you")
    since = len(live.table.past) + 1
    await site.house.choose(live, seat, data.key, data.number)
    return describe_table(site, live, reader, since)


@post("/tables/{table:str}/undo", status_code=200)
async def undo(table: str, data: Back, site: Site, reader: Reader) -> TableInfo:
    """Take back the last choice, or the whole turn."""
    live = await site.house.live(table)
    await site.house.undo(live, seat_at(live, reader), data.whole, data.number)
    return describe_table(site, live, reader, len(live.table.past) + 1)


@post("/tables/{table:str}/concede", status_code=200)
async def concede(table: str, site: Site, reader: Reader) -> TableInfo:
    """Give up."""
    live = await site.house.live(table)
    await site.house.concede(live, seat_at(live, reader))
    return describe_table(site, live, reader, len(live.table.past) + 1)


@post("/tables/{table:str}/talk", status_code=200)
async def talk(table: str, data: Words, site: Site, reader: Reader) -> TableInfo:
    """Say something at a table."""
    live = await site.house.live(table)
    text = " ".join(data.text.split())
    if not text:
        raise Refused(400, "bad request", "there is nothing to say")
    await site.house.say(live, known(reader), text)
    return describe_table(site, live, reader, len(live.table.past) + 1)


def describe_table(site: Site, live: Live, reader: Reader, since: int) -> TableInfo:
    """A table as the reader may see it."""
    show = site.show(live, reader)
    status = live.status
    you = show.you
    tell = show.teller.plain
    names = show.names
    visitors = site.presence.visitors(live.row.id)
    here = seats_here(live, visitors)
    return TableInfo(
        id=live.row.id,
        game=live.row.game,
        variants=live.row.variants,
        status=status,  # type: ignore[arg-type]  # one of the three by construction
        number=live.number,
        you=you,
        seats=[
            Seat(
                place.seat,
                names[place.seat],
                place.bot,
                place.open,
                live.table.conceded[place.seat],
                here.get(place.seat, False),
            )
            for place in live.places
        ],
        question=describe_question(show) if status == PLAYING else None,
        view=dict(live.table.view(you)) if status != "waiting" else None,
        log=[
            Happened(
                line.number,
                line.seat,
                line.key if line.seat == you or status == OVER else None,
                [tell(live.game.say(event, show.tongue)) for event in line.events],
            )
            for line in (live.table.log(you, since) if status != "waiting" else [])
        ],
        scores=[
            Points(seat, score.points, score.wins, {part.name: part.points for part in score.parts})
            for seat, score in enumerate(live.table.scores())
        ]
        if status == OVER
        else None,
        rematch=live.rematch,
        onlookers=onlookers(live, visitors),
    )


def describe_question(show: Show) -> Question:
    """The open question."""
    s = show.live.table.s
    ask = asked(s)
    tell = show.teller.plain
    mine = ask.seat == show.you and not show.live.bot_at(ask.seat)
    options = [
        Option(option.key(), tell(show.game.say(option, show.tongue)), list(option.things()))
        for option in (s.options if mine else ())
    ]
    return Question(ask.seat, tell(show.game.say(ask, show.tongue)), ask.rule, options)


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

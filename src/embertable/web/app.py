"""The server: its routes, what it needs to run, and how it answers when something is refused."""

from __future__ import annotations

import gc
import logging
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotAuthorizedException
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp

from embertable.core.errors import EmbertableError, GameOver, IllegalChoice, NotYourTurn
from embertable.store import Store
from embertable.store.store import NameTaken
from embertable.web import api, files, foresight, library, pages, scores, stream, tables
from embertable.web.desk import Reader
from embertable.web.films import Films
from embertable.web.guard import Guard, Limit
from embertable.web.house import House
from embertable.web.people import People
from embertable.web.presence import Presence
from embertable.web.refuse import Refused
from embertable.web.settings import Settings, from_environment
from embertable.web.show import warm_up
from embertable.web.site import LARGEST, Site, html, read_reader, read_site, wants_json
from embertable.web.thinkers import Thinkers
from embertable.web.words import preferred

Asking = Request[Any, Any, Any]
logger = logging.getLogger(__name__)
WORDS = {NotYourTurn: "not your turn", IllegalChoice: "not possible", GameOver: "game over", NameTaken: "name taken"}


def create_app(settings: Settings) -> ASGIApp:
    """The server as uvicorn runs it."""
    return Guard(create_site(settings), settings)


def prepare() -> None:
    """Draw what is drawn once; what is there then stays, so the garbage collector need not look through it again."""
    warm_up()
    gc.collect()
    gc.freeze()


def from_settings() -> ASGIApp:
    """The server of a worker process."""
    return create_app(from_environment())


def create_site(settings: Settings) -> Litestar:
    """The routes and what they share."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database)
        thinkers = Thinkers(settings.bot_workers)
        house = House(store, thinkers, settings)
        presence = Presence(store.engine.whisper, house.wake)
        await store.open(house.told, presence.hear)
        people = People(store, await store.secret("cookie"))
        newcomers = Limit(settings.newcomers, settings.burst)
        site = Site(settings, store, people, house, Films(), newcomers, presence)
        app.state.site = site
        presence.start(presence.beat())
        threading.Thread(target=prepare, daemon=True).start()
        await house.wake_bots()
        try:
            yield
        finally:
            site.closing = True
            await house.close()
            await presence.close()
            thinkers.close()
            await store.close()

    return Litestar(
        route_handlers=[
            pages.start,
            pages.new_form,
            pages.open_new,
            pages.play_now,
            pages.finished,
            pages.upload,
            pages.set_taste,
            pages.me,
            pages.change_me,
            tables.table_page,
            tables.table_now,
            tables.act,
            tables.replay_page,
            foresight.foreseen,
            scores.scores_now,
            stream.events,
            library.cards_page,
            library.card_page,
            library.rules_page,
            files.static_file,
            files.art_sheet,
            files.art_cover,
            files.favicon,
            files.robots,
            api.router,
        ],
        dependencies={"site": Provide(read_site), "reader": Provide(read_reader)},
        exception_handlers={
            EmbertableError: refused,
            HTTPException: not_found,
            500: failed,
        },
        lifespan=[running],
        openapi_config=OpenAPIConfig(title="Embertable", version="1", path="/api/schema"),
        request_max_body_size=LARGEST,
    )


def answer(request: Asking, status: int, word: str, detail: str) -> Response[Any]:
    """A refusal: a sentence on a page, or the same as JSON."""
    lang = preferred(request.cookies.get("lang"), request.headers.get("accept-language", ""))
    reader = Reader(None, lang, request.cookies.get("theme", "") if request.cookies.get("theme") == "dark" else "")
    sentence = reader.word(word)
    if wants_json(request):
        return Response({"word": sentence, "detail": detail}, status_code=status)
    path = request.url.path
    back = "/".join(path.split("/")[:3]) if path.startswith("/t/") and status != 404 else "/"
    return html(reader.page("refused.html", sentence=sentence, detail=detail, back=back), status)


def refused(request: Asking, error: EmbertableError) -> Response[Any]:
    """Something that may not be done, or does not fit."""
    if isinstance(error, Refused):
        detail = str(error) if str(error) != error.word else ""
        return answer(request, error.status, error.word, detail)
    for kind, word in WORDS.items():
        if isinstance(error, kind):
            # What could be chosen instead is nobody's business but the asked seat's.
            return answer(request, 409, word, "")
    return answer(request, 400, "bad request", str(error))


def not_found(request: Asking, error: HTTPException) -> Response[Any]:
    """What the framework refuses: unknown addresses, wrong methods, bodies that are too large or cannot be read."""
    word = "who asks" if isinstance(error, NotAuthorizedException) else "bad request"
    if error.status_code == 404:
        word = "no such page"
    elif error.status_code >= 500:
        word = "went wrong"
        logger.error("refused with %s", error.status_code, exc_info=error)
    told = error.status_code not in (404, 405) and error.status_code < 500  # what was wrong with it
    response = answer(request, error.status_code, word, error.detail if told else "")
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def failed(request: Asking, error: Exception) -> Response[Any]:
    """A fault of ours: it is written down here and not shown there."""
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer(request, 500, "went wrong", "")

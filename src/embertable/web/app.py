"""The server: its routes, what it needs to run, and how it answers when something is refused."""

from __future__ import annotations

import gc
import logging
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotAuthorizedException
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp

from embertable.core.errors import EmbertableError, GameOver, IllegalChoice, NotYourTurn
from embertable.store import Unavailable
from embertable.store.people import NameTaken
from embertable.table import CannotUndo
from embertable.web import (
    account_routes,
    analysis_routes,
    assets,
    endings,
    foresight,
    health,
    lessons,
    metrics,
    pages,
    puzzles,
    reference,
    scores,
    stream,
    table_routes,
    talk,
)
from embertable.web.accounts import Accounts
from embertable.web.analyses import Analyses
from embertable.web.api.page import ApiPage
from embertable.web.api.routes import router
from embertable.web.base_path import BasePath
from embertable.web.bot_workers import BotWorkers
from embertable.web.drain import draining
from embertable.web.errors import Refused
from embertable.web.guard import Guard, Limit
from embertable.web.hints import Hints
from embertable.web.languages import preferred
from embertable.web.metrics import MeasuredStore
from embertable.web.open_tables import NAMES, OpenTables
from embertable.web.presence import Presence
from embertable.web.replays import Replays
from embertable.web.requests import LARGEST, Asking, html, read_site, read_visitor, wants_json
from embertable.web.settings import Settings, from_environment
from embertable.web.site import Site
from embertable.web.stopping import end_with_parent, when_asked_to_stop
from embertable.web.table_board import warm_up
from embertable.web.visitor import Visitor
from embertable.web.watching import Watched

logger = logging.getLogger(__name__)
TOO_LARGE = 413
SELDOM = (10_000, 10, 10)  # a decision makes a few hundred objects that stay: not every third of them is a collection
WORDS = {NotYourTurn: "not your turn", IllegalChoice: "not possible", GameOver: "game over", NameTaken: "name taken"}


def create_app(settings: Settings) -> ASGIApp:
    """The server as uvicorn runs it."""
    guarded = Guard(create_site(settings), settings)
    return Watched(BasePath(guarded, settings.base_path) if settings.base_path else guarded, settings)


def prepare() -> None:
    """Draw what is drawn once; what is there then stays, so the garbage collector need not look through it again."""
    warm_up()
    gc.set_threshold(*SELDOM)
    gc.collect()
    gc.freeze()


def from_settings() -> ASGIApp:
    """The server of a worker process."""
    end_with_parent()
    return create_app(from_environment())


def create_site(settings: Settings) -> Litestar:
    """The routes and what they share."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        store = MeasuredStore(settings.database)
        workers = BotWorkers(settings.bot_workers, settings.thinking)
        tables = OpenTables(store, workers, settings)
        presence = Presence(store.engine.notify, tables.wake)
        tables.present = presence.people
        accounts = Accounts(store)

        def noted(note: str) -> None:
            """What another process says goes to whom it concerns."""
            kind, _, table = note.partition(" ")
            if kind == NAMES:
                presence.start(tables.renamed(table))
            elif not accounts.hear(note):
                presence.hear(note)

        await store.open(tables.hear, noted)
        await tables.clock.keep()
        accounts.key = await store.secret("cookie")
        newcomers = Limit(settings.newcomers, settings.burst)
        hints = Hints(workers, settings.hint_iterations)
        analyses = Analyses(store, workers, settings)
        analyses.get = tables.get
        site = Site(settings, store, accounts, tables, Replays(), newcomers, presence, hints, analyses)
        app.state.site = site
        presence.start(presence.beat())
        threading.Thread(target=prepare, daemon=True).start()
        presence.start(site.keep_house())
        tables.start(tables.clock.beat())
        tables.start(tables.keep_waking())
        tables.start(tables.keep_tidy())
        tables.start(analyses.keep_going())
        try:
            with when_asked_to_stop(site.begin_to_close), draining(site.drain, site.begin_to_close, settings.notice):
                yield
        finally:
            site.begin_to_close()
            metrics.leave()
            await analyses.close()
            await tables.close()
            await presence.close()
            workers.close()
            await tables.clock.rest()
            accounts.close()
            await store.close()

    return Litestar(
        route_handlers=[
            pages.start,
            pages.new_form,
            pages.open_new,
            pages.play_now,
            lessons.learn,
            pages.finished,
            pages.upload,
            account_routes.set_taste,
            account_routes.me,
            account_routes.export,
            account_routes.change_me,
            table_routes.table_page,
            table_routes.table_now,
            table_routes.table_part,
            table_routes.act,
            table_routes.replay_page,
            analysis_routes.analysis_page,
            analysis_routes.analysis_file,
            analysis_routes.ask_analysis,
            talk.said,
            foresight.basket,
            foresight.foreseen,
            foresight.why,
            endings.turning,
            scores.scores_now,
            stream.events,
            reference.cards_page,
            reference.card_page,
            reference.rules_page,
            reference.rule_part,
            puzzles.puzzles_page,
            puzzles.first_puzzle,
            puzzles.puzzle_page,
            puzzles.puzzle_part,
            puzzles.puzzle_foreseen,
            puzzles.puzzle_why,
            puzzles.try_puzzle,
            puzzles.play_on,
            puzzles.keep_days,
            assets.static_file,
            assets.art_sheet,
            assets.art_cover,
            assets.art_picture,
            assets.art_style,
            assets.favicon,
            assets.robots,
            health.health,
            health.ready,
            health.measured,
            router,
        ],
        dependencies={"site": Provide(read_site), "visitor": Provide(read_visitor)},
        exception_handlers={
            EmbertableError: refused,
            HTTPException: not_found,
            RecursionError: too_deep,
            500: failed,
        },
        lifespan=[running],
        openapi_config=OpenAPIConfig(
            title="Embertable",
            version="1",
            path="/api/schema",
            render_plugins=[ApiPage()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=LARGEST,
        logging_config=None,  # ours is set where the server starts
    )


def answer(request: Asking, status: int, word: str, why: EmbertableError | str = "") -> Response[Any]:
    """A refusal: a sentence on a page, or the same as JSON. What the framework says is for programs alone."""
    lang = preferred(request.cookies.get("lang"), request.headers.get("accept-language", ""))
    visitor = Visitor(None, lang, request.cookies.get("theme", "") if request.cookies.get("theme") == "dark" else "")
    sentence = visitor.word(word)
    detail = visitor.told(why) if isinstance(why, EmbertableError) else ""
    if wants_json(request):
        return Response({"word": sentence, "detail": detail or str(why)}, status_code=status)
    path = request.url.path
    back = "/".join(path.split("/")[:3]) if path.startswith("/t/") and status != 404 else "/"
    return html(visitor.page("refused.html", sentence=sentence, detail=detail, back=back), status)


def refused(request: Asking, error: EmbertableError) -> Response[Any]:
    """Something that may not be done, or does not fit."""
    if isinstance(error, Refused):
        return answer(request, error.status, error.word, error if error.is_detailed else "")
    if isinstance(error, CannotUndo):
        return answer(request, 409, f"undo {error.bar}")
    if isinstance(error, Unavailable):
        logger.warning("%s %s: the database is away: %s", request.method, request.url.path, error)
        return answer(request, 503, "database away")
    for kind, word in WORDS.items():
        if isinstance(error, kind):
            # What could be chosen instead is nobody's business but the asked seat's.
            return answer(request, 409, word)
    return answer(request, 400, "bad request", error)


def not_found(request: Asking, error: HTTPException) -> Response[Any]:
    """What the framework refuses: unknown addresses, wrong methods, bodies that are too large or cannot be read."""
    word = "who asks" if isinstance(error, NotAuthorizedException) else "bad request"
    if error.status_code == 404:
        word = "no such page"
    elif error.status_code >= 500:
        word = "went wrong"
        logger.error("refused with %s", error.status_code, exc_info=error)
    is_told = error.status_code not in (404, 405) and error.status_code < 500  # what was wrong with it
    why: EmbertableError | str = error.detail if is_told else ""
    if error.status_code == TOO_LARGE:
        why = EmbertableError("too large")
    response = answer(request, error.status_code, word, why)
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def too_deep(request: Asking, _error: RecursionError) -> Response[Any]:
    """A body that nests deeper than anybody could mean it."""
    return answer(request, 400, "bad request", EmbertableError("too deep"))


def failed(request: Asking, error: Exception) -> Response[Any]:
    """A fault of ours: it is written down here and not shown there."""
    metrics.errors.labels("fault").inc()
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer(request, 500, "went wrong")

"""The server: its routes, and what stands before them."""

from __future__ import annotations

from functools import partial
from typing import Final

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp, ControllerRouterHandler

from embertable.core.errors import EmbertableError
from embertable.web import (
    account_routes,
    analysis_routes,
    assets,
    endings,
    foresight,
    health,
    lessons,
    pages,
    puzzles,
    reference,
    scores,
    stream,
    table_routes,
    talk,
)
from embertable.web.answers import failed, not_found, refused, too_deep
from embertable.web.api.page import ApiPage
from embertable.web.api.routes import router
from embertable.web.base_path import BasePath
from embertable.web.guard import Guard
from embertable.web.requests import LARGEST, read_site, read_visitor
from embertable.web.running import running
from embertable.web.settings import Settings, from_environment
from embertable.web.stopping import end_with_parent
from embertable.web.watching import Watched

ROUTES: Final[list[ControllerRouterHandler]] = [
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
]


def create_app(settings: Settings) -> ASGIApp:
    """The server as uvicorn runs it."""
    guarded = Guard(create_site(settings), settings)
    return Watched(BasePath(guarded, settings.base_path) if settings.base_path else guarded, settings)


def from_settings() -> ASGIApp:
    """The server of a worker process."""
    end_with_parent()
    return create_app(from_environment())


def create_site(settings: Settings) -> Litestar:
    """The routes and what they share."""
    return Litestar(
        route_handlers=ROUTES,
        dependencies={"site": Provide(read_site), "visitor": Provide(read_visitor)},
        exception_handlers={
            EmbertableError: refused,
            HTTPException: not_found,
            RecursionError: too_deep,
            500: failed,
        },
        lifespan=[partial(running, settings)],
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

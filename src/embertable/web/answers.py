"""How the site answers when something is refused or fails: a sentence on a page, or the same as JSON."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Response
from litestar.exceptions import HTTPException, NotAuthorizedException

from embertable.core.errors import EmbertableError, GameOver, IllegalChoice, NotYourTurn
from embertable.store import Unavailable
from embertable.store.people import NameTaken
from embertable.table import CannotUndo
from embertable.web import metrics
from embertable.web.errors import Refused
from embertable.web.languages import preferred
from embertable.web.requests import Asking, html, wants_json
from embertable.web.visitor import Visitor

logger = logging.getLogger(__name__)
TOO_LARGE: Final = 413
WORDS: Final = {
    NotYourTurn: "not your turn",
    IllegalChoice: "not possible",
    GameOver: "game over",
    NameTaken: "name taken",
}


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

"""Files that do not change while the server runs: the script, the style sheet, drawings."""

from __future__ import annotations

from typing import Final

from litestar import Response, get

from embertable.games import CATALOGUE
from embertable.web import sheets
from embertable.web.errors import Refused
from embertable.web.requests import Asking
from embertable.web.sheets import File
from embertable.web.templates import static

FOR_EVER: Final = "public, max-age=31536000, immutable"
AN_HOUR: Final = "public, max-age=3600"


@get("/static/{name:str}", include_in_schema=False)
async def static_file(name: str, request: Asking) -> Response[bytes]:
    """A file of ours; its address changes with it."""
    file = static(name)
    if file is None:
        raise Refused(404, "no such page")
    return served(file, request, kept(request))


@get("/art/{name:str}", include_in_schema=False)
async def art_sheet(name: str, request: Asking) -> Response[bytes]:
    """The symbols of a game, or of the table itself."""
    game = name.removesuffix(".svg")
    if not name.endswith(".svg") or (game != "table" and game not in CATALOGUE):
        raise Refused(404, "no such page")
    await sheets.prepare(game)
    return served(sheets.sheet(game), request, AN_HOUR)


@get("/art/{game:str}/cover.svg", include_in_schema=False)
async def art_cover(game: str, request: Asking) -> Response[bytes]:
    """The picture of a game."""
    if game not in CATALOGUE:
        raise Refused(404, "no such page")
    return served(sheets.cover(game), request, AN_HOUR)


@get("/art/{game:str}/picture/{name:str}", include_in_schema=False)
async def art_picture(game: str, name: str, request: Asking) -> Response[bytes]:
    """One symbol of a game as a picture."""
    if game not in CATALOGUE:
        raise Refused(404, "no such page")
    await sheets.prepare(game)
    symbol = name.removesuffix(".svg")
    if symbol not in sheets.pictures_of(game):
        raise Refused(404, "no such page")
    return served(sheets.picture(game, symbol), request, AN_HOUR)


@get("/art/{game:str}/board.css", include_in_schema=False)
async def art_style(game: str, request: Asking) -> Response[bytes]:
    """The style of a game's board; its address changes with it."""
    file = sheets.board_style(game) if game in CATALOGUE else None
    if file is None:
        raise Refused(404, "no such page")
    return served(file, request, kept(request))


@get("/favicon.ico", include_in_schema=False)
async def favicon(request: Asking) -> Response[bytes]:
    """For those who ask without being told."""
    return await static_file.fn("calm.svg", request)  # type: ignore[no-any-return]  # the handler's own function


@get("/robots.txt", include_in_schema=False, media_type="text/plain")
async def robots() -> str:
    """Tables are for people."""
    return "User-agent: *\nDisallow: /t/\nDisallow: /api/\n"


def kept(request: Asking) -> str:
    """How long a browser keeps a file: for ever under an address that changes with it."""
    return FOR_EVER if "v" in request.query_params else AN_HOUR


def served(file: File, request: Asking, keep: str) -> Response[bytes]:
    """A file from memory, small where the browser can unpack it, not at all where it has it."""
    headers = {"cache-control": keep, "etag": f'"{file.tag}"', "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == f'"{file.tag}"':
        return Response(b"", status_code=304, media_type=file.kind, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.small, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.plain, media_type=file.kind, headers=headers)

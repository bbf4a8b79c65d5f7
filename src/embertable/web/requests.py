"""Reading requests and answering them: who asks, what a form says, pages, cookies."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.datastructures import Cookie, UploadFile
from litestar.response import Redirect

from embertable.core.game import AnyGame
from embertable.core.text.languages import languages
from embertable.games import CATALOGUE
from embertable.games import game as game_named
from embertable.store import Person
from embertable.web.accounts import COOKIE
from embertable.web.errors import Refused
from embertable.web.guard import SAFE, address_of
from embertable.web.languages import preferred
from embertable.web.open_table import OpenTable
from embertable.web.site import Site
from embertable.web.visitor import Visitor

PLAYED_AT: Final = ("/api/", "/t/")  # where a token may do something
YEAR: Final = 365 * 24 * 3600
LARGEST: Final = 512 * 1024  # bytes of a body; a long record fits
Asking = Request[Any, Any, Any]


async def read_site(request: Asking) -> Site:
    """The running server."""
    site: Site = request.app.state.site
    return site


async def read_visitor(request: Asking, site: Site) -> Visitor:
    """Who is asking, and in which language. (It asks for the site, so that the two come one after the other.)"""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        person = await site.accounts.by_token(token.strip())
        if person is None:
            raise Refused(401, "who asks", "token unknown")
        refuse_what_bots_do_not_do(request)
    else:
        person = await site.accounts.by_cookie(request.cookies.get(COOKIE, ""))
    lang = preferred(
        request.query_params.get("lang") or request.cookies.get("lang"), request.headers.get("accept-language", "")
    )
    theme = request.cookies.get("theme", "")
    return Visitor(person, lang, theme if theme in ("light", "dark") else "", here_of(request))


def refuse_what_bots_do_not_do(request: Asking) -> None:
    """A token plays and looks. It does not touch the account it belongs to, nor open anything but tables."""
    path = request.url.path
    if path.startswith("/me") or (request.method not in SAFE and not path.startswith(PLAYED_AT)):
        raise Refused(403, "not for bots")


def here_of(request: Asking) -> str:
    """The address of this page, to come back to."""
    query = request.url.query
    return f"{request.url.path}?{query}" if query else request.url.path


def game_or_404(name: str) -> AnyGame:
    """A game of the catalogue."""
    if name not in CATALOGUE:
        raise Refused(404, "no such game")
    return game_named(name)


def known(visitor: Visitor) -> Person:
    """Somebody with a name, or a word that one is needed."""
    if visitor.person is None:
        raise Refused(401, "who asks")
    return visitor.person


def seat_at(opened: OpenTable, visitor: Visitor) -> int:
    """The visitor's own seat; nobody acts for another's."""
    seat = opened.seat_of(known(visitor))
    if seat is None:
        raise Refused(403, "not your seat")
    return seat


async def newcomer(site: Site, request: Asking, name: str) -> Person:
    """Somebody new; not too many from one address."""
    if not site.newcomers.allows(address_of(request.scope)):
        raise Refused(429, "bad request", "newcomers")
    return await site.accounts.arrive(name)


async def form_of(request: Asking) -> dict[str, str]:
    """The fields of a posted form; files as their text."""
    try:
        form = await request.form()
    except (ValueError, TypeError, AssertionError) as error:
        raise Refused(400, "bad request", "form unread") from error
    fields: dict[str, str] = {}
    for name in form:
        value = form[name]
        if isinstance(value, UploadFile):
            fields[name] = (await value.read()).decode("utf-8", "replace")
        else:
            fields[name] = str(value)
    return fields


def one_line(written: str) -> str:
    """What people write, on one line and without letters nobody sees; some of those no database keeps."""
    shown = "".join(" " if letter in "\n\t" else letter for letter in written)
    return " ".join("".join(each for each in shown if unicodedata.category(each)[0] != "C").split())


def number_in(fields: dict[str, str], name: str) -> int | None:
    """A number of a form; None where there is none."""
    text = fields.get(name, "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None


def html(page: str, status: int = 200) -> Response[str]:
    """A page. It is for this visitor alone and changes at any time."""
    return Response(page, media_type=MediaType.HTML, status_code=status, headers={"cache-control": "no-store"})


def go(site: Site, to: str, person: Person | None = None) -> Redirect:
    """On to another page; a newcomer's cookie goes along."""
    cookies = [] if person is None else [identity(site, person)]
    return Redirect(to, status_code=303, cookies=cookies)


def identity(site: Site, person: Person) -> Cookie:
    """The cookie that says who somebody is."""
    return Cookie(
        COOKIE,
        value=site.accounts.sign(person),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=site.settings.secure,
    )


def no_identity(site: Site) -> Cookie:
    """The cookie of nobody, in the place of the one there was."""
    return Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax", secure=site.settings.secure)


def choice_cookie(site: Site, name: str, value: str) -> Cookie:
    """A visitor's taste, remembered."""
    return Cookie(name, value=value, max_age=YEAR if value else 0, samesite="lax", secure=site.settings.secure)


def wants_json(request: Asking) -> bool:
    """Whether our script asks, or another program."""
    return request.url.path.startswith("/api/") or "application/json" in request.headers.get("accept", "")


def is_language(code: str) -> bool:
    """Whether we speak it."""
    return code in languages()

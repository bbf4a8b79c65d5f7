"""What all pages share: the parts of a running server, who is asking, and how to answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.datastructures import Cookie, UploadFile
from litestar.exceptions import ClientException
from litestar.response import Redirect
from markupsafe import Markup

from embertable.store import Person, Store
from embertable.web.desk import Reader
from embertable.web.films import Films
from embertable.web.guard import Limit, address_of
from embertable.web.house import House
from embertable.web.live import Live
from embertable.web.people import COOKIE, People
from embertable.web.presence import Presence, here_line
from embertable.web.refuse import Refused
from embertable.web.settings import Settings
from embertable.web.show import Page, Show
from embertable.web.words import LANGUAGES, preferred

YEAR: Final = 365 * 24 * 3600
LARGEST: Final = 512 * 1024  # bytes of a body; a long record fits
Asking = Request[Any, Any, Any]


@dataclass
class Site:
    """A running server."""

    settings: Settings
    store: Store
    people: People
    house: House
    films: Films
    newcomers: Limit
    presence: Presence
    closing: bool = False

    async def newcomer(self, request: Asking, name: str) -> Person:
        """Somebody new; not too many from one address."""
        if not self.newcomers.allows(address_of(request.scope)):
            raise Refused(429, "bad request", "too many new names from one address: wait a moment")
        return await self.people.arrive(name)

    async def page(self, live: Live, reader: Reader, origin: str = "") -> Page:
        """A table as a reader sees it now."""
        talk = await self.store.talk(live.row.id) if live.talked else []
        return self.show(live, reader, origin).page(talk)

    def here(self, live: Live, reader: Reader) -> Markup:
        """Who is at a table now, in the reader's words."""
        return here_line(live, reader, self.presence.visitors(live.row.id))

    def show(self, live: Live, reader: Reader, origin: str = "") -> Show:
        """What draws a table for a reader."""
        return Show(live, reader, live.seat_of(reader.person), self.house.is_late(live), origin)


async def read_site(request: Asking) -> Site:
    """The running server."""
    site: Site = request.app.state.site
    return site


async def read_reader(request: Asking, site: Site) -> Reader:
    """Who is asking, and in which language. (It asks for the site, so that the two come one after the other.)"""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        person = await site.people.by_token(token.strip())
        if person is None:
            raise Refused(401, "who asks", "the token is not known")
    else:
        person = await site.people.by_cookie(request.cookies.get(COOKIE, ""))
    lang = preferred(
        request.query_params.get("lang") or request.cookies.get("lang"), request.headers.get("accept-language", "")
    )
    theme = request.cookies.get("theme", "")
    return Reader(person, lang, theme if theme in ("light", "dark") else "", here_of(request))


def here_of(request: Asking) -> str:
    """The address of this page, to come back to."""
    query = request.url.query
    return f"{request.url.path}?{query}" if query else request.url.path


def known(reader: Reader) -> Person:
    """Somebody with a name, or a word that one is needed."""
    if reader.person is None:
        raise Refused(401, "who asks")
    return reader.person


def seat_at(live: Live, reader: Reader) -> int:
    """The reader's own seat; nobody acts for another's."""
    seat = live.seat_of(known(reader))
    if seat is None:
        raise Refused(403, "not your seat")
    return seat


async def form_of(request: Asking) -> dict[str, str]:
    """The fields of a posted form; files as their text."""
    try:
        form = await request.form()
    except (ValueError, TypeError, AssertionError) as error:
        raise ClientException("the form cannot be read") from error
    fields: dict[str, str] = {}
    for name in form:
        value = form[name]
        if isinstance(value, UploadFile):
            fields[name] = (await value.read()).decode("utf-8", "replace")
        else:
            fields[name] = str(value)
    return fields


def number_in(fields: dict[str, str], name: str) -> int | None:
    """A number of a form; None where there is none."""
    text = fields.get(name, "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None


def html(page: str, status: int = 200) -> Response[str]:
    """A page. It is for this reader alone and changes at any time."""
    return Response(page, media_type=MediaType.HTML, status_code=status, headers={"cache-control": "no-store"})


def go(site: Site, to: str, person: Person | None = None) -> Redirect:
    """On to another page; a newcomer's cookie goes along."""
    cookies = [] if person is None else [identity(site, person.id)]
    return Redirect(to, status_code=303, cookies=cookies)


def identity(site: Site, person: str) -> Cookie:
    """The cookie that says who somebody is."""
    return Cookie(
        COOKIE, value=site.people.sign(person), max_age=YEAR, httponly=True, samesite="lax", secure=site.settings.secure
    )


def choice_cookie(site: Site, name: str, value: str) -> Cookie:
    """A reader's taste, remembered."""
    return Cookie(name, value=value, max_age=YEAR if value else 0, samesite="lax", secure=site.settings.secure)


def wants_json(request: Asking) -> bool:
    """Whether our script asks, or another program."""
    return request.url.path.startswith("/api/") or "application/json" in request.headers.get("accept", "")


def is_language(code: str) -> bool:
    """Whether we speak it."""
    return code in LANGUAGES

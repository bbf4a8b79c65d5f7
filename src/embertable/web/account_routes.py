"""Who the visitor is, and the visitor's taste."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any, Final

from litestar import Response, get, post
from litestar.response import Redirect

from embertable.store.people import NameTaken
from embertable.web.departure import depart
from embertable.web.errors import Locked, Refused
from embertable.web.guard import address_of
from embertable.web.requests import (
    Asking,
    choice_cookie,
    form_of,
    go,
    html,
    is_language,
    known,
    newcomer,
    no_identity,
)
from embertable.web.site import Site
from embertable.web.visitor import Visitor

Fields = dict[str, str]
NO_STORE: Final = {"cache-control": "no-store"}


@post("/set", include_in_schema=False)
async def set_taste(request: Asking, site: Site) -> Redirect:
    """Language, day or night."""
    fields = await form_of(request)
    back = fields.get("back", "/")
    # Only addresses of ours: no other site may be reached from here.
    safe = back if back.startswith("/") and not back.startswith(("//", "/\\")) and "\n" not in back else "/"
    cookies = []
    if is_language(fields.get("lang", "")):
        cookies.append(choice_cookie(site, "lang", fields["lang"]))
    if fields.get("theme") in ("light", "dark", "auto"):
        cookies.append(choice_cookie(site, "theme", "" if fields["theme"] == "auto" else fields["theme"]))
    return Redirect(safe, status_code=303, cookies=cookies)


@get("/me", include_in_schema=False)
async def me(request: Asking, site: Site, visitor: Visitor) -> Response[str]:
    """Who the visitor is."""
    return html(await account_page(site, visitor, saved="saved" in request.query_params))


@get("/me/export", include_in_schema=False)
async def export(site: Site, visitor: Visitor) -> Response[str]:
    """Everything that is kept of the visitor, to take along."""
    written = json.dumps(await site.store.accounts.export(known(visitor).id), ensure_ascii=False, indent=2)
    headers = {"content-disposition": 'attachment; filename="embertable.json"', **NO_STORE}
    return Response(written, media_type="application/json", headers=headers)


@post("/me/{what:str}", include_in_schema=False)
async def change_me(what: str, request: Asking, site: Site, visitor: Visitor) -> Response[Any]:
    """Change a name, keep it by a password, come in under it or go out, make and revoke tokens, leave for good."""
    fields = await form_of(request)
    deed = DEEDS.get(what)
    try:
        if deed is None:
            raise Refused(404, "no such page")
        return await deed(request, site, visitor, fields)
    except (Refused, NameTaken) as error:
        word = error.word if isinstance(error, Refused) else "name taken"
        status = error.status if isinstance(error, Refused) else 409
        page = html(await account_page(site, visitor, error=visitor.word(word)), status)
        if isinstance(error, Locked):
            page.headers["retry-after"] = str(max(1, round(error.wait)))
        return page


async def account_page(site: Site, visitor: Visitor, error: str = "", token: str = "", saved: bool = False) -> str:
    """The page of an account, or of somebody who has none."""
    person = visitor.person
    return visitor.page(
        "me.html",
        error=error,
        token=token,
        saved=saved,
        tokens=await site.store.accounts.tokens(person.id) if person else [],
        muted=len(await site.accounts.muted(person)),
    )


async def name(request: Asking, site: Site, visitor: Visitor, fields: Fields) -> Response[Any]:
    """A name, for somebody new or otherwise than before."""
    if visitor.person is None:
        return go(site, "/me", await newcomer(site, request, fields.get("name", "")))
    await site.accounts.rename(visitor.person, fields.get("name", ""))
    return go(site, "/me?saved")


async def enter(request: Asking, site: Site, _visitor: Visitor, fields: Fields) -> Response[Any]:
    """Come in by name and password."""
    address = address_of(request.scope)
    person = await site.accounts.enter(fields.get("name", ""), fields.get("password", ""), address)
    return go(site, "/", person)


async def password(request: Asking, site: Site, visitor: Visitor, fields: Fields) -> Response[Any]:
    """Keep the name by a password."""
    old, address = fields.get("old", ""), address_of(request.scope)
    return go(site, "/me?saved", await site.accounts.keep(known(visitor), fields.get("password", ""), old, address))


async def token(_request: Asking, site: Site, visitor: Visitor, fields: Fields) -> Response[Any]:
    """A token for a program."""
    made = await site.accounts.give_token(known(visitor), fields.get("label", ""))
    return html(await account_page(site, visitor, token=made))


async def revoke(_request: Asking, site: Site, visitor: Visitor, fields: Fields) -> Response[Any]:
    """Take a token back."""
    await site.accounts.drop_token(known(visitor), fields.get("token", "")[:64].replace("\0", ""))
    return go(site, "/me?saved")


async def leave(_request: Asking, site: Site, _visitor: Visitor, _fields: Fields) -> Response[Any]:
    """Log out here."""
    return Redirect("/", status_code=303, cookies=[no_identity(site)])


async def leave_all(_request: Asking, site: Site, visitor: Visitor, _fields: Fields) -> Response[Any]:
    """Log out everywhere, programs too."""
    await site.accounts.end_all(known(visitor))
    return Redirect("/", status_code=303, cookies=[no_identity(site)])


async def unmute(_request: Asking, site: Site, visitor: Visitor, _fields: Fields) -> Response[Any]:
    """Hear everybody again."""
    await site.accounts.unmute(known(visitor))
    return go(site, "/me?saved")


async def delete(request: Asking, site: Site, visitor: Visitor, fields: Fields) -> Response[Any]:
    """Leave for good."""
    person = known(visitor)
    if fields.get("sure") != "yes":
        raise Refused(400, "not sure")
    await site.accounts.prove(person, fields.get("password", ""), address_of(request.scope))
    await depart(site, person)
    return Redirect("/", status_code=303, cookies=[no_identity(site)])


DEEDS: Final[dict[str, Callable[[Asking, Site, Visitor, Fields], Awaitable[Response[Any]]]]] = {
    "name": name,
    "enter": enter,
    "password": password,
    "token": token,
    "revoke": revoke,
    "leave": leave,
    "leave-all": leave_all,
    "unmute": unmute,
    "delete": delete,
}

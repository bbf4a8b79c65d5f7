"""Who the visitor is, and the visitor's taste."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.response import Redirect

from embertable.store.store import NameTaken
from embertable.web.errors import Refused
from embertable.web.requests import Asking, choice_cookie, form_of, go, html, identity, is_language, known, newcomer
from embertable.web.site import Site
from embertable.web.visitor import Visitor


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
async def me(request: Asking, visitor: Visitor) -> Response[str]:
    """Who the visitor is."""
    return html(visitor.page("me.html", error="", token="", saved="saved" in request.query_params))


@post("/me/{what:str}", include_in_schema=False)
async def change_me(what: str, request: Asking, site: Site, visitor: Visitor) -> Response[Any]:
    """Change a name, keep it by a password, come back under it, or make a token."""
    fields = await form_of(request)
    token = ""
    try:
        if what == "name" and visitor.person is None:
            return go(site, "/me", await newcomer(site, request, fields.get("name", "")))
        if what == "enter":
            person = await site.accounts.enter(fields.get("name", ""), fields.get("password", ""))
            return Redirect("/", status_code=303, cookies=[identity(site, person)])
        if what == "name":
            await site.accounts.rename(known(visitor), fields.get("name", ""))
        elif what == "password":
            await site.accounts.keep(known(visitor), fields.get("password", ""))
        elif what == "token":
            token = await site.accounts.give_token(known(visitor), fields.get("label", ""))
            return html(visitor.page("me.html", error="", token=token, saved=False))
        else:
            raise Refused(404, "no such page")
    except (Refused, NameTaken) as error:
        word = error.word if isinstance(error, Refused) else "name taken"
        status = error.status if isinstance(error, Refused) else 409
        return html(visitor.page("me.html", error=visitor.word(word), token="", saved=False), status)
    return go(site, "/me?saved")

"""What stands before every request: where it comes from, how often, and what the answer tells the browser."""

from __future__ import annotations

import hashlib
import json
import time
from collections import Counter, OrderedDict
from collections.abc import Mapping
from typing import Any, Final, TypeGuard
from urllib.parse import urlsplit

from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from embertable.core.text.table import WEB, word
from embertable.web.accounts import COOKIE
from embertable.web.languages import preferred
from embertable.web.settings import Settings

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # places on a board are written as custom properties
        "img-src 'self' data:",
        "connect-src 'self' data:",  # a browser checks the sum of a deal by fetching it from nowhere
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SAFE: Final = ("GET", "HEAD", "OPTIONS")
LASTING: Final = ("/events", "/wait")  # what stays open
LONGEST_PATH: Final = 2000
LONGEST_HEADERS: Final = 16 * 1024  # bytes, names and values together
LONGEST_KEY: Final = 64  # letters of the name somebody is counted under; longer ones go by their fingerprint
MOST_NAMES: Final = 20_000  # that a limit remembers
HOUSEHOLD: Final = 8  # people who may share one address


class Bucket:
    """A visitor's stock of requests: refilled steadily, emptied by use."""

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at


class Limit:
    """At most so many a second and name, and a burst of more."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()  # the latest last

    def allows(self, name: str, now: float | None = None) -> bool:
        """Take one from the stock of this name, if there is one."""
        now = time.monotonic() if now is None else now
        bucket = self.buckets.get(name)
        if bucket is None:
            while len(self.buckets) >= MOST_NAMES:
                self.buckets.popitem(last=False)  # who was not here for longest has most likely a full stock again
            bucket = self.buckets[name] = Bucket(self.burst, now)
        self.buckets.move_to_end(name)
        bucket.left = min(self.burst, bucket.left + (now - bucket.at) * self.rate)
        bucket.at = now
        if bucket.left < 1:
            return False
        bucket.left -= 1
        return True


class Guard:
    """The outermost layer of the server."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.posts = Limit(settings.posts, settings.burst)
        self.address_posts = Limit(settings.posts * HOUSEHOLD, settings.burst * HOUSEHOLD)
        self.reads = Limit(settings.reads, settings.reads_burst)
        self.address_reads = Limit(settings.reads * HOUSEHOLD, settings.reads_burst * HOUSEHOLD)
        self.most = settings.streams
        self.streams: Counter[str] = Counter()  # open ones, by visitor and by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer it here."""
        if not is_http(scope):  # the server's own beginning and end
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if len(scope["path"]) > LONGEST_PATH or len(scope.get("query_string", b"")) > LONGEST_PATH:
            await answer(send_guarded, 414, said(headers, "long address"))
        elif sum(len(name) + len(value) for name, value in scope["headers"]) > LONGEST_HEADERS:
            await answer(send_guarded, 431, said(headers, "long headers"))
        elif not is_address(headers.get("host", "")):
            await answer(send_guarded, 400, said(headers, "bad host"))
        elif scope["method"] in SAFE:
            await self.read(scope, headers, receive, send_guarded)
        elif not is_own(headers):
            await answer(send_guarded, 403, said(headers, "other site"))
        elif not (self.address_posts.allows(address_of(scope)) and self.posts.allows(request_key(scope, headers))):
            await too_many(send_guarded, headers, "too many requests")
        else:
            await self.app(scope, receive, send_guarded)

    async def read(self, scope: HTTPScope, headers: Mapping[str, str], receive: Receive, send: Send) -> None:
        """Let somebody look, unless they look too often or at too many things at once."""
        address, visitor = address_of(scope), request_key(scope, headers)
        if not (self.address_reads.allows(address) and self.reads.allows(visitor)):
            await too_many(send, headers, "too many requests")
        elif not scope["path"].rstrip("/").endswith(LASTING):
            await self.app(scope, receive, send)
        elif self.streams[f"address {address}"] >= self.most * HOUSEHOLD or self.streams[visitor] >= self.most:
            await too_many(send, headers, "too many streams")
        else:
            names = (f"address {address}", visitor)
            self.streams.update(names)
            try:
                await self.app(scope, receive, send)
            finally:
                self.streams.subtract(names)
                for name in names:
                    if not self.streams[name]:
                        del self.streams[name]


def is_http(scope: Scope) -> TypeGuard[HTTPScope]:
    """Whether somebody asks for a page."""
    return "method" in scope


def is_address(host: str) -> bool:
    """Whether this can be the address of a site, and so the beginning of a link."""
    try:
        urlsplit(f"//{host}").port  # noqa: B018  # reading it is what finds a port that is no number
    except ValueError:
        return False
    return True


def is_own(headers: Mapping[str, str]) -> bool:
    """Whether a request that changes something was made by our own page, or by a program with its token."""
    if headers.get("authorization", "").lower().startswith("bearer "):
        return True  # no browser sends it by itself
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        # Browsers name the origin of every post; a program without cookies has nobody's rights to abuse.
        return COOKIE not in headers.get("cookie", "")
    try:
        return urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:  # what is no address is not ours
        return False


def request_key(scope: Any, headers: Mapping[str, str]) -> str:
    """Under which name requests are counted: the token or cookie, else the address."""
    if "authorization" in headers:
        return shortened(headers["authorization"])
    cookie = headers.get("cookie", "")
    start = cookie.find(f"{COOKIE}=")
    if start >= 0:
        return shortened(cookie[start:].partition(";")[0])
    return address_of(scope)


def shortened(name: str) -> str:
    """A name that costs little to remember, however long it was."""
    return name if len(name) <= LONGEST_KEY else hashlib.blake2b(name.encode(), digest_size=24).hexdigest()


def address_of(scope: Any) -> str:
    """Where a request came from."""
    client = scope.get("client")
    return client[0] if client else "nowhere"


def said(headers: Mapping[str, str], name: str) -> str:
    """A sentence in the visitor's language."""
    cookies = dict(each.strip().partition("=")[::2] for each in headers.get("cookie", "").split(";"))
    return word(preferred(cookies.get("lang"), headers.get("accept-language", "")), WEB, name)


async def too_many(send: Send, headers: Mapping[str, str], name: str) -> None:
    """Refuse a flood in one sentence of the visitor's language."""
    sentence = said(headers, name)
    later = [(b"retry-after", b"2"), (b"cache-control", b"no-store")]
    if "application/json" in headers.get("accept", ""):
        body = json.dumps({"word": sentence, "detail": ""}, ensure_ascii=False)
        await answer(send, 429, body, later, b"application/json")
    else:
        await answer(send, 429, sentence, later)


async def answer(
    send: Send,
    status: int,
    words: str,
    more: list[tuple[bytes, bytes]] | None = None,
    kind: bytes = b"text/plain; charset=utf-8",
) -> None:
    """Refuse in one plain sentence."""
    headers = [(b"content-type", kind), *(more or [])]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": words.encode(), "more_body": False})

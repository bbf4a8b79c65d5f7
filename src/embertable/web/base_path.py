"""A site that lies under a path of its host: `https://example.org/games/`.

Everything inside speaks of addresses as if the host were ours alone. Here, at the edge, the path is taken off what
comes and put before the addresses of what goes out; a site with a host of its own has no such edge.
"""

from __future__ import annotations

import re
from typing import Any, Final

from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from embertable.web.guard import is_http

BASE: Final = "embertable.base"  # where in a request's scope the path stands
ADDRESS: Final = re.compile(rb"""((?:href|src|action|formaction|data-calm|data-turn)=\\?"|"to":")/(?!/)""")
REWRITTEN: Final = (b"text/html", b"application/json", b"text/event-stream")


class BasePath:
    """The edge of a site under a path."""

    def __init__(self, app: ASGIApp, base: str) -> None:
        self.app = app
        self.base = base
        self.replacement = rb"\1" + base.encode() + b"/"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in under its inner address. A proxy may have taken the path off already."""
        if not is_http(scope):
            await self.app(scope, receive, send)
            return
        inner: Any = {**scope, BASE: self.base}
        if scope["path"] == self.base:
            await send(
                {"type": "http.response.start", "status": 308, "headers": [(b"location", f"{self.base}/".encode())]}
            )
            await send({"type": "http.response.body", "body": b"", "more_body": False})
            return
        if scope["path"].startswith(f"{self.base}/"):
            inner["path"] = scope["path"][len(self.base) :]
            inner["raw_path"] = scope["raw_path"].removeprefix(self.base.encode())
        await self.app(inner, receive, Outgoing(self, send).send)

    def rewritten(self, body: bytes) -> bytes:
        """Words with the path before every address of ours."""
        return ADDRESS.sub(self.replacement, body)


class Outgoing:
    """One answer on its way out: its head waits for the first of its body, whose length may change."""

    def __init__(self, edge: BasePath, send: Send) -> None:
        self.edge = edge
        self.onward = send
        self.start: HTTPResponseStartEvent | None = None
        self.changes = False

    async def send(self, message: Message) -> None:
        """Send a part of an answer."""
        if message["type"] == "http.response.start":
            headers = {name.lower(): value for name, value in message["headers"]}
            kind = headers.get(b"content-type", b"").partition(b";")[0]
            self.changes = kind in REWRITTEN and b"content-encoding" not in headers
            self.start = message
            return
        if message["type"] == "http.response.body":
            body = message.get("body", b"")
            if self.changes and body:
                body = self.edge.rewritten(body)
                message = {**message, "body": body}
            if self.start is not None:
                whole = len(body) if not message.get("more_body") else None
                self.start["headers"] = self.headers(self.start["headers"], whole)
                await self.onward(self.start)
                self.start = None
        await self.onward(message)

    def headers(self, headers: Any, length: int | None) -> list[tuple[bytes, bytes]]:
        """The head of the answer, with the path before where it leads to, and the length it has now."""
        changed = []
        for name, value in headers:
            if name.lower() == b"location" and value.startswith(b"/") and not value.startswith(b"//"):
                value = self.edge.base.encode() + value
            elif name.lower() == b"content-length" and self.changes and length is not None:
                value = str(length).encode()
            changed.append((name, value))
        return changed

"""What is noticed of every request: an id of its own, how it was answered, and how long it took."""

from __future__ import annotations

import logging
import re
import secrets
import time
from typing import Any, Final

from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from embertable.web import metrics
from embertable.web.guard import is_http
from embertable.web.logs import access, request_id
from embertable.web.settings import Settings

HEADER: Final = b"x-request-id"
GIVEN: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")
METHODS: Final = ("GET", "HEAD", "POST", "OPTIONS")  # others are counted together: a label is not for everybody's words
QUIET: Final = ("/health", "/ready", "/metrics")
YEARS: Final = b"strict-transport-security"


class Watched:
    """The outermost layer: it decides nothing."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.trusts = settings.behind_proxy
        self.quiet = tuple(f"{settings.base_path}{path}" for path in QUIET)
        self.hsts = f"max-age={settings.hsts}".encode() if settings.is_secure and settings.hsts else b""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, and note how it went."""
        if not is_http(scope):
            await self.app(scope, receive, send)
            return
        name = self.name_of(scope)
        token = request_id.set(name)
        began = time.perf_counter()
        status, lasts = 500, False

        async def send_noted(message: Message) -> None:
            nonlocal status, lasts
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message["headers"], (HEADER, name.encode())]
                if self.hsts:
                    headers.append((YEARS, self.hsts))
                message["headers"] = headers
                if any(
                    value.startswith(b"text/event-stream") for each, value in headers if each.lower() == b"content-type"
                ):
                    lasts = True
                    metrics.streams.inc()
            await send(message)

        try:
            await self.app(scope, receive, send_noted)
        finally:
            spent = time.perf_counter() - began
            self.note(scope, status, spent, lasts)
            request_id.reset(token)

    def name_of(self, scope: HTTPScope) -> str:
        """The id of a request: the proxy's, if it gave one, else a new one."""
        if self.trusts:
            for name, value in scope["headers"]:
                if name == HEADER and GIVEN.fullmatch(given := value.decode("latin-1")):
                    return given
        return secrets.token_hex(8)

    def note(self, scope: Any, status: int, spent: float, lasts: bool) -> None:
        """Count it and write it down: the path without its parameters, which may be somebody's secret."""
        method = scope["method"] if scope["method"] in METHODS else "other"
        metrics.requests.labels(method, str(status)).inc()
        if lasts:
            metrics.streams.dec()
        else:
            metrics.request_seconds.observe(spent)
        if status >= 500 and scope["path"] not in self.quiet:
            metrics.errors.labels("answer").inc()
        level = logging.DEBUG if scope["path"] in self.quiet else logging.INFO
        if not access.isEnabledFor(level):
            return
        path = scope["path"][:200].encode("ascii", "backslashreplace").decode()
        measured = {"method": method, "path": path, "status": status, "ms": round(spent * 1000, 1)}
        access.log(level, "%s %s %s %.1f ms", method, path, status, spent * 1000, extra={"measured": measured})

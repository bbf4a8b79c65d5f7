"""Start the web table."""

from __future__ import annotations

import socket
import threading
import time
import webbrowser
from dataclasses import replace
from typing import Final

import uvicorn

from embertable.core.errors import EmbertableError
from embertable.store import database_url
from embertable.web.settings import Settings

WAIT: Final = 20.0  # seconds for a server to begin to listen


class CannotServe(EmbertableError):
    """A server that cannot be started as asked."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    workers: int = 1,
    browser: bool = True,
    settings: Settings | None = None,
) -> None:
    """Serve the table until somebody stops it. Refuses in one sentence what cannot work."""
    chosen = settings or Settings()
    if database is not None:
        chosen = replace(chosen, database=database)
    url = database_url(chosen.database)
    if workers > 1 and url.startswith("sqlite"):
        raise CannotServe("several processes need PostgreSQL: give its URL as the database, or use one worker")
    if workers < 1:
        raise CannotServe(f"at least one process must serve, not {workers}")
    refuse_if_taken(host, port)
    chosen.to_environment()
    shown = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}"
    print(f"Embertable: {shown} (Ctrl+C ends it)", flush=True)
    if browser:
        threading.Thread(target=open_browser, args=(host, port, shown), daemon=True).start()
    uvicorn.run(
        "embertable.web.app:from_settings",
        factory=True,
        http="embertable.web.arrival:Arriving",
        host=host,
        port=port,
        workers=workers,
        log_level="warning",
        timeout_graceful_shutdown=3,
        server_header=False,
        date_header=True,
    )


def refuse_if_taken(host: str, port: int) -> None:
    """A port somebody else listens on is a sentence, not a traceback."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, OverflowError) as error:
            raise CannotServe(f"cannot listen on {host}:{port}: {error}") from error


def open_browser(host: str, port: int, address: str) -> None:
    """Show the table as soon as the server answers."""
    until = time.monotonic() + WAIT
    reached = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    while time.monotonic() < until:
        try:
            with socket.create_connection((reached, port), timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)

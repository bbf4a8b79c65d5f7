"""Start the web table."""

from __future__ import annotations

import asyncio
import os
import socket
import threading
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Final

import uvicorn

from embertable.core.errors import EmbertableError
from embertable.core.text.languages import usual_language
from embertable.core.text.table import TERMINAL, word
from embertable.store import Store, database_url
from embertable.web.logs import log_config
from embertable.web.settings import Settings, checked
from embertable.web.sole import sole_server

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
WAIT: Final = 20.0  # seconds for a server to begin to listen


class CannotServe(EmbertableError):
    """A server that cannot be started as asked."""


def serve(settings: Settings) -> None:
    """Serve the table until somebody stops it. Refuses in one sentence what cannot work."""
    settings = checked(settings)
    url = database_url(settings.database)
    if settings.workers > 1 and url.startswith("sqlite"):
        raise CannotServe("several processes")
    if settings.workers < 1:
        raise CannotServe("no workers", workers=settings.workers)
    refuse_if_taken(settings.host, settings.port)
    asyncio.run(reach(url))
    with sole_server(url):
        serve_until_stopped(settings)


async def reach(url: str) -> None:
    """A database that cannot be used is a sentence, not a traceback."""
    store = Store(url)
    await store.open()
    await store.close()


def serve_until_stopped(settings: Settings) -> None:
    """Serve the table until somebody stops it."""
    host, port = settings.host, settings.port
    settings.to_environment()
    shown = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}{settings.base_path}"
    print(word(usual_language(), TERMINAL, "serving", address=shown), flush=True)
    if settings.browser:
        threading.Thread(target=open_browser, args=(host, port, shown), daemon=True).start()
    with shared_numbers(settings.workers):
        run(settings)


@contextmanager
def shared_numbers(workers: int) -> Iterator[None]:
    """Several workers lay together what they measure, in a folder of their own."""
    if workers == 1:
        yield
        return
    with TemporaryDirectory(prefix="embertable-metrics") as folder:
        os.environ[SHARED] = folder
        yield


def run(settings: Settings) -> None:
    """Let uvicorn serve."""
    uvicorn.run(
        "embertable.web.app:from_settings",
        factory=True,
        http="embertable.web.arrival:Arriving",
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        log_config=log_config(settings),
        access_log=False,  # our own knows the request's id, and no parameters
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips=settings.proxy_from,
        timeout_graceful_shutdown=round(settings.drain),
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
            raise CannotServe("cannot listen", host=host, port=port, why=error) from error


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

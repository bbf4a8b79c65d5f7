"""The end of a server that others stand beside: it first says that it is leaving, then lets streams end, and leaves."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def draining(begin: Callable[[], None], close: Callable[[], None], notice: float) -> Iterator[None]:
    """When asked to end: `begin` at once, `close` after the notice, and then whatever ends the server.

    Asked again, it does not wait. Outside of the main thread nobody is asked by a signal.
    """
    before = signal.getsignal(signal.SIGTERM)
    loop = asyncio.get_running_loop()
    asked = False

    def end(number: int, frame: FrameType | None) -> None:
        close()
        if callable(before):
            before(number, frame)

    def leave(number: int, frame: FrameType | None) -> None:
        nonlocal asked
        begin()
        if asked or notice <= 0:
            end(number, frame)
        else:
            loop.call_soon_threadsafe(lambda: loop.call_later(notice, end, number, None))
        asked = True

    try:
        signal.signal(signal.SIGTERM, leave)
    except ValueError:  # not the main thread
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)

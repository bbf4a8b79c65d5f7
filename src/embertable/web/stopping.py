"""To be asked to stop: what should happen at once, before the server itself waits for its connections to end."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

STOPS: Final = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def when_asked_to_stop(act: Callable[[], None]) -> Iterator[None]:
    """Act as soon as a signal asks the process to stop; then whoever waited for the signal gets it as before.

    Streams never end by themselves, so a server that only waits for them would wait until its patience is over.
    """
    if threading.current_thread() is not threading.main_thread():
        yield  # signals come to the main thread alone
        return
    loop = asyncio.get_running_loop()
    before = {each: signal.getsignal(each) for each in STOPS}

    def stop(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(act)
        handler = before[signal.Signals(number)]
        if callable(handler):
            handler(number, frame)

    for each in STOPS:
        signal.signal(each, stop)
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def end_with_parent() -> None:
    """A worker of a killed server stops too: left alone it would serve on, and hold the port against the next one."""
    parent = multiprocessing.parent_process()
    if parent is not None:

        def follow() -> None:
            parent.join()
            os.kill(os.getpid(), signal.SIGTERM)

        threading.Thread(target=follow, daemon=True).start()

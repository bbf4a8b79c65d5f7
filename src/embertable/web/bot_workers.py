"""Bots think in processes of their own, never on the event loop."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
import time
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from embertable.bots import bot
from embertable.core.codec import decode, encode
from embertable.core.flow import State
from embertable.games import game as game_named

LEVELS: Final[Mapping[str, str]] = {
    "easy": "random",
    "steady": "greedy",
    "strong": "search:1s",
    "master": "search:4s",
}
"""What a table calls a bot, and the bot."""

logger = logging.getLogger(__name__)


def think(game: str, saved: Any, seat: int, level: str, seed: int) -> str:
    """The key a bot chooses. Runs in a worker process."""
    box = game_named(game)
    return bot(LEVELS[level], seed).choose(box, decode(saved), seat).key()


def settle(parent: int) -> None:
    """Begin a worker: yield to the server, and end with it even when it is killed."""
    os.nice(5)
    threading.Thread(target=follow, args=(parent,), daemon=True).start()


def follow(parent: int) -> None:
    """End this process when its parent is gone."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


class BotWorkers:
    """The worker processes."""

    def __init__(self, workers: int) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None

    async def key(self, game: str, s: State, seat: int, level: str, seed: int) -> str:
        """What a bot of this level would choose for a seat."""
        loop = asyncio.get_running_loop()
        saved = encode(s)
        for _ in range(3):
            pool = self.open()
            try:
                return await loop.run_in_executor(pool, think, game, saved, seat, level, seed)
            except BrokenProcessPool:
                logger.warning("a thinking process died; another takes its seating")
                if self.pool is pool:
                    self.pool = None
        # Nobody waits for ever: without a thinker any option will do.
        return s.options[seed % len(s.options)].key()

    def open(self) -> ProcessPoolExecutor:
        """The pool, made when first needed."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, settle, (os.getpid(),))
        return self.pool

    def close(self) -> None:
        """Send the workers home."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in list((self.pool._processes or {}).values()):
                process.terminate()
            self.pool = None

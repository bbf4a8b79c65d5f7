"""A thinking process as the server sees it: spoken to along a wire, without a thread in between."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import signal
import socket
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import Any, Final, NamedTuple, TypeVar

from embertable.core.codec import encode
from embertable.core.flow import State
from embertable.table import CHOOSE, UNDO, Entry
from embertable.web.open_table import OpenTable
from embertable.web.stopping import STOPS
from embertable.web.thinking import HEAD, Fault, News, Task, attend, framed

REMEMBERED: Final = 256  # tables a thinking process remembers

Thought = TypeVar("Thought")


class Position(NamedTuple):
    """A table to think about, as it is after so many entries of its log."""

    table: str
    game: str
    s: State  # of that moment: a state at a table is replaced, never changed
    log: Sequence[Entry]  # which may grow meanwhile
    entries: int


def position_of(opened: OpenTable) -> Position:
    """A table as it is now."""
    log = opened.table.entries
    return Position(opened.row.id, opened.row.game, opened.table.s, log, len(log))


class ThinkerGone(Exception):
    """A thinking process that died."""


class ThoughtFailed(Exception):
    """Work by which a process found a fault; the process goes on."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.name)
        self.fault = fault


class Thinker:
    """A thinking process. It does one thing at a time."""

    def __init__(self) -> None:
        # A server that ends at once leaves it to multiprocessing's own tracker to clean up, which would tell of it.
        os.environ.setdefault("PYTHONWARNINGS", "ignore:resource_tracker")
        self.wire, theirs = socket.socketpair()
        self.process = multiprocessing.get_context("spawn").Process(
            target=attend, args=(theirs, os.getpid()), daemon=True
        )
        with deaf_children(), theirs:
            self.process.start()
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.told: OrderedDict[str, int] = OrderedDict()  # by table: how many entries it knows; the latest last

    async def think(self, work: Callable[..., Thought], position: Position | None, *values: Any) -> Thought:
        """What comes of a piece of work, at a table or elsewhere."""
        if self.streams is None:
            self.streams = await asyncio.open_connection(sock=self.wire)
        reader, writer = self.streams
        writer.write(framed(Task(work, None if position is None else self.news(position), values)))
        try:
            head = await reader.readexactly(HEAD.size)
            thought = pickle.loads(await reader.readexactly(*HEAD.unpack(head)))
        except (EOFError, OSError) as error:
            raise ThinkerGone from error
        if isinstance(thought, Fault):
            if position is not None:
                self.told.pop(position.table, None)  # it may have been told wrong
            raise ThoughtFailed(thought)
        found: Thought = thought
        return found

    def news(self, position: Position) -> News:
        """What the process has to be told of a table: what was chosen since it last thought there, or everything."""
        table, known = position.table, self.told.pop(position.table, None)
        since = position.log[known : position.entries]
        is_known = known is not None and known <= position.entries and all(each.kind != UNDO for each in since)
        self.told[table] = position.entries
        forgotten = [self.told.popitem(last=False)[0]] if len(self.told) > REMEMBERED else []
        if is_known:
            chosen = [(each.seat, each.key) for each in since if each.kind == CHOOSE]
            return News(table, position.game, None, chosen, forgotten)
        return News(table, position.game, encode(position.s), [], forgotten)

    def kill(self) -> None:
        """End the process, also one that does not listen."""
        self.process.kill()
        if self.streams is not None:
            self.streams[1].close()
        else:
            self.wire.close()


@contextmanager
def deaf_children() -> Iterator[None]:
    """Processes that begin now do not hear what asks a server to stop, which often reaches the whole group (Ctrl-C, a
    service that is stopped): the server sends them home.

    The tracker begins first: whoever begins it opens their ears again.
    """
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)

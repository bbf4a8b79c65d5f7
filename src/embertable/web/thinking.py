"""What runs in a thinking process: it is sent one piece of work after another, and remembers the tables it knows."""

from __future__ import annotations

import os
import pickle
import socket
import threading
import time
import traceback
from collections.abc import Callable
from struct import Struct
from typing import Any, Final, NamedTuple

from embertable.bots import bot
from embertable.coach.analysis import Judged, judged_from
from embertable.coach.hint import Hint, hint
from embertable.core.codec import decode
from embertable.core.errors import EmbertableError
from embertable.core.flow import State, choose
from embertable.core.record import read_record
from embertable.games import game as game_named

HEAD: Final = Struct("!I")  # before every message: how many bytes it has
A_WHILE: Final = 0.7  # seconds an analysis thinks before somebody else has a turn
FAULTS: Final = (EmbertableError, ValueError, TypeError, LookupError, ArithmeticError, AttributeError,
                 AssertionError, RuntimeError)  # fmt: skip
"""What a fault of the rules or of a bot comes as. Anything else ends the process, and another takes its place."""


class News(NamedTuple):
    """What a thinker has to be told of a table before it thinks there."""

    table: str
    game: str
    saved: Any  # the whole position; None where it knows the table, and what was chosen since is enough
    chosen: list[tuple[int, str]]  # by which seat, and the key
    forgotten: list[str]  # tables it need not remember any longer


class Task(NamedTuple):
    """A piece of work: what to do, at which table if at one, and with what."""

    work: Callable[..., Any]
    news: News | None
    values: tuple[Any, ...]


class Fault(NamedTuple):
    """Work that failed: the name of the error and where it was. What it says is left out: it may name hidden things."""

    name: str
    trace: str


class Desk:
    """The tables a thinking process knows. Each is sent whole once, and afterwards only what was chosen there."""

    def __init__(self) -> None:
        self.tables: dict[str, State] = {}

    def lay_out(self, news: News) -> State:
        """The position of a table after the news, for somebody to think about."""
        for table in news.forgotten:
            self.tables.pop(table, None)
        game_named(news.game)  # a position is read by the classes of its game
        s: State = self.tables.pop(news.table) if news.saved is None else decode(news.saved)
        for seat, key in news.chosen:
            choose(s, seat, key)
        self.tables[news.table] = s  # only now: what did not fit is not remembered
        return s.clone()


def think(s: State, game: str, seat: int, level: str, seed: int) -> str:
    """The key a bot chooses."""
    return bot(level, seed).choose(game_named(game), s, seat).key()


def hint_at(s: State, game: str, seat: int, iterations: int) -> Hint:
    """What a strong mind says to a question."""
    return hint(game_named(game), s, seat, iterations)


def judge_some(game: str, written: str, first: int, iterations: int) -> list[Judged]:
    """Decisions of a record from this one on, as many as a short while allows."""
    found: list[Judged] = []
    until = time.monotonic() + A_WHILE
    for judged in judged_from(game_named(game), read_record(written), first, iterations):
        found.append(judged)
        if time.monotonic() > until:
            break
    return found


def attend(wire: socket.socket, parent: int) -> None:
    """Do whatever comes along the wire, for as long as somebody is at its other end."""
    os.nice(5)  # the server comes first
    threading.Thread(target=follow, args=(parent,), daemon=True).start()
    desk = Desk()
    with wire, wire.makefile("rwb") as messages:
        while head := messages.read(HEAD.size):
            task: Task = pickle.loads(messages.read(*HEAD.unpack(head)))
            messages.write(framed(done(desk, task)))
            messages.flush()


def done(desk: Desk, task: Task) -> Any:
    """What comes of a piece of work."""
    try:
        position = [] if task.news is None else [desk.lay_out(task.news)]
        return task.work(*position, *task.values)
    except FAULTS as error:
        return Fault(type(error).__name__, "".join(traceback.format_tb(error.__traceback__)))


def framed(message: Any) -> bytes:
    """A message as it goes along the wire."""
    written = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return HEAD.pack(len(written)) + written


def follow(parent: int) -> None:
    """End this process when its parent is gone, even when it was killed."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)

"""A table in memory: its game, who sits there, how far its log has come, and who is watching."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field, replace
from typing import Any

from embertable.core.flow import apply, asked, find_option
from embertable.core.game import Game
from embertable.core.record import Record
from embertable.games import game as game_named
from embertable.store import Entry, Outcome, Person, Seating, TableRow
from embertable.store.rows import AGREE, CHOOSE, CONCEDE, OVER, PLAYING, REMATCH, UNDO, WAITING
from embertable.table import Entry as Move
from embertable.table import Table, reopen_table
from embertable.web.errors import Refused, Stale

MOVES = (CHOOSE, UNDO, CONCEDE)


@dataclass(eq=False)
class OpenTable:
    """A table of the store, played out."""

    row: TableRow
    seatings: list[Seating]
    table: Table
    last_entry: int = 0  # of the log, by number
    last_move: int = 0  # the last entry that changed the game
    moved_at: float = 0.0
    agreed: dict[int, set[int]] = field(default_factory=dict)  # by absent seat: who would let a bot play for it
    rematch: str = ""
    talked: int = 0  # grows with every line of talk
    watchers: set[asyncio.Event] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    hurry: asyncio.Event = field(default_factory=asyncio.Event)
    leads: asyncio.Event = field(default_factory=asyncio.Event)  # whether this process plays the table's bots
    thinking: asyncio.Task[None] | None = None
    used: float = 0.0
    drawn: dict[Any, Any] = field(default_factory=dict)  # boards of this moment, shared by those who see the same
    log_lines: dict[Any, Any] = field(default_factory=dict)  # lines of the log, said once for each seat and language

    @property
    def game(self) -> Game:
        """The game being played."""
        return self.table.game

    @property
    def cursor(self) -> str:
        """How far a browser that shows this moment has come: the entry, and the talk."""
        return f"{self.last_entry}.{self.talked}"

    @property
    def status(self) -> str:
        """Waiting for players, playing, or over."""
        if any(seating.open for seating in self.seatings):
            return WAITING
        return OVER if self.over else PLAYING

    @property
    def over(self) -> bool:
        """Whether the game is over by the rules, or no person is left who plays."""
        conceded = self.table.conceded
        people = [seating for seating in self.seatings if seating.person is not None]
        return self.table.over or (any(conceded) and all(conceded[seating.seat] for seating in people))

    @property
    def turn(self) -> int | None:
        """The seat the table waits for."""
        return self.table.seat if self.status == PLAYING else None

    def seat_of(self, person: Person | None) -> int | None:
        """Where somebody sits."""
        if person is None:
            return None
        return next((seating.seat for seating in self.seatings if seating.person == person.id), None)

    def bot_at(self, seat: int) -> str:
        """The level of the bot that plays a seat; empty where a person does."""
        return self.seatings[seat].bot

    def wake(self) -> None:
        """Let everyone who watches look again."""
        for watcher in self.watchers:
            watcher.set()

    def hear_talk(self) -> None:
        """A line of talk was said."""
        self.talked += 1
        self.wake()

    # From the log to the table.

    def take(self, entry: Entry) -> None:
        """Do what an entry says, after it was committed."""
        if entry.kind in MOVES:
            self.table.take(as_move(entry))
            self.last_move = entry.number
            self.drawn.clear()
            self.moved_at = entry.at
            self.agreed.clear()
        elif entry.kind == AGREE:
            self.agreed.setdefault(int(entry.key), set()).add(entry.seat)
        elif entry.kind == REMATCH:
            self.rematch = entry.key
        else:
            self.moved_at = entry.at
            self.agreed.clear()
        self.last_entry = entry.number

    # What may be entered: each looks at the table as it is, and says what would become of it.

    def choice(self, seat: int, key: str, seen: int | None) -> tuple[Entry, Outcome]:
        """A seat chooses, having seen the table as of entry `seen`."""
        self.refuse_unless_playing()
        if seen is not None and seen < self.last_move:
            raise Stale
        option = find_option(self.table.s, seat, key)
        after = self.table.s.clone()
        apply(after, option)
        over = not after.options
        points = tuple(score.points for score in self.game.scores(after)) if over else ()
        outcome = Outcome(OVER, -1, points) if over else Outcome(PLAYING, asked(after).seat)
        return self.entry(CHOOSE, seat, key), outcome

    def taking_back(self, seat: int, whole: bool, seen: int | None) -> tuple[Entry, Outcome]:
        """A seat takes back its last choice, or its whole turn."""
        self.refuse_unless_playing()
        if seen is not None and seen < self.last_move:
            raise Stale
        count = self.table.undoable(seat)
        if not count:
            raise Refused(409, f"undo {self.table.bar(seat)}")
        return self.entry(UNDO, seat, str(count if whole else 1)), Outcome(PLAYING, seat)

    def conceding(self, seat: int, level: str) -> tuple[Entry, Outcome]:
        """A seat gives up; while others play on, a bot chooses for it."""
        self.refuse_unless_playing()
        if self.table.conceded[seat]:
            raise Refused(409, "conceded already")
        conceded = [gone or at == seat for at, gone in enumerate(self.table.conceded)]
        people = [seating.seat for seating in self.seatings if seating.person is not None]
        alone = conceded.count(False) <= min(1, self.row.seats - 1)
        seating = replace(self.seatings[seat], bot=level)
        if alone or all(conceded[at] for at in people):
            points = tuple(score.points for score in self.table.scores())
            return self.entry(CONCEDE, seat), Outcome(OVER, -1, points, seating)
        return self.entry(CONCEDE, seat), Outcome(PLAYING, self.asked_seat(), (), seating)

    def entry(self, kind: str, seat: int, key: str = "") -> Entry:
        """The next entry of the log."""
        return Entry(self.last_entry + 1, kind, seat, key, time.time())

    def outcome(self, seating: Seating | None = None) -> Outcome:
        """The table as it is; perhaps a seat changes hands."""
        seatings = [seating if seating is not None and seating.seat == each.seat else each for each in self.seatings]
        if any(each.open for each in seatings):
            return Outcome(WAITING, -1, (), seating)
        if self.over:
            return Outcome(OVER, -1, (), seating)
        return Outcome(PLAYING, self.asked_seat(), (), seating)

    def asked_seat(self) -> int:
        """The seat being asked, or -1."""
        seat = self.table.seat
        return -1 if seat is None else seat

    def refuse_unless_playing(self) -> None:
        """Nothing can be chosen before everyone sits and after the end."""
        if self.status == WAITING:
            raise Refused(409, "still waiting")
        if self.status == OVER:
            raise Refused(409, "game over")


def open_table_of(row: TableRow, seatings: list[Seating], log: list[Entry]) -> OpenTable:
    """The table of a row, with everything that happened at it."""
    game = game_named(row.game)
    record = Record(row.game, row.rules, row.seats, row.variants, row.seed)
    opened = OpenTable(row, seatings, reopen_table(game, record, []), moved_at=row.moved_at)
    for entry in log:
        opened.take(entry)
    return opened


def as_move(entry: Entry) -> Move:
    """An entry of the store as one of the table."""
    if entry.kind == UNDO:
        return Move("undo", entry.seat, count=int(entry.key), at=entry.at)
    if entry.kind == CONCEDE:
        return Move("concede", entry.seat, at=entry.at)
    return Move("choose", entry.seat, key=entry.key, at=entry.at)

"""A table in memory: its game, who sits there, how far its log has come, and who is watching."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from embertable.coach.hint import Hint
from embertable.coach.lesson import Progress, lesson_of
from embertable.core.deal import NONCE_DIGITS
from embertable.core.game import AnyGame, Score
from embertable.games import game as game_named
from embertable.store import Outcome, Person, Seating, TableRow
from embertable.store.rows import (
    AGREE,
    CLOSE,
    CLOSED,
    LEAVE,
    LESSON,
    OVER,
    PARTED,
    PLAYING,
    REMATCH,
    REMOVE,
    RESEATING,
    WAITING,
    record_of,
)
from embertable.table import CHOOSE, CONCEDE, HINT, MOVES, Change, Entry, Moment, Table, reopen_table
from embertable.web.errors import Refused, Stale
from embertable.web.older_tables import Parted

LATELY: Final = 2  # entries after which nobody needs to be shown what lay there for a moment
BREATH: Final = 0.02  # seconds of replaying before others have their turn


class Dealt(Change):
    """The change by which the last seat is taken: the cards are dealt, and the table is the dealt one."""

    def __init__(self, change: Change, row: TableRow, table: Table) -> None:
        super().__init__(change.game, change.s, change.conceded, change.entry, change.behind, change.past)
        self.row = row
        self.table = table


@dataclass(frozen=True, eq=False)
class Hinted:
    """A hint as far as it has been thought: to the question at this entry, at so many iterations."""

    entry: int
    stage: int  # 0: nothing yet
    hint: Hint | None = None
    failed: bool = False


Proposal = tuple[Change, Outcome]
"""A change that may be committed, and what the store is to write beside its entry."""


@dataclass(eq=False)
class OpenTable:
    """A table of the store, played out. What is done at it is proposed, committed to the store, and then accepted."""

    row: TableRow
    seatings: list[Seating]
    table: Table
    last_move: int = 0  # the last entry that changed the game
    moved_at: float = 0.0
    agreed: dict[int, set[int]] = field(default_factory=dict)  # by absent seat: who would let a bot play for it
    rematch: str = ""
    hinted: int = 0  # the last entry by which somebody asked for a hint
    hints: int = 0  # how many were asked for
    hint: Hinted | None = None  # what was thought of it so far
    removed: set[str] = field(default_factory=set)  # people the host asked to leave
    closed: bool = False  # before it began
    taught: int | None = None  # where it is a lesson: the step it has come to
    talked: int = 0  # grows with every line of talk
    watchers: set[asyncio.Event] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    hurry: asyncio.Event = field(default_factory=asyncio.Event)
    leads: asyncio.Event = field(default_factory=asyncio.Event)  # whether this process plays the table's bots
    thinking: asyncio.Task[None] | None = None
    faults: int = 0  # of its bots, in a row
    deadline: float = 0.0  # by the clock of the site: when the seat being asked is late
    shut: bool = False  # it left memory because it cannot be played out; whoever watches comes anew
    parted: Parted | None = None  # where it is of older rules, and not told to its end
    used: float = 0.0
    drawn: dict[Any, Any] = field(default_factory=dict)  # boards of this moment, shared by those who see the same
    shown: dict[Any, Any] = field(default_factory=dict)  # pages of this moment, shared likewise
    lately: dict[int, Change] = field(default_factory=dict)  # by entry: choices whose way may still have to be shown
    shown_at: str = ""  # the cursor of that moment
    log_lines: dict[Any, Any] = field(default_factory=dict)  # said once for each seat and language

    def __post_init__(self) -> None:
        self.outcome = outcome_of(self.table, self.seatings)

    @property
    def game(self) -> AnyGame:
        """The game being played."""
        return self.table.game

    @property
    def last_entry(self) -> int:
        """How far the log has come."""
        return self.table.last_entry

    @property
    def cursor(self) -> str:
        """How far a browser that shows this moment has come: the entry, and the talk."""
        return f"{self.last_entry}.{self.talked}"

    @property
    def status(self) -> str:
        """Waiting for players, playing, or over; parted where today's rules do not tell it to its end."""
        return self.outcome.status if self.parted is None else self.parted.status

    @property
    def turn(self) -> int | None:
        """The seat the table waits for."""
        return self.outcome.turn if self.outcome.turn >= 0 and self.parted is None else None

    @property
    def final_scores(self) -> list[Score] | None:
        """The scores, once the game is over and told to its end."""
        return self.table.scores() if self.status == OVER and not (self.parted and self.table.s.options) else None

    @property
    def lesson(self) -> Progress | None:
        """How far the lesson of this table is; None where it is none, or is over and the game is played freely."""
        if self.taught is None or self.status != PLAYING:
            return None
        progress = Progress(lesson_of(self.row.game), self.taught, len(self.table.record.decisions))
        return progress if progress.fits(self.table.s) else None

    def seat_of(self, person: Person | None) -> int | None:
        """Where somebody sits; where several share one screen, the one of them who is asked."""
        seats = [] if person is None else [each.seat for each in self.seatings if each.person == person.id]
        if len(seats) > 1 and self.turn in seats:
            return self.turn
        return seats[0] if seats else None

    def shares_screen(self, seat: int | None) -> bool:
        """Whether several people play at the screen this seat is looked at from."""
        person = None if seat is None else self.seatings[seat].person
        return person is not None and sum(each.person == person for each in self.seatings) > 1

    def bot_at(self, seat: int) -> str:
        """The level of the bot that plays a seat; empty where a person does."""
        return self.seatings[seat].bot

    def bot_asked(self) -> tuple[int, str] | None:
        """The seat being asked and the level of its bot, where a bot is to choose now."""
        seat, lesson = self.turn, self.lesson
        if seat is None or not self.bot_at(seat) or (lesson is not None and lesson.expected is None):
            return None
        return seat, self.bot_at(seat)

    @property
    def is_hinted(self) -> bool:
        """Whether a hint to the open question was asked for."""
        return self.hinted > self.last_move and self.turn is not None

    @property
    def allows_hints(self) -> bool:
        """Hints are for practice: where nobody else's people play, and never once the game is over."""
        people = {seating.person for seating in self.seatings if seating.person is not None}
        return len(people) == 1 and self.status == PLAYING

    def wake(self) -> None:
        """Let everyone who watches look again."""
        for watcher in self.watchers:
            watcher.set()

    def hear_talk(self) -> None:
        """A line of talk was said."""
        self.talked += 1
        self.wake()

    # Propose: look at the table as it is, and say what would become of it.

    def propose(self, seat: int, key: str, seen: int | None) -> Proposal:
        """A seat chooses, having seen the table as of entry `seen`."""
        self.refuse_unless_playing()
        self.refuse_if_stale(seen)
        if (lesson := self.lesson) is not None and not lesson.accepts(seat, key):
            raise Refused(409, "lesson other")
        return self.propose_entry(CHOOSE, seat, key)

    def propose_undo(self, seat: int, whole: bool, seen: int | None) -> Proposal:
        """A seat takes back its last choice, or its whole turn."""
        self.refuse_unless_playing()
        self.refuse_if_stale(seen)
        count = max(1, self.table.undoable(seat)) if whole else 1
        return self.proposal(self.table.undo_entry(seat, count, time.time()))

    def propose_hint(self, seat: int, seen: int | None) -> Proposal:
        """A seat asks for a hint: it stands in the log, and leaves the game as it is."""
        self.refuse_unless_playing()
        self.refuse_if_stale(seen)
        if not self.allows_hints:
            raise Refused(403, "no hints here")
        if self.turn != seat or self.bot_at(seat):
            raise Refused(409, "not your turn")
        return self.propose_entry(HINT, seat)

    def propose_concession(self, seat: int, level: str) -> Proposal:
        """A seat gives up; while others play on, a bot chooses for it."""
        self.refuse_unless_playing()
        if self.table.conceded[seat]:
            raise Refused(409, "conceded already")
        return self.propose_entry(CONCEDE, seat, seating=replace(self.seatings[seat], bot=level))

    def propose_entry(self, kind: str, seat: int, key: str = "", seating: Seating | None = None) -> Proposal:
        """Something is entered; perhaps a seat changes hands."""
        return self.proposal(self.table.entry(kind, seat, key, time.time()), seating)

    def proposal(self, entry: Entry, seating: Seating | None = None) -> Proposal:
        """What an entry would make of the table."""
        if seating is not None and self.status == WAITING and not is_open(reseated(self.seatings, seating)):
            return self.dealing(entry, seating)
        change = self.table.propose(entry)
        return change, outcome_of(change, self.seatings, seating)

    def dealing(self, entry: Entry, seating: Seating) -> Proposal:
        """The last seat is taken, and only now the deal is made: nobody could look at it before and leave."""
        row = replace(self.row, nonce=new_nonce())
        table = dealt_table(row, self.table.entries)
        change = Dealt(table.propose(entry), row, table)
        return change, replace(outcome_of(change, self.seatings, seating), nonce=row.nonce)

    def deal(self, row: TableRow) -> None:
        """Another process dealt: this is its deal."""
        self.row, self.table = row, dealt_table(row, self.table.entries)
        self.drawn.clear()
        self.log_lines.clear()

    def refuse_unless_playing(self) -> None:
        """Nothing can be chosen before everyone sits and after the end."""
        if self.status == WAITING:
            raise Refused(409, "still waiting")
        if self.status == CLOSED:
            raise Refused(409, "table closed")
        if self.status == OVER:
            raise Refused(409, "game over")
        if self.status == PARTED:
            raise Refused(409, "rules parted")

    def refuse_if_closed(self) -> None:
        """Nobody sits down at a table that was closed."""
        if self.closed:
            raise Refused(409, "table closed")

    def refuse_if_stale(self, seen: int | None) -> None:
        """Whoever chooses must have seen the latest move."""
        if seen is not None and seen < self.last_move:
            raise Stale

    # Accept: what was committed, here or by another process.

    def accept(self, change: Change, seating: Seating | None = None) -> None:
        """The table after a change takes the place of the one before."""
        entry = change.entry
        if isinstance(change, Dealt):
            self.row, self.table = change.row, change.table
        self.table.accept(change)
        if seating is not None:
            self.seatings[seating.seat] = seating
        if entry.kind in RESEATING:  # names changed
            self.drawn.clear()
            self.log_lines.clear()
        if entry.kind in MOVES:
            self.last_move = entry.number
            self.drawn.clear()
            self.lately = {number: each for number, each in self.lately.items() if number > entry.number - LATELY}
            self.lately[entry.number] = change
        if entry.kind == AGREE:
            self.agreed.setdefault(int(entry.key), set()).add(entry.seat)
        elif entry.kind == REMATCH:
            self.rematch = entry.key
        elif entry.kind == HINT:
            self.hinted = entry.number
            self.hints += 1
        else:
            self.moved_at = entry.at
            self.agreed.clear()
        if entry.kind == LEAVE and entry.key:
            self.row = replace(self.row, host=entry.key)
        elif entry.kind == REMOVE:
            self.removed.add(entry.key)
        elif entry.kind == CLOSE:
            self.closed = True
        elif entry.kind == LESSON:
            self.taught = int(entry.key)
        outcome = outcome_of(self.table, self.seatings)
        self.outcome = replace(outcome, status=CLOSED) if self.closed else outcome

    async def play_out(self, log: Sequence[Entry]) -> None:
        """Accept everything that happened at the table. A long log lets others have their turn in between."""
        began = time.monotonic()
        for entry in log:
            self.accept(self.table.propose(entry))
            if time.monotonic() - began > BREATH:
                await asyncio.sleep(0)
                began = time.monotonic()


def outcome_of(moment: Moment, seatings: Sequence[Seating], seating: Seating | None = None) -> Outcome:
    """What a game and those who sit at it make of a table; perhaps a seat changes hands.

    Besides what the rules say, a table is over when no person is left who plays.
    """
    after = list(seatings) if seating is None else reseated(seatings, seating)
    people = [each.seat for each in after if each.person is not None]
    if is_open(after):
        return Outcome(WAITING, -1, (), seating)
    if moment.over or (any(moment.conceded) and all(moment.conceded[seat] for seat in people)):
        return Outcome(OVER, -1, tuple(score.points for score in moment.scores()), seating)
    assert moment.seat is not None, "a game that goes on asks somebody"
    return Outcome(PLAYING, moment.seat, (), seating)


def reseated(seatings: Sequence[Seating], seating: Seating) -> list[Seating]:
    """Who sits where after one seat changed hands."""
    return [seating if each.seat == seating.seat else each for each in seatings]


def is_open(seatings: Sequence[Seating]) -> bool:
    """Whether somebody can still sit down."""
    return any(each.open for each in seatings)


def new_nonce() -> str:
    """The secret of a deal: nobody knows it, nobody guesses it."""
    return secrets.token_hex(NONCE_DIGITS // 2)


def dealt_table(row: TableRow, entries: Sequence[Entry] = ()) -> Table:
    """The table of a row, dealt, after these entries of its log."""
    return reopen_table(game_named(row.game), record_of(row), entries)


def open_table_of(row: TableRow, seatings: list[Seating]) -> OpenTable:
    """The table of a row, before anything happened at it."""
    return OpenTable(row, seatings, dealt_table(row), moved_at=row.moved_at)

"""A table: one game, and the seats that play it. What is done at it is proposed first, and then accepted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final, Literal

from embertable.core.errors import BadRecord, EmbertableError, GameOver
from embertable.core.flow import Event, State, asked, find_option
from embertable.core.game import AnyGame
from embertable.core.record import Decision, Record, begin, replay, start_record
from embertable.core.variants import parse_variants
from embertable.table.entry import CHOOSE, CONCEDE, HINT, UNDO, Entry
from embertable.table.log import LogLine, Past, events_seen, journal_of
from embertable.table.moment import Moment
from embertable.table.stills import Stills, apply_held
from embertable.table.undo import ASKED, SHOWN, Choice, chance_of, is_barrier

Bar = Literal["nothing", "revealed", "other"]
NO_STILLS: Final = Stills()


class CannotUndo(EmbertableError):
    """There is nothing this seat may take back; `bar` says what stands in the way."""

    def __init__(self, bar: Bar) -> None:
        super().__init__(f"undo {bar}")
        self.bar = bar


class Change(Moment):
    """What an entry makes of a table, until it is accepted: the moment after it."""

    def __init__(
        self,
        game: AnyGame,
        s: State,
        conceded: Sequence[bool],
        entry: Entry,
        behind: Sequence[Choice],
        past: Past | None = None,
        stills: Stills = NO_STILLS,
    ) -> None:
        super().__init__(game, s, conceded)
        self.entry = entry
        self.behind = behind  # the choices in a row that the rules let be taken back
        self.past = past  # of a choice
        self.stills = stills  # what was to be seen on the way


class Table(Moment):
    """One game being played. Every change is an entry of its log: proposed, perhaps committed by whoever keeps the
    log, and accepted.
    """

    def __init__(self, game: AnyGame, record: Record, s: State) -> None:
        super().__init__(game, s, (False,) * record.seats)
        self.record = record  # the decisions that stand
        self.entries: list[Entry] = []  # everything that was done, undos too
        self.opening = journal_of(s)  # what happened before the first decision
        self.past: list[Past] = []  # one for each decision that stands
        self.behind: Sequence[Choice] = ()  # those in a row that the rules let be taken back, the nearest last

    # What there is to know.

    @property
    def last_entry(self) -> int:
        """The number of the latest entry; 0 before the first."""
        return self.entries[-1].number if self.entries else 0

    def log(self, seat: int | None, since: int = 0) -> list[LogLine]:
        """The story so far as a seat may know it: the lines from decision `since` on; 0 is the setup."""
        lines = [LogLine(0, None, None, events_seen(self.opening, seat))] if since <= 0 else []
        for number in range(max(1, since), len(self.past) + 1):
            decision, past = self.record.decisions[number - 1], self.past[number - 1]
            key = None if past.sealed and seat != decision.seat else decision.key
            lines.append(LogLine(number, decision.seat, key, events_seen(past.events, seat)))
        return lines

    def undoable(self, seat: int) -> int:
        """How many of its last choices a seat may take back, one by one or all at once."""
        if self.bar(seat, ASKED) is not None:
            return 0
        counts = range(1, len(self.behind) + 1)
        return next((count - 1 for count in counts if self.behind[-count].taught(ASKED)), len(self.behind))

    def bar(self, seat: int, tables: int = SHOWN) -> Bar | None:
        """What keeps a seat from taking back its last choice, judged by so many imagined tables."""
        decisions = self.record.decisions
        if not any(decision.seat == seat for decision in decisions):
            return "nothing"
        if decisions[-1].seat != seat:
            return "other"
        return None if self.behind and not self.behind[-1].taught(tables) else "revealed"

    # What may be entered.

    def entry(self, kind: str, seat: int, key: str = "", at: float = 0.0) -> Entry:
        """The next entry of the log."""
        return Entry(self.last_entry + 1, kind, seat, key, at)

    def undo_entry(self, seat: int, count: int, at: float = 0.0) -> Entry:
        """The next entry, where a seat may take back so many choices. Whether it may is asked here and never again."""
        self.refuse_if_over()
        bar = self.bar(seat, ASKED)
        if bar is not None:
            raise CannotUndo(bar)
        if not 1 <= count <= len(self.behind) or any(choice.taught(ASKED) for choice in self.behind[-count:]):
            raise CannotUndo("revealed")
        return self.entry(UNDO, seat, str(count), at)

    # Propose, accept.

    def propose(self, entry: Entry) -> Change:
        """What an entry would make of the table, which stays as it is. For a choice the rules run here, once."""
        if entry.kind == CHOOSE:
            return self.propose_choice(entry)
        if entry.kind == UNDO:
            return self.propose_undo(entry)
        if entry.kind == CONCEDE:
            return self.propose_concession(entry)
        return Change(self.game, self.s, self.conceded, entry, self.behind)

    def propose_choice(self, entry: Entry) -> Change:
        """An option of the open question, by its key."""
        self.refuse_if_over()
        option = find_option(self.s, entry.seat, entry.key)
        s = self.s.clone()
        s.journal = []
        stills = apply_held(s, option)
        past = Past(asked(self.s).sealed, journal_of(s))
        return Change(self.game, s, self.conceded, entry, self.behind_choice(entry, s, past.events), past, stills)

    def behind_choice(self, entry: Entry, after: State, events: Sequence[Event]) -> Sequence[Choice]:
        """The choices that the rules let be taken back after this one."""
        if is_barrier(self.s, after):
            return ()
        choice = Choice(self.game, self.s, entry.seat, entry.key, after, events, chance_of(self.record))
        decisions = self.record.decisions
        goes_on = decisions and decisions[-1].seat == entry.seat
        return (*self.behind, choice) if goes_on else (choice,)

    def propose_undo(self, entry: Entry) -> Change:
        """Taking back choices, as written: a log is not judged again."""
        count, decisions = int(entry.key), len(self.record.decisions)
        if not 1 <= count <= decisions:
            raise BadRecord("entry undo", number=entry.number, count=count, decisions=decisions)
        if count <= len(self.behind):
            return Change(self.game, self.behind[-count].before, self.conceded, entry, self.behind[:-count])
        return Change(self.game, replay(self.game, self.record, decisions - count), self.conceded, entry, ())

    def propose_concession(self, entry: Entry) -> Change:
        """Giving up. The seat cannot win any more; while others play on, somebody else chooses for it."""
        self.refuse_if_over()
        if self.conceded[entry.seat]:
            raise GameOver("given up", seat=entry.seat)
        conceded = tuple(gone or seat == entry.seat for seat, gone in enumerate(self.conceded))
        return Change(self.game, self.s, conceded, entry, self.behind)

    def accept(self, change: Change) -> None:
        """The moment after a change takes the place of the one before."""
        entry = change.entry
        assert entry.number == self.last_entry + 1, "a change is accepted at the moment it was proposed at"
        if change.past is not None:
            self.record.decisions.append(Decision(entry.seat, entry.key))
            self.past.append(change.past)
        elif entry.kind == UNDO:
            del self.record.decisions[-int(entry.key) :]
            del self.past[-int(entry.key) :]
        elif entry.kind == HINT:
            self.record.hints.append(len(self.record.decisions) + 1)
        self.s, self.conceded, self.behind = change.s, change.conceded, change.behind
        self.entries.append(entry)
        self.record.points = None if self.s.options else [score.points for score in self.scores()]

    def refuse_if_over(self) -> None:
        """Nothing can be done at a table that is over."""
        if self.over:
            raise GameOver("game over")

    # Both at once, where nobody else keeps the log.

    def choose(self, seat: int, key: str) -> None:
        """Choose an option of the open question by its key. An error leaves everything as it was."""
        self.accept(self.propose(self.entry(CHOOSE, seat, key)))

    def undo(self, seat: int, count: int = 1) -> None:
        """Take back this seat's last choice, or the last few."""
        self.accept(self.propose(self.undo_entry(seat, count)))

    def undo_turn(self, seat: int) -> None:
        """Take back everything this seat may take back: its whole turn, as far as nothing was revealed in it."""
        self.undo(seat, max(1, self.undoable(seat)))

    def note_hint(self, seat: int) -> None:
        """A hint to the open question was asked for: it stands in the log and in the record."""
        self.accept(self.propose(self.entry(HINT, seat)))

    def concede(self, seat: int) -> None:
        """Give up."""
        self.accept(self.propose(self.entry(CONCEDE, seat)))


def open_table(game: AnyGame, seats: int, variants: Any = None, seed: int = 0) -> Table:
    """A new game. Refuses seats and variants that do not exist."""
    chosen = parse_variants(game.variants, {}) if variants is None else variants
    return Table(game, start_record(game, seats, chosen, seed), game.new(seats, chosen, seed))


def reopen_table(game: AnyGame, record: Record, entries: Iterable[Entry]) -> Table:
    """The table a log was written at: from the head of its record, through every entry."""
    table = Table(game, replace(record, decisions=[], points=None, hints=[]), begin(game, record))
    for entry in entries:
        table.accept(table.propose(entry))
    return table


def table_of(game: AnyGame, record: Record, upto: int | None = None, at: float = 0.0) -> Table:
    """A table that goes on where a record stops, or after its first `upto` decisions."""
    return reopen_table(game, record, entries_of(record, upto, at))


def entries_of(record: Record, upto: int | None = None, at: float = 0.0) -> list[Entry]:
    """The decisions of a record, and the hints before them, as the log of a table."""
    entries: list[Entry] = []
    for number, each in enumerate(record.decisions[:upto], start=1):
        for _ in range(record.hints.count(number)):
            entries.append(Entry(len(entries) + 1, HINT, each.seat, "", at))
        entries.append(Entry(len(entries) + 1, CHOOSE, each.seat, each.key, at))
    return entries

"""Games of older rules under the rules of today: told anew as far as every choice is still offered.

A key is not translated by itself: the game is played on, and of the keys an old one may stand for, the one that is
offered at that moment is meant. Where today's rules ask what older ones did by themselves, that is answered for them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from embertable.core.errors import BadRecord, EmbertableError
from embertable.core.flow import asked, fresh
from embertable.core.game import AnyGame
from embertable.core.record import Record
from embertable.table.entry import CHOOSE, UNDO, Entry
from embertable.table.table import Table, entries_of, reopen_table, table_of

BEGINNING: Final = "beginning"  # such a game cannot be begun any more
CHOICE: Final = "choice"  # the next choice is not offered any more
ENDING: Final = "ending"  # every choice is offered, and the game ends otherwise, or at another moment
Kind = Literal["beginning", "choice", "ending"]


@dataclass(frozen=True)
class Parting:
    """Where a game of older rules and today's rules part."""

    kind: Kind
    common: int  # decisions that stand: by them both tell the same story
    then: int  # decisions that stood
    why: EmbertableError
    filled: int = 0  # of those that stand, how many older rules made by themselves; counted in both numbers


@dataclass(frozen=True)
class Survival:
    """What today's rules make of a game of older ones."""

    table: Table | None  # the common story, with the keys of today; None where there is not even a beginning
    parting: Parting | None  # None: the game simply goes on


def outlive(game: AnyGame, record: Record, entries: Sequence[Entry], points: Sequence[int] | None) -> Survival:
    """Play a log of older rules by today's. `points` are the final ones, if the game was over.

    A choice that was taken back and is not offered any more need not matter: the log is then told without it.
    """
    told = retold(game, record, entries, points)
    if told.parting is not None and any(entry.kind == UNDO for entry in entries):
        again = retold(game, record, without_undone(entries), points)
        if again.parting is None or again.parting.common > told.parting.common:
            return again
    return told


def retold(game: AnyGame, record: Record, entries: Sequence[Entry], points: Sequence[int] | None) -> Survival:
    """A log as it stands, played by today's rules."""
    stood = sum(entry.kind == CHOOSE for entry in without_undone(entries))
    filled = 0
    try:
        table = reopen_table(game, replace(record, rules=game.rules), [])
    except EmbertableError as error:
        return Survival(None, Parting(BEGINNING, 0, stood, error))
    for entry in entries:
        try:
            if entry.kind == CHOOSE:
                filled += fill_in(table, entry)
            elif entry.kind == UNDO and filled:
                raise BadRecord("undo across new questions", number=entry.number)
            told = replace(entry, number=table.last_entry + 1)
            change = table.propose(converted_entry(table, told) if entry.kind == CHOOSE else told)
        except EmbertableError as error:
            common = len(table.record.decisions)
            return Survival(table, Parting(CHOICE, common, stood + filled, error, filled))
        table.accept(change)
    if points is not None:
        filled += fill_in(table, None)
    return ended(table, points, filled)


def fill_in(table: Table, entry: Entry | None) -> int:
    """Answer what older rules did not ask, until the choice they recorded is offered, or to the end; how often."""
    filled = 0
    while table.s.options and not (entry is not None and is_offered(table, entry)):
        key = answer_unasked(table)
        if key is None:
            break
        table.choose(asked(table.s).seat, key)
        filled += 1
    return filled


def is_offered(table: Table, entry: Entry) -> bool:
    """Whether a recorded choice can be made now."""
    offered = [option.key() for option in table.s.options]
    return asked(table.s).seat == entry.seat and any(key in offered for key in table.game.rekey(entry.key))


def answer_unasked(table: Table) -> str | None:
    """What older rules did by themselves: the only pick that is no echo of another order, or what the game says."""
    picks = fresh(table.s)
    if len(picks) == 1 and not picks[0].is_echo():
        return picks[0].key()
    return table.game.unasked([option.key() for option in table.s.options])


def ended(table: Table, points: Sequence[int] | None, filled: int) -> Survival:
    """Whether the end of a game is what it was: not reached, or reached with the same points."""
    stood, now = len(table.record.decisions), [score.points for score in table.scores()]
    is_over, rules = not table.s.options, table.game.rules
    if points is None and is_over:
        before = table_of(table.game, table.record, stood - 1)
        why = BadRecord("over now", rules=rules, points=now)
        return Survival(before, Parting(ENDING, stood - 1, stood, why, filled))
    if points is not None and not (is_over or any(table.conceded)):
        return Survival(table, Parting(ENDING, stood, stood, BadRecord("not over now", rules=rules), filled))
    if points is not None and list(points) != now:
        why = BadRecord("ends otherwise", rules=rules, points=now, written=list(points))
        return Survival(table, Parting(ENDING, stood, stood, why, filled))
    return Survival(table, None)


def converted_entry(table: Table, entry: Entry) -> Entry:
    """A choice as it is written today."""
    offered = [option.key() for option in table.s.options]
    meant = [key for key in table.game.rekey(entry.key) if key in offered]
    if len(meant) != 1:
        name = "entry several" if meant else "entry gone"
        raise BadRecord(name, number=entry.number, key=entry.key, meant=meant, options=offered)
    return replace(entry, key=meant[0])


def without_undone(entries: Iterable[Entry]) -> list[Entry]:
    """A log without choices that were taken back, numbered anew."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind == UNDO:
            for _ in range(int(entry.key)):
                last = max((place for place, each in enumerate(kept) if each.kind == CHOOSE), default=None)
                if last is not None:
                    del kept[last]
        else:
            kept.append(entry)
    return [replace(entry, number=number) for number, entry in enumerate(kept, start=1)]


def outlived(game: AnyGame, record: Record) -> Survival:
    """What today's rules make of a record."""
    return outlive(game, record, entries_of(record), record.points)


def converted_table(game: AnyGame, record: Record, entries: Sequence[Entry]) -> Table:
    """The table of a log of older rules that goes on under today's, with the keys of today."""
    return surviving(outlive(game, record, entries, record.points))


def converted_record(game: AnyGame, record: Record) -> Record:
    """A record of older rules as today's; one of today's as it is."""
    return record if record.rules == game.rules else surviving(outlived(game, record)).record


def surviving(found: Survival) -> Table:
    """The table of a game that goes on; why it does not is said in one sentence."""
    if found.parting is not None:
        raise found.parting.why
    if found.table is None:
        raise BadRecord("no such game any more")
    return found.table

"""One game being played by seats: choices, undo, clocks, the record. Pure: no files, no sockets, no time of its own."""

from embertable.table.clock import NO_CLOCK, Clock, Pace
from embertable.table.entry import CHOOSE, CONCEDE, UNDO, Entry, read_entry, write_entry
from embertable.table.message import Asked, Chosen, Conceded, Ended, Message, TakenBack, events_seen
from embertable.table.table import CannotUndo, LogLine, Table, open_table, reopen_table, table_of
from embertable.table.timeline import Timeline

__all__ = [
    "CHOOSE",
    "CONCEDE",
    "NO_CLOCK",
    "UNDO",
    "Asked",
    "CannotUndo",
    "Chosen",
    "Clock",
    "Conceded",
    "Ended",
    "Entry",
    "LogLine",
    "Message",
    "Pace",
    "Table",
    "TakenBack",
    "Timeline",
    "events_seen",
    "open_table",
    "read_entry",
    "reopen_table",
    "table_of",
    "write_entry",
]

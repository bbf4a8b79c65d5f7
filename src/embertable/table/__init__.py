"""One game being played by seats: choices, undo, clocks, the record. Pure: no files, no sockets, no time of its own."""

from embertable.table.clock import NO_CLOCK, Clock, Pace
from embertable.table.entry import CONCEDE, Entry, read_entry, write_entry
from embertable.table.message import Asked, Chosen, Conceded, Ended, Message, TakenBack
from embertable.table.table import CannotUndo, LogLine, Table, open_table, reopen_table, table_of
from embertable.table.timeline import Timeline

__all__ = [
    "CONCEDE",
    "NO_CLOCK",
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
    "open_table",
    "read_entry",
    "reopen_table",
    "table_of",
    "write_entry",
]

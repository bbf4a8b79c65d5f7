"""One game being played by seats: choices, undo, the record. Pure: no files, no sockets, no time of its own."""

from embertable.table.convert import converted_record, converted_table
from embertable.table.entry import CHOOSE, CONCEDE, MOVES, UNDO, Entry, read_entry, write_entry
from embertable.table.log import LogLine, events_seen
from embertable.table.moment import Moment
from embertable.table.series import moved, next_variants
from embertable.table.table import CannotUndo, Change, Table, open_table, reopen_table, table_of
from embertable.table.timeline import Timeline

__all__ = [
    "CHOOSE",
    "CONCEDE",
    "MOVES",
    "UNDO",
    "CannotUndo",
    "Change",
    "Entry",
    "LogLine",
    "Moment",
    "Table",
    "Timeline",
    "converted_record",
    "converted_table",
    "events_seen",
    "moved",
    "next_variants",
    "open_table",
    "read_entry",
    "reopen_table",
    "table_of",
    "write_entry",
]

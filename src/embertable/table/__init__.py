"""One game being played by seats: choices, undo, the record. Pure: no files, no sockets, no time of its own."""

from embertable.table.convert import Parting, Survival, converted_record, converted_table, outlive, outlived
from embertable.table.entry import CHOOSE, CONCEDE, HINT, MOVES, UNDO, Entry, read_entry, write_entry
from embertable.table.log import LogLine, events_seen
from embertable.table.moment import Moment
from embertable.table.series import moved, next_variants
from embertable.table.table import CannotUndo, Change, Table, entries_of, open_table, reopen_table, table_of
from embertable.table.timeline import Timeline

__all__ = [
    "CHOOSE",
    "CONCEDE",
    "HINT",
    "MOVES",
    "UNDO",
    "CannotUndo",
    "Change",
    "Entry",
    "LogLine",
    "Moment",
    "Parting",
    "Survival",
    "Table",
    "Timeline",
    "converted_record",
    "converted_table",
    "entries_of",
    "events_seen",
    "moved",
    "next_variants",
    "open_table",
    "outlive",
    "outlived",
    "read_entry",
    "reopen_table",
    "table_of",
    "write_entry",
]

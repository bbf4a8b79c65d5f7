"""Before a game begins: standing up, asking somebody to leave, closing the table."""

from __future__ import annotations

from dataclasses import replace

from embertable.store import Seating
from embertable.store.rows import CLOSE, CLOSED, LEAVE, REMOVE, WAITING
from embertable.web.errors import Refused
from embertable.web.open_table import OpenTable, Proposal
from embertable.web.open_tables import OpenTables


async def leave(tables: OpenTables, opened: OpenTable, seat: int) -> None:
    """Somebody stands up. A host who leaves makes the next one host; when nobody is left the table is closed."""

    def leaving() -> Proposal:
        refuse_unless_waiting(opened)
        person = opened.seatings[seat].person
        others = [each.person for each in opened.seatings if each.person is not None and each.seat != seat]
        if not others:
            return closing(opened, seat)
        heir = others[0] if opened.row.host == person else ""
        change, outcome = opened.propose_entry(LEAVE, seat, heir or "", Seating(seat, None, "", "", True))
        return change, replace(outcome, host=heir or "")

    await tables.enter(opened, leaving)


async def remove(tables: OpenTables, opened: OpenTable, seat: int) -> None:
    """The host asks somebody to leave; they do not sit down again."""

    def removing() -> Proposal:
        refuse_unless_waiting(opened)
        person = opened.seatings[seat].person
        if person is None or person == opened.row.host:
            raise Refused(409, "nobody there")
        return opened.propose_entry(REMOVE, seat, person, Seating(seat, None, "", "", True))

    await tables.enter(opened, removing)


async def close(tables: OpenTables, opened: OpenTable) -> None:
    """The host closes a table that has not begun."""

    def shutting() -> Proposal:
        refuse_unless_waiting(opened)
        return closing(opened, 0)

    await tables.enter(opened, shutting)


def closing(opened: OpenTable, seat: int) -> Proposal:
    """The end of a table that never began."""
    change, outcome = opened.propose_entry(CLOSE, seat)
    return change, replace(outcome, status=CLOSED)


def refuse_unless_waiting(opened: OpenTable) -> None:
    """A game that has begun is given up, not left."""
    if opened.status == CLOSED:
        raise Refused(409, "table closed")
    if opened.status != WAITING:
        raise Refused(409, "begun already")

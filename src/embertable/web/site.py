"""The parts of a running server."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from embertable.store import Line, Store
from embertable.web.accounts import Accounts
from embertable.web.guard import Limit
from embertable.web.open_table import OpenTable
from embertable.web.open_tables import OpenTables
from embertable.web.presence import Presence, here_line
from embertable.web.replays import Replays
from embertable.web.settings import Settings
from embertable.web.table_page import Page, TablePage
from embertable.web.visitor import Visitor

LINES: Final = 30  # of talk beside the board
LETTERS: Final = 4000  # in them


@dataclass
class Site:
    """A running server."""

    settings: Settings
    store: Store
    accounts: Accounts
    tables: OpenTables
    replays: Replays
    newcomers: Limit
    presence: Presence
    closing: bool = False

    async def page(self, opened: OpenTable, visitor: Visitor, origin: str = "") -> Page:
        """A table as a visitor sees it now."""
        talk = latest(await self.heard(opened, visitor)) if opened.talked else []
        return self.table_page(opened, visitor, origin).page(talk)

    async def heard(self, opened: OpenTable, visitor: Visitor) -> list[Line]:
        """What was said at a table, by those the visitor wants to hear."""
        muted = await self.accounts.muted(visitor.person)
        return [line for line in await self.store.talk(opened.row.id) if line.person not in muted]

    def here(self, opened: OpenTable, visitor: Visitor) -> Markup:
        """Who is at a table now, in the visitor's words."""
        return here_line(opened, visitor, self.presence.people(opened.row.id))

    def table_page(self, opened: OpenTable, visitor: Visitor, origin: str = "") -> TablePage:
        """What draws a table for a visitor."""
        return TablePage(opened, visitor, opened.seat_of(visitor.person), self.tables.is_late(opened), origin)


def latest(talk: Sequence[Line]) -> list[Line]:
    """The end of a talk: as much as every listener can be sent whenever a line is said."""
    shown: list[Line] = []
    letters = 0
    for line in reversed(talk[-LINES:]):
        letters += len(line.name) + len(line.text)
        if shown and letters > LETTERS:
            break
        shown.append(line)
    return shown[::-1]

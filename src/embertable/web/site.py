"""The parts of a running server."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from embertable.store import Store
from embertable.web.accounts import Accounts
from embertable.web.guard import Limit
from embertable.web.open_table import OpenTable
from embertable.web.open_tables import OpenTables
from embertable.web.presence import Presence, here_line
from embertable.web.replays import Replays
from embertable.web.settings import Settings
from embertable.web.table_page import Page, TablePage
from embertable.web.visitor import Visitor


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

    def begin_to_close(self) -> None:
        """Let every stream end, and nobody wait any more."""
        self.closing = True
        self.store.begin_to_close()
        self.tables.wake_all()

    async def page(self, opened: OpenTable, visitor: Visitor, origin: str = "") -> Page:
        """A table as a visitor sees it now."""
        talk = await self.store.talk(opened.row.id) if opened.talked else []
        return self.table_page(opened, visitor, origin).page(talk)

    def here(self, opened: OpenTable, visitor: Visitor) -> Markup:
        """Who is at a table now, in the visitor's words."""
        return here_line(opened, visitor, self.presence.people(opened.row.id))

    def table_page(self, opened: OpenTable, visitor: Visitor, origin: str = "") -> TablePage:
        """What draws a table for a visitor."""
        late, ahead = self.tables.is_late(opened), self.tables.bots.workers.ahead(opened.row.id)
        return TablePage(opened, visitor, opened.seat_of(visitor.person), late, origin, ahead)

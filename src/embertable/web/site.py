"""The parts of a running server."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup
from sqlalchemy.exc import SQLAlchemyError

from embertable.core.errors import EmbertableError
from embertable.store import Line, Store
from embertable.web import metrics
from embertable.web.accounts import Accounts
from embertable.web.analyses import Analyses
from embertable.web.guard import Limit
from embertable.web.hints import Hints
from embertable.web.memory import give_back
from embertable.web.open_table import OpenTable
from embertable.web.open_tables import OpenTables
from embertable.web.presence import Presence, here_line
from embertable.web.regions import Page
from embertable.web.replays import Replays
from embertable.web.settings import DAY, Settings
from embertable.web.sheets import prepare
from embertable.web.table_page import TablePage
from embertable.web.visitor import Visitor

LOOK: Final = 10.0  # seconds between two looks at what is measured by looking
GIVE_BACK: Final = 60.0  # between two times that free memory is given back
TIDY: Final = 3600.0  # between two looks at abandoned tables

logger = logging.getLogger(__name__)
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
    hints: Hints
    analyses: Analyses
    closing: bool = False
    draining: bool = False  # it will stop soon: no new visitors, please

    def drain(self) -> None:
        """Say that this server is about to stop."""
        self.draining = True

    def measure(self) -> None:
        """Note what is measured by looking."""
        opened = self.tables.tables.values()
        metrics.open_tables.set(len(opened))
        metrics.thinking.set(sum(each.thinking is not None for each in opened))

    async def keep_house(self) -> None:
        """Every now and then: measure, give free memory back, and let abandoned tables leave the lists."""
        tidied, given_back = -TIDY, time.monotonic()
        while True:
            self.measure()
            if time.monotonic() - given_back >= GIVE_BACK:
                given_back = time.monotonic()
                give_back()
            if time.monotonic() - tidied >= TIDY:
                tidied = time.monotonic()
                await self.expire()
            await asyncio.sleep(LOOK)

    async def expire(self) -> None:
        """Tables that nobody came to or plays at any more leave the lists; by their address they can be played on."""
        try:
            left = await self.store.expire(self.settings.expire_waiting * DAY, self.settings.expire_playing * DAY)
        except (SQLAlchemyError, OSError, EmbertableError) as error:
            logger.warning("abandoned tables stay in the lists for now: %s", error)
        else:
            if left:
                logger.info("%s abandoned tables left the lists", left)

    def begin_to_close(self) -> None:
        """Let every stream end, and nobody wait any more."""
        self.closing = True
        self.store.begin_to_close()
        self.tables.wake_all()

    async def page(self, opened: OpenTable, visitor: Visitor, origin: str = "") -> Page:
        """A table as a visitor sees it now."""
        await prepare(opened.game.id)
        self.hints.begin(opened)
        talk = latest(await self.heard(opened, visitor)) if opened.talked else []
        return self.table_page(opened, visitor, origin).shared(talk)

    async def heard(self, opened: OpenTable, visitor: Visitor) -> list[Line]:
        """What was said at a table, by those the visitor wants to hear."""
        muted = await self.accounts.muted(visitor.person)
        return [line for line in await self.store.talk(opened.row.id) if line.person not in muted]

    def here(self, opened: OpenTable, visitor: Visitor) -> Markup:
        """Who is at a table now, in the visitor's words."""
        return here_line(opened, visitor, self.presence.people(opened.row.id))

    def table_page(self, opened: OpenTable, visitor: Visitor, origin: str = "") -> TablePage:
        """What draws a table for a visitor."""
        late, ahead = self.tables.is_late(opened), self.tables.bots.workers.ahead(opened.row.id)
        return TablePage(opened, visitor, opened.seat_of(visitor.person), late, origin, ahead)


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

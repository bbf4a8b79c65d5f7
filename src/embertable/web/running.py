"""What the server needs to run: opened when it starts, kept going meanwhile, closed when it stops."""

from __future__ import annotations

import gc
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar

from embertable.web import metrics
from embertable.web.accounts import Accounts
from embertable.web.analyses import Analyses
from embertable.web.bot_workers import BotWorkers
from embertable.web.drain import draining
from embertable.web.guard import Limit
from embertable.web.hints import Hints
from embertable.web.metrics import MeasuredStore
from embertable.web.open_tables import NAMES, OpenTables
from embertable.web.presence import Presence
from embertable.web.replays import Replays
from embertable.web.settings import Settings
from embertable.web.site import Site
from embertable.web.stopping import when_asked_to_stop
from embertable.web.table_board import warm_up

SELDOM: Final = (10_000, 10, 10)
"""A decision makes a few hundred objects that stay: not every third of them is a collection."""


@asynccontextmanager
async def running(settings: Settings, app: Litestar) -> AsyncIterator[None]:
    """Everything the routes share, from the first request to the last."""
    store = MeasuredStore(settings.database)
    workers = BotWorkers(settings.bot_workers, settings.thinking)
    tables = OpenTables(store, workers, settings)
    presence = Presence(store.engine.notify, tables.wake)
    tables.present = presence.people
    accounts = Accounts(store)

    def noted(note: str) -> None:
        """What another process says goes to whom it concerns."""
        kind, _, table = note.partition(" ")
        if kind == NAMES:
            presence.start(tables.renamed(table))
        elif not accounts.hear(note):
            presence.hear(note)

    await store.open(tables.hear, noted)
    await tables.clock.keep()
    accounts.key = await store.secret("cookie")
    newcomers = Limit(settings.newcomers, settings.burst)
    hints = Hints(workers, settings.hint_iterations)
    analyses = Analyses(store, workers, settings)
    analyses.get = tables.get
    site = Site(settings, store, accounts, tables, Replays(), newcomers, presence, hints, analyses)
    app.state.site = site
    presence.start(presence.beat())
    threading.Thread(target=prepare, daemon=True).start()
    presence.start(site.keep_house())
    tables.start(tables.clock.beat())
    tables.start(tables.keep_waking())
    tables.start(tables.keep_tidy())
    tables.start(analyses.keep_going())
    try:
        with when_asked_to_stop(site.begin_to_close), draining(site.drain, site.begin_to_close, settings.notice):
            yield
    finally:
        site.begin_to_close()
        metrics.leave()
        await analyses.close()
        await tables.close()
        await presence.close()
        workers.close()
        await tables.clock.rest()
        accounts.close()
        await store.close()


def prepare() -> None:
    """Draw what is drawn once; what is there then stays, so the garbage collector need not look through it again."""
    warm_up()
    gc.set_threshold(*SELDOM)
    gc.collect()
    gc.freeze()

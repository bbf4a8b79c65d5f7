"""The clock deadlines are told by: how long the site has been running, in all."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from embertable.store import Store, Unavailable

BEAT: Final = 10.0  # seconds between two notes of the time; a killed server makes it lose no more

logger = logging.getLogger(__name__)


class SiteClock:
    """Seconds that pass only while somebody serves, by monotonic time.

    A clock of the machine that is set, forwards or back, moves no deadline; nor does a night without a server.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.began = time.monotonic()  # when it showed zero

    def now(self) -> float:
        """The time by this clock."""
        return time.monotonic() - self.began

    async def keep(self) -> None:
        """Note the time, and take over what another process knows better."""
        now = self.now()
        known = await self.store.advance_clock(now)
        self.began -= max(0.0, known - now)

    async def beat(self) -> None:
        """Keep the time for as long as this process lives."""
        while True:
            await asyncio.sleep(BEAT)
            await self.rest()

    async def rest(self) -> None:
        """Note the time if that can be done; a few seconds more or less matter to nobody."""
        try:
            await self.keep()
        except Unavailable as error:
            logger.warning("the time is not noted: %s", error)

"""Requests that arrive in time: a connection on which one does not is closed."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from embertable.web.settings import from_environment


@cache
def patience() -> float:
    """Seconds in which a request must be here, from its first letter to its last."""
    return from_environment().arrival


class Arriving(HttpToolsProtocol):
    """uvicorn's own protocol, which waits for ever for the rest of a request, with a limit to its patience."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.arrival: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.expect()

    def on_message_begin(self) -> None:
        self.expect()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self.arrived()
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self.arrived()
        super().connection_lost(exc)

    def expect(self) -> None:
        """From now on a request is on its way."""
        self.arrived()
        self.arrival = self.loop.call_later(patience(), self.give_up)

    def arrived(self) -> None:
        """Nothing is on its way."""
        if self.arrival is not None:
            self.arrival.cancel()
            self.arrival = None

    def give_up(self) -> None:
        """The rest of the request did not come."""
        self.transport.close()

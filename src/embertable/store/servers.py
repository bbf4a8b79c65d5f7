"""The PostgreSQL servers behind one URL, and a connection to the one among them that writes.

The URL is the one psql takes: `postgresql://user@db1:5432,db2:5432/embertable?sslmode=require`. Whatever connects does
so here, so that everything understands the same URL.

>>> from sqlalchemy import make_url
>>> places_of(make_url(in_query("postgresql://ember@db1:5433,[::1]/table")))
[('db1', 5433), ('::1', 5432)]
"""

from __future__ import annotations

import asyncio
import re
from collections import defaultdict
from typing import Any, Final
from urllib.parse import quote, urlsplit, urlunsplit
from weakref import WeakSet

import asyncpg  # type: ignore[import-untyped]  # it ships no types
from asyncpg.exceptions import TargetServerAttributeNotMatched  # type: ignore[import-untyped]  # the same
from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from embertable.store.outage import reason_of

PORT: Final = 5432
FAREWELL: Final = 1.0  # seconds a server may take to let us go
PLACE: Final = re.compile(r"(?P<host>/.*|\[[^]]+]|[^:]*)(:(?P<port>\d+))?")
OF_SQLALCHEMY: Final = "prepared_statement_"  # how the options begin that are not the server's
ELSEWHERE: Final = (OSError, asyncpg.PostgresConnectionError, asyncpg.CannotConnectNowError)
"""What one server says and another may not."""

Place = tuple[str, int]
"""A host and a port."""


def in_query(written: str) -> str:
    """A URL of several hosts as SQLAlchemy can read it: it takes them as an option alone."""
    parts = urlsplit(written)
    who, at, hosts = parts.netloc.rpartition("@")
    if "," not in hosts:
        return written
    query = "&".join(filter(None, [f"host={quote(hosts)}", parts.query]))
    return urlunsplit(parts._replace(netloc=who + at, query=query))


def places_of(url: URL) -> list[Place]:
    """Where the servers are; none where the URL leaves it to the machine."""
    hosts = listed(url, "host") or [url.host or ""]
    ports = [int(port) for port in listed(url, "port")] or [url.port or PORT]
    if len(ports) == 1:
        ports *= len(hosts)
    return [place_of(host, port) for host, port in zip(hosts, ports, strict=True) if host]


def listed(url: URL, name: str) -> list[str]:
    """An option of several values, written with commas or again and again."""
    return [each for values in url.normalized_query.get(name, ()) for each in values.split(",")]


def place_of(written: str, port: int) -> Place:
    """A host, perhaps with a port of its own, perhaps an IPv6 address in brackets."""
    found = PLACE.fullmatch(written)
    if found is None:
        raise ValueError(written)
    return found["host"].strip("[]"), int(found["port"] or port)


class Servers:
    """The servers of one URL, the one that answered last before the others."""

    def __init__(self, url: URL) -> None:
        self.places: list[Place | None] = [*places_of(url)] or [None]
        self.made: dict[Place | None, WeakSet[Any]] = defaultdict(WeakSet)
        named = {"ssl": "sslmode"}  # as asyncpg calls it in a call, and as it calls it in a URL
        options = {
            named.get(name, name): value
            for name, value in url.query.items()
            if name not in ("host", "port") and not name.startswith(OF_SQLALCHEMY)
        }
        options.setdefault("target_session_attrs", "read-write")  # a standby would refuse the first decision
        bare = url.set(drivername="postgresql", query=options)
        self.address = URL.create(
            bare.drivername, bare.username, bare.password, database=bare.database, query=bare.query
        ).render_as_string(hide_password=False)

    async def connect(self, timeout: float, answer: float | None = None) -> Any:
        """A connection to the first server that takes it; `answer` bounds each statement.

        asyncpg itself would take a list of hosts, but one timeout for all of them: a machine without power, which does
        not even refuse, would use it up, and the standby would never be asked.
        """
        failures = []
        for place in list(self.places):
            where = {} if place is None else {"host": place[0], "port": place[1]}
            try:
                connection = await asyncpg.connect(
                    self.address, **where, timeout=timeout / len(self.places), command_timeout=answer
                )
            except TargetServerAttributeNotMatched:
                failures.append(f"{named_place(place)} does not take writes")
            except ELSEWHERE as error:
                failures.append(f"{named_place(place)}: {reason_of(error)}")
            else:
                self.made[place].add(connection)
                self.move_to(place)
                return connection
        raise ConnectionError("; ".join(failures))

    def move_to(self, place: Place | None) -> None:
        """This one writes now, so none of the others does: whoever still waits for an answer of another need not. Nor
        does one process ever speak to two that both think they write.
        """
        self.places.sort(key=lambda each: each != place)
        for other in self.places[1:]:
            for connection in self.made.pop(other, ()):
                connection.terminate()

    async def close(self) -> None:
        """Say farewell, and wait for none that is silent."""
        farewells = [connection.close(timeout=FAREWELL) for made in self.made.values() for connection in made]
        await asyncio.gather(*farewells, return_exceptions=True)

    def engine(self, url: URL, timeout: float, answer: float | None = None, **pool: Any) -> AsyncEngine:
        """An engine whose connections come from here."""

        async def connect(**_named: Any) -> Any:
            return await self.connect(timeout, answer)

        own = {name: value for name, value in url.query.items() if name.startswith(OF_SQLALCHEMY)}
        return create_async_engine(
            url.set(query=own), connect_args={"async_creator_fn": connect}, hide_parameters=True, **pool
        )


def named_place(place: Place | None) -> str:
    """A server in a sentence."""
    return "the server of this machine" if place is None else ":".join(map(str, place))

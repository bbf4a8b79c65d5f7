"""What the server counts and measures, for Prometheus."""

from __future__ import annotations

import ipaddress
import os
import time
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from embertable.store import Outcome, Store
from embertable.table import CHOOSE, Entry
from embertable.web.serve import SHARED

KIND: Final = CONTENT_TYPE_LATEST
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

requests: Final = Counter("embertable_requests", "Requests answered.", ["method", "status"])
request_seconds: Final = Histogram("embertable_request_seconds", "Time of requests, without streams.", buckets=QUICK)
streams: Final = Gauge("embertable_streams", "Streams open now.", multiprocess_mode="livesum")
decisions: Final = Counter("embertable_decisions", "Decisions committed, of people and bots.")
commit_seconds: Final = Histogram("embertable_commit_seconds", "Time of commits of entries.", buckets=QUICK)
lost_races: Final = Counter("embertable_lost_races", "Commits that came second and wrote nothing.")
errors: Final = Counter("embertable_errors", "Faults of the server.", ["kind"])
thinking: Final = Gauge(
    "embertable_queue", "Tables whose bots think or wait for a thinker.", multiprocess_mode="livesum"
)
open_tables: Final = Gauge("embertable_open_tables", "Tables in memory.", multiprocess_mode="livesum")


def written() -> bytes:
    """Everything measured, as Prometheus reads it: of all workers, where they lay their numbers together."""
    if SHARED not in os.environ:
        return generate_latest()
    together = CollectorRegistry()
    multiprocess.MultiProcessCollector(together)  # type: ignore[no-untyped-call]  # it has no types
    return generate_latest(together)


def leave() -> None:
    """This process ends: what it has now is nothing any more."""
    if SHARED in os.environ:
        multiprocess.mark_process_dead(os.getpid())  # type: ignore[no-untyped-call]  # it has no types


def may_read(address: str, allowed: str) -> bool:
    """Whether an address is among those that may look."""
    try:
        where = ipaddress.ip_address(address)
        networks = [ipaddress.ip_network(each.strip(), strict=False) for each in allowed.split(",") if each.strip()]
    except ValueError:
        return False
    return any(where in network for network in networks)


class MeasuredStore(Store):
    """The store, with a watch in its hand."""

    async def commit(self, table: str, entry: Entry, outcome: Outcome, deadline: float | None = None) -> bool:
        """Write a change, and measure how long it took."""
        began = time.perf_counter()
        written = None
        try:
            written = await super().commit(table, entry, outcome, deadline)
        finally:
            commit_seconds.observe(time.perf_counter() - began)
            if written is None:
                errors.labels("commit").inc()
        if not written:
            lost_races.inc()
        elif entry.kind == CHOOSE:
            decisions.inc()
        return written

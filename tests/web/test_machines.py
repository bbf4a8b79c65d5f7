"""Two machines on one PostgreSQL behind nginx; one of them is killed under load, and nobody loses anything."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx

from embertable.games import CATALOGUE, game
from embertable.store import Store
from embertable.table import Entry
from embertable.web.settings import Settings
from tests.apart import run_apart
from tests.store.cluster import postgres
from tests.web.machines import machines
from tests.web.proxy import Proxy, proxied
from tests.web.serving import QUICK, Client, Server

PAIR = next(name for name in CATALOGUE if 2 in game(name).seats)
TABLES = 12
PLAYERS = 3
ENOUGH = 120  # acknowledged decisions before the machine is killed, and again after


class Far(Client):
    """Somebody who comes through the proxy and tries again when nobody answers."""

    def __init__(self, proxy: Proxy, name: str) -> None:
        self.address = proxy.address
        self.http = proxy.client()
        self.http.headers["authorization"] = (
            f"Bearer {self.ok(self.http.post('/api/people', json={'name': name}))['token']}"
        )


class Pair(threading.Thread):
    """Two people who play some tables among themselves and remember every decision that was acknowledged."""

    def __init__(self, proxy: Proxy, number: int) -> None:
        super().__init__(daemon=True)
        self.people = [Far(proxy, f"Red {number}"), Far(proxy, f"Blue {number}")]
        self.chance = random.Random(number)
        self.acknowledged: dict[tuple[str, int], str] = {}
        self.unanswered = 0
        self.refusals: list[str] = []
        self.done = threading.Event()
        red, blue = self.people
        self.tables = [red.open(PAIR, ["me", "open"])["id"] for _ in range(TABLES // PLAYERS)]
        for table in self.tables:
            assert blue.act(table, "sit", seat=None).status_code == 200

    def run(self) -> None:
        while not self.done.is_set():
            try:
                self.decide(self.chance.choice(self.tables), self.chance.choice(self.people))
            except httpx.TransportError:
                self.unanswered += 1

    def decide(self, table: str, person: Client) -> None:
        answer = person.http.get(f"/api/tables/{table}")
        if answer.status_code >= 500:
            self.unanswered += 1  # the proxy says that nobody was there
            return
        seen = answer.json()
        if not (seen["question"] and seen["question"]["options"]):
            return
        key = self.chance.choice(seen["question"]["options"])["key"]
        chosen = person.act(table, "choose", number=seen["number"], key=key)
        if chosen.status_code == 200:
            self.acknowledged[table, seen["number"] + 1] = key
        elif chosen.status_code >= 500:
            self.unanswered += 1
        elif chosen.status_code != 409:
            self.refusals.append(chosen.text)


class Listener(threading.Thread):
    """A browser that watches a table and comes back when its stream breaks."""

    def __init__(self, proxy: Proxy, person: Client, table: str) -> None:
        super().__init__(daemon=True)
        self.http = proxy.client()
        self.http.headers.update(person.http.headers)
        self.table = table
        self.cursors: list[str] = []
        self.broken = 0

    @property
    def entry(self) -> int:
        return int(self.cursors[-1].partition(".")[0]) if self.cursors else 0

    def run(self) -> None:
        while True:
            headers = {"last-event-id": self.cursors[-1]} if self.cursors else {}
            try:
                with self.http.stream("GET", f"/t/{self.table}/events", headers=headers, timeout=20) as stream:
                    if stream.status_code == 200:
                        for line in stream.iter_lines():
                            if line.startswith("id: "):
                                self.cursors.append(line.removeprefix("id: "))
            except httpx.TransportError:
                pass
            self.broken += 1
            time.sleep(0.05)  # as browsers wait before they come back


def wait_for(what: str, is_so: Any) -> None:
    until = time.monotonic() + 180
    while not is_so():
        assert time.monotonic() < until, what
        time.sleep(0.05)


def test_one_of_two_machines_is_killed_under_load_and_nobody_loses_anything(tmp_path: Path) -> None:
    with machines(2) as (here, (first, second)), postgres(here) as database:
        bridge = here.partition("/")[0]
        common = QUICK | {"database": database, "behind_proxy": True, "proxy_from": bridge, "base_path": "/games"}
        servers = [
            Server(
                Settings(**common | {"host": machine.address, "metrics_from": machine.address}),
                port=8000,
                inside=machine.inside,
            )
            for machine in (first, second)
        ]
        try:
            with proxied(tmp_path, *(f"{machine.address}:8000" for machine in (first, second))) as proxy:
                play_through_a_loss(proxy, servers, database)
        finally:
            for server in servers:
                server.stop()


def play_through_a_loss(proxy: Proxy, servers: list[Server], database: str) -> None:
    pairs = [Pair(proxy, number) for number in range(PLAYERS)]
    alone = Far(proxy, "Green")
    with_bot = alone.open(PAIR, ["me", "bot level:1"])["id"]
    listeners = [Listener(proxy, pair.people[0], table) for pair in pairs for table in pair.tables]
    for thread in [*pairs, *listeners]:
        thread.start()

    def count() -> int:
        return sum(len(pair.acknowledged) for pair in pairs)

    wait_for("people play", lambda: count() >= ENOUGH)
    both = [measured(server) for server in servers]
    assert alone.first(alone.turn(with_bot)).status_code == 200

    servers[0].kill()
    before = count()
    wait_for("people play on after a machine is gone", lambda: count() >= before + ENOUGH)
    assert alone.first(turn(alone, with_bot)).status_code == 200, "a bot that the dead machine played is taken over"
    for pair in pairs:
        pair.done.set()
    for pair in pairs:
        pair.join()

    logs = run_apart(read_logs(database, [table for pair in pairs for table in pair.tables]))
    lost = [
        (table, number)
        for pair in pairs
        for (table, number), key in pair.acknowledged.items()
        if {entry.number: entry.key for entry in logs[table]}.get(number) != key
    ]
    assert lost == []
    assert all([entry.number for entry in log] == list(range(1, len(log) + 1)) for log in logs.values())
    assert [refusal for pair in pairs for refusal in pair.refusals] == []
    for listener in listeners:
        wait_for("every stream comes to the last decision", lambda each=listener: each.entry == len(logs[each.table]))
        entries = [int(cursor.partition(".")[0]) for cursor in listener.cursors]
        assert entries == sorted(entries), "no stream goes back"
    assert all(number > 0 for number in both), "both machines had played"
    print(f"\n{count()} decisions acknowledged, {sum(pair.unanswered for pair in pairs)} requests unanswered, 0 lost")


def measured(server: Server) -> float:
    """How many decisions a machine has committed; asked from the machine itself."""
    code = f"import urllib.request as r; print(r.urlopen('{server.address}/games/metrics').read().decode())"
    done = subprocess.run([*server.inside, sys.executable, "-c", code], capture_output=True, text=True, check=True)
    (line,) = [line for line in done.stdout.splitlines() if line.startswith("embertable_decisions_total")]
    return float(line.rpartition(" ")[2])


def turn(person: Client, table: str) -> Any:
    """Wait for one's turn, whatever breaks meanwhile."""
    while True:
        try:
            return person.turn(table)
        except httpx.TransportError:
            continue


async def read_logs(database: str, tables: list[str]) -> dict[str, list[Entry]]:
    store = Store(database)
    await store.open()
    found = {table: await store.log(table) for table in tables}
    await store.close()
    return found

"""What a site must endure, with real processes under load. Printed as JSON; status 1: something was lost.

    python -m tests.web.endure kill --database sqlite --times 200
    python -m tests.web.endure kill --database postgresql --times 200
    python -m tests.web.endure restart --times 20
    python -m tests.web.endure restart --times 1 --away 60
    python -m tests.web.endure failover --times 10
    python -m tests.web.endure soak --minutes 60

`kill` ends servers, workers and thinkers by kill -9 at random moments; every decision that was acknowledged must stand
in the log, under its number. `restart` restarts PostgreSQL below two servers; streams must go on unbroken and tell
of everything. `failover` does away with a primary and promotes its synchronous standby: the same must hold. `soak`
plays for a long time and watches the memory of the server.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import sqlite3
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import httpx

from embertable.games import CATALOGUE, game
from embertable.web.settings import Settings
from tests.processes import children
from tests.store.cluster import Cluster, Pair, fetch, running_cluster, running_pair
from tests.web.load import memory
from tests.web.serving import QUICK, Client, Server

PLAYERS = 6
TABLES = 5  # of each player
LONGEST = 120.0  # seconds within which load must go on
Log = dict[str, list[tuple[int, str]]]


class Player(threading.Thread):
    """Plays its tables, whatever happens to the server, and remembers every decision that was acknowledged."""

    def __init__(self, addresses: Sequence[str], number: int) -> None:
        super().__init__(daemon=True)
        self.addresses = list(addresses)
        self.chance = random.Random(number)
        self.client = Client(addresses[0], f"Player {number}")
        self.tables = [self.open() for _ in range(TABLES)]
        self.acknowledged: dict[tuple[str, int], str] = {}  # the key, by table and entry
        self.answers: dict[int, int] = {}  # how often each status came that is neither yes nor a lost race
        self.breaks = 0
        self.stopped = threading.Event()

    def open(self) -> str:
        """A table with bots, most of them quick."""
        name = self.chance.choice(CATALOGUE)
        level = self.chance.choice([*["level:1"] * 7, *["level:2"] * 4, "level:4"])
        table: str = self.client.open(name, ["me", *[f"bot {level}"] * (max(2, game(name).seats[0]) - 1)])["id"]
        return table

    def run(self) -> None:
        while not self.stopped.is_set():
            place = self.chance.randrange(len(self.tables))
            self.client.http.base_url = httpx.URL(self.chance.choice(self.addresses))
            try:
                self.decide(place)
            except httpx.TransportError:
                self.breaks += 1
                self.stopped.wait(0.2)
            except AssertionError:  # an answer that is none: it is counted
                self.stopped.wait(0.05)

    def decide(self, place: int) -> None:
        """One decision, if this player is asked; a game that is over makes room for the next."""
        table = self.tables[place]
        answer = self.client.http.get(f"/api/tables/{table}", params={"since": 1_000_000})
        if answer.status_code != 200:
            self.answers[answer.status_code] = self.answers.get(answer.status_code, 0) + 1
            self.stopped.wait(0.1)
            return
        seen = answer.json()
        if seen["status"] == "over":
            self.tables[place] = self.open()
            return
        options = seen["question"]["options"]
        if not options:
            self.stopped.wait(0.01)
            return
        key = self.chance.choice(options)["key"]
        answer = self.client.act(table, "choose", number=seen["number"], key=key)
        if answer.status_code == 200:
            self.acknowledged[table, answer.json()["number"]] = key
        elif answer.status_code != 409:
            self.answers[answer.status_code] = self.answers.get(answer.status_code, 0) + 1


class Listener(threading.Thread):
    """Listens to one table by one stream, never connecting again, and remembers how far it was told. Whoever sets
    `ending` sends it away: it goes when it next hears something, be it that the server is still there.
    """

    def __init__(self, address: str, table: str) -> None:
        super().__init__(daemon=True)
        self.address = address
        self.table = table
        self.entry = 0
        self.broken = ""
        self.ending = False
        self.heard = threading.Event()  # whether it has heard anything yet

    def run(self) -> None:
        try:
            while not self.ending and not self.listen():
                time.sleep(0.2)
        except httpx.HTTPError as error:
            self.broken = type(error).__name__
        if not self.ending:
            self.broken = self.broken or "ended"

    def listen(self) -> bool:
        """Listen until the stream ends; False where it did not begin: a machine may be too busy for its database."""
        address = f"{self.address}/t/{self.table}/events?cursor=0.0"
        with httpx.stream("GET", address, timeout=httpx.Timeout(LONGEST)) as stream:
            if stream.status_code == 503:
                return False
            if stream.status_code != 200:
                self.broken = f"status {stream.status_code}"
            for line in stream.iter_lines():
                self.heard.set()
                if self.ending:
                    return True
                if line.startswith("id:"):
                    self.entry = int(line[3:].split(".")[0])
        return True


def count(players: Sequence[Player]) -> int:
    """Decisions that were acknowledged."""
    return sum(len(player.acknowledged) for player in players)


def await_load(players: Sequence[Player], more: int) -> None:
    """Until so many more decisions were acknowledged."""
    wanted, until = count(players) + more, time.monotonic() + LONGEST
    while count(players) < wanted:
        assert time.monotonic() < until, "nothing moves any more"
        time.sleep(0.005)


def read_log(database: str) -> Log:
    """Every entry there is: by table, in order."""
    query = 'SELECT "table", number, key FROM log ORDER BY "table", number'
    if "://" in database:
        rows = fetch(database, query)
    else:
        with sqlite3.connect(database) as db:
            rows = db.execute(query).fetchall()
    log: Log = {}
    for table, number, key in rows:
        log.setdefault(table, []).append((number, key))
    return log


def lost(players: Sequence[Player], log: Log) -> list[str]:
    """Decisions that were acknowledged and do not stand in the log, and logs with a hole."""
    missing = [
        f"{table} {number}"
        for player in players
        for (table, number), key in player.acknowledged.items()
        if (number, key) not in log.get(table, [])[number - 1 : number]
    ]
    holes = [table for table, entries in log.items() if [each[0] for each in entries] != [*range(1, len(entries) + 1)]]
    return missing + holes


def workers_of(server: Server) -> list[int]:
    """The serving processes."""
    if server.workers == 1:
        return [server.process.pid]
    return [process for process, _ in children(server.process.pid)]


def thinkers_of(server: Server) -> list[int]:
    """The thinking processes."""
    return [process for worker in workers_of(server) for process, _ in children(worker)]


@contextmanager
def a_database(kind: str) -> Iterator[tuple[str, int]]:
    """A fresh database, and how many processes may serve it."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield f"{folder}/endure.db", 1
    else:
        with running_cluster() as cluster:
            yield cluster.url, 2


def kill(kind: str, times: int) -> dict[str, Any]:
    """Kill servers, workers and thinkers under load."""
    chance = random.Random(times)
    with a_database(kind) as (database, workers):
        victims = dict.fromkeys(["server", "thinker"] if workers == 1 else ["server", "worker", "thinker"], 0)
        settings = Settings(**(QUICK | {"database": database}))
        server = Server(settings, workers=workers)
        try:
            players = [Player([server.address], number) for number in range(PLAYERS)]
            for player in players:
                player.start()
            while (killed := sum(victims.values())) < times:
                print(f"{killed} killed, {count(players)} acknowledged", file=sys.stderr)
                await_load(players, chance.randrange(1, 30))
                victim = next((each for each, times in victims.items() if not times), chance.choice(list(victims)))
                if victim == "server":
                    os.killpg(server.process.pid, signal.SIGKILL)
                    server.process.wait()
                    assert not (gone := lost(players, read_log(database))), gone
                    server = Server(settings, server.port, workers)
                    victims[victim] += 1
                else:
                    living = workers_of(server) if victim == "worker" else thinkers_of(server)
                    if living:
                        os.kill(chance.choice(living), signal.SIGKILL)
                        victims[victim] += 1
            await_load(players, 20)
            stop(players)
            return found_after(players, read_log(database)) | {"database": kind, "killed": victims}
        finally:
            server.stop()


def stop(players: Sequence[Player]) -> None:
    """Let nobody decide any more."""
    for player in players:
        player.stopped.set()
    for player in players:
        player.join(LONGEST)


def found_after(players: Sequence[Player], log: Log) -> dict[str, Any]:
    """What became of the decisions."""
    answers: dict[int, int] = {}
    for player in players:
        for status, number in player.answers.items():
            answers[status] = answers.get(status, 0) + number
    return {
        "acknowledged": count(players),
        "lost": lost(players, log),
        "entries": sum(len(entries) for entries in log.values()),
        "other answers": answers,
        "broken connections": sum(player.breaks for player in players),
    }


def restart(times: int, away: float = 0.0) -> dict[str, Any]:
    """Restart PostgreSQL under load, below two servers whose streams stay open."""
    with running_cluster() as cluster:

        def strike(number: int) -> float:
            return restarted(cluster, "fast" if number % 2 else "immediate", away)

        return {"restarts": times} | outlived(cluster.url, times, strike, lambda: read_log(cluster.url))


def failover(times: int) -> dict[str, Any]:
    """Kill or silence the primary under load, in turn, below two servers whose streams stay open, and promote its
    synchronous standby.
    """
    with running_pair() as pair:

        def strike(number: int) -> float:
            if number:
                pair.join()
            return failed_over(pair, silently=number % 2 == 1)

        return {"failovers": times} | outlived(pair.url, times, strike, lambda: read_log(pair.primary.url))


def outlived(url: str, times: int, strike: Callable[[int], float], read: Callable[[], Log]) -> dict[str, Any]:
    """Play on while the database is struck again and again: what became of streams, decisions and servers."""
    settings = Settings(**(QUICK | {"database": url}))
    servers = [Server(settings), Server(settings)]
    addresses = [server.address for server in servers]
    try:
        players = [Player(addresses, number) for number in range(PLAYERS)]
        tables = [table for player in players for table in player.tables]
        listeners = [Listener(address, table) for table in tables for address in addresses]
        for thread in (*listeners, *players):
            thread.start()
        assert all(each.heard.wait(LONGEST) for each in listeners), "somebody hears nothing"
        down, still = [], []
        for number in range(times):
            print(f"{number} times struck, {count(players)} acknowledged", file=sys.stderr)
            await_load(players, 25)
            down.append(strike(number))
            began = time.monotonic()
            await_load(players, 1)
            still.append(time.monotonic() - began)
        await_load(players, 20)
        stop(players)
        log = settled(read, listeners)
        behind = [
            f"{each.table} at {each.entry} of {len(log[each.table])}"
            for each in listeners
            if each.entry < len(log.get(each.table, []))  # bots may have gone on since it was read
        ]
        broken = [each.broken for each in listeners if each.broken]
        for listener in listeners:
            listener.ending = True
    finally:
        for server in servers:
            server.stop()
    return {
        "seconds away": round(statistics.median(down), 2),
        "seconds until a decision": round(statistics.median(still), 2),
        "longest": round(max(still), 2),
        "streams": len(listeners),
        "streams broken": broken,
        "streams behind": behind,
        "ends": [server.process.returncode for server in servers],
    } | found_after(players, log)


def restarted(cluster: Cluster, how: str, away: float) -> float:
    """Stop, stay away for so many seconds, and start; the seconds without a database."""
    began = time.monotonic()
    cluster.stop(how)
    time.sleep(away)
    cluster.start()
    return time.monotonic() - began


def failed_over(pair: Pair, silently: bool) -> float:
    """Do away with the primary and promote the standby; the seconds without a database."""
    began = time.monotonic()
    pair.fail_over(silently)
    return time.monotonic() - began


def settled(read: Callable[[], Log], listeners: Sequence[Listener]) -> Log:
    """The log as soon as streams have told everything in it, or once it is clear that they do not."""
    until = time.monotonic() + LONGEST
    log = read()
    while any(each.entry < len(log.get(each.table, [])) for each in listeners) and time.monotonic() < until:
        time.sleep(0.1)
    return log


def soak(minutes: float) -> dict[str, Any]:
    """Play, listen, come and go for a long time, and watch the memory of the server."""
    with a_database("sqlite") as (database, _):
        settings = Settings(**(QUICK | {"database": database, "idle": 20.0}))
        server = Server(settings)
        try:
            players = [Player([server.address], number) for number in range(PLAYERS)]
            for player in players:
                player.start()
            samples = sample(server, players, minutes)
            stop(players)
            return found_after(players, read_log(database)) | flatness(samples)
        finally:
            server.stop()


def sample(server: Server, players: Sequence[Player], minutes: float) -> list[int]:
    """Kilobytes of the server, sixty times over the whole; onlookers come and go meanwhile."""
    samples = []
    for _ in range(60):
        listeners = [Listener(server.address, player.tables[0]) for player in players]
        for listener in listeners:
            listener.start()
        time.sleep(minutes)  # a sixtieth of the whole, in seconds
        samples.append(memory(server))
        for listener in listeners:
            listener.ending = True
    return samples


def flatness(samples: Sequence[int]) -> dict[str, Any]:
    """How memory went: by quarters, in megabytes, and how much of it the last quarter has more than the second."""
    size = len(samples) // 4
    quarters = [round(statistics.median(samples[part * size : (part + 1) * size]) / 1024, 1) for part in range(4)]
    return {"MB by quarter": quarters, "growth": round(quarters[3] / quarters[1] - 1, 4)}


def main() -> None:
    """Endure, print JSON, and say by the status whether anything was lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["kill", "restart", "failover", "soak"])
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--away", type=float, default=0.0, help="seconds PostgreSQL stays away at each restart")
    parser.add_argument("--minutes", type=float, default=60)
    options = parser.parse_args()
    trials: dict[str, Callable[[], dict[str, Any]]] = {
        "kill": lambda: kill(options.database, options.times),
        "restart": lambda: restart(options.times, options.away),
        "failover": lambda: failover(options.times),
        "soak": lambda: soak(options.minutes),
    }
    found = trials[options.what]()
    print(json.dumps(found, indent=2))
    sys.exit(1 if found["lost"] or found.get("streams broken") or found.get("streams behind") else 0)


if __name__ == "__main__":
    main()

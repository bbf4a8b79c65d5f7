"""The load benchmark: many open tables on one process, people deciding, others listening.

    python -m tests.web.load --tables 500 --rate 100 --seconds 20

Each table has a person and bots. A writer posts choices at a steady rate over all tables; a second visitor listens to
some of them by server-sent events. Measured: decisions a second (people's and bots'), the time from a post to the event
in the other browser, memory of the server for each table and for each idle listener.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sqlite3
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from embertable.games import CATALOGUE, game
from embertable.web.settings import Settings
from tests.web.serving import Server, serving


def memory(server: Server) -> int:
    """Kilobytes of the server process itself."""
    text = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(next(line.split()[1] for line in text.splitlines() if line.startswith("VmRSS")))


def spent(server: Server) -> float:
    """Seconds of processor time the server process has used, all its threads; bots think in other processes."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Load:
    """Tables, and what was measured at them."""

    def __init__(self, server: Server, count: int, names: list[str]) -> None:
        self.server = server
        self.count = count
        self.names = names
        self.tables: list[str] = []
        self.posted: dict[tuple[str, int], float] = {}
        self.delays: list[float] = []
        self.answers: list[float] = []
        self.refused = 0
        self.chance = random.Random(1)

    async def open(self, client: httpx.AsyncClient) -> None:
        """All tables, one after another."""
        for number in range(self.count):
            name = self.names[number % len(self.names)]
            seats = ["me"] + ["bot level:1"] * (max(2, game(name).seats[0]) - 1)
            answer = await client.post("/api/tables", json={"game": name, "seats": seats})
            self.tables.append(answer.raise_for_status().json()["id"])

    async def listen(self, client: httpx.AsyncClient, table: str) -> None:
        """One listener: notes when it hears of a decision."""
        async with client.stream("GET", f"/t/{table}/events?cursor=0.0", timeout=None) as stream:
            async for line in stream.aiter_lines():
                if line.startswith("id:"):
                    now, number = time.perf_counter(), int(line[3:].split(".")[0])
                    for known in [each for each in self.posted if each[0] == table and each[1] <= number]:
                        self.delays.append(now - self.posted.pop(known))

    async def decide(self, client: httpx.AsyncClient, table: str) -> None:
        """One decision of the person at a table, if it is their turn."""
        seen: Any = (await client.get(f"/api/tables/{table}?since=1000000")).json()
        if seen["status"] != "playing" or not seen["question"]["options"]:
            return
        key = self.chance.choice(seen["question"]["options"])["key"]
        began = time.perf_counter()
        self.posted[table, seen["number"] + 1] = began
        answer = await client.post(f"/api/tables/{table}/choose", json={"number": seen["number"], "key": key})
        self.answers.append(time.perf_counter() - began)
        if answer.status_code != 200:
            self.refused += 1
            self.posted.pop((table, seen["number"] + 1), None)


def entries(database: str) -> int:
    """How many entries all logs hold."""
    with sqlite3.connect(database) as db:
        return int(db.execute("SELECT count(*) FROM log").fetchone()[0])


async def measure(server: Server, database: str, options: argparse.Namespace) -> dict[str, Any]:
    """Run the load and say what was measured."""
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=200)
    async with httpx.AsyncClient(base_url=server.address, timeout=60, limits=limits) as client:
        token = (await client.post("/api/people", json={"name": "Load"})).json()["token"]
        client.headers["authorization"] = f"Bearer {token}"
        load = Load(server, options.tables, list(options.games))
        await asyncio.sleep(6)  # the server has drawn what it draws once
        empty = memory(server)
        await load.open(client)
        await asyncio.sleep(2)
        opened = memory(server)
        watcher = httpx.AsyncClient(base_url=server.address, timeout=60, limits=limits)
        listeners = [asyncio.create_task(load.listen(watcher, table)) for table in load.tables[: options.listeners]]
        await asyncio.sleep(3)
        listening = memory(server)
        watched = load.tables[: options.listeners]
        before, worked, began = entries(database), spent(server), time.perf_counter()
        deciding: set[asyncio.Task[None]] = set()
        while (now := time.perf_counter()) - began < options.seconds:
            task = asyncio.create_task(load.decide(client, load.chance.choice(watched)))
            deciding.add(task)
            task.add_done_callback(deciding.discard)
            await asyncio.sleep(max(0.0, 1 / options.rate - (time.perf_counter() - now)))
        await asyncio.gather(*deciding)
        seconds = time.perf_counter() - began
        await asyncio.sleep(1)  # bots have answered, and everybody was told
        total, worked = entries(database) - before, spent(server) - worked
        for listener in listeners:
            listener.cancel()
        await asyncio.gather(*listeners, return_exceptions=True)
        await watcher.aclose()
    delays, answers = sorted(load.delays), sorted(load.answers)
    return {
        "tables": options.tables,
        "games": options.games,
        "listeners": len(listeners),
        "seconds": round(seconds, 1),
        "decisions a second": round(total / seconds, 1),
        "people's decisions a second": round(len(answers) / seconds, 1),
        "refused": load.refused,
        "server's processor time a decision, ms": round(1000 * worked / max(1, total), 2),
        "post answered, ms": quantiles(answers),
        "post to event, ms": quantiles(delays),
        "KB a table": round((opened - empty) / options.tables, 1),
        "KB an idle listener": round((listening - opened) / max(1, len(listeners)), 1),
        "MB in all": round(memory(server) / 1024, 1),
    }


def quantiles(times: list[float]) -> dict[str, float]:
    """Median, 99th of a hundred, and the worst, in milliseconds."""
    if not times:
        return {}
    return {
        "p50": round(statistics.median(times) * 1000, 1),
        "p99": round(times[int(len(times) * 0.99)] * 1000, 1),
        "max": round(times[-1] * 1000, 1),
        "n": len(times),
    }


def main() -> None:
    """Measure and print JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--listeners", type=int, default=200)
    parser.add_argument("--rate", type=float, default=50, help="attempts to decide, a second")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--games", nargs="*", default=list(CATALOGUE))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"{folder}/load.db"
        with serving(database, ping=Settings().ping) as server:
            print(json.dumps(asyncio.run(measure(server, database, options)), indent=2, ensure_ascii=False))


if __name__ == "__main__":
    main()

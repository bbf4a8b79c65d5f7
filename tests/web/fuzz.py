"""A fuzzer of our own: requests nobody would send, with real tables, people and tokens among them.

    python -m tests.web.fuzz --requests 50000 --seed 1 [--database postgresql://…]

It starts a server, sends so many requests over a few open connections, and tells how they were answered. A 5xx, a
connection that ends without an answer or a server that is gone at the end makes it fail, with the request that did it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from urllib.parse import quote, urlencode

import httpx

from embertable.coach.puzzle import puzzles_of
from embertable.core.variants import kinds
from embertable.games import CATALOGUE, game
from tests.golden.files import golden_games
from tests.web.serving import Server, serving

CONNECTIONS = 6
ODD = [
    "",
    "0",
    "-1",
    "1",
    "7",
    "9" * 30,
    "9" * 5000,
    "1e9",
    "null",
    "true",
    "x",
    "x" * 300,
    "é",
    "\x00",
    "a\x00b",
    "\ud7ff",
    "\u202e",
    "../..",
    "%",
    "%00",
    "'",
    '"',
    "<b>",
    "{{7*7}}",
    "${7}",
    "\r\nx: y",
    "[",
    "]",
    "{",
    "me",
    "open",
    "bot level:1",
    "bot",
    "ї" * 40,
    "\U0001f409",
    " ",
    "\n",
    "١٢",
    "²",
    "NaN",
    "Infinity",
    "1_0",
    "0x10",
]
METHODS = ["GET"] * 16 + ["POST"] * 24 + ["HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "FOO"]
PAGES = [
    "/",
    "/me",
    "/me/export",
    "/finished",
    "/robots.txt",
    "/favicon.ico",
    "/api/schema",
    "/api/schema/openapi.json",
    "/api/games",
    "/static/{odd}",
    "/static/ember.js",
    "/art/{odd}",
    "/art/{game}.svg",
    "/art/{game}/cover.svg",
    "/art/{game}/{odd}",
    "/new/{game}",
    "/new/{odd}",
    "/cards/{game}",
    "/cards/{game}/{odd}",
    "/rules/{game}",
    "/rules/{odd}",
    "/rules/{game}/{odd}",
    "/puzzles",
    "/puzzles/{game}",
    "/puzzles/{odd}",
    "/puzzles/{game}/{odd}",
    "{puzzle}",
    "{puzzle}/part",
    "{puzzle}/foresee",
    "{puzzle}/why",
    "{puzzle}/{odd}",
    "/t/{table}",
    "/t/{table}/",
    "/t/{table}.ember",
    "/t/{table}.{odd}",
    "/t/{table}/now",
    "/t/{table}/replay",
    "/t/{table}/scores",
    "/t/{table}/foresee",
    "/t/{table}/basket",
    "/t/{table}/why",
    "/t/{table}/part",
    "/t/{table}/turning",
    "/t/{table}/analysis",
    "/t/{table}/analysis/{odd}",
    "/t/{table}/analysis/json",
    "/t/{table}/analysis/html",
    "/t/{table}/said",
    "/t/{odd}",
    "/{odd}",
    "/api/tables/{table}",
    "/api/tables/{table}/wait",
    "/api/tables/{odd}",
    "/t/nosuchtable1/events",
]
FORMS = [
    "/set",
    "/me/name",
    "/me/token",
    "/me/revoke",
    "/me/unmute",
    "/me/leave",
    "/me/{odd}",
    "/me/delete",
    "/new/{game}",
    "/new/{odd}",
    "/upload",
    "/learn/{game}",
    "/learn/{odd}",
    "/play/{game}",
    "/puzzles/days",
    "{puzzle}/choose",
    "{puzzle}/play-on",
    "/t/{table}/{odd}",
]
DEEDS = [
    "choose",
    "undo",
    "undo-turn",
    "talk",
    "sit",
    "fill",
    "agree",
    "back",
    "hurry",
    "rematch",
    "fork",
    "leave",
    "remove",
    "mute",
    "report",
    "hint",
    "lesson",
    "analysis",
    "concede",
    "play-on",
    "close",
    "step",
]
FIELDS = [
    "key",
    "entry",
    "text",
    "seat",
    "absent",
    "at",
    "line",
    "name",
    "label",
    "token",
    "lang",
    "theme",
    "back",
    "see",
    "pace",
    "seed",
    "sure",
    "file",
    "seat0",
    "seat1",
    "seat2",
    "cursor",
    "after",
    "since",
    "seconds",
    "v.x",
    "picks",
    "thing",
    "to",
    "find",
    "deck",
    "grade",
    "tried",
    "hint",
    "show",
    "part",
    "bare",
    "keep",
]
CALLS = [
    "/api/people",
    "/api/tables",
    *(f"/api/tables/{{table}}/{deed}" for deed in ("sit", "choose", "undo", "talk", "concede", "{odd}")),
]
HEADERS = [
    "origin",
    "host",
    "cookie",
    "authorization",
    "accept",
    "accept-language",
    "accept-encoding",
    "content-type",
    "content-length",
    "range",
    "if-none-match",
    "last-event-id",
    "sec-fetch-site",
    "x-forwarded-for",
    "transfer-encoding",
    "expect",
    "upgrade",
    "x" * 80,
]


class Fuzz:
    """Requests by chance, from a seed."""

    def __init__(self, server: Server, seed: int) -> None:
        self.chance = random.Random(seed)
        self.host = f"127.0.0.1:{server.port}"
        self.records = [path.read_text(encoding="utf-8") for name in CATALOGUE for path in golden_games(name)]
        people = [server.client(f"Person {number}") for number in range(4)]
        self.tokens = [person.http.headers["authorization"] for person in people]
        self.tables: list[str] = []
        for name in CATALOGUE:
            two = max(2, game(name).seats[0])
            self.tables.append(people[0].open(name, ["me", *["bot level:1"] * (two - 1)])["id"])
            self.tables.append(people[1].open(name, ["me", *["open"] * (two - 1)], public=True)["id"])
            over = people[2].open(name, ["me", *["bot level:1"] * (two - 1)])["id"]
            people[2].act(over, "concede")
            self.tables.append(over)
        self.cookies = [self.cookie(server) for _ in range(3)]
        self.tables += [self.lesson(server, name) for name in CATALOGUE]
        self.puzzles = [f"/puzzles/{name}/{each}" for name in CATALOGUE for each in list(puzzles_of(game(name)))[:3]]
        self.keys = [option["key"] for option in people[0].turn(self.tables[0])["question"]["options"]]

    def cookie(self, server: Server) -> str:
        """Somebody at a browser."""
        answer = httpx.post(f"{server.address}/play/{CATALOGUE[0]}", headers={"origin": server.address})
        self.tables.append(answer.headers["location"].rpartition("/")[2])
        return f"embertable={answer.cookies['embertable']}; days={self.pick(['20000.ff', '9.', 'x', '1.' + 'f' * 300])}"

    def lesson(self, server: Server, name: str) -> str:
        """The first of those at a browser learns a game."""
        headers = {"origin": server.address, "cookie": self.cookies[0].partition(";")[0]}
        return httpx.post(f"{server.address}/learn/{name}", headers=headers).headers["location"].rpartition("/")[2]

    def pick(self, among: list[str]) -> str:
        return self.chance.choice(among)

    def odd(self) -> str:
        """A value nobody would send, or nearly a sensible one."""
        roll = self.chance.random()
        if roll < 0.6:
            return self.pick(ODD)
        if roll < 0.8:
            return self.pick([*self.tables, *self.keys, *CATALOGUE])
        return "".join(chr(self.chance.randrange(1, 0xD7FF)) for _ in range(self.chance.randrange(12)))

    def path(self, pattern: str) -> str:
        filled = pattern.replace("{table}", self.pick(self.tables)).replace("{game}", self.pick(list(CATALOGUE)))
        filled = filled.replace("{puzzle}", self.pick(self.puzzles))
        path = filled.replace("{odd}", quote(self.odd()[:400], safe="" if self.chance.random() < 0.7 else "/%.;"))
        if self.chance.random() < 0.5:
            names = [self.pick(FIELDS) for _ in range(self.chance.randrange(1, 4))]
            asked = {name: self.odd()[:300] for name in names} | ({"seconds": "0"} if "wait" in path else {})
            return f"{path}?{urlencode(asked)}"
        return f"{path}?after=0&seconds=0" if path.endswith("/wait") else path

    def value(self, depth: int = 0) -> object:
        """JSON by chance."""
        roll = self.chance.random()
        if depth > 3 or roll < 0.5:
            return self.odd()[:300]
        if roll < 0.7:
            return self.chance.choice([None, True, 0, -1, 1.5, 2**63, 10**40, self.chance.randrange(100)])
        if roll < 0.85:
            return [self.value(depth + 1) for _ in range(self.chance.randrange(4))]
        return {self.odd()[:20]: self.value(depth + 1) for _ in range(self.chance.randrange(4))}

    def call(self) -> bytes:
        """The body of a call: nearly right, wrong, or no JSON at all."""
        roll = self.chance.random()
        if roll < 0.1:
            return self.chance.choice([b"", b"{", b"[" * 3000, b"\xff\xfe", b'{"a":' * 900, b"9" * 6000, b'"\\ud800"'])
        seats = [self.pick(["me", "open", "open", "open", self.odd()]) for _ in range(self.chance.randrange(1, 6))]
        name = self.pick(list(CATALOGUE))
        variants = {each: self.odd() for each in kinds(game(name).variants) if self.chance.random() < 0.3}
        right: dict[str, object] = {
            "name": self.odd(),
            "game": name,
            "seats": seats,
            "variants": variants,
            "seed": self.chance.choice([1, None]),
            "number": self.chance.randrange(30),
            "key": self.pick(self.keys),
            "text": self.odd(),
            "seat": 1,
            "whole": True,
        }
        for each in list(right):
            if self.chance.random() < 0.15:
                right[each] = self.value()
            elif self.chance.random() < 0.1:
                del right[each]
        return json.dumps(right).encode()

    def form(self, path: str) -> tuple[bytes, str]:
        """The body of a form; a record with a few letters changed for an upload."""
        if path.startswith("/upload"):
            record = self.pick(self.records)
            for _ in range(self.chance.randrange(3)):
                at = self.chance.randrange(min(len(record), 400))
                record = record[:at] + self.odd() + record[at + self.chance.randrange(6) :]
            body = f'--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n{record}\r\n--x--\r\n'
            return body.encode("utf-8", "replace"), "multipart/form-data; boundary=x"
        fields = {self.pick(FIELDS): self.odd() for _ in range(self.chance.randrange(6))}
        if path.startswith("/new"):
            fields |= {"seat0": "me", "seat1": "open"}
        return urlencode(fields).encode(), "application/x-www-form-urlencoded"

    def request(self) -> bytes:
        """One whole request."""
        method, roll = self.pick(METHODS), self.chance.random()
        kind, body = "", b""
        if method == "GET" or roll < 0.1:
            path = self.path(self.pick(PAGES))
        elif roll < 0.4:
            path = self.path(self.pick(CALLS))
            body, kind = self.call(), "application/json"
        else:
            pattern = self.pick(FORMS) if roll < 0.6 else f"/t/{{table}}/{self.pick(DEEDS)}"
            path = self.path(pattern)
            body, kind = self.form(path)
        headers = {"host": self.host, "content-length": str(len(body))}
        if kind:
            headers["content-type"] = kind
        who = self.chance.random()
        if who < 0.45:
            headers["authorization"] = self.pick(self.tokens)
        elif who < 0.85:
            headers |= {"cookie": self.pick(self.cookies), "origin": f"http://{self.host}"}
        if self.chance.random() < 0.3:
            headers["accept"] = "application/json"
        if self.chance.random() < 0.15:
            name = self.pick(HEADERS[:8] + HEADERS[9:14])
            headers[name] = self.odd()[:200].replace("\r", "").replace("\n", "").replace("\x00", "")
        head = [f"{method} {path or '/'} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
        return "\r\n".join([*head, "", ""]).encode("utf-8", "replace") + body


class Tally:
    """How requests were answered."""

    def __init__(self) -> None:
        self.statuses: Counter[int] = Counter()
        self.faults: list[tuple[str, bytes]] = []

    @property
    def asked(self) -> int:
        return sum(self.statuses.values())


async def answered(reader: asyncio.StreamReader, is_head: bool) -> tuple[int, bool]:
    """The status of an answer, and whether the connection stays."""
    head = await reader.readuntil(b"\r\n\r\n")
    lines = head.decode("latin-1").split("\r\n")
    status = int(lines[0].split(" ")[1])
    headers = {line.partition(":")[0].lower(): line.partition(":")[2].strip() for line in lines[1:] if line}
    if not is_head and status not in (204, 304):
        if headers.get("transfer-encoding") == "chunked":
            while (size := int(await reader.readline(), 16)) or await reader.readline() is None:
                await reader.readexactly(size + 2)
        elif "content-length" in headers:
            await reader.readexactly(int(headers["content-length"]))
        else:
            await reader.read()
            return status, False
    return status, headers.get("connection", "") != "close"


async def send_some(port: int, fuzz: Fuzz, count: int, until: float, tally: Tally) -> None:
    """One connection after another, request after request."""
    connection: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
    for _ in range(count):
        if time.monotonic() > until:
            break
        request = fuzz.request()
        if connection is None:
            connection = await asyncio.open_connection("127.0.0.1", port)
        reader, writer = connection
        try:
            writer.write(request)
            status, stays = await asyncio.wait_for(answered(reader, request.startswith(b"HEAD")), 120)
        except (OSError, asyncio.IncompleteReadError, TimeoutError) as error:
            tally.faults.append((f"no answer: {error!r}", request))
            status, stays = 0, False
        tally.statuses[status] += 1
        if status >= 500:
            tally.faults.append((str(status), request))
        if not stays:
            writer.close()
            connection = None
    if connection is not None:
        connection[1].close()


async def send_all(server: Server, requests: int, seed: int, seconds: float = 600.0) -> Tally:
    """So many requests over a few connections, or as many as the time allows."""
    tally, fuzz = Tally(), await asyncio.to_thread(Fuzz, server, seed)
    each, until = requests // CONNECTIONS, time.monotonic() + seconds
    await asyncio.gather(*(send_some(server.port, fuzz, each, until, tally) for _ in range(CONNECTIONS)))
    return tally


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--database", default="")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(wish.database or f"{folder}/fuzz.db") as server:
        began = time.monotonic()
        tally = asyncio.run(send_all(server, wish.requests, wish.seed, wish.seconds))
        alive = (
            server.process.poll() is None and httpx.get(f"{server.address}/robots.txt", timeout=60).status_code == 200
        )
    print(f"{tally.asked} requests in {time.monotonic() - began:.0f} s: {dict(sorted(tally.statuses.items()))}")
    for what, request in tally.faults[:20]:
        print(what, request[:700])
    print(f"{len(tally.faults)} faults; the server {'lives' if alive else 'is gone'}")
    return 0 if alive and not tally.faults else 1


if __name__ == "__main__":
    sys.exit(main())

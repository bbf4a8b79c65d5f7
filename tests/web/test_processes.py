"""Processes that die and processes that share: nothing acknowledged is lost, and everyone sees everyone's moves."""

from __future__ import annotations

import random
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from embertable.core.record import read_record, replay
from embertable.games import CATALOGUE, game
from embertable.web.settings import Settings
from tests.store.cluster import empty_database
from tests.web.serving import QUICK, Client, Server, serving

PAIR = next(name for name in CATALOGUE if 2 in game(name).seats)
TABLES = 15


class Player(threading.Thread):
    """Plays its tables for as long as somebody answers, and remembers every decision that was acknowledged."""

    def __init__(self, client: Client, tables: list[str], seed: int) -> None:
        super().__init__(daemon=True)
        self.client = client
        self.tables = tables
        self.chance = random.Random(seed)
        self.acknowledged: dict[str, int] = {}
        self.refusals: list[str] = []
        self.count = 0

    def run(self) -> None:
        while True:
            table = self.chance.choice(self.tables)
            try:
                self.decide(table)
            except httpx.TransportError:
                return  # the server is gone

    def decide(self, table: str) -> None:
        seen = self.client.table(table)
        question = seen["question"]
        if not (question and question["options"]):
            return
        option = self.chance.choice(question["options"])
        answer = self.client.act(table, "choose", number=seen["number"], key=option["key"])
        if answer.status_code == 200:
            self.acknowledged[table] = answer.json()["number"]
            self.count += 1
        elif answer.status_code != 409:
            self.refusals.append(answer.text)


def entries(database: Path, table: str) -> list[tuple[int, str, int, str]]:
    """The log of a table as it is on the disk."""
    with sqlite3.connect(database) as db:
        return db.execute(
            'SELECT number, kind, seat, key FROM log WHERE "table" = ? ORDER BY number', (table,)
        ).fetchall()


def usual_seats(name: str) -> list[str]:
    """A person, and bots in the other seats."""
    return ["me", *["bot level:1"] * (max(2, game(name).seats[0]) - 1)]


def play_until_killed(server: Server, players: list[Player], decisions: int) -> dict[str, int]:
    """Let them play until so many decisions were acknowledged, kill the server, and tell what it had acknowledged."""
    for player in players:
        player.start()
    until = time.monotonic() + 60
    while sum(player.count for player in players) < decisions:
        assert time.monotonic() < until, "there is hardly any load"
        time.sleep(0.003)
    server.kill()
    for player in players:
        player.join(30)
        assert player.refusals == []
    return {table: number for player in players for table, number in player.acknowledged.items()}


def test_killed_at_random_moments_nothing_is_lost(tmp_path: Path) -> None:
    """kill -9 under load, again and again: every acknowledged decision is there and every table plays on."""
    database = tmp_path / "killed.db"
    chance = random.Random(4)
    settings = Settings(**(QUICK | {"database": str(database)}))
    server = Server(settings)
    try:
        clients = [server.client(f"Player {number}") for number in range(5)]
        names = [CATALOGUE[number % len(CATALOGUE)] for number in range(TABLES // len(clients))]
        tables = [[client.open(name, usual_seats(name))["id"] for name in names] for client in clients]
        for client, own in zip(clients, tables, strict=True):
            client.act(own[0], "talk", text="Still here")
        for round_ in range(2):
            players = [Player(client, own, round_) for client, own in zip(clients, tables, strict=True)]
            acknowledged = play_until_killed(server, players, chance.randrange(20, 60))
            for table, number in acknowledged.items():
                log = entries(database, table)
                assert [each[0] for each in log] == list(range(1, len(log) + 1)), "the log has a hole"
                assert len(log) >= number, f"entry {number} of {table} was acknowledged and is lost"
            server = Server(settings, server.port)
        for client, own in zip(clients, tables, strict=True):
            assert "Still here" in client.http.get(f"/t/{own[0]}").text, "what was said is lost"
            for table in own:
                seen = client.turn(table)
                assert seen["status"] == "over" or client.first(seen).status_code == 200
    finally:
        server.stop()


@pytest.mark.parametrize("workers", [1, 2])
def test_a_killed_server_leaves_no_process_behind(tmp_path: Path, request: pytest.FixtureRequest, workers: int) -> None:
    """Thinking processes end with the server they think for, and workers with the one that started them."""
    database = f"{tmp_path}/left.db" if workers == 1 else empty_database(request.getfixturevalue("cluster"))
    server = Server(Settings(**(QUICK | {"database": database})), workers=workers)
    client = server.client()
    client.turn(client.open(CATALOGUE[0], usual_seats(CATALOGUE[0]))["id"])
    group = server.process.pid
    server.kill()
    until = time.monotonic() + 30
    while time.monotonic() < until and members(group):
        time.sleep(0.2)
    assert members(group) == []


def members(group: int) -> list[int]:
    """The processes of a group that still live."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if int(fields[2]) == group and fields[0] != "Z":
            found.append(int(folder.name))
    return found


@pytest.fixture(scope="module")
def servers(cluster: str) -> Iterator[tuple[Server, Server]]:
    """Two servers on one PostgreSQL."""
    url = empty_database(cluster)
    with serving(url) as here, serving(url) as there:
        yield here, there


def test_players_on_different_processes_see_each_other(servers: tuple[Server, Server]) -> None:
    """Each decides at a server of their own; the other's stream tells of it."""
    here, there = servers
    red, blue = here.client("Red"), there.client("Blue")
    table = red.open(PAIR, ["me", "open"], seed=9)["id"]
    assert Client.ok(blue.act(table, "sit"))["status"] == "playing"
    for _ in range(12):
        seen = Client.ok(red.http.get(f"/api/tables/{table}/wait", params={"after": 0, "seconds": 10}))
        mover, other = (red, blue) if seen["question"]["seat"] == 0 else (blue, red)
        before = mover.turn(table)
        number = Client.ok(mover.first(before))["number"]
        heard = Client.ok(other.http.get(f"/api/tables/{table}/wait", params={"after": number - 1, "seconds": 10}))
        assert heard["number"] >= number
        assert other.table(table)["question"]["seat"] == mover.table(table)["question"]["seat"]
    red.act(table, "talk", text="From the other side")
    until = time.monotonic() + 30
    while "From the other side" not in blue.http.get(f"/t/{table}").text:
        assert time.monotonic() < until
        time.sleep(0.1)


def test_the_same_decision_at_two_processes(servers: tuple[Server, Server]) -> None:
    """One person in two windows on two servers: one wins, the other gets a clear word."""
    here, there = servers
    people = [here.client("Red"), here.client("Blue")]
    table = people[0].open(PAIR, ["me", "open"], seed=9)["id"]
    seat = Client.ok(people[1].act(table, "sit"))["question"]["seat"]
    person, twin = people[seat], there.client(None)
    twin.http.headers["authorization"] = person.http.headers["authorization"]
    seen = person.turn(table)
    assert twin.turn(table)["number"] == seen["number"]
    answers: list[httpx.Response] = []
    racers = [threading.Thread(target=lambda who=who: answers.append(who.first(seen))) for who in (person, twin)]
    for racer in racers:
        racer.start()
    for racer in racers:
        racer.join()
    assert sorted(answer.status_code for answer in answers) == [200, 409]


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_whole_game_on_postgres(servers: tuple[Server, Server], name: str) -> None:
    """Bots and a person, the person changing servers all the time."""
    here, there = servers
    red = here.client("Red")
    twin = there.client(None)
    twin.http.headers["authorization"] = red.http.headers["authorization"]
    table = red.open(name, usual_seats(name), seed=21)["id"]
    for number in range(14):
        client = (red, twin)[number % 2]
        seen = client.turn(table)
        if seen["status"] == "over":
            break
        assert client.first(seen).status_code in (200, 409)
    else:
        red.act(table, "concede")
    text = red.http.get(f"/t/{table}.ember").text
    replay(game(name), read_record(text))


def test_who_is_at_the_other_process(servers: tuple[Server, Server]) -> None:
    """Somebody who listens at one server is at the table for those who ask the other, until the stream ends."""
    here, there = servers
    red, blue, late = here.client("Red"), there.client("Blue"), there.client(None)
    table = red.open(PAIR, ["me", "open"])["id"]
    blue.act(table, "sit")

    def seats(client: Client, wanted: list[bool], onlookers: int) -> None:
        until = time.monotonic() + 30
        while True:
            seen = client.table(table)
            if [seat["here"] for seat in seen["seats"]] == wanted and seen["onlookers"] == onlookers:
                return
            assert time.monotonic() < until, seen["seats"]
            time.sleep(0.1)

    with red.http.stream("GET", f"/t/{table}/events"), late.http.stream("GET", f"/t/{table}/events"):
        for client in (red, blue):
            seats(client, [True, False], 1)
        with blue.http.stream("GET", f"/t/{table}/events"):
            for client in (red, late):
                seats(client, [True, True], 1)
    for client in (red, blue):
        seats(client, [False, False], 0)

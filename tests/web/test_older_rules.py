"""Tables of older rules on a server of today: they go on, or say where the rules part and are played on from there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import httpx
import pytest

from embertable.core.record import Decision, Record, read_record, write_record
from embertable.games import CATALOGUE, game
from embertable.store import Person, Seating, Store, TableRow
from embertable.store.rows import OVER, PLAYING
from embertable.table import entries_of
from embertable.web.accounts import token_digest
from tests.apart import run_apart
from tests.golden.files import golden_games, golden_record
from tests.web.serving import Server, serving

NAME = next(name for name in CATALOGUE if game(name).rules > 1)
PLAYED = 40  # decisions at the tables that are being played
PARTS = 12  # decisions before one that nobody offers today
RED, BLUE = Person("red", "Red"), Person("blue", "Blue")


def older_record() -> Record:
    """A golden game of two, as if the rules before had been the same."""
    rules = game(NAME).rules
    records = [golden_record(path) for path in golden_games(NAME)]
    return next(replace(record, rules=rules - 1) for record in records if record.seats == 2)


def planted(record: Record) -> Record:
    """The same with a choice that is not offered."""
    decisions = record.decisions[:]
    decisions[PARTS] = Decision(decisions[PARTS].seat, "leap over the moon")
    return replace(record, decisions=decisions)


def until(record: Record, upto: int) -> Record:
    return replace(record, decisions=record.decisions[:upto], points=None)


def row_of(name: str, record: Record) -> TableRow:
    status = PLAYING if record.points is None else OVER
    points = tuple(record.points or ())
    head = (record.game, record.rules, record.seats, record.variants, record.seed)
    return TableRow(name, *head, True, True, RED.id, 1.0, status, 0 if status == PLAYING else -1, 1.0, points)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a database full of tables of older rules."""
    database = str(tmp_path_factory.mktemp("older") / "tables.db")
    record = older_record()
    tables = {
        "goeson": until(record, PLAYED),
        "parted": until(planted(record), PLAYED),
        "twice": until(planted(record), PLAYED),
        "overparted": planted(record),
    }

    async def fill() -> None:
        store = Store(database)
        await store.open()
        for person in (RED, BLUE):
            await store.add_person(person)
            await store.add_token(token_digest(person.id), person.id, "test")
        for name, each in tables.items():
            seatings = [Seating(0, RED.id, RED.name), Seating(1, BLUE.id, BLUE.name)]
            await store.add_table(row_of(name, each), seatings, entries_of(each))
        await store.close()

    run_apart(fill())
    with serving(database) as running:
        yield running


def person(server: Server, who: Person) -> httpx.Client:
    headers = {"authorization": f"Bearer {who.id}", "accept-language": "en"}
    return httpx.Client(base_url=server.address, headers=headers, timeout=30)


def table(server: Server, name: str, who: Person = RED) -> Any:
    return person(server, who).get(f"/api/tables/{name}").json()


def test_a_running_table_of_older_rules_simply_goes_on(server: Server) -> None:
    seen = table(server, "goeson")
    assert seen["status"] == "playing"
    assert seen["number"] == PLAYED
    asked = RED if seen["question"]["seat"] == 0 else BLUE
    key = table(server, "goeson", asked)["question"]["options"][0]["key"]
    chosen = person(server, asked).post("/api/tables/goeson/choose", json={"number": PLAYED, "key": key})
    assert chosen.status_code == 200
    assert chosen.json()["number"] == PLAYED + 1


def test_where_the_rules_part_the_table_says_so_and_shows_what_it_kept(server: Server) -> None:
    seen = table(server, "parted")
    assert (seen["status"], seen["question"], seen["scores"]) == ("parted", None, None)
    assert max(line["decision"] for line in seen["log"]) == PARTS
    page = person(server, RED).get("/t/parted").text
    assert f"up to decision {PARTS} of {PLAYED}" in page
    assert "Play on from there" in page
    for what in ("choose", "undo", "concede"):
        refused = person(server, RED).post(
            f"/t/parted/{what}", data={"key": "x"}, headers={"accept": "application/json"}
        )
        assert refused.status_code == 409


@pytest.mark.parametrize("lang", ["uk", "en", "ru"])
def test_it_says_so_in_every_language(server: Server, lang: str) -> None:
    page = person(server, RED).get("/t/parted", params={"lang": lang}).text
    assert str(PARTS) in page
    assert {"uk": "правила змінилися", "en": "rules have changed", "ru": "правила изменились"}[lang] in page


def test_a_parted_table_that_was_being_played_keeps_its_secrets(server: Server) -> None:
    """Its deal goes on elsewhere: no seed, no eyes of others, no playing ahead."""
    onlooker = httpx.Client(base_url=server.address, timeout=30)
    assert onlooker.get("/t/parted.ember").status_code == 403
    assert onlooker.post("/t/parted/fork", data={"at": "3"}).status_code == 403
    assert onlooker.post("/t/parted/play-on").status_code == 401
    assert "seat=1" not in person(server, RED).get("/t/parted/replay?at=3").text


def test_it_is_played_on_from_the_last_common_decision_by_the_same_people(server: Server) -> None:
    asked = person(server, RED).post("/t/twice/play-on", headers={"accept": "application/json"}).json()
    again = person(server, BLUE).post("/t/twice/play-on", headers={"accept": "application/json"}).json()
    assert asked["to"] == again["to"]
    new = asked["to"].removeprefix("/t/")
    seen = table(server, new)
    assert (seen["status"], seen["number"]) == ("playing", PARTS)
    assert [seat["name"] for seat in seen["seats"]] == ["Red", "Blue"]
    assert table(server, "twice")["rematch"] == new
    start = person(server, RED).get("/").text
    assert f"/t/{new}" in start
    assert "/t/twice" not in start


def test_a_finished_game_keeps_its_end_and_its_record(server: Server) -> None:
    record = planted(older_record())
    seen = table(server, "overparted")
    assert (seen["status"], seen["scores"]) == ("over", None)
    page = person(server, RED).get("/t/overparted").text
    assert " : ".join(str(points) for points in record.points or ()) in page
    assert "leap over the moon" in page
    assert read_record(person(server, RED).get("/t/overparted.ember").text) == record
    forked = person(server, RED).post(
        "/t/overparted/fork", data={"at": str(PARTS)}, headers={"accept": "application/json"}
    )
    assert table(server, forked.json()["to"].removeprefix("/t/"))["number"] == PARTS


@pytest.mark.parametrize(("record", "to"), [(older_record(), "/replay"), (planted(older_record()), "")])
def test_a_record_of_older_rules_can_be_brought(server: Server, record: Record, to: str) -> None:
    visitor = httpx.Client(base_url=server.address, headers={"accept-language": "en"}, timeout=30)
    answer = visitor.post("/upload", files={"file": ("a.ember", write_record(record))})
    assert answer.status_code == 303
    place = answer.headers["location"]
    assert place.endswith(to)
    page = visitor.get(place)
    assert page.status_code == 200
    assert ("rules have changed" in page.text) == (not to)

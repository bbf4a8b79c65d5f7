"""Other people: talk that stays small, lines nobody wants to hear, a lobby for all, and a host's table."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from sqlite3 import connect

import httpx
import pytest

from embertable.games import CATALOGUE, game
from embertable.web.site import LETTERS, LINES
from tests.web.serving import Client, Server, serving

NAME = next(name for name in CATALOGUE if 3 in game(name).seats)
THREE = ["me", "open", "open"]


def do(client: Client, table: str, what: str, **fields: object) -> int:
    """Post what a button of the page posts."""
    return client.http.post(f"/t/{table}/{what}", data=fields, headers={"accept": "application/json"}).status_code


def lines(client: Client, table: str) -> str:
    """The talk as this visitor is sent it."""
    return str(client.http.get(f"/t/{table}/now").json()["regions"]["lines"])


# Talk.


@pytest.mark.parametrize("letter", ["x", "<", "ї", "火"])
def test_what_is_sent_of_a_talk_is_bounded(server: Server, letter: str) -> None:
    """However much is said, a listener is sent the latest of it; the rest stands on a page of its own."""
    red = server.client("Red")
    table = red.open(NAME, THREE)["id"]
    for number in range(60):
        assert red.act(table, "talk", text=f"{number} {letter * 290}").status_code == 200
    sent = lines(red, table)
    assert len(sent.encode()) < 6 * LETTERS + 300 * LINES
    assert "59 " in sent
    assert 'data-line="60"' in sent
    whole = red.http.get(f"/t/{table}/said").text
    assert all(f"{number} " in whole for number in (0, 30, 59))


def test_many_short_lines_are_bounded_too(server: Server) -> None:
    red = server.client("Red")
    table = red.open(NAME, THREE)["id"]
    for _ in range(LINES + 15):
        red.act(table, "talk", text="hm")
    assert lines(red, table).count("<li") == LINES


@pytest.mark.parametrize("where", ["server", "pair"])
def test_a_muted_person_is_not_heard(where: str, request: pytest.FixtureRequest) -> None:
    """By the one who muted, at every table and process, what was said before too; others hear as before."""
    server: Server = request.getfixturevalue(where)
    red, blue, green = (server.client(name) for name in ("Red", "Blue", "Green"))
    table = red.open(NAME, THREE)["id"]
    blue.act(table, "talk", text="rude words")
    red.act(table, "talk", text="kind words")
    assert do(red, table, "mute", line=2) == 409, "nobody mutes themselves"
    assert do(red, table, "mute", line=9) == 404
    assert do(red, table, "mute", line=1) == 200
    blue.act(table, "talk", text="more rude words")
    lookers = [Client(server.address, None) for _ in range(6)]
    for each in lookers:
        each.http.headers["authorization"] = red.http.headers["authorization"]
        assert "rude words" not in lines(each, table)
        assert "kind words" in lines(each, table)
    assert "more rude words" in lines(green, table)
    another = blue.open(NAME, THREE)["id"]
    blue.act(another, "talk", text="rude again")
    assert "rude again" not in lines(red, another)
    assert "rude again" not in red.http.get(f"/t/{another}/said").text


def test_a_flood_of_one_does_not_hide_the_others_from_who_muted(server: Server) -> None:
    red, blue, green = (server.client(name) for name in ("Red", "Blue", "Green"))
    table = red.open(NAME, THREE)["id"]
    green.act(table, "talk", text="good morning")
    for _ in range(LINES + 5):
        blue.act(table, "talk", text="flood")
    assert "good morning" not in lines(red, table)
    do(red, table, "mute", line=2)
    assert "good morning" in lines(red, table)


def test_a_report_keeps_the_line_as_it_was_said(tmp_path: Path) -> None:
    """Once for each who reports it, for whoever runs the server."""
    with serving(f"{tmp_path}/reports.db") as server:
        red, blue = server.client("Red"), server.client("Blue")
        table = red.open(NAME, THREE)["id"]
        blue.act(table, "talk", text="rude words")
        assert [do(red, table, "report", line=1) for _ in range(2)] == [200, 200]
        assert do(red, table, "report", line=7) == 404
        assert do(server.client(None), table, "report", line=1) == 401
        with closing(connect(f"{tmp_path}/reports.db")) as db:
            assert db.execute('SELECT "table", line, text FROM reports').fetchall() == [(table, 1, "rude words")]


# The lobby.


def test_one_person_cannot_hide_all_others(tmp_path: Path) -> None:
    """Many tables of one host leave room for everybody else's."""
    with serving(f"{tmp_path}/lobby.db") as server:
        blue, red = server.client("Blue"), server.client("Red")
        modest = blue.open(NAME, THREE, public=True)["id"]
        played = blue.open(NAME, ["me", "bot level:1"], public=True)["id"]
        many = [red.open(NAME, THREE, public=True)["id"] for _ in range(60)]
        many += [red.open(NAME, ["me", "bot level:1"], public=True)["id"] for _ in range(60)]
        page = server.client("Green").http.get("/").text
        assert modest in page
        assert played in page
        assert sum(table in page for table in many) <= 6


# Hosts.


@pytest.mark.parametrize("where", ["server", "pair"])
def test_a_host_closes_a_table_that_waits(where: str, request: pytest.FixtureRequest) -> None:
    server: Server = request.getfixturevalue(where)
    red, blue, green = (server.client(name) for name in ("Red", "Blue", "Green"))
    table = red.open(NAME, THREE, public=True)["id"]
    blue.act(table, "sit")
    assert do(blue, table, "close") == 403
    assert do(red, table, "close") == 200
    for each in (red, blue, green):
        seen = each.http.get(f"/api/tables/{table}/wait", params={"after": 1, "seconds": 5}).json()
        assert (seen["status"], seen["view"], seen["question"]) == ("closed", None, None)
        assert each.http.get(f"/t/{table}").status_code == 200
        assert table not in each.http.get("/").text
        assert each.http.get(f"/t/{table}/replay").status_code == 409
    assert green.act(table, "sit").status_code == 409
    assert do(red, table, "fill", seat=2) == 409
    assert red.act(table, "concede").status_code == 409
    assert do(red, table, "close") == 409


def test_somebody_stands_up_before_the_game_begins(server: Server) -> None:
    red, blue, green, grey = (server.client(name) for name in ("Red", "Blue", "Green", "Grey"))
    table = red.open(NAME, THREE)["id"]
    blue.act(table, "sit")
    assert do(blue, table, "leave") == 200
    assert [seat["open"] for seat in red.table(table)["seats"]] == [False, True, True]
    assert blue.act(table, "sit").status_code == 200, "who left may come back"
    assert do(grey, table, "leave") == 403
    green.act(table, "sit")
    assert do(blue, table, "leave") == 409, "a game that has begun is given up"


def test_a_host_who_leaves_makes_the_next_one_host(server: Server) -> None:
    red, blue = server.client("Red"), server.client("Blue")
    table = red.open(NAME, THREE)["id"]
    blue.act(table, "sit")
    assert do(red, table, "leave") == 200
    assert do(red, table, "fill", seat=0) == 403
    assert do(blue, table, "fill", seat=0) == 200
    assert do(blue, table, "leave") == 200
    assert blue.table(table)["status"] == "closed", "nobody is left"


@pytest.mark.parametrize("where", ["server", "pair"])
def test_a_host_asks_somebody_to_leave(where: str, request: pytest.FixtureRequest) -> None:
    server: Server = request.getfixturevalue(where)
    red, blue, green = (server.client(name) for name in ("Red", "Blue", "Green"))
    table = red.open(NAME, THREE)["id"]
    blue.act(table, "sit")
    assert do(blue, table, "remove", seat=0) == 403
    assert do(red, table, "remove", seat=0) == 409
    assert do(red, table, "remove", seat=2) == 409
    assert do(red, table, "remove", seat=1) == 200
    seen = blue.http.get(f"/api/tables/{table}/wait", params={"after": 1, "seconds": 10}).json()
    assert seen["you"] is None
    assert blue.act(table, "sit").status_code == 403, "asked to leave is asked to leave"
    assert green.act(table, "sit").status_code == 200


def test_what_a_host_did_is_remembered_by_the_table(tmp_path: Path) -> None:
    """After a restart too."""
    with serving(f"{tmp_path}/hosts.db") as server:
        red, blue = server.client("Red"), server.client("Blue")
        kept, closed = (red.open(NAME, THREE)["id"] for _ in range(2))
        blue.act(kept, "sit")
        do(red, kept, "remove", seat=1)
        do(red, closed, "close")
        server.kill()
        server.process = server.begin()
        assert blue.act(kept, "sit").status_code == 403
        assert red.table(closed)["status"] == "closed"
        assert httpx.get(f"{server.address}/t/{closed}").status_code == 200

"""One bad table concerns those who sit at it: the server starts, lists are whole, all other tables go on."""

from __future__ import annotations

import json
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from embertable.games import CATALOGUE
from embertable.web.settings import Settings
from tests.web.load import spent
from tests.web.serving import QUICK, Client, Server
from tests.web.test_processes import usual_seats

BREAK = {
    "bad key": """UPDATE log SET key = 'sing a song' WHERE "table" = :id AND number = 1""",
    "bad kind": """UPDATE log SET kind = 'undo', key = 'all' WHERE "table" = :id AND number = 1""",
    "bad entry seat": """UPDATE log SET seat = 77 WHERE "table" = :id AND number = 1""",
    "hole in the log": """DELETE FROM log WHERE "table" = :id AND number = 1""",
    "no JSON": "UPDATE tables SET variants = '{' WHERE id = :id",
    "deep JSON": f"UPDATE tables SET variants = '{'[' * 5000}' WHERE id = :id",
    "JSON of another kind": "UPDATE tables SET variants = '[1]' WHERE id = :id",
    "unknown variant": """UPDATE tables SET variants = '{"no such": "x"}' WHERE id = :id""",
    "bad seed": "UPDATE tables SET seed = 'twelve' WHERE id = :id",
    "unknown game": "UPDATE tables SET game = 'pebbles' WHERE id = :id",
    "other rules": "UPDATE tables SET rules = rules + 1000 WHERE id = :id",
    "bad seats": "UPDATE tables SET seats = 99 WHERE id = :id",
    "bad points": "UPDATE tables SET points = 'many', status = 'over' WHERE id = :id",
    "nobody there": """DELETE FROM seats WHERE "table" = :id""",
    "bad turn": "UPDATE tables SET turn = 55 WHERE id = :id",
}


def break_table(database: Path, how: str, table: str) -> None:
    """Spoil a row, and let it be a bot that is asked."""
    with sqlite3.connect(database) as db:
        db.execute(BREAK[how], {"id": table})
        if how not in ("bad turn", "bad points"):
            db.execute("UPDATE tables SET turn = 1, status = 'playing' WHERE id = :id", {"id": table})


@pytest.fixture(scope="module")
def spoiled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Client, dict[str, str], str]]:
    """A server started on a database full of broken tables, with a sound one among them."""
    database = tmp_path_factory.mktemp("spoiled") / "tables.db"
    settings = Settings(**(QUICK | {"database": str(database)}))
    server = Server(settings)
    red = server.client()
    name = CATALOGUE[0]
    made = {}
    for how in BREAK:
        table = red.open(name, usual_seats(name), public=True)["id"]
        Client.ok(red.first(red.turn(table)))
        red.turn(table)
        made[how] = table
    sound = red.open(name, usual_seats(name), public=True)["id"]
    server.stop()
    for how, table in made.items():
        break_table(database, how, table)
    server = Server(settings, server.port, log=subprocess.PIPE)
    yield server, red, made, sound
    server.stop()


@pytest.mark.parametrize("how", BREAK)
def test_a_broken_table_is_shown_as_broken(spoiled: tuple[Server, Client, dict[str, str], str], how: str) -> None:
    """Its players get a sentence, on the page and from the stream; nobody gets an error of the server."""
    _, red, made, _ = spoiled
    table = made[how]
    for address in (f"/t/{table}", f"/t/{table}/events", f"/api/tables/{table}", f"/t/{table}/replay"):
        with red.http.stream("GET", address) as answer:
            assert answer.status_code in ((200,) if how in ("bad turn",) else (200, 410)), address
            if answer.status_code == 410:
                said = answer.read().decode()
                assert "cannot be" in said or "newer rules" in said
    if how not in ("bad turn", "other rules", "bad points"):
        assert red.http.get(f"/t/{table}").status_code == 410


@pytest.mark.parametrize("address", ["/", "/finished"])
def test_lists_are_whole(spoiled: tuple[Server, Client, dict[str, str], str], address: str) -> None:
    """A list shows the broken tables among the others."""
    _, red, made, sound = spoiled
    page = red.http.get(address)
    assert page.status_code == 200
    if address == "/":
        assert sound in page.text
        assert sum(table in page.text for table in made.values()) >= len(made) - 1
        assert "is broken" in page.text


def test_all_others_play_on(spoiled: tuple[Server, Client, dict[str, str], str]) -> None:
    """Also somebody whose own tables are broken."""
    _, red, _, sound = spoiled
    Client.ok(red.first(red.turn(sound)))
    name = CATALOGUE[0]
    red.turn(red.open(name, usual_seats(name))["id"])


def test_the_log_names_the_table_and_no_secret(spoiled: tuple[Server, Client, dict[str, str], str]) -> None:
    """Whoever runs the site learns which tables are broken, once, and nothing of what is hidden in them."""
    server, red, made, _ = spoiled
    red.http.get(f"/t/{made['bad key']}")
    server.stop()
    assert server.process.stderr is not None
    said = server.process.stderr.read().decode()
    assert said.count(f"table {made['bad key']} is broken") == 1
    assert "sing a song" not in said
    assert "twelve" not in said


def test_many_tables_do_not_delay_the_first_answer(tmp_path: Path) -> None:
    """Tables where bots are asked are woken while others are served."""
    database = tmp_path / "many.db"
    settings = Settings(**(QUICK | {"database": str(database)}))
    server = Server(settings)
    red = server.client()
    name = CATALOGUE[-1]  # the longest to play out
    table = red.open(name, usual_seats(name))["id"]
    for _ in range(20):
        Client.ok(red.first(red.turn(table)))
    red.turn(table)
    server.stop()
    empty = started(Settings(**(QUICK | {"database": f"{tmp_path}/none.db"})))
    multiply(database, table, 600)
    assert started(settings) < 2 * empty


def started(settings: Settings) -> float:
    """Seconds of processor time until a server answers: those by the clock hang on what else the machine does."""
    server = Server(settings)
    taken = spent(server)
    server.stop()
    return taken


def multiply(database: Path, table: str, count: int) -> None:
    """Many tables like one, and at each of them a bot is asked."""
    with sqlite3.connect(database) as db:
        db.row_factory = sqlite3.Row
        for name, column in (("tables", "id"), ("seats", "table"), ("log", "table")):
            rows = [dict(row) for row in db.execute(f'SELECT * FROM {name} WHERE "{column}" = ?', (table,))]
            columns = ", ".join(f'"{each}"' for each in rows[0])
            marks = ", ".join(f":{each}" for each in rows[0])
            for number in range(count):
                copies = [row | {column: f"copy{number}"} for row in rows]
                db.executemany(f"INSERT INTO {name} ({columns}) VALUES ({marks})", copies)
        db.execute("""UPDATE seats SET bot = 'steady' WHERE "table" LIKE 'copy%'""")
        db.execute("UPDATE tables SET variants = ? WHERE id = 'copy1'", (json.dumps("none"),))

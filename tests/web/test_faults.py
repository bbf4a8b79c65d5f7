"""What once was answered by 500: odd headers, long names, huge numbers, deep nesting, letters a database refuses."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from embertable.core.errors import BadVariant
from embertable.core.variants import kinds, parse_value
from embertable.games import CATALOGUE, game
from tests.store.cluster import empty_database
from tests.web.serving import Server, serving

NAME = CATALOGUE[0]
SEATS = max(2, game(NAME).seats[0])


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on each of the databases."""
    if request.param == "sqlite":
        database = str(tmp_path_factory.mktemp("faults") / "tables.db")
    else:
        database = empty_database(request.getfixturevalue("cluster"))
    with serving(database) as running:
        yield running


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "://", "http://x:y", "\u00e9", "null"])
def test_an_origin_that_is_no_address_is_another_site(either: Server, origin: str) -> None:
    answer = httpx.post(f"{either.address}/set", headers=[(b"origin", origin.encode("latin-1"))])
    assert answer.status_code == 403


@pytest.mark.parametrize("host", ["x: y", "[", "[::1", "x:99999999", "x:y", "x:-1"])
def test_a_host_that_is_no_address_is_refused(either: Server, host: str) -> None:
    assert httpx.get(either.address, headers={"host": host}).status_code == 400


@pytest.mark.parametrize("name", ["x" * 300, "x" * 300 + ".js", "x" * 1000 + ".css", "ember.js%00.js", "%ff.js"])
def test_long_and_odd_names_of_files_are_not_found(either: Server, name: str) -> None:
    assert httpx.get(f"{either.address}/static/{name}").status_code == 404


def test_a_number_of_five_thousand_digits_is_no_variant() -> None:
    with pytest.raises(BadVariant):
        parse_value("limit", int, "9" * 5000)


NUMBERED = [
    (name, variant) for name in CATALOGUE for variant, kind in kinds(game(name).variants).items() if kind is int
]


@pytest.mark.parametrize(("name", "variant"), NUMBERED)
def test_numbers_of_five_thousand_digits_in_variants_are_refused(either: Server, name: str, variant: str) -> None:
    person = httpx.Client(base_url=either.address, headers={"origin": either.address})
    seats = {"seat0": "me"} | {f"seat{seat}": "bot level:1" for seat in range(1, max(2, game(name).seats[0]))}
    answer = person.post(f"/new/{name}", data={**seats, f"v.{variant}": "9" * 5000, f"b.{variant}": ""})
    assert answer.status_code == 400


@pytest.mark.parametrize(
    "line", ["seed {}", "rules {}", "seats {}", "variant limit={}", "{} pass", "end {}", "points {}"]
)
def test_numbers_of_five_thousand_digits_in_uploads_are_refused(either: Server, line: str) -> None:
    wrong = line.format("9" * 5000)
    name = wrong.partition(" ")[0]
    head = ["embertable 1", f"game {NAME}", f"rules {game(NAME).rules}", f"seats {SEATS}", "seed 1"]
    head = [each for each in head if each.partition(" ")[0] != name]
    body = {"end": ["", wrong], "points": ["", "end 0", wrong]}.get(name, ["", wrong, "end 1"])
    if name in ("seed", "rules", "seats", "variant"):
        body = [wrong, "", "end 0"]
    answer = upload(either, "\n".join([*head, *body]))
    assert answer.status_code == 400, answer.text[:300]


def upload(server: Server, text: str) -> httpx.Response:
    person = httpx.Client(base_url=server.address, headers={"origin": server.address})
    return person.post("/upload", files={"file": ("x.ember", text)})


@pytest.mark.parametrize("digits", [28, 41, 60, 100])
def test_a_seed_of_sixty_digits_is_kept_by_both_databases(either: Server, digits: int) -> None:
    """A record with a long seed is a sound record."""
    head = f"embertable 1\ngame {NAME}\nrules {game(NAME).rules}\nseats {SEATS}\nseed {'7' * digits}\n\n\nend 0\n"
    answer = upload(either, head)
    assert answer.status_code == 303
    assert httpx.get(either.address + answer.headers["location"]).status_code == 200


@pytest.mark.parametrize("body", [b"[" * 1000 + b"]" * 1000, b'{"a":' * 1000 + b"1" + b"}" * 1000, b"[" * 200_000])
def test_json_nested_a_thousand_deep_is_refused(either: Server, body: bytes) -> None:
    red = either.client("Red")
    headers = {"content-type": "application/json"}
    for path in ("/api/tables", "/api/people", "/api/tables/nosuchtable1/choose"):
        assert 400 <= red.http.post(path, content=body, headers=headers).status_code < 500


def test_nul_and_other_unseen_letters_in_talk_are_left_out(either: Server) -> None:
    red = either.client("Red")
    table = red.open(NAME, ["me", "open", *["bot level:1"] * (SEATS - 2)])["id"]
    assert red.act(table, "talk", text="fire\x00 and\x07 smoke\u202e").status_code == 200
    assert red.act(table, "talk", text="\x00\x00").status_code == 400
    assert "fire and smoke<" in red.http.get(f"/t/{table}").text


@pytest.mark.parametrize("name", ["\x00", "Bo\x00", "\ud800"])
def test_nul_in_names(either: Server, name: str) -> None:
    body = json.dumps({"name": name}).encode()
    answer = httpx.post(f"{either.address}/api/people", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (201, 400)


def test_nul_in_keys_and_parameters(either: Server) -> None:
    red = either.client("Red")
    table = red.open(NAME, ["me", *["bot level:1"] * (SEATS - 1)])["id"]
    seen = red.turn(table)
    assert red.act(table, "choose", number=seen["number"], key="a\x00b").status_code == 409
    for path in (f"/t/{table}/foresee?entry=0&key=%00", f"/t/%00{table}", f"/t/{table}/replay?at=%00&seat=%00",
                 f"/cards/{NAME}?q=%00", f"/cards/{NAME}/%00", "/finished?x=%00"):  # fmt: skip
        assert red.http.get(path).status_code < 500, path
    variants = {"game": NAME, "seats": ["me", "bot level:1"], "variants": {"\x00": "\x00"}}
    assert red.http.post("/api/tables", json=variants).status_code == 400


def test_a_game_given_up_before_its_first_decision_has_nothing_to_analyse(either: Server) -> None:
    """There is no decision to look at, and that is said."""
    red, blue = either.client("Red"), either.client("Blue")  # no bot, which might have decided something by then
    table = red.open(NAME, ["me", "open"])["id"]
    assert blue.act(table, "sit").status_code == 200
    assert red.act(table, "concede").status_code == 200
    assert red.http.get(f"/t/{table}/analysis").status_code == 409


def test_the_page_of_the_api_needs_nothing_from_other_servers(either: Server) -> None:
    """What it loads comes from here, as our policy demands; and it names every route."""
    page = httpx.get(f"{either.address}/api/schema")
    assert page.status_code == 200
    assert "https://" not in page.text
    described = httpx.get(f"{either.address}/api/schema/openapi.json").json()
    for path in described["paths"]:
        assert path in page.text


def test_no_parameter_of_a_statement_is_logged(tmp_path: Path) -> None:
    """A database that fails is told of without what was to be written: it may be hidden."""
    from sqlalchemy import text
    from sqlalchemy.exc import SQLAlchemyError

    from embertable.store import Store

    store = Store(f"{tmp_path}/quiet.db")
    assert store.engine.file is not None
    with store.engine.file.connect() as db, pytest.raises(SQLAlchemyError) as raised:
        db.execute(text("INSERT INTO nowhere VALUES (:key)"), {"key": "hidden choice"})
    assert "hidden choice" not in str(raised.value)

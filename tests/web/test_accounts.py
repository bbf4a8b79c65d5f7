"""Accounts: kept names, passwords, logging out, tokens, taking one's things along and leaving for good."""

from __future__ import annotations

import asyncio
import concurrent.futures
import json
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from embertable.games import CATALOGUE
from embertable.store import Store
from embertable.store.twins import skeleton
from embertable.web.accounts import HASHING, Accounts, clean_name
from embertable.web.errors import Refused
from embertable.web.lockout import ACCOUNT, delay
from tests.apart import run_apart
from tests.web.serving import Server, serving

NAME = CATALOGUE[0]
WORD = "long enough"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where names are kept."""
    with serving(str(tmp_path_factory.mktemp("accounts") / "tables.db")) as running:
        yield running


def browser(server: Server, name: str = "", password: str = "") -> httpx.Client:
    """Somebody at a browser; with a password the name is kept."""
    headers = {"origin": server.address, "accept-language": "en"}
    client = httpx.Client(base_url=server.address, headers=headers, timeout=60)
    if name:
        assert client.post("/me/name", data={"name": name}).status_code == 303
    if password:
        assert client.post("/me/password", data={"password": password}).status_code == 303
    return client


def is_known(client: httpx.Client, name: str) -> bool:
    """Whether the page greets somebody by name."""
    return f"<h1>{name}</h1>" in client.get("/me").text


def enter(server: Server, name: str, password: str) -> tuple[int, httpx.Client]:
    """Come in by name and password."""
    client = browser(server)
    return client.post("/me/enter", data={"name": name, "password": password}).status_code, client


def token_of(client: httpx.Client) -> dict[str, str]:
    """A token for a program, as its header."""
    page = client.post("/me/token", data={"label": "my bot"}).text
    return {"authorization": f"Bearer {page.partition('ember_')[1]}{page.partition('ember_')[2].partition('<')[0]}"}


# Logging out.


def test_logging_out_here_leaves_other_devices_alone(home: Server) -> None:
    red = browser(home, "Red Here", WORD)
    _, away = enter(home, "Red Here", WORD)
    red.post("/me/leave")
    assert not is_known(red, "Red Here")
    assert is_known(away, "Red Here")


@pytest.mark.parametrize("where", ["home", "pair"])
def test_logging_out_everywhere_ends_every_cookie_and_token(where: str, request: pytest.FixtureRequest) -> None:
    """A copied cookie is worth nothing from then on, at any process."""
    server: Server = request.getfixturevalue(where)
    red = browser(server, f"Red {where}", WORD)
    token = token_of(red)
    copies = [httpx.Client(base_url=server.address, cookies=dict(red.cookies)) for _ in range(8)]
    assert all(is_known(copy, f"Red {where}") for copy in copies)
    assert httpx.get(f"{server.address}/api/games", headers=token).status_code == 200
    red.post("/me/leave-all")
    until = time.monotonic() + 30
    while any(is_known(copy, f"Red {where}") for copy in copies):
        assert where == "pair", "in one process it holds at once"
        assert time.monotonic() < until
    assert httpx.get(f"{server.address}/api/games", headers=token).status_code == 401
    status, again = enter(server, f"Red {where}", WORD)
    assert (status, is_known(again, f"Red {where}")) == (303, True)


def test_a_stream_ends_with_the_cookie_that_opened_it(home: Server) -> None:
    red = browser(home, "Red Streaming", WORD)
    table = red.post(f"/play/{NAME}").headers["location"]
    with httpx.stream("GET", f"{home.address}{table}/events", cookies=dict(red.cookies), timeout=10) as stream:
        lines = stream.iter_lines()
        next(lines)
        red.post("/me/leave-all")
        for _ in lines:
            pass  # it ends by itself


# Passwords.


def test_a_new_password_asks_for_the_old_one_and_ends_what_came_before(home: Server) -> None:
    red = browser(home, "Red Changing", WORD)
    token = token_of(red)
    _, away = enter(home, "Red Changing", WORD)

    assert red.post("/me/password", data={"password": "another word"}).status_code == 403
    assert red.post("/me/password", data={"password": "another word", "old": "not that"}).status_code == 403
    assert is_known(away, "Red Changing")
    assert red.post("/me/password", data={"password": "another word", "old": WORD}).status_code == 303

    assert is_known(red, "Red Changing"), "whoever changed it stays"
    assert not is_known(away, "Red Changing")
    assert httpx.get(f"{home.address}/api/games", headers=token).status_code == 401
    assert enter(home, "Red Changing", WORD)[0] == 403
    assert enter(home, "Red Changing", "another word")[0] == 303


def test_wrong_passwords_lock_longer_and_longer() -> None:
    """After a few free tries the wait doubles, up to a quarter of an hour."""
    waits = [delay(failures, ACCOUNT) for failures in range(1, 40)]
    assert waits[: ACCOUNT.free] == [0.0] * ACCOUNT.free
    assert waits == sorted(waits)
    assert waits[ACCOUNT.free : ACCOUNT.free + 3] == [30.0, 60.0, 120.0]
    assert waits[-1] == 900.0


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_an_account_is_locked_whoever_guesses(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Many guesses at once gain nothing; the right password waits too; other accounts do not."""
    server: Server = request.getfixturevalue("pair") if kind == "postgresql" else request.getfixturevalue("home")
    red, blue = f"Red Guessed {kind}", f"Blue Free {kind}"
    browser(server, red, WORD)
    browser(server, blue, WORD)
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        statuses = list(pool.map(lambda number: enter(server, red, f"guess number {number}")[0], range(16)))
    assert set(statuses) == {403, 429}
    assert statuses.count(403) <= ACCOUNT.free + 1
    locked, client = enter(server, red, WORD)
    assert locked == 429
    answer = client.post("/me/enter", data={"name": red.upper(), "password": WORD})
    assert int(answer.headers["retry-after"]) >= 1
    assert enter(server, blue, WORD)[0] == 303


def test_an_address_is_locked_whichever_names_it_guesses(tmp_path: Path) -> None:
    with serving(f"{tmp_path}/address.db") as server:
        statuses = [enter(server, f"nobody {number}", WORD)[0] for number in range(30)]
        assert (statuses[0], statuses[-1]) == (403, 429)


async def hash_many(file: str) -> tuple[int, list[object], int]:
    store = Store(file)
    accounts = Accounts(store, b"key")
    ticks, hashed = 0, asyncio.create_task(accounts.hash(WORD))
    while not hashed.done():
        await asyncio.sleep(0)
        ticks += 1
    crowd = await asyncio.gather(*(accounts.hash(WORD) for _ in range(HASHING + 3)), return_exceptions=True)
    accounts.close()
    await store.close()
    return ticks, list(crowd), accounts.hashing


def test_hashing_does_not_hold_up_the_server(tmp_path: Path) -> None:
    """While a password is hashed the loop goes on; of a crowd only so many wait, the others hear so."""
    ticks, crowd, left = run_apart(hash_many(f"{tmp_path}/hash.db"))
    assert ticks > 3, "a hash on the loop would let nothing happen in between"
    assert sum(isinstance(each, Refused) for each in crowd) == 3
    assert left == 0


# Names.

TWINS = ["oksana", "OKSANA", "Оksana", "Oksana\u200b", "O k s a n a", "Ok\u00adsana", "0ksana", "Oksaná",
         "Oksana\u3164", "\uff2fksana", "Oksana.", "Oksаnа", "_Oksana_", "Oksana\u2800", "Oksana\u115f"]  # fmt: skip


@pytest.mark.parametrize("twin", TWINS)
def test_twins_of_a_name_have_one_skeleton(twin: str) -> None:
    assert skeleton(clean_name(twin)) == skeleton("Oksana")


@pytest.mark.parametrize(
    ("one", "other"), [("Oksana", "Oksanka"), ("Іра", "Юра"), ("Ann", "Anna"), ("?!", "!?"), ("火", "水")]
)
def test_other_names_have_other_skeletons(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_nobody_takes_a_kept_name_or_its_twin(home: Server) -> None:
    """Neither on arriving nor by another name, with or without a password, in a browser or as a program."""
    red = browser(home, "Oksana", WORD)
    grey = browser(home, "Grey")
    for twin in TWINS:
        assert grey.post("/me/name", data={"name": twin}).status_code == 409, twin
        assert browser(home).post("/me/name", data={"name": twin}).status_code == 409, twin
        assert httpx.post(f"{home.address}/api/people", json={"name": twin}).status_code == 409, twin
    assert red.post("/me/name", data={"name": "OKSANA"}).status_code == 303, "the keeper writes it as she likes"
    assert enter(home, "oksana", WORD)[0] == 303


def test_a_name_everybody_starts_with_cannot_be_kept(home: Server) -> None:
    guest = browser(home, "Guest")
    assert guest.post("/me/password", data={"password": WORD}).status_code == 409
    assert browser(home).post(f"/play/{NAME}").status_code == 303


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u200b", "\u0301\u0301", "\u115f\u1160", " \u00a0 "])
def test_a_name_that_nobody_sees_is_none(home: Server, name: str) -> None:
    assert browser(home).post("/me/name", data={"name": name}).status_code == 400


# Tokens.


def test_a_token_does_what_bots_do_and_nothing_else(home: Server) -> None:
    """It plays; it reads no account and changes none, makes no further tokens and uploads nothing."""
    red = browser(home, "Red Owner", WORD)
    token = token_of(red)
    bot = httpx.Client(base_url=home.address, headers=token)
    table = bot.post("/api/tables", json={"game": NAME, "seats": ["me", "bot level:1"]})
    assert table.status_code == 201
    for path in ("/me", "/me/export"):
        assert bot.get(path).status_code == 403, path
    for path in ("/me/name", "/me/password", "/me/token", "/me/leave-all", "/me/delete", "/upload", f"/new/{NAME}"):
        assert bot.post(path, data={"name": "Grey", "password": WORD, "label": "x"}).status_code == 403, path
    assert is_known(red, "Red Owner")


def test_a_token_can_be_revoked_by_itself(home: Server) -> None:
    red = browser(home, "Red Revoking")
    first, second = token_of(red), token_of(red)
    page = red.get("/me").text
    digests = [part.partition('"')[0] for part in page.split('name="token" value="')[1:]]
    assert len(digests) == 2
    red.post("/me/revoke", data={"token": digests[0]})
    statuses = [httpx.get(f"{home.address}/api/games", headers=each).status_code for each in (first, second)]
    assert sorted(statuses) == [200, 401]
    browser(home, "Grey Other").post("/me/revoke", data={"token": digests[1]})
    statuses = [httpx.get(f"{home.address}/api/games", headers=each).status_code for each in (first, second)]
    assert sorted(statuses) == [200, 401], "nobody revokes another's"


# What one has here, and leaving for good.


@pytest.mark.parametrize("where", ["home", "pair"])
def test_an_account_can_be_taken_along_and_deleted(where: str, request: pytest.FixtureRequest) -> None:
    """The export holds what is kept of a person; after the deletion nothing of it is left at any table."""
    server: Server = request.getfixturevalue(where)
    name = f"Ivan {where}"
    red, blue = browser(server, name, WORD), browser(server, "Blue")
    token = token_of(red)
    form = {"seat0": "me", "seat1": "open", "see": "all"}
    playing = red.post(f"/new/{NAME}", data=form).headers["location"]
    waiting = red.post(f"/new/{NAME}", data=form).headers["location"]
    over = red.post(f"/play/{NAME}").headers["location"]
    blue.post(f"{playing}/sit")
    red.post(f"{playing}/talk", data={"text": "my secret words"})
    red.post(f"{over}/concede")

    export = json.loads(red.get("/me/export").text)
    assert export["name"] == name
    assert {table["id"] for table in export["tables"]} == {path.rpartition("/")[2] for path in (playing, waiting, over)}
    assert [line["text"] for line in export["talk"]] == ["my secret words"]
    assert [each["label"] for each in export["tokens"]] == ["my bot"]
    assert "argon2" not in json.dumps(export)

    assert red.post("/me/delete", data={"sure": "yes"}).status_code == 403, "the password is asked"
    assert red.post("/me/delete", data={"password": WORD}).status_code == 400, "and whether it is meant"
    assert red.post("/me/delete", data={"password": WORD, "sure": "yes"}).status_code == 303

    assert not is_known(red, name)
    assert httpx.get(f"{server.address}/api/games", headers=token).status_code == 401
    assert enter(server, name, WORD)[0] == 403
    for path in (playing, waiting, over, f"{playing}/replay", "/", "/finished"):
        until = time.monotonic() + 30
        while name in (page := blue.get(path).text):
            assert where == "pair", "in one process it holds at once"
            assert time.monotonic() < until, path
        assert "my secret words" not in page
    assert browser(server, name, WORD), "the name is free again"
    seen = httpx.get(f"{server.address}/api{playing.replace('/t/', '/tables/')}").json()
    assert (seen["status"], seen["seats"][0]["conceded"]) == ("over", True)

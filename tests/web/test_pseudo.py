"""Every visible word of every page comes from a file: in a language with other letters none is left plain."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests import pseudo
from tests.web import serving as real
from tests.web.serving import Client, Server, serving

GAMES = pseudo.converted()
STEPS = 12


@pytest.fixture(scope="module")
def spoken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that speaks the language."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(real, "BEGIN", "from tests.pseudo import install\ninstall()\n" + real.BEGIN)
        with serving(str(tmp_path_factory.mktemp("pseudo") / "tables.db")) as running:
            yield running


def somebody(server: Server) -> Client:
    """A person with a name in other letters, who reads the language."""
    client = server.client("Олена")
    client.http.cookies.set("lang", pseudo.CODE)
    return client


def read(client: Client, path: str, status: int = 200) -> str:
    """A page without a plain word on it."""
    answer = client.http.get(path)
    assert answer.status_code == status, f"{path}: {answer.status_code}"
    assert pseudo.plain_words(answer.text) == [], path
    return answer.text


def at_a_browser(server: Server) -> Client:
    """Somebody with a cookie, who sits at a table of the first game."""
    client = server.client(None)
    client.http.cookies.set("lang", pseudo.CODE)
    client.http.headers["origin"] = server.address
    assert client.http.post(f"/play/{GAMES[0]}").status_code == 303
    return client


def test_the_pages_around_the_tables(spoken: Server) -> None:
    client = at_a_browser(spoken)
    for path in ("/", "/finished", "/me", "/puzzles", *(f"/new/{name}" for name in GAMES)):
        read(client, path)


@pytest.mark.parametrize("name", GAMES)
def test_rules_and_cards(spoken: Server, name: str) -> None:
    client = somebody(spoken)
    read(client, f"/rules/{name}")
    read(client, f"/rules/{name}?find=zzz&part=1")
    page = read(client, f"/cards/{name}")
    first = page.partition(f"/cards/{name}/")[2].partition('"')[0]
    read(client, f"/cards/{name}/{first}")


@pytest.mark.parametrize("name", GAMES)
def test_a_table_from_its_first_question_to_its_replay(spoken: Server, name: str) -> None:
    """In play, what an option would bring, the score so far, what was said, conceded, over, replayed."""
    client = somebody(spoken)
    table = client.open(name, ["me", *["bot level:1"] * 1], seed=3)["id"]
    for _ in range(STEPS):
        seen = client.turn(table)
        read(client, f"/t/{table}")
        if seen["status"] == "over":
            break
        key = seen["question"]["options"][0]["key"]
        foreseen = client.http.get(f"/t/{table}/foresee", params={"entry": seen["number"], "key": key})
        assert pseudo.plain_words(foreseen.text) == []
        client.first(seen)
    for path in ("/scores", "/said", "/replay", "/replay?at=3"):
        if client.http.get(f"/t/{table}{path}").status_code == 200:
            read(client, f"/t/{table}{path}")
    client.http.post(f"/api/tables/{table}/concede")
    read(client, f"/t/{table}")
    read(client, f"/t/{table}/replay")
    read(client, "/")


def test_a_table_that_waits(spoken: Server) -> None:
    client = somebody(spoken)
    table = client.open(GAMES[0], ["me", "open"], public=True)["id"]
    read(client, f"/t/{table}")
    read(client, "/")


def test_what_is_refused(spoken: Server) -> None:
    """Unknown pages, a broken file, a form that does not fit."""
    client = at_a_browser(spoken)
    for path in ("/nowhere", "/t/nobody", "/rules/chess", f"/cards/{GAMES[0]}/chess"):
        read(client, path, 404)
    broken = client.http.post("/upload", files={"file": ("a.ember", "нічого")})
    assert broken.status_code == 400
    assert [text for text in pseudo.plain_words(broken.text) if "embertable 1" not in text] == []
    wrong = client.http.post(f"/new/{GAMES[0]}", data={"seat0": "me", "seat1": "bot level:1", "seed": "так"})
    assert wrong.status_code == 400
    assert pseudo.plain_words(wrong.text) == []

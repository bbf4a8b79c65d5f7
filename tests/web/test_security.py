"""Nobody gets in: each refused with the right status, and nothing changed."""

from __future__ import annotations

import contextlib
import time
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from embertable.games import CATALOGUE, game
from embertable.web.guard import Limit
from tests.apart import run_apart
from tests.web.fuzz import send_all
from tests.web.serving import Client, Server, serving

NAME = CATALOGUE[0]
SEATS = max(2, game(NAME).seats[0])
SCRIPT = "<script>x()</script>"  # as long as a name may be
HANDLER = '" onclick="x()'


def given_table(red: Client) -> str:
    """A table where Red is asked."""
    table: str = red.open(NAME, ["me", *["bot level:1"] * (SEATS - 1)])["id"]
    red.turn(table)
    return table


def test_choosing_for_anothers_seat(server: Server) -> None:
    """A stranger may look, not touch."""
    red, grey = server.client("Red"), server.client("Grey")
    table = given_table(red)
    seen = red.table(table)
    key = seen["question"]["options"][0]["key"]

    for what, fields in (
        ("choose", {"number": seen["number"], "key": key}),
        ("undo", {"number": seen["number"]}),
        ("concede", {}),
    ):
        assert grey.act(table, what, **fields).status_code == 403
    assert server.client(None).act(table, "choose", number=0, key=key).status_code == 401
    assert red.table(table) == seen


def test_choosing_what_is_not_offered(server: Server) -> None:
    """An unknown key is refused without saying what others could choose."""
    red = server.client("Red")
    table = given_table(red)
    seen = red.table(table)

    refused = red.act(table, "choose", number=seen["number"], key="win at once")

    assert refused.status_code == 409
    assert red.table(table) == seen


def test_forged_cookies(server: Server) -> None:
    """A cookie we did not sign is nobody's."""
    red = httpx.Client(base_url=server.address, headers={"origin": server.address})
    table = red.post(f"/play/{NAME}").headers["location"]
    real = red.cookies["embertable"]
    person, _, seal = real.partition(".")
    for forged in (f"{person}.{seal[::-1]}", f"{person}.", person, f"{person}.é", ".", "x" * 500):
        visitor = httpx.Client(base_url=server.address, headers={"origin": server.address})
        cookie = [(b"cookie", f"embertable={forged}".encode())]
        answer = visitor.post(f"{table}/concede", headers=cookie)
        assert answer.status_code == 401, forged
    assert red.post(f"{table}/concede").status_code == 303


def test_posts_from_other_sites(server: Server) -> None:
    """A page elsewhere cannot act with a visitor's cookie."""
    red = httpx.Client(base_url=server.address, headers={"origin": server.address})
    table = red.post(f"/play/{NAME}").headers["location"]
    elsewhere = (
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": server.address, "sec-fetch-site": "cross-site"},
        {"origin": server.address.replace("127.0.0.1", "127.0.0.1.evil.example")},
    )
    for headers in elsewhere:
        assert red.post(f"{table}/concede", headers=headers).status_code == 403, headers
    silent = httpx.Client(base_url=server.address, cookies=dict(red.cookies))
    assert silent.post(f"{table}/concede").status_code == 403, "a cookie without an origin"
    assert red.get(table).status_code == 200
    assert "concede" in red.get(table).text


def test_bodies_that_are_too_large_or_broken(server: Server) -> None:
    """Refused by status, never by a fault."""
    red = server.client("Red")
    table = given_table(red)
    seen = red.table(table)
    address = f"/api/tables/{table}/choose"
    json = {"content-type": "application/json"}

    assert red.http.post(address, content=b"x" * 2_000_000, headers=json).status_code == 413
    for body in (b"", b"{", b"[]", b'"x"', b'{"number": -1, "key": "a"}', b'{"number": 1e99, "key": 3}', b"\xff\xfe"):
        assert red.http.post(address, content=body, headers=json).status_code == 400, body
    multipart = {"content-type": "multipart/form-data; boundary=x"}
    for body in (b"--x\r\n", b"--x--", b"garbage", b"--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--"):
        assert 400 <= red.http.post(f"/t/{table}/choose", content=body, headers=multipart).status_code < 500, body
    assert httpx.post(f"{server.address}/upload", content=b"--x\r\n", headers=multipart).status_code == 400
    assert red.table(table) == seen


@pytest.mark.parametrize(
    "path",
    ["/t/nosuchtable1", "/t/%00", "/t/nosuchtable1/replay", "/cards/chess", "/rules/chess", "/nowhere",
     "/api/tables/nosuchtable1", "/static/..%2fapp.py", "/static/.hidden", "/art/chess.svg", "/new/chess",
     f"/cards/{NAME}/no-such-card", "/t/nosuchtable1/now", "/t/nosuchtable1/events", "/t/nosuchtable1.ember"],
)  # fmt: skip
def test_what_does_not_exist(server: Server, path: str) -> None:
    """Unknown tables, pages and files are not found."""
    assert httpx.get(server.address + path).status_code == 404


OURS = ("/static/ember.js?v=", "/static/replay.js?v=")


class Foreign(HTMLParser):
    """What a page holds that we did not write: scripts that are not our file, and attributes that run something."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "script" and not (given.get("src") or "").startswith(OURS):
            self.found.append(tag)
        self.found += [name for name in given if name.startswith("on")]


@pytest.mark.parametrize(("said", "found"), [(SCRIPT, ["script"]), (f'<b title="{HANDLER}">', ["onclick"])])
def test_what_is_not_escaped_would_be_found(said: str, found: list[str]) -> None:
    assert Foreign(f'<script src="/static/ember.js?v=1"></script><p>{said}').found == found


@pytest.mark.parametrize(
    ("said", "shown"), [(SCRIPT, "&lt;script&gt;x()&lt;/script&gt;"), (HANDLER, "&#34; onclick=&#34;x()")]
)
def test_what_people_write_is_shown_as_text(server: Server, said: str, shown: str) -> None:
    """Names and talk are escaped wherever they stand."""
    grey, red = server.client(said), server.client("Red")
    table = grey.open(NAME, ["me", "open", *["bot level:1"] * (SEATS - 2)], public=True)["id"]
    grey.act(table, "talk", text=said)
    waiting = red.http.get("/").text
    red.act(table, "sit")
    assert Foreign(grey.http.get(f"/t/{table}/replay").text).found == []
    pages = {path: grey.http.get(path).text for path in (f"/t/{table}", "/", "/finished", f"/t/{table}/said")}
    browser = httpx.Client(base_url=server.address, headers={"origin": server.address})
    browser.post("/me/name", data={"name": said})
    pages["/me"] = browser.get("/me").text
    regions = red.http.get(f"/t/{table}/now", headers={"accept": "application/json"}).json()["regions"]

    for text in (waiting, *pages.values(), *regions.values()):
        assert Foreign(text).found == []
    for text in (waiting, pages[f"/t/{table}"], pages["/me"], regions["lines"]):
        assert shown in text


def test_every_answer_tells_the_browser_to_be_careful(server: Server) -> None:
    """No inline script, no frames, no guessing of types."""
    for path in ("/", "/nowhere", "/static/ember.js", f"/cards/{NAME}", "/api/games"):
        headers = httpx.get(server.address + path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "script-src 'self' " not in policy.replace("script-src 'self';", "")
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"


def test_the_way_back_stays_here(server: Server) -> None:
    """Setting a language leads to no other site."""
    visitor = httpx.Client(base_url=server.address, headers={"origin": server.address})
    for back in ("//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)"):
        assert visitor.post("/set", data={"lang": "uk", "back": back}).headers["location"] == "/"
    assert visitor.post("/set", data={"lang": "uk", "back": "/me"}).headers["location"] == "/me"
    assert visitor.cookies["lang"] == "uk"


def test_floods_are_slowed(tmp_path: object) -> None:
    """Too many posts, too many new names: refused until some time has passed."""
    with serving(f"{tmp_path}/flood.db", posts=1.0, burst=6.0, newcomers=0.1) as server:
        red = server.client("Red")
        table = given_table(red)
        answers = [red.act(table, "talk", text="hello").status_code for _ in range(20)]
        assert answers[0] == 200
        assert answers[-1] == 429
        names = [httpx.post(f"{server.address}/api/people", json={"name": "Bo"}).status_code for _ in range(60)]
        assert names[-1] == 429
        assert httpx.get(server.address).status_code == 200, "looking is another matter"


def test_looking_too_often_is_slowed(tmp_path: object) -> None:
    """Pages, moments of a replay and JSON: after a burst one sentence, for this visitor alone."""
    with serving(f"{tmp_path}/looks.db", reads=0.01, reads_burst=40.0) as server:
        red = server.client("Red")
        table = given_table(red)
        codes = [red.http.get("/robots.txt").status_code for _ in range(45)]
        assert set(codes) == {200, 429}
        for path in (f"/t/{table}", f"/t/{table}/replay?at=1", f"/api/tables/{table}", f"/t/{table}/events", "/"):
            refused = red.http.get(path)
            assert refused.status_code == 429, path
            assert refused.text == "Too many requests at once: wait a moment and try again."
            assert refused.headers["retry-after"] == "2"
        for path in (f"/t/{table}", f"/t/{table}/replay?at=1", f"/api/tables/{table}", "/"):
            assert server.client("Blue").http.get(path).status_code == 200, "another visitor goes on"
        assert red.act(table, "talk", text="hello").status_code == 200, "whoever looks too often can still act"
        spoken = red.http.get("/", headers={"accept": "application/json", "accept-language": "uk"})
        assert spoken.json()["word"] == "Забагато запитів одразу: зачекайте хвильку й спробуйте ще."


def test_a_stock_of_requests_fills_again() -> None:
    """Two at once, then one a second."""
    limit = Limit(1.0, 2.0)
    assert [limit.allows("Red", now) for now in (0.0, 0.0, 0.0, 0.5, 1.5, 1.6)] == [
        True,
        True,
        False,
        False,
        True,
        False,
    ]
    assert limit.allows("Blue", 0.0)


def test_a_person_opens_only_so_many_streams(tmp_path: object) -> None:
    """One more is refused; when one ends there is room again."""
    with serving(f"{tmp_path}/streams.db", streams=3) as server, contextlib.ExitStack() as streams:
        red, blue = server.client("Red"), server.client("Blue")
        path = f"/t/{given_table(red)}/events"
        opened = [streams.enter_context(red.http.stream("GET", path)) for _ in range(4)]
        assert [answer.status_code for answer in opened] == [200, 200, 200, 429]
        assert streams.enter_context(blue.http.stream("GET", path)).status_code == 200
        opened[0].close()
        until = time.monotonic() + 30
        while streams.enter_context(red.http.stream("GET", path)).status_code != 200:
            assert time.monotonic() < until
            time.sleep(0.1)


def test_another_sites_address_in_the_host(server: Server) -> None:
    """The link to be sent is made from the address the visitor used, escaped; what is no address is refused."""
    red = server.client("Red")
    table = red.open(NAME, ["me", "open", *["bot level:1"] * (SEATS - 2)])["id"]

    strange, refused = (red.http.get(f"/t/{table}", headers={"host": host}) for host in ("x&'y", f'x">{SCRIPT}'))

    assert f'value="http://x&amp;&#39;y/t/{table}"' in strange.text
    assert (refused.status_code, Foreign(refused.text).found) == (400, [])


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=8,
)
bodies = st.one_of(
    anything,
    st.fixed_dictionaries({"number": anything, "key": anything}),
    st.fixed_dictionaries({"game": st.sampled_from([*CATALOGUE, "x"]) | anything, "seats": anything}),
    st.fixed_dictionaries(
        {
            "game": st.sampled_from(CATALOGUE),
            "seats": st.lists(st.sampled_from(["me", "open", "bot level:1", "bot", "", "x"]), max_size=9),
            "variants": st.dictionaries(st.text(max_size=8), st.text(max_size=8), max_size=3) | anything,
            "seed": anything,
        }
    ),
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(body=bodies, what=st.sampled_from(["people", "tables", "choose", "undo", "sit", "talk", "concede"]))
def test_nothing_that_is_sent_makes_the_server_fail(server: Server, body: object, what: str) -> None:
    """Whatever is posted to the routes of the API, the answer is never a fault of ours."""
    fuzz = getattr(server, "fuzz", None)
    if fuzz is None:
        red = server.client("Red")
        server.fuzz = fuzz = (red, given_table(red))  # type: ignore[attr-defined]  # kept between examples
    red, table = fuzz
    path = f"/api/{what}" if what in ("people", "tables") else f"/api/tables/{table}/{what}"
    answer = red.http.post(path, json=body)
    assert answer.status_code < 500, answer.text


def test_the_api_describes_itself(server: Server) -> None:
    """OpenAPI lists the routes, and every one of them answers strange parameters without a fault."""
    described = httpx.get(f"{server.address}/api/schema/openapi.json").json()
    assert "/api/tables/{table}/choose" in described["paths"]
    strange = ("", "-1", "x", "9" * 40, "1e9", "%ff", "null")
    for path, methods in described["paths"].items():
        if "get" not in methods:
            continue
        address = server.address + path.replace("{table}", "nosuchtable1")
        for parameter in methods["get"].get("parameters", []):
            for value in strange:
                answer = httpx.get(address, params={parameter["name"]: value, "seconds": "0"})
                assert answer.status_code < 500, answer.url


def test_a_thousand_odd_requests_get_an_answer_and_no_fault(tmp_path: Path) -> None:
    """The fuzzer of `tests/web/fuzz.py`, shortly; it can be run for as long as one likes."""
    with serving(f"{tmp_path}/fuzz.db") as server:
        tally = run_apart(send_all(server, 1000, seed=5))
        assert server.process.poll() is None
    assert tally.asked > 900
    assert tally.faults == []

"""Behind a real nginx with TLS, under a path: links, cookies, headers, streams, and a real browser."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser

from embertable.web.settings import Settings, checked, read_file
from tests.web.proxy import Proxy, proxied
from tests.web.serving import Server, serving
from tests.web.sitting import Sitting

PACKAGING = Path(__file__).parents[2] / "packaging"
LINKS = re.compile(r"""(?:href|src|action|formaction|data-calm|data-turn)="([^"#]+)""")


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Proxy]]:
    """A server as operators set it up, and nginx before it."""
    folder = tmp_path_factory.mktemp("proxy")
    with (
        serving(str(folder / "tables.db"), behind_proxy=True, base_path="/games") as server,
        proxied(folder, f"127.0.0.1:{server.port}") as proxy,
    ):
        yield server, proxy


def arrive(client: httpx.Client, origin: str, game: str = "tatsu") -> str:
    """Somebody comes and plays; the path of the table."""
    answer = client.post(f"/play/{game}", headers={"origin": origin})
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def origin_of(proxy: Proxy) -> str:
    return proxy.address.removesuffix("/games")


def test_the_settings_operators_are_given_are_settings() -> None:
    given = read_file(PACKAGING / "embertable.toml")
    assert checked(Settings(**given)).is_secure


def test_every_link_of_every_page_lies_under_the_path_and_answers(behind: tuple[Server, Proxy]) -> None:
    _, proxy = behind
    client = proxy.client()
    origin = origin_of(proxy)
    table = arrive(client, origin).removeprefix("/games")
    pages = [
        "/",
        "/me",
        "/finished",
        "/new/tatsu",
        "/rules/tatsu",
        "/cards/tatsu",
        table,
        f"{table}/replay",
        "/nowhere",
    ]
    found = set()
    for page in pages:
        answer = client.get(page)
        assert answer.headers["content-type"].startswith("text/html"), page
        found |= {link for link in LINKS.findall(answer.text) if not link.startswith("data:")}
    outside = [link for link in found if not link.startswith("/games/")]
    assert not outside
    assert len(found) > 20
    files = [link for link in found if "/static/" in link or "/art/" in link]
    assert files
    assert all(client.get(f"{origin}{link}").status_code == 200 for link in files)


def test_cookies_are_for_https_alone_and_browsers_shall_stay_there(behind: tuple[Server, Proxy]) -> None:
    _, proxy = behind
    client = proxy.client()
    answer = client.post("/play/tatsu", headers={"origin": origin_of(proxy)})
    assert "secure" in answer.headers["set-cookie"].lower()
    assert "httponly" in answer.headers["set-cookie"].lower()
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    assert answer.headers["location"].startswith("/games/t/")


def test_a_post_from_another_site_is_refused(behind: tuple[Server, Proxy]) -> None:
    _, proxy = behind
    assert proxy.client().post("/play/tatsu", headers={"origin": "https://example.org"}).status_code == 403


def test_the_link_for_friends_is_the_one_they_can_use(behind: tuple[Server, Proxy]) -> None:
    _, proxy = behind
    client, origin = proxy.client(), origin_of(proxy)
    arrive(client, origin)
    fields = {"seats": "2", "seat0": "me", "seat1": "open", "name": "Red"}
    answer = client.post("/new/tatsu", data=fields, headers={"origin": origin})
    assert answer.status_code == 303, answer.text[:800]
    place = f"{origin}{answer.headers['location']}"
    assert f'value="{place}"' in client.get(place).text


def test_a_stream_goes_through_as_it_happens(behind: tuple[Server, Proxy]) -> None:
    """The event of a move arrives while the stream stays open, with addresses under the path in it."""
    _, proxy = behind
    client, origin = proxy.client(), origin_of(proxy)
    place = f"{origin}{arrive(client, origin)}"
    with client.stream("GET", f"{place}/events") as stream:
        lines = stream.iter_lines()
        first = next_table(lines)
        assert 'action="/games/t/' in first["regions"]["ask"] or "/games/" in json.dumps(first)
        seen = first["entry"]
        page = first
        while not page["mine"]:
            page = next_table(lines)
        keys = re.findall(r'name="key" value="([^"]+)"', page["regions"].get("ask", "") or client.get(place).text)
        chosen = client.post(
            f"{place}/choose", data={"key": keys[0], "entry": str(page["entry"])}, headers={"origin": origin}
        )
        assert chosen.status_code == 303
        while page["entry"] <= seen:
            page = next_table(lines)


def next_table(lines: Iterator[str]) -> Any:
    """The next event that tells of the table."""
    for line in lines:
        if line == "event: table":
            return json.loads(next(lines).removeprefix("data: "))
    raise AssertionError("the stream ended")


def test_the_proxys_id_of_a_request_comes_back(behind: tuple[Server, Proxy]) -> None:
    _, proxy = behind
    ids = {proxy.client().get("/health").headers["x-request-id"] for _ in range(3)}
    assert len(ids) == 3
    assert all(re.fullmatch("[0-9a-f]{32}", each) for each in ids), "nginx's own"


def test_what_is_measured_is_not_for_visitors(behind: tuple[Server, Proxy]) -> None:
    server, proxy = behind
    assert proxy.client().get("/metrics").status_code == 404
    assert httpx.get(f"{server.address}/metrics").status_code == 200
    far = {"x-forwarded-for": "203.0.113.9"}
    assert httpx.get(f"{server.address}/metrics", headers=far).status_code == 404


def test_headers_of_a_proxy_are_believed_only_behind_one(tmp_path: Path) -> None:
    """Anybody can write them."""
    with serving(str(tmp_path / "a.db")) as server:
        red = server.client()
        table = red.open("tatsu", ["me", "open"])["id"]
        red.http.headers.update(
            {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9", "x-request-id": "mine"}
        )
        answer = red.http.get(f"/t/{table}")
        assert f"http://127.0.0.1:{server.port}/t/{table}" in answer.text
        assert answer.headers["x-request-id"] != "mine"
        assert "strict-transport-security" not in answer.headers


def test_a_browser_plays_under_the_path(behind: tuple[Server, Proxy], browser: Browser) -> None:
    _, proxy = behind
    context = browser.new_context(ignore_https_errors=True, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    sitting = Sitting(page)
    page.goto(f"{proxy.address}/")
    page.locator("form[action='/games/play/tatsu'] button").click()
    page.wait_for_url("**/games/t/*")
    sitting.ready()
    for _ in range(2):
        assert sitting.wait()
        sitting.by_list()
    assert sitting.faults == []
    context.close()

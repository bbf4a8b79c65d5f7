"""Nobody knows a deal before it is dealt, and everybody can check afterwards that it was not changed."""

from __future__ import annotations

from hashlib import sha256

import pytest
from playwright.sync_api import BrowserContext, Page

from embertable.core.record import begin, read_record
from embertable.games import CATALOGUE, game
from tests.web.screens import Screens
from tests.web.serving import Client, Server
from tests.web.test_table_routes import play_out

NAME = CATALOGUE[0]
PAIRS = [name for name in CATALOGUE if 2 in game(name).seats]


def given_pair(server: Server, name: str, **more: object) -> tuple[Client, Client, str]:
    """A table of two people, everybody seated."""
    red, blue = server.client("Red"), server.client("Blue")
    table: str = red.open(name, ["me", "open"], **more)["id"]
    assert blue.act(table, "sit").status_code == 200
    return red, blue, table


@pytest.mark.parametrize("name", PAIRS)
def test_a_seed_does_not_tell_the_deal_of_a_table_with_other_people(server: Server, name: str) -> None:
    """The same seed twice: the hosts cannot learn from one table what the other holds."""
    views = []
    for _ in range(3):
        red, _, table = given_pair(server, name, seed=7)
        views.append(red.table(table)["view"])
    alone = server.client("Green").open(name, ["me", "bot level:1"], seed=7)["view"]
    assert len({repr(view) for view in [*views, alone]}) > 1


def test_against_bots_a_chosen_seed_is_the_deal(server: Server) -> None:
    """Where nobody else is deceived a seed may be tried again and again."""
    twins = [server.client("Red").open(NAME, ["me", "bot level:1"], seed=11) for _ in range(2)]
    assert twins[0]["view"] == twins[1]["view"]
    assert twins[0]["deal"] is None, "what was chosen needs no proof"


@pytest.mark.parametrize("name", PAIRS)
def test_a_waiting_table_shows_no_deal(server: Server, name: str) -> None:
    """Neither its page nor its past, its scores, its log; there is none yet."""
    red = server.client("Red")
    table = red.open(name, ["me", "open"], seed=7)["id"]
    seen = red.table(table)
    assert (seen["view"], seen["log"], seen["deal"], seen["question"]) == (None, [], None, None)
    for path in ("replay", "scores", "foresee?entry=0&key=x"):
        assert red.http.get(f"/t/{table}/{path}").status_code == 409, path
    regions = red.http.get(f"/t/{table}/now").json()["regions"]
    assert regions["deal"] == ""
    assert "data-thing" not in "".join(regions.values())
    assert "<li>" not in regions["news"]


def test_the_hash_is_shown_at_the_start_and_the_secret_after_the_end(server: Server) -> None:
    red, blue, table = given_pair(server, "tatsu", seed=7, variants={"max_deals": "1"})
    began = red.table(table)["deal"]
    assert set(began) == {"hash", "nonce", "seed"}
    assert (began["nonce"], began["seed"]) == (None, None)
    assert began == blue.table(table)["deal"] == server.client(None).table(table)["deal"]
    assert began["hash"] in red.http.get(f"/t/{table}").text
    while (seen := red.table(table))["status"] != "over":
        asked = next(each for each in (red, blue) if each.table(table)["question"]["options"])
        asked.first(asked.table(table))
        pages = [red.http.get(f"/t/{table}{more}").text for more in ("", "/replay", "/now")]
        record = seen["number"] < 3 and red.http.get(f"/t/{table}.ember").status_code
        assert record in (False, 403)
        assert all("nonce" not in page for page in pages) or red.table(table)["status"] == "over"

    ended = seen["deal"]
    assert ended["hash"] == began["hash"] == sha256(ended["nonce"].encode()).hexdigest()
    assert ended["seed"] == "7"
    record = read_record(red.http.get(f"/t/{table}.ember").text)
    assert (record.nonce, record.seed) == (ended["nonce"], 7)
    begin(game("tatsu"), record)
    assert ended["nonce"] in red.http.get(f"/t/{table}").text


def test_a_table_against_bots_is_fair_too(server: Server) -> None:
    red = server.client("Red")
    table = red.open("tatsu", ["me", "bot level:1"], variants={"max_deals": "1"})
    over = play_out(red, table["id"])
    deal = over["deal"]
    assert isinstance(deal, dict)
    assert deal["hash"] == table["deal"]["hash"] == sha256(deal["nonce"].encode()).hexdigest()


def test_the_deal_is_made_when_the_last_seat_is_taken(server: Server) -> None:
    """By a person or by a bot; the hash is there from then on and never changes."""
    red, blue, green = (server.client(name) for name in ("Red", "Blue", "Green"))
    name = next(name for name in CATALOGUE if 3 in game(name).seats)
    table = red.open(name, ["me", "open", "open"])["id"]
    blue.act(table, "sit")
    assert red.table(table)["deal"] is None
    green.act(table, "sit")
    assert len({each.table(table)["deal"]["hash"] for each in (red, blue, green)}) == 1


def test_all_processes_deal_the_same(pair: Server) -> None:
    """Whichever process somebody asks, before and after the last seat is taken, the table is one table."""
    for _ in range(6):
        reds = [pair.client("Red") for _ in range(1)]
        red, blue = reds[0], pair.client("Blue")
        table = red.open(NAME, ["me", "open"])["id"]
        lookers = [pair.client(None) for _ in range(8)]  # connections to both processes
        assert {each.table(table)["status"] for each in lookers} == {"waiting"}
        blue.act(table, "sit")
        seen = [
            each.http.get(f"/api/tables/{table}/wait", params={"after": 0, "seconds": 5}).json() for each in lookers
        ]
        assert len({each["deal"]["hash"] for each in seen}) == 1
        assert len({repr(each["view"]) for each in seen}) == 1


def test_once_more_is_dealt_anew(server: Server) -> None:
    red, blue, table = given_pair(server, "tatsu", variants={"max_deals": "1"})
    red.act(table, "concede")
    again = red.http.post(f"/t/{table}/rematch", headers={"accept": "application/json"}).json()["to"].rpartition("/")[2]
    assert red.table(again)["deal"]["hash"] != red.table(table)["deal"]["hash"]
    assert blue.table(again)["status"] == "playing"


def given_finished(page: Page, name: str) -> None:
    """A game that began in this browser and is over."""
    page.goto("/")
    page.locator(f"form[action='/play/{name}'] button").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("html[data-ready]")
    page.evaluate("fetch(location.pathname + '/concede', {method: 'POST'})")
    page.wait_for_selector("#deal [data-nonce]", state="attached")


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_button_proves_the_deal(context: BrowserContext, screens: Screens, name: str) -> None:
    """The browser does the sum by itself and compares with the hash it remembered from the start."""
    page = context.new_page()
    given_finished(page, name)
    page.locator("#deal summary").click()
    page.locator("#deal [data-do=prove]").click()
    page.wait_for_selector("#deal .proof.saved")
    assert "this browser saw at the start" in page.locator("#deal .proof").inner_text()
    screens.take(page, f"deal-{name}", whole=True)


def test_the_button_tells_a_changed_deal(context: BrowserContext) -> None:
    """A server that shows another secret, even with its own hash, is found out by what the browser remembers."""
    page = context.new_page()
    given_finished(page, NAME)
    page.evaluate(
        """secret => {
            document.querySelector("#deal [data-nonce]").dataset.nonce = "00".repeat(32);
            document.querySelector("#deal [data-hash]").dataset.hash = secret;
        }""",
        sha256(("00" * 32).encode()).hexdigest(),
    )
    page.locator("#deal summary").click()
    page.locator("#deal [data-do=prove]").click()
    page.wait_for_selector("#deal .proof.refused")


def test_the_sum_in_the_browser_is_sha256(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/")
    texts = ["", "abc", *("x" * length for length in (54, 55, 56, 63, 64, 65, 119, 120, 1000)), "дракон 🐉"]
    sums = [[sha256(text.encode()).hexdigest(), text] for text in texts]
    script = """async sums => {
        const { isHashOf } = await import('/static/fair.js');
        return Promise.all(sums.map(([hash, text]) => isHashOf(hash, text)));
    }"""
    assert page.evaluate(script, sums) == [True] * len(sums)
    assert page.evaluate(script, [[hash, text + "."] for hash, text in sums]) == [False] * len(sums)

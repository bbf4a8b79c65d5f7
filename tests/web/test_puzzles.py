"""Puzzles on the web: tried over HTTP and in a real browser, in every game; rules asked beside a board."""

from __future__ import annotations

import re
from urllib.parse import quote

import httpx
import pytest
from playwright.sync_api import BrowserContext, Page, expect

from embertable.coach.puzzle import Puzzle, ordered, puzzle_of
from embertable.coach.puzzle_day import Days
from embertable.games import CATALOGUE, game
from tests.web.moments import at_table, partly
from tests.web.serving import Server

DAILY = re.compile(r'class="sheet daily" href="/puzzles/(\w+)/(\w+)"')


def somebody(server: Server) -> httpx.Client:
    """A browser without a name."""
    client = server.client(None).http
    client.headers["origin"] = server.address
    return client


def place_of(name: str, puzzle: Puzzle) -> str:
    return f"/puzzles/{name}/{puzzle.id}"


def wrong_for(name: str, puzzle: Puzzle) -> str:
    """An option that was weighed and is not right."""
    offered = [option.key() for option in puzzle.position(game(name)).options]
    return next(key for key in offered if key not in puzzle.accept)


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_puzzle_is_tried_until_it_is_found(server: Server, name: str) -> None:
    """The page says what is better of a try, and why of the answer; the seat's own view is all it shows."""
    puzzle = ordered(game(name))[0]
    client, place = somebody(server), place_of(name, puzzle)

    opened = client.get(place).text
    missed = client.post(f"{place}/choose", data={"key": wrong_for(name, puzzle)}, follow_redirects=True).text
    hinted = client.get(f"{place}?hint=1").text
    found = client.post(f"{place}/choose", data={"key": puzzle.accept[0]}, follow_redirects=True).text

    assert 'id="choices"' in opened
    assert "There is a better choice" in missed
    assert 'class="hinted"' in hinted
    assert "Found!" in found
    assert "The best choice" in client.get(f"{place}?show=1").text


def test_what_is_not_offered_cannot_be_tried(server: Server) -> None:
    puzzle = ordered(game(CATALOGUE[0]))[0]
    client, place = somebody(server), place_of(CATALOGUE[0], puzzle)

    assert client.post(f"{place}/choose", data={"key": "win"}).status_code == 409
    assert client.get(f"{place}?tried=win").status_code == 409
    assert client.get(f"/puzzles/{CATALOGUE[0]}/nothing").status_code == 404
    assert client.get("/puzzles/chess").status_code == 404


def test_one_plays_on_from_a_puzzle(server: Server) -> None:
    """At the seat that was asked, at the same question."""
    puzzle = ordered(game(CATALOGUE[0]))[0]
    client = somebody(server)

    to = client.post(f"{place_of(CATALOGUE[0], puzzle)}/play-on").headers["location"]

    page = client.get(to).text
    assert f'data-seat="{puzzle.seat}"' in page
    assert "data-mine" in page


def test_days_are_kept_for_who_wants_them(server: Server) -> None:
    """Found for the first time without a word about it; then kept, one day more, and forgotten."""
    client = somebody(server)
    name, puzzle = DAILY.findall(client.get("/").text)[0]
    right = {"key": puzzle_of(game(name), puzzle).accept[0]}

    client.post(f"/puzzles/{name}/{puzzle}/choose", data=right)
    assert "days" not in client.cookies

    client.post("/puzzles/days", data={"keep": "yes"})
    assert Days.read(client.cookies["days"]).bits == 0
    client.post(f"/puzzles/{name}/{puzzle}/choose", data=right)
    assert Days.read(client.cookies["days"]).bits == 1
    assert "Today’s is solved" in client.get("/").text

    client.post("/puzzles/days", data={"keep": "no"})
    assert "days" not in client.cookies


def errors_of(page: Page) -> list[str]:
    found: list[str] = []
    page.on("pageerror", lambda error: found.append(str(error)))
    return found


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_puzzle_in_a_browser(context: BrowserContext, name: str) -> None:
    """Picked from the list and sent by the button, as at a table; then the next one."""
    puzzle = ordered(game(name))[0]
    page = context.new_page()
    errors = errors_of(page)
    page.goto(place_of(name, puzzle))
    page.wait_for_selector("html[data-ready]")

    option = page.locator(f'#ask .opt[value="{puzzle.accept[0]}"]')
    if not option.is_visible():  # what stands nowhere on the board is listed at once
        page.locator("#ask .more").click()
    option.click()
    expect(page.locator("#board :is(.target, .chosen), #ask .opt.on").first).to_be_visible()
    page.locator("#ask [data-do=send]").click()

    expect(page.locator("#ask h2")).to_have_text("Found!")
    expect(page).to_have_url(re.compile(rf"tried={re.escape(quote(puzzle.accept[0], safe=''))}"))
    expect(page.get_by_role("link", name="Next puzzle")).to_be_visible()
    assert errors == []


def test_a_try_is_told_what_it_costs_on_a_phone_too(context: BrowserContext) -> None:
    name = CATALOGUE[0]
    puzzle = ordered(game(name))[0]
    page = context.new_page()
    page.set_viewport_size({"width": 360, "height": 740})

    page.goto(f"{place_of(name, puzzle)}?tried={quote(next(iter(puzzle.verdict.losses)), safe='')}")

    expect(page.locator("#ask h2")).to_have_text("There is a better choice")
    expect(page.locator("#ask .why")).to_be_visible()
    expect(page.locator("#ask .why")).to_contain_text("%")


def test_rules_are_asked_beside_the_board(context: BrowserContext) -> None:
    """The rule of the question by its link, an answer by words, a section by its answer; the board stays in view."""
    page = at_table(context, partly("tatsu", "four_partners", 0.5))
    errors = errors_of(page)

    page.locator("#ask a[data-rule]").click()
    expect(page.locator("#answer article")).to_contain_text("turn")
    page.locator("#rules input").fill("equal strength")
    page.keyboard.press("Enter")
    expect(page.locator("#answer mark").first).to_be_visible()
    page.locator("#answer a[data-rule]").first.click()
    expect(page.locator("#answer article")).to_be_visible()
    expect(page.locator("#board")).to_be_in_viewport()
    page.keyboard.press("q")

    expect(page.locator("#rules")).to_be_hidden()
    expect(page.locator("#news")).to_be_visible()
    assert errors == []


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_card_shows_the_rulings_that_concern_it(server: Server, name: str) -> None:
    rules = game(name)
    concerned = next(card for cards in rules.rulings() for card in cards)
    alone = next((card.id for card in rules.cards() if not rules.rulings_of(card.id, "en")), None)
    client = somebody(server)

    assert "Rulings on this card" in client.get(f"/cards/{name}/{concerned}?part=1").text
    assert alone is None or "Rulings on this card" not in client.get(f"/cards/{name}/{alone}?part=1").text


def test_a_rule_has_an_address_of_its_own(server: Server) -> None:
    client = somebody(server)

    assert client.get("/rules/tatsu/turn").headers["location"] == "/rules/tatsu#turn"
    assert "<h2>" in client.get("/rules/tatsu/turn?part=1").text
    assert client.get("/rules/tatsu/nothing?part=1").status_code == 404
    assert "<mark>" in client.get("/rules/tatsu?find=clan").text
    assert "The rules say nothing" in client.get("/rules/tatsu?find=zeppelin&part=1").text

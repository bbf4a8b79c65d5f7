"""A hint and an analysis in each game, in a real browser, with small budgets."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it ships no types
from playwright.sync_api import Browser, BrowserContext, Page, expect

from embertable.games import CATALOGUE
from tests.web.screens import Screens
from tests.web.serving import Server, serving
from tests.web.sitting import Sitting

FEW = 40  # iterations: what is found does not matter here
ABOVE = """() => {
    const top = (selector) => document.querySelector(selector).getBoundingClientRect().top;
    return top(".better") < top("#board");
}"""

ASKED_FOR_ROOM = """() => {
    const probe = document.querySelector("#board").appendChild(document.createElement("i"));
    const rules = new CSSStyleSheet();
    rules.replaceSync("@container play (max-width: 700px) { #board > i { order: 7; } }");
    document.adoptedStyleSheets = [rules];
    const order = getComputedStyle(probe).order;
    document.adoptedStyleSheets = [];
    probe.remove();
    return order === "7";
}"""


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose hints and analyses hardly think."""
    place = str(tmp_path_factory.mktemp("coach") / "tables.db")
    with serving(place, hint_iterations=FEW, analysis_iterations=1) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, quick: Server) -> Iterator[BrowserContext]:
    """A fresh visitor of it."""
    opened = browser.new_context(
        base_url=quick.address, viewport={"width": 1280, "height": 900}, locale="uk-UA", reduced_motion="reduce"
    )
    yield opened
    opened.close()


def fits(page: Page) -> bool:
    """Whether the page is no wider than its window."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"))


def shoot(page: Page, screens: Screens, name: str) -> None:
    """At both sizes, by day and by night, to be looked at."""
    for width, height in ((360, 740), (1280, 900)):
        page.set_viewport_size({"width": width, "height": height})
        assert fits(page), f"{name} is wider than {width}"
        for theme in ("light", "dark"):
            page.evaluate("theme => { document.documentElement.className = theme; }", theme)
            screens.take(page, f"{name}-{width}-{theme}")


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_hint_is_asked_for_by_key_and_streamed(visit: BrowserContext, screens: Screens, name: str) -> None:
    """It names an option of the question, says why, lights it without sending it, and is noted in the log."""
    person = Sitting(visit.new_page())
    person.play_now(name)
    assert person.wait()
    before = person.page.locator("#main").get_attribute("data-entry")
    person.page.keyboard.press("h")

    person.page.wait_for_selector("#hint [data-stage='3']", timeout=60000)

    best = person.page.locator("#hint [data-best]").get_attribute("data-best")
    keys = person.page.eval_on_selector_all("#ask .opt", "all => all.map((each) => each.value)")
    assert best in keys
    expect(person.page.locator("#news .log li").first).to_contain_text("підказку")
    after = person.page.locator("#main").get_attribute("data-entry")
    assert int(after or 0) == int(before or 0) + 1, "a hint is an entry of its own, and nothing was chosen"
    shoot(person.page, screens, f"hint-{name}")
    assert person.faults == []


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_finished_game_is_looked_at_again(visit: BrowserContext, screens: Screens, name: str) -> None:
    """From the end of a game to its curve: every moment can be reached, and the game can be played on from there."""
    person = Sitting(visit.new_page())
    person.play_now(name)
    for _ in range(3):
        assert person.wait()
        person.at_once()
    assert person.wait()
    page = person.page
    table = page.url.partition("?")[0]
    assert page.evaluate("fetch(`${location.pathname}/concede`, { method: 'POST' }).then((answer) => answer.ok)")
    page.locator("#ask form[action$='/analysis'] button").click()  # one touch, and it begins
    page.wait_for_url(f"{table}/analysis")

    page.wait_for_selector("#main[data-status=done]", timeout=120000)

    expect(page.locator("svg.curve[role=img]")).to_have_attribute("aria-label", re.compile("%"))
    page.locator(".curve-facts summary").click()
    page.locator(".curve-facts a[data-moment='2']").click()
    page.wait_for_url("**/analysis?at=2")
    expect(page.locator(".curve-facts table")).to_be_visible()
    expect(page.locator(".decided dl")).to_have_count(len(page.locator(".costly").all()))
    found = Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa"]})
    assert found.violations_count == 0, found.generate_report()
    shoot(page, screens, f"analysis-{name}")
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate(ASKED_FOR_ROOM), "a board asks how much room it has: on a phone it is drawn as for a phone"
    assert page.evaluate(ABOVE), "on a phone what was better is read without passing the whole board"
    assert person.faults == []
    page.locator(".better form button").click()
    page.wait_for_url(re.compile(r"/t/\w+$"))
    expect(page.locator("#board")).to_be_visible()

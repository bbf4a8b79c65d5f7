"""Somebody at a table in a real browser: waits for the turn, touches things, reads what is said."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError

ASKED = "!!document.querySelector('#main[data-mine] #ask .opt:not(:disabled)')"
MOVED = "+document.querySelector('#main').dataset.entry > before"
SETTLED = f"before => {MOVED} || !document.querySelector('#ask[data-busy]')"
OVER = "!!document.querySelector('#end .ending')"

WHERE = """async () => {
    const main = document.querySelector("#main");
    const now = await (await fetch(`${location.pathname}/now`, { headers: { accept: "application/json" } })).json();
    const ask = document.querySelector("#ask");
    return { page: { ...main.dataset, classes: main.className, word: document.querySelector("#word")?.textContent },
             ask: { ...ask?.dataset, text: ask?.innerText },
             server: { entry: now.entry, mine: now.mine, cursor: now.cursor } };
}"""
UNCOVERED = """thing => {
    const box = thing.getBoundingClientRect();
    const parts = [0.5, 0.2, 0.8];
    const places = parts.flatMap((down) => parts.map((along) => [along * box.width, down * box.height]));
    const isFree = ([x, y]) => thing.contains(document.elementFromPoint(box.left + x, box.top + y));
    const free = [[6, 6], ...places].find(isFree);
    return free ? { x: free[0], y: free[1] } : null;
}"""


class Sitting:
    """A person at a table."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.faults: list[str] = []
        page.add_init_script("localStorage['ember.pace'] ??= 'once'")  # nobody waits for what flies or lies a while
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda said: self.faults.append(said.text) if is_fault(said) else None)

    @property
    def entry(self) -> int:
        """How far the table has come, as this browser shows it."""
        return int(self.page.locator("#main").get_attribute("data-entry") or 0)

    @property
    def over(self) -> bool:
        """Whether the scores are shown."""
        return bool(self.page.evaluate(OVER))

    def play_now(self, name: str) -> None:
        """From the first page to a table, by one click."""
        self.page.goto("/")
        self.page.locator(f"form[action='/play/{name}'] button").click()
        self.page.wait_for_url("**/t/*")
        self.ready()

    def ready(self) -> None:
        """The script runs."""
        self.page.wait_for_selector("html[data-ready]")

    def wait(self, seconds: float = 30) -> bool:
        """Until it is this person's turn: True; or until the game is over: False."""
        self.until(f"() => {ASKED} || {OVER}", None, seconds)
        return not self.over

    def until(self, what: str, arg: Any = None, seconds: float = 30) -> None:
        """Until something is true of the page; if it never is, what the page and the server say of the table."""
        try:
            self.page.wait_for_function(what, arg=arg, timeout=seconds * 1000)
        except TimeoutError as late:
            raise AssertionError(f"{what} stays false: {self.page.evaluate(WHERE)}") from late

    def moved(self, before: int) -> None:
        """Until something happened at the table."""
        self.until("n => +document.querySelector('#main').dataset.entry > n", before)

    def send(self, before: int | None = None) -> None:
        """Confirm what is picked, unless it was made by the last touch."""
        before = self.entry if before is None else before
        button = self.page.locator("#ask [data-do=send]:enabled")
        if self.entry == before and button.count():
            button.click()
        self.moved(before)

    def by_list(self) -> None:
        """Pick an option in the list and confirm; where several are picked, until it is enough."""
        before = self.entry
        self.show_list()
        self.any_of("#ask .opt").click()
        while not self.settled(before):
            self.any_of("#ask .opt").click()
        self.send(before)

    def any_of(self, selector: str) -> Locator:
        """One of several, by chance."""
        found = self.page.locator(selector)
        return found.nth(self.chance.randrange(found.count()))

    def show_list(self) -> None:
        """The list of all options is folded away, unless it is all there is to touch."""
        fold = self.page.locator("#ask .all")
        if fold.count() and fold.is_visible():
            fold.check()

    def fold_list(self) -> None:
        """The list may lie over a part of the board."""
        fold = self.page.locator("#ask .all:checked")
        if fold.count() and fold.is_visible():
            fold.uncheck()

    def settled(self, before: int) -> bool:
        """Whether the choice can be confirmed, or is made already; False where a basket wants more."""
        self.until(SETTLED, before)
        return self.entry > before or self.page.locator("#ask [data-do=send]:enabled").count() > 0

    def by_board(self) -> bool:
        """Touch what glows, then what fits, until it is decided; False where nothing glows."""
        before = self.entry
        self.fold_list()
        touched = 0
        while True:
            fits = (
                "#board .target:visible"
                if self.page.locator("#board .target:visible").count()
                else "#board .can:visible"
            )
            menu = "#pick:not([hidden]) .opt"
            here = menu if self.page.locator(menu).count() else fits
            if not self.page.locator(here).count() or touched > 30:
                break
            touched += 1
            self.touch(self.any_of(here))
            if self.settled(before):
                break
        if not touched or (self.entry == before and self.page.locator("#ask [data-do=send]").is_disabled()):
            self.page.reload()
            self.ready()
            return False
        self.send(before)
        return True

    def touch(self, thing: Locator) -> None:
        """Click a thing where nothing lies over it, as a person would."""
        thing.scroll_into_view_if_needed()
        place = thing.evaluate(UNCOVERED)
        assert place is not None, f"nowhere can a person click on {thing.get_attribute('data-thing')}"
        thing.click(position=place)

    def at_once(self) -> None:
        """Pick and confirm in one go: the same clicks, without moving a mouse. For the long end of a game."""
        before = self.entry
        self.page.evaluate(
            """chance => {
                const options = [...document.querySelectorAll("#ask .opt")];
                options[Math.floor(chance * options.length)].click();
            }""",
            self.chance.random(),
        )
        while not self.settled(before):
            self.page.locator("#ask .opt").first.evaluate("each => each.click()")
        if self.entry == before:
            self.page.evaluate("document.querySelector('#ask [data-do=send]:enabled')?.click()")
        self.moved(before)

    def by_keys(self) -> None:
        """Pick and confirm by keys alone."""
        before = self.entry
        count = min(9, self.page.locator("#ask .opt").count())
        self.page.keyboard.press(str(self.chance.randrange(count) + 1))
        while not self.settled(before):
            self.page.keyboard.press("1")
        self.page.keyboard.press("Enter")
        self.moved(before)


def is_fault(said: Any) -> bool:
    """Whether the browser complains."""
    return str(said.type) == "error"

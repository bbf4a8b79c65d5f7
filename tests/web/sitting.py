"""Somebody at a table in a real browser: waits for the turn, touches things, reads what is said."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page

ASKED = "!!document.querySelector('#main[data-mine] #ask .opt:not(:disabled)')"
OVER = "!!document.querySelector('#end .tally')"


class Sitting:
    """A person at a table."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.faults: list[str] = []
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
        self.page.wait_for_function(f"() => {ASKED} || {OVER}", timeout=seconds * 1000)
        return not self.over

    def moved(self, before: int) -> None:
        """Until something happened at the table."""
        self.page.wait_for_function("n => +document.querySelector('#main').dataset.entry > n", arg=before)

    def send(self) -> None:
        """Confirm what is picked."""
        before = self.entry
        self.page.locator("#ask [data-do=send]").click()
        self.moved(before)

    def by_list(self) -> None:
        """Pick an option in the list and confirm."""
        options = self.page.locator("#ask .opt")
        self.show_list()
        options.nth(self.chance.randrange(options.count())).click()
        self.send()

    def show_list(self) -> None:
        """On a narrow screen the list is folded away."""
        more = self.page.locator("#ask .more")
        if more.count() and more.is_visible() and not self.page.locator("#ask .opts").is_visible():
            more.click()

    def by_board(self) -> bool:
        """Touch something that glows, pick from its menu if there is one, and confirm; False where nothing glows."""
        glowing = self.page.locator("#board .can:visible")
        count = glowing.count()
        if not count:
            return False
        glowing.nth(self.chance.randrange(count)).click(position={"x": 6, "y": 6})
        menu = self.page.locator("#pick:not([hidden]) .opt")
        if menu.count():
            menu.nth(self.chance.randrange(menu.count())).click()
        if self.page.locator("#ask [data-do=send]").is_disabled():
            return False
        self.send()
        return True

    def at_once(self) -> None:
        """Pick and confirm in one go: the same clicks, without moving a mouse. For the long end of a game."""
        before = self.entry
        self.page.evaluate(
            """chance => {
                const options = [...document.querySelectorAll("#ask .opt")];
                options[Math.floor(chance * options.length)].click();
                document.querySelector("#ask [data-do=send]")?.click();
            }""",
            self.chance.random(),
        )
        self.moved(before)

    def by_keys(self) -> None:
        """Pick and confirm by keys alone."""
        before = self.entry
        count = min(9, self.page.locator("#ask .opt").count())
        self.page.keyboard.press(str(self.chance.randrange(count) + 1))
        self.page.keyboard.press("Enter")
        self.moved(before)


def is_fault(said: Any) -> bool:
    """Whether the browser complains."""
    return str(said.type) == "error"

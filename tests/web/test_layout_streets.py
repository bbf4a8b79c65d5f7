"""Boards in a real browser, from a phone to a large screen: every word can be read, nothing is too small to be touched.

The town, the square and the forest, with few and with many seats, alone, at the beginning and late in a game.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FilePayload, Page

from embertable.core.record import read_record, write_record
from tests.web.serving import Server

GAMES = Path(__file__).parents[1] / "golden" / "games"
SIZES = ((360, 740), (1280, 900), (1920, 1080))
SMALLEST_TEXT = 12
SMALLEST_TARGET = 24
MOMENTS = [  # game, record, how far into it, language
    ("flamecraft", "two", 0.8, "en-GB"),
    ("flamecraft", "five_with_companions_and_gold_deck", 0.97, "uk-UA"),
    ("flamecraft", "one_reaches_a_title", 0.5, "ru-RU"),
    ("fire_tower", "four_players_plain", 0.6, "uk-UA"),
    ("fire_tower", "two_players", 0.3, "en-GB"),
    ("fire_tower", "three_players_shadow", 0.5, "ru-RU"),
    ("flamecraft_duals", "duel", 0.6, "uk-UA"),
    ("flamecraft_duals", "duel_fancy_and_fountain", 0.5, "ru-RU"),
    ("flamecraft_duals", "solo_win", 0.7, "en-GB"),
]
FAULTS = """([smallestText, smallestTarget, unfolds]) => {
  const faults = new Set();
  const name = (each) => `${each.tagName.toLowerCase()}.${each.getAttribute("class") ?? ""}`;
  const seen = (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest(".sr");
  const hidden = (each) => each.getBoundingClientRect().width <= 1; // words for the ear alone
  const words = document.createTreeWalker(document.querySelector("#board"), NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const [text, box] = [words.currentNode.textContent.trim(), words.currentNode.parentElement];
    if (!text || !seen(box) || hidden(box)) continue;
    const style = getComputedStyle(box);
    const scale = box.getScreenCTM?.().a ?? 1;
    const size = parseFloat(style.fontSize) * scale;
    if (size < smallestText - 0.05) faults.add(`${name(box)} "${text}" is written in ${size.toFixed(1)} px`);
    if (box.getScreenCTM || box.closest(unfolds)) continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const written = range.getBoundingClientRect();
    for (let around = box; around.id !== "board"; around = around.parentElement) {
      const style = getComputedStyle(around);
      const clips = style.overflowX !== "visible" || style.clipPath !== "none";
      const rect = around.getBoundingClientRect();
      if (/auto|scroll/.test(style.overflowX)) break; // what scrolls can be scrolled to
      const own = around === box && style.display !== "inline";
      const out = Math.max(rect.left - written.left, written.right - rect.right);
      const below = Math.max(rect.top - written.top, written.bottom - rect.bottom);
      if ((own || clips) && out > 1.5) faults.add(`${name(box)} "${text}" sticks ${out} px out of ${name(around)}`);
      if (clips && below > 1.5) faults.add(`${name(box)} "${text}" is cut by ${name(around)}`);
    }
  }
  for (const each of document.querySelectorAll("#board :is(button, a, [role=button])")) {
    const rect = each.getBoundingClientRect();
    if (!seen(each) || each.matches(".cell")) continue; // a map may be finer: a tap goes to the nearest cell that glows
    if (Math.min(rect.width, rect.height) < smallestTarget - 0.5)
      faults.add(`${name(each)} is ${rect.width.toFixed(1)} by ${rect.height.toFixed(1)} px`);
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.add("the page scrolls sideways");
  return [...faults];
}"""
UNFOLDS = ".says"  # what a shop does: two lines of it, all of it when the shop is pointed at
CUT = "each => each.scrollHeight > each.clientHeight + 1"


def moment(game: str, record: str, part: float) -> str:
    """A recorded game up to the moment when the first seat is asked, some way into it."""
    played = read_record((GAMES / game / f"{record}.ember").read_text(encoding="utf-8"))
    mine = [number for number, decision in enumerate(played.decisions) if decision.seat == 0]
    return write_record(replace(played, decisions=played.decisions[: mine[int(part * len(mine))]]))


def opened(browser: Browser, server: Server, text: str, locale: str) -> Page:
    """A table that stands at the end of a record."""
    context = browser.new_context(base_url=server.address, locale=locale, reduced_motion="reduce")
    page = context.new_page()
    page.goto("/finished")
    file: FilePayload = {"name": "a.ember", "mimeType": "text/plain", "buffer": text.encode()}
    page.goto(context.request.post("/upload", multipart={"file": file}).url)
    page.wait_for_selector("html[data-ready]")
    return page


@pytest.mark.parametrize(("game", "record", "part", "locale"), MOMENTS)
def test_every_word_can_be_read_and_every_target_hit(
    browser: Browser, server: Server, game: str, record: str, part: float, locale: str
) -> None:
    page = opened(browser, server, moment(game, record, part), locale)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        faults = page.evaluate(FAULTS, [SMALLEST_TEXT, SMALLEST_TARGET, UNFOLDS])
        assert faults == [], f"at {width}"
    page.context.close()


def test_a_shop_that_is_pointed_at_says_all_it_does(browser: Browser, server: Server) -> None:
    """At rest two lines of a long ability; under the pointer every word of it."""
    page = opened(browser, server, moment("flamecraft", "four_random_shops", 0.9), "uk-UA")
    page.set_viewport_size({"width": 1280, "height": 900})
    shops = page.locator(".house:has(.says)")
    assert page.locator(UNFOLDS).evaluate_all(f"all => all.some({CUT})"), "nothing here is long"
    for number in range(shops.count()):
        shops.nth(number).locator(".name").hover()
        assert not shops.nth(number).locator(UNFOLDS).evaluate(CUT)
    page.context.close()

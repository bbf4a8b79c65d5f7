"""Tables in a real browser, from a phone to a large screen, by day and by night: every word can be read, nothing is too
small to be touched, nothing sticks out.

Positions come from recorded games: the beginning, the middle, the middle with something touched, the end. The product
of sizes, themes and languages is sampled: every game is seen in every size and in both themes. Boards for every number
of seats are drawn without a server, which is quicker still.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from embertable.core.flow import State, apply, asked, is_over
from embertable.core.text.marks import fill
from embertable.games import CATALOGUE, game
from embertable.web.board.drawing import Drawn, draw
from embertable.web.templates import environment
from tests.web.moments import at_table, partly, visitor
from tests.web.serving import Server
from tests.web.test_browser import serious

SOURCE = Path(__file__).parents[2] / "src" / "embertable"
SIZES = ((360, 740), (800, 1100), (1280, 900), (1920, 1080), (2560, 1440))
EACH = 3  # sizes at which each position is looked at
LANGUAGES = ("uk-UA", "en-GB", "ru-RU")
SMALLEST_TEXT, SMALLEST_TARGET, FINGER = 12, 24, 44
RECORDS = {
    "wyrmspan": "three_players",
    "flamecraft": "five_with_companions_and_gold_deck",
    "flamecraft_duals": "duel_fancy_and_fountain",
    "fire_tower": "four_players_plain",
    "tatsu": "four_partners",
}
PARTS = {"start": 0.0, "middle": 0.5, "choosing": 0.6, "end": 1.0}
OTHERS = [  # positions that were trouble once: game, record, how far into it, language
    ("flamecraft", "two", 0.8, "en-GB"),
    ("flamecraft", "five_with_companions_and_gold_deck", 0.97, "uk-UA"),
    ("flamecraft", "one_reaches_a_title", 0.5, "ru-RU"),
    ("fire_tower", "four_players_plain", 0.6, "uk-UA"),
    ("fire_tower", "two_players", 0.3, "en-GB"),
    ("fire_tower", "three_players_shadow", 0.5, "ru-RU"),
    ("flamecraft_duals", "duel", 0.6, "uk-UA"),
    ("flamecraft_duals", "duel_fancy_and_fountain", 0.5, "ru-RU"),
    ("flamecraft_duals", "solo_win", 0.7, "en-GB"),
    ("wyrmspan", "five_players", 0.6, "uk-UA"),
]
UNFOLDS = ".says, .six .text"  # what a shop or a card of the market does: as much as fits, all of it when pointed at
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
    const thing = box.closest(".thing");
    let raised = box; // what lies on a card lies beside its words, or under them
    while (thing?.contains(raised) && getComputedStyle(raised).position === "static") raised = raised.parentElement;
    for (const each of thing?.querySelectorAll("*") ?? []) {
      const [{ position, backgroundColor }, rect] = [getComputedStyle(each), each.getBoundingClientRect()];
      if (position !== "absolute" || /, 0\\)$/.test(backgroundColor) || each.contains(box) || !seen(each)) continue;
      if (raised !== thing && each.compareDocumentPosition(raised) & Node.DOCUMENT_POSITION_FOLLOWING) continue;
      const deep = [...range.getClientRects()].map((line) => Math.min(
        line.right - rect.left, rect.right - line.left, line.bottom - rect.top, rect.bottom - line.top));
      if (Math.max(...deep) > 3) faults.add(`${name(box)} "${text}" is covered by ${name(each)}`);
    }
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
  for (const each of document.querySelectorAll("#board svg")) {
    const { width, height } = each.getBoundingClientRect();
    if (seen(each) && !hidden(each.parentElement) && Math.min(width, height) < 4)
      faults.add(`${name(each)} in ${name(each.parentElement)} is a picture nobody sees`);
  }
  for (const each of document.querySelectorAll(".ask :is(.btn, .opt, .chip), .seat .has > *")) {
    const around = each.closest(".then, .ask, .seat");
    const out = each.getBoundingClientRect().right - around.getBoundingClientRect().right;
    if (seen(each) && out > 0) faults.add(`${name(each)} sticks ${out.toFixed(1)} px out of ${name(around)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.add("the page scrolls sideways");
  return [...faults];
}"""


def faults(page: Page, width: int, height: int) -> list[str]:
    """What is wrong with a table in a window of this size."""
    page.set_viewport_size({"width": width, "height": height})
    found: list[str] = page.evaluate(FAULTS, [SMALLEST_TEXT, SMALLEST_TARGET, UNFOLDS])
    return found


def touch_something(page: Page) -> None:
    """The first thing that glows is chosen, and what fits it is lit."""
    page.locator("#board .can:visible").first.evaluate("each => each.click()")


@pytest.mark.parametrize("moment", PARTS)
@pytest.mark.parametrize("name", CATALOGUE)
def test_every_word_can_be_read_and_every_target_hit(browser: Browser, server: Server, name: str, moment: str) -> None:
    """Three sizes and a theme for each position; together every size and both themes for each game."""
    number = CATALOGUE.index(name) + 2 * list(PARTS).index(moment)
    theme = ("light", "dark")[list(PARTS).index(moment) % 2]
    context = visitor(browser, server, locale=LANGUAGES[number % len(LANGUAGES)])
    context.add_cookies([{"name": "theme", "value": theme, "url": server.address}])
    page = at_table(context, partly(name, RECORDS[name], PARTS[moment]))
    if moment == "choosing":
        touch_something(page)
    if moment == "end":
        page.goto(page.url.split("/replay")[0])
        page.wait_for_selector("html[data-ready]")
    found = {}
    for each in range(EACH):
        width, height = SIZES[(number + each) % len(SIZES)]
        found[width] = faults(page, width, height)
    assert not any(found.values()), found
    assert serious(page) == []
    context.close()


def test_every_game_is_seen_in_every_size() -> None:
    """The sample is one of the whole product."""
    for name in CATALOGUE:
        numbers = [CATALOGUE.index(name) + 2 * place for place in range(len(PARTS))]
        assert {(number + each) % len(SIZES) for number in numbers for each in range(EACH)} == set(range(len(SIZES)))


@pytest.mark.parametrize(("name", "record", "part", "locale"), OTHERS)
def test_what_was_trouble_once(
    browser: Browser, server: Server, name: str, record: str, part: float, locale: str
) -> None:
    """Few and many seats, alone, late in a game, long words."""
    context = visitor(browser, server, locale=locale)
    page = at_table(context, partly(name, record, part))
    for width, height in ((360, 740), (1280, 900), (1366, 768), (1920, 1080)):
        assert faults(page, width, height) == [], f"at {width}"
    if page.locator("#board .can:visible").count():
        touch_something(page)
        assert faults(page, 1280, 900) == [], "something touched"
    context.close()


WORDS = """each => {
  const box = each.getBoundingClientRect();
  const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
  const places = [];
  while (texts.nextNode()) {
    for (const { index, 0: word } of texts.currentNode.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      places.push([word, range.getBoundingClientRect()]);
    }
  }
  const out = places.filter(([, { top }]) => top > box.bottom - 2);
  const last = Math.max(...places.filter(([, { top }]) => top <= box.bottom - 2).map(([, { bottom }]) => bottom));
  const room = out.length ? 8 : -1; // for the sign that there is more
  const cut = places.filter(([, { top, bottom, right }]) => top <= box.bottom - 2 && (bottom > box.bottom + 3
      || (bottom > last - 4 && right > box.right - room)));
  return [cut, out].map((some) => some.map(([word]) => word));
}"""
"""The words of a text that are seen in part, and those that have no room."""


def test_a_shop_that_is_pointed_at_says_all_it_does(browser: Browser, server: Server) -> None:
    """At rest two lines of a long ability, of whole words; under the pointer every word of it."""
    context = visitor(browser, server, locale="uk-UA", viewport={"width": 1280, "height": 900})
    page = at_table(context, partly("flamecraft", "four_random_shops", 0.9))
    shops = page.locator(".house:has(.says)")
    seen = page.locator(".says .gist").evaluate_all(f"all => all.map({WORDS})")
    assert any(out for _, out in seen), "nothing here is long"
    assert not any(cut for cut, _ in seen)
    for number in range(shops.count()):
        shops.nth(number).locator(".name").hover()
        assert shops.nth(number).locator(".gist").evaluate(WORDS) == [[], []]
    context.close()


def test_a_card_of_the_market_that_is_pointed_at_says_all_it_does(browser: Browser, server: Server) -> None:
    """The market is always as high; whole lines of a long text at rest, every word of it under the pointer."""
    context = visitor(browser, server, locale="uk-UA", viewport={"width": 1280, "height": 900})
    page = at_table(context, partly("wyrmspan", "three_players", 0.6))
    cards = page.locator(".six .slip")
    high = page.locator(".six").bounding_box()
    seen = cards.locator(".gist").evaluate_all(f"all => all.map({WORDS})")
    assert any(out for _, out in seen), "nothing here is long"
    assert not any(cut for cut, _ in seen)
    for number in range(cards.count()):
        cards.nth(number).hover()
        assert cards.nth(number).locator(".gist").evaluate(WORDS) == [[], []]
        assert page.locator(".six").bounding_box() == high
    context.close()


@pytest.mark.parametrize(("width", "beside"), [(360, False), (800, False), (1280, True), (1920, True)])
def test_rules_stand_beside_their_contents(browser: Browser, server: Server, width: int, beside: bool) -> None:
    """The contents leave the book its room; where there is little of it they come first and are short."""
    context = visitor(browser, server, viewport={"width": width, "height": 900})
    page = context.new_page()
    page.goto(f"/rules/{CATALOGUE[0]}")
    contents, book = (page.locator(each).bounding_box() for each in (".toc", ".book"))
    assert contents is not None
    assert book is not None
    assert (book["x"] >= contents["x"] + contents["width"]) == beside
    assert beside or contents["y"] + contents["height"] <= min(book["y"], 400)
    context.close()


LOW = [  # a window of 1366 x 768: game, record, how far into it, what one holds
    ("flamecraft", "four_random_shops", 0.72, ".mine .hand"),
    ("flamecraft", "five_with_companions_and_gold_deck", 0.6, ".mine .hand"),
    ("flamecraft_duals", "duel_fancy_and_fountain", 0.62, ".lower .hand"),
    ("wyrmspan", "three_players", 0.6, ".hand"),
    ("fire_tower", "four_players_plain", 0.5, ".cards"),
    ("tatsu", "four_partners", 0.5, ".hand"),
]


@pytest.mark.parametrize(("name", "record", "part", "hand"), LOW)
def test_what_one_holds_is_seen_in_a_low_window(
    browser: Browser, server: Server, name: str, record: str, part: float, hand: str
) -> None:
    """Nobody has to scroll to read the own cards, on the screen of a small laptop."""
    context = visitor(browser, server, viewport={"width": 1366, "height": 768})
    page = at_table(context, partly(name, record, part))
    box = page.locator(f"#board {hand}").last.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 768 + 24, "a border may be below the edge, no text"
    context.close()


TABLES = [(name, seats) for name in ("wyrmspan", "tatsu") for seats in game(name).seats]
DRAWN_SIZES = ((360, 740, FINGER), *((*size, SMALLEST_TARGET) for size in (*SIZES[1:], (1366, 768))))
NAMES = ("Марійка", "Жаринка", "Гримко", "Попелюшка", "Димко")
DECISIONS = (0, 25, 70, 190)  # decisions made
PAGE = """<!doctype html><html lang="uk"><head><meta name="viewport" content="width=device-width">
<style>{pages}</style><style>{board}</style></head><body><header class="bar"></header>
<main class="table" id="main"><div class="play">
<div id="end"></div><div id="seats">{seats}</div><div id="board">{drawn}</div></div>
<aside class="rail"><section class="ask sheet"></section><section class="news sheet"></section></aside></main></html>"""

DRAWN_FAULTS = """([smallest, target, unfolds]) => {
  const faults = [];
  const board = document.querySelector("#board");
  const start = (text) => text.trim().slice(0, 40);
  const isClipped = (each) => getComputedStyle(each).clipPath !== "none"; // words for the ear alone
  const isHidden = (each) => !each.checkVisibility() || each.closest(".sr") || isClipped(each);
  const sticksOut = (rect, box) => Math.max(
    box.left - rect.left, rect.right - box.right, box.top - rect.top, rect.bottom - box.bottom) > 1.5;
  const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const [node, holder] = [texts.currentNode, texts.currentNode.parentElement];
    if (!node.data.trim() || isHidden(holder)) continue;
    const size = parseFloat(getComputedStyle(holder).fontSize);
    if (size < smallest - .01) faults.push(`${size}px: ${start(node.data)}`);
    if (holder.closest(unfolds)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 1);
    let floats = false; // a label that stands over the edge of its thing
    for (let each = holder; each !== board; each = each.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(each);
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      const isThing = /BUTTON|SUMMARY|SECTION/.test(each.tagName);
      const holds = /hidden|clip/.test(overflowX + overflowY) || (isThing && !floats);
      const box = each.getBoundingClientRect();
      if (holds && rects.some((rect) => sticksOut(rect, box))) {
        faults.push(`cut by ${each.className}: ${start(node.data)}`);
        break;
      }
      floats ||= position === "absolute";
    }
  }
  for (const each of board.querySelectorAll("button, summary, a, .can")) {
    if (isHidden(each)) continue;
    const { width, height } = each.getBoundingClientRect();
    const name = each.dataset.thing ?? each.className;
    if (Math.min(width, height) < target) faults.push(`${Math.round(width)} x ${Math.round(height)}: ${name}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page scrolls sideways");
  return faults;
}"""
BROKEN = """<div id="board"><p style="overflow: hidden; width: 40px; white-space: nowrap">a long sentence</p>
<p style="font-size: 9px">small</p><button style="width: 9px; height: 9px; padding: 0"></button></div>"""


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    """A page of somebody who minds things that fly."""
    opened = browser.new_page(reduced_motion="reduce")
    yield opened
    opened.close()


def moments(name: str, seats: int) -> Iterator[State]:
    """A random game: at its beginning, twice in the middle, and late."""
    chance = random.Random(f"layout {name} {seats}")
    s = game(name).new(seats, game(name).modes(seats)[0], chance.randrange(1000))
    for number in range(max(DECISIONS) + 1):
        if is_over(s):
            return
        if number in DECISIONS:
            yield s
        apply(s, chance.choice([option for option in s.options if option.key() != "pass"] or s.options))


def named(html: str) -> str:
    """A board with names in it."""
    return fill(html, lambda kind, name, words: NAMES[int(name)] if kind == "seat" else words)


def seat_row(drawn: Drawn, seats: int) -> str:
    """The row of seats, where the board does not show them itself."""
    if drawn.seated:
        return ""
    row = environment.get_template("table/seat.html")
    shown: dict[str, Any] = {"bot": False, "open": False, "conceded": False, "points": None, "word": str}
    said: dict[str, Any] = {"face": "", "level": "", "saying": ""}
    each = [
        row.render(shown, **said, seat=n, name=NAMES[n], you=not n, turn=not n, has=drawn.has[n]) for n in range(seats)
    ]
    return f'<ul class="seats">{"".join(each)}</ul>'


def show(page: Page, name: str, s: State, code: str = "uk") -> None:
    """The board of a moment, for whoever is asked."""
    seat = asked(s).seat
    usable = [thing for option in s.options for thing in option.things()]
    drawn = draw(f"embertable.games.{name}", game(name).view(s, seat), game(name).tongue(code), "", usable)
    styles = [SOURCE / "web/static/ember.css", SOURCE / f"games/{name}/look/board.css"]
    pages, board = (path.read_text(encoding="utf-8") for path in styles)
    page.set_content(
        PAGE.format(pages=pages, board=board, seats=named(seat_row(drawn, s.seats)), drawn=named(drawn.board))
    )


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_text_is_whole_and_targets_are_large_enough(page: Page, name: str, seats: int) -> None:
    """From a phone to a large screen, three sizes a moment, in the language with the longest words."""
    for number, s in enumerate(moments(name, seats)):
        show(page, name, s)
        for each in range(EACH):
            width, height, target = DRAWN_SIZES[(seats + 2 * number + each) % len(DRAWN_SIZES)]
            page.set_viewport_size({"width": width, "height": height})
            found = page.evaluate(DRAWN_FAULTS, [SMALLEST_TEXT, target, UNFOLDS])
            assert not found, f"moment {number} at {width}: {found}"


def test_a_fault_of_layout_is_found(page: Page) -> None:
    """Text that is cut, text that is small, a button nobody can hit."""
    page.set_content(BROKEN)
    found = page.evaluate(DRAWN_FAULTS, [SMALLEST_TEXT, SMALLEST_TARGET, UNFOLDS])
    assert [fault.split(":")[0] for fault in found] == ["cut by ", "9px", "9 x 9"]

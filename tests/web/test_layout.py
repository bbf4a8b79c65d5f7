"""Boards in a real browser: no text is cut or too small, nothing that can be acted on is too small for a finger.

The board is drawn as for a table, in its style, without a server: so any moment of any game can be looked at quickly. A
game joins by its name in GAMES.
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
from embertable.games import game
from embertable.web.board.drawing import Drawn, draw
from embertable.web.templates import environment

SOURCE = Path(__file__).parents[2] / "src" / "embertable"
GAMES = ("wyrmspan", "tatsu")
TABLES = [(name, seats) for name in GAMES for seats in game(name).seats]
SIZES = (
    (360, 740, 44),
    (1280, 900, 24),
    (1920, 1080, 24),
)  # width, height, the smallest target: a finger's or a mouse's
SMALLEST_TEXT = 12
NAMES = ("Марійка", "Жаринка", "Гримко", "Попелюшка", "Димко")
MOMENTS = (0, 25, 70)  # decisions made
PAGE = """<!doctype html><html lang="uk"><head><meta name="viewport" content="width=device-width">
<style>{pages}</style><style>{board}</style></head><body><header class="bar"></header>
<main class="table" id="main"><div class="play">
<div id="end"></div><div id="seats">{seats}</div><div id="board">{drawn}</div></div>
<aside class="rail"><section class="ask sheet"></section><section class="news sheet"></section></aside></main></html>"""

FAULTS = """([smallest, target]) => {
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
    """A random game: at its beginning, in the middle, and late."""
    chance = random.Random(f"layout {name} {seats}")
    s = game(name).new(seats, game(name).modes(seats)[0], chance.randrange(1000))
    for number in range(max(MOMENTS) + 1):
        if is_over(s):
            return
        if number in MOMENTS:
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
    """On a phone, a laptop and a large screen, in the language with the longest words."""
    for number, s in enumerate(moments(name, seats)):
        show(page, name, s)
        for width, height, target in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            faults = page.evaluate(FAULTS, [SMALLEST_TEXT, target])
            assert not faults, f"moment {number} at {width}: {faults}"


def test_a_fault_of_layout_is_found(page: Page) -> None:
    """Text that is cut, text that is small, a button nobody can hit."""
    page.set_content(BROKEN)
    faults = page.evaluate(FAULTS, [SMALLEST_TEXT, 24])
    assert [fault.split(":")[0] for fault in faults] == ["cut by ", "9px", "9 x 9"]

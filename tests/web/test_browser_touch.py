"""Fingers: the same choices by taps, on a phone of the size Safari shows, with what glows in view."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from embertable.core.flow import State
from tests.web.moments import RECORDS, at_table, until, visitor
from tests.web.serving import Server
from tests.web.sitting import Sitting
from tests.web.test_browser_choosing import BASKETS, PAIRS, basket_table, decides_by_two, options

PHONE = {"width": 390, "height": 844}
IN_VIEW = """name => {
    const box = document.querySelector(`#board [data-thing="${name}"]`).getBoundingClientRect();
    const floor = document.querySelector("#ask").getBoundingClientRect().top;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return x > 0 && x < innerWidth && y > 40 && y < floor;
}"""
SOME_IN_VIEW = (
    f"""() => [...document.querySelectorAll("#board .can")].some((each) => ({IN_VIEW})(each.dataset.thing))"""
)
FITTING_IN_VIEW = f"""() => {{
    const lit = [...document.querySelectorAll("#board .target")].filter((each) => each.getClientRects().length);
    return lit.length > 0 && lit.some((each) => ({IN_VIEW})(each.dataset.thing));
}}"""


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """A phone and a finger."""
    opened = visitor(browser, server, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    yield opened
    opened.close()


@pytest.mark.parametrize("name", PAIRS)
def test_tap_then_tap(phone: BrowserContext, name: str) -> None:
    """The first tap marks, the second decides; what is to be tapped is scrolled to where a finger finds it."""
    person = Sitting(at_table(phone, until(name, RECORDS[name], decides_by_two)))
    page, before = person.page, person.entry
    page.wait_for_function(SOME_IN_VIEW)
    offered = [things for _, things in options(person)]
    first, second = next(
        things for things in offered if len(set(things)) == 2 and sum(set(things) <= set(each) for each in offered) == 1
    )
    for thing in (first, second):
        place = page.locator(f'#board [data-thing="{thing}"]').first
        place.evaluate("each => each.scrollIntoView({ block: 'center' })")
        place.evaluate("each => scrollBy(0, each.getBoundingClientRect().top - 200)")
        place.tap(force=True)
        if thing == first:
            page.wait_for_function(FITTING_IN_VIEW)
    if not person.settled(before) or person.entry == before:
        expect(page.locator("#ask [data-do=send]")).to_be_enabled()
    person.send(before)
    assert person.faults == []


def digs_with_a_card(s: State) -> bool:
    """Whether a card of the hand and a rock are touched together."""
    return any(any(thing.startswith("rock") for thing in option.things()) for option in s.options)


def test_after_the_first_tap_all_that_fits_stands_above_the_sheet(phone: BrowserContext) -> None:
    """The hand lies far below the caves: the page goes there by itself, and a button takes the tap back."""
    person = Sitting(at_table(phone, until("wyrmspan", "two_players", digs_with_a_card)))
    page = person.page
    card = page.locator("#board .hand .cavecard.can").first
    card.evaluate("each => each.scrollIntoView({ block: 'start' })")
    card.evaluate("each => scrollBy(0, -80)")
    card.tap()
    page.wait_for_function(
        f"""() => [...document.querySelectorAll("#board .target")].every((each) => ({IN_VIEW})(each.dataset.thing))"""
    )
    assert page.locator("#board .target").count() == 3
    page.locator("#ask [data-do=back]").tap()
    expect(page.locator("#board .chosen")).to_have_count(0)
    expect(page.locator("#ask [data-do=back]")).to_be_hidden()
    assert person.faults == []


@pytest.mark.parametrize(("name", "record", "question"), BASKETS)
def test_a_basket_by_taps(phone: BrowserContext, name: str, record: str, question: str) -> None:
    """Tap to add, tap to take out, one button when it is full."""
    person = basket_table(phone, name, record, question)
    page, before = person.page, person.entry
    page.wait_for_function(SOME_IN_VIEW)
    chips = page.locator("#ask .basket .chip")
    page.locator("#board .can:visible").first.tap()
    expect(chips).to_have_count(1)
    chips.first.tap()
    expect(chips).to_have_count(0)
    for count in (1, 2, 3):
        page.locator("#board .can:visible").last.tap()
        expect(chips).to_have_count(count)
    assert person.entry == before
    page.locator("#ask [data-do=send]").tap()
    person.moved(before)
    assert person.entry >= before + 3
    assert person.faults == []


def test_a_tap_beside_a_cell_means_the_nearest(phone: BrowserContext) -> None:
    """Cells of the map are smaller than a finger: a tap goes to the nearest one that glows, within a finger's width."""
    few = until("fire_tower", "two_players", lambda s: len(s.options) < 7 and "cell" in str(s.options[0].things()))
    person = Sitting(at_table(phone, few))
    page = person.page
    page.wait_for_function(SOME_IN_VIEW)
    box = page.locator("#board .cell.can:visible").first.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] - 12)
    expect(page.locator("#board .cell.chosen")).not_to_have_count(0)
    assert person.faults == []

"""Choosing in a real browser: click, then click; baskets; what would come of it stands where it belongs."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Locator, expect

from embertable.core.flow import State, asked
from embertable.core.rng import seeded
from embertable.games import game
from embertable.table.basket import gather
from tests.web.moments import RECORDS, at_table, until
from tests.web.sitting import Sitting

PAIRS = ["wyrmspan", "flamecraft_duals", "fire_tower"]  # where an option touches two things of the board


def options(person: Sitting) -> list[tuple[str, list[str]]]:
    """Every option by its key, with the things it touches."""
    rows = "[...document.querySelectorAll('#ask .opt')].map((each) => [each.value, JSON.parse(each.dataset.things)])"
    return [(key, things) for key, things in person.page.evaluate(rows)]


def thing(person: Sitting, name: str) -> Locator:
    """A thing of the board."""
    return person.page.locator(f'#board [data-thing="{name}"]').first


DRAWN = """() => {
    const first = new Map();
    for (const each of document.querySelectorAll("#board [data-thing]")) {
        if (!first.has(each.dataset.thing)) first.set(each.dataset.thing, each);
    }
    const isSeen = (each) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width;
    return [...first].filter(([, each]) => isSeen(each)).map(([name]) => name);
}"""


def drawn(person: Sitting) -> set[str]:
    """The things that can be seen."""
    return set(person.page.evaluate(DRAWN))


def decides_by_two(s: State) -> bool:
    """Whether some option touches exactly two things, and no other option both of them."""
    offered = [set(option.things()) for option in s.options]
    return any(len(pair) == 2 and sum(pair <= each for each in offered) == 1 for pair in offered)


def asked_for_two(context: BrowserContext, name: str) -> tuple[Sitting, str, str]:
    """Somebody for whom some option is decided by two things of the board and by nothing else; those two."""
    person = Sitting(at_table(context, until(name, RECORDS[name], decides_by_two)))
    for _ in range(80):
        assert person.wait()
        offered, seen = options(person), drawn(person)
        for _, things in offered:
            pair = set(things)
            same = [each for _, each in offered if pair <= set(each)]
            if len(pair) == 2 and len(same) == 1 and pair <= seen:
                alone = [each for _, each in offered if things[0] in each]
                if len(alone) > 1 and len(things) == 2:
                    return person, things[0], things[1]
        person.at_once()
    raise AssertionError("nobody was asked for two things")


@pytest.mark.parametrize("name", PAIRS)
def test_click_then_click(context: BrowserContext, name: str) -> None:
    """The first click marks, only what fits stays lit, Escape lets go, the second click decides; no menu in between."""
    person, first, second = asked_for_two(context, name)
    fits = {each for _, things in options(person) if first in things for each in things} - {first}
    lit = "[...document.querySelectorAll('#board .target')].map((each) => each.dataset.thing)"

    thing(person, first).click(position={"x": 8, "y": 8})
    expect(thing(person, first)).to_have_class(having("chosen"))
    assert set(person.page.evaluate(lit)) == fits & drawn(person)
    assert not person.page.locator("#pick").is_visible()
    person.page.keyboard.press("Escape")
    assert person.page.locator("#board .chosen, #board .target, #board .dim").count() == 0
    thing(person, first).click(position={"x": 8, "y": 8})
    person.page.locator("#ask [data-do=back]").click()
    assert person.page.locator("#board .chosen, #board .target, #board .dim").count() == 0

    before = person.entry
    thing(person, first).click(position={"x": 8, "y": 8})
    thing(person, second).click(position={"x": 8, "y": 8})
    assert not person.page.locator("#pick").is_visible()
    if not person.settled(before) or person.entry == before:  # it reveals something: the button says what will happen
        expect(person.page.locator("#ask [data-do=send]")).to_be_enabled()
    person.send(before)
    assert person.faults == []


def test_the_board_by_keys_alone(context: BrowserContext) -> None:
    """Tab or an arrow goes to what glows, Enter marks it and completes."""
    person = Sitting(context.new_page())
    person.play_now("flamecraft_duals")
    person.wait()
    before = person.entry
    person.page.locator("#board .can").first.focus()
    person.page.keyboard.press("ArrowDown")
    assert person.page.evaluate("document.activeElement.matches('#board .can')")
    person.page.keyboard.press("Enter")
    assert person.page.locator("#board .chosen").count()
    for _ in range(3):
        if person.entry > before:
            break
        person.page.keyboard.press("Enter")
        person.settled(before)
    person.moved(before)
    assert person.faults == []


def test_empty_ground_lets_go(context: BrowserContext) -> None:
    """A click beside everything takes the marks away and sends nothing."""
    person, first, _ = asked_for_two(context, "flamecraft_duals")
    before = person.entry
    thing(person, first).click()
    assert person.page.locator("#board .chosen").count()
    high = person.page.evaluate("document.querySelector('.play').offsetHeight")
    person.page.locator(".play").click(position={"x": 2, "y": high - 2})
    assert person.page.locator("#board .chosen").count() == 0
    assert person.entry == before


BASKETS = [("wyrmspan", "two_players", "FirstResources"), ("flamecraft", "two", "ChooseGoods")]  # three picks each


def basket_table(context: BrowserContext, name: str, record: str, question: str) -> Sitting:
    """Somebody who is asked for three things of several."""

    def wants_three(s: State) -> bool:
        if type(asked(s)).__name__ != question:
            return False
        return gather(game(name), s, 0, [s.options[0].key()], seeded(1)).missing == 2

    return Sitting(at_table(context, until(name, record, wants_three)))


@pytest.mark.parametrize(("name", "record", "question"), BASKETS)
def test_several_picks_are_a_basket(context: BrowserContext, name: str, record: str, question: str) -> None:
    """A pick is added by a click and taken out by a click; the button says what is missing; all are sent at once."""
    person = basket_table(context, name, record, question)
    before, chips = person.entry, person.page.locator("#ask .basket .chip")
    send = person.page.locator("#ask [data-do=send]")
    person.touch(person.page.locator("#board .can:visible").first)
    expect(chips).to_have_count(1)
    assert person.entry == before, "nothing is sent before the basket is full"
    expect(send).to_be_disabled()
    expect(send).to_contain_text("missing")
    chips.first.click()
    expect(chips).to_have_count(0)
    person.show_list()
    for count in (1, 2):
        person.any_of("#ask .opt").click()
        expect(chips).to_have_count(count)
    person.fold_list()
    person.touch(person.page.locator("#board .can:visible").last)
    expect(chips).to_have_count(3)
    expect(person.page.locator("#ask .opt")).to_have_count(0)
    expect(send).to_be_enabled()
    assert person.entry == before
    person.send(before)
    assert person.entry >= before + 3
    assert person.faults == []


@pytest.mark.parametrize("name", ["wyrmspan", "tatsu"])
def test_what_is_said_of_an_option_stands_under_it(context: BrowserContext, name: str) -> None:
    """Pointing at another option does not change what stands over the button: its own line comes in its own row."""
    person = Sitting(context.new_page())
    person.play_now(name)
    person.wait()
    while person.page.locator("#ask [data-several]").count():
        person.at_once()
        person.wait()
    person.show_list()
    rows = person.page.locator("#ask .opt")
    rows.nth(0).click()
    line = person.page.locator("#ask .then .foreseen")
    expect(line).to_have_attribute("data-of", rows.nth(0).get_attribute("value") or "")
    said = line.inner_text()
    rows.nth(1).hover()
    told = rows.nth(1).locator(".told")
    expect(told).to_have_attribute("data-of", rows.nth(1).get_attribute("value") or "")
    assert line.inner_text() == said
    expect(person.page.locator("#ask .then .picked")).to_contain_text(
        rows.nth(0).locator("span").first.inner_text()[:20]
    )


def test_what_would_come_of_it_stands_near_the_thing(context: BrowserContext) -> None:
    """Pointing at a card says beside it what playing it would bring, and covers nothing that glows."""
    person = Sitting(context.new_page())
    person.play_now("tatsu")
    person.wait()
    card = person.page.locator("#board .can").first
    card.hover()
    bubble = person.page.locator("#near")
    expect(bubble).to_be_visible()
    shared = """([one, other]) => {
        const [a, b] = [one, other].map((each) => document.querySelector(each).getBoundingClientRect());
        const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return x > 0 && y > 0;
    }"""
    assert not person.page.evaluate(shared, ["#near", "#board .can"])


def having(name: str) -> re.Pattern[str]:
    """A class among others."""
    return re.compile(rf"\b{name}\b")


@pytest.mark.parametrize("name", ["tatsu", "wyrmspan", "flamecraft"])
def test_what_does_not_glow_says_why(context: BrowserContext, name: str) -> None:
    """A click on a dim card says in a sentence of the rules why it cannot be used now; nothing is sent."""
    person = Sitting(context.new_page())
    person.play_now(name)
    for _ in range(12):
        person.wait()
        dim = person.page.locator("#board .hand [data-thing]:not(.can), #board [data-thing^='card ']:not(.can)")
        if dim.count():
            break
        person.at_once()
    before = person.entry
    dim.last.click()
    bubble = person.page.locator("#near.why")
    expect(bubble).to_be_visible()
    expect(bubble).not_to_be_empty()
    expect(person.page.locator("#ear")).not_to_be_empty()
    assert person.entry == before
    assert person.faults == []


def test_a_bare_cell_of_a_map_says_why(context: BrowserContext) -> None:
    """Where nothing lies and nothing glows a click is answered too; nothing is sent."""
    person = Sitting(context.new_page())
    person.play_now("fire_tower")
    person.wait()
    before = person.entry
    person.page.locator("#board [data-also='cell E5']:not([data-thing])").click()
    bubble = person.page.locator("#near.why")
    expect(bubble).to_be_visible()
    expect(bubble.locator("a")).to_have_attribute("href", re.compile("/rules/fire_tower#"))
    assert person.entry == before
    assert person.faults == []


@pytest.mark.parametrize("name", ["wyrmspan", "flamecraft"])
def test_on_a_phone_something_lit_is_in_view(context: BrowserContext, name: str) -> None:
    """When it is my turn at least one thing that glows stands above the sheet with the question."""
    page = context.new_page()
    page.set_viewport_size({"width": 390, "height": 664})
    person = Sitting(page)
    person.play_now(name)
    seen = """() => {
        const floor = document.querySelector('#ask').getBoundingClientRect().top;
        return [...document.querySelectorAll('#board .can')].some((each) => {
            const { left, right, top, bottom } = each.getBoundingClientRect();
            const [x, y] = [(left + right) / 2, (top + bottom) / 2];
            return right > left && x > 0 && x < innerWidth && y > 40 && y < floor;
        });
    }"""
    looked = 0
    for _ in range(5):
        assert person.wait()
        if page.locator("#board .can:visible").count():
            page.wait_for_function(seen)
            looked += 1
        person.at_once()
    assert looked

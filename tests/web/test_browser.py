"""Real people in a real browser: whole games, two browsers, undo, replay, languages, a phone, keys alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it ships no types
from playwright.sync_api import Browser, BrowserContext, Page, expect

from embertable.games import CATALOGUE, game
from tests.web.moments import RECORDS, at_table, partly
from tests.web.screens import Screens
from tests.web.serving import Server, serving
from tests.web.sitting import Sitting

FIRST = CATALOGUE[0]
BY_HAND = 12  # decisions made with a mouse at each of two tables; the rest of a game goes quicker
LATE = 0.85  # of a recorded game, the end of which is played
PAIR = next(name for name in CATALOGUE if 2 in game(name).seats)
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""A page that was asked to look otherwise has been drawn so."""


def no_sideways_scroll(page: Page) -> bool:
    """Whether the page fits its window."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"))


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_persons_clicks_play(context: BrowserContext, screens: Screens, name: str) -> None:
    """From "Play now" through some turns: things on the board where they glow, the list where they do not."""
    person = Sitting(context.new_page())
    person.play_now(name)
    for decision in range(BY_HAND):
        assert person.wait()
        if decision == 6:
            shoot(person.page, screens, name)
        decide_by_hand(person, decision)
    assert person.faults == []


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_persons_clicks_end_a_game(context: BrowserContext, screens: Screens, name: str) -> None:
    """The same late in a game, which stands where a recorded one was; then quicker, to the final scores."""
    person = Sitting(at_table(context, partly(name, RECORDS[name], LATE)))
    person.page.reload()  # at the pace somebody chose who wants to wait for nothing
    person.ready()
    decisions = 0
    while person.wait():
        if decisions < BY_HAND:
            decide_by_hand(person, decisions)
        else:
            person.at_once()
        decisions += 1
        assert decisions < 1500
    expect(person.page.locator("#end .ending h2")).to_be_visible()
    screens.take(person.page, f"{name}-end")
    assert decisions > 3
    assert person.faults == []


def decide_by_hand(person: Sitting, decision: int) -> None:
    """With a mouse, in turn by the board, where it glows, and by the list."""
    if decision % 2 == 0 or not person.by_board():
        person.by_list()


def shoot(page: Page, screens: Screens, name: str) -> None:
    """The table at 1280 and at 360 pixels, to be looked at."""
    for width, height in ((360, 740), (1280, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        assert no_sideways_scroll(page), f"{name} is wider than {width}"
        screens.take(page, f"{name}-{width}")


def test_two_browsers_play_each_other(browser: Browser, server: Server) -> None:
    """An invite link seats a friend; each sees the other's moves without reloading, and the talk."""
    here, there = (
        browser.new_context(base_url=server.address, locale="en-GB", reduced_motion="reduce") for _ in range(2)
    )
    red, blue = Sitting(here.new_page()), Sitting(there.new_page(), 2)
    red.page.goto(f"/new/{PAIR}")
    red.page.fill("input[name=name]", "Red")
    red.page.select_option("select[name=seat1]", "open")
    for seat in range(2, game(PAIR).seats[-1]):
        red.page.select_option(f"select[name=seat{seat}]", "")
    red.page.locator("#new .btn.main").click()
    red.page.wait_for_url("**/t/*")
    link = red.page.locator("[data-copy]").input_value()
    blue.page.goto(link)
    blue.page.fill("input[name=name]", "Blue")
    blue.page.locator("#ask .btn.main").click()
    blue.ready()

    for _ in range(8):
        level(red, blue)
        mover, other = (red, blue) if red.page.locator("#main[data-mine]").count() else (blue, red)
        mover.wait()
        mover.by_list()
        other.page.wait_for_function("n => +document.querySelector('#main').dataset.entry >= n", arg=mover.entry)
    red.page.locator("[data-do=talk]").click()
    red.page.fill("#talk input", "Well played")
    red.page.keyboard.press("Enter")
    expect(blue.page.locator("[data-do=talk] .badge")).to_have_text("1")
    expect(blue.page.locator("#lines")).to_contain_text("Well played")
    assert red.faults == blue.faults == []
    here.close()
    there.close()


def level(*people: Sitting) -> None:
    """Until all of them are shown the same moment, so that each page says whose turn it is now."""
    latest = max(person.entry for person in people)
    for person in people:
        person.until("n => +document.querySelector('#main').dataset.entry >= n", latest)


def test_the_page_tells_whose_turn_it_is(context: BrowserContext) -> None:
    """Title and favicon change with the turn."""
    person = Sitting(context.new_page())
    person.play_now(FIRST)
    person.wait()
    expect(person.page).to_have_title("● Your turn – " + game(FIRST).tongue("en").word("title") + " – Embertable")
    assert "turn.svg" in (person.page.locator("#favicon").get_attribute("href") or "")


def test_undo_by_key(context: BrowserContext, server: Server) -> None:
    """u takes back what revealed nothing; where something was revealed the button says why not."""
    person = Sitting(context.new_page())
    for name in [name for name in CATALOGUE if 2 in game(name).seats]:
        blue = server.client("Blue")
        table = blue.open(name, ["me", "open"])["id"]
        person.page.goto(f"/t/{table}")
        if person.page.locator("#ask input[name=name]").count():
            person.page.fill("#ask input[name=name]", "Red")
        person.page.locator("#ask .btn.main").click()
        person.ready()
        for _ in range(30):
            if blue.table(table)["question"]["seat"] == 0:
                blue.first(blue.turn(table))
                continue
            person.wait()
            person.by_list()
            if person.page.locator("#undo button:not([aria-disabled])").count():
                before = person.entry
                person.page.keyboard.press("u")
                person.moved(before)
                assert person.wait()
                return
            assert person.page.locator("#undo button").get_attribute("title")
    pytest.fail("nothing could be taken back anywhere")


def test_a_table_that_changed_meanwhile(context: BrowserContext) -> None:
    """The same table in two windows: the slower one is told, and shows the table as it is."""
    person = Sitting(context.new_page())
    person.play_now(FIRST)
    person.wait()
    other = Sitting(context.new_page())
    other.page.route("**/events*", lambda route: route.abort())
    other.page.route("**/now*", lambda route: None)  # the slower one hears nothing until it chooses
    other.page.goto(person.page.url)
    other.ready()
    person.by_list()
    other.page.unroute("**/now*")
    other.page.evaluate("document.querySelectorAll('#ask .opt')[0].click()")
    other.page.locator("#ask [data-do=send]").click()
    expect(other.page.locator("#word")).to_contain_text("The table changed while you were choosing")
    other.page.wait_for_function("n => +document.querySelector('#main').dataset.entry >= n", arg=person.entry)


def test_without_a_stream_the_page_asks_again(context: BrowserContext) -> None:
    """Where server-sent events do not get through, the table is polled and can be played."""
    page = context.new_page()
    page.route("**/events*", lambda route: route.fulfill(status=404, body=""))
    person = Sitting(page)
    person.play_now(FIRST)
    for _ in range(2):
        assert person.wait()
        person.by_list()


def test_replay_steps_and_has_addresses(context: BrowserContext) -> None:
    """A finished game is stepped through; the address names the decision; play goes on from there."""
    person = Sitting(context.new_page())
    person.play_now(FIRST)
    for _ in range(4):
        person.wait()
        person.by_list()
    page = person.page
    page.locator("details.menu summary").click()
    page.once("dialog", lambda dialog: dialog.accept())
    page.locator("form[action$='/concede'] button").click()
    expect(page.locator("#end .ending")).to_be_visible()
    page.locator("#ask a[href$='/replay']").click()
    page.wait_for_selector("html[data-ready]")
    page.locator("a[aria-label='to the start']").click()
    expect(page.locator("#ask h2")).to_contain_text("Decision 0 of")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#ask h2")).to_contain_text("Decision 2 of")
    assert "at=2" in page.url
    page.reload()
    expect(page.locator("#ask h2")).to_contain_text("Decision 2 of")
    page.select_option("#ask select[name=seat]", "1")
    page.wait_for_url("**seat=1")
    page.locator("form[action$='/fork'] button").click()
    page.wait_for_url("**/t/*")
    assert Sitting(page).wait()
    assert person.faults == []


def test_languages_are_remembered(context: BrowserContext) -> None:
    """By the browser's wish, then by the visitor's choice."""
    page = context.new_page()
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.locator("details.menu summary").click()
    page.locator("button[name=lang][value=uk]").click()
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    expect(page.locator("h1")).to_have_text("Сідайте ближче до вогню")
    for path in (f"/rules/{FIRST}", f"/cards/{FIRST}", "/"):
        page.goto(path)
        expect(page.locator("html")).to_have_attribute("lang", "uk")


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_phone(browser: Browser, server: Server, name: str) -> None:
    """At 360 pixels nothing scrolls sideways, and a game can be played with a thumb."""
    phone = browser.new_context(
        base_url=server.address,
        viewport={"width": 360, "height": 740},
        locale="uk-UA",
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    person = Sitting(phone.new_page())
    for path in ("/", f"/new/{name}", f"/cards/{name}", f"/rules/{name}", "/me", "/finished"):
        person.page.goto(path)
        assert no_sideways_scroll(person.page), path
    person.play_now(name)
    for _ in range(4):
        if not person.wait():
            break
        assert no_sideways_scroll(person.page)
        person.by_list()
    if name == FIRST:
        person.page.locator("details.menu summary").click()
        person.page.once("dialog", lambda dialog: dialog.accept())
        person.page.locator("form[action$='/concede'] button").click()
        person.page.wait_for_selector("#end .ending")
        for path in (person.page.url, f"{person.page.url}/replay", "/finished", "/", "/nowhere"):
            person.page.goto(path)
            assert no_sideways_scroll(person.page), path
    assert [fault for fault in person.faults if "404" not in fault] == []
    phone.close()


@pytest.mark.parametrize("name", CATALOGUE)
def test_keys_alone_are_enough(context: BrowserContext, name: str) -> None:
    """From the first page to some turns of a game without a mouse."""
    person = Sitting(context.new_page())
    page = person.page
    page.goto("/")
    page.wait_for_selector("html[data-ready]")
    button = page.locator(f"form[action='/play/{name}'] button")
    for _ in range(60):
        page.keyboard.press("Tab")
        if button.evaluate("each => each === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    person.ready()
    for _ in range(5):
        if not person.wait():
            break
        person.by_keys()
    person.wait()
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    page.keyboard.press("Escape")
    assert person.faults == []


def test_a_card_in_full(context: BrowserContext) -> None:
    """Any card of the browser can be enlarged, has its own address, and can be searched for."""
    page = context.new_page()
    page.goto(f"/cards/{FIRST}")
    page.wait_for_selector("html[data-ready]")
    card = page.locator(".cardtext a").first
    name = card.locator(".name").inner_text().replace("◌", "").strip()
    card.click()
    expect(page.locator("#large h2")).to_contain_text(name)
    page.keyboard.press("Escape")
    page.fill("input[type=search]", name)
    expect(page.locator(".cardtext:visible").first).to_contain_text(name)
    page.goto(card.get_attribute("href") or "")
    expect(page.locator(".enlarged h2")).to_contain_text(name)


def test_cards_fly_when_nobody_minds(moving: BrowserContext) -> None:
    """With motion allowed the same game works, and the board ends up the same."""
    person = Sitting(moving.new_page())
    person.play_now(FIRST)
    for _ in range(3):
        person.wait()
        person.by_list()
    person.wait()
    shown = person.page.locator("#board").inner_text()
    person.page.reload()
    person.wait()
    assert person.page.locator("#board").inner_text() == shown
    assert person.faults == []


def serious(page: Page) -> list[str]:
    """What a person who cannot see or point would stumble over."""
    found = Axe().run(page)
    return [
        f"{each['id']}: {[node['html'][:160] for node in each['nodes'][:3]]}"
        for each in found.response["violations"]
        if each["impact"] in ("serious", "critical")
    ]


PAGES: list[tuple[str, Callable[[str], str]]] = [
    ("start", lambda name: "/"),
    ("new table", lambda name: f"/new/{name}"),
    ("cards", lambda name: f"/cards/{name}"),
    ("rules", lambda name: f"/rules/{name}"),
    ("me", lambda name: "/me"),
    ("finished", lambda name: "/finished"),
    ("nowhere", lambda name: "/nowhere"),
]


@pytest.mark.parametrize(("page_name", "path"), PAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages_are_accessible(
    context: BrowserContext, server: Server, page_name: str, path: Callable[[str], str], theme: str
) -> None:
    """axe finds nothing serious on any page, by day and by night."""
    context.add_cookies([{"name": "theme", "value": theme, "url": server.address}])
    page = context.new_page()
    page.goto(path(FIRST))
    assert serious(page) == [], page_name


@pytest.mark.parametrize("name", CATALOGUE)
def test_tables_are_accessible(context: BrowserContext, server: Server, name: str) -> None:
    """axe finds nothing serious on a table: my turn, the end, the replay; by day and by night."""
    person = Sitting(context.new_page())
    person.play_now(name)
    for theme in ("light", "dark"):
        context.add_cookies([{"name": "theme", "value": theme, "url": server.address}])
        person.page.reload()
        person.ready()
        person.wait()
        assert serious(person.page) == [], theme
    person.page.locator("details.menu summary").click()
    person.page.once("dialog", lambda dialog: dialog.accept())
    person.page.locator("form[action$='/concede'] button").click()
    expect(person.page.locator("#end .ending")).to_be_visible()
    assert serious(person.page) == []
    person.page.goto(person.page.url + "/replay")
    assert serious(person.page) == []


@pytest.mark.parametrize("name", CATALOGUE)
def test_an_option_tells_before_it_is_chosen(context: BrowserContext, name: str) -> None:
    """Pointing at an option marks what it touches and says what would come of it; choosing keeps the line."""
    person = Sitting(context.new_page())
    person.play_now(name)
    told: list[str] = []
    for number in range(60):  # a card of Tatsu often changes nothing that is certain: then a few more are played
        if (number >= 5 and any(told)) or not person.wait():
            break
        person.show_list()
        option = person.page.locator("#ask .opt").first
        key = option.get_attribute("value")
        option.hover()
        things = person.page.evaluate("JSON.parse(document.querySelector('#ask .opt').dataset.things)")
        marked = person.page.locator("#board .pointed")
        assert marked.count() or not any(
            person.page.locator(f'#board [data-thing="{thing}"]').count() for thing in things
        )
        line = option.locator(".told")
        expect(line).to_have_attribute("data-of", key or "")
        told.append(line.inner_text())
        person.at_once()
    assert any(told)
    assert person.faults == []


def test_who_is_at_the_table(browser: Browser, server: Server) -> None:
    """The seats say who is here, who went away and how many look on; in words, not by colour alone."""
    red = server.client("Red")
    table = red.open(PAIR, ["me", "open"])["id"]
    visitors = [browser.new_context(base_url=server.address, locale="uk-UA", reduced_motion="reduce") for _ in range(3)]
    blue, onlooker, nobody = (Sitting(each.new_page()) for each in visitors)
    blue.page.goto(f"/t/{table}")
    blue.page.fill("#ask input[name=name]", "Blue")
    blue.page.locator("#ask .btn.main").click()
    blue.ready()
    here = onlooker.page.locator("#here")

    onlooker.page.goto(f"/t/{table}")
    expect(here.locator(".away")).to_contain_text("Red не за столом")
    expect(here.locator(".here")).to_contain_text("Blue за столом")
    expect(here.locator(".looking")).to_contain_text("1 глядач")
    nobody.page.goto(f"/t/{table}")
    expect(here.locator(".looking")).to_contain_text("2 глядачі")
    visitors[0].close()
    expect(here.locator(".away")).to_have_count(2, timeout=15000)
    assert [seat["here"] for seat in red.table(table)["seats"]] == [False, False]
    assert red.table(table)["onlookers"] == 2
    assert onlooker.faults == nobody.faults == []
    for each in visitors[1:]:
        each.close()


def test_a_replay_is_scrubbed(moving: BrowserContext) -> None:
    """The slider stays in the hand while it is dragged; arrow keys move it; the address follows; cards may fly."""
    person = Sitting(moving.new_page())
    person.play_now(FIRST)
    for _ in range(5):
        person.wait()
        person.by_list()
    person.wait()  # a replay of a running game grows while bots still choose
    page = person.page
    page.goto(f"{page.url}/replay?at=0")
    person.ready()
    slider, heading = page.locator("#ask [type=range]"), page.locator("#ask h2")
    last = int(slider.get_attribute("max") or 0)
    assert last >= 5
    box = slider.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 8, box["y"] + box["height"] / 2)
    page.mouse.down()
    for part in range(1, 11):
        page.mouse.move(box["x"] + 8 + (box["width"] - 16) * part / 10, box["y"] + box["height"] / 2)
        expect(heading).to_have_text(f"Decision {slider.input_value()} of {last}")
    page.mouse.up()
    expect(heading).to_have_text(f"Decision {last} of {last}")
    page.wait_for_url(f"**at={last}**")
    slider.focus()
    for back in range(1, 4):
        page.keyboard.press("ArrowLeft")
        expect(heading).to_have_text(f"Decision {last - back} of {last}")
    page.wait_for_url(f"**at={last - 3}**")
    page.locator("[data-do=run]").click()
    expect(heading).to_have_text(f"Decision {last - 2} of {last}")
    page.locator("[data-do=run]").click()
    expect(page.locator("#main")).not_to_have_attribute("data-running", "")
    assert person.faults == []


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_score_so_far(context: BrowserContext, name: str) -> None:
    """At any time the scores with their sources, as far as they are known."""
    person = Sitting(context.new_page())
    person.play_now(name)
    person.wait()
    person.page.keyboard.press("s")
    sheet = person.page.locator("#large[open] .tally")
    expect(sheet.locator("tbody tr").first).to_be_visible()
    assert sheet.locator("tfoot td").count() == sheet.locator("thead th[scope]").count() > 0
    assert serious(person.page) == []
    person.page.keyboard.press("Escape")
    assert person.faults == []


def test_what_was_typed_to_find_an_option_goes_with_escape(context: BrowserContext) -> None:
    """Typing narrows the list, Enter picks the first, Escape brings all back."""
    person = Sitting(context.new_page())
    for name in CATALOGUE:
        person.play_now(name)
        person.wait()
        if person.page.locator("[data-filter]").count():
            break
    person.show_list()
    options = person.page.locator("#ask .opt:visible")
    count = options.count()
    person.page.keyboard.press("/")
    person.page.keyboard.type(options.last.locator("span").first.inner_text())
    assert options.count() < count
    person.page.keyboard.press("Enter")
    expect(person.page.locator("#ask .opt.on")).to_have_count(1)
    person.page.keyboard.press("Escape")
    assert options.count() == count
    expect(person.page.locator("#ask .opt.on")).to_have_count(0)


def test_a_bot_plays_for_somebody_who_left_and_gives_the_seat_back(browser: Browser, tmp_path: Path) -> None:
    """The offer comes by itself when patience ends; the absent one finds the seat taken, and takes it back."""
    with serving(f"{tmp_path}/late.db", patience=3.0) as server:
        homes = [browser.new_context(base_url=server.address, locale="en-GB", reduced_motion="reduce") for _ in "ab"]
        red, blue = (Sitting(home.new_page()) for home in homes)
        red.page.goto(f"/new/{PAIR}")
        red.page.fill("input[name=name]", "Red")
        red.page.select_option("select[name=seat1]", "open")
        for seat in range(2, game(PAIR).seats[-1]):
            red.page.select_option(f"select[name=seat{seat}]", "")
        red.page.locator("label:has([name=pace][value=live])").click()
        red.page.locator("#new .btn.main").click()
        red.page.wait_for_url("**/t/*")
        blue.page.goto(red.page.url)
        blue.page.fill("input[name=name]", "Blue")
        blue.page.locator("#ask .btn.main").click()
        blue.ready()
        level(red, blue)
        gone, waits = (red, blue) if red.page.locator("#main[data-mine]").count() else (blue, red)
        offer = waits.page.locator("form[action$='/agree'] button")
        expect(offer).to_be_visible(timeout=20000)
        offer.click()
        back = gone.page.locator("form[action$='/back'] button")
        expect(back).to_be_visible(timeout=20000)
        back.click()
        gone.ready()
        expect(gone.page.locator("form[action$='/back']")).to_have_count(0)
        assert red.faults == blue.faults == []
        for home in homes:
            home.close()


def test_a_mat_that_was_opened_stays_open(context: BrowserContext) -> None:
    """Looking at somebody else's mat is not ended by the next decision."""
    sitting = Sitting(context.new_page())
    sitting.play_now("wyrmspan")
    sitting.wait()
    fold = sitting.page.locator("#board details.other").first
    assert fold.locator(".hall").count() == 0  # a closed mat is not sent
    fold.locator("summary").focus()
    sitting.page.keyboard.press("Enter")
    expect(fold.locator(".hall").first).to_be_visible()
    sitting.by_list()
    assert sitting.page.locator("#board details[open]").count() == 1
    expect(sitting.page.locator("#board details[open] .hall").first).to_be_visible()
    assert sitting.faults == []


def test_a_closed_mat_can_be_reached_without_script(browser: Browser, server: Server) -> None:
    """The fold holds a link to a page of its own."""
    table = server.client().open("wyrmspan", ["me", "bot level:1"])["id"]
    page = browser.new_page(java_script_enabled=False)
    page.goto(f"{server.address}/t/{table}")
    page.locator("#board details.other summary").first.click()
    page.locator("#board a.fold").first.click()
    expect(page.locator("#board .mat .hall").first).to_be_visible()
    page.close()

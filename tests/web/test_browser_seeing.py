"""What happens is seen: a finished trick lies for a while, pieces fly, bots move at a pace somebody chose."""

from __future__ import annotations

import re
import statistics
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.frame_times import FLOWN, FRAMES, frames
from tests.web.moments import at_table, partly, until, visitor
from tests.web.serving import Client, Server
from tests.web.sitting import ASKED, Sitting

HELD = "!!document.querySelector('#main.held')"


def laid(page: Page) -> int:
    """Cards that lie in the middle."""
    return page.locator("#board .felt [data-card]").count()


def test_a_finished_trick_is_held_and_then_swept(context: BrowserContext) -> None:
    """Four cards are seen before the winner takes them; a key goes on at once. Without motion it is the same."""
    person = Sitting(context.new_page())
    person.page.add_init_script("localStorage['ember.pace'] = 'normal'")
    person.play_now("tatsu")
    seen = 0
    for _ in range(16):
        person.wait()
        most = laid(person.page)
        person.at_once()
        person.page.wait_for_function(f"() => {HELD} || {ASKED}")
        if person.page.evaluate(HELD):
            seen += 1
            assert laid(person.page) > most or laid(person.page) >= 4
            person.page.keyboard.press("Space")
            person.page.wait_for_function(f"() => !({HELD})")
        if seen > 1:
            break
    assert seen > 1
    assert person.faults == []


def test_pieces_fly_smoothly(browser: Browser, server: Server) -> None:
    """While cards fly frames come about as they do at rest, in the same browser on the same machine."""
    seen = frames(browser, server, "tatsu", "four_partners")
    assert seen.flown > 3, "cards flew"
    assert len(seen.flying) > 20
    assert statistics.median(seen.flying) <= 2 * statistics.quantiles(seen.resting, n=10)[8]
    assert 0 < sum(seen.work.values()) < 20, "what a frame takes of a processor fits a frame"


MOVERS = """() => {
    window.movers_ = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        if (timing?.pseudoElement) movers_.push(timing.pseudoElement);
        return animate.call(this, frames, timing);
    };
}"""


def test_a_token_flies_from_where_it_lay(moving: BrowserContext) -> None:
    """Tokens that look alike have no names of their own: the game says which of them went from where to where."""
    page = at_table(moving, partly("flamecraft_duals", "duel", 1))
    page.goto(f"{page.url.split('/replay')[0]}/replay?at=8&seat=0")
    page.wait_for_selector("html[data-ready]")
    page.evaluate(FRAMES)
    page.evaluate(MOVERS)
    for step in range(9, 15):
        page.keyboard.press("ArrowRight")
        page.wait_for_function(FLOWN, arg=step)
    came = "movers_.filter((each) => each.includes('fly-top-')).length"
    flown = page.evaluate(came)
    assert flown, "a token came to the top of a stack"
    page.keyboard.press("ArrowLeft")
    page.wait_for_function(FLOWN, arg=13)
    assert page.evaluate(came) == flown, "nothing that happened flies back"


def test_what_flew_stands_where_it_belongs(moving: BrowserContext) -> None:
    """After the flights the board is the one a page shows that is loaded anew."""
    person = Sitting(moving.new_page())
    person.page.add_init_script("localStorage['ember.pace'] = 'normal'")
    person.play_now("tatsu")
    for _ in range(3):
        person.wait()
        person.by_list()
    person.wait()
    shown = person.page.locator("#board .felt").inner_text()
    person.page.reload()
    person.wait()
    assert person.page.locator("#board .felt").inner_text() == shown
    assert person.faults == []


KNOWN = "for (const each of document.querySelectorAll('#board [data-thing]')) each.known_ = true"
STRANGERS = "[...document.querySelectorAll('#board [data-thing]')].filter((each) => !each.known_).length"


def test_what_stays_as_it_is_stays_the_same_element(moving: BrowserContext) -> None:
    """A decision changes a few things; nothing else is made or painted again, and no picture is taken of the page."""
    page = at_table(moving, partly("wyrmspan", "two_players", 1))
    page.goto(f"{page.url.split('/replay')[0]}/replay?at=11&seat=0")
    page.wait_for_selector("html[data-ready]")
    page.evaluate(KNOWN)
    page.keyboard.press("ArrowRight")
    expect(page.locator("#ask [type=range]")).to_have_js_property("value", "12")
    assert 0 < page.evaluate(STRANGERS) < 4
    assert page.evaluate("getComputedStyle(document.documentElement).viewTransitionName") == "none"


HEARD = """() => {
    const Source = window.EventSource;
    window.EventSource = class extends Source {
        constructor(...how) {
            super(...how);
            this.addEventListener("table", (event) => {
                window.heard_ = JSON.parse(event.data).entry;
                (window.heardAt_ ??= {})[window.heard_] = performance.now();
            });
        }
    };
}"""
SHOWN = """() => {
    window.delays_ = [];
    const main = document.querySelector("#main");
    const note = () => delays_.push(performance.now() - heardAt_[main.dataset.entry]);
    new MutationObserver(note).observe(main, { attributeFilter: ["data-entry"] });
}"""


def paced(context: BrowserContext, pace: str) -> Sitting:
    """Somebody who chose a pace, at a table where bots follow at once."""
    person = Sitting(context.new_page())
    person.page.add_init_script(f"localStorage['ember.pace'] = '{pace}'")
    person.page.add_init_script(f"({HEARD})()")
    person.play_now("tatsu")
    person.wait()
    person.page.evaluate(SHOWN)
    return person


def test_bots_move_slowly_if_somebody_wants_to_see_them(context: BrowserContext) -> None:
    """Page after page has its time after it was heard of, however quick the bots are; at once means at once."""
    longest: dict[str, float] = {}
    for pace in ("once", "slow"):
        person = paced(context, pace)
        for _ in range(3):
            person.wait()
            person.at_once()
            person.wait()
        longest[pace] = max(person.page.evaluate("delays_.filter((each) => !isNaN(each))"))
        person.page.close()
    assert longest["slow"] > 2 * longest["once"]


STEP_AT_ONCE = """() => {
    document.querySelector("#main").removeAttribute("data-stepping");
    const step = () => document.querySelector("#ask [data-do=step]");
    const watch = new MutationObserver(() => { if (step()) { watch.disconnect(); step().click(); } });
    watch.observe(document.querySelector("#ask"), { childList: true, subtree: true });
}"""
"""Clicks "step" the moment it is there: bots may be quicker than a test that looks for it."""


def test_step_by_step_and_to_the_end(context: BrowserContext, server: Server) -> None:
    """Nothing moves on until the next step is asked for; the other button shows the rest at once."""
    person = paced(context, "slow")
    page, onlooker = person.page, server.client("Onlooker")
    table = page.url.rpartition("/")[2]
    for _ in range(12):
        page.evaluate(STEP_AT_ONCE)
        while page.locator("#main[data-mine]").count():
            person.at_once()
        page.wait_for_selector("#main[data-stepping]")
        shown, seat = person.entry, int(page.locator("#main").get_attribute("data-seat") or 0)
        asks_me = asked_again(onlooker, table, seat)
        page.wait_for_function("n => window.heard_ >= n", arg=asks_me)
        if asks_me > shown + 1:
            assert person.entry <= shown + 1, "what was heard is not shown before it is asked for"
            page.locator("#ask [data-do=step]").click()
            person.moved(shown)
            page.evaluate("document.querySelector('#ask [data-do=hurry]')?.click()")
            page.wait_for_function(ASKED)
            return
        page.evaluate("document.querySelector('#ask [data-do=hurry]')?.click()")
        page.wait_for_function(ASKED)
    raise AssertionError("bots never made two moves in a row")


def asked_again(client: Client, table: str, seat: int) -> int:
    """How far the table has come when a seat is asked again."""
    seen = client.table(table)
    while seen["question"]["seat"] != seat:
        params = {"after": seen["number"], "seconds": 5}
        seen = client.ok(client.http.get(f"/api/tables/{table}/wait", params=params))
    return int(seen["number"])


def test_the_pace_is_remembered(context: BrowserContext) -> None:
    """Chosen in the menu, and the same after the page is loaded anew."""
    person = Sitting(context.new_page())
    person.play_now("tatsu")
    person.page.locator("details.menu summary").click()
    person.page.select_option("select[data-set=pace]", "slow")
    person.page.reload()
    person.ready()
    person.page.locator("details.menu summary").click()
    expect(person.page.locator("select[data-set=pace]")).to_have_value("slow")


NOTED = """() => {
    window.noted_ = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        noted_.push([this.dataset.thing ?? ("die" in this.dataset ? "die" : ""), frames.transform?.length ?? 0]);
        return animate.call(this, frames, { ...timing, duration: 1 });
    };
}"""


def test_the_adventurer_walks_through_the_cave(browser: Browser, server: Server) -> None:
    """Exploring, it comes by every bonus of the path on the way to the next question, and only then stands there."""
    explores = until(
        "wyrmspan", "three_players", lambda s: s.players[0].standing[0] > 1 and is_offered(s, "explore crimson")
    )
    context = visitor(browser, server, reduced_motion="no-preference")
    person = Sitting(at_table(context, explores))
    person.page.evaluate("localStorage['ember.pace'] = 'normal'")
    person.page.evaluate(NOTED)
    before = person.entry
    person.touch(person.page.locator('#board [data-thing="cave crimson"]'))
    person.send(before)
    walks = "noted_.filter(([piece]) => piece === 'adventurer 0').map(([, steps]) => steps)"
    for _ in range(6):  # a bonus on the way may ask something
        if person.page.evaluate(walks):
            break
        person.wait()
        person.at_once()
    assert max(person.page.evaluate(walks)) > 1, "from where it stood to the first bonus, and on"
    assert person.faults == []
    context.close()


def is_offered(s: Any, key: str) -> bool:
    """Whether this can be chosen."""
    return any(option.key() == key for option in s.options)


def test_the_die_rolls(browser: Browser, server: Server) -> None:
    """A card that rolls a new wind: the die rolls as often as it was rolled, and shows what it showed."""
    rolls = until("fire_tower", "two_players", lambda s: any("roll" in option.key() for option in s.options))
    context = visitor(browser, server, reduced_motion="no-preference")
    person = Sitting(at_table(context, rolls))
    page = person.page
    page.evaluate("localStorage['ember.pace'] = 'normal'")
    page.evaluate(NOTED)
    before = person.entry
    person.show_list()
    page.locator("#ask .opt[value*=roll]").first.click()
    person.send(before)
    assert ["die", 0] in page.evaluate("noted_")
    expect(page.locator("#board [data-die] use")).to_have_attribute("href", re.compile("#die-"))
    assert person.faults == []
    context.close()


def test_what_changed_is_said_in_a_word(context: BrowserContext) -> None:
    """Since my last choice: a mark with a word on what changed, and how many did; gone with the next choice."""
    person = Sitting(context.new_page())
    person.play_now("tatsu")
    for _ in range(6):
        person.wait()
        person.at_once()
        person.wait()
        if person.page.locator("#board .fresh").count():
            break
    assert person.page.locator("#board .fresh").count()
    expect(person.page.locator("#news .changes")).to_be_visible()
    expect(person.page.locator("#news .changes")).to_contain_text("changed since your turn")


def test_the_end_says_who_won_and_why(context: BrowserContext) -> None:
    """A closing scene: places, where the margin comes from, the turning moment; one click plays again."""
    person = Sitting(at_table(context, partly("flamecraft_duals", "duel", 0.9)))
    while person.wait():
        person.at_once()
    page = person.page
    expect(page.locator("#end .ending h2")).to_be_visible()
    assert page.locator("#end .places li").count() in (1, 2)
    expect(page.locator("#turning .btn")).to_be_visible()
    assert "/replay?at=" in (page.locator("#turning .btn").get_attribute("href") or "")
    before = page.url
    page.locator("#ask .btn.main").click()
    page.wait_for_url(lambda address: address != before)
    person.ready()
    assert page.locator("#seats .seat").first.locator("svg.i").count(), "the seats are turned: the bot sits first now"
    assert person.faults == []


LEAVING = """() => {
    const leaving = new Event("beforeunload", { cancelable: true });
    dispatchEvent(leaving);
    return leaving.defaultPrevented;
}"""


def test_a_choice_made_without_a_connection_is_kept_and_sent(context: BrowserContext) -> None:
    """The page says that the connection is lost and that the choice is kept; when it is back it is sent, and said."""
    person = Sitting(context.new_page())
    person.play_now("tatsu")
    person.wait()
    before = person.entry
    context.set_offline(True)
    person.page.locator("#board .can").first.click()
    person.page.locator("#ask [data-do=send]").click()
    word = person.page.locator("#word")
    expect(word).to_contain_text("Your choice is kept")
    assert person.entry == before
    assert person.page.evaluate(LEAVING), "the browser asks before a choice is lost with its page"
    context.set_offline(False)
    person.moved(before)
    expect(word).not_to_contain_text("lost", timeout=15000)
    assert [fault for fault in person.faults if "ERR_INTERNET_DISCONNECTED" not in fault] == []


def test_two_people_at_one_screen_have_a_curtain_between_their_hands(context: BrowserContext) -> None:
    """When the other is asked a curtain hides the board until it is lifted; then that hand is shown."""
    person = Sitting(context.new_page())
    page = person.page
    page.goto("/new/flamecraft_duals")
    page.fill("input[name=name]", "Red")
    page.select_option("select[name=seat1]", "here")
    page.locator("#new .btn.main").click()
    page.wait_for_url("**/t/*")
    person.ready()
    curtain = page.locator("#curtain")
    begins = page.locator("#main").get_attribute("data-hands")
    other = "Red" if begins == "Red 2" else "Red 2"
    for _ in range(12):
        page.wait_for_selector("#main[data-mine] #ask .opt:not(:disabled)", state="attached")
        if page.locator("#main").get_attribute("data-hands") == other:
            break
        if curtain.is_visible():
            curtain.locator("button").click()
        person.at_once()
    expect(curtain).to_be_visible()
    expect(curtain).to_contain_text(other)
    curtain.locator("button").click()
    expect(curtain).to_be_hidden()
    assert page.locator("#main").get_attribute("data-hands") == other
    page.reload()
    person.ready()
    expect(curtain).to_be_visible()
    curtain.locator("button").click()
    person.at_once()
    assert person.faults == []


PLAYED = """() => {
    window.played_ = 0;
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...when) {
        played_ += 1;
        return start.apply(this, when);
    };
}"""


def test_nothing_is_heard_until_somebody_chooses_it(context: BrowserContext) -> None:
    """Off at first; chosen in the menu it is heard at once, and after a new start from the first click on."""
    person = Sitting(context.new_page())
    page = person.page
    page.add_init_script(f"({PLAYED})()")
    person.play_now("tatsu")
    for _ in range(2):
        person.wait()
        person.at_once()
    person.wait()
    assert page.evaluate("played_") == 0
    page.locator("details.menu summary").click()
    page.select_option("select[data-set=volume]", "35")
    assert page.evaluate("played_") > 0, "a sample of it"
    page.reload()
    person.wait()
    page.locator("details.menu summary").click()
    expect(page.locator("select[data-set=volume]")).to_have_value("35")
    page.keyboard.press("Escape")
    person.at_once()
    person.wait()
    page.wait_for_function("played_ > 0")
    assert person.faults == []


def test_bots_of_one_level_have_faces_of_their_own(context: BrowserContext) -> None:
    """Choosing who sits where changes the face beside the seat; a second one of a level looks like nobody else."""
    page = context.new_page()
    page.goto("/new/wyrmspan")
    page.wait_for_selector("html[data-ready]")
    for seat in (1, 2, 3):
        page.select_option(f"select[name=seat{seat}]", "bot level:5" if seat < 3 else "bot level:2")
    drawn = page.locator(".sit .art").evaluate_all(
        "all => all.map((each) => each.getAttribute('class') + each.querySelector('use').getAttribute('href'))"
    )
    assert len(set(drawn[:4])) == 4
    assert drawn[1].split("#")[1] == drawn[2].split("#")[1] != drawn[3].split("#")[1]

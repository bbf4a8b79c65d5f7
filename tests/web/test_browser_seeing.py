"""What happens is seen: a finished trick lies for a while, pieces fly, bots move at a pace somebody chose."""

from __future__ import annotations

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.serving import Server
from tests.web.sitting import ASKED, Sitting

HELD = "!!document.querySelector('#main.held')"
FRAMES = """() => {
    window.frames_ = [];
    let last = performance.now();
    const note = (now) => { if (window.flying_) frames_.push(now - last); last = now; requestAnimationFrame(note); };
    requestAnimationFrame(note);
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
        const flight = start(change);
        window.flown_ = (window.flown_ ?? 0) + 1;
        flight.ready.then(() => { window.flying_ = true; }).catch(() => {});
        flight.finished.finally(() => { window.flying_ = false; });
        return flight;
    };
}"""


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


def test_pieces_fly_smoothly(moving: BrowserContext) -> None:
    """Frames while cards fly come within 20 ms, nineteen of twenty; the board ends up as it is."""
    person = Sitting(moving.new_page())
    person.page.add_init_script("localStorage['ember.pace'] = 'normal'")
    person.play_now("tatsu")
    person.page.evaluate(FRAMES)
    for _ in range(6):
        person.wait()
        person.by_list()
    person.wait()
    person.page.wait_for_function("() => !window.flying_")
    assert person.page.evaluate("window.flown_") > 2, "cards flew"
    shown = person.page.locator("#board .felt").inner_text()
    person.page.reload()
    person.wait()
    assert person.page.locator("#board .felt").inner_text() == shown
    assert person.faults == []


def test_bots_move_at_the_pace_somebody_chose(browser: Browser, server: Server) -> None:
    """Chosen in the menu and remembered; step by step nothing moves on until the next step is asked for."""
    context = browser.new_context(base_url=server.address, locale="en-GB", reduced_motion="reduce")
    person = Sitting(context.new_page())
    person.page.add_init_script("localStorage['ember.pace'] ??= 'normal'")
    person.play_now("tatsu")
    person.page.locator("details.menu summary").click()
    person.page.select_option("select[data-set=pace]", "slow")
    person.page.reload()
    person.ready()
    person.page.locator("details.menu summary").click()
    expect(person.page.locator("select[data-set=pace]")).to_have_value("slow")
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
    person = Sitting(context.new_page())
    person.play_now("flamecraft_duals")
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
    person.at_once()
    assert person.faults == []

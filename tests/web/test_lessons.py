"""Lessons at a table: whole ones in a real browser, wrong answers, back, skip, resuming, and alone at the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from embertable.coach.lesson import lesson_of
from embertable.games import CATALOGUE, game
from embertable.table import table_of
from tests.web.screens import Screens
from tests.web.serving import Client, Server
from tests.web.sitting import Sitting
from tests.web.test_browser import no_sideways_scroll, serious

FIRST = CATALOGUE[0]
WAITS = "() => document.querySelector('#main[data-mine] .teach .main') || !document.querySelector('.teach')"


class Learner(Sitting):
    """Somebody who follows a lesson in a browser."""

    def learn(self, name: str) -> None:
        """From the first page into the lesson."""
        self.page.goto("/")
        self.page.locator(f"form[action='/learn/{name}'] button").click()
        self.page.wait_for_url("**/t/*")
        self.ready()

    def waits(self) -> bool:
        """Until the lesson waits for the learner; False where it is over."""
        self.until(WAITS)
        return self.page.locator(".teach").count() > 0

    @property
    def step(self) -> int:
        """The step that is shown, from 1."""
        return self.page.locator(".teach .dots-of .was").count() + 1

    def go_on(self) -> None:
        """Press the button that reads on, by its key."""
        before = self.entry
        self.page.keyboard.press("Enter")
        self.moved(before)

    def does_it(self, shown: bool) -> None:
        """Touch what glows, or be shown what to touch; then confirm."""
        before = self.entry
        if shown or not self.page.locator("#board .can:visible").count():
            self.page.locator("[data-do=show]").click()
            while not self.settled(before):  # where several are picked, be shown each
                self.page.locator("[data-do=show]").click()
            self.send(before)
        else:
            assert self.by_board()


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_whole_lesson(context: BrowserContext, screens: Screens, name: str) -> None:
    """Touch what glows, read on, be answered; now and then be shown. Then the game goes on with bots."""
    person = Learner(context.new_page())
    person.learn(name)
    seen, choices = set(), 0
    while person.waits():
        seen.add(person.step)
        if person.page.locator(".teach .main[value=next]").count():
            person.go_on()
            continue
        choices += 1
        if choices == 2:
            look(person.page, screens, name)
        person.does_it(shown=choices % 4 == 0)
    assert seen == set(range(1, len(lesson_of(name).steps) + 1))
    assert person.wait(), "there is something to play alone"
    expect(person.page.locator("#legend .signs div").first).to_be_visible()
    assert person.faults == []


def look(page: Page, screens: Screens, name: str) -> None:
    """A step on a phone and on a wide screen: it fits, and axe finds nothing serious."""
    for width, height in ((360, 740), (1280, 900)):
        page.set_viewport_size({"width": width, "height": height})
        screens.take(page, f"lesson-{name}-{width}")
        assert no_sideways_scroll(page)
        assert serious(page) == []


def test_a_wrong_answer_is_one_line_and_costs_nothing(context: BrowserContext) -> None:
    person = Learner(context.new_page())
    person.learn(FIRST)
    lesson = lesson_of(FIRST)
    number = next(number for number, step in enumerate(lesson.steps) if step.wrong)
    for _ in range(number):
        person.waits()
        person.go_on()
    person.waits()
    entry, (start, said) = person.entry, next(iter(lesson.steps[number].wrong.items()))

    person.page.locator(f"#board [data-thing^='{start}']:not(.can)").first.click()

    answer = game(FIRST).tongue("en").word(f"lesson {lesson.steps[number].id} {said}")
    expect(person.page.locator("#near")).to_have_text(answer)
    expect(person.page.locator("#ear")).to_have_text(answer)
    assert person.entry == entry


def test_a_lesson_is_resumed_where_it_was_left(context: BrowserContext) -> None:
    """The first page says at which step, the same table is gone on with; back and skip lead through the steps."""
    person = Learner(context.new_page())
    person.learn(FIRST)
    table = person.page.url
    person.waits()
    person.go_on()
    person.page.goto("/")
    expect(person.page.locator(f"form[action='/learn/{FIRST}'] button")).to_contain_text("step 2 of")

    person.learn(FIRST)

    assert (person.page.url, person.step) == (table, 2)
    for way, step in (("next", 3), ("skip", 4), ("back", 3), ("skip", 4), ("skip", 5)):
        person.waits()
        before = person.entry
        person.page.locator(f".teach [value={way}]").click()
        person.moved(before)
        person.until("n => document.querySelectorAll('.teach .was').length + 1 === n", step)


class Pupil:
    """Somebody who follows a lesson by the same posts, without a browser."""

    def __init__(self, client: Client, name: str) -> None:
        self.client = client
        self.client.http.headers["origin"] = client.address  # a cookie counts only on the site's own pages
        self.lesson = lesson_of(name)
        self.table = client.http.post(f"/learn/{name}", follow_redirects=False).headers["location"]

    def does(self, what: str, **fields: str) -> int:
        """Post something at the table; the status of the answer."""
        json = {"accept": "application/json"}
        return self.client.http.post(f"{self.table}/{what}", data=fields, headers=json).status_code


def test_a_lesson_accepts_nothing_but_its_own_choice(server: Server) -> None:
    """Whoever asks: the choice is refused, and so is going on before the step is done."""
    pupil = Pupil(server.client(None), FIRST)
    expected = next(step.line[0] for step in pupil.lesson.steps if step.line)
    while pupil.does("lesson", to="next") == 200:
        pass
    rules = game(FIRST)
    keys = [option.key() for option in table_of(rules, pupil.lesson.record(rules.rules)).s.options]
    other = next(key for key in keys if key != expected.key)

    assert pupil.does("choose", key=other) == 409
    assert pupil.does("lesson", to="next") == 409
    assert pupil.does("lesson", to="nowhere") == 400
    assert pupil.does("choose", key=expected.key) == 200
    assert pupil.does("undo") == 200, "it leads back to the beginning of the step"
    assert pupil.does("choose", key=expected.key) == 200


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_lesson_can_be_skipped_step_by_step(server: Server, name: str) -> None:
    """And left at any moment: then every choice of the game is free, and the lesson can be done again."""
    pupil = Pupil(server.client(None), name)
    for _ in pupil.lesson.steps:
        assert pupil.does("lesson", to="skip") == 200
    assert pupil.does("lesson", to="back") == 409
    again = Pupil(pupil.client, name)
    assert again.table != pupil.table
    assert again.does("lesson", to="leave") == 200
    assert again.does("lesson", to="next") == 409
    assert "Do the lesson again" in again.client.http.get("/").text

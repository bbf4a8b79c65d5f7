"""What a stream sends: what is new to the browser, once, and nothing where nothing is new."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import aclosing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from embertable.core.flow import asked
from embertable.store import Person
from embertable.web.open_table import OpenTable
from embertable.web.regions import Page
from embertable.web.site import Site
from embertable.web.stream import HERE, watch
from embertable.web.table_news import LOG
from embertable.web.visitor import Visitor
from tests.apart import run_apart
from tests.web.leaks import given_open_table, given_site

ONLOOKER = Visitor(None, "en")


@pytest.fixture
def site(tmp_path: Path) -> Site:
    """A site where silence is short."""
    site = given_site(tmp_path)
    site.settings = replace(site.settings, ping=0.05)
    return site


def listening(check: Callable[[Site, OpenTable], Coroutine[Any, Any, None]]) -> Callable[[Site], None]:
    """A test at a table of two, inside a running loop."""

    def test(site: Site) -> None:
        run_apart(check(site, given_open_table("tatsu", 2, 1)))

    test.__doc__ = check.__doc__
    return test


def choose(opened: OpenTable) -> None:
    """Whoever is asked takes the first option."""
    s = opened.table.s
    opened.accept(opened.propose(asked(s).seat, s.options[0].key(), None)[0])
    opened.wake()


async def event(stream: AsyncIterator[bytes], name: str) -> Any:
    """The next event of this name."""
    async for each in stream:
        head, _, data = each.decode().strip().partition("\ndata: ")
        if head.endswith(f"event: {name}"):
            return json.loads(data)
    raise AssertionError("the stream ended")


@listening
async def test_only_regions_that_changed_are_sent(site: Site, opened: OpenTable) -> None:
    async with aclosing(watch(site, opened, ONLOOKER, "", "")) as stream:
        first = await event(stream, "table")
        choose(opened)
        second = await event(stream, "table")
    assert set(first["regions"]) > {"board", "news", "ask", "lines", "deal"}
    assert "news" in second["regions"]
    assert all(region != first["regions"][name] for name, region in second["regions"].items())
    assert not {"lines", "deal", "undo", "end"} & set(second["regions"])


@listening
async def test_a_stream_without_news_sends_nothing(site: Site, opened: OpenTable) -> None:
    """A wake-up, a place in the line that shows nowhere: only the sign of life follows."""
    async with aclosing(watch(site, opened, ONLOOKER, "", "")) as stream:
        await event(stream, "table")
        await event(stream, "here")
        opened.wake()
        assert await anext(stream) == HERE
        site.tables.bots.workers.ahead = lambda _table: 3  # type: ignore[method-assign, assignment]  # nobody thinks here
        opened.wake()
        assert await anext(stream) == HERE


@listening
async def test_of_a_choice_that_shows_nowhere_only_the_number_is_sent(site: Site, opened: OpenTable) -> None:
    """A browser that comes again then says truly how far it was told."""
    await site.store.open()
    async with aclosing(watch(site, opened, ONLOOKER, "", "")) as stream:
        await event(stream, "table")
        await event(stream, "here")
        told = opened.cursor
        opened.talked += 1  # something was said and nothing of it is in the talk: the cursor goes on alone
        opened.wake()
        assert opened.cursor != told
        assert await anext(stream) == f"id: {opened.cursor}\n\n".encode()
    await site.store.close()


@listening
async def test_a_browser_that_has_the_page_is_not_sent_it(site: Site, opened: OpenTable) -> None:
    async with aclosing(watch(site, opened, ONLOOKER, opened.cursor, "")) as stream:
        assert (await anext(stream)).startswith(b"event: here")
        assert await anext(stream) == HERE


@listening
async def test_what_happens_while_a_stream_begins_is_sent(site: Site, opened: OpenTable) -> None:
    """The browser has the page of its cursor, not the one that came of a choice while that was being drawn."""
    drawn, seen = site.page, opened.cursor

    async def slowly(*where: Any) -> Page:
        if opened.cursor == seen:
            choose(opened)
        return await drawn(*where)

    site.page = slowly  # type: ignore[method-assign, assignment]  # the moment at which somebody else chooses
    async with aclosing(watch(site, opened, ONLOOKER, seen, "")) as stream:
        sent = await asyncio.wait_for(event(stream, "table"), 10)
    assert sent["entry"] == opened.last_entry


@listening
async def test_a_stream_never_goes_back_when_a_browser_comes_from_another_machine(
    site: Site, opened: OpenTable
) -> None:
    """The dead machine had told it more than the next one has heard: that one looks before it sends."""

    async def look_up(table: OpenTable) -> None:
        choose(table)

    site.tables.look_up = look_up  # type: ignore[method-assign, assignment]  # what the other machine committed
    ahead = f"{opened.last_entry + 1}.0"
    async with aclosing(watch(site, opened, ONLOOKER, ahead, "")) as stream:
        first = await asyncio.wait_for(anext(stream), 10)
    assert opened.cursor == ahead
    assert b"event: table" not in first, "the browser has this page already"


@listening
async def test_onlookers_share_a_page_and_its_json(site: Site, opened: OpenTable) -> None:
    """Drawn and written once for all who see the same; never for one who sees something else."""
    opened.watchers.add(asyncio.Event())
    pages = [await site.page(opened, Visitor(person, "en")) for person in (None, Person("x", "Eve"), None)]
    assert pages[0] is pages[1] is pages[2]
    assert pages[0].json("board") is pages[1].json("board")
    seats = [await site.page(opened, Visitor(Person(f"p{seat}", f"Name{seat}"), "en")) for seat in range(2)]
    assert len({id(page) for page in [*pages, *seats]}) == 3
    assert (await site.page(opened, Visitor(None, "uk"))) is not pages[0]
    choose(opened)
    assert (await site.page(opened, ONLOOKER)) is not pages[0]


@listening
async def test_nothing_is_kept_for_nobody(site: Site, opened: OpenTable) -> None:
    """When the last listener leaves, the pages of a table leave memory; a decision then draws nothing."""
    async with aclosing(watch(site, opened, ONLOOKER, "", "")) as stream:
        await event(stream, "table")
        assert opened.shown
    choose(opened)
    assert not opened.shown
    assert not opened.drawn


def test_of_a_long_game_only_what_is_shown_of_its_log_is_kept(site: Site) -> None:
    """Lines that were said once and are shown to nobody any more do not stay in memory for as long as the table."""
    opened = given_open_table("wyrmspan", 2, 1)

    async def story() -> None:
        for _ in range(LOG + 12):
            choose(opened)
            await site.page(opened, ONLOOKER)

    run_apart(story())
    assert [len(lines) for lines in opened.log_lines.values()] == [LOG]


@listening
async def test_undo_is_worked_out_for_the_one_who_chose(site: Site, opened: OpenTable) -> None:
    """No page but theirs asks what was learned by a choice."""
    seat = 0
    while not opened.table.behind:
        seat = asked(opened.table.s).seat
        choose(opened)
    [*_, choice] = opened.table.behind
    for visitor in (ONLOOKER, Visitor(Person(f"p{1 - seat}", f"Name{1 - seat}"), "en")):
        await site.page(opened, visitor)
    assert choice.looked == 0
    await site.page(opened, Visitor(Person(f"p{seat}", f"Name{seat}"), "en"))
    assert choice.looked

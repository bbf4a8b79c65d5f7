"""Moments of recorded games, put on a table of a real server: any position can be looked at without playing to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, FilePayload, Page

from embertable.core.flow import apply, asked, find_option
from embertable.core.record import Record, begin, read_record, write_record
from embertable.games import game
from tests.web.serving import Server

GAMES = Path(__file__).parents[1] / "golden" / "games"
RECORDS = {  # a usual game of each
    "tatsu": "four_partners",
    "fire_tower": "two_players",
    "flamecraft_duals": "duel",
    "flamecraft": "two",
    "wyrmspan": "two_players",
}


def recorded(name: str, record: str) -> Record:
    """A recorded game."""
    return read_record((GAMES / name / f"{record}.ember").read_text(encoding="utf-8"))


def partly(name: str, record: str, part: float) -> str:
    """A recorded game up to the moment when the first seat is asked, some way into it; 1 is the whole of it."""
    played = recorded(name, record)
    if part >= 1:
        return write_record(played)
    mine = [number for number, decision in enumerate(played.decisions) if decision.seat == 0]
    return write_record(replace(played, decisions=played.decisions[: mine[int(part * len(mine))]]))


def until(name: str, record: str, wanted: Callable[[Any], bool]) -> str:
    """A recorded game up to the first moment at which the first seat is asked, and which is wanted."""
    played = recorded(name, record)
    s = begin(game(name), played)
    for number, decision in enumerate(played.decisions):
        if asked(s).seat == 0 and wanted(s):
            return write_record(replace(played, decisions=played.decisions[:number]))
        apply(s, find_option(s, decision.seat, decision.key))
    raise AssertionError(f"there is no such moment in {record}")


def visitor(browser: Browser, server: Server, **how: Any) -> BrowserContext:
    """Somebody at a browser."""
    return browser.new_context(**({"base_url": server.address, "locale": "en-GB", "reduced_motion": "reduce"} | how))


def at_table(context: BrowserContext, text: str) -> Page:
    """A table that stands where a record ends, the first seat taken by this visitor."""
    page = context.new_page()
    page.goto("/finished")
    file: FilePayload = {"name": "a.ember", "mimeType": "text/plain", "buffer": text.encode()}
    page.goto(context.request.post("/upload", multipart={"file": file}).url)
    page.wait_for_selector("html[data-ready]")
    return page

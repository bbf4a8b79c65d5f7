"""Frames while cards fly, stepping through a recorded game: `python -m tests.web.frame_times` prints their times."""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.web.conftest import FLAGS, find_browser
from tests.web.moments import at_table, partly, visitor
from tests.web.serving import Server, serving

FRAMES = (Path(__file__).parent / "frames.js").read_text(encoding="utf-8")
STEPS = 14
RECORDS = {
    "tatsu": "four_partners",
    "fire_tower": "two_players",
    "flamecraft_duals": "duel",
    "flamecraft": "two",
    "wyrmspan": "two_players",
}
FLOWN = "n => !window.flying_ && document.querySelector('#ask [type=range]').value === String(n)"


def frames(browser: Browser, server: Server, name: str, record: str) -> tuple[list[float], list[float], int]:
    """Milliseconds of each frame at rest and in flight, and how many flights there were; nobody thinks meanwhile."""
    context = visitor(browser, server, reduced_motion="no-preference", viewport={"width": 1280, "height": 900})
    page = at_table(context, partly(name, record, 1))
    page.goto(f"{page.url.split('/replay')[0]}/replay?at=8&seat=0")
    page.wait_for_selector("html[data-ready]")
    page.evaluate(FRAMES)
    for step in range(9, 9 + STEPS):
        page.keyboard.press("ArrowRight")
        page.wait_for_function(FLOWN, arg=step)
    resting, flying, flown = page.evaluate("[resting_, frames_, window.flown_ ?? 0]")
    context.close()
    return resting, flying, flown


def main() -> None:
    """Print the frames of every game."""
    with serving(f"{tempfile.mkdtemp()}/tables.db") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        for name, record in RECORDS.items():
            resting, flying, flown = frames(browser, server, name, record)
            at = statistics.quantiles(flying, n=20)
            print(f"{name}: {flown} flights, {len(flying)} frames, median {at[9]:.1f} ms, 95 % within {at[18]:.1f} ms;")
            print(f"  at rest 95 % within {statistics.quantiles(resting, n=20)[18]:.1f} ms")
        browser.close()


if __name__ == "__main__":
    main()

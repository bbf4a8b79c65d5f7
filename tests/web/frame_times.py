"""Frames while cards fly, stepping through a recorded game: `python -m tests.web.frame_times` prints their times.

How far apart frames come depends on who else works on the machine; the processor time a frame takes, read from the
browser's own trace, does not. Both are printed, and so is how long a swap takes before anything flies.
"""

from __future__ import annotations

import json
import statistics
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.web.conftest import FLAGS, find_browser
from tests.web.moments import RECORDS, at_table, partly, visitor
from tests.web.serving import Server, serving

FRAMES = (Path(__file__).parent / "frames.js").read_text(encoding="utf-8")
STEPS = 14
FLOWN = "n => !window.flying_ && document.querySelector('#ask [type=range]').value === String(n)"


TRACED = ("blink.user_timing", "toplevel", "viz", "cc")
TASKS = ("ThreadControllerImpl::RunTask", "ThreadPool_RunTask")
THREADS = {  # of the browser: who does what for a frame
    "CrRendererMain": "main thread",
    "ThreadPoolForegroundWorker": "raster",
    "Compositor": "compositor",
    "VizCompositorThread": "drawing",
}


@dataclass(frozen=True)
class Frames:
    """Milliseconds of each frame at rest, in flight, and while the board changes; how many flights there were."""

    resting: list[float]
    flying: list[float]
    leaving: list[float]
    flown: int
    work: dict[str, float]  # milliseconds of processor time a frame in flight takes, by who does it


def frames(browser: Browser, server: Server, name: str, record: str) -> Frames:
    """Step through a recorded game; nobody thinks meanwhile."""
    context = visitor(browser, server, reduced_motion="no-preference", viewport={"width": 1280, "height": 900})
    page = at_table(context, partly(name, record, 1))
    page.goto(f"{page.url.split('/replay')[0]}/replay?at=8&seat=0")
    page.wait_for_selector("html[data-ready]")
    page.evaluate(FRAMES)
    browser.start_tracing(page=page, categories=list(TRACED))
    for step in range(9, 9 + STEPS):
        page.keyboard.press("ArrowRight")
        page.wait_for_function(FLOWN, arg=step)
    traced = json.loads(browser.stop_tracing())["traceEvents"]
    resting, flying, leaving, flown = page.evaluate("[resting_, frames_, takeoffs_, window.flown_ ?? 0]")
    context.close()
    return Frames(resting, flying, leaving, flown, work(traced))


def work(events: list[dict[str, Any]]) -> dict[str, float]:
    """What a frame in flight costs in processor time, by who does it."""
    names = {
        (each["pid"], each["tid"]): each["args"]["name"].split("/")[0]
        for each in events
        if each["name"] == "thread_name"
    }
    begun = sorted(each["ts"] for each in events if each["name"] == "flight begins")
    ended = sorted(each["ts"] for each in events if each["name"] == "flight ends")
    spent: Counter[str] = Counter()
    drawn = 0
    for each in events:
        if each["ph"] != "X" or not any(begin <= each["ts"] < end for begin, end in zip(begun, ended, strict=False)):
            continue
        drawn += each["name"] == "Display::DrawAndSwap"
        if each["name"] in TASKS and (who := THREADS.get(names.get((each["pid"], each["tid"]), ""))):
            spent[who] += each.get("tdur", 0)
    return {who: time / 1000 / max(1, drawn) for who, time in spent.items()}


def main() -> None:
    """Print the frames of every game."""
    with serving(f"{tempfile.mkdtemp()}/tables.db") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        for name, record in RECORDS.items():
            seen = frames(browser, server, name, record)
            at, rest = (statistics.quantiles(each, n=20) for each in (seen.flying, seen.resting))
            costs = ", ".join(f"{who} {time:.1f}" for who, time in sorted(seen.work.items()))
            print(f"{name}: {seen.flown} flights, {len(seen.flying)} frames")
            print(
                f"  in flight median {at[9]:.1f} ms, 95 % within {at[18]:.1f} ms; at rest 95 % within {rest[18]:.1f} ms"
            )
            print(f"  before anything flies the board changes in {statistics.median(seen.leaving):.0f} ms")
            print(f"  processor time of a frame in flight: {sum(seen.work.values()):.1f} ms ({costs})")
        browser.close()


if __name__ == "__main__":
    main()

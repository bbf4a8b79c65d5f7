"""A server that lives as long as the tests, and a real browser."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

from tests.store.cluster import empty_database
from tests.web.screens import Screens
from tests.web.serving import Server, serving

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first has no window to draw."""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
expect.set_options(timeout=30_000)  # as everything else is waited for: a machine may be busy
SCREENS = Path(__file__).parents[2] / "build" / "screens"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with quick bots and no limits worth mentioning."""
    with serving(str(tmp_path_factory.mktemp("web") / "tables.db")) as running:
        yield running


@pytest.fixture(scope="session")
def pair(cluster: str) -> Iterator[Server]:
    """A server of two processes on one PostgreSQL."""
    with serving(empty_database(cluster), workers=2) as running:
        yield running


def find_browser() -> str:
    """Chromium, installed from Debian's packages where that is possible."""
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.run(["apt-get", "update"], check=False, **quiet)  # type: ignore[call-overload]  # plain devnulls
        subprocess.run(["apt-get", "install", "-y", BROWSERS[0]], check=False, **quiet)  # type: ignore[call-overload]  # the same
        found = shutil.which(BROWSERS[0])
    if found is None:
        sentence = f"no Chromium on this machine: install Debian's package {BROWSERS[0]} to run the browser tests"
        if os.environ.get("CI"):
            pytest.fail(sentence)
        pytest.skip(sentence)
    return found


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """The driver of browsers."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A real browser."""
    launched = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
    yield launched
    launched.close()


@pytest.fixture
def context(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """A fresh visitor."""
    opened = browser.new_context(
        base_url=server.address, viewport={"width": 1280, "height": 900}, locale="en-GB", reduced_motion="reduce"
    )
    yield opened
    opened.close()


@pytest.fixture
def moving(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """A fresh visitor who does not mind things that fly."""
    opened = browser.new_context(base_url=server.address, locale="en-GB", reduced_motion="no-preference")
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def screens() -> Screens:
    """Screenshots to be looked at, where somebody does."""
    return Screens(SCREENS if os.environ.get("EMBERTABLE_SCREENS") != "no" else None)

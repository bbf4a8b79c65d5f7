"""Drawings are made once, and nobody waits for them who does not want to see them."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from embertable import art
from embertable.web import sheets
from embertable.web.visitor import Visitor
from tests.apart import run_apart
from tests.web.leaks import given_open_table, given_site


def test_a_page_does_not_draw_symbols_on_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Right after a start the first visitor of a game waits for its drawings; the others are served meanwhile."""
    drew: list[str] = []
    draw = art.sheet

    def noted(package: str) -> str:
        drew.append(threading.current_thread().name)
        return draw(package)

    monkeypatch.setattr(art, "sheet", noted)
    sheets.draw_sheet.cache_clear()
    sheets.pictures_of.cache_clear()
    sheets.prepared.clear()
    site, opened = given_site(tmp_path), given_open_table("tatsu", 2, 1)

    async def look() -> None:
        first, second = await asyncio.gather(*[site.page(opened, Visitor(None, "en")) for _ in range(2)])
        assert first.regions == second.regions

    run_apart(look())
    assert len(drew) == 1
    assert drew[0] != threading.main_thread().name

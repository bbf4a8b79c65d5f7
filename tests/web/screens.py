"""Pictures of pages, for people."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page


class Screens:
    """Where screenshots are kept; nowhere, if nobody will look at them."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)

    def take(self, page: Page, name: str, whole: bool = False) -> None:
        """What a page shows now, or the whole of it."""
        if self.folder is not None:
            page.screenshot(path=self.folder / f"{name}.png", full_page=whole)

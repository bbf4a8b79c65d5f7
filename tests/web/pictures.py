"""The pictures of the README, taken in a real browser: `python -m tests.web.pictures` takes them anew."""

from __future__ import annotations

import base64
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.web.conftest import FLAGS, find_browser
from tests.web.moments import at_table, partly, visitor
from tests.web.serving import serving

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
SIZE = {"width": 1280, "height": 900}
MOMENTS = {  # a game, a record, how far into it, the colours of the hour, what is touched
    "wyrmspan": ("three_players", 0.6, "light", ".hand .slip.can"),
    "flamecraft": ("four_random_shops", 0.72, "light", ""),
    "flamecraft_duals": ("duel_fancy_and_fountain", 0.55, "light", ""),
    "fire_tower": ("four_players_shadow_victory", 0.62, "light", ""),
    "tatsu": ("four_partners", 0.5, "light", ""),
}
HEAVIEST = 150_000  # bytes of one picture
QUALITIES = (0.86, 0.78, 0.7, 0.6, 0.5)
PACKED = """async ([png, quality]) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = Object.assign(document.createElement("canvas"), { width: picture.width, height: picture.height });
    canvas.getContext("2d").drawImage(picture, 0, 0);
    return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


def packed(page: Page) -> bytes:
    """What a page shows, as good as a small picture can be."""
    png = base64.b64encode(page.screenshot()).decode()
    tried = (base64.b64decode(page.evaluate(PACKED, [png, quality])) for quality in QUALITIES)
    return next(picture for picture in tried if len(picture) <= HEAVIEST)


def main() -> None:
    """One picture of each game."""
    with serving(f"{tempfile.mkdtemp()}/tables.db") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        for name, (record, part, theme, touched) in MOMENTS.items():
            context = visitor(browser, server, viewport=SIZE)
            context.add_cookies([{"name": "theme", "value": theme, "url": server.address}])
            page = at_table(context, partly(name, record, part))
            if touched:
                page.locator(touched).first.click()
            page.wait_for_function("[...document.images].every((each) => each.complete)")
            (PICTURES / f"{name}.webp").write_bytes(packed(page))
            context.close()
        browser.close()


if __name__ == "__main__":
    main()

"""Templates can be read: no line is longer than a wide screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from embertable.web.templates import environment

TEMPLATES = Path(__file__).parents[2] / "src" / "embertable" / "web" / "templates"
WIDEST = 160


@pytest.mark.parametrize("path", sorted(TEMPLATES.rglob("*.html")), ids=lambda path: path.name)
def test_no_line_of_a_template_is_too_long(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [number for number, line in enumerate(lines, start=1) if len(line) > WIDEST] == []


def test_a_game_without_a_board_shows_its_view_in_lists() -> None:
    """Numbers and words stand in a row, what is nested one below the other."""
    view = {"round": 2, "hand": ["red-1", "red-2"], "rows": [{"cards": []}, {"cards": [3]}], "market": None}

    page = environment.get_template("table/plain.html").render(view=view)

    assert "<dt>round</dt><dd>2" in page
    assert '<span class="chip">red-1</span> <span class="chip">red-2</span>' in page
    assert page.count("<li>") == 2
    assert page.count("–") == 2, "nothing is shown as a dash"

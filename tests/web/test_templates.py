"""The template that any view can be shown with."""

from __future__ import annotations

from embertable.web.templates import environment


def test_a_game_without_a_board_shows_its_view_in_lists() -> None:
    """Numbers and words stand in a row, what is nested one below the other."""
    view = {"round": 2, "hand": ["red-1", "red-2"], "rows": [{"cards": []}, {"cards": [3]}], "market": None}

    page = environment.get_template("table/plain.html").render(view=view)

    assert "<dt>round</dt><dd>2" in page
    assert '<span class="chip">red-1</span> <span class="chip">red-2</span>' in page
    assert page.count("<li>") == 2
    assert page.count("–") == 2, "nothing is shown as a dash"

"""Numbers of the rules in texts: they come from the constants, and a field without one is named."""

from __future__ import annotations

import pytest

from embertable import CATALOGUE, game
from embertable.core.text.files import read_text
from embertable.core.text.languages import languages
from embertable.core.text.numbers import FIELD, NoNumber, numbered

GAME = "embertable.games.wyrmspan"


@pytest.mark.parametrize(
    ("field", "number"),
    [
        ("{LIMIT}", "9"),
        ("{FIXED_POINTS[1]}", "3"),
        ("{chapters.objectives.OBJECTIVE_POINTS[0][3]}", "7"),
        ("{LEVELS[automa-3].points_per_dragon}", "8"),
        ("{count LEVELS[automa-1].decisions}", "8"),
        ("{sum FIXED_POINTS}", "10"),
    ],
)
def test_a_field_is_the_number_of_the_rules(field: str, number: str) -> None:
    assert numbered(GAME, f"at most {field} of them") == f"at most {number} of them"


@pytest.mark.parametrize(
    "field",
    ["{NOTHING_LIKE_IT}", "{FIXED_POINTS[9]}", "{LEVELS[none].points_per_dragon}", "{FIXED_POINTS}", "{no.room.LIMIT}"],
)
def test_a_field_without_a_number_is_named_with_its_line(field: str) -> None:
    with pytest.raises(NoNumber, match="line 2: the rules of wyrmspan have no number"):
        numbered(GAME, f"first line\nand {field}\n")


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_rules_pages_of_all_languages_take_the_same_numbers_from_the_rules(name: str) -> None:
    """What one language takes from a constant, another does not write as a digit."""
    package = game(name).package
    pages = [read_text(package, f"text/{code}.md") or "" for code in languages()]
    taken = [sorted(found[0] for found in FIELD.finditer(page)) for page in pages]
    assert taken[0]
    assert all(each == taken[0] for each in taken)

"""The words of the pages: the same in every language, all of them used, none missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from embertable.web.text import WORDS, preferred, word

SOURCE = Path(__file__).parents[2] / "src" / "embertable" / "web"
HOLES = re.compile(r"\{(\w+)\}")


def test_every_language_says_everything() -> None:
    """The same names, and the same holes to be filled in each form."""
    assert set(WORDS["uk"]) == set(WORDS["en"]) == set(WORDS["ru"])
    for name, text in WORDS["en"].items():
        for lang in ("uk", "ru"):
            assert set(HOLES.findall(WORDS[lang][name])) == set(HOLES.findall(text)), (lang, name)


def test_every_word_a_page_asks_for_exists() -> None:
    """Templates and code name words that are there."""
    files = [*SOURCE.rglob("*.html"), *SOURCE.rglob("*.py")]
    asked = re.compile(r"""(?<![\w.])(?:visitor\.|self\.visitor\.)?word\((["'])([^"']+?)\1\s*[,)]""")
    for file in files:
        for _, name in asked.findall(file.read_text()):
            assert name in WORDS["en"], f"{file.name}: {name}"


@pytest.mark.parametrize(
    ("count", "says"), [(1, "1 очко"), (2, "2 очки"), (5, "5 очок"), (11, "11 очок"), (21, "21 очко"), (-3, "-3 очки")]
)
def test_points_agree_with_their_number(count: int, says: str) -> None:
    """Ukrainian counts in three forms."""
    assert word("uk", "n points", n=count) == says


@pytest.mark.parametrize(
    ("cookie", "accepted", "lang"),
    [
        (None, "uk-UA,uk;q=0.9,en;q=0.8", "uk"),
        (None, "de,ru;q=0.4,en;q=0.7", "en"),
        ("ru", "uk", "ru"),
        ("xx", "de", "en"),
        (None, "", "en"),
        (None, "uk;q=x, ru;q=0.1;", "uk"),
        (None, ",;,;q=,q=1;uk", "en"),
    ],
)
def test_the_readers_language(cookie: str | None, accepted: str, lang: str) -> None:
    """What was chosen here, else what the browser asks for first."""
    assert preferred(cookie, accepted) == lang

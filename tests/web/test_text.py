"""The words of the pages: all of them used, none missing, in the visitor's language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from embertable.core.text.table import table_tongue
from embertable.web.languages import preferred
from embertable.web.visitor import Visitor

SOURCE = Path(__file__).parents[2] / "src" / "embertable" / "web"
WORDS = table_tongue("en").section("web")
ASKED = re.compile(r"""(?<![\w.])(?:visitor\.|self\.visitor\.)?word\((["'])([^"']+?)\1\s*[,)]""")


def sources() -> str:
    places = (SOURCE, SOURCE.parent / "games")
    files = [file for place in places for kind in ("*.html", "*.py") for file in place.rglob(kind)]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def test_every_word_a_page_asks_for_exists() -> None:
    """Templates and code name words that are there."""
    files = [*SOURCE.rglob("*.html"), *SOURCE.rglob("*.py")]
    asked = {name for file in files for _, name in ASKED.findall(file.read_text(encoding="utf-8"))}
    assert asked - set(WORDS) == set()


def test_every_word_is_asked_for() -> None:
    """By its whole name, or by the beginning of one that is put together: `level easy`, `key undo`."""
    text = sources()
    unused = [name for name in WORDS if not re.search(rf"""["']{re.escape(name)}["']""", text)]
    begun = (
        *("theme ", "level ", "seat ", "undo ", "then ", "is ", "basis ", "key ", "bot ", "says "),
        *("taste ", "won ", "puzzle ", "weekday ", "kin "),
    )
    assert [name for name in unused if not name.startswith(begun)] == []


@pytest.mark.parametrize(
    ("count", "says"), [(1, "1 карта"), (2, "2 карти"), (5, "5 карт"), (11, "11 карт"), (21, "21 карта")]
)
def test_a_noun_agrees_with_its_number(count: int, says: str) -> None:
    """Ukrainian counts in three forms; the two never part at the end of a line."""
    assert Visitor(lang="uk").word("cards found", n=count) == says.replace(" ", "\u00a0")


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

"""The table's own words: whole in every language, in its own letters, and errors that say themselves in each."""

from __future__ import annotations

import ast
import pickle
import re
from pathlib import Path

import pytest

from embertable.core.errors import BadRecord, BadVariant, IllegalChoice
from embertable.core.text.checking import gaps
from embertable.core.text.files import CORE, text_file
from embertable.core.text.languages import languages
from embertable.core.text.phrases import parsed
from embertable.core.text.table import sentence_of, table_tongue
from embertable.core.text.tongue import REFERENCE
from embertable.games import CATALOGUE

SOURCE = Path(__file__).parents[2] / "src" / "embertable"
NAMES = re.compile(
    r"embertable|Embertable|\.?ember\b|Enter|Ctrl\+C|API|JSON|TOML|SQLite|PostgreSQL|URL|random|greedy|search(:\w+)?|usual|none"
    r"|\b[a-z]+_[a-z]+\b|\b[a-z_]+=\w+|\b(true|false|me|open|bot|points|nonce|automa|forest|companions|shops|fancy)\b"
    r"|ray://HOST:PORT|ray(:HOST:PORT)?|HOST:PORT|local|level:\d|--[a-z]+|openskill|Parquet"
    r"|pip install|\[lab\]|\.bots\.Bot|Esc\b"
    r"|«[^»]*»|/games|`[^`]*`|\bend\b|\b[npq]\b|\b(y|yes|no)\b|cards|play|replay|rules|convert|opposite_red"
)
LATIN = re.compile(r"[A-Za-z]{2,}")


def own_words(code: str) -> dict[str, str]:
    """The words of pages, terminal and errors, without their fields."""
    return {name: re.sub(r"\{[^{}]*\}", "5", text) for name, text in table_tongue(code).words.items()}


@pytest.mark.parametrize("code", languages())
def test_the_table_lacks_no_word(code: str) -> None:
    assert gaps(table_tongue(code), table_tongue(REFERENCE)) == []


@pytest.mark.parametrize("code", languages())
def test_the_table_says_nothing_the_glossary_forbids(code: str) -> None:
    never = [re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.IGNORECASE) for words in table_tongue(code).never]
    assert [(name, text) for name, text in own_words(code).items() for each in never if each.search(text)] == []


@pytest.mark.parametrize("code", ["uk", "ru"])
def test_the_table_writes_in_its_own_letters(code: str) -> None:
    """But for names of commands, files and formats."""
    left = {
        name: NAMES.sub("", text) for name, text in own_words(code).items() if not name.startswith("terminal command")
    }
    assert {name: text for name, text in left.items() if LATIN.search(text)} == {}


@pytest.mark.parametrize("code", languages())
def test_signs_are_as_the_glossary_prints_them(code: str) -> None:
    """En dashes, one sign for three points, no straight apostrophes but around what is typed."""
    bad = re.compile(r"—|\.\.\.|\w'\w| - ")
    assert [name for name, text in own_words(code).items() if bad.search(text)] == []


def raised() -> list[tuple[str, str, set[str] | None]]:
    """Every error made in the package: where, its name, and the details it is given where they can be read."""
    found: list[tuple[str, str, set[str] | None]] = []
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            called, at = node.func.id, 2 if node.func.id == "Refused" else 0
            if called not in ERRORS or len(node.args) <= at:
                continue
            details = {each.arg for each in node.keywords if each.arg} - {"of"}
            for name in texts_of(node.args[at]):
                found.append((str(file.relative_to(SOURCE)), name, details))
    return found


def texts_of(node: ast.expr) -> list[str]:
    """The names an argument may be: a text, or one of two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return [*texts_of(node.body), *texts_of(node.orelse)] if isinstance(node, ast.IfExp) else []


ERRORS = {
    "EmbertableError",
    "Refused",
    "UnknownGame",
    "WrongSeats",
    "BadVariant",
    "GameOver",
    "NotYourTurn",
    "IllegalChoice",
    "BadRecord",
    "UnknownLanguage",
    "CannotWrite",
    "UnknownBot",
    "CannotServe",
    "BadSetting",
    "BadBackup",
    "TornBackup",
    "BadDatabase",
    "NameTaken",
    "UnknownCard",
    "UnknownSection",
    "CannotKeep",
    "ServedAlready",
    "BadSchema",
}


def test_every_error_that_is_raised_has_its_sentence_and_its_details() -> None:
    said = raised()
    assert len(said) > 90
    for file, name, details in said:
        package = f"embertable.games.{file.split('/')[1]}" if file.startswith("games/") and "/" in file[6:] else CORE
        for code in languages():
            files = [text_file(each, code) for each in (package, CORE)]
            texts = [each.table("words").get("error", {}).get(name) for each in files if each is not None]
            text = next((each for each in texts if each is not None), None)
            assert text is not None, f"{file}: {code} has no error {name!r}"
            fields = {field.name for field in parsed(text).fields}
            assert details is None or fields <= details, f"{file}: {name!r} ({code}) wants {fields}, gets {details}"


def test_an_error_inside_another_is_said_in_the_same_language() -> None:
    inner = IllegalChoice("no option", key="fly\naway", options=["pass", "play"])
    error = BadRecord(
        "of file", path=Path("a.ember"), why=BadRecord("decision", number=3, seat=0, key="fly", why=inner)
    )
    assert sentence_of(error, "uk") == r"a.ember: рішення 3 (0 fly): «fly\naway» немає серед варіантів: pass, play"
    assert str(error) == r"a.ember: decision 3 (0 fly): 'fly\naway' is not among: pass, play"


def test_what_the_system_says_is_translated() -> None:
    error = BadRecord("cannot read", path="a.ember", why=FileNotFoundError(2, "No such file or directory"))
    assert sentence_of(error, "ru") == "a.ember не удаётся прочитать: такого файла или папки нет"
    assert str(error) == "a.ember cannot be read: no such file or directory"


def test_an_error_of_a_game_is_said_in_its_own_words() -> None:
    error = BadVariant("max deals", of="embertable.games.tatsu.variants", deals=0)
    assert sentence_of(error, "uk") == "варіант max_deals – це найбільша кількість партій у грі: 1 або більше, а не 0"
    assert "tatsu" in CATALOGUE


def test_an_error_comes_whole_from_another_process() -> None:
    error = pickle.loads(pickle.dumps(BadRecord("no end", line=3, count=7)))
    assert str(error) == "line 3: the file stops before its closing line 'end 7'"

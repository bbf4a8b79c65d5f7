"""What translators and proofreaders are shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from embertable.core.flow import Event, Step
from embertable.core.text import files
from embertable.core.text.files import CORE, TextFile
from embertable.core.text.languages import languages
from embertable.core.text.tongue import tongue_of
from embertable.games import game
from tests.cli.driving import Cli
from tests.cli.test_bad_input import assert_refused


@pytest.mark.parametrize("lang", languages())
def test_a_language_is_checked(cli: Cli, lang: str) -> None:
    said = cli("texts", "check", lang)
    assert [line for line in said.out.splitlines() if line.startswith(("core: ", "tatsu: "))] == []


def test_what_is_missing_or_wrong_is_named(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    """A word that is gone, one nobody knows, and one with another field: status 2."""
    file = files.text_file(CORE, "uk")
    assert file is not None
    ours = TextFile(file.name, file.text.replace('menu = "', 'manu = "').replace("списком: {n}", "списком: {number}"))
    monkeypatch.setattr(
        "embertable.core.text.tongue.text_file",
        lambda package, code: ours if (package, code) == (CORE, "uk") else files.text_file(package, code),
    )
    monkeypatch.setattr("embertable.cli.proofreading.tongue_of", tongue_of.__wrapped__)
    said = cli("texts", "check", "uk")
    assert said.status == 2
    assert "core: words.web menu is missing" in said.out
    assert "core: words.web manu is unknown" in said.out
    assert "core: words.web all options uses ['number'], the reference ['n']" in said.out


def test_everything_a_game_says_is_shown(cli: Cli, tmp_path: Path) -> None:
    """Cards, questions, options, events and words; what chance did not show stands there as it is written."""
    said = cli("texts", "show", "tatsu", "uk")
    assert said.status == 0
    kinds = game("tatsu").tongue("uk").slots.entries()
    spoken = [entry for entry, (kind, _) in kinds.items() if issubclass(kind, Step | Event)]
    assert [entry for entry in spoken if f"\n{entry}\n    " not in said.out] == []
    for heading in ("Карти", "Питання", "Варіанти", "Події", "Слова"):
        assert f"\n{heading}\n====" in f"\n{said.out}"

    page = tmp_path / "tatsu.html"
    assert cli("texts", "show", "tatsu", "uk", "--html", str(page)).status == 0
    written = page.read_text(encoding="utf-8")
    assert written.startswith('<!doctype html><html lang="uk">')
    assert "Питання" in written


def test_the_words_of_the_table_are_shown(cli: Cli) -> None:
    said = cli("texts", "show", "table", "en")
    assert "web welcome\n    Come closer to the fire" in said.out
    assert "error no game" in said.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["texts", "show", "chess", "uk"], ["'chess'", "tatsu"]),
        (["texts", "show", "tatsu", "fr"], ["'fr'", "uk"]),
        (["texts", "check", "fr"], ["'fr'", "uk"]),
        (["texts", "show", "table", "uk", "--html", "/nowhere/at/all.html"], ["/nowhere/at/all.html", "no such file"]),
    ],
    ids=" ".join,
)
def test_bad_input_gets_one_sentence(cli: Cli, arguments: list[str], words: list[str]) -> None:
    assert_refused(cli(*arguments), *words)

"""Puzzles in the terminal: listed, tried until they are found, explained; files of them that are none."""

from __future__ import annotations

from pathlib import Path

import pytest

from embertable.coach.puzzle import Puzzle, ordered, write_puzzle
from embertable.core.text.languages import languages
from embertable.games import CATALOGUE, game
from tests.cli.driving import Cli
from tests.cli.test_bad_input import assert_refused


def typed_for(name: str, puzzle: Puzzle) -> tuple[str, str]:
    """What is typed for an option that is not right, and for one that is."""
    keys = [option.key() for option in puzzle.position(game(name)).options]
    wrong = next(key for key in puzzle.verdict.losses if key in keys)
    return str(keys.index(wrong) + 1), str(keys.index(puzzle.accept[0]) + 1)


@pytest.mark.parametrize("lang", languages())
def test_every_game_is_listed_with_its_puzzles(cli: Cli, lang: str) -> None:
    said = cli("puzzles", "--lang", lang)

    assert said.status == 0
    for name in CATALOGUE:
        title = game(name).tongue(lang).word("title")
        assert f"{title}  {len(ordered(game(name)))}  " in said.out


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_puzzle_is_tried_until_it_is_found(cli: Cli, name: str) -> None:
    """A try is told what it costs, a hint is one reason, anything else is told how to answer; then all is explained."""
    puzzle = ordered(game(name))[0]
    wrong, right = typed_for(name, puzzle)

    said = cli("puzzles", "try", name, puzzle.id, typed=["what?", "?", wrong, right])

    flat = " ".join(said.out.split())
    assert said.status == 0
    assert flat.index("There is a better choice") < flat.index("Found!")
    assert "The best choice" in flat[flat.index("Found!") :]


def test_the_answer_can_be_asked_for(cli: Cli) -> None:
    puzzle = ordered(game(CATALOGUE[0]))[0]

    said = cli("puzzles", "try", CATALOGUE[0], puzzle.id, typed=["!"])

    assert "Found!" not in said.out
    assert "The best choice" in said.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["try", "chess"], ["'chess'", "tatsu"]),
        (["try", "tatsu", "nothing"], ["tatsu", "nothing"]),
        (["mine", "chess"], ["'chess'", "tatsu"]),
        (["mine", "tatsu", "--seats", "9"], ["2 to 4", "9"]),
        (["mine", "tatsu", "--on", "ray://127.0.0.1:1"], ["ray://127.0.0.1:1", "connection refused"]),
        (["mine", "tatsu", "--output", "nowhere/found.jsonl"], ["nowhere/found.jsonl", "no such file"]),
        (["mine", "tatsu", "--output", "."], [".", "directory"]),
        (["judge", "tatsu", "missing.jsonl"], ["missing.jsonl", "no such file"]),
        (["judge", "tatsu", "other.jsonl"], ["other.jsonl, line 2"]),
        (["mine", "tatsu", "--output", "other.jsonl"], ["other.jsonl, line 2"]),
    ],
    ids=" ".join,
)
def test_a_command_is_refused(
    cli: Cli, arguments: list[str], words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    written = write_puzzle(ordered(game("tatsu"))[0]) + "\n{}\n"
    Path("other.jsonl").write_text(written, encoding="utf-8")

    assert_refused(cli("puzzles", *arguments), *words)

    assert [path.name for path in tmp_path.iterdir()] == ["other.jsonl"]
    assert Path("other.jsonl").read_text(encoding="utf-8") == written

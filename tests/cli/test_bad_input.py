"""Bad input gets one clear sentence and status 2, never a traceback."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.driving import Cli, Said


def assert_refused(said: Said, *words: str) -> None:
    assert said.status == 2
    assert said.err.startswith("embertable: ")
    assert said.err.count("\n") == 1, "one sentence"
    for word in words:
        assert word in said.err
    assert "Traceback" not in said.err + said.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "chess"], ["'chess'", "tatsu"]),
        (["cards", "chess"], ["'chess'", "tatsu"]),
        (["rules", "chess"], ["'chess'", "tatsu"]),
        (["simulate", "chess"], ["'chess'", "tatsu"]),
        (["play", "tatsu", "--seats", "9"], ["2 to 4", "9"]),
        (["play", "tatsu", "--seats", "0"], ["2 to 4", "0"]),
        (["simulate", "tatsu", "--seats", "1"], ["2 to 4", "1"]),
        (["play", "tatsu", "--seats", "2", "--seat", "3"], ["seat 3", "2"]),
        (["play", "tatsu", "--seats", "many"], ["--seats", "integer"]),
        (["play", "tatsu", "--bots", "genius"], ["'genius'", "random", "greedy", "search"]),
        (["play", "tatsu", "--bots", "greedy,genius"], ["'genius'"]),
        (["simulate", "tatsu", "--bots", "search:soon"], ["search:soon", "search:500"]),
        (["play", "tatsu", "--variant", "dragons=2"], ["'dragons'", "max_deals=NUMBER"]),
        (["play", "tatsu", "--variant", "dragons"], ["key=value", "max_deals"]),
        (["play", "tatsu", "--variant", "max_deals=x"], ["max_deals", "whole number", "'x'"]),
        (["play", "tatsu", "--variant", "ghost_seat=x"], ["ghost_seat", "fixed", "'x'"]),
        (["simulate", "tatsu", "--variant", "dragons=2"], ["'dragons'", "max_deals=NUMBER"]),
        (["play", "tatsu", "--lang", "fr"], ["fr", "uk"]),
        (["play", "tatsu", "--sits", "3"], ["--sits"]),
        (["dance"], ["dance"]),
        (["cards", "tatsu", "blue-9"], ["'blue-9'", "tatsu"]),
        (["rules", "tatsu", "--section", "chess"], ["'chess'", "turn"]),
        (["bench", "chess"], ["'chess'", "tatsu"]),
        (["bench", "tatsu", "--output", "/proc/nowhere/fast"], ["/proc/nowhere", "cannot be made"]),
        (["train", "tatsu", "--folder", "/proc/nowhere"], ["/proc/nowhere", "cannot be made"]),
        (["check"], ["FILE"]),
        (["check", "missing.ember"], ["missing.ember", "no such file"]),
        (["replay", "missing.ember"], ["missing.ember", "no such file"]),
        (["replay", "."], [".", "directory"]),
    ],
    ids=" ".join,
)
def test_a_command_is_refused(cli: Cli, arguments: list[str], words: list[str]) -> None:
    assert_refused(cli(*arguments), *words)


def cut_short(text: str) -> str:
    return "\n".join(text.splitlines()[:20]) + "\n"


def without_header(text: str) -> str:
    return text.replace("seats 2\n", "")


def with_line(number: int, line: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        lines = text.splitlines()
        lines[number - 1] = line
        return "\n".join(lines) + "\n"

    return change


def with_last_line(line: str) -> Callable[[str], str]:
    return lambda text: "\n".join([*text.splitlines()[:-1], line]) + "\n"


BROKEN: list[tuple[Callable[[str], str], list[str]]] = [
    (lambda text: "", ["line 1", "embertable 1"]),
    (lambda text: "PK\x03\x04", ["line 1", "embertable 1"]),
    (cut_short, ["line 20", "end 13"]),
    (without_header, ["line 6", "'seats'"]),
    (with_line(2, "colour red"), ["line 2", "'colour'"]),
    (with_line(2, "game chess"), ["'chess'", "tatsu"]),
    (with_line(3, "rules 99"), ["rules 99", "rules 1"]),
    (with_line(4, "seats 9"), ["2 to 4", "9"]),
    (with_line(4, "seats two"), ["line 4", "'two'"]),
    (with_line(5, "seed " + "9" * 5000), ["line 5", "whole number"]),
    (with_line(6, "variant dragons=2"), ["'dragons'", "max_deals"]),
    (with_line(10, "pass"), ["line 10", "seat and a key"]),
    (with_line(10, "1 fly away"), ["decision 3", "fly away"]),
    (with_last_line("points --5"), ["'--5'"]),
    (with_last_line("thanks"), ["'thanks'"]),
]


@pytest.mark.parametrize(("change", "words"), BROKEN)
@pytest.mark.parametrize("command", ["check", "replay"])
def test_a_broken_record_is_refused(
    cli: Cli, ember: Path, command: str, change: Callable[[str], str], words: list[str]
) -> None:
    ember.write_text(change(ember.read_text(encoding="utf-8")), encoding="utf-8")

    assert_refused(cli(command, str(ember)), str(ember), *words)


def test_an_illegal_choice_says_what_was_expected(cli: Cli, ember: Path) -> None:
    ember.write_text(with_line(8, "1 fly")(ember.read_text(encoding="utf-8")), encoding="utf-8")
    said = cli("check", str(ember))
    assert_refused(said, "decision 1", "'fly' is not among: ")


def test_wrong_final_points_are_found(cli: Cli, ember: Path) -> None:
    ember.write_text(with_last_line("points 1 2")(ember.read_text(encoding="utf-8")), encoding="utf-8")
    assert_refused(cli("check", str(ember)), "final points are", "not 1 2")


def test_a_file_that_is_not_text(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "picture.ember"
    path.write_bytes(b"\x89PNG\xff\xfe")
    assert_refused(cli("check", str(path)), str(path), "not text")


def test_points_of_a_game_that_is_not_over(cli: Cli, ember: Path) -> None:
    lines = ember.read_text(encoding="utf-8").splitlines()
    ember.write_text("\n".join([*lines[:9], "end 2", "points 1 2"]) + "\n", encoding="utf-8")
    assert_refused(cli("check", str(ember)), "not over")

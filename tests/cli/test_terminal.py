"""A real session on a pseudo-terminal, killed in the middle and resumed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.driving import Terminal

NEW = ("play", "tatsu", "--seats", "3", "--bots", "random", "--seed", "4", "--lang", "en")


def entries(home: Path) -> list[str]:
    (kept,) = (home / "playing").glob("*.json")
    found: list[str] = json.loads(kept.read_text(encoding="utf-8"))["entries"]
    return found


def test_a_session_killed_in_mid_game_is_resumed(home: Path) -> None:
    with Terminal(*NEW) as terminal:
        assert "you are Player 1" in terminal.until("› ")
        for _ in range(3):
            terminal.type("1")
            terminal.until("› ")
        terminal.kill()
    before = entries(home)
    assert sum(entry.startswith("choose 0") for entry in before) == 3

    with Terminal("play", "--lang", "en") as terminal:
        assert "Not finished yet" in terminal.until("› ")
        terminal.type("")
        assert "you are Player 1" in terminal.until("› ")
        assert entries(home) == before
        terminal.type("1")
        terminal.until("› ")
        terminal.type("quit")
        terminal.until("The game is kept")
        assert terminal.wait() == 0
    assert entries(home)[: len(before)] == before
    assert len(entries(home)) > len(before)


def test_ctrl_c_keeps_the_game(home: Path) -> None:
    with Terminal(*NEW) as terminal:
        terminal.until("› ")
        terminal.interrupt(until="The game is kept")
        assert terminal.wait() == 0
    assert entries(home) is not None


def test_ukrainian_at_a_terminal(home: Path) -> None:
    with Terminal("play", "tatsu", "--bots", "random", "--lang", "uk") as terminal:
        assert "ви – Гравець 1" in terminal.until("› ")
        terminal.type("допомога")
        terminal.until("гру буде збережено")
        terminal.type("вийти")
        terminal.until("Гру збережено")
        assert terminal.wait() == 0


def test_a_terminal_without_our_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    with Terminal("cards", "tatsu", "red-fusion", "--lang", "uk") as terminal:
        terminal.until("red-fusion")
        assert terminal.wait() == 0

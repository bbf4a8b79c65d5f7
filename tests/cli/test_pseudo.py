"""Every word of a terminal screen comes from a file."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

import embertable.core.base
from embertable.bots import bot
from embertable.cli.keyboard import Keyboard
from embertable.cli.saves import Saved
from embertable.cli.screen import Screen
from embertable.cli.session import COMMANDS, Session
from embertable.cli.words import words_of
from embertable.core.text import files
from embertable.games import game
from embertable.table import open_table
from tests import pseudo

STEPS = 25


@pytest.mark.parametrize("name", pseudo.converted())
def test_a_game_in_the_terminal(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Board, log, question, options, scores and help."""
    monkeypatch.setattr(files, "read_text", pseudo.read_text)
    monkeypatch.setattr(embertable.core.base, "read_text", pseudo.read_text)
    rules = game(name)
    table = open_table(rules, max(2, rules.seats[0]), seed=5)
    console = Console(record=True, width=160, file=io.StringIO(), highlight=False)
    screen = Screen(console, rules, pseudo.CODE, words_of(pseudo.CODE), 0)
    session = Session(Saved(Path("nowhere"), table, 0, [""] * table.record.seats), [], screen, Keyboard())
    player = bot("random", 3)
    for _ in range(STEPS):
        if table.seat is None:
            break
        if table.seat == 0:
            session.draw()
        table.choose(table.seat, player.choose(rules, table.s, table.seat).key())
    screen.scores(table.scores(), screen.say("score"))
    screen.end(table.scores())
    screen.help(COMMANDS)
    screen.card(rules.cards()[0])
    ids = {card.id for card in rules.cards()}
    lines = [line.strip(" │╭╮╰╯─") for line in console.export_text().splitlines()]
    assert pseudo.unspoken([line for line in lines if line.split(" · ")[0].strip("─ ") not in ids]) == []

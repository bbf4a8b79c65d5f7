"""Other people's games, driven from Python the same way as ours, to have something to compare with.

They come from the extra `bench`. What is not installed is named and left out.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

Playthrough = Callable[[], tuple[int, ...]]
"""Plays a random game to its end, or a step of many; returns the decisions made and, of a whole game, 1."""


def open_spiel(name: str) -> Playthrough:
    """A game of OpenSpiel. Its chance moves (dealing) are drawn by the loop, as it asks for; they are not counted."""
    rules: Any = import_module("pyspiel").load_game(name)
    chance = Random(1).random

    def play() -> tuple[int, int]:
        state = rules.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            if not state.is_chance_node():
                decisions += 1
            state.apply_action(actions[int(chance() * len(actions))])
        return decisions, 1

    return play


def rlcard_rules() -> Playthrough:
    """Uno of RLCard by its rules alone, without the observations of its environment."""
    uno: Any = import_module("rlcard.games.uno").Game
    chance = Random(1).random

    def play() -> tuple[int, int]:
        game = uno()
        game.init_game()
        decisions = 0
        while not game.is_over():
            actions = game.get_legal_actions()
            decisions += 1
            game.step(actions[int(chance() * len(actions))])
        return decisions, 1

    return play


def rlcard_environment() -> Playthrough:
    """Uno of RLCard as its users play it, through the environment."""
    environment: Any = import_module("rlcard").make("uno")
    chance = Random(1).random

    def play() -> tuple[int, int]:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            actions = list(state["legal_actions"])
            decisions += 1
            state, _ = environment.step(actions[int(chance() * len(actions))])
        return decisions, 1

    return play


def chess() -> Playthrough:
    """Chess of python-chess, at most 200 half-moves a game."""
    library: Any = import_module("chess")
    chance = Random(1).random

    def play() -> tuple[int, int]:
        board = library.Board()
        decisions = 0
        while decisions < 200:
            moves = list(board.legal_moves)
            if not moves:
                break
            decisions += 1
            board.push(moves[int(chance() * len(moves))])
        return decisions, 1

    return play


PEERS: dict[str, Callable[[], Playthrough]] = {
    "OpenSpiel euchre": lambda: open_spiel("euchre"),
    "OpenSpiel hearts": lambda: open_spiel("hearts"),
    "RLCard uno, rules": rlcard_rules,
    "RLCard uno, environment": rlcard_environment,
    "python-chess": chess,
}


def installed_peers(peers: dict[str, Callable[[], Playthrough]]) -> tuple[dict[str, Playthrough], dict[str, str]]:
    """Those of the peers that can be played here, and why the others cannot."""
    found: dict[str, Playthrough] = {}
    missing: dict[str, str] = {}
    for name, prepare in peers.items():
        try:
            found[name] = prepare()
        except ImportError as error:
            missing[name] = f"{error}; it comes with: pip install 'embertable[bench]'"
    return found, missing

"""How fast the environments step, beside other people's through the same interface, chosen at random."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, Final

from embertable import env
from embertable.lab.peers import Playthrough

AGENTS: Final = "steps of a PettingZoo environment"
BATCHES: Final = "steps of many games at once"
AT_ONCE: Final = 64


def own_agents(name: str) -> Playthrough:
    """A game of ours through PettingZoo."""
    return agents_play(env.aec(name))


def pettingzoo(name: str) -> Playthrough:
    """A card game of PettingZoo's own, which RLCard plays."""
    return agents_play(import_module(f"pettingzoo.classic.{name}").env())


def agents_play(agents: Any) -> Playthrough:
    """Whole games, one after another, as PettingZoo's manual shows: look, choose what the mask allows, step."""
    find = import_module("numpy").flatnonzero
    chance = Random(1).random
    seed = 0

    def play() -> tuple[int, int]:
        nonlocal seed
        seed += 1
        agents.reset(seed=seed)
        steps = 0
        for _ in agents.agent_iter():
            seen, _, terminated, truncated, _ = agents.last()
            if terminated or truncated:
                agents.step(None)
            else:
                legal = find(seen["action_mask"])
                steps += 1
                agents.step(int(legal[int(chance() * len(legal))]))
        return steps, 1

    return play


def own_batch(name: str) -> Playthrough:
    """Many games of ours, a step in each."""
    games = env.batch(name, AT_ONCE)
    chance = Random(1).random

    def play() -> tuple[int]:
        games.step([legal[int(chance() * len(legal))] for legal in games.legal])
        return (AT_ONCE,)

    return play


def open_spiel_vector(name: str) -> Playthrough:
    """Many games of OpenSpiel, a step in each, through its `SyncVectorEnv`."""
    make = import_module("open_spiel.python.rl_environment").Environment
    output = import_module("open_spiel.python.rl_agent").StepOutput
    games = import_module("open_spiel.python.vector_env").SyncVectorEnv([make(name) for _ in range(AT_ONCE)])
    chance = Random(1).random
    seen = games.reset()

    def play() -> tuple[int]:
        nonlocal seen
        chosen = []
        for step in seen:
            legal = step.observations["legal_actions"][step.observations["current_player"]]
            chosen.append(output(action=legal[int(chance() * len(legal))], probs=None))
        seen, _, _, _ = games.step(chosen, reset_if_done=True)
        return (AT_ONCE,)

    return play


def rlcard_run(name: str) -> Playthrough:
    """A whole game of RLCard by its own loop, which keeps what every player saw."""
    library = import_module("rlcard")
    game = library.make(name)
    game.set_agents([import_module("rlcard.agents").RandomAgent(game.num_actions) for _ in range(game.num_players)])

    def play() -> tuple[int]:
        trajectories, _ = game.run(is_training=True)
        # A trajectory is state, action, state, action … of one player.
        return (sum(len(trajectory) // 2 for trajectory in trajectories),)

    return play


AGENT_PEERS: dict[str, Callable[[], Playthrough]] = {
    "PettingZoo gin rummy": lambda: pettingzoo("gin_rummy_v4"),
    "PettingZoo texas hold'em": lambda: pettingzoo("texas_holdem_v4"),
}
BATCH_PEERS: dict[str, Callable[[], Playthrough]] = {
    "OpenSpiel hearts, SyncVectorEnv": lambda: open_spiel_vector("hearts"),
    "OpenSpiel euchre, SyncVectorEnv": lambda: open_spiel_vector("euchre"),
    "RLCard gin rummy, run": lambda: rlcard_run("gin-rummy"),
    "RLCard limit hold'em, run": lambda: rlcard_run("limit-holdem"),
}

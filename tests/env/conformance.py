"""What PettingZoo and Gymnasium ask of an environment, by their own tests, at every table of the catalogue.

The suite asks for little at each table; `python -m tests.env.conformance` asks for all of it.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import warnings
from collections.abc import Iterator
from functools import partial
from typing import Any

import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test.api_test import api_test
from pettingzoo.test.performance_benchmark import performance_benchmark
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import seed_test

from embertable import env
from embertable.env.seats import SeatsEnv
from embertable.env.single import SoloEnv
from tests.laws.tables import Table, tables


def agents_of(table: Table, render_mode: str | None = None, reward: str = "victory") -> SeatsEnv:
    """The PettingZoo environment of a table."""
    return env.aec(table.game, table.seats, table.variants, render_mode=render_mode, reward=reward)


def learner_of(table: Table, render_mode: str | None = None, reward: str = "victory") -> SoloEnv:
    """The Gymnasium environment of a table."""
    return env.solo(table.game, table.seats, table.variants, render_mode=render_mode, reward=reward)


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """Their tests print how far they are, and warn of what is meant: masks in a dictionary, counts without a limit."""
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def check_agents(table: Table, cycles: int) -> None:
    """PettingZoo's tests of the interface and of seeds."""
    with quiet():
        api_test(agents_of(table), num_cycles=cycles)
        api_test(agents_of(table, reward="points"), num_cycles=cycles)
        seed_test(lambda: agents_of(table), num_cycles=cycles)


def check_learner(table: Table) -> None:
    """Gymnasium's checker."""
    with quiet():
        check_env(learner_of(table), skip_render_check=True)
        check_env(learner_of(table, reward="points"), skip_render_check=True)


def check_pictures(table: Table) -> None:
    """PettingZoo's test of rendering, and Gymnasium's of the same."""
    with quiet():
        made: Any = partial(agents_of, table)
        render_test(made, {"svg": is_svg})
        for mode in ("ansi", "human"):
            check_env(learner_of(table, mode), skip_render_check=False)


def is_svg(drawn: object) -> bool:
    """Whether it is a picture."""
    return isinstance(drawn, str) and drawn.startswith("<svg") and drawn.rstrip().endswith("</svg>")


def check_spiel(table: Table, games: int, serialize: bool) -> None:
    """OpenSpiel's random playthroughs, which check what every state of a game promises."""
    game = env.spiel(table.game, table.seats, table.variants, deals=64)
    with quiet():
        pyspiel.random_sim_test(game, num_sims=games, serialize=serialize, verbose=False)


def main() -> None:
    """Everything, at every table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cycles", type=int, default=300, help="of agents, in PettingZoo's tests")
    parser.add_argument("--spiel", action="store_true", help="OpenSpiel's tests too, at every table of several seats")
    told = parser.parse_args()
    for table in tables():
        check_agents(table, told.cycles)
        check_learner(table)
        check_pictures(table)
        print(f"{table}: ", end="", flush=True)
        performance_benchmark(agents_of(table))
        if told.spiel and table.seats > 1:
            check_spiel(table, games=1, serialize=False)
    print("all tables passed")


if __name__ == "__main__":
    main()

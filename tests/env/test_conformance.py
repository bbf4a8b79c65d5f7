"""The environments do what PettingZoo, Gymnasium and OpenSpiel expect, by those projects' own tests."""

from __future__ import annotations

import numpy as np
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test.performance_benchmark import performance_benchmark

from embertable import env
from embertable.games import CATALOGUE
from tests.env.conformance import (
    agents_of,
    check_agents,
    check_learner,
    check_pictures,
    check_spiel,
    quiet,
)
from tests.laws.tables import Table, tables

USUAL = [next(table for table in tables() if table.game == name and table.seats > 1) for name in CATALOGUE]
"""One table of each game."""

SPIEL = [Table("tatsu", 2, {"max_deals": 1}), Table("flamecraft_duals", 2, {})]


@pytest.mark.parametrize("table", tables(), ids=str)
def test_every_table_is_a_pettingzoo_environment(table: Table) -> None:
    check_agents(table, cycles=4)


@pytest.mark.parametrize("table", tables(), ids=str)
def test_every_table_is_a_gymnasium_environment(table: Table) -> None:
    check_learner(table)


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_every_game_can_be_drawn(table: Table) -> None:
    check_pictures(table)


def test_pettingzoo_can_measure_how_fast_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(agents_of(USUAL[0]))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("table", SPIEL, ids=lambda table: table.game)
def test_openspiel_plays_through(table: Table) -> None:
    check_spiel(table, games=1, serialize=table.game == "tatsu")


@pytest.mark.parametrize("table", SPIEL, ids=lambda table: table.game)
def test_openspiel_searches(table: Table) -> None:
    """Its MCTS, and its search over information sets, which deals anew what a player cannot know."""
    game = env.spiel(table.game, table.seats, table.variants, deals=8)
    chance = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, chance)
    state = game.new_initial_state()
    state.apply_action(3)

    with quiet():
        for bot in (
            mcts.MCTSBot(game, 1.4, 4, rollouts, random_state=chance),
            ismcts.ISMCTSBot(game, rollouts, uct_c=1.4, max_simulations=4, random_state=chance),
        ):
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)


def test_openspiel_deals_anew_what_a_player_cannot_know() -> None:
    """The player sees the same, and others may hold other cards."""
    state = env.spiel("tatsu", 4).new_initial_state()
    state.apply_action(5)
    lots = iter(np.linspace(0.01, 0.99, 20))

    others = [state.resample_from_infostate(0, lambda: float(next(lots))) for _ in range(20)]

    assert {other.observation_string(0) for other in others} == {state.observation_string(0)}
    assert len({other.observation_string(1) for other in others}) > 1

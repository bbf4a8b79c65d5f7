"""Environments: actions, masks, rewards, and what they refuse."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from embertable import env, replay
from embertable.bots import UnknownBot
from embertable.core.codec import digest
from embertable.core.errors import BadVariant, EmbertableError, UnknownGame, WrongSeats
from embertable.core.flow import fresh
from embertable.core.text.table import sentence_of
from embertable.env.errors import BadAction, BadEnvironment, MaskedAction, MissingLibrary, NotBegun
from embertable.games import CATALOGUE, game

ONE_DEAL = {"max_deals": 1}


def play_out(agents: Any, seed: int) -> dict[str, float]:
    """A random game; what each agent got."""
    agents.reset(seed=seed)
    chance = np.random.default_rng(seed)
    got = dict.fromkeys(agents.possible_agents, 0.0)
    for agent in agents.agent_iter():
        seen, reward, done, _, _ = agents.last()
        got[agent] += reward
        agents.step(None if done else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return got


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_mask_shows_what_can_be_chosen(name: str) -> None:
    agents: Any = env.aec(name)
    agents.reset(seed=3)
    names = agents.rules.actions.names
    for _ in range(30):
        seen, *_ = agents.last()
        options = [option.key() for option in fresh(agents.play.s)]
        shown = [agents.play.open[number].key() for number in np.flatnonzero(seen["action_mask"])]
        assert sorted(shown) == sorted(options)
        assert [names[number] for number in np.flatnonzero(seen["action_mask"])]
        agents.step(int(np.flatnonzero(seen["action_mask"])[0]))
        if agents.play.over:
            break


def test_who_is_not_asked_sees_the_table_and_no_open_action() -> None:
    agents = env.aec("tatsu", seats=4)
    agents.reset(seed=1)
    other = next(agent for agent in agents.agents if agent != agents.agent_selection)

    seen = agents.observe(other)

    assert seen["observation"].any()
    assert not seen["action_mask"].any()


@pytest.mark.parametrize("name", CATALOGUE)
def test_points_rewarded_add_up_to_the_score(name: str) -> None:
    agents = env.aec(name, reward="points")
    start = [score.points for score in game(name).scores(game(name).new(agents.rules.seats, None, 4))]

    got = play_out(agents, seed=4)

    gained = [score.points - before for score, before in zip(game(name).scores(agents.play.s), start, strict=True)]
    assert list(got.values()) == pytest.approx(gained)


@pytest.mark.parametrize("name", CATALOGUE)
def test_victory_is_one_and_defeat_minus_one(name: str) -> None:
    agents = env.aec(name)

    got = play_out(agents, seed=4)

    wins = [score.wins for score in game(name).scores(agents.play.s)]
    expected = [0.0] * len(wins) if len(set(wins)) == 1 else [1.0 if win else -1.0 for win in wins]
    assert list(got.values()) == expected


@pytest.mark.parametrize("name", CATALOGUE)
def test_what_was_played_is_a_saved_game(name: str) -> None:
    agents = env.aec(name)
    play_out(agents, seed=6)
    again = replay(game(name), agents.record())
    again.journal = None
    assert digest(again) == digest(agents.play.s)


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_batch_plays_the_same_games(name: str) -> None:
    """Observations, masks, seats and rewards are those of the environment for one game."""
    games = env.batch(name, 3, seed=9)
    singles: list[Any] = [env.aec(name) for _ in range(3)]
    for single, play in zip(singles, games.plays, strict=True):
        single.reset(seed=play.seed)
    chance = np.random.default_rng(1)
    for _ in range(25):
        actions = [int(chance.choice(legal)) for legal in games.legal]
        for number, single in enumerate(singles):
            seen, *_ = single.last()
            assert np.array_equal(seen["observation"], games.observations[number])
            assert np.array_equal(seen["action_mask"], games.masks[number])
            assert single.agent_selection == f"seat_{games.seats[number]}"
            single.step(actions[number])
        rewards, ended = games.step(actions)
        for number, single in enumerate(singles):
            assert list(single.rewards.values()) == list(rewards[number])
            assert ended[number] == single.play.over
        if ended.any():
            break


def test_a_game_of_a_batch_that_is_over_is_followed_by_a_new_one() -> None:
    games = env.batch("tatsu", 4, variants=ONE_DEAL)
    ends = 0
    for _ in range(300):
        before = games.plays[0]
        _, ended = games.step([legal[0] for legal in games.legal])
        assert (games.plays[0] is not before) == ended[0]
        ends += int(ended.sum())
    assert ends > 4
    assert all(legal for legal in games.legal)


def test_bots_play_the_other_seats() -> None:
    learner = env.solo("tatsu", seats=4, seat=2, rivals=["random", "greedy", "random"], variants=ONE_DEAL)
    learner.reset(seed=5)
    done, reward = False, 0.0
    while not done:
        assert learner.play.seat == 2
        assert learner.action_masks().sum() == len(learner.play.open)
        _, reward, done, _, _ = learner.step(learner.action_space.sample())
    assert reward in (-1.0, 0.0, 1.0)
    assert {decision.seat for decision in learner.record().decisions} == {0, 1, 2, 3}


def test_the_same_seed_deals_the_same_game_to_the_same_bots() -> None:
    first, second = (env.solo("flamecraft_duals", seats=2, rivals="greedy") for _ in range(2))
    for learner in (first, second):
        learner.reset(seed=11)
        for _ in range(3):
            learner.step(next(iter(learner.play.open)))
    assert first.record() == second.record()


def test_a_masked_action_is_refused_in_one_sentence() -> None:
    agents = env.aec("tatsu", seats=4)
    agents.reset(seed=7)
    before = digest(agents.play.s)
    masked = next(number for number in range(76) if number not in agents.play.open)

    with pytest.raises(MaskedAction) as caught:
        agents.step(masked)

    first = next(iter(agents.play.open))
    names = agents.rules.actions.names
    assert str(caught.value) == (
        f"action {masked} ('{names[masked]}') is masked: seat {agents.play.seat} has {len(agents.play.open)} open "
        f"actions, the first is {first} ('{names[first]}')"
    )
    assert digest(agents.play.s) == before


def test_a_masked_action_loses_a_solo_game_with_a_warning() -> None:
    """Gymnasium's checker takes actions without a look at masks; whoever wants an error says so."""
    learner = env.solo("tatsu")
    learner.reset(seed=7)
    masked = next(number for number in range(76) if number not in learner.play.open)

    with pytest.warns(UserWarning, match=f"action {masked} .* is masked: .*; the game is lost"):
        _, reward, terminated, truncated, told = learner.step(masked)

    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "is masked" in told["masked"]
    strict = env.solo("tatsu", masked="refuse")
    strict.reset(seed=7)
    with pytest.raises(MaskedAction):
        strict.step(masked)


AGENTS = env.aec("tatsu", seats=4)
AGENTS.reset(seed=7)
OVER = env.aec("tatsu", seats=2, variants=ONE_DEAL)
play_out(OVER, seed=1)

REFUSED: dict[str, tuple[Any, type[EmbertableError], str]] = {
    "a game": (lambda: env.aec("chess"), UnknownGame, "there is no game 'chess'; there are: "),
    "seats": (lambda: env.aec("tatsu", seats=9), WrongSeats, ""),
    "a variant": (lambda: env.aec("tatsu", variants={"speed": 3}), BadVariant, ""),
    "a reward": (
        lambda: env.batch("tatsu", 2, reward="fun"),
        BadEnvironment,
        "the reward should be 'victory' or 'points', not 'fun'",
    ),
    "a way of drawing": (
        lambda: env.aec("tatsu", render_mode="3d"),
        BadEnvironment,
        "the render mode should be one of human, ansi, svg, not '3d'",
    ),
    "a seat": (
        lambda: env.solo("tatsu", seat=2),
        BadEnvironment,
        "there is no seat 2; seats are numbered from 0 to 1",
    ),
    "rivals": (
        lambda: env.solo("tatsu", seats=4, rivals=["random"]),
        BadEnvironment,
        "the other seats need 3 bots, and 1 were named",
    ),
    "a bot": (lambda: env.solo("tatsu", rivals="genius"), UnknownBot, "there is no bot 'genius'; there are: "),
    "what masked actions do": (
        lambda: env.solo("tatsu", masked="explode"),
        BadEnvironment,
        "a masked action can 'lose' the game or be an error ('refuse'), not 'explode'",
    ),
    "no games at once": (lambda: env.batch("tatsu", 0), BadEnvironment, "a batch has at least one game, not 0"),
    "an action of another kind": (
        lambda: AGENTS.step("pass"),  # type: ignore[arg-type]  # that is the mistake
        BadAction,
        "an action is one whole number, not 'pass'",
    ),
    "a fraction": (
        lambda: AGENTS.step(0.5),  # type: ignore[arg-type]  # that is the mistake
        BadAction,
        "an action is one whole number, not 0.5",
    ),
    "several actions": (
        lambda: AGENTS.step(np.array([1, 2])),  # type: ignore[arg-type]  # that is the mistake
        BadAction,
        "an action is one whole number, not array([1, 2])",
    ),
    "an action that does not exist": (
        lambda: AGENTS.step(76),
        BadAction,
        "the actions of tatsu are numbered from 0 to 75; there is no 76",
    ),
    "an action after the end": (
        lambda: OVER.play.act(3),
        BadAction,
        "the game is over, so action 3 cannot be taken; reset deals a new game",
    ),
    "too few actions": (
        lambda: env.batch("tatsu", 3).step([1, 2]),
        BadAction,
        "a batch of 3 games takes 3 whole numbers, not an array of shape 2 and type int64",
    ),
    "actions of another shape": (
        lambda: env.batch("tatsu", 3).step(np.zeros((3, 2))),
        BadAction,
        "a batch of 3 games takes 3 whole numbers, not an array of shape 3, 2 and type float64",
    ),
    "a step before the deal": (
        lambda: env.solo("tatsu").step(0),
        NotBegun,
        "no game was dealt yet: call reset first",
    ),
}


@pytest.mark.parametrize("what", REFUSED)
def test_bad_input_is_refused_in_one_sentence(what: str) -> None:
    made, kind, sentence = REFUSED[what]
    with pytest.raises(kind) as caught:
        made()
    assert str(caught.value).startswith(sentence)
    for code in ("uk", "ru"):
        assert sentence_of(caught.value, code) != str(caught.value)
    assert "\n" not in str(caught.value)


def test_if_one_action_of_a_batch_is_refused_none_is_taken() -> None:
    games = env.batch("tatsu", 3)
    masked = next(number for number in range(76) if number not in games.plays[2].open)
    before = [digest(play.s) for play in games.plays]
    with pytest.raises(MaskedAction):
        games.step([games.legal[0][0], games.legal[1][0], masked])
    assert [digest(play.s) for play in games.plays] == before


WITHOUT = """
import sys
sys.modules["pettingzoo"] = None
from embertable import env
try:
    env.aec("tatsu")
except env.errors.MissingLibrary as error:
    print(error)
"""


def test_a_missing_library_is_named_with_what_brings_it() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("environments need pettingzoo, which is not installed; pip install 'embertable[env]'")
    assert issubclass(MissingLibrary, EmbertableError)


def test_nothing_heavy_is_loaded_for_those_who_only_play() -> None:
    """Neither the package nor the command line knows of numpy before an environment is made."""
    code = "import sys, embertable, embertable.cli, embertable.env; print([m for m in HEAVY if m in sys.modules])"
    heavy = ["numpy", "gymnasium", "pettingzoo", "pyspiel"]
    done = subprocess.run(
        [sys.executable, "-c", f"HEAVY = {heavy}; {code}"], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"

"""Bots by name."""

from __future__ import annotations

import pytest

from embertable.bots import BOTS, GreedyBot, RandomBot, SearchBot, UnknownBot, bot


def test_every_listed_bot_exists() -> None:
    kinds = {type(bot(name)) for name in BOTS}

    assert kinds == {RandomBot, GreedyBot, SearchBot}


@pytest.mark.parametrize(
    ("name", "iterations", "seconds"),
    [("search:50", 50, 0.0), ("search:2s", 500, 2.0), ("search:0.5s", 500, 0.5)],
)
def test_a_search_is_given_its_budget_by_name(name: str, iterations: int, seconds: float) -> None:
    made = bot(name)

    assert isinstance(made, SearchBot)
    assert (made.iterations, made.seconds) == (iterations, seconds)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        (
            "genius",
            "there is no bot 'genius'; there are: level:1 to level:6, random, greedy, search, search:500, search:2s",
        ),
        (
            "level:7",
            "there is no bot 'level:7'; there are: level:1 to level:6, random, greedy, search, search:500, search:2s",
        ),
        ("random:5", "random takes no budget, so there is no bot 'random:5'"),
        ("search:", "the budget of 'search:' should be iterations as in search:500 or seconds as in search:2s"),
        ("search:0", "the budget of 'search:0' should be iterations as in search:500 or seconds as in search:2s"),
        ("search:s", "the budget of 'search:s' should be iterations as in search:500 or seconds as in search:2s"),
        ("search:-1s", "the budget of 'search:-1s' should be iterations as in search:500 or seconds as in search:2s"),
    ],
)
def test_an_unknown_bot_is_refused_with_what_exists(name: str, says: str) -> None:
    with pytest.raises(UnknownBot) as refusal:
        bot(name)

    assert str(refusal.value) == says

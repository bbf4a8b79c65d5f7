"""What every bot promises, on a toy of hidden hands."""

from __future__ import annotations

from typing import Any

import pytest

from embertable.bots import BOTS, Bot, bot
from embertable.core.codec import digest
from embertable.core.errors import NotYourTurn
from embertable.core.flow import State, apply, asked
from embertable.core.rng import Rng
from embertable.lab.arena import Match, play_match
from tests.toys.sparks import SPARKS, Sparks, SparksGame

NAMES = [*BOTS, "search:40"]


def quick(name: str, seed: int = 0) -> Bot:
    return bot("search:40" if name == "search" else name, seed)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_plays_to_the_end_at_any_number_of_seats(name: str, seats: int) -> None:
    s = SPARKS.new(seats, seed=5)
    bots = [quick(name, seat) for seat in range(seats)]

    while s.options:
        seat = asked(s).seat
        option = bots[seat].choose(SPARKS, s, seat)
        assert option in s.options
        apply(s, option)

    SPARKS.check(s)


@pytest.mark.parametrize("name", NAMES)
def test_choosing_changes_nothing(name: str) -> None:
    s = SPARKS.new(3, seed=2)
    before = digest(s)

    quick(name).choose(SPARKS, s, asked(s).seat)

    assert digest(s) == before


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_chooses_the_same(name: str) -> None:
    for deal in range(10):
        s = SPARKS.new(4, seed=deal)
        seat = asked(s).seat

        assert quick(name, 7).choose(SPARKS, s, seat) is quick(name, 7).choose(SPARKS, s, seat)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_does_not_choose_for_another_seat(name: str) -> None:
    s = SPARKS.new(3, seed=2)

    with pytest.raises(NotYourTurn):
        quick(name).choose(SPARKS, s, (asked(s).seat + 1) % 3)


class Watched(SparksGame):
    """Sparks that refuses to think about the true cards."""

    def __init__(self, truth: Sparks) -> None:
        self.truth = truth

    def imagine(self, s: Any, seat: int, rng: Rng) -> Sparks:
        imagined = super().imagine(s, seat, rng)
        imagined.points[0] += 1000
        return imagined

    def evaluate(self, s: Any, seat: int) -> float:
        assert s.points[0] >= 1000, "a bot looked at a state that was not imagined"
        return super().evaluate(s, seat)

    def view(self, s: State, seat: int | None) -> Any:
        raise AssertionError("bots need no view")


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_thinks_about_imagined_states_only(name: str) -> None:
    s = SPARKS.new(4, seed=3)
    seat = asked(s).seat

    quick(name).choose(Watched(s), s, seat)


@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_cannot_see_does_not_sway_its_bot(name: str) -> None:
    """The same view with other hidden cards: the same choice, since all bots start from the same imagining."""
    s = SPARKS.new(2, seed=8)
    other = s.clone()
    other.hands[1], other.undealt = sorted(other.undealt + other.hands[1][3:]), other.hands[1][:3]
    seat = asked(s).seat
    assert SPARKS.view(s, seat) == SPARKS.view(other, seat)

    assert quick(name, 4).choose(SPARKS, s, seat).key() == quick(name, 4).choose(SPARKS, other, seat).key()


@pytest.mark.parametrize(("better", "worse", "seats"), [("greedy", "random", 4), ("search:60", "random", 3)])
def test_thinking_helps(better: str, worse: str, seats: int) -> None:
    results = play_match(Match(SPARKS, seats, (better, worse), 30, seed=100))

    first, second = results.standings

    assert first.won > second.won

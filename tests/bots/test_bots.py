"""What every bot promises, on the toy game."""

from __future__ import annotations

import pytest

from embertable.bots import BOTS, Bot, bot
from embertable.core.codec import digest
from embertable.core.errors import NotYourTurn
from embertable.core.flow import apply, asked
from embertable.core.game import View
from embertable.core.rng import Rng
from embertable.lab.arena import Match, play_match
from tests.toys.embers import GAME, Embers
from tests.toys.embers.state import State

NAMES = [*BOTS, "search:40", "level:1", "level:2", "level:3"]


def quick(name: str, seed: int = 0) -> Bot:
    return bot("search:40" if name == "search" else name, seed)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_plays_to_the_end_at_any_number_of_seats(name: str, seats: int) -> None:
    s = GAME.new(seats, seed=5)
    bots = [quick(name, seat) for seat in range(seats)]

    while s.options:
        seat = asked(s).seat
        option = bots[seat].choose(GAME, s, seat)
        assert option in s.options
        apply(s, option)

    GAME.check(s)


@pytest.mark.parametrize("name", NAMES)
def test_choosing_changes_nothing(name: str) -> None:
    s = GAME.new(3, seed=2)
    before = digest(s)

    quick(name).choose(GAME, s, asked(s).seat)

    assert digest(s) == before


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_chooses_the_same(name: str) -> None:
    for deal in range(10):
        s = GAME.new(4, seed=deal)
        seat = asked(s).seat

        assert quick(name, 7).choose(GAME, s, seat) is quick(name, 7).choose(GAME, s, seat)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_does_not_choose_for_another_seat(name: str) -> None:
    s = GAME.new(3, seed=2)

    with pytest.raises(NotYourTurn):
        quick(name).choose(GAME, s, (asked(s).seat + 1) % 3)


def watched() -> Embers:
    """A game that refuses to think about the true cards."""
    game = Embers()
    imagine, expectations = game.imagine, game.expectations

    def marking(s: State, seat: int, rng: Rng) -> State:
        imagined = imagine(s, seat, rng)
        imagined.lit[0].append(1000)
        return imagined

    def watching(s: State, viewer: int) -> list[float]:
        assert 1000 in s.lit[0], "a bot looked at a state that was not imagined"
        return expectations(s, viewer)

    def refusing(s: State, seat: int | None) -> View:
        raise AssertionError("bots need no view")

    game.imagine, game.expectations, game.view = marking, watching, refusing
    return game


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_thinks_about_imagined_states_only(name: str) -> None:
    s = GAME.new(4, seed=3)

    option = quick(name).choose(watched(), s, asked(s).seat)

    assert option in s.options


@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_cannot_see_does_not_sway_its_bot(name: str) -> None:
    """The same view with other hidden cards: the same choice, since all bots start from the same imagining."""
    s = GAME.new(2, seed=8)
    other = s.clone()
    other.hands[1], other.deck = other.deck[:3], other.deck[3:] + other.hands[1]
    seat = asked(s).seat
    assert GAME.view(s, seat) == GAME.view(other, seat)

    assert quick(name, 4).choose(GAME, s, seat).key() == quick(name, 4).choose(GAME, other, seat).key()


@pytest.mark.parametrize(("better", "worse", "seats"), [("greedy", "random", 4), ("search:60", "random", 3)])
def test_thinking_helps(better: str, worse: str, seats: int) -> None:
    results = play_match(Match(GAME, seats, (better, worse), 30, seed=100))

    first, second = results.standings

    assert first.won > second.won

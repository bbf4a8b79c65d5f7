"""What the tree search does beyond choosing well."""

from __future__ import annotations

from time import perf_counter

import pytest

from embertable.bots import SearchBot, bot
from embertable.bots.tree import Branch, Habit, Node, Scale, follow, select
from embertable.core.flow import Step, advance, asked
from embertable.core.rng import Rng
from tests.toys.embers import GAME, Embers
from tests.toys.embers.chapters.turn import Turn
from tests.toys.embers.state import State


class Counted:
    """The toy, with a count of how often it was imagined and a list of the seats it was asked for an opinion of."""

    def __init__(self) -> None:
        self.game = Embers()
        self.imagined = 0
        self.asked_for: list[int] = []
        imagine, evaluate = self.game.imagine, self.game.evaluate

        def counting(s: State, seat: int, rng: Rng) -> State:
            self.imagined += 1
            return imagine(s, seat, rng)

        def listing(s: State, seat: int) -> float:
            self.asked_for.append(seat)
            return evaluate(s, seat)

        self.game.imagine, self.game.evaluate = counting, listing


@pytest.mark.parametrize("iterations", [5, 64, 200])
def test_a_budget_of_iterations_is_kept_to_within_a_round(iterations: int) -> None:
    """Every walk asks for the opinion of the seat that searches, exactly once."""
    counted = Counted()
    s = GAME.new(3, seed=1)
    seat = asked(s).seat

    SearchBot(iterations=iterations).choose(counted.game, s, seat)

    rounds = 3 * len(s.options)  # options are compared in whole rounds, halved three times
    assert iterations <= counted.asked_for.count(seat) <= iterations + rounds


def test_a_budget_in_seconds_is_kept() -> None:
    s = GAME.new(3, seed=1)
    start = perf_counter()

    bot("search:0.1s").choose(GAME, s, asked(s).seat)

    assert perf_counter() - start >= 0.1


def test_options_are_compared_in_the_same_worlds() -> None:
    """One world serves every option still in question, so there are far fewer worlds than walks."""
    counted = Counted()
    s = GAME.new(2, seed=1)

    SearchBot(iterations=200).choose(counted.game, s, asked(s).seat)

    assert 0 < counted.imagined < 100


def test_the_winning_card_is_found() -> None:
    """The last card of the last turn, twelve points behind: search and greedy agree with common sense."""
    s = GAME.new(2, GAME.variants(rounds=1, bids=False), seed=0)
    seat = asked(s).seat
    s.deck, s.rolls = [], [0, 0]
    s.hands = [[1, 2, 13], []]
    s.lit = [[], [12]]
    s.agenda = [Turn(seat, 1)]
    advance(s)
    assert [option.key() for option in s.options] == ["light 1", "light 2", "light 13", "stop"]

    assert bot("greedy").choose(GAME, s, seat).key() == "light 13"
    assert bot("search:100").choose(GAME, s, seat).key() == "light 13"


class Named(Step):
    def __init__(self, name: str) -> None:
        self.name = name

    def key(self) -> str:
        return self.name


def test_a_branch_counts_the_worlds_that_offered_it() -> None:
    node = Node(0)
    scale = Scale()

    select(node, [Named("a"), Named("b")], {}, scale, 0.4, 4.0)
    select(node, [Named("a")], {}, scale, 0.4, 4.0)

    assert {key: branch.offered for key, branch in node.branches.items()} == {"a": 2, "b": 1}


def test_a_choice_that_did_well_elsewhere_is_tried_first() -> None:
    good = Habit()
    good.visits, good.total = 20, 18.0
    scale = Scale()
    scale.widen(0.0)
    scale.widen(1.0)

    taken = select(Node(0), [Named("new"), Named("known")], {"known": good}, scale, 0.4, 4.0)

    assert taken.option.key() == "known"


def test_chance_may_put_different_seats_after_the_same_choice() -> None:
    branch = Branch(Habit())

    first, second = follow(branch, 0), follow(branch, 2)

    assert first is not second
    assert follow(branch, 0) is first
    assert follow(branch, 2) is second

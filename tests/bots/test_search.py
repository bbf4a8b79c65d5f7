"""What the tree search does beyond choosing well."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import pytest

from embertable.bots import SearchBot, bot
from embertable.bots.tree import Branch, Habit, Node, Scale, follow, select
from embertable.core.flow import Step, asked
from embertable.core.rng import Rng
from tests.toys.sparks import SPARKS, Sparks, SparksGame


class Counting(SparksGame):
    """Sparks that counts how often it is asked for an opinion of a finished walk, by seat."""

    def __init__(self) -> None:
        self.imagined = 0
        self.asked_for: list[int] = []

    def imagine(self, s: Any, seat: int, rng: Rng) -> Sparks:
        self.imagined += 1
        return super().imagine(s, seat, rng)

    def evaluate(self, s: Any, seat: int) -> float:
        self.asked_for.append(seat)
        return super().evaluate(s, seat)


@pytest.mark.parametrize("iterations", [5, 64, 200])
def test_a_budget_of_iterations_is_kept_to_within_a_round(iterations: int) -> None:
    """Every walk asks for the opinion of the seat that searches, exactly once."""
    game = Counting()
    s = game.new(3, seed=1)
    seat = asked(s).seat

    SearchBot(iterations=iterations).choose(game, s, seat)

    rounds = 3 * len(s.options)  # options are compared in whole rounds, halved three times
    assert iterations <= game.asked_for.count(seat) <= iterations + rounds


def test_a_budget_in_seconds_is_kept() -> None:
    s = SPARKS.new(3, seed=1)
    start = perf_counter()

    bot("search:0.1s").choose(SPARKS, s, asked(s).seat)

    assert perf_counter() - start >= 0.1


def test_options_are_compared_in_the_same_worlds() -> None:
    """One world serves every option still in question, so there are far fewer worlds than walks."""
    game = Counting()
    s = game.new(2, seed=1)

    SearchBot(iterations=200).choose(game, s, asked(s).seat)

    assert game.imagined < 100


def test_the_winning_card_is_found() -> None:
    """Last to play, with a card that takes the richest trick: search and greedy agree with common sense."""
    s = SPARKS.new(2, seed=0)
    seat = asked(s).seat
    s.trick = [10]
    s.leader = 1 - seat
    s.hands[seat] = [1, 2, 11]
    s.hands[1 - seat] = [3, 4]
    s.undealt = [5, 6, 7, 8, 9, 12, 13]
    s.agenda = [*s.agenda[:1], asked(s)]
    s.options = asked(s).options(s)

    assert bot("greedy").choose(SPARKS, s, seat).key() == "play 11"
    assert bot("search:100").choose(SPARKS, s, seat).key() == "play 11"


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

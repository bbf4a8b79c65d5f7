"""What was not taken is compared with what was."""

from __future__ import annotations

import numpy as np
import pytest

from embertable.core.codec import digest
from embertable.core.flow import State, apply, asked, fresh
from embertable.core.game import AnyGame
from embertable.core.rng import seeded
from embertable.core.weights import SHARP, STAGES, THOUSAND, Weights
from embertable.lab.training.choices import Choice, compared, edge, untaken
from embertable.lab.training.plan import Plan, thinking
from embertable.lab.training.recipe import Recipe
from embertable.lab.training.rows import Rows, moments
from embertable.lab.training.selfplay import lesson
from tests.toys.embers import GAME
from tests.toys.embers.mind.traits import HAND, SCORED, TRAITS


def plan(seats: int, options: int = 2) -> Plan:
    return Plan(GAME, seats, None, Recipe(untaken=options, looks=60))


def wise(table: Plan) -> Weights:
    """Points are points, and cards in hand are worth something too."""
    weights = [0] * TRAITS.size
    weights[SCORED.start] = THOUSAND
    for card in range(len(HAND.items)):
        weights[HAND.start + card] = 3 * THOUSAND
    return table.weights(weights, [], None, [SHARP // 10] * STAGES, {})


def knowing(table: Plan) -> AnyGame:
    return thinking(GAME, table.kind, wise(table))


def decision(table: Plan, number: int) -> State:
    """A choice between three or more in a game in which always the first option is taken."""
    s = table.deal(3)
    while True:
        if len(fresh(s)) > 2:
            if not number:
                return s
            number -= 1
        apply(s, fresh(s)[0])


@pytest.mark.parametrize("seats", [1, 2])
def test_what_is_so_much_better_the_other_is_so_much_worse(seats: int) -> None:
    table = plan(seats, options=99)
    met = 0
    for number in range(3):
        s = decision(table, number)
        found: dict[tuple[str, str], float] = {}
        for taken in fresh(s):
            choice = Choice(s, asked(s).seat, taken)
            for other in compared(table, knowing(table), choice, seeded(5)):
                found[digest(choice.after(taken)), digest(other.s)] = other.better
        for (here, there), better in found.items():
            assert found[there, here] == pytest.approx(-better, abs=1e-3)
            met += 1
    assert met > 10


def test_nothing_is_compared_where_nothing_says_what_a_lead_is_worth() -> None:
    table = plan(2)
    s = decision(table, 1)

    assert compared(table, GAME, Choice(s, asked(s).seat, fresh(s)[0]), seeded(5)) == []


def test_what_looks_best_at_once_is_always_compared() -> None:
    s = decision(plan(2), 2)
    game = knowing(plan(2))
    seat = asked(s).seat
    taken = fresh(s)[0]
    choice = Choice(s, seat, taken)
    looks = {option.key(): game.evaluate(choice.after(option), seat) for option in fresh(s)[1:]}

    found = [untaken(plan(2, 1), game, choice, seeded(number)) for number in range(10)]

    assert {looks[option.key()] for (option,) in found} == {max(looks.values())}
    assert len(untaken(plan(2, 99), game, choice, seeded(1))) == len(fresh(s)) - 1


@pytest.mark.parametrize("seats", [1, 2])
def test_who_is_further_ahead_expects_more(seats: int) -> None:
    table = plan(seats)
    mind, learned = table.mind, wise(table)
    s = decision(table, 1)
    hopes = [0.1, 0.3, 0.5, 0.9]

    edges = [edge(mind, learned, s, hoped) for hoped in hopes]

    assert edges == sorted(edges)
    assert edges[0] < edges[-1]
    if seats == 1:
        rival = mind.sums(s, [0], learned, mind.reading.stage(s), 0)[1]
        back = [mind.alone([round(each * THOUSAND), rival], SHARP // 10) for each in edges]
        assert back == pytest.approx(hopes, abs=1e-4)


def test_others_stand_beside_what_was_taken() -> None:
    """The same decision, the same sides; where the game went on comes first and is no better than itself."""
    found = lesson(plan(2), wise(plan(2)), seed=9, iterations=8)
    rows = Rows([found, found], TRAITS.size)

    assert 0 < found.taken.sum() < len(found.taken)
    assert found.taken[moments(found)].all()
    assert (found.decisions == found.decisions[moments(found)]).all()
    assert not rows.better[rows.taken].any()
    assert rows.better[~rows.taken].any()
    assert rows.siblings.sides.max() <= 3
    known = np.where(rows.taken, rows.finals, np.nan)
    assert rows.of_taken(known) == pytest.approx(rows.finals)

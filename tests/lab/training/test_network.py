"""Hidden units find what a sum cannot say."""

from __future__ import annotations

from operator import mul

import numpy as np
import pytest

from embertable.core.layer import FINE, HEAVIEST
from embertable.core.traits import Family, Traits
from embertable.lab.training.fit import ridge
from embertable.lab.training.network import Network, dense, fitted, from_layer, newborn
from embertable.lab.training.rows import Floats, Lesson, Rows, among

TRAITS = Traits([Family("both", ["first", "second"]), Family("count", ["many"])])
TOGETHER = 4.0
"""What the first two traits are worth together; alone, nothing."""


def games(number: int) -> list[Lesson]:
    """Two sides, one position: what counts is whether a side has both, and half of everything it has many of."""
    chance = np.random.default_rng(3)
    found: list[Lesson] = []
    for _ in range(number):
        has = chance.integers(0, 2, (2, 2))
        many = chance.integers(0, 200, 2)
        found.append(
            Lesson(
                finals=(TOGETHER * has[:, 0] * has[:, 1] + np.maximum(0.0, many / 20.0 - 5.0)).astype(np.float64),
                shares=np.array([1.0, 0.0]),
                decisions=np.zeros(1, np.int32),
                taken=np.ones(1, np.int32),
                stages=np.zeros(1, np.int32),
                places=np.zeros(2, np.int32),
                entries=np.arange(2, dtype=np.int32),
                values=np.full(2, -1.0),
                better=np.zeros(2),
                lengths=np.full(2, 3, np.int32),
                traits=np.tile(np.arange(3, dtype=np.int32), 2),
                times=np.column_stack([has, many]).astype(np.int32).ravel(),
            )
        )
    return found


def network(rows: Rows, wanted: Floats, epochs: int = 250) -> Network:
    chance = np.random.default_rng(1)
    start = newborn(TRAITS, 8, rows, chance)
    return fitted(rows, lambda more, some: more - wanted[some], start, float(wanted.std()), epochs, chance)


def test_units_find_what_two_traits_are_worth_together() -> None:
    """A sum of them misses much more."""
    rows = Rows(games(3000), TRAITS.size)
    best_sum = rows.sums(ridge(rows, rows.finals, np.zeros(3), np.ones(3)))

    missed = network(rows, rows.finals).sums(rows) - rows.finals

    assert np.sqrt(np.mean(missed**2)) < 0.6 * np.sqrt(np.mean((best_sum - rows.finals) ** 2))


def test_the_same_seed_learns_the_same() -> None:
    rows = Rows(games(100), TRAITS.size)

    first, second = (network(rows, rows.finals, epochs=2) for _ in range(2))

    assert (first.inner == second.inner).all()
    assert (first.worth == second.worth).all()


def test_whole_numbers_come_to_what_the_network_says() -> None:
    """Long numbers, lane by lane, are the same network."""
    rows = Rows(games(200), TRAITS.size)
    made = network(rows, rows.finals, epochs=20)
    layer = made.layer()
    packed = layer.packed([0, 0, 0])
    has = dense(rows, np.arange(rows.count)).astype(int).tolist()

    said = np.array([layer.read(sum(map(mul, packed, each))) / 1000 for each in has])

    assert said == pytest.approx(from_layer(layer).sums(rows), abs=0.01)
    assert said == pytest.approx(made.sums(rows), abs=0.3)


def test_no_weight_is_heavier_than_a_lane_can_bear() -> None:
    wild = Network(np.zeros(1, np.float32), np.array([[99.0], [-99.0], [0.5]], np.float32), np.ones(1, np.float32))

    assert wild.layer().weights == [[HEAVIEST, -HEAVIEST, FINE // 2]]


def test_rows_by_themselves_lead_only_each_other() -> None:
    some = among(np.array([7, 7, 2, 2], np.int32))

    assert some.leads(np.array([1.0, 3.0, 10.0, 20.0])).tolist() == [-1.0, 1.0, -5.0, 5.0]
    assert some.chances(np.array([0.0, 0.0, 5.0, 5.0])).tolist() == [0.5] * 4


def test_what_a_trait_adds_on_average_is_told_with_its_units() -> None:
    """A unit that counts half as often lets its traits weigh half as much: reports of trainings name them by it."""
    rows = Rows(games(400), TRAITS.size)
    inner = np.array([[2.0, 1.0], [0.0, 0.0], [0.0, 0.0]], np.float32)
    units = Network(np.array([-1.0, 5.0], np.float32), inner, np.array([3.0, 1.0], np.float32))
    often = (rows.times[rows.traits == 0] > 0).mean()  # the first unit counts where the first trait is there

    assert units.leans(rows) == pytest.approx([2.0 * 3.0 * often + 1.0 * 1.0, 0.0, 0.0])

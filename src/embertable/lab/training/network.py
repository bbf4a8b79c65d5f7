"""Hidden units learn what the sum leaves over: a small network beside it, fitted by Adam over mixed positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import numpy as np
from numpy.typing import NDArray

from embertable.core.layer import FINE, HEAVIEST, Layer
from embertable.core.traits import Traits
from embertable.core.weights import THOUSAND
from embertable.lab.training.rows import Floats, Rows

Singles = NDArray[np.float32]
Some = NDArray[np.int64]
"""The numbers of some rows."""

BATCH: Final = 128  # positions, each with what stands beside it
RATE: Final = 1e-3  # of learning, falling to a tenth of it in the end
MOMENTUM, MEMORY, TINY = 0.9, 0.999, 1e-8  # Adam's own
RARE: Final = 40  # items of a family whose traits begin without any weight in a unit: cards
FIRST: Final = 0.02  # how large other weights begin

Slope = Callable[[Floats, Some], Floats]
"""Given what the network adds to some rows, and which they are: by row, how much too high that is."""


class Network:
    """Hidden units in the unit of the game: what they begin with, what traits add to them, what they are worth."""

    def __init__(self, bias: Singles, inner: Singles, worth: Singles) -> None:
        self.bias = bias  # by unit
        self.inner = inner  # by trait and unit
        self.worth = worth  # by unit

    def sums(self, rows: Rows) -> Floats:
        """What the units add to each row."""
        found = [self.of(dense(rows, some)) for some in pieces(np.arange(rows.count))]
        return np.concatenate(found).astype(np.float64)

    def of(self, traits: Singles) -> Singles:
        """The same for rows written out."""
        found: Singles = np.maximum(traits @ self.inner + self.bias, 0.0) @ self.worth
        return found

    def leans(self, rows: Rows) -> Floats:
        """By trait, what one more of it adds on average: its weight in a unit is felt where that unit counts."""
        counting = np.zeros(len(self.bias), np.float64)
        for some in pieces(np.arange(rows.count)):
            counting += (dense(rows, some) @ self.inner + self.bias > 0.0).sum(axis=0)
        found: Floats = self.inner.astype(np.float64) @ (self.worth * counting / rows.count)
        return found

    def layer(self) -> Layer:
        """In whole numbers, as it is kept."""
        inner = np.clip(np.rint(self.inner.T * FINE), -HEAVIEST, HEAVIEST).astype(int)
        bias, worth = np.rint(self.bias * FINE).astype(int), np.rint(self.worth * THOUSAND).astype(int)
        return Layer(bias.tolist(), inner.tolist(), worth.tolist())


def from_layer(layer: Layer) -> Network:
    """A network as it was kept."""
    inner = np.ascontiguousarray(np.array(layer.weights).T / FINE, np.float32)
    return Network(as_singles(layer.bias, FINE), inner, as_singles(layer.worth, THOUSAND))


def as_singles(numbers: list[int], unit: int) -> Singles:
    """Whole numbers, in units of this size."""
    return (np.array(numbers) / unit).astype(np.float32)


def newborn(traits: Traits, units: int, rows: Rows, chance: np.random.Generator) -> Network:
    """A network that adds nearly nothing yet. Cards begin without weight: what is rarely seen is not made up."""
    inner = chance.normal(0.0, FIRST, (traits.size, units)) / scales(rows)[:, None]
    for family in traits.families:
        if len(family.items) >= RARE:
            inner[family.start : family.start + len(family.items)] = 0.0
    worth = chance.normal(0.0, FIRST, units)
    return Network(np.zeros(units, np.float32), inner.astype(np.float32), worth.astype(np.float32))


def dense(rows: Rows, some: Some) -> Singles:
    """Some rows written out, a number for every trait."""
    lengths = rows.lengths[some]
    ends = np.cumsum(lengths)
    at = np.repeat(rows.starts[some] - (ends - lengths), lengths) + np.arange(int(ends[-1]))
    cells = np.repeat(np.arange(len(some)) * rows.size, lengths) + rows.traits[at]
    return np.bincount(cells, rows.times[at], len(some) * rows.size).astype(np.float32).reshape(len(some), rows.size)


def pieces(order: Some, size: int = 16 * BATCH) -> Iterator[Some]:
    """Some after some."""
    for start in range(0, len(order), size):
        yield order[start : start + size]


class Adam:
    """Moves numbers against a slope, each by how steady its slope has been."""

    def __init__(self, numbers: list[Singles]) -> None:
        self.numbers = numbers
        self.means = [np.zeros_like(each) for each in numbers]
        self.squares = [np.zeros_like(each) for each in numbers]
        self.steps = 0

    def move(self, slopes: list[Singles], rate: float) -> None:
        """One step, in place."""
        self.steps += 1
        rate *= np.sqrt(1.0 - MEMORY**self.steps) / (1.0 - MOMENTUM**self.steps)
        for number, slope, mean, square in zip(self.numbers, slopes, self.means, self.squares, strict=True):
            mean += (1.0 - MOMENTUM) * (slope - mean)
            square += (1.0 - MEMORY) * (slope * slope - square)
            number -= rate * mean / (np.sqrt(square) + TINY)


def fitted(rows: Rows, slope: Slope, start: Network, unit: float, epochs: int, chance: np.random.Generator) -> Network:
    """The network after it has seen every position so many times, in a mixed order. It learns in units of this size."""
    scale = scales(rows)
    inner, bias, worth = start.inner * scale[:, None], start.bias.copy(), start.worth / np.float32(unit)
    adam = Adam([inner, bias, worth])
    moments, first = np.unique(rows.moments, return_index=True)
    first = np.append(first, rows.count)
    batches = epochs * -(-len(moments) // BATCH)
    for _ in range(epochs):
        for places in pieces(chance.permutation(len(moments)), BATCH):
            some = np.concatenate([np.arange(first[place], first[place + 1]) for place in places])
            traits = dense(rows, some) / scale
            sums = traits @ inner + bias
            above = np.maximum(sums, 0.0)
            wrong = slope(unit * (above @ worth).astype(np.float64), some) / (unit * len(places))
            by_row = wrong.astype(np.float32)[:, None]
            back = np.where(sums > 0.0, by_row * worth, np.float32(0.0))
            rate = RATE * (0.1 + 0.9 * (1.0 - adam.steps / batches))
            adam.move([traits.T @ back, back.sum(axis=0), (above * by_row).sum(axis=0)], rate)
    return Network(bias, inner / scale[:, None], worth * np.float32(unit))


def scales(rows: Rows) -> Singles:
    """By trait: one that is counted in large numbers is made smaller while it is learned, so that all keep pace."""
    return np.maximum(1.0, np.sqrt(rows.squares(np.ones(rows.count))[: rows.size] / rows.count)).astype(np.float32)

"""The tree of an information-set search: what was tried after which choices, whatever the hidden cards were."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from embertable.core.flow import Step

FIRST_LOOK: Final = 1.0
"""How many visits the opinion a branch began with weighs as much as."""


TRIED: Final = 6
"""Before so many visits nobody can tell how sure a mean is."""

NARROW: Final = 1e-4
"""Values are never taken to lie closer together."""


class Fork:
    """Where the next question hangs."""

    def __init__(self) -> None:
        self.next: Node | None = None


class Branch(Fork):
    """One option of one seat, known by its key. Not every imagined world offers it."""

    def __init__(self, first: float) -> None:
        super().__init__()
        self.first = first  # what the seat that chooses could expect when this was first seen
        self.visits = 0
        self.total = 0.0  # of what the seat that chooses could expect
        self.squares = 0.0

    def learn(self, value: float) -> None:
        """Another walk came this way."""
        self.visits += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> float:
        """What the choice brings, by all walks and the first look."""
        return (self.total + FIRST_LOOK * self.first) / (self.visits + FIRST_LOOK)

    def spread(self) -> float:
        """How far apart what came of the choice lies: the standard deviation of all walks."""
        if self.visits < 2:
            return 0.0
        mean = self.total / self.visits
        return sqrt(max(0.0, self.squares / self.visits - mean * mean))

    def doubt(self) -> float:
        """The variance of the mean."""
        visits = self.visits
        if visits < TRIED:
            return 1.0
        mean = self.total / visits
        return max(0.0, self.squares / visits - mean * mean) / (visits - 1)


class Node(Fork):
    """A question to one seat after the choices that led here. Chance may put different seats after the same choices.

    A node is itself the fork of what follows a sealed question: those who do not know how it was answered go on alike.
    """

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.branches: dict[str, Branch] = {}
        self.visits = 0
        self.other: Node | None = None  # the question to another seat after the same choices


class Scale:
    """How far apart the values of one seat lie, so that exploring means the same in every game."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """Take another value into account."""
        self.count += 1
        self.total += value
        self.squares += value * value

    def width(self) -> float:
        """The standard deviation of all values so far."""
        if self.count < 2:
            return NARROW
        mean = self.total / self.count
        return max(NARROW, sqrt(max(0.0, self.squares / self.count - mean * mean)))


def follow(fork: Fork, seat: int) -> Node:
    """The question to this seat that comes next."""
    node = fork.next
    if node is None:
        node = Node(seat)
        fork.next = node
        return node
    while node.seat != seat:
        if node.other is None:
            node.other = Node(seat)
        node = node.other
    return node


class Taken:
    """A branch to follow and the option of this world that takes it."""

    def __init__(self, branch: Branch, option: Step) -> None:
        self.branch = branch
        self.option = option


def select(
    node: Node, options: list[Step], branches: list[Branch], width: float, boldness: float, heat: float
) -> Taken:
    """The most promising of the branches this world offers.

    What looked best when it was first seen is tried first and most: priors are a softmax of the first looks, whose
    `heat`, like the `boldness` to try what has done less well, is measured by how far apart values lie.
    """
    best_first = branches[0].first
    for branch in branches:
        if branch.first > best_first:
            best_first = branch.first
    sharp = 1.0 / (heat * width)
    priors: list[float] = []
    whole = 0.0
    for branch in branches:
        prior = exp((branch.first - best_first) * sharp)
        priors.append(prior)
        whole += prior
    push = boldness * width * sqrt(node.visits + 1.0) / whole
    best = -1e9
    taken = 0
    for number in range(len(branches)):
        branch = branches[number]
        score = branch.mean() + push * priors[number] / (branch.visits + 1.0)
        if score > best:
            best = score
            taken = number
    return Taken(branches[taken], options[taken])

"""The tree of an information-set search: what was tried after which choices, whatever the hidden cards were."""

from __future__ import annotations

from math import log, sqrt

from embertable.core.flow import Step


class Fork:
    """Where the next question hangs."""

    def __init__(self) -> None:
        self.next: Node | None = None


class Branch(Fork):
    """One option of one seat, known by its key. Not every imagined world offers it, so it counts when it was there."""

    def __init__(self, habit: Habit) -> None:
        super().__init__()
        self.habit = habit  # how this choice does anywhere in the tree
        self.offered = 0
        self.visits = 0
        self.total = 0.0  # of the values for the seat that chooses


class Habit:
    """How a seat's choice of this key has done wherever it was made: a first guess where it is new."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0


class Node(Fork):
    """A question to one seat after the choices that led here. Chance may put different seats after the same choices.

    A node is itself the fork of what follows a sealed question: those who do not know how it was answered go on alike.
    """

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.branches: dict[str, Branch] = {}
        self.visits = 0
        self.total = 0.0
        self.other: Node | None = None  # the question to another seat after the same choices


class Scale:
    """The lowest and highest value seen for one seat, so that exploring means the same in every game."""

    def __init__(self) -> None:
        self.low = 1.0
        self.high = 0.0

    def widen(self, value: float) -> None:
        """Take another value into account."""
        if value < self.low:
            self.low = value
        if value > self.high:
            self.high = value


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


def open_branch(node: Node, option: Step, habits: dict[str, Habit]) -> Branch:
    """The branch of an option, new if it was never on offer here."""
    key = option.key()
    branch = node.branches.get(key)
    if branch is None:
        habit = habits.get(key)
        if habit is None:
            habit = Habit()
            habits[key] = habit
        branch = Branch(habit)
        node.branches[key] = branch
    return branch


def select(
    node: Node, options: list[Step], habits: dict[str, Habit], scale: Scale, exploration: float, trust: float
) -> Taken:
    """The most promising branch among those this world offers: upper confidence over how often each was on offer.

    A choice begins with one visit's worth of what the same choice has brought elsewhere.
    """
    span = scale.high - scale.low
    weight = 1.0 / span if span > 1e-9 else 0.0
    node_mean = node.total / node.visits if node.visits > 0 else 0.5
    best = -1e9
    best_branch: Branch | None = None
    best_option = options[0]
    for option in options:
        branch = open_branch(node, option, habits)
        branch.offered += 1
        habit = branch.habit
        guess = (habit.total + trust * node_mean) / (habit.visits + trust)
        visits = branch.visits + 1
        mean = (branch.total + guess) / visits
        score = (mean - scale.low) * weight + exploration * sqrt(log(branch.offered + 1.0) / visits)
        if score > best:
            best = score
            best_branch = branch
            best_option = option
    assert best_branch is not None, "a question has options"
    return Taken(best_branch, best_option)

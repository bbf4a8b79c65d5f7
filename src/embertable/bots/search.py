"""Information-set Monte Carlo tree search over the contract alone: imagine, apply, options, key, evaluate.

Every iteration imagines the hidden cards anew, walks down one tree shared by all these worlds, plays a little further
by chance and asks the game's opinion of where that led, for every seat that chose on the way. Each seat is taken to
choose what is best for itself, so partners, rivals and any number of seats need no special case. Where a game's opinion
is steady, nothing is played by chance: each option of a new question begins with the opinion of where it leads.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from embertable.bots.base import Bot
from embertable.bots.tree import Branch, Habit, Node, Scale, follow, open_branch, select
from embertable.core.flow import State, Step, apply, asked, fresh
from embertable.core.game import AnyGame

ITERATIONS: Final = 500
"""How long a search thinks when nobody says."""


class SearchBot(Bot):
    """Looks ahead as far as its budget allows: so many iterations, or so many seconds if they are given."""

    def __init__(
        self,
        seed: int = 0,
        iterations: int = ITERATIONS,
        seconds: float = 0.0,
        exploration: float = 0.4,
        rollout: int = 1,
        trust: float = 4.0,
    ) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.exploration = exploration
        self.rollout = rollout  # decisions by chance beyond the tree, for each seat at the table
        self.trust = trust  # how many visits of a habit weigh as much as the question's own mean

    def think(self, game: AnyGame, s: State, seat: int) -> Step:
        tree = Tree(game, self, s, seat)
        best = tree.best()
        self.value = tree.worth(best)
        return fresh(s)[best]


class Tree:
    """One search from one question.

    The options of the question itself are weighed against each other in the same worlds, and the worse half is dropped
    again and again: what a lucky deal does for one it does for all, so it takes few worlds to tell them apart.
    """

    def __init__(self, game: AnyGame, bot: SearchBot, s: State, seat: int) -> None:
        self.game = game
        self.bot = bot
        self.rng = bot.rng
        self.s = s
        self.steady = game.steady
        self.rollout = 0 if game.steady else bot.rollout * s.seats
        self.root = Node(seat)
        self.habits: list[dict[str, Habit]] = [{} for _ in range(s.seats)]
        self.scales = [Scale() for _ in range(s.seats)]
        self.branches = [open_branch(self.root, option, self.habits[seat]) for option in fresh(s)]
        self.spent = 0
        self.start = perf_counter() if bot.seconds > 0 else 0.0

    def best(self) -> int:
        """The number of the best option."""
        left = list(range(len(self.branches)))
        phases = (len(left) - 1).bit_length()
        for phase in range(1, phases + 1):
            while True:
                self.compare(left)
                if self.used() * phases >= phase:
                    break
            left.sort(key=self.worth, reverse=True)
            del left[(len(left) + 1) // 2 :]
        return left[0]

    def worth(self, number: int) -> float:
        """What an option has brought on average."""
        branch = self.branches[number]
        return branch.total / branch.visits

    def used(self) -> float:
        """The part of the budget that is gone."""
        if self.bot.seconds > 0:
            return (perf_counter() - self.start) / self.bot.seconds
        return self.spent / self.bot.iterations

    def compare(self, numbers: list[int]) -> None:
        """Imagine a world and try these options in it."""
        world = self.game.imagine(self.s, self.root.seat, self.rng)
        for number in numbers:
            self.iterate(world.clone(), number)
        self.spent += len(numbers)

    def iterate(self, world: State, number: int) -> None:
        """One walk down the tree, one new branch, a little chance, and what it taught."""
        node = self.root
        branch = self.branches[number]
        option = fresh(world)[number]
        nodes: list[Node] = []
        path: list[Branch] = []
        exploration = self.bot.exploration
        trust = self.bot.trust
        is_new = False
        while True:
            seat = node.seat
            sealed = asked(world).sealed
            apply(world, option)
            nodes.append(node)
            path.append(branch)
            if not world.options or branch.visits == 0 or is_new:
                break
            next_seat = asked(world).seat
            node = follow(node if sealed and next_seat != seat else branch, next_seat)
            is_new = self.steady and self.look(node, world)
            taken = select(node, fresh(world), self.habits[next_seat], self.scales[next_seat], exploration, trust)
            branch = taken.branch
            option = taken.option
        self.play_on(world)
        self.learn(world, nodes, path)

    def look(self, node: Node, world: State) -> bool:
        """Ask the opinion of what each option not seen here before leads to; whether the whole question is new."""
        is_new = not node.branches
        seat = node.seat
        for option in fresh(world):
            branch = open_branch(node, option, self.habits[seat])
            if branch.visits == 0:
                after = world.clone()
                apply(after, option)
                branch.visits = 1
                branch.total = self.game.evaluate(after, seat)
                self.scales[seat].widen(branch.total)
        return is_new

    def play_on(self, world: State) -> None:
        """A few decisions by chance."""
        for _ in range(self.rollout):
            if not world.options:
                return
            options = fresh(world)
            apply(world, options[self.rng.below(len(options))])

    def learn(self, world: State, nodes: list[Node], path: list[Branch]) -> None:
        """Ask the game's opinion for every seat that chose, and remember it along the way."""
        values = [-1.0 for _ in self.scales]
        for node, branch in zip(nodes, path, strict=True):
            seat = node.seat
            value = values[seat]
            if value < 0.0:
                value = self.game.evaluate(world, seat)
                values[seat] = value
                self.scales[seat].widen(value)
            node.visits += 1
            node.total += value
            branch.visits += 1
            branch.total += value
            branch.habit.visits += 1
            branch.habit.total += value

"""Information-set Monte Carlo tree search over the contract alone: imagine, apply, options, key, evaluate.

Every iteration imagines the hidden cards anew, walks down one tree shared by all these worlds, plays a little further
by chance and asks the game's opinion of where that led, for every seat that chose on the way. Each seat is taken to
choose what is best for itself, so partners, rivals and any number of seats need no special case.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from embertable.bots.base import Bot
from embertable.bots.tree import Branch, Habit, Node, Scale, follow, select
from embertable.core.flow import State, Step, apply, asked
from embertable.core.game import Game

ITERATIONS: Final = 500
"""How long a search thinks when nobody says."""

ROUND: Final = 16
"""Iterations between two looks at the clock."""


class SearchBot(Bot):
    """Looks ahead as far as its budget allows: so many iterations, or so many seconds if they are given."""

    def __init__(
        self,
        seed: int = 0,
        iterations: int = ITERATIONS,
        seconds: float = 0.0,
        exploration: float = 0.4,
        rollout: int = 4,
        trust: float = 4.0,
    ) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.exploration = exploration
        self.rollout = rollout  # decisions by chance beyond the tree
        self.trust = trust  # how many visits of a habit weigh as much as the question's own mean

    def think(self, game: Game, s: State, seat: int) -> Step:
        tree = Tree(game, self, s.seats, seat)
        if self.seconds > 0:
            end = perf_counter() + self.seconds
            while perf_counter() < end:
                tree.grow(s, ROUND)
        else:
            tree.grow(s, self.iterations)
        return tree.best(s.options)


class Tree:
    """One search from one question."""

    def __init__(self, game: Game, bot: SearchBot, seats: int, seat: int) -> None:
        self.game = game
        self.bot = bot
        self.rng = bot.rng
        self.root = Node(seat)
        self.habits: list[dict[str, Habit]] = [{} for _ in range(seats)]
        self.scales = [Scale() for _ in range(seats)]

    def grow(self, s: State, iterations: int) -> None:
        """Imagine so many worlds and walk down the tree in each."""
        for _ in range(iterations):
            self.iterate(self.game.imagine(s, self.root.seat, self.rng))

    def iterate(self, world: State) -> None:
        """One walk down the tree, one new branch, a little chance, and what it taught."""
        node = self.root
        nodes: list[Node] = []
        path: list[Branch] = []
        exploration = self.bot.exploration
        trust = self.bot.trust
        while True:
            seat = node.seat
            taken = select(node, world.options, self.habits[seat], self.scales[seat], exploration, trust)
            sealed = asked(world).sealed
            apply(world, taken.option)
            nodes.append(node)
            path.append(taken.branch)
            if not world.options or taken.branch.visits == 0:
                break
            next_seat = asked(world).seat
            node = follow(node if sealed and next_seat != seat else taken.branch, next_seat)
        self.play_on(world)
        self.learn(world, nodes, path)

    def play_on(self, world: State) -> None:
        """A few decisions by chance."""
        for _ in range(self.bot.rollout):
            options = world.options
            if not options:
                return
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

    def best(self, options: list[Step]) -> Step:
        """The option tried most often; among equals the one that did best."""
        found = options[0]
        most = (-1, 0.0)
        for option in options:
            branch = self.root.branches.get(option.key())
            if branch is not None and (branch.visits, branch.total) > most:
                most = (branch.visits, branch.total)
                found = option
        return found

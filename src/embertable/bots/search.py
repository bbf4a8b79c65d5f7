"""Information-set tree search over the contract alone: imagine, apply, options, key, expectations.

Every walk imagines the hidden cards anew and goes down one tree shared by all these worlds. Where it comes to a new
question, each option is looked at once: what every seat could expect after it. So what looks good is tried first, and
the best of it is what the walk brings back, for every seat that chose on the way. Each seat is taken to choose what is
best for itself, so partners, rivals and any number of seats need no special case.

The budget is counted in iterations: positions looked at. The same seed and the same budget think the same anywhere.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from embertable.bots.attention import FULL, MUCH, Attention
from embertable.bots.base import Bot
from embertable.bots.taste import EVEN, Taste
from embertable.bots.tree import Branch, Node, Scale, follow, select
from embertable.core.flow import State, Step, apply, asked, fresh
from embertable.core.game import AnyGame

ITERATIONS: Final = 500
"""How long a search thinks when nobody says."""

DETAIL: Final = 0.3
"""The part of the budget for a question on which the turn does not hang."""

MOST: Final = 16
"""Of many options so many are thought about: those that look best at once."""

WALKS: Final = 2
"""So many walks at least each of them should get before the worse half is dropped."""

AS_SURE: Final = 2
"""What was walked this part as often as the best is about as well known."""

TASTINGS: Final = 4
"""So many more walks show whether choices are as good as they look, and how far apart lies what may come of them."""

CLEAR: Final = 4.0
"""An option that is ahead by so many standard deviations need not be thought about any longer."""


class SearchBot(Bot):
    """Looks ahead as far as its budget allows: so many iterations, or so many seconds if they are given."""

    def __init__(
        self,
        seed: int = 0,
        iterations: int = ITERATIONS,
        seconds: float = 0.0,
        boldness: float = 0.3,
        heat: float = 0.15,
        taste: Taste | None = None,
        attention: Attention = FULL,
        level: int = 0,
    ) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.boldness = boldness
        self.heat = heat
        self.taste = taste
        self.attention = attention  # what is noticed of the options of a question
        self.level = level  # the number of the level that thinks so; 0: none
        self.looked = 0  # positions, in all searches so far
        self.kept: Kept | None = None

    def think(self, game: AnyGame, s: State, seat: int) -> Step:
        options = fresh(s)
        if len(options) == 1:
            return options[0]
        kept = self.kept
        if kept is not None and kept.is_at(game, s, seat):
            tree = Tree(game, self, s, kept.node, kept.scales)
        else:
            tree = Tree(game, self, s, Node(seat), [Scale() for _ in range(s.seats)])
        best = tree.best()
        if self.taste is not None:
            best = tree.preferred(best, self.taste)
        if not self.attention.is_full() and game.is_senseless(s, seat, options[best]):
            best = tree.sensible(best)
        self.value = tree.worth(best)
        self.looked += tree.spent
        option = options[best]
        self.kept = Kept(tree, option)
        return option


class Kept:
    """The part of a tree that is still of use: what comes after the choice, if the same seat is asked again.

    Others may have been asked in between, or something may have come that was not expected: then the question is
    another one, and its tree begins anew.
    """

    def __init__(self, tree: Tree, option: Step) -> None:
        after = tree.s.clone()
        apply(after, option)
        self.game = tree.game
        self.seat = tree.root.seat
        self.node = follow(tree.root.branches[option.key()], self.seat)
        self.scales = tree.scales
        self.steps = len(after.agenda)
        self.keys: list[str] = []
        if after.options and asked(after).seat == self.seat:
            self.keys = [each.key() for each in after.options]

    def is_at(self, game: AnyGame, s: State, seat: int) -> bool:
        """Whether this is the question that was expected."""
        if game is not self.game or seat != self.seat or len(s.agenda) != self.steps:
            return False
        return [option.key() for option in s.options] == self.keys


class Tree:
    """One search from one question.

    The options of the question itself are weighed against each other in the same worlds, and the worse half is dropped
    again and again: what a lucky deal does for one it does for all, so it takes few worlds to tell them apart.
    """

    def __init__(self, game: AnyGame, bot: SearchBot, s: State, root: Node, scales: list[Scale]) -> None:
        self.game = game
        self.bot = bot
        self.rng = bot.rng
        self.s = s
        self.root = root
        self.viewer = root.seat
        self.scales = scales
        self.spent = 0
        self.part = 1.0 if asked(s).main else DETAIL  # of the budget, for this question
        self.start = perf_counter() if bot.seconds > 0 else 0.0
        self.leaf: list[float] = []
        self.branches: list[Branch] = []

    def best(self) -> int:
        """The number of the best option."""
        world = self.game.imagine(self.s, self.root.seat, self.rng)
        self.branches = self.open(self.root, world, fresh(world))
        left = self.noticed()
        left.sort(key=self.worth, reverse=True)
        del left[self.finalists(len(self.branches)) :]
        phases = (len(left) - 1).bit_length()
        for phase in range(1, phases + 1):
            while self.used() * phases < phase:
                self.compare(left)
                left.sort(key=self.worth, reverse=True)
                if self.is_clear(left[0], left[1]):
                    return left[0]
            del left[(len(left) + 1) // 2 :]
        return left[0]

    def noticed(self) -> list[int]:
        """The numbers of the options that are thought about at all: what is noticed, and what cannot be overlooked."""
        found = self.bot.attention.noticed(len(self.branches), self.rng)
        best = max([self.worth(number) for number in found])
        glaring = self.game.glaring.get(self.bot.level, self.bot.attention.glaring)
        ahead = min(best + glaring, best / MUCH)
        found += [number for number in range(len(self.branches)) if self.worth(number) > ahead]
        return found

    def preferred(self, best: int, taste: Taste) -> int:
        """The number of the option this taste likes most of those that are about as good as the best.

        All of them are walked a little further, and what then turns out worse is left, but also what turns out better:
        a taste is not to play more strongly than none.
        """
        options = fresh(self.s)
        even = [best] + [number for number in range(len(options)) if number != best and self.is_even(number, best)]
        if len(even) == 1:
            return best
        for _ in range(TASTINGS):
            self.compare(even)
        middle = self.worth(best)
        even = [number for number in even if number == best or abs(self.worth(number) - middle) <= EVEN]
        likings = [self.liking(taste, options[number], self.branches[number]) for number in even]
        return even[likings.index(max(likings))]

    def liking(self, taste: Taste, option: Step, branch: Branch) -> float:
        """How much a taste likes an option, by how far apart lies what came of it."""
        return taste.liking(self.game, self.s, self.root.seat, option, branch.spread())

    def is_even(self, number: int, best: int) -> bool:
        """Whether an option is about as good and as sure as the best; of what was overlooked, whether it looks so."""
        branch = self.branches[number]
        ahead = self.branches[best]
        if branch.visits == 0:
            return abs(branch.first - ahead.first) <= EVEN
        return branch.visits * AS_SURE >= ahead.visits and branch.mean() >= ahead.mean() - EVEN

    def sensible(self, best: int) -> int:
        """The number of the best option that is not absurd: who overlooks things may overlook all of those."""
        numbers = list(range(len(self.branches)))
        numbers.sort(key=self.worth, reverse=True)
        options = fresh(self.s)
        for number in numbers:
            if not self.game.is_senseless(self.s, self.root.seat, options[number]):
                return number
        return best

    def finalists(self, options: int) -> int:
        """How many of the options that look best there is time to think about: walks open questions about as wide."""
        if self.bot.seconds > 0:
            return MOST
        left = self.part * self.bot.iterations - self.spent
        return max(2, min(MOST, int(left) // (WALKS * options)))

    def worth(self, number: int) -> float:
        """What an option has brought on average."""
        return self.branches[number].mean()

    def is_clear(self, best: int, second: int) -> bool:
        """Whether more thought would hardly change which is best."""
        ahead = self.branches[best]
        behind = self.branches[second]
        lead = ahead.mean() - behind.mean()
        return lead * lead > CLEAR * CLEAR * (ahead.doubt() + behind.doubt())

    def used(self) -> float:
        """The part of the budget that is gone."""
        if self.bot.seconds > 0:
            return (perf_counter() - self.start) / (self.part * self.bot.seconds)
        return self.spent / (self.part * self.bot.iterations)

    def compare(self, numbers: list[int]) -> None:
        """Imagine a world and try these options in it."""
        world = self.game.imagine(self.s, self.root.seat, self.rng)
        options = fresh(world)
        for number in numbers:
            self.walk(world.clone(), options[number], self.branches[number])

    def walk(self, world: State, option: Step, branch: Branch) -> None:
        """One way down the tree to a question not seen before, and what it taught."""
        node = self.root
        nodes: list[Node] = []
        path: list[Branch] = []
        while True:
            seat = node.seat
            sealed = asked(world).sealed
            apply(world, option)
            nodes.append(node)
            path.append(branch)
            if not world.options:
                self.leaf = self.game.expectations(world, self.viewer)
                self.spent += 1
                break
            next_seat = asked(world).seat
            node = follow(node if sealed and next_seat != seat else branch, next_seat)
            options = fresh(world)
            is_new = not node.branches
            branches = self.open(node, world, options)
            if is_new:
                break
            width = self.scales[next_seat].width()
            taken = select(node, options, branches, width, self.bot.boldness, self.bot.heat)
            branch = taken.branch
            option = taken.option
        values = self.leaf
        for number in range(len(nodes)):
            node = nodes[number]
            node.visits += 1
            path[number].learn(values[node.seat])

    def open(self, node: Node, world: State, options: list[Step]) -> list[Branch]:
        """The branches of these options; those not seen here before are looked at.

        What the seats can expect after the best of those is left in `leaf`.
        """
        seat = node.seat
        best = -1.0
        found: list[Branch] = []
        for option in options:
            key = option.key()
            branch = node.branches.get(key)
            if branch is None:
                after = world.clone()
                apply(after, option)
                values = self.game.expectations(after, self.viewer)
                self.spent += 1
                value = values[seat]
                self.scales[seat].add(value)
                branch = Branch(value)
                node.branches[key] = branch
                if value > best:
                    best = value
                    self.leaf = values
            found.append(branch)
        return found

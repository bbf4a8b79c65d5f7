"""Options of one question weighed against each other: all in the same worlds, none dropped, until it is clear."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from embertable.bots.search import SearchBot, Tree
from embertable.bots.tree import Node, Scale
from embertable.core.flow import State, fresh
from embertable.core.game import AnyGame

EQUAL: Final = 0.01
"""Options so near to the best are as good; finer differences are noise."""

LEAD: Final = 0.04
"""What is right is ahead of everything else by so much of the chance to win."""

SHORTLIST: Final = 8
"""Of many options so many are weighed to the end."""

FIRST_PART: Final = 0.25
"""The part of the budget after which only the shortlist is weighed."""

SURE: Final = 3.0
"""A lead of so many standard deviations is one."""

LOOK: Final = 8
"""How many worlds are tried between two looks at the scales."""


@dataclass(frozen=True)
class Scales:
    """What each option is worth, as far as a search can tell."""

    keys: list[str]
    values: list[float]  # what the seat can expect after it
    doubts: list[float]  # the variance of that
    first: list[float]  # what it looked like at a glance
    weighed: list[int]  # the places of those that were weighed to the end

    @property
    def best(self) -> int:
        """The place of the best option."""
        return max(self.weighed, key=self.values.__getitem__)

    def loss(self, place: int) -> float:
        """How far an option is behind the best."""
        return self.values[self.best] - self.values[place]

    def right(self) -> list[int]:
        """The places of the best and of what is as good."""
        return [place for place in self.weighed if self.loss(place) <= EQUAL]

    def lead(self) -> float:
        """How far the right options are ahead of the next; 1 if there is no other."""
        right = self.right()
        return min((self.loss(place) for place in range(len(self.keys)) if place not in right), default=1.0)

    def sureness(self) -> float:
        """The smallest lead over a weighed option that is not right, in standard deviations."""
        best = self.best
        right = self.right()
        others = [place for place in self.weighed if place not in right]
        return min((self.loss(it) / sqrt(self.doubts[best] + self.doubts[it] + 1e-12) for it in others), default=99.0)


def weigh(game: AnyGame, s: State, seat: int, iterations: int, seed: int, keep: tuple[str, ...] = ()) -> Scales:
    """Weigh the options of the open question; those to `keep` are weighed to the end, however bad they seem."""
    bot = SearchBot(seed, iterations)
    tree = Tree(game, bot, game.imagine(s, seat, bot.rng), Node(seat), [Scale() for _ in range(s.seats)])
    world = game.imagine(s, seat, bot.rng)
    options = fresh(world)
    tree.branches = tree.open(tree.root, world, options)
    keys = [option.key() for option in options]
    left = list(range(len(keys)))
    left.sort(key=tree.worth, reverse=True)
    shortened = len(left) <= SHORTLIST
    while tree.spent < iterations:
        for _ in range(LOOK):
            tree.compare(left)
        left.sort(key=tree.worth, reverse=True)
        if not shortened and tree.spent >= FIRST_PART * iterations:
            left = left[:SHORTLIST] + [place for place in left[SHORTLIST:] if keys[place] in keep]
            shortened = True
    branches = tree.branches
    return Scales(
        keys,
        [branch.mean() for branch in branches],
        [branch.doubt() for branch in branches],
        [branch.first for branch in branches],
        left,
    )

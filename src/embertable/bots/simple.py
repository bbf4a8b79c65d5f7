"""Bots that think little: by chance, and one step ahead."""

from __future__ import annotations

from typing import Final

from embertable.bots.base import Bot
from embertable.core.flow import State, Step, apply, fresh
from embertable.core.game import AnyGame

WORLDS: Final = 6
"""Over how many imagined states a greedy bot averages."""


class RandomBot(Bot):
    """Any option, all equally likely."""

    def think(self, game: AnyGame, s: State, seat: int) -> Step:
        options = fresh(s)
        return options[self.rng.below(len(options))]


class GreedyBot(Bot):
    """The option after which the seat stands best by the game's own opinion, on average over what may be hidden."""

    def think(self, game: AnyGame, s: State, seat: int) -> Step:
        options = fresh(s)
        values = [0.0 for _ in options]
        for _ in range(WORLDS):
            world = game.imagine(s, seat, self.rng)
            for number, option in enumerate(fresh(world)):
                after = world.clone()
                apply(after, option)
                values[number] += game.evaluate(after, seat)
        best = max(values)
        self.value = best / WORLDS
        ties = [number for number, value in enumerate(values) if value >= best - 1e-9]
        return options[ties[self.rng.below(len(ties))]]

"""What every bot promises."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from embertable.core.flow import State, Step, find_option
from embertable.core.game import AnyGame
from embertable.core.rng import seeded


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that knows a game by its contract and the table as its seat does. The same seed thinks the same."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = seeded(seed)
        self.value = -1.0  # what its last thought expects for its seat, from 0 to 1; negative: it has not said

    def choose(self, game: AnyGame, s: State, seat: int) -> Step:
        """One of the options open to this seat.

        The true state is used for nothing but imagining: the bot thinks about a state this seat could be in.
        """
        thought = self.think(game, game.imagine(s, seat, self.rng), seat)
        return find_option(s, seat, thought.key())

    def think(self, game: AnyGame, s: State, seat: int) -> Step:
        """One of the options of an imagined state."""
        raise AssertionError(f"{type(self).__name__} does not say how it thinks")

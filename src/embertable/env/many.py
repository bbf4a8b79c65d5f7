"""Many games at once, into numpy arrays."""

from __future__ import annotations

import struct
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from embertable.core.rng import seeded
from embertable.env.errors import BadAction, BadEnvironment
from embertable.env.play import Play, Rules


class Batch:
    """So many games of one kind. The arrays are the same all the time: copy what you want to keep.

    `observations` and `masks` have a row for each game, as the seat that is asked (`seats`) sees it; `legal` has the
    open actions of each game as a list, which is quicker to choose from than a mask.
    """

    def __init__(self, rules: Rules, count: int, seed: int) -> None:
        if count < 1:
            raise BadEnvironment("batch size", count=count)
        self.rules = rules
        self.count = count
        self.chance = seeded(seed)
        self.plays = [self.deal() for _ in range(count)]
        numbers = len(rules.observation.names)
        self.row, self.width = f"{numbers}f", 4 * numbers
        # Observations are packed into the bytes of the array: half the time that numpy needs for a list.
        self.packed = bytearray(count * self.width)
        self.observations: NDArray[np.float32] = np.frombuffer(self.packed, np.float32).reshape(count, numbers)
        self.masks: NDArray[np.int8] = np.zeros((count, len(rules.actions.names)), np.int8)
        self.seats: NDArray[np.int64] = np.zeros(count, np.int64)
        self.rewards: NDArray[np.float32] = np.zeros((count, rules.seats), np.float32)
        self.ended: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.legal: list[list[int]] = [[] for _ in range(count)]
        for game in range(count):
            self.look(game)

    def deal(self) -> Play:
        """A new game."""
        return Play(self.rules, self.chance.below(1 << 31))

    def step(self, actions: ArrayLike) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """One action in each game; by game and seat what it brought, and which games it ended.

        Where a game has ended the arrays show the next one. If one action is refused, none is taken.
        """
        numbers = self.checked(actions)
        for game, play in enumerate(self.plays):
            self.rewards[game] = play.act(numbers[game])
            self.ended[game] = play.over
            if play.over:
                self.plays[game] = self.deal()
            self.look(game)
        return self.rewards, self.ended

    def checked(self, actions: Any) -> list[int]:
        """An open action for each game, or the error that says what else came."""
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise BadAction("batch actions", count=self.count, shape=given.shape, kind=given.dtype.name)
        numbers: list[int] = given.tolist()
        for play, number in zip(self.plays, numbers, strict=True):
            if number not in play.open:
                play.checked(number)
        return numbers

    def look(self, game: int) -> None:
        """Write the rows of a game anew."""
        play = self.plays[game]
        seat = play.seat
        self.seats[game] = seat
        seen = self.rules.game.observe(play.s, seat)
        struct.pack_into(self.row, self.packed, game * self.width, *seen)
        mask = self.masks[game]
        mask[self.legal[game]] = 0
        self.legal[game] = list(play.open)
        mask[self.legal[game]] = 1

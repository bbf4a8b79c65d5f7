"""The puzzle of the day, and the days somebody has solved theirs, if they want them kept.

Days are whole numbers, one more each day. What is kept is a short text, the last day and a row of bits, so that it
fits into a cookie and nobody else has to keep it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from embertable.coach.puzzle import Puzzle, puzzles_of
from embertable.core.game import AnyGame
from embertable.games import CATALOGUE
from embertable.games import game as game_named

KEPT: Final = 64
"""So many days are remembered."""

WEEK: Final = 7
STRIDE: Final = 37
"""From one puzzle of a game to its next of the day; as it shares no part with most counts, all get their turn."""


def daily(day: int) -> tuple[AnyGame, Puzzle] | None:
    """The puzzle of a day, the same for everybody: games in turn, and all puzzles of a game before one comes again."""
    games = [game_named(name) for name in CATALOGUE]
    stocked = [game for game in games if puzzles_of(game)]
    if not stocked:
        return None
    game = stocked[day % len(stocked)]
    offered = list(puzzles_of(game).values())
    stride = next(step for step in range(STRIDE, STRIDE + len(offered) + 1) if coprime(step, len(offered)))
    return game, offered[day // len(stocked) * stride % len(offered)]


def coprime(one: int, other: int) -> bool:
    """Whether two numbers share no part.

    >>> coprime(37, 100), coprime(37, 74)
    (True, False)
    """
    while other:
        one, other = other, one % other
    return one == 1


@dataclass(frozen=True)
class Days:
    """The days on which somebody found the puzzle of the day.

    >>> Days.read("20000.7").row(20001), Days.read("20000.7").row(20003)
    (3, 0)
    """

    last: int = 0
    bits: int = 0  # the lowest is the last day, the next the day before it

    def has(self, day: int) -> bool:
        """Whether the puzzle of this day was found."""
        back = self.last - day
        return 0 <= back < KEPT and bool(self.bits >> back & 1)

    def found(self, day: int) -> Days:
        """And another day."""
        if day < self.last:
            return Days(self.last, self.bits | 1 << (self.last - day)) if self.last - day < KEPT else self
        shifted = self.bits << (day - self.last) if day - self.last < KEPT else 0
        return Days(day, (shifted | 1) & ((1 << KEPT) - 1))

    def row(self, today: int) -> int:
        """How many days one after the other, up to today or yesterday."""
        day = today if self.has(today) else today - 1
        count = 0
        while self.has(day - count):
            count += 1
        return count

    def week(self, today: int) -> list[tuple[int, bool]]:
        """The last seven days, each with whether its puzzle was found."""
        return [(day, self.has(day)) for day in range(today - WEEK + 1, today + 1)]

    def write(self) -> str:
        """As it is kept."""
        return f"{self.last}.{self.bits:x}"

    @staticmethod
    def read(text: str) -> Days:
        """What was kept; nothing of what nobody here wrote."""
        last, _, bits = text.partition(".")
        is_ours = last.isascii() and last.isdecimal() and len(last) < 9 and 0 < len(bits) <= KEPT // 4
        if not is_ours or any(digit not in "0123456789abcdef" for digit in bits):
            return Days()
        return Days(int(last), int(bits, 16))

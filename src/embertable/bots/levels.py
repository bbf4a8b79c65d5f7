"""Bots by name: `level:1` to `level:6`, with a taste `level:4:bold`; `random`, `greedy`, `search:500` (iterations),
`search:2s` (seconds).
"""

from __future__ import annotations

from typing import Final

from embertable.bots.base import Bot
from embertable.bots.ladder import LEVELS, Level, level_bot
from embertable.bots.search import SearchBot
from embertable.bots.simple import GreedyBot, RandomBot
from embertable.bots.taste import TASTES, Taste
from embertable.core.errors import EmbertableError

BOTS: Final = {
    "random": "any option",
    "greedy": "the best-looking next step",
    "search": "looks ahead: search:500 for 500 iterations, search:2s for two seconds",
}
"""Every kind of bot that is not a level, and what it does."""

LEVEL_NAMES: Final = [f"level:{each.number}" for each in LEVELS]
"""The levels as they are written wherever a bot is named."""

TASTE_NAMES: Final = [each.name for each in TASTES]
"""The tastes as they are written after a level."""


class Opponent:
    """Somebody to play against: a level and perhaps a taste."""

    def __init__(self, level: Level, taste: Taste | None) -> None:
        self.level = level
        self.taste = taste


def opponent(name: str) -> Opponent | None:
    """The opponent of a name such as `level:4` or `level:4:bold`; None if it is none.

    >>> opponent("level:4").level.name, opponent("level:2:bold").taste.name, opponent("greedy")
    ('iskra', 'bold', None)
    """
    for place, plain in enumerate(LEVEL_NAMES):
        if name == plain:
            return Opponent(LEVELS[place], None)
        for taste in TASTES:
            if name == f"{plain}:{taste.name}":
                return Opponent(LEVELS[place], taste)
    return None


class UnknownBot(EmbertableError):
    """There is no such bot."""


def bot(name: str, seed: int = 0) -> Bot:
    """The bot of this name; the same seed thinks the same."""
    kind, colon, budget = name.partition(":")
    known = opponent(name)
    if known is not None:
        return level_bot(known.level, seed, known.taste)
    if kind == "search":
        return search(name, budget, seed) if colon else SearchBot(seed)
    if kind in BOTS and colon:
        raise UnknownBot("no budget", kind=kind, bot=name)
    if kind == "random":
        return RandomBot(seed)
    if kind == "greedy":
        return GreedyBot(seed)
    raise UnknownBot("no bot", bot=name, most=LEVEL_NAMES[-1], known=list(BOTS))


def search(name: str, budget: str, seed: int) -> Bot:
    """A search with the budget its name gives."""
    if budget.isdecimal() and int(budget) > 0:
        return SearchBot(seed, iterations=int(budget))
    seconds = budget.removesuffix("s")
    if budget.endswith("s") and is_number(seconds) and float(seconds) > 0:
        return SearchBot(seed, seconds=float(seconds))
    raise UnknownBot("budget", bot=name)


def is_number(text: str) -> bool:
    """Whether the text is digits with at most one point among them."""
    return text.replace(".", "", 1).isdecimal()

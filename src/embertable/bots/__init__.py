"""Players that work on any game: six levels, and what they are made of."""

from embertable.bots.base import Bot
from embertable.bots.ladder import LEVELS, NEWCOMERS, Level
from embertable.bots.levels import BOTS, LEVEL_NAMES, TASTE_NAMES, Opponent, UnknownBot, bot, opponent
from embertable.bots.search import SearchBot
from embertable.bots.simple import GreedyBot, RandomBot
from embertable.bots.taste import TASTES, Taste

__all__ = [
    "BOTS",
    "LEVELS",
    "LEVEL_NAMES",
    "NEWCOMERS",
    "TASTES",
    "TASTE_NAMES",
    "Bot",
    "GreedyBot",
    "Level",
    "Opponent",
    "RandomBot",
    "SearchBot",
    "Taste",
    "UnknownBot",
    "bot",
    "opponent",
]

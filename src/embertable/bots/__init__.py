"""Players that work on any game: six levels, and what they are made of."""

from embertable.bots.base import Bot
from embertable.bots.ladder import LEVELS, Level
from embertable.bots.levels import BOTS, LEVEL_NAMES, UnknownBot, bot
from embertable.bots.search import SearchBot
from embertable.bots.simple import GreedyBot, RandomBot

__all__ = [
    "BOTS",
    "LEVELS",
    "LEVEL_NAMES",
    "Bot",
    "GreedyBot",
    "Level",
    "RandomBot",
    "SearchBot",
    "UnknownBot",
    "bot",
]

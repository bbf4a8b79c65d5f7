"""Players that work on any game: random, greedy, and information-set tree search."""

from embertable.bots.base import Bot
from embertable.bots.levels import BOTS, UnknownBot, bot
from embertable.bots.search import SearchBot
from embertable.bots.simple import GreedyBot, RandomBot

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "SearchBot", "UnknownBot", "bot"]

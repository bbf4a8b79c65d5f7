"""What can go wrong at the edge. Each error says what was expected and what came.

>>> from embertable import game
>>> try:
...     game("pebbles")
... except EmbertableError as error:
...     print(error)
there is no game 'pebbles'; there are: ...
>>> issubclass(BadVariant, EmbertableError) and issubclass(UnknownGame, EmbertableError)
True
"""

from __future__ import annotations


class EmbertableError(Exception):
    """The root of every error a caller may want to catch."""


class UnknownGame(EmbertableError):
    """There is no such game in the catalogue."""


class WrongSeats(EmbertableError):
    """The game cannot be played by that many."""


class BadVariant(EmbertableError):
    """An option of the game that does not exist, or does not fit the table."""


class GameOver(EmbertableError):
    """Nothing is left to choose."""


class NotYourTurn(EmbertableError):
    """Another seat is being asked."""


class IllegalChoice(EmbertableError):
    """The key names none of the options on offer."""


class BadRecord(EmbertableError):
    """A saved game that cannot be read or played out."""

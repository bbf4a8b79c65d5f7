"""What can go wrong at the edge. Each error says what was expected and what came.

An error carries the name of its sentence and what stands in it; the words are in the files of words, so that it can be
said in any language. As text it speaks English.

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
    """The root of every error a caller may want to catch.

    `name` is that of the sentence among the words of errors; `of` is the module it comes from, where a game's own file
    of words says it.
    """

    section = "error"

    def __init__(self, name: str, /, of: str = "", **details: object) -> None:
        super().__init__(name)
        self.name = name
        self.of = of
        self.details = details

    def __str__(self) -> str:
        from embertable.core.text.table import sentence_of  # words are loaded only when somebody reads them

        return sentence_of(self, "en")


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


class UnknownLanguage(EmbertableError):
    """No file of words is in this language."""


class CannotWrite(EmbertableError):
    """A file cannot be put where it should stand."""

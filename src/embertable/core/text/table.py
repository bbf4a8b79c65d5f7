"""The table's own words: pages, terminal, and what went wrong."""

from __future__ import annotations

import errno
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from embertable.core.errors import EmbertableError
from embertable.core.text.files import CORE, text_file
from embertable.core.text.phrases import Phrase, parsed
from embertable.core.text.shared import SHARED
from embertable.core.text.tongue import REFERENCE, Tongue, tongue_of

TERMINAL: Final = "terminal"
WEB: Final = "web"


@cache
def table_tongue(code: str) -> Tongue:
    """How the table itself speaks a language."""
    return tongue_of(CORE, code, SHARED)


def word(code: str, section: str, name: str, /, **values: Any) -> str:
    """A sentence of one section of the table's words.

    >>> word("en", WEB, "copies", n=1).replace("\u00a0", " "), word("uk", TERMINAL, "over")
    ('1 copy', 'Гру завершено')
    """
    return table_tongue(code).word(f"{section} {name}", **values)


def sentence_of(error: BaseException, code: str) -> str:
    """What went wrong, in a language; an error that is a detail of another is said in the same.

    >>> from embertable.core.errors import GameOver
    >>> sentence_of(GameOver("game over"), "uk")
    'гру завершено: вибирати більше нічого'
    """
    if not isinstance(error, EmbertableError):
        return reason(error, code)
    details = {name: told(value, code) for name, value in error.details.items()}
    return table_tongue(code).valued(phrase_of(error.of, error.section, error.name, code), details)


@cache
def phrase_of(module: str, section: str, name: str, code: str) -> Phrase:
    """The phrase of an error: in the words of the game it comes from, else in the table's own."""
    packages = (module.rpartition(".")[0], CORE) if module else (CORE,)
    for lang in (code, REFERENCE):
        for package in packages:
            file = text_file(package, lang)
            said = file.table("words").get(section, {}) if file is not None else {}
            if name in said:
                return parsed(said[name])
    raise KeyError(f"{code} has no {section} {name!r}")


def told(value: object, code: str) -> object:
    """A detail as it stands in a sentence: on one line, errors and lists in words."""
    if isinstance(value, BaseException):
        return sentence_of(value, code)
    if isinstance(value, str):
        return printable(value)
    if isinstance(value, Sequence):
        return ", ".join(str(told(each, code)) for each in value)
    return value if isinstance(value, int) else printable(str(value))


def printable(text: str) -> str:
    """Text without letters that move the cursor."""
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)


def reason(error: BaseException, code: str) -> str:
    """What another's error says, in one line; the system's own are translated."""
    number = error.errno if isinstance(error, OSError) else None
    name = f"error {errno.errorcode.get(number, '')}" if number is not None else ""
    if name and table_tongue(code).has_word(name):
        return table_tongue(code).word(name)
    if isinstance(error, KeyError):
        said = str(error.args[0] if error.args else "")  # as text it would stand in quotation marks
    else:
        said = (error.strerror or str(error)).lower() if isinstance(error, OSError) else str(error)
    return printable((said.splitlines() or [type(error).__name__])[0])

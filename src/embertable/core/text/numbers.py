"""Numbers of the rules in a text: a field names the constant, and the rules and the sentence can never differ.

`{LIMIT}` is a constant of the game's `terms` or of the tables of its cards, `{chapters.scoring.EACH}` one of another
room. What is inside a table is reached as in Python, `{PRICES[2]}`, a card by its name, `{SHOPS[bakery].copies}`; a
table is counted with `{count SHOPS}` and added up with `{sum COPIES}`.
"""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

FIELD: Final = re.compile(r"\{(count |sum )?((?:[a-z_]+\.)*)([A-Z][A-Z_0-9]+)((?:\[[\w-]+\]|\.[a-z_]+)*)\}")
PART: Final = re.compile(r"\[([\w-]+)\]|\.([a-z_]+)")
ROOMS: Final = ("terms", "cards.tables")
"""Where a constant is looked for that does not say its room."""


class NoNumber(Exception):
    """A field of a text that no constant stands behind."""


def numbered(package: str, text: str) -> str:
    """A text of a game with the numbers of its rules in it."""
    return FIELD.sub(lambda found: number(package, found), text)


def number(package: str, field: re.Match[str]) -> str:
    """What one field stands for."""
    try:
        value = constant(package, field[2].removesuffix("."), field[3])
        for index, attribute in PART.findall(field[4]):
            value = getattr(value, attribute) if attribute else inside(value, index)
        value = {"": lambda each: each, "count ": len, "sum ": sum}[field[1] or ""](value)
    except (AttributeError, ImportError, LookupError, StopIteration, TypeError):
        value = None
    if not isinstance(value, int):
        line = field.string.count("\n", 0, field.start()) + 1
        raise NoNumber(f"line {line}: the rules of {package.rpartition('.')[2]} have no number {field[0]}")
    return str(value)


def constant(package: str, room: str, name: str) -> Any:
    """The constant of this name in a room of the game."""
    if find_spec(f"{package}.cards"):
        import_module(f"{package}.cards.index")  # lays the cards on the tables
    for each in [room] if room else ROOMS:
        found = getattr(import_module(f"{package}.{each}"), name, None)
        if found is not None:
            return found
    raise LookupError(name)


def inside(table: Any, index: str) -> Any:
    """One thing of a table: by its place, or a declared one by its name."""
    if index.isdecimal():
        return table[int(index)]
    return next(each for each in table if each.id == index)

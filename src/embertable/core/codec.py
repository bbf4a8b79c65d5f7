"""States as plain data and back, for any game.

Every class of a state has a constructor that takes every field, so the names of its parameters are enough to write it
down and to make it again. What can be worked out (the options) or belongs to whoever plays (the journal) is left out.

>>> encode([1, (2, 3)])
[1, {'class': 'tuple', 'items': [2, 3]}]
>>> decode(encode([1, (2, 3)]))
[1, (2, 3)]
>>> from embertable.core.rng import seeded
>>> digest(State(2, [], [], seeded(1), 0, [])) == digest(State(3, [], [], seeded(1), 0, []))
False
"""

from __future__ import annotations

import inspect
import json
import sys
from functools import cache
from hashlib import blake2b
from typing import Any, Final

from embertable.core.flow import State, reopen

CLASS: Final = "class"
NOT_SAVED: Final = ("options", "journal")


def encode(value: Any, with_modules: bool = True) -> Any:
    """The value as JSON would have it; without modules the classes go by their names alone."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, list):
        return [encode(item, with_modules) for item in value]
    if isinstance(value, tuple):
        return {CLASS: "tuple", "items": [encode(item, with_modules) for item in value]}
    if isinstance(value, dict):
        items = [[encode(key, with_modules), encode(item, with_modules)] for key, item in value.items()]
        return {CLASS: "dict", "items": items}
    kind: Any = type(value)
    saved: dict[str, Any] = {CLASS: f"{kind.__module__}:{kind.__qualname__}" if with_modules else kind.__qualname__}
    for field, _ in fields(kind):
        if not (isinstance(value, State) and field in NOT_SAVED):
            saved[field] = encode(getattr(value, field), with_modules)
    return saved


def decode(saved: Any) -> Any:
    """The value that was encoded, as a new object."""
    if isinstance(saved, list):
        return [decode(item) for item in saved]
    if not isinstance(saved, dict):
        return saved
    if saved[CLASS] == "tuple":
        return tuple(decode(item) for item in saved["items"])
    if saved[CLASS] == "dict":
        return {decode(key): decode(item) for key, item in saved["items"]}
    kind = class_named(saved[CLASS])
    spread: list[Any] = []
    named: dict[str, Any] = {}
    for field, is_spread in fields(kind):
        if is_spread:
            spread.extend(decode(saved[field]))
        elif field in saved:
            named[field] = decode(saved[field])
        else:
            named[field] = [] if field == "options" else None
    made = kind(*spread, **named)
    if isinstance(made, State):
        reopen(made)
    return made


def digest(s: State) -> str:
    """A short fingerprint of everything that matters in a state. No module names: files may move."""
    text = json.dumps(encode(s, with_modules=False), separators=(",", ":"), ensure_ascii=True)
    return blake2b(text.encode(), digest_size=8).hexdigest()


@cache
def fields(kind: Any) -> tuple[tuple[str, bool], ...]:
    """The constructor's parameters by name, and whether each takes the rest (`*parts`)."""
    parameters = inspect.signature(kind).parameters.values()
    return tuple((each.name, each.kind is inspect.Parameter.VAR_POSITIONAL) for each in parameters)


def class_named(name: str) -> Any:
    """A class of a module that is in use. Nothing is imported for the sake of a file."""
    module, _, path = name.partition(":")
    found: Any = sys.modules[module]
    for part in path.split("."):
        found = getattr(found, part)
    return found

"""Declarations with one number or switch changed, anywhere inside."""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

VOCABULARY = (
    *("kind", "kinds", "what", "which", "where", "cave", "caves", "clan", "symbol", "direction"),
    *("food", "size", "personality", "origins", "otherwise", "price"),
)
"""Fields that hold words as numbers, such as which resource: another number need not be a word at all."""

Path = tuple[str, ...]
Rebuild = Callable[[Any], Any]


def variations(declared: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Everything the declaration could be after one number grew by one, one switch was turned, or one word left out.

    What a card refuses to be, with an assertion of its own, is none of them.
    """
    for name, value, rebuild in parts(declared):
        where = (*path, f"{type(declared).__name__}.{name}")
        for deeper, changed in changes(name, value, where):
            try:
                other = rebuild(changed)
            except AssertionError:
                continue
            yield deeper, other


def changes(name: str, value: Any, where: Path) -> Iterator[tuple[Path, Any]]:
    """What one part of a declaration could be instead."""
    if isinstance(value, bool | int):
        if name not in VOCABULARY:
            yield where, not value if isinstance(value, bool) else value + 1
    elif name in VOCABULARY and isinstance(value, tuple) and all(isinstance(word, int) for word in value):
        for place in range(len(value) if len(value) > 1 else 0):
            yield where, (*value[:place], *value[place + 1 :])
    else:
        yield from variations(value, where)


def parts(declared: Any) -> Iterator[tuple[str, Any, Rebuild]]:
    """What a declaration is made of: the name of each part, its value, and how to make it with another."""
    if isinstance(declared, tuple):
        for place, value in enumerate(declared):
            yield "each", value, in_tuple(declared, place)
    elif dataclasses.is_dataclass(declared) and not isinstance(declared, type):
        for field in dataclasses.fields(declared):
            yield field.name, getattr(declared, field.name), in_field(declared, field.name)
    elif declared is not None and not isinstance(declared, str | int | type):
        yield from parts_of_call(declared)


def parts_of_call(declared: Any) -> Iterator[tuple[str, Any, Rebuild]]:
    """The parts of an effect that takes any number of others: `All(one, other)`."""
    parameters = inspect.signature(type(declared)).parameters.values()
    spread = [each.name for each in parameters if each.kind is inspect.Parameter.VAR_POSITIONAL]
    named = {each.name: getattr(declared, each.name) for each in parameters if each.name not in spread}
    for name in spread:
        values = getattr(declared, name)
        for place, value in enumerate(values):
            yield name, value, in_call(declared, values, place, named)
        for other, value in named.items():
            yield other, value, in_keyword(declared, values, named, other)


def in_tuple(values: tuple[Any, ...], place: int) -> Rebuild:
    return lambda new: (*values[:place], new, *values[place + 1 :])


def in_call(declared: Any, values: tuple[Any, ...], place: int, named: dict[str, Any]) -> Rebuild:
    return lambda new: type(declared)(*values[:place], new, *values[place + 1 :], **named)


def in_keyword(declared: Any, values: tuple[Any, ...], named: dict[str, Any], name: str) -> Rebuild:
    return lambda new: type(declared)(*values, **{**named, name: new})


def in_field(declared: Any, name: str) -> Rebuild:
    return lambda new: dataclasses.replace(declared, **{name: new})


@contextmanager
def reprinted(table: list[Any], place: int, card: Any) -> Iterator[None]:
    """For a while another card stands in a table of cards."""
    printed = table[place]
    table[place] = card
    try:
        yield
    finally:
        table[place] = printed

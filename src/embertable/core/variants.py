"""Options of a game as a typed set: a frozen dataclass, its fields the options, its defaults the usual game.

>>> from dataclasses import dataclass
>>> @dataclass(frozen=True)
... class Variants:
...     events: bool = False
...     limit: int = 9
>>> parse_variants(Variants, {"limit": "3"})
Variants(events=False, limit=3)
>>> write_variants(Variants(events=True))
{'events': 'true'}
>>> {name: choices(kind) for name, kind in kinds(Variants).items()}
{'events': ('false', 'true'), 'limit': ()}
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Literal, get_args, get_origin, get_type_hints

from embertable.core.errors import BadVariant

TRUE = ("true", "yes", "on", "1")
FALSE = ("false", "no", "off", "0")
DIGITS = 9  # more than any number of a variant has
LONGEST = 40  # letters of what was written that an error repeats


def kinds(variants: type) -> dict[str, Any]:
    """The options of a game and their types, in order."""
    hints = get_type_hints(variants)
    return {field.name: hints[field.name] for field in fields(variants)}


def choices(kind: Any) -> tuple[str, ...]:
    """What may be written for an option of this type; empty where it is a number or a list."""
    if kind is bool:
        return ("false", "true")
    if get_origin(kind) is Literal:
        return tuple(str(value) for value in get_args(kind))
    return ()


def members(kind: Any) -> tuple[str, ...]:
    """What a list of this type may hold; empty where it is no list, or holds anything.

    >>> members(tuple[Literal["north", "south"], ...])
    ('north', 'south')
    >>> members(tuple[str, ...]), members(int)
    ((), ())
    """
    return choices(get_args(kind)[0]) if get_origin(kind) is tuple else ()


def parse_variants(variants: type, written: Mapping[str, str]) -> Any:
    """The options from their written form, as in a record or on the command line."""
    known = kinds(variants)
    for name in written:
        if name not in known:
            raise BadVariant("no variant" if known else "no variants", variant=name, known=list(known))
    return variants(**{name: parse_value(name, known[name], text) for name, text in written.items()})


def parse_value(name: str, kind: Any, text: str) -> Any:
    """One option from its written form."""
    if kind is bool:
        if text.lower() in TRUE + FALSE:
            return text.lower() in TRUE
        raise BadVariant("variant truth", variant=name, text=text[:LONGEST])
    if kind is int:
        if text.isdecimal() and len(text) <= DIGITS:
            return int(text)
        raise BadVariant("variant number", variant=name, text=text[:LONGEST])
    if get_origin(kind) is Literal:
        for value in get_args(kind):
            if str(value) == text:
                return value
        raise BadVariant("variant choice", variant=name, known=choices(kind), text=text[:LONGEST])
    if get_origin(kind) is tuple:
        return parse_list(name, members(kind), text)
    if kind is str:
        return text
    raise AssertionError(f"variant {name} has a type that cannot be written: {kind}")


def parse_list(name: str, known: tuple[str, ...], text: str) -> tuple[str, ...]:
    """A list from its written form; of these words only, where they are known."""
    parts = tuple(part.strip() for part in text.split(",") if part.strip())
    unknown = [part for part in parts if known and part not in known]
    if unknown:
        raise BadVariant("variant holds", name=name, known=", ".join(known), text=unknown[0])
    return parts


def write_value(value: Any) -> str:
    """One option in its written form."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return ",".join(str(part) for part in value)
    return str(value)


def write_variants(variants: Any) -> dict[str, str]:
    """The options that differ from the usual game, in their written form."""
    usual = type(variants)()
    return {
        field.name: write_value(getattr(variants, field.name))
        for field in fields(variants)
        if getattr(variants, field.name) != getattr(usual, field.name)
    }

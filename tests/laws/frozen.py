"""A state that refuses to be changed: whoever only asks will not notice."""

from __future__ import annotations

from typing import Any, NoReturn, TypeVar

from embertable.core import flow

T = TypeVar("T")

CAN_FREEZE = str(flow.__file__).endswith(".py")
"""A compiled class cannot be taught to refuse; the rules are the same, so the plain build answers for both."""


class Changed(AssertionError):
    """Something was changed that was only to be looked at."""


def refuse(thing: Any, *_what: Any, **_how: Any) -> NoReturn:
    raise Changed(f"a {type(thing).__name__} was changed")


class FrozenList(list[Any]):
    """Reads as a list."""

    append = extend = insert = remove = pop = clear = sort = reverse = refuse
    __setitem__ = __delitem__ = __iadd__ = __imul__ = refuse


def guard(s: Any, copy: Any) -> None:
    """Let a state refuse to change the lists it shares with a copy of it; others can be put in their places."""
    for name, value in vars(s).items():
        other = getattr(copy, name)
        if isinstance(value, list) and value is other:
            setattr(s, name, FrozenList(value))
        elif isinstance(value, list) and value and not isinstance(value[0], flow.Step):
            for number, (mine, its) in enumerate(zip(value, other, strict=False)):
                if isinstance(mine, list) and mine is its:
                    value[number] = FrozenList(mine)
                elif hasattr(mine, "__dict__") and mine is not its:
                    guard(mine, its)
        elif hasattr(value, "__dict__") and value is not other and not isinstance(value, flow.Event):
            guard(value, other)


def frozen(value: T) -> T:
    """The value, from now on unchangeable, with all lists and objects in it."""
    made: Any = value
    if isinstance(value, list):
        made = FrozenList([frozen(each) for each in value])
    elif hasattr(value, "__dict__") and not isinstance(value, type | flow.Step):
        for name, each in vars(value).items():
            setattr(value, name, frozen(each))
        made.__class__ = type(type(value).__name__, (type(value),), {"__setattr__": refuse, "__delattr__": refuse})
    return made  # type: ignore[no-any-return]  # the same value, of a class that behaves the same

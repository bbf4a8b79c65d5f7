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

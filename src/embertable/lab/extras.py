"""The libraries of the extra `lab`, loaded only by what needs them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from embertable.core.errors import EmbertableError


class NotInstalled(EmbertableError):
    """A library that only the lab needs is not there."""


def extra(name: str) -> Any:
    """A library by its name."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        raise NotInstalled("not installed", library=name.partition(".")[0]) from error

"""Keys of older rules."""

from __future__ import annotations

from collections.abc import Sequence


def rekey(key: str) -> Sequence[str]:
    """No key was renamed."""
    return (key,)


def unasked(keys: Sequence[str]) -> str | None:
    """Before rules 2 nobody was asked for the bucket before a storm or another's fire."""
    return "keep bucket" if "keep bucket" in keys else None

"""The visitor's language."""

from __future__ import annotations

from embertable.core.text.languages import languages
from embertable.core.text.tongue import REFERENCE


def preferred(cookie: str | None, accepted: str) -> str:
    """The visitor's language: what was chosen here, else what the browser asks for first."""
    if cookie in languages():
        return str(cookie)
    weighed: list[tuple[float, str]] = []
    for part in accepted.split(",")[:20]:
        code, _, weight = part.strip().partition(";q=")
        tag = code.partition("-")[0].lower()
        if tag in languages():
            weighed.append((as_weight(weight), tag))
    return max(weighed, key=lambda each: each[0])[1] if weighed else REFERENCE


def as_weight(text: str) -> float:
    """How much a browser wants a language; nonsense is not much."""
    if not text:
        return 1.0
    return float(text) if text.replace(".", "", 1).isdecimal() and text.isascii() else 0.0

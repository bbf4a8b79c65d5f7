"""The words of the pages themselves, in three languages; everything about a game is said by the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from embertable.core.text.tongue import english, slavic
from embertable.web.text.en import EN
from embertable.web.text.ru import RU
from embertable.web.text.uk import UK

LANGUAGES: Final[Mapping[str, str]] = {"uk": "Українська", "en": "English", "ru": "Русский"}
WORDS: Final[Mapping[str, Mapping[str, str]]] = {"uk": UK, "en": EN, "ru": RU}
USUAL: Final = "en"


def word(lang: str, name: str, /, **values: object) -> str:
    """A phrase of the pages. `n` picks among forms written with a bar: `card|cards`."""
    text = WORDS[lang][name]
    if "|" in text:
        forms = text.split("|")
        count = values["n"]
        assert isinstance(count, int), "a phrase with forms needs a number"
        plural = english if lang == "en" else slavic
        text = forms[min(plural(count), len(forms) - 1)]
    return text.format(**values) if values else text


def preferred(cookie: str | None, accepted: str) -> str:
    """The visitor's language: what was chosen here, else what the browser asks for first."""
    if cookie in LANGUAGES:
        return str(cookie)
    weighed: list[tuple[float, str]] = []
    for part in accepted.split(",")[:20]:
        code, _, weight = part.strip().partition(";q=")
        tag = code.partition("-")[0].lower()
        if tag in LANGUAGES:
            weighed.append((as_weight(weight), tag))
    return max(weighed, key=lambda each: each[0])[1] if weighed else USUAL


def as_weight(text: str) -> float:
    """How much a browser wants a language; nonsense is not much."""
    if not text:
        return 1.0
    return float(text) if text.replace(".", "", 1).isdecimal() and text.isascii() else 0.0

"""The languages there are: one for every file of words of the table."""

from __future__ import annotations

import os
from functools import cache
from importlib import resources
from typing import Final

from embertable.core.text.files import CORE, text_file

USUAL: Final = "en"
FIRST: Final = ("uk", "en", "ru")  # the order they are offered in; newer ones follow


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages, found by their files.

    >>> languages()[:3]
    ('uk', 'en', 'ru')
    """
    files = [place.name for place in resources.files(CORE).joinpath("text").iterdir()]
    found = sorted(name.removesuffix(".toml") for name in files if name.endswith(".toml"))
    return tuple(code for code in FIRST if code in found) + tuple(code for code in found if code not in FIRST)


def usual_language() -> str:
    """The language of the locale, English where it is none of ours."""
    written = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    code = written.partition("_")[0].partition(".")[0].lower()
    return code if code in languages() else USUAL


def language_name(code: str) -> str:
    """What a language calls itself."""
    file = text_file(CORE, code)
    return str(file.table("language").get("name", code)) if file is not None else code

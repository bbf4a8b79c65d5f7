"""The desk pages are written on: templates, words, files that browsers keep."""

from __future__ import annotations

import functools
from importlib import resources
from typing import Any, Final
from urllib.parse import quote

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from embertable.store import Person
from embertable.web.pictures import File, as_file
from embertable.web.words import LANGUAGES, word

KINDS: Final = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}

environment: Final = Environment(
    loader=PackageLoader("embertable.web"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)


@functools.cache
def static(name: str) -> File | None:
    """A file of ours."""
    file = resources.files("embertable.web").joinpath("static").joinpath(name)
    kind = KINDS.get(name[name.rfind(".") :])
    if kind is None or "/" in name or name.startswith(".") or not file.is_file():
        return None
    return as_file(kind, file.read_bytes())


def asset(name: str) -> str:
    """The address of a file of ours; it changes with the file, so browsers may keep it."""
    file = static(name)
    assert file is not None, f"there is no file {name}"
    return f"/static/{name}?v={file.tag}"


class Reader:
    """For whom a page is written: who, in which language, by day or by night."""

    def __init__(self, person: Person | None = None, lang: str = "en", theme: str = "", here: str = "/") -> None:
        self.person = person
        self.lang = lang
        self.theme = theme
        self.here = here

    def word(self, name: str, /, **values: Any) -> str:
        """A phrase of the pages in the reader's language."""
        return word(self.lang, name, **values)

    def page(self, template: str, **values: Any) -> Markup:
        """A page, or a part of one."""
        values.setdefault("lang", self.lang)
        written = environment.get_template(template).render(
            values,
            word=self.word,
            person=self.person,
            theme=self.theme,
            here=self.here,
            languages=LANGUAGES,
            asset=asset,
            quote=quote,
        )
        return Markup(written)

"""For whom a page is written: who, in which language, by day or by night."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from embertable.store import Person
from embertable.web.templates import asset, board_style, environment
from embertable.web.text import LANGUAGES, word


class Visitor:
    """Somebody who looks at pages: with a name, or nobody we know."""

    def __init__(self, person: Person | None = None, lang: str = "en", theme: str = "", here: str = "/") -> None:
        self.person = person
        self.lang = lang
        self.theme = theme
        self.here = here

    def word(self, name: str, /, **values: Any) -> str:
        """A phrase of the pages in the visitor's language."""
        return word(self.lang, name, **values)

    def page(self, template: str, **values: Any) -> Markup:
        """A page, or a region of one."""
        values.setdefault("lang", self.lang)
        written = environment.get_template(template).render(
            values,
            word=self.word,
            person=self.person,
            theme=self.theme,
            here=self.here,
            languages=LANGUAGES,
            asset=asset,
            board_style=board_style,
        )
        return Markup(written)

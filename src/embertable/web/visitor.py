"""For whom a page is written: who, in which language, by day or by night."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from embertable.core.errors import EmbertableError
from embertable.core.text.languages import language_name, languages
from embertable.core.text.table import WEB, sentence_of, table_tongue
from embertable.core.text.tongue import finish
from embertable.store import Person
from embertable.web.templates import asset, board_style, environment


class Visitor:
    """Somebody who looks at pages: with a name, or nobody we know."""

    def __init__(self, person: Person | None = None, lang: str = "en", theme: str = "", here: str = "/") -> None:
        self.person = person
        self.lang = lang
        self.tongue = table_tongue(lang)
        self.theme = theme
        self.here = here

    def word(self, name: str, /, **values: Any) -> str:
        """A phrase of the pages in the visitor's language."""
        return self.tongue.word(f"{WEB} {name}", **values)

    def told(self, error: EmbertableError) -> str:
        """What went wrong, as a sentence in the visitor's language."""
        return finish(sentence_of(error, self.lang))

    def page(self, template: str, **values: Any) -> Markup:
        """A page, or a region of one."""
        values.setdefault("lang", self.lang)
        written = environment.get_template(template).render(
            values,
            word=self.word,
            person=self.person,
            theme=self.theme,
            here=self.here,
            languages={code: language_name(code) for code in languages()},
            asset=asset,
            board_style=board_style,
        )
        return Markup(written)

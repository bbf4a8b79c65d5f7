"""Templates that are drawn thousands of times a minute: what Jinja asks about every value is asked once, here."""

from __future__ import annotations

from collections.abc import Callable, MutableMapping
from functools import lru_cache
from types import CodeType
from typing import Any, Final

from jinja2 import BaseLoader, Environment, StrictUndefined, Template
from markupsafe import Markup, escape

SHORT: Final = 200  # letters of a text that is worth remembering
KEPT: Final = 1 << 14


class QuickTemplate(Template):
    """A template that writes what was drawn before, and numbers, without looking at them again."""

    @classmethod
    def from_code(
        cls,
        environment: Environment,
        code: CodeType,
        globals: MutableMapping[str, Any],
        uptodate: Callable[[], bool] | None = None,
    ) -> Template:
        """The template of this code, with our way to write a value."""
        # The names every template knows, in one dictionary: a context is made from them for every piece of a page.
        template = super().from_code(environment, code, dict(globals), uptodate)
        names: dict[str, Any] = template.root_render_func.__globals__
        names["escape"] = written
        return template


class QuickEnvironment(Environment):
    """Reads templates. They mostly look into dictionaries: these first."""

    template_class = QuickTemplate

    def __init__(self, loader: BaseLoader | None = None) -> None:
        super().__init__(
            loader=loader,
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            auto_reload=False,
        )

    def getattr(self, thing: Any, name: str) -> Any:
        """What a template writes as `thing.name`."""
        return thing[name] if type(thing) is dict and name in thing else super().getattr(thing, name)


def written(value: Any) -> str:
    """A value as it stands in a page: escaped, unless it was drawn here or is a number."""
    kind = type(value)
    if kind is Markup:
        return value  # type: ignore[no-any-return]  # it is text
    if kind is str and len(value) < SHORT:
        return escaped(value)
    return str(value) if kind is int else escape(value)


@lru_cache(KEPT)
def escaped(text: str) -> str:
    """A short text, which most likely was written before."""
    return escape(text)

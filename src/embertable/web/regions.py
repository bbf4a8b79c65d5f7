"""A page as regions of finished HTML: drawn once for all who see the same, sent where they are new."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, partial
from typing import Any, Final

import msgspec
from jinja2 import Template
from markupsafe import Markup

from embertable.core.text.table import WEB, word
from embertable.web.lately import Lately
from embertable.web.templates import asset, environment

NOTHING: Final = Markup("")
HINT_PLACE: Final = Markup('<div id="hint"></div>')  # in the question; what belongs there is a region of its own
REGIONS: Final = 1 << 11  # small regions that are remembered, and as many of before
regions: Final[Lately[tuple[str, str, tuple[tuple[str, Any], ...]], Markup]] = Lately(REGIONS)
encoder: Final = msgspec.json.Encoder(enc_hook=str)  # what is drawn is a kind of text


class Passage:
    """What was to be seen on the way of one decision. It is drawn when somebody has come that way, once for all."""

    def __init__(self, entry: int, draw: Callable[[], dict[str, Any]]) -> None:
        self.entry = entry
        self.draw = draw

    @cached_property
    def seen(self) -> dict[str, Any]:
        """Nothing where it went by at once."""
        return self.draw()


@dataclass(frozen=True)
class Page:
    """A table for one visitor at one moment, or for several who see the same."""

    entry: int
    mine: bool  # whether this visitor is being asked
    title: str
    regions: Mapping[str, Markup]
    hands: str = ""  # whose hand is shown, where several people share a screen
    passage: Sequence[Passage] = ()  # what is to be seen on the way here
    written: dict[str, msgspec.Raw] = field(default_factory=dict)  # regions as JSON, once for all who are sent them

    @property
    def asked(self) -> Markup:
        """The question with the hint in its place, for a page that is loaded whole."""
        return Markup(self.regions["ask"].replace(HINT_PLACE, HINT_PLACE[:-6] + self.regions["hint"] + HINT_PLACE[-6:]))

    def since(self, shown: Page | None) -> dict[str, Any] | None:
        """What a browser that shows another page, or none, has to be sent; None where nothing is new."""
        there: Mapping[str, Markup] = {} if shown is None else shown.regions
        new = {name: self.json(name) for name, region in self.regions.items() if there.get(name) != region}
        head = self.head()
        if not new and shown is not None and head == shown.head():
            return None
        happened = self.happened(shown.entry) if shown is not None and "board" in new else []
        return {**head, "regions": new, **({"passage": happened} if happened else {})}

    def happened(self, since: int) -> list[dict[str, Any]]:
        """What is to be seen on the way here from an earlier entry."""
        return [seen for each in self.passage if each.entry > since and (seen := each.seen)]

    def head(self) -> dict[str, Any]:
        """What is sent besides the regions."""
        shared = {"hands": self.hands} if self.hands else {}
        return {"entry": self.entry, "mine": self.mine, "title": self.title, **shared}

    def json(self, name: str) -> msgspec.Raw:
        """A region as JSON."""
        if name not in self.written:
            self.written[name] = msgspec.Raw(encoded(self.regions[name]))
        return self.written[name]


def encoded(content: Any) -> bytes:
    """Anything of a page as JSON."""
    return encoder.encode(content)


def drawn_region(template: str, lang: str, values: Iterable[tuple[str, Any]]) -> Markup:
    """A region that is the same for everybody who is shown these values; a template that asks who looks fails here."""
    return Markup(region_template(template).render(values, word=partial(word, lang, WEB), asset=asset))


def kept_region(template: str, lang: str, values: tuple[tuple[str, Any], ...]) -> Markup:
    """The same, drawn once for as long as somebody is shown it."""
    return regions.once((template, lang, values), partial(drawn_region, template, lang, values))


@cache
def region_template(name: str) -> Template:
    """The template of a region."""
    return environment.get_template(f"table/{name}.html")

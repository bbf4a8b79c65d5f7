"""Who looks at a table, and in which words: what everything that draws a part of its page asks."""

from __future__ import annotations

import json
from collections.abc import Hashable, Sequence
from typing import Any

from markupsafe import Markup

from embertable.core.flow import Step, is_over
from embertable.core.game import AnyGame, Score
from embertable.core.text.tongue import ONLOOKER
from embertable.web.company import company_of, saying
from embertable.web.markup import MarkupWriter
from embertable.web.open_table import OpenTable
from embertable.web.regions import kept_region
from embertable.web.results import verdict
from embertable.web.visitor import Visitor


def title_of(game: AnyGame, lang: str) -> str:
    """What a game is called in a language."""
    return game.tongue(lang).word("title")


class Viewpoint:
    """One visitor, sitting at `you` or looking on."""

    def __init__(self, opened: OpenTable, visitor: Visitor, you: int | None) -> None:
        self.opened = opened
        self.visitor = visitor
        self.you = you
        self.game = opened.game
        self.names, self.faces, self.levels = company_of(tuple(opened.seatings), visitor.lang)
        self.tongue = self.game.tongue(visitor.lang)
        self.voice = self.tongue.at(reader=ONLOOKER if you is None else you)  # speaks to this visitor
        decisions = opened.table.record.decisions
        self.sayings = [saying(seating, decisions, visitor) for seating in opened.seatings]
        lesson = opened.lesson
        self.lesson = lesson if lesson is not None and lesson.lesson.learner == you else None
        self.markup = MarkupWriter(self.game.id, self.names, you, self.faces, self.sayings, self.levels)

    def region(self, template: str, **values: Any) -> Markup:
        """A region from its template."""
        return self.visitor.page(
            f"table/{template}.html", id=self.opened.row.id, game=self.game.id, you=self.you, **values
        )

    def kept(self, template: str, **values: Hashable) -> Markup:
        """A region that shows these values and nothing else; drawn once for all who are to see the same."""
        return kept_region(template, self.visitor.lang, tuple(values.items()))

    def option(self, option: Step) -> dict[str, Any]:
        """One thing that can be chosen."""
        text = self.game.say(option, self.voice).removesuffix(".")
        return {
            "key": option.key(),
            "text": self.markup.label(text),
            "things": json.dumps(list(option.things()), ensure_ascii=False),
            "aside": option.aside,
        }

    def verdict(self, scores: Sequence[Score]) -> str:
        """Who won, said to the visitor."""
        return verdict(scores, self.names, self.visitor, self.tongue, self.is_conceded, self.you)

    @property
    def is_conceded(self) -> bool:
        """Whether the game ended because somebody gave it up, before its rules said so."""
        return any(self.opened.table.conceded) and not is_over(self.opened.table.s)

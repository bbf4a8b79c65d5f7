"""What a lesson says at a table: its sentence, what may be chosen, the signs met so far."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from markupsafe import Markup, escape

from embertable.bots import LEVELS
from embertable.coach.lesson import GO_ON, Progress
from embertable.core.text.tongue import Tongue
from embertable.games import game as game_named
from embertable.table.basket import Basket
from embertable.web.markup import Face, face

if TYPE_CHECKING:
    from embertable.web.viewpoint import Viewpoint

Sign = tuple[str, str, str, bool]
"""A sign of the game, its name, what it means, and whether it is new to the learner."""
GUIDE = Face(LEVELS[0].name)  # who speaks


def taught_now(lesson: Progress, page: Viewpoint, mine: bool) -> dict[str, Any]:
    """Everything the panel of a lesson shows."""
    options = page.opened.table.s.options
    offered = [page.option(option) for option in lesson.offered(options)] if mine else []
    reads = mine and lesson.expected is None
    lit = lesson.lit(())
    if reads and lit:  # what is spoken of glows, and touching it reads on
        things = json.dumps(lit, ensure_ascii=False)
        offered = [{"key": GO_ON, "text": page.visitor.word("go on"), "things": things, "aside": False}]
    return {
        "entry": page.opened.last_entry,
        "number": lesson.number + 1,
        "steps": len(lesson.lesson.steps),
        "says": said(page, lesson.says),
        "why": said(page, lesson.explains),
        "guide": face(GUIDE),
        "options": offered,
        "several": bool(options) and page.opened.table.ask is not None and page.opened.table.ask.any_order,
        "mine": mine,
        "reads": reads,
        "answered": lesson.is_answered,
        "last": lesson.number + 1 == len(lesson.lesson.steps),
        "picks": (),
    }


def taught_with(lesson: Progress, page: Viewpoint, gathered: Basket) -> dict[str, Any]:
    """The same with a basket: what was picked, and what is to be picked next."""
    picks = len(gathered.picks)
    ahead = Progress(lesson.lesson, lesson.number, lesson.made + picks)
    offered = ahead.offered(gathered.options)
    speaks = ahead if offered else Progress(lesson.lesson, lesson.number, lesson.made + picks - 1)
    return taught_now(lesson, page, True) | {
        "says": said(page, speaks.says),
        "options": [page.option(option) for option in offered],
        "picks": [page.option(pick) for pick in gathered.picks],
    }


def said(page: Viewpoint, name: str) -> Markup:
    """A sentence of a lesson, nothing where there is none."""
    return page.markup.line(page.tongue.word(name)) if page.tongue.has_word(name) else Markup("")


def answer_to(lesson: Progress, page: Viewpoint, things: Sequence[str]) -> Markup:
    """One line about things that were touched instead of what glows."""
    return said(page, lesson.answer(things)) or Markup(escape(page.visitor.word("lesson other")))


def signs_of(lesson: Progress | None, page: Viewpoint) -> tuple[Sign, ...]:
    """The legend: all signs of the game, or those a learner has met."""
    if lesson is None:
        return every_sign(page.game.id, page.visitor.lang)
    return tuple(sign(page.tongue, name, name in lesson.step.signs) for name in lesson.met())


@cache
def every_sign(game: str, lang: str) -> tuple[Sign, ...]:
    """The whole legend of a game in a language."""
    tongue = game_named(game).tongue(lang)
    return tuple(sign(tongue, name, False) for name in all_signs(tongue))


def all_signs(tongue: Tongue) -> Sequence[str]:
    """The signs a game explains, in its order."""
    return list(dict.fromkeys(name.rpartition(" ")[0] for name in tongue.section("legend")))


def sign(tongue: Tongue, name: str, is_new: bool) -> Sign:
    """One line of the legend."""
    return name, tongue.word(f"legend {name} name"), tongue.word(f"legend {name} means"), is_new

"""Hints at tables: thought by the bots' workers, shown as they get better."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from markupsafe import Markup

from embertable.bots import LEVELS
from embertable.coach.analysis import Said
from embertable.coach.hint import Hint
from embertable.coach.reasons import unit_of
from embertable.coach.telling import spoken
from embertable.web.bot_workers import BotWorkers
from embertable.web.open_table import Hinted, OpenTable
from embertable.web.thinker import position_of

STAGES: Final = (16, 4, 1)  # a first word soon, then better ones: parts of the whole budget
OFFERED: Final = 7  # options told with their difference


class Hints:
    """Whoever thinks about a hint."""

    def __init__(self, workers: BotWorkers, iterations: int) -> None:
        self.workers = workers
        self.iterations = iterations
        self.tasks: set[asyncio.Task[None]] = set()

    def begin(self, opened: OpenTable) -> None:
        """Think about the hint that was asked for, if nobody does yet. To begin once too often does no harm."""
        if not opened.is_hinted or not opened.allows_hints:
            return
        if opened.hint is None or opened.hint.entry != opened.hinted:
            opened.hint = Hinted(opened.hinted, 0)
            task = asyncio.create_task(self.think(opened, opened.hinted))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def think(self, opened: OpenTable, entry: int) -> None:
        """One stage after another, until the question is answered."""
        seat, position = opened.turn, position_of(opened)
        for stage, part in enumerate(STAGES, start=1):
            if seat is None or not opened.is_hinted or opened.hinted != entry:
                return
            iterations = max(1, self.iterations // part)
            thought = await self.workers.hint(opened.row.host, position, seat, iterations)
            failed = thought is None
            if opened.hinted == entry:
                opened.hint = Hinted(entry, stage, thought, failed)
                opened.wake()
            if failed:
                return


def hint_words(hint: Hint, options: list[dict[str, Any]], page: Any) -> dict[str, Any]:
    """A hint in the visitor's words."""
    texts = {option["key"]: option["text"] for option in options}
    shown = [each for each in hint.ranked if each.key in texts]
    other = hint.next_best
    values: dict[str, Any] = {
        "best": hint.best,
        "text": texts.get(hint.best, hint.best),
        "why": told(hint.why, page),
        "costs": told(hint.costs, page),
        "unit": page.tongue.word(unit_of(page.game)),
        "ranked": [
            {"text": texts[each.key], "less": percent(each.less), "behind": each.behind, "first": each.key == hint.best}
            for each in shown[:OFFERED]
        ],
        "chance": percent(hint.value),
        "tables": hint.tables,
        "other": None,
        "fear": None,
    }
    if other is not None and other.key in texts:
        values["other"] = {"text": texts[other.key], "less": percent(other.less), "lacks": told(hint.instead, page)}
    if hint.fear is not None and hint.fear.what:
        fear = hint.fear
        values["fear"] = {"low": percent(fear.worst), "usual": percent(fear.usual), "what": told(fear.what, page)}
    return values


def told(reasons: list[Said], page: Any) -> list[Markup]:
    """Reasons in words."""
    return [page.markup.label(spoken(each, page.tongue)) for each in reasons]


def percent(share: float) -> int:
    """A chance in whole per cent."""
    return round(100 * share)


def thinker() -> str:
    """The name of the bot that thinks about hints: the strongest."""
    return f"bot {LEVELS[-1].name}"

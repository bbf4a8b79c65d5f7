"""The question on the page of a table: who is asked, what can be chosen, what was picked, what a hint says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from markupsafe import Markup

from embertable.core.flow import asked
from embertable.core.game import Score
from embertable.store.rows import OVER, PLAYING
from embertable.table.basket import Basket
from embertable.web.hints import STAGES, hint_words, thinker
from embertable.web.lesson_panel import taught_now, taught_with
from embertable.web.regions import NOTHING
from embertable.web.viewpoint import Viewpoint

SHORT: Final = 9  # letters of an option that fits a small field


class TableQuestion:
    """The question from one point of view."""

    def __init__(self, page: Viewpoint, late: bool, origin: str, ahead: int | None) -> None:
        self.page = page
        self.late = late
        self.origin = origin
        self.ahead = ahead

    def asks(self, status: str, mine: bool, scores: Sequence[Score] | None) -> Markup:
        """The question: of the game, or of a lesson."""
        if self.page.lesson is not None:
            return self.page.region("lesson", **taught_now(self.page.lesson, self.page, mine))
        return self.waits(status) if status == PLAYING and not mine else self.ask(status, mine, scores)

    def ask(self, status: str, mine: bool, scores: Sequence[Score] | None) -> Markup:
        """The question, or why there is none."""
        opened = self.page.opened
        words: dict[str, Any] = {
            "status": status,
            "entry": opened.last_entry,
            "options": [],
            "host": self.page.visitor.person is not None and opened.row.host == self.page.visitor.person.id,
            "seatings": opened.seatings,
            "names": self.page.names,
            "link": f"{self.origin}/t/{opened.row.id}",
            "rematch": opened.rematch,
            "can_undo": self.can_undo(status),
            "parted": opened.parted,
            "untold": self.untold() if status == OVER else [],
        }
        if scores is not None:
            words["verdict"] = self.page.verdict(scores)
        elif status == PLAYING:
            words |= self.question(mine)
        return self.page.region("ask", **words)

    def waits(self, status: str) -> Markup:
        """The question that somebody else is asked."""
        words = self.question(mine=False)
        return self.page.kept(
            "ask",
            id=self.page.opened.row.id,
            you=self.page.you,
            status=status,
            options=(),
            parted=None,
            can_undo=self.can_undo(status),
            **words,
        )

    def untold(self) -> list[tuple[str, str]]:
        """What was chosen after the last decision that today's rules still tell, as it was written then."""
        parted = self.page.opened.parted
        return [] if parted is None else [(self.page.names[each.seat], each.key) for each in parted.untold]

    def can_undo(self, status: str) -> bool:
        """Whether the visitor may take back the last choice."""
        return (
            self.page.lesson is None
            and self.page.you is not None
            and status == PLAYING
            and self.page.opened.table.bar(self.page.you) is None
        )

    def undo(self, status: str) -> Markup:
        """The button that takes back, or why there is nothing to take back."""
        if self.page.you is None or status != PLAYING or self.page.lesson is not None:
            return NOTHING
        return self.page.kept("undo", bar=self.page.opened.table.bar(self.page.you))

    def question(self, mine: bool) -> dict[str, Any]:
        """The open question; its options are for the seat that is asked alone."""
        opened, table, s = self.page.opened, self.page.opened.table, self.page.opened.table.s
        ask = asked(s)
        you, name = self.page.you, self.page.names[ask.seat]
        thinking = bool(opened.bot_at(ask.seat))
        words: dict[str, Any] = {
            "question": self.page.markup.line(self.page.game.say(ask, self.page.voice)),
            "rule": ask.rule,
            "several": ask.any_order,
            "picks": (),
            "missing": 0,
            "thinking": thinking,
            "ahead": self.ahead if thinking else None,
            "away": you is not None and bool(opened.bot_at(you)) and not table.conceded[you],
            "turn_line": self.page.visitor.word("is thinking" if thinking else "is asked", name=name),
            "late": self.late and you is not None and you not in opened.agreed.get(ask.seat, ()),
            "late_seat": ask.seat,
            "late_name": name,
        }
        if mine:
            options = [self.page.option(option) for option in s.options]
            words["options"] = options
            words["chips"] = len(options) > 12 and all(len(option["text"]) <= SHORT for option in options)
        return words

    def basket(self, gathered: Basket) -> Markup:
        """The question with a basket: what was picked, and what can be picked next."""
        ask = gathered.ask or asked(self.page.opened.table.s)
        if self.page.lesson is not None:
            return self.page.region("lesson", **taught_with(self.page.lesson, self.page, gathered))
        options = [self.page.option(option) for option in gathered.options]
        return self.page.region(
            "ask",
            status=PLAYING,
            entry=self.page.opened.last_entry,
            question=self.page.markup.line(self.page.game.say(asked(self.page.opened.table.s), self.page.voice)),
            rule=ask.rule,
            can_undo=False,
            options=options,
            several=True,
            picks=[self.page.option(pick) for pick in gathered.picks],
            missing=0 if any(option["things"] == "[]" for option in options) else gathered.missing,
            chips=False,
            parted=None,
        )

    def hint(self, mine: bool) -> Markup:
        """What a strong mind says to the open question, if it was asked; it stands where the question leaves room."""
        opened = self.page.opened
        if not mine or not opened.allows_hints:
            return NOTHING
        values: dict[str, Any] = {"entry": opened.last_entry, "asked": opened.is_hinted, "hint": None}
        values |= {"thinker": self.page.visitor.word(thinker()), "stage": 0, "stages": len(STAGES), "failed": False}
        hinted = opened.hint
        if opened.is_hinted and hinted is not None and hinted.entry == opened.hinted:
            values |= {"stage": hinted.stage, "failed": hinted.failed}
            if hinted.hint is not None:
                options = [self.page.option(option) for option in opened.table.s.options]
                values["hint"] = hint_words(hinted.hint, options, self.page)
        return self.page.region("hint", **values)

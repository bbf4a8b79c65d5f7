"""What the page of an analysis shows of one moment, in the visitor's words."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup, escape

from embertable.coach.analysis import Judged
from embertable.coach.chart import chart
from embertable.coach.reasons import decimal, unit_of
from embertable.coach.sources import sources_of
from embertable.coach.summary import FEW, Summary, summary_of
from embertable.coach.telling import Teller
from embertable.core.flow import asked
from embertable.core.text.tongue import ONLOOKER
from embertable.store.analyses import DONE, FAILED, AnalysisRow
from embertable.table.timeline import Timeline
from embertable.web.analyses import decisions_in
from embertable.web.hints import percent
from embertable.web.open_table import OpenTable
from embertable.web.table_page import TablePage

LINE_SHOWN = 4
MINE_SHOWN = 3  # of the visitor's own costliest decisions, at the top


class AnalysisPage:
    """An analysis for one visitor, as far as it has come."""

    def __init__(self, opened: OpenTable, page: TablePage, timeline: Timeline, row: AnalysisRow | None) -> None:
        self.opened = opened
        self.page = page
        self.timeline = timeline
        self.row = row
        self.decisions = decisions_in(row) if row is not None else []
        reader = ONLOOKER if page.you is None else page.you  # what others were asked is told in the third person
        self.teller = Teller(opened.game, timeline, page.tongue.at(page.names, reader))

    def values(self, at: int | None) -> dict[str, Any]:
        """Everything the template needs."""
        page, row, last = self.page, self.row, self.timeline.last
        scores = self.opened.final_scores or []
        found: dict[str, Any] = {
            "verdict": page.verdict(scores) if scores else "",
            "last": last,
            "names": page.names,
            "status": "none" if row is None else row.status,
            "judged": 0 if row is None else row.judged,
            "done": row is not None and row.status == DONE,
            "failed": row is not None and row.status == FAILED,
            "you": page.you,
            "summary": None,
            "turning": [],
            "next_turn": None,
            "unit": "",
            "parts": None,
        }
        if self.decisions:
            end = self.timeline.state(last) if len(self.decisions) == last else None
            summary = summary_of(self.opened.game, self.decisions, self.opened.row.seats, end)
            at = self.moment(at, summary)
            found |= self.summed(summary, at)
        at = max(1, min(at or 1, last))
        return found | self.shown(at) | {"at": at}

    def moment(self, at: int | None, summary: Summary) -> int:
        """The decision that is looked at: as asked for, else the visitor's costliest, else the first turning point."""
        if at is not None:
            return max(1, min(at, self.timeline.last))
        mine = summary.costliest[self.page.you] if self.page.you is not None else []
        if mine:
            return mine[0].number
        return summary.turning[0].number if summary.turning else 1

    def shown(self, at: int) -> dict[str, Any]:
        """The board of a moment, as the one who decided saw it, and what was chosen."""
        page = self.page
        s = self.timeline.state(at - 1)
        seat = asked(s).seat
        view = self.opened.game.view(s, seat)
        drawn = page.board.draw(view)
        judged = self.decisions[at - 1] if at <= len(self.decisions) else None
        decision = self.timeline.record.decisions[at - 1]
        return {
            "board": drawn.board,
            "round": drawn.status,
            "seat": seat,
            "name": page.names[seat],
            "question": page.markup.line(self.teller.question(at)),
            "chosen": page.markup.label(self.teller.option(at, decision.key)),
            "decision": self.told(judged) if judged is not None else None,
        }

    def told(self, judged: Judged) -> dict[str, Any]:
        """One decision in words."""
        label = self.page.markup.label
        return {
            "loss": percent(judged.loss),
            "is_loss": judged.loss > 0.0,
            "clear": judged.clear,
            "chance": percent(judged.shares[judged.seat]),
            "best": label(self.teller.option(judged.number, judged.best)),
            "reasons": [
                {"text": label(text), "good": (each.amount > 0.0) != each.theirs}
                for text, each in zip(self.teller.reasons(judged), judged.reasons, strict=True)
            ][:5],
            "line": [(self.page.names[seat], label(text)) for seat, text in self.teller.line(judged)][:LINE_SHOWN],
            "ranked": [
                {"text": label(self.teller.option(judged.number, key)), "less": percent(behind), "key": key}
                for key, behind in judged.ranked
            ],
            "chosen_key": judged.chosen,
        }

    def summed(self, summary: Summary, at: int) -> dict[str, Any]:
        """Everything about the whole game."""
        page = self.page
        mine = summary.costliest[page.you] if page.you is not None else []
        sentence = self.sentence(summary)
        drawn = chart(summary, self.timeline.last, page.names, at, str(escape(sentence)), ())
        return {
            "summary": summary,
            "chart": Markup(drawn),
            "sentence": sentence,
            "turning": [
                self.turned(place, each.number, each.seat, each.change) for place, each in enumerate(summary.turning, 1)
            ],
            "mine": [self.costly(each) for each in mine[:MINE_SHOWN]],
            "costly": [[self.costly(each) for each in seat] for seat in summary.costliest],
            "balances": [
                {
                    "seat": each.seat,
                    "start": percent(each.start),
                    "own": percent(each.own),
                    "others": percent(each.others),
                    "end": percent(each.end),
                    # What is shown adds up: luck takes what rounding left.
                    "luck": percent(each.end) - percent(each.start) - percent(each.own) - percent(each.others),
                }
                for each in summary.balances
            ],
            "accuracies": summary.accuracies,
            "few": FEW,
            "parts": self.parts(),
            "unit": page.tongue.word(unit_of(self.opened.game)),
            "iterations": self.row.iterations if self.row is not None else 0,
            "next_turn": next((each.number for each in summary.turning if each.number > at), None),
        }

    def sentence(self, summary: Summary) -> str:
        """The chart for those who do not see it."""
        word = self.page.visitor.word
        parts = [
            word(
                "curve seat",
                name=self.page.names[seat],
                start=percent(curve[0]),
                end=percent(curve[-1]),
                high=percent(max(curve)),
                low=percent(min(curve)),
            )
            for seat, curve in enumerate(summary.curves)
        ]
        return " ".join(parts)

    def turned(self, place: int, number: int, seat: int, change: float) -> dict[str, Any]:
        """A turning point."""
        decision = self.timeline.record.decisions[number - 1]
        return {
            "place": place,
            "number": number,
            "who": self.page.names[decision.seat],
            "what": self.page.markup.label(self.teller.option(number, decision.key)),
            "for_whom": self.page.names[seat],
            "change": percent(change),
        }

    def costly(self, judged: Judged) -> dict[str, Any]:
        """A costly decision in a list."""
        label = self.page.markup.label
        return {
            "number": judged.number,
            "chosen": label(self.teller.option(judged.number, judged.chosen)),
            "best": label(self.teller.option(judged.number, judged.best)),
            "loss": percent(judged.loss),
            "clear": judged.clear,
        }

    def parts(self) -> dict[str, Any] | None:
        """Where points came from, beside the means of strong play where those were measured."""
        found = sources_of(self.opened.game, self.opened.final_scores or [], bool(self.opened.row.variants))
        if found is None:
            return None
        tongue = self.page.tongue
        most = max([1, *(points for part in found.parts for points in part.points)])
        rows = [
            {
                "name": tongue.word(f"score {part.name}"),
                "points": part.points,
                "shares": [max(0, round(100 * points / most)) for points in part.points],
                "strong": None if part.strong is None else decimal(part.strong, tongue),
            }
            for part in found.parts
        ]
        strong = found.strong and {**found.strong, "points": decimal(found.strong["points"], tongue)}
        return {"rows": rows, "totals": found.totals, "strong": strong}

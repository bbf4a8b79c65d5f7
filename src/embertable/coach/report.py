"""An analysis as a file: JSON for programs, one HTML page to be kept and sent, lines for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

from embertable.coach.analysis import FORMAT, Judged, as_plain
from embertable.coach.reasons import decimal
from embertable.coach.report_page import page_of
from embertable.coach.sources import Sources, sources_of
from embertable.coach.summary import Summary, summary_of
from embertable.coach.telling import Teller
from embertable.core.game import AnyGame
from embertable.core.text.marks import plain
from embertable.core.text.table import table_tongue
from embertable.core.text.tongue import Tongue
from embertable.table.timeline import Timeline


class Report:
    """One analysis in one language."""

    def __init__(
        self,
        game: AnyGame,
        timeline: Timeline,
        decisions: Sequence[Judged],
        iterations: int,
        lang: str,
        names: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.timeline = timeline
        self.decisions = decisions
        self.iterations = iterations
        tongue = game.tongue(lang)
        self.lang = lang
        self.names = list(names) or [
            f"{tongue.word('player')}\u00a0{seat + 1}" for seat in range(timeline.record.seats)
        ]
        self.tongue = tongue.at(self.names)
        self.teller = Teller(game, timeline, self.tongue)
        self.summary = summed(game, timeline, decisions)

    def word(self, name: str, /, **values: Any) -> str:
        """A phrase of the coach."""
        return coach_word(table_tongue(self.lang), name, **values)

    def web(self, name: str, /, **values: Any) -> str:
        """A phrase of the pages."""
        return table_tongue(self.lang).word(f"web {name}", **values)

    def said(self, text: str) -> str:
        """Marked text without its marks."""
        return plain(text, self.names)

    def headline(self) -> str:
        """The game, and how it ended."""
        points = [score.points for score in self.game.scores(self.timeline.state(self.timeline.last))]
        title = self.tongue.word("title")
        return f"{title} · {', '.join(self.names)} · {' : '.join([str(each) for each in points])}"

    def accuracies(self) -> Iterator[str]:
        """How well everybody chose."""
        for each in self.summary.accuracies:
            name = self.names[each.seat]
            if each.percent is None:
                yield self.word("few decisions", name=name, n=each.decisions)
            else:
                yield self.word("accuracy", name=name, percent=each.percent, best=each.best, n=each.decisions)

    def balances(self) -> Iterator[list[str]]:
        """Where the game was decided, as rows that add up."""
        for each in self.summary.balances:
            start, own, others, end = (round(100 * share) for share in (each.start, each.own, each.others, each.end))
            luck = end - start - own - others
            yield [self.names[each.seat], f"{start}\u00a0%", signed(own), signed(others), signed(luck), f"{end}\u00a0%"]

    def costliest(self) -> Iterator[tuple[str, list[Judged]]]:
        """The decisions of everybody that gave up most."""
        for seat, found in enumerate(self.summary.costliest):
            yield self.names[seat], found

    def decision(self, judged: Judged) -> list[str]:
        """One costly decision in lines."""
        chosen = self.said(self.teller.option(judged.number, judged.chosen))
        best = self.said(self.teller.option(judged.number, judged.best))
        lines = [f"{judged.number}. {chosen}", self.word("better was", what=best)]
        why = [self.said(text) for text in self.teller.reasons(judged)]
        if why:
            lines.append(", ".join(why[:3]))
        line = [f"{self.names[seat]}: {self.said(text)}" for seat, text in self.teller.line(judged)]
        if line:
            lines.append(self.word("could go on", line=" → ".join(line)))
        return lines

    def lost(self, judged: Judged) -> str:
        """How much chance a decision gave up."""
        return signed(-round(100 * judged.loss))

    def turning(self) -> Iterator[str]:
        """The turning points."""
        for each in self.summary.turning:
            decision = self.timeline.record.decisions[each.number - 1]
            what = self.said(self.teller.option(each.number, decision.key))
            yield self.word(
                "turning point",
                number=each.number,
                name=self.names[decision.seat],
                what=what,
                who=self.names[each.seat],
                change=signed(round(100 * each.change)),
            )

    def text(self) -> str:
        """The report for the terminal."""
        lines = [self.headline(), self.word("judged by", n=len(self.decisions), iterations=self.iterations), ""]
        lines += [self.word("accuracy title"), *[f"  {each}" for each in self.accuracies()], self.word("scale"), ""]
        lines.append(self.word("decided title"))
        lines += aligned([[self.word("name"), *self.columns()], *self.balances()])
        lines += [
            self.word("luck method"),
            "",
            self.word("turning title"),
            *[f"  {each}" for each in self.turning()],
            "",
        ]
        for name, found in self.costliest():
            lines.append(self.word("costliest title", name=name))
            for judged in found:
                first, *rest = self.decision(judged)
                lines += [f"  {first} ({self.lost(judged)})", *[f"      {each}" for each in rest]]
            lines.append("")
        sources = self.sources()
        if sources:
            lines += [self.web("points sources"), *aligned(sources), self.strong_note()]
        return "\n".join(lines).rstrip() + "\n"

    def columns(self) -> list[str]:
        """What the parts of a balance are called."""
        return [self.word(name) for name in ("at the start", "own decisions", "their decisions", "luck", "at the end")]

    @cached_property
    def found_sources(self) -> Sources | None:
        """Where points came from, where the game tells."""
        scores = self.game.scores(self.timeline.state(self.timeline.last))
        return sources_of(self.game, scores, bool(self.timeline.record.variants))

    def sources(self) -> list[list[str]]:
        """Where points came from, beside strong play where that was measured: a heading and rows, or nothing."""
        found = self.found_sources
        if found is None:
            return []
        rows = [[self.web("source"), *self.names]]
        rows += [[self.tongue.word(f"score {part.name}"), *map(str, part.points)] for part in found.parts]
        rows.append([self.web("total"), *map(str, found.totals)])
        if found.strong is not None:
            means = ["–" if part.strong is None else decimal(part.strong, self.tongue) for part in found.parts]
            whole = decimal(found.strong["points"], self.tongue)
            for row, cell in zip(rows, [self.web("strong play"), *means, whole], strict=True):
                row.append(cell)
        return rows

    def strong_note(self) -> str:
        """How strong play was measured."""
        strong = None if self.found_sources is None else self.found_sources.strong
        if strong is None:
            return self.web("strong unknown")
        return self.web("strong how", bot=strong["bot"], n=strong["games"])

    def page(self) -> str:
        """The report as one HTML page that needs nothing else."""
        return page_of(self)


def summed(game: AnyGame, timeline: Timeline, decisions: Sequence[Judged]) -> Summary:
    """What the decisions tell of the whole game."""
    end = timeline.state(timeline.last) if len(decisions) == timeline.last else None
    return summary_of(game, decisions, timeline.record.seats, end)


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """A table for the terminal."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return ["  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]


def signed(number: int) -> str:
    """A change in per cent with its sign.

    >>> signed(-3), signed(0), signed(4)
    ('−3\\xa0%', '0\\xa0%', '+4\\xa0%')
    """
    return f"{'+' if number > 0 else '−' if number < 0 else ''}{abs(number)}\u00a0%"


def coach_word(tongue: Tongue, name: str, /, **values: Any) -> str:
    """A phrase of the coach in a language."""
    return tongue.word(f"coach {name}", **values)


def report_page(
    game: AnyGame, timeline: Timeline, decisions: Sequence[Judged], iterations: int, lang: str, names: Sequence[str]
) -> str:
    """The analysis as one HTML page."""
    return Report(game, timeline, decisions, iterations, lang, names).page()


def as_json(game: AnyGame, timeline: Timeline, decisions: Sequence[Judged], iterations: int) -> dict[str, Any]:
    """The analysis for programs."""
    summary = summed(game, timeline, decisions)
    record = timeline.record
    return {
        "format": FORMAT,
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "variants": record.variants,
        "iterations": iterations,
        "hints": record.hints,
        "decisions": [as_plain(each) for each in decisions],
        "curves": summary.curves,
        "balances": [each.__dict__ for each in summary.balances],
        "accuracies": [each.__dict__ for each in summary.accuracies],
        "turning": [each.__dict__ for each in summary.turning],
        "costliest": [[each.number for each in found] for found in summary.costliest],
    }

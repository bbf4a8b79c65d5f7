"""A table's past, moment by moment: what the visitor knew then, or after the end what any seat knew."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from markupsafe import Markup, escape

from embertable.core.flow import State, asked, is_over
from embertable.core.record import Record
from embertable.store.rows import OVER
from embertable.table import Timeline, events_seen
from embertable.web.board.drawing import Drawn
from embertable.web.open_table import OpenTable
from embertable.web.regions import Page, Passage
from embertable.web.table_board import shown_points
from embertable.web.table_page import TablePage
from embertable.web.viewpoint import title_of

KEPT: Final = 24  # timelines in memory
BEFORE: Final = 12  # decisions shown beside the board


class Replays:
    """The timelines somebody is looking at."""

    def __init__(self) -> None:
        self.timelines: OrderedDict[tuple[str, int, int], Timeline] = OrderedDict()

    def timeline(self, opened: OpenTable) -> Timeline:
        """The timeline of a table as far as it has been played."""
        name = (opened.row.id, opened.last_move, len(opened.table.record.decisions))
        if name not in self.timelines:
            record = opened.table.record
            self.timelines[name] = Timeline(opened.game, replace(record, decisions=record.decisions[:]))
            while len(self.timelines) > KEPT:
                self.timelines.popitem(last=False)
        self.timelines.move_to_end(name)
        return self.timelines[name]

    def page(self, opened: OpenTable, page: TablePage, at: int, eye: int | None) -> Page:
        """One moment, seen by a seat that may be looked through."""
        timeline = self.timeline(opened)
        at = max(0, min(at, timeline.last))
        s = timeline.state(at)
        view = opened.game.view(s, eye)
        scores = opened.final_scores if at == timeline.last else None
        first = max(1, at - BEFORE)
        seen = [event for number in range(first, at + 1) for event in events_seen(timeline.happened(number), eye)]
        drawn = page.board.draw(
            view, folds=f"/t/{opened.row.id}/replay?at={at}&seat={'' if eye is None else eye}&part="
        )
        page.voice.view = view
        regions = {
            "status": Markup(escape(drawn.status)),
            "end": page.end(scores),
            "seats": moment_seats(page, s, shown_points(view, scores), drawn),
            "board": drawn.board,
            "ask": replay_bar(opened, page, timeline, at, eye),
            "news": page.news.framed(page.news.told(seen)),
        }
        flights = page.board.flights(events_seen(timeline.happened(at), eye))
        return Page(
            at, False, title_of(opened.game, page.visitor.lang), regions, passage=[Passage(at, lambda: flights)]
        )

    def part(self, opened: OpenTable, page: TablePage, at: int, eye: int | None, name: str) -> Markup:
        """A part of the board of one moment that was folded."""
        timeline = self.timeline(opened)
        return page.board.part(opened.game.view(timeline.state(max(0, min(at, timeline.last))), eye), name)


def moment_seats(page: TablePage, s: State, points: Sequence[int | None], drawn: Drawn) -> Markup:
    """The seats at a past moment. Who chose then does not matter: nobody is a bot, and nobody has given up."""
    if drawn.seated:
        return Markup("")
    seatings = [replace(seating, bot="", open=False) for seating in page.opened.seatings]
    return page.seats(seatings, [False] * len(seatings), None if is_over(s) else asked(s).seat, points, drawn)


def replay_bar(opened: OpenTable, page: TablePage, timeline: Timeline, at: int, eye: int | None) -> Markup:
    """The bar a timeline is moved by."""
    over = opened.status == OVER
    chosen: Markup | str = ""
    if at:
        decision = timeline.record.decisions[at - 1]
        known = over or decision.seat == page.you
        chosen = chosen_words(page, timeline, at) if known else page.names[decision.seat]
    eyes = [("", page.visitor.word("onlooker"))]
    eyes += [
        (str(seating.seat), page.names[seating.seat]) for seating in opened.seatings if over or seating.seat == page.you
    ]
    return page.region(
        "replay_bar",
        at=at,
        last=timeline.last,
        chosen=chosen,
        eyes=eyes,
        eye="" if eye is None else str(eye),
        as_seat="&seat=" if eye is None else f"&seat={eye}",
        over=over,
        forkable=over,  # before the end, playing ahead elsewhere would tell what the deck holds
    )


def chosen_words(page: TablePage, timeline: Timeline, at: int) -> Markup:
    """The choice that led to a moment, as it was offered."""
    decision = timeline.record.decisions[at - 1]
    said = page.markup.label(timeline.chosen(at, page.voice).removesuffix("."))
    return Markup('<b class="name p{}">{}</b>: {}').format(decision.seat, page.names[decision.seat], said)


def record_until(opened: OpenTable, at: int) -> Record:
    """The record of a table up to a moment."""
    record = opened.table.record
    return replace(record, decisions=record.decisions[:at], points=None)

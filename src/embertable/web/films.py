"""A table's past, moment by moment: what the reader knew then, or after the end what any seat knew."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace
from typing import Any, Final

from markupsafe import Markup, escape

from embertable.art.boards import Drawn
from embertable.core.flow import is_over
from embertable.core.record import Record
from embertable.store.rows import OVER
from embertable.table import Timeline
from embertable.table.message import events_seen
from embertable.web.live import Live
from embertable.web.show import Page, Show, shown_points, title_of

KEPT: Final = 24  # timelines in memory
BEFORE: Final = 12  # decisions told beside the board


class Films:
    """The timelines somebody is looking at."""

    def __init__(self) -> None:
        self.timelines: OrderedDict[tuple[str, int, int], Timeline] = OrderedDict()

    def timeline(self, live: Live) -> Timeline:
        """The timeline of a table as far as it has been played."""
        name = (live.row.id, live.moved, len(live.table.record.decisions))
        if name not in self.timelines:
            record = live.table.record
            self.timelines[name] = Timeline(live.game, replace(record, decisions=record.decisions[:]))
            while len(self.timelines) > KEPT:
                self.timelines.popitem(last=False)
        self.timelines.move_to_end(name)
        return self.timelines[name]

    def page(self, live: Live, show: Show, at: int, eye: int | None) -> Page:
        """One moment, seen by a seat that may be looked through."""
        film = self.timeline(live)
        at = max(0, min(at, film.last))
        s = film.state(at)
        view = live.game.view(s, eye)
        ended = at == film.last and live.status == OVER
        scores = live.table.scores() if ended else None
        first = max(1, at - BEFORE)
        seen = [event for number in range(first, at + 1) for event in events_seen(film.happened(number), eye)]
        drawn = show.board(view)
        regions = {
            "status": Markup(escape(drawn.status)),
            "end": show.end(scores),
            "seats": moment_seats(show, s, shown_points(view, scores), drawn),
            "board": drawn.board,
            "ask": film_bar(live, show, film, at, eye),
            "news": show.part("news", blocks=[show.told(seen)]),
        }
        return Page(at, False, title_of(live.game, show.reader.lang), regions)


def moment_seats(show: Show, s: Any, points: list[int | None], drawn: Drawn) -> Markup:
    """The seats at a past moment."""
    if drawn.seated:
        return Markup("")
    turn = None if is_over(s) else s.agenda[-1].seat
    seats = [
        {
            "seat": place.seat,
            "name": show.names[place.seat],
            "you": place.seat == show.you,
            "bot": False,
            "open": False,
            "turn": turn == place.seat,
            "conceded": False,
            "points": points[place.seat],
            "has": show.teller.filled(drawn.has[place.seat]) if drawn.has else "",
        }
        for place in show.live.places
    ]
    return show.part("seats", seats=seats)


def film_bar(live: Live, show: Show, film: Timeline, at: int, eye: int | None) -> Markup:
    """The bar a film is moved by."""
    over = live.status == OVER
    chosen: Markup | str = ""
    if at:
        decision = film.record.decisions[at - 1]
        known = over or decision.seat == show.you
        chosen = chosen_words(show, film, at) if known else show.names[decision.seat]
    eyes = [("", show.reader.word("onlooker"))]
    eyes += [(str(place.seat), show.names[place.seat]) for place in live.places if over or place.seat == show.you]
    return show.part(
        "film",
        at=at,
        last=film.last,
        chosen=chosen,
        eyes=eyes,
        eye="" if eye is None else str(eye),
        as_seat="&seat=" if eye is None else f"&seat={eye}",
        over=over,
        forkable=over,  # before the end, playing ahead elsewhere would tell what the deck holds
    )


def chosen_words(show: Show, film: Timeline, at: int) -> Markup:
    """The choice that led to a moment, as it was offered."""
    decision = film.record.decisions[at - 1]
    option = next(each for each in film.state(at - 1).options if each.key() == decision.key)
    said = show.teller.label(show.game.say(option, show.tongue))
    return Markup('<b class="name p{}">{}</b>: {}').format(decision.seat, show.names[decision.seat], said)


def record_until(live: Live, at: int) -> Record:
    """The record of a table up to a moment."""
    record = live.table.record
    return replace(record, decisions=record.decisions[:at], points=None)

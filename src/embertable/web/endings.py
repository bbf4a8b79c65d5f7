"""What a closing scene tells after a while: the decision that turned the game, and a record that fell."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from litestar import Response, get

from embertable.core.game import Score
from embertable.store.rows import OVER
from embertable.table.ending import Course, course, places
from embertable.table.timeline import Timeline
from embertable.web.board.drawing import asides
from embertable.web.errors import Refused
from embertable.web.open_table import OpenTable
from embertable.web.requests import html
from embertable.web.results import called
from embertable.web.sheets import package
from embertable.web.site import Site
from embertable.web.table_page import TablePage
from embertable.web.visitor import Visitor

WIDE: Final = 240  # of the drawing of a course
HIGH: Final = 60


@get("/t/{table:str}/turning", include_in_schema=False)
async def turning(table: str, site: Site, visitor: Visitor) -> Response[str]:
    """The decision that turned a finished game, and whether somebody did better than ever."""
    opened = await site.tables.get(table)
    scores = opened.final_scores
    if scores is None:
        raise Refused(403, "not over")
    page = site.table_page(opened, visitor)
    timeline = site.replays.timeline(opened)
    winner = places(scores)[0].seats[0]
    went = await asyncio.to_thread(course, opened.game, timeline, winner)
    name = called(page.names, page.you, visitor)[winner]
    values: dict[str, Any] = {"turn": went.turn, "line": drawn_course(went), "name": name}
    values |= {"fates": fates(page, timeline), "deals": deals(page, timeline)}
    if went.turn:
        values["said"] = page.markup.label(timeline.chosen(went.turn, page.tongue))
    return html(page.region("turning", record=await record_beaten(site, opened, visitor, scores), **values))


def drawn_course(went: Course) -> dict[str, str]:
    """Prospects as a line, and the place on it where they turned."""
    last = max(1, len(went.values) - 1)
    points = [(WIDE * at / last, HIGH * (1 - value)) for at, value in enumerate(went.values)]
    step = max(1, len(points) // WIDE)
    line = " ".join(f"{x:.0f},{y:.0f}" for x, y in points[::step])
    x, y = points[went.turn]
    return {"points": line, "x": f"{x:.0f}", "y": f"{y:.0f}", "box": f"0 -4 {WIDE} {HIGH + 8}"}


def fates(page: TablePage, timeline: Timeline) -> list[dict[str, Any]]:
    """Where a game is one of survival: how long each seat stood, and how it fell; who stood longest comes first."""
    fallen = asides(package(page.game.id)).fallen
    told = {
        seat: (moment, page.markup.label(page.game.say(event, page.voice)))
        for moment in range(timeline.last + 1)
        for event in timeline.happened(moment)
        if (seat := fallen(event)) is not None
    }
    if not told:
        return []
    names = called(page.names, page.you, page.visitor)
    last, stands = max(1, timeline.last), page.visitor.word("stands to the end")
    rows = [(seat, *told.get(seat, (last + 1, stands))) for seat in range(len(names))]
    return [
        {"seat": seat, "name": names[seat], "share": min(100, round(100 * moment / last)), "said": said}
        for seat, moment, said in sorted(rows, key=lambda row: -row[1])
    ]


def deals(page: TablePage, timeline: Timeline) -> dict[str, Any] | None:
    """Where a game goes over several deals: the sum of each seat, or of each side, after each of them."""
    sums = asides(package(page.game.id)).sums
    steps: list[Sequence[int]] = []
    for moment in range(timeline.last + 1):
        now = sums(page.game.view(timeline.state(moment), None))
        if now is not None and (not steps or list(now) != list(steps[-1])):
            steps.append(now)
    scores = page.opened.final_scores or []
    final = [score.points for score in scores]
    if not steps or not final:
        return None
    if list(steps[-1]) != final:
        steps.append(final)
    if len(steps) == 1:
        return None  # given up before a deal was over
    most, last = max(1, *(max(step) for step in steps)), max(1, len(steps) - 1)
    names = called(page.names, page.you, page.visitor)
    sides: dict[tuple[int, ...], list[int]] = {}
    for seat in range(len(final)):
        sides.setdefault(tuple(step[seat] for step in steps), []).append(seat)

    def drawn(line: Sequence[int]) -> str:
        return " ".join(f"{WIDE * at / last:.0f},{HIGH * (1 - points / most):.0f}" for at, points in enumerate(line))

    lines = [
        {
            "seat": seats[0],
            "names": ", ".join(names[seat] for seat in seats),
            "points": drawn(line),
            "sums": " → ".join(map(str, line[1:] if len(line) > 1 else line)),
        }
        for line, seats in sides.items()
    ]
    return {"lines": lines, "box": f"0 -4 {WIDE} {HIGH + 8}"}


async def record_beaten(
    site: Site, opened: OpenTable, visitor: Visitor, scores: Sequence[Score]
) -> dict[str, int] | None:
    """How many points the visitor has now and had at best before, in games of the same size; None if no record fell."""
    seat, person = opened.seat_of(visitor.person), visitor.person
    if seat is None or person is None:
        return None
    before = [
        row.points[seating.seat]
        for row, seatings in await site.store.mine(person.id, all_of_them=True)
        for seating in seatings
        if row.status == OVER and row.game == opened.row.game and row.seats == opened.row.seats
        if row.id != opened.row.id and seating.person == person.id and len(row.points) == row.seats
    ]
    now = scores[seat].points
    return {"now": now, "before": max(before)} if before and now > max(before) else None

"""Cards, die and bid add up."""

from __future__ import annotations

from embertable.core.game import Part, Score
from tests.toys.embers.state import State


def parts(s: State, seat: int) -> tuple[Part, ...]:
    rolled, bid = max(0, s.rolls[seat]), max(0, s.bids[seat])
    return Part("lit", sum(s.lit[seat])), Part("rolled", rolled), Part("bid", bid)


def points(s: State, seat: int) -> int:
    return sum(part.points for part in parts(s, seat))


def scores(s: State) -> list[Score]:
    best = max(points(s, seat) for seat in range(s.seats))
    return [Score(points(s, seat), points(s, seat) == best, parts(s, seat)) for seat in range(s.seats)]

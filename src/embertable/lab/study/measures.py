"""Numbers with intervals. A deal is played several times, and its games are not independent: deals are counted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil, inf, isfinite, sqrt
from statistics import NormalDist, fmean, variance
from typing import Final

from embertable.lab.arena import CONFIDENCE, wilson
from embertable.lab.data.rows import GameRow
from embertable.lab.study.plan import REDEALS

FEWEST: Final = 30
"""Games below which nothing is said of a card."""


@dataclass(frozen=True)
class Estimate:
    """A mean, and where the truth lies with 95 % confidence."""

    mean: float
    low: float
    high: float
    count: int

    @property
    def is_known(self) -> bool:
        """Whether there was enough to tell how far it may be off."""
        return isfinite(self.low)


def estimate(values: Sequence[float], confidence: float = CONFIDENCE) -> Estimate:
    """The mean of independent values. Of a single one nothing is known but itself."""
    mean = fmean(values) if values else 0.0
    half = confidence * sqrt(variance(values) / len(values)) if len(values) > 1 else inf
    return Estimate(mean, mean - half, mean + half, len(values))


def estimate_share(values: Sequence[float]) -> Estimate:
    """The mean of shares from 0 to 1. Where all are alike nothing varies, and yet the next may differ."""
    found = estimate(values)
    if len(values) > 1 and found.low == found.high:
        low, high = wilson(sum(values), len(values))
        return Estimate(found.mean, low, high, len(values))
    return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high), len(values)) if found.is_known else found


def by_deal(rows: Iterable[GameRow], measure: Callable[[GameRow], float]) -> list[float]:
    """The mean of every deal: games of one deal are no more than one observation."""
    found: dict[str, list[float]] = {}
    for row in rows:
        found.setdefault(row.seed, []).append(measure(row))
    return [fmean(values) for values in found.values()]


def over_deals(rows: Iterable[GameRow], measure: Callable[[GameRow], float]) -> Estimate:
    """A mean over games, of which those of one deal count as one."""
    return estimate(by_deal(rows, measure))


def win_share(row: GameRow, seat: int) -> float:
    """What a seat won of a game: all, a part where others stand first too, or nothing."""
    return 1.0 / len(row.winners) if seat in row.winners else 0.0


def seat_order(row: GameRow, place: int) -> int:
    """The seat that is so many places after the one with the first choice."""
    return (place + (row.begins or 0)) % row.seats


def points_by_place(rows: Sequence[GameRow]) -> list[Estimate]:
    """Points by place in the order of play, from the one with the first choice."""
    measures = [partial(at_place, lambda row, seat: float(row.points[seat]), place) for place in range(rows[0].seats)]
    return [estimate(by_deal(rows, measure)) for measure in measures]


def wins_by_place(rows: Sequence[GameRow]) -> list[Estimate]:
    """The share of victories by place in the order of play."""
    measures = [partial(at_place, win_share, place) for place in range(rows[0].seats)]
    return [estimate_share(by_deal(rows, measure)) for measure in measures]


def at_place(measure: Callable[[GameRow, int], float], place: int, row: GameRow) -> float:
    """The measure of the seat at a place in the order of play."""
    return measure(row, seat_order(row, place))


@dataclass(frozen=True)
class Source:
    """A part of the score: what it gives a seat, those who won and those who did not."""

    name: str
    all: Estimate
    winners: float
    others: float


def sources(rows: Sequence[GameRow]) -> list[Source]:
    """Where points come from, the richest first; parts of the score nobody had anything of belong to other modes."""
    names = list(dict.fromkeys(part["name"] for row in rows for parts in row.parts for part in parts if part["points"]))
    found = [source(name, rows) for name in names]
    return sorted(found, key=lambda each: -each.all.mean)


def source(name: str, rows: Sequence[GameRow]) -> Source:
    """One part of the score."""
    seats: dict[bool, list[float]] = {True: [], False: []}
    for row in rows:
        for seat in range(row.seats):
            seats[seat in row.winners].append(part_points(row, seat, name))
    means = {won: fmean(values) if values else 0.0 for won, values in seats.items()}
    every = over_deals(rows, lambda row: fmean(part_points(row, seat, name) for seat in range(row.seats)))
    return Source(name, every, means[True], means[False])


def part_points(row: GameRow, seat: int, name: str) -> float:
    """What a seat has of a part of the score."""
    return float(sum(part["points"] for part in row.parts[seat] if part["name"] == name))


@dataclass(frozen=True)
class CardWorth:
    """How often a card was played, and how those who played it did against those at the same table who did not."""

    card: str
    taken: float  # the part of seats that played it
    tables: int  # where somebody played it and somebody did not
    winning: Estimate
    points: Estimate
    surely: float  # the bound of its worth that holds for all cards at once; below 0: not surely good


def card_worths(rows: Sequence[GameRow], cards: Sequence[str]) -> list[CardWorth]:
    """Every card that was played, those whose players win most first."""
    takers: dict[str, list[tuple[GameRow, set[int]]]] = {}
    for row in rows:
        seats: dict[str, set[int]] = {}
        for seat, taken in enumerate(row.taken):
            for card in taken:
                seats.setdefault(card, set()).add(seat)
        for card, who in seats.items():
            takers.setdefault(card, []).append((row, who))
    seated = sum(row.seats for row in rows)
    strict = NormalDist().inv_cdf(1 - 0.025 / max(1, len(takers)))  # Bonferroni: so many cards are looked at
    found = [card_worth(card, takers[card], seated, strict) for card in cards if card in takers]
    return sorted(found, key=lambda each: -each.winning.mean if each.tables >= FEWEST else 9.0)


def card_worth(card: str, games: Sequence[tuple[GameRow, set[int]]], seated: int, strict: float) -> CardWorth:
    """One card."""
    mixed = [(row, who) for row, who in games if len(who) < row.seats]
    seats = {row.number: who for row, who in mixed}
    rows = [row for row, _ in mixed]
    winning = by_deal(rows, lambda row: apart(row, seats[row.number], win_share))
    points = by_deal(rows, lambda row: margin(row, seats[row.number]))
    taken = sum(len(who) for _, who in games) / seated
    return CardWorth(card, taken, len(mixed), estimate(winning), estimate(points), estimate(winning, strict).low)


def apart(row: GameRow, who: set[int], measure: Callable[[GameRow, int], float]) -> float:
    """How far those are ahead of the others at their table."""
    others = [seat for seat in range(row.seats) if seat not in who]
    return fmean(measure(row, seat) for seat in who) - fmean(measure(row, seat) for seat in others)


def margin(row: GameRow, seats: set[int]) -> float:
    """By how many points these seats are ahead of the others."""
    return apart(row, seats, lambda row, seat: float(row.points[seat]))


@dataclass(frozen=True)
class Luck:
    """How much of the result is in the deal, and how much in who plays."""

    deal: Estimate  # the correlation of two games on the same deal among equals: what the deal and the seat decide
    won: Estimate  # what the strong bot wins against the weaker one
    skill: float  # the part of the variance of the margin that is explained by who plays
    enough: int | None  # after so many games the better one is ahead with 95 % confidence; None: not to be seen


def luck(equal: Sequence[GameRow], unequal: Sequence[GameRow], bot: str) -> Luck:
    """Luck against skill: the same players on re-deals, and unequal players on the same deals."""
    won = estimate_share(by_deal(unequal, lambda row: win_of(row, bot)))
    margins = [margin(row, {seat for seat, who in enumerate(row.bots) if who == bot}) for row in unequal]
    ahead = fmean(margins)
    spread = variance(margins) if len(margins) > 1 else 0.0
    skill = ahead**2 / (ahead**2 + spread) if ahead or spread else 0.0
    noise = max(won.mean * (1 - won.mean), 0.0)
    enough = max(1, ceil(CONFIDENCE**2 * noise / (won.mean - 0.5) ** 2)) if won.low > 0.5 else None
    return Luck(same_deal(equal), won, skill, enough)


def win_of(row: GameRow, bot: str) -> float:
    """What the seats of a bot won of a game."""
    return sum(win_share(row, seat) for seat, who in enumerate(row.bots) if who == bot)


def same_deal(rows: Sequence[GameRow]) -> Estimate:
    """The correlation of the margins of two games on one deal (a one-way analysis of variance)."""
    found: dict[str, list[float]] = {}
    for row in rows:
        found.setdefault(row.seed, []).append(margin(row, {0}))
    pairs = [values for values in found.values() if len(values) == REDEALS]
    unknown = Estimate(0.0, -inf, inf, len(pairs))
    if len(pairs) < 3:
        return unknown
    middle = fmean(value for pair in pairs for value in pair)
    between = 2 * sum((fmean(pair) - middle) ** 2 for pair in pairs) / (len(pairs) - 1)
    within = sum((pair[0] - pair[1]) ** 2 / 2 for pair in pairs) / len(pairs)
    if between + within == 0:
        return unknown
    alike = (between - within) / (between + within)
    half = CONFIDENCE * (1 - alike**2) / sqrt(len(pairs) - 1)
    return Estimate(alike, max(-1.0, alike - half), min(1.0, alike + half), len(pairs))

"""What can be said of a position of Wyrmspan, trait by trait: their sum foretells the points a seat will have.

One small function for a family or two, always in the same order. The Automa has traits of her own, at the number after
the last seat.
"""

from __future__ import annotations

from typing import Final

from embertable.core.scales import climb
from embertable.core.traits import POINTS, Tally
from embertable.games.wyrmspan.cards.tables import LEVELS
from embertable.games.wyrmspan.chapters.objectives import quantity
from embertable.games.wyrmspan.chapters.scoring import points_of
from embertable.games.wyrmspan.chapters.solo import automa_points, automa_quantity
from embertable.games.wyrmspan.mind import families
from embertable.games.wyrmspan.mind.card_traits import cards_in_hand, cards_on_display, cards_on_mat
from embertable.games.wyrmspan.mind.families import MOST_LEAD, TRAITS
from embertable.games.wyrmspan.mind.glance import glance
from embertable.games.wyrmspan.mind.mat_traits import (
    coins,
    goals,
    guild,
    hands,
    opinions,
    points,
    question,
    spaces,
    stock,
    under_way,
    walks,
)
from embertable.games.wyrmspan.state import Automa, State
from embertable.games.wyrmspan.terms import BROWN_EVERY, ROUNDS

__all__ = ["DREAM", "GROWTH", "KINDS", "TRAITS", "UNIT", "finals", "kind", "mark", "rivals", "stage"]

KINDS: Final = ["ravel-3", "ravel-2", "ravel-1", "automa-3", "automa-2", "automa-1", "2", "3", "4", "5"]
GROWTH: Final = [*families.EXCAVATED, *families.STANDING, families.GROWING]  # what builders like
ALONE: Final[list[int]] = [KINDS.index(level.id) for level in LEVELS]
UNIT: Final = POINTS
DREAM: Final = 160  # points of a game alone that could not be better


def kind(s: State) -> int:
    """What kind of table it is: alone by the opponent, else by the seats."""
    if s.opponents:
        return ALONE[s.opponents[0].level]
    return len(LEVELS) + s.seats - 2


def stage(s: State) -> int:
    """How far the game has come, from 0 to 15: the round, and in it how many coins are left to those who go on."""
    if s.round == 0:
        return 0
    left = 0
    for player in s.players:
        if not player.passed:
            left += player.coins
    return (s.round - 1) * 4 + max(0, 3 - left // (2 * s.seats))


def rivals(s: State) -> int:
    """The Automa."""
    return len(s.opponents)


def finals(s: State) -> list[int]:
    """The points of a finished game, the Automa's last."""
    return [points_of(s, seat) for seat in range(s.seats)] + [automa_points(s, automa) for automa in s.opponents]


def mark(s: State, seat: int, tally: Tally) -> None:
    """Every trait of a seat, or of the Automa."""
    if seat >= s.seats:
        mark_automa(s, s.opponents[seat - s.seats], tally)
        return
    mat = glance(s, seat)
    me = s.players[seat]
    opinions(s, seat, mat, tally)
    points(s, seat, mat, tally)
    coins(s, me, tally)
    stock(s, me, tally)
    hands(me, tally)
    spaces(me, mat, tally)
    walks(me, mat, tally)
    goals(s, mat, tally)
    guild(s, seat, tally)
    cards_in_hand(s, me, mat, tally)
    cards_on_mat(me, mat, tally)
    cards_on_display(s, me, mat, tally)
    question(s, seat, tally)
    under_way(s, seat, tally)
    for automa in s.opponents:
        tally.mark(families.LEVEL.start + automa.level)


def mark_automa(s: State, automa: Automa, tally: Tally) -> None:
    """What she has, and what she may still come to: her decisions, and how near the next brown space is."""
    tally.mark(families.AUTOMA_LEVEL.start + automa.level)
    tally.count(families.AUTOMA_POINTS.start, automa_points(s, automa))
    tally.mark(families.AUTOMA_STEPS.start + automa.steps % BROWN_EVERY)
    climb(tally, families.AUTOMA_MARKERS, automa.markers)
    climb(tally, families.AUTOMA_COINS, automa.coins)
    if 0 < s.round <= ROUNDS:
        tally.mark(families.AUTOMA_DECISIONS[s.round - 1].start + len(automa.deck))
        if len(automa.ranks) < s.round:
            mine = automa_quantity(s, automa)
            best = 0
            for seat in range(s.seats):
                best = max(best, quantity(s, seat))
            lead = max(-MOST_LEAD, min(MOST_LEAD, mine - best))
            tally.mark(families.AUTOMA_LEAD[s.round - 1].start + lead + MOST_LEAD)

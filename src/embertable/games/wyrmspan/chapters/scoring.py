"""Points, with their breakdown, as if the game ended now. (p. 15)"""

from __future__ import annotations

from typing import Final

from embertable.core.game import Part, Score
from embertable.games.wyrmspan.cards.tables import AT_GAME_END, LEVELS, OBJECTIVES, POINTS
from embertable.games.wyrmspan.chapters.guild import guild_points
from embertable.games.wyrmspan.places import eggs_of
from embertable.games.wyrmspan.state import State
from embertable.games.wyrmspan.terms import AUTOMA, BROWN_EVERY, FIXED_CELL, FIXED_POINTS

OBJECTIVE_POINTS: Final = ((4, 5, 6, 7), (1, 2, 3, 4), (0, 1, 2, 3), (0, 0, 0, 0))  # by place, then by round

REST: Final = 3

ITEMS_PER_POINT: Final = 4

POINTS_PER_CAVE: Final = 2  # of the Automa


def quantity(s: State, seat: int) -> int:
    """What a seat has of what this round's objective counts."""
    return OBJECTIVES[s.objectives[s.round - 1]].counter.count(s, seat, 0)


def automa_quantity(s: State) -> int:
    """What the Automa is taken to have: the printed number, and the coins on the tile."""
    assert s.automa is not None
    objective = OBJECTIVES[s.objectives[s.round - 1]]
    assert objective.automa is not None, f"objective {objective.id} is not used against the Automa"
    quantity = objective.automa[s.round - 1] + s.automa.coins
    return quantity if objective.automa_most is None else min(quantity, objective.automa_most)


def objective_ranks(s: State) -> list[int]:
    """The places on this round's objective: equal numbers share one, the next number takes the next, 0 is the rest."""
    quantities = [quantity(s, seat) for seat in range(s.seats)]
    if s.automa is not None:
        quantities.append(automa_quantity(s))
    steps = sorted(set(quantities), reverse=True)
    return [min(steps.index(each), REST) if each > 0 else REST for each in quantities]


def objective_points(ranks: list[int]) -> int:
    """What the places on the objectives scored so far are worth."""
    return sum([OBJECTIVE_POINTS[rank][scored] for scored, rank in enumerate(ranks)])


def ability_points(s: State, seat: int) -> int:
    """End game abilities of visible dragons, the negative ones too, and what was sold for points."""
    me = s.players[seat]
    points = me.bought
    for dragon in me.dragons:
        tally = AT_GAME_END[dragon]
        if tally is not None:
            points += tally.score(s, seat, dragon)
    return points


def leftover_items(s: State, seat: int) -> int:
    """Resources in stock and cards in hand."""
    me = s.players[seat]
    return sum(me.stock) + len(me.hand) + len(me.hand_caves)


def points_of(s: State, seat: int) -> int:
    """The sum of everything, without a breakdown."""
    me = s.players[seat]
    printed = sum([POINTS[dragon] for dragon in me.dragons])
    stored = eggs_of(me) + sum(me.cached) + sum(me.tucks)
    leftovers = me.coins + leftover_items(s, seat) // ITEMS_PER_POINT
    return guild_points(s, seat) + printed + ability_points(s, seat) + stored + objective_points(me.ranks) + leftovers


def parts(s: State, seat: int) -> tuple[Part, ...]:
    """The eight lines of the score pad."""
    me = s.players[seat]
    return (
        Part("guild", guild_points(s, seat)),
        Part("dragons", sum([POINTS[dragon] for dragon in me.dragons])),
        Part("abilities", ability_points(s, seat)),
        Part("eggs", eggs_of(me)),
        Part("cached", sum(me.cached)),
        Part("tucked", sum(me.tucks)),
        Part("objectives", objective_points(me.ranks)),
        Part("leftovers", me.coins + leftover_items(s, seat) // ITEMS_PER_POINT),
    )


def automa_parts(s: State) -> tuple[Part, ...]:
    """The Automa's score, line by line."""
    automa = s.automa
    assert automa is not None
    level = LEVELS[automa.level]
    guild = automa.steps % BROWN_EVERY
    if level.ravel:
        fixed = [marker & 7 for marker in s.markers if marker >> 3 == FIXED_CELL]
        guild += sum([FIXED_POINTS[min(place, 2)] for place, owner in enumerate(fixed) if owner == AUTOMA])
    return (
        Part("guild", guild),
        Part("dragons", level.points_per_dragon * len(automa.pile)),
        Part("caves", POINTS_PER_CAVE * len(automa.pile_caves)),
        Part("objectives", objective_points(automa.ranks)),
    )


def automa_points(s: State) -> int:
    """What the Automa has."""
    return sum([part.points for part in automa_parts(s)])


def scores(s: State) -> list[Score]:
    """Most points win, then most dragons; then the victory is shared. Alone, a tie with the Automa is a victory."""
    breakdown = [parts(s, seat) for seat in range(s.seats)]
    totals = [sum([part.points for part in lines]) for lines in breakdown]
    if s.automa is not None:
        return [Score(totals[0], totals[0] >= automa_points(s), breakdown[0])]
    standing = [(totals[seat], sum(s.players[seat].standing)) for seat in range(s.seats)]
    best = max(standing)
    return [Score(totals[seat], standing[seat] == best, breakdown[seat]) for seat in range(s.seats)]

"""Points, with their breakdown, as if the game ended now. (p. 15)"""

from __future__ import annotations

from typing import Final

from embertable.core.game import Part, Score
from embertable.games.wyrmspan.cards.tables import AT_GAME_END, POINTS
from embertable.games.wyrmspan.chapters.guild import guild_points
from embertable.games.wyrmspan.chapters.objectives import objective_points
from embertable.games.wyrmspan.chapters.solo import automa_points
from embertable.games.wyrmspan.places import eggs_of
from embertable.games.wyrmspan.state import State

ITEMS_PER_POINT: Final = 4


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


def scores(s: State) -> list[Score]:
    """Most points win, then most dragons; then the victory is shared. Alone, a tie with the Automa is a victory."""
    breakdown = [parts(s, seat) for seat in range(s.seats)]
    totals = [sum([part.points for part in lines]) for lines in breakdown]
    standing = [(totals[seat], sum(s.players[seat].standing)) for seat in range(s.seats)]
    best = max(standing)
    rivals = max([automa_points(s, automa) for automa in s.opponents], default=best[0])
    return [
        Score(totals[seat], standing[seat] == best and totals[seat] >= rivals, breakdown[seat])
        for seat in range(s.seats)
    ]

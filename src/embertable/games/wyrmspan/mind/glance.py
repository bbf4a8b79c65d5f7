"""What a mat comes to at a glance: counted once, for all that is thought of it."""

from __future__ import annotations

from embertable.games.wyrmspan.cards.tables import FOOD, NESTS, OBJECTIVES, POINTS
from embertable.games.wyrmspan.chapters.guild import guild_points
from embertable.games.wyrmspan.chapters.objectives import objective_points
from embertable.games.wyrmspan.chapters.scoring import ability_points
from embertable.games.wyrmspan.chapters.solo import automa_quantity
from embertable.games.wyrmspan.mind.worth import ACTIVATION, FED, PATH, THIRD
from embertable.games.wyrmspan.places import has_room
from embertable.games.wyrmspan.state import Player, State
from embertable.games.wyrmspan.terms import COLUMNS, INCOME, MAT_NESTS, NOTHING, ROUNDS


class Glance:
    """A mat, its stock and what can still be done with them."""

    def __init__(
        self,
        rounds_left: int,
        actions_left: int,
        guild: int,
        printed: int,
        abilities: int,
        eggs: int,
        cached: int,
        tucked: int,
        objectives: int,
        free_nests: int,
        is_open: list[bool],
        walks: list[float],
        growing: int,
        quantity: int,
        rivals: list[int],
        later: list[int],
    ) -> None:
        self.rounds_left = rounds_left  # after this one
        self.actions_left = actions_left  # coins still to come and to spend
        self.guild = guild  # the lines of the score pad as they stand
        self.printed = printed
        self.abilities = abilities
        self.eggs = eggs
        self.cached = cached
        self.tucked = tucked
        self.objectives = objectives
        self.free_nests = free_nests
        self.is_open = is_open  # by cave: a dragon could come
        self.walks = walks  # by cave: what exploring it brings
        self.growing = growing  # hatchlings that have not eaten three times
        self.quantity = quantity  # of what the objective of the round counts, until it is scored
        self.rivals = rivals  # what the others have of it
        self.later = later  # of what each of the objectives still to come counts


def glance(s: State, seat: int) -> Glance:
    """Look at a mat."""
    me = s.players[seat]
    rounds_left = ROUNDS - max(1, s.round)
    coins = 0 if me.passed and s.round == ROUNDS else me.coins
    printed = 0
    nests = MAT_NESTS
    growing = 0
    for place, dragon in enumerate(me.dragons):
        if dragon:
            printed += POINTS[dragon]
            nests += NESTS[dragon]
            if FOOD[dragon] != NOTHING and me.fed[place] < 3:
                growing += 1
    eggs = me.mat_eggs + sum_of(me.eggs)
    is_scored = s.round == 0 or len(me.ranks) >= s.round
    return Glance(
        rounds_left,
        rounds_left * INCOME + coins,
        guild_points(s, seat),
        printed,
        ability_points(s, seat),
        eggs,
        sum_of(me.cached),
        sum_of(me.tucks),
        objective_points(me.ranks),
        nests - eggs,
        has_room(me),
        [walk_worth(me, cave) for cave in range(len(PATH))],
        growing,
        0 if is_scored else OBJECTIVES[s.objectives[s.round - 1]].what.count(s, seat, 0),
        [] if is_scored else rival_quantities(s, seat),
        [OBJECTIVES[s.objectives[scored]].what.count(s, seat, 0) for scored in range(s.round, ROUNDS)],
    )


def sum_of(counts: list[int]) -> int:
    """What they come to."""
    found = 0
    for count in counts:
        found += count
    return found


def rival_quantities(s: State, seat: int) -> list[int]:
    """What everybody else has of what this round's objective counts."""
    what = OBJECTIVES[s.objectives[s.round - 1]].what
    found = [what.count(s, other, 0) for other in range(s.seats) if other != seat]
    for automa in s.opponents:
        found.append(automa_quantity(s, automa))
    return found


def walk_worth(me: Player, cave: int) -> float:
    """What one walk through a cave brings: the printed bonuses, abilities, and food for hatchlings."""
    path = PATH[cave]
    worth = path[0]
    for column in range(me.standing[cave]):
        place = cave * COLUMNS + column
        dragon = me.dragons[place]
        worth += path[column + 1]
        if FOOD[dragon] != NOTHING:
            worth += 0.4 + 0.7 * FED[dragon] + (0.25 * THIRD[dragon] if me.fed[place] < 3 else 0.0)
        else:
            worth += ACTIVATION[dragon]
    return worth

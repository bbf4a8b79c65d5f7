"""What a bot should like: an estimate of the points a mat will have at the end, as a sum of named opinions."""

from __future__ import annotations

from typing import Final

from embertable.core.mind import Opinion, chance, outcome
from embertable.games.wyrmspan.cards.tables import COSTS, FOOD, HOMES, NESTS, OBJECTIVES, POINTS
from embertable.games.wyrmspan.chapters.guild import guild_points
from embertable.games.wyrmspan.chapters.objectives import OBJECTIVE_POINTS, objective_points
from embertable.games.wyrmspan.chapters.scoring import ability_points, points_of, scores
from embertable.games.wyrmspan.chapters.solo import automa_quantity
from embertable.games.wyrmspan.mind.pending import pending
from embertable.games.wyrmspan.mind.worth import (
    ACTIVATION,
    CAVE_WORTH,
    FED,
    PATH,
    ROUND_END,
    THIRD,
    WHEN_PLAYED_WORTH,
)
from embertable.games.wyrmspan.places import eggs_of, has_room
from embertable.games.wyrmspan.state import Player, State
from embertable.games.wyrmspan.terms import (
    BROWN_EVERY,
    COLUMNS,
    EGG,
    INCOME,
    LIMIT,
    MARKERS,
    NOTHING,
    RESOURCES,
    ROUNDS,
)


def actions_left(s: State, seat: int) -> float:
    """Coins still to come and to spend."""
    me = s.players[seat]
    later = (ROUNDS - max(1, s.round)) * INCOME
    if me.passed:
        return float(later + (me.coins if s.round < ROUNDS else 0))
    return float(later + me.coins)


def points_now(s: State, seat: int) -> float:
    """What the mat is worth already; leftovers come under other headings."""
    me = s.players[seat]
    printed_points = sum(POINTS[dragon] for dragon in me.dragons)
    stored = eggs_of(me) + sum(me.cached) + sum(me.tucks)
    return float(guild_points(s, seat) + printed_points + ability_points(s, seat) + stored + objective_points(me.ranks))


def coins(s: State, seat: int) -> float:
    """Actions that can still be paid, those of later rounds too. More than a round's income is hard to use."""
    me = s.players[seat]
    later = (ROUNDS - max(1, s.round)) * INCOME
    if me.passed and s.round == ROUNDS:
        return LAST_COIN * me.coins
    return later + min(me.coins, INCOME) + SPARE_COIN * max(0, min(me.coins, LIMIT) - INCOME)


SPARE_COIN: Final = 0.3
LAST_COIN: Final = 0.5


def resources(s: State, seat: int) -> float:
    """Tokens in stock, as long as there is something to do with them; variety helps."""
    me = s.players[seat]
    life = min(1.0, actions_left(s, seat) / 5.0)
    total = 0.0
    for count in me.stock:
        total += min(count, 3) + 0.4 * max(0, count - 3)
    return total * (0.25 + 0.75 * life)


def cards(s: State, seat: int) -> float:
    """Cards in hand: dragons that have a place and can be paid most of all."""
    me = s.players[seat]
    life = min(1.0, actions_left(s, seat) / 5.0)
    is_open = has_room(me)
    total = 0.0
    for card in me.hand:
        total += 0.25
        if life > 0.0:
            gain = 0.12 * (POINTS[card] + WHEN_PLAYED_WORTH[card]) + 0.2 * (ACTIVATION[card] + ROUND_END[card])
            fits = any(is_open[cave] for cave in HOMES[card])
            total += life * gain * (1.0 if fits else 0.6) * NEARNESS[min(missing(me, COSTS[card]), 3)]
    for card in me.hand_caves:
        total += 0.25 + life * (0.3 + 0.08 * CAVE_WORTH[card])
    return total


NEARNESS: Final = (1.7, 1.2, 0.8, 0.5)  # by how many tokens of the cost are missing


def missing(me: Player, cost: list[int]) -> int:
    """How many resources and eggs of a cost a player lacks."""
    short = max(0, cost[EGG] - eggs_of(me))
    for kind in RESOURCES:
        short += max(0, cost[kind] - me.stock[kind])
    return short


def open_lairs(s: State, seat: int) -> float:
    """Excavated places without a dragon: up to two are useful at a time."""
    me = s.players[seat]
    life = min(1.0, actions_left(s, seat) / 4.0)
    spaces = sum(me.excavated) - sum(me.standing)
    return life * (min(spaces, 3) + 0.5 * max(0, spaces - 3))


def explorations(s: State, seat: int) -> float:
    """The engine: what walks through the caves will bring with the coins that are left."""
    me = s.players[seat]
    if s.round == 0:
        return 0.0
    now = 0 if me.passed else me.coins
    walks = [0.0, 0.0, 0.0]
    for cave in range(3):
        worth = PATH[cave][0]
        for column in range(me.standing[cave]):
            dragon = me.dragons[cave * COLUMNS + column]
            worth += PATH[cave][column + 1]
            if FOOD[dragon] != NOTHING:
                place = cave * COLUMNS + column
                worth += 0.4 + 0.7 * FED[dragon] + (0.25 * THIRD[dragon] if me.fed[place] < 3 else 0.0)
            else:
                worth += ACTIVATION[dragon]
        walks[cave] = worth
    best = sorted(walks, reverse=True)
    later = ROUNDS - s.round
    total = later * (1.6 * best[0] + 0.8 * best[1])
    left = min(now, 4)
    usable = sorted([walks[cave] for cave in range(3) if me.explored[cave] < 3], reverse=True)
    if left and usable:
        total += 0.5 * left * usable[0]
    return total


def round_ends(s: State, seat: int) -> float:
    """Once per round abilities, for the rounds that are left."""
    me = s.players[seat]
    left = ROUNDS - max(1, s.round)
    total = 0.0
    for dragon in me.dragons:
        if dragon:
            total += ROUND_END[dragon] * (left + (0 if dragon in me.used else 1))
    return total


def nests(s: State, seat: int) -> float:
    """Room for eggs."""
    me = s.players[seat]
    free = sum(NESTS[dragon] for dragon in me.dragons) + 2 - eggs_of(me)
    return min(free, 4) * min(1.0, actions_left(s, seat) / 6.0)


def eggs_to_spend(s: State, seat: int) -> float:
    """Eggs pay for actions too."""
    return min(eggs_of(s.players[seat]), 5) * min(1.0, actions_left(s, seat) / 6.0)


def guild(s: State, seat: int) -> float:
    """On the way to the next brown space."""
    me = s.players[seat]
    if me.placed >= MARKERS:
        return 0.3 * me.steps
    return (me.steps % BROWN_EVERY) * min(1.0, 0.3 + actions_left(s, seat) / 8.0)


def objectives(s: State, seat: int) -> float:
    """Points this round's objective would give now, and part of what the later ones would."""
    if s.round == 0 or s.round > len(s.objectives) or len(s.players[seat].ranks) >= s.round:
        return later_objectives(s, seat)
    counter = OBJECTIVES[s.objectives[s.round - 1]].what
    mine = counter.count(s, seat, 0)
    others = [counter.count(s, other, 0) for other in range(s.seats) if other != seat]
    others += [automa_quantity(s, automa) for automa in s.opponents]
    return expected(mine, others, s.round - 1) + later_objectives(s, seat)


def expected(mine: int, others: list[int], scored: int) -> float:
    """The points of the place, softened at its edges."""
    if mine == 0:
        return 0.0
    above = len({other for other in others if other > mine})
    points = float(OBJECTIVE_POINTS[min(above, 3)][scored])
    return points + 0.15 * min(mine - max(others, default=0), 3)


def later_objectives(s: State, seat: int) -> float:
    """A little for what future objectives count."""
    total = 0.0
    for scored in range(s.round, ROUNDS):
        total += 0.25 * min(OBJECTIVES[s.objectives[scored]].what.count(s, seat, 0), 8)
    return total


OPINIONS: Final = [
    Opinion("points now", points_now, 1.0),
    Opinion("coins", coins, 1.0),
    Opinion("resources", resources, 0.9),
    Opinion("cards", cards, 1.0),
    Opinion("open lairs", open_lairs, 1.0),
    Opinion("explorations", explorations, 0.7),
    Opinion("round ends", round_ends, 0.9),
    Opinion("nests", nests, 0.25),
    Opinion("eggs to spend", eggs_to_spend, 0.2),
    Opinion("guild", guild, 0.7),
    Opinion("objectives", objectives, 0.8),
    Opinion("under way", pending, 1.0),
]


def estimated_points(s: State, seat: int) -> float:
    """The sum of all opinions."""
    return sum(opinion.weight * opinion.judge(s, seat) for opinion in OPINIONS)


def evaluate(s: State, seat: int) -> float:
    """A seat's prospects: alone by its points, else by how far it is before the best of the others."""
    if s.opponents:
        mine = float(points_of(s, seat)) if not s.agenda else estimated_points(s, seat)
        return min(1.0, max(0.0, mine / 160.0))
    if not s.agenda:
        return outcome(scores(s), seat)
    mine = estimated_points(s, seat)
    best = max([estimated_points(s, other) for other in range(s.seats) if other != seat])
    return chance((mine - best) / 15.0)

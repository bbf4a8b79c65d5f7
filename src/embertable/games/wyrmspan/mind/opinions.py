"""What a bot should like: an estimate of the points a mat will have at the end, as a sum of named opinions."""

from __future__ import annotations

from typing import Final

from embertable.core.mind import Opinion, chances, outcome
from embertable.games.wyrmspan.cards.tables import COSTS, HOMES, POINTS
from embertable.games.wyrmspan.chapters.explore import TIMES_A_ROUND
from embertable.games.wyrmspan.chapters.objectives import OBJECTIVE_POINTS, REST
from embertable.games.wyrmspan.chapters.scoring import points_of, scores
from embertable.games.wyrmspan.mind.glance import Glance, glance, sum_of
from embertable.games.wyrmspan.mind.pending import pending
from embertable.games.wyrmspan.mind.worth import ACTIVATION, CAVE_WORTH, ROUND_END, WHEN_PLAYED_WORTH
from embertable.games.wyrmspan.state import State
from embertable.games.wyrmspan.terms import BROWN_EVERY, EGG, INCOME, LIMIT, MARKERS, ROUNDS


def points_now(s: State, seat: int, mat: Glance) -> float:
    """What the mat is worth already; leftovers come under other headings."""
    stored = mat.eggs + mat.cached + mat.tucked
    return float(mat.guild + mat.printed + mat.abilities + stored + mat.objectives)


def coins(s: State, seat: int, mat: Glance) -> float:
    """Actions that can still be paid, those of later rounds too. More than a round's income is hard to use."""
    me = s.players[seat]
    if me.passed and s.round == ROUNDS:
        return LAST_COIN * me.coins
    spare = max(0, min(me.coins, LIMIT) - INCOME)
    return mat.rounds_left * INCOME + min(me.coins, INCOME) + SPARE_COIN * spare


SPARE_COIN: Final = 0.3
LAST_COIN: Final = 0.5


def life(mat: Glance, actions: float) -> float:
    """How much of its worth is left to something that takes so many actions to use."""
    return min(1.0, mat.actions_left / actions)


def resources(s: State, seat: int, mat: Glance) -> float:
    """Tokens in stock, as long as there is something to do with them; variety helps."""
    total = 0.0
    for count in s.players[seat].stock:
        total += min(count, 3) + 0.4 * max(0, count - 3)
    return total * (0.25 + 0.75 * life(mat, 5.0))


def cards(s: State, seat: int, mat: Glance) -> float:
    """Cards in hand: dragons that have a place and can be paid most of all."""
    me = s.players[seat]
    use = life(mat, 5.0)
    total = 0.0
    for card in me.hand:
        total += 0.25
        if use > 0.0:
            gain = 0.12 * (POINTS[card] + WHEN_PLAYED_WORTH[card]) + 0.2 * (ACTIVATION[card] + ROUND_END[card])
            gain *= NEARNESS[min(missing(me.stock, mat.eggs, COSTS[card]), 3)]
            total += use * gain * (1.0 if fits(mat, card) else 0.6)
    for card in me.hand_caves:
        total += 0.25 + use * (0.3 + 0.08 * CAVE_WORTH[card])
    return total


NEARNESS: Final[list[float]] = [1.7, 1.2, 0.8, 0.5]  # by how many tokens of the cost are missing


def fits(mat: Glance, card: int) -> bool:
    """Whether one of the caves a dragon likes has room for it."""
    return any(mat.is_open[cave] for cave in HOMES[card])


def missing(stock: list[int], eggs: int, cost: list[int]) -> int:
    """How many resources and eggs of a cost a player lacks."""
    short = max(0, cost[EGG] - eggs)
    for kind in range(len(stock)):
        if cost[kind] > stock[kind]:
            short += cost[kind] - stock[kind]
    return short


def open_lairs(s: State, seat: int, mat: Glance) -> float:
    """Excavated places without a dragon: up to two are useful at a time."""
    me = s.players[seat]
    spaces = sum_of(me.excavated) - sum_of(me.standing)
    return life(mat, 4.0) * (min(spaces, 3) + 0.5 * max(0, spaces - 3))


def explorations(s: State, seat: int, mat: Glance) -> float:
    """The engine: what walks through the caves will bring with the coins that are left."""
    me = s.players[seat]
    if s.round == 0:
        return 0.0
    best = 0.0
    second = 0.0
    usable = 0.0
    for cave, worth in enumerate(mat.walks):
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
        if me.explored[cave] < TIMES_A_ROUND and worth > usable:
            usable = worth
    now = 0 if me.passed else min(me.coins, 4)
    return mat.rounds_left * (1.6 * best + 0.8 * second) + 0.5 * now * usable


def round_ends(s: State, seat: int, mat: Glance) -> float:
    """Once per round abilities, for the rounds that are left."""
    me = s.players[seat]
    total = 0.0
    for dragon in me.dragons:
        worth = ROUND_END[dragon]
        if worth:
            total += worth * (mat.rounds_left + (0 if dragon in me.used else 1))
    return total


def nests(s: State, seat: int, mat: Glance) -> float:
    """Room for eggs."""
    return min(mat.free_nests, 4) * life(mat, 6.0)


def eggs_to_spend(s: State, seat: int, mat: Glance) -> float:
    """Eggs pay for actions too."""
    return min(mat.eggs, 5) * life(mat, 6.0)


def guild(s: State, seat: int, mat: Glance) -> float:
    """On the way to the next brown space."""
    me = s.players[seat]
    if me.placed >= MARKERS:
        return 0.3 * me.steps
    return (me.steps % BROWN_EVERY) * min(1.0, 0.3 + mat.actions_left / 8.0)


def objectives(s: State, seat: int, mat: Glance) -> float:
    """Points this round's objective would give now, and part of what the later ones would."""
    expected = expected_points(mat.quantity, mat.rivals, s.round - 1)
    for count in mat.later:
        expected += 0.25 * min(count, 8)
    return expected


def expected_points(mine: int, others: list[int], scored: int) -> float:
    """The points of the place, softened at its edges."""
    if mine == 0:
        return 0.0
    points = OBJECTIVE_POINTS[place_among(mine, others)][scored]
    return points + 0.15 * min(mine - max(others, default=0), 3)


def place_among(mine: int, others: list[int]) -> int:
    """The place so much takes: equal numbers share one; whoever has nothing is among the rest."""
    if mine == 0:
        return REST
    above: list[int] = []
    for other in others:
        if other > mine and other not in above:
            above.append(other)
    return min(len(above), REST)


def under_way(s: State, seat: int, mat: Glance) -> float:
    """What has begun and will still bring something."""
    return pending(s, seat)


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
    Opinion("under way", under_way, 1.0),
]
WEIGHTS: Final[list[float]] = [opinion.weight for opinion in OPINIONS]
OF_CARDS: Final[int] = [opinion.name for opinion in OPINIONS].index("cards")


def judged(s: State, seat: int, mat: Glance) -> list[float]:
    """What all opinions but the last say, in their order: called by name, for most cost less than a call by table."""
    return [
        points_now(s, seat, mat),
        coins(s, seat, mat),
        resources(s, seat, mat),
        cards(s, seat, mat),
        open_lairs(s, seat, mat),
        explorations(s, seat, mat),
        round_ends(s, seat, mat),
        nests(s, seat, mat),
        eggs_to_spend(s, seat, mat),
        guild(s, seat, mat),
        objectives(s, seat, mat),
    ]


def estimated_points(s: State, seat: int) -> float:
    """The sum of all opinions."""
    total = 0.0
    for number, worth in enumerate(judged(s, seat, glance(s, seat))):
        total += WEIGHTS[number] * worth
    return total + WEIGHTS[-1] * pending(s, seat)


SPREAD: Final = 15.0  # a lead of so many points is worth about three games in four
SOLO_BEST: Final = 160.0


def expectations(s: State) -> list[float]:
    """The prospects of every seat: alone by its points, else by how far it is before the best of the others."""
    if s.opponents:
        points = float(points_of(s, 0)) if not s.agenda else estimated_points(s, 0)
        return [min(1.0, max(0.0, points / SOLO_BEST))]
    if not s.agenda:
        ends = scores(s)
        return [outcome(ends, seat) for seat in range(s.seats)]
    return chances([estimated_points(s, seat) for seat in range(s.seats)], SPREAD)


GLARING: Final[dict[int, float]] = {3: 0.072}
"""By level of bots: what it never overlooks, of the chance to win; tournaments told where other games' would not do."""

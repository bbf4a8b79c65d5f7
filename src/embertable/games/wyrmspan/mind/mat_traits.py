"""Traits of a mat, of what lies beside it and of what is going on there."""

from __future__ import annotations

from embertable.core.effects import Do
from embertable.core.flow import asked_of
from embertable.core.scales import climb, tenths
from embertable.core.traits import Tally
from embertable.games.wyrmspan.chapters.explore import TIMES_A_ROUND
from embertable.games.wyrmspan.chapters.scoring import ITEMS_PER_POINT
from embertable.games.wyrmspan.mind import families
from embertable.games.wyrmspan.mind.families import MOST_COINS, MOST_LEAD
from embertable.games.wyrmspan.mind.glance import Glance, sum_of
from embertable.games.wyrmspan.mind.matters import MATTER, START
from embertable.games.wyrmspan.mind.opinions import OF_CARDS, OPINIONS, judged, place_among
from embertable.games.wyrmspan.mind.pending import PENDING
from embertable.games.wyrmspan.places import cell_and_owner
from embertable.games.wyrmspan.state import Player, State
from embertable.games.wyrmspan.terms import FIXED_CELL, MARKERS, ROUNDS, SPACES


def opinions(s: State, seat: int, mat: Glance, tally: Tally) -> None:
    """What was thought of it before anything was learned; of cards in hand only where they are known."""
    start = families.OPINION.start
    for number, worth in enumerate(judged(s, seat, mat)):
        if tally.is_open or number != OF_CARDS:
            tally.count(start + number, tenths(worth))


def points(s: State, seat: int, mat: Glance, tally: Tally) -> None:
    """The lines of the score pad, as if the game ended now."""
    me = s.players[seat]
    items = sum_of(me.stock) + len(me.hand) + len(me.hand_caves)
    start = families.POINTS.start
    tally.count(start, mat.guild)
    tally.count(start + 1, mat.printed)
    tally.count(start + 2, mat.abilities)
    tally.count(start + 3, mat.eggs)
    tally.count(start + 4, mat.cached)
    tally.count(start + 5, mat.tucked)
    tally.count(start + 6, mat.objectives)
    tally.count(start + 7, me.coins + items // ITEMS_PER_POINT)


def coins(s: State, me: Player, tally: Tally) -> None:
    """How many coins are left in which round, and whether any of them will be spent in it."""
    now = max(1, s.round) - 1
    tally.mark(families.COINS[now].start + min(me.coins, MOST_COINS))
    if me.passed:
        tally.mark(families.PASSED.start + now)


def stock(s: State, me: Player, tally: Tally) -> None:
    """Resources, which in the last round are good for little else than being spent at once."""
    stocks = families.LAST_STOCK if s.round == ROUNDS else families.STOCK
    for kind, count in enumerate(me.stock):
        climb(tally, stocks[kind], count)


def hands(me: Player, tally: Tally) -> None:
    """How many cards."""
    climb(tally, families.HAND, len(me.hand))
    climb(tally, families.HAND_CAVES, len(me.hand_caves))


def spaces(me: Player, mat: Glance, tally: Tally) -> None:
    """How far each cave is excavated, inhabited and explored, and where there is room."""
    for cave, is_open in enumerate(mat.is_open):
        climb(tally, families.EXCAVATED[cave], me.excavated[cave] - 1)
        climb(tally, families.STANDING[cave], me.standing[cave])
        climb(tally, families.EXPLORED[cave], me.explored[cave])
        if is_open:
            tally.mark(families.ROOM.start + cave)
    climb(tally, families.SPACES_FREE, sum_of(me.excavated) - sum_of(me.standing))
    climb(tally, families.FREE_NESTS, mat.free_nests)


def walks(me: Player, mat: Glance, tally: Tally) -> None:
    """What walks bring: one, one in each round to come, one this round; and hatchlings that wait for food."""
    for cave, walk in enumerate(mat.walks):
        worth = tenths(walk)
        tally.count(families.WALK.start + cave, worth)
        tally.count(families.WALKS_TO_COME.start + cave, worth * mat.rounds_left)
        if me.coins > 0 and not me.passed and me.explored[cave] < TIMES_A_ROUND:
            tally.count(families.WALK_NOW.start + cave, worth)
    tally.count(families.GROWING.start, mat.growing)
    tally.count(families.GROWING_LATER.start, mat.growing * mat.rounds_left)


def goals(s: State, mat: Glance, tally: Tally) -> None:
    """What the objectives count: that of the round against the best other, and those to come."""
    if mat.rivals:
        now = s.round - 1
        best = 0
        for other in mat.rivals:
            best = max(best, other)
        lead = max(-MOST_LEAD, min(MOST_LEAD, mat.quantity - best))
        tally.count(families.GOAL.start + s.objectives[now], mat.quantity)
        tally.mark(families.LEAD[now].start + lead + MOST_LEAD)
        tally.mark(families.PLACE[now].start + place_among(mat.quantity, mat.rivals))
    for ahead, count in enumerate(mat.later):
        tally.count(families.GOAL_LATER.start + s.objectives[s.round + ahead], count)


def guild(s: State, seat: int, tally: Tally) -> None:
    """Where the token stands on the track, which cells are taken, and which are still free."""
    me = s.players[seat]
    tally.mark(families.TRACK.start + me.steps % SPACES)
    tally.mark(families.PLACED.start + min(me.placed, MARKERS))
    tally.mark(families.GUILD.start + s.guild)
    taken = [0] * (FIXED_CELL + 1)
    for marker in s.markers:
        cell, owner = cell_and_owner(marker)
        taken[cell] += 1
        if owner == seat:
            tally.mark(families.OWN_CELL.start + cell)
    if me.placed < MARKERS:
        for cell in range(FIXED_CELL):
            if taken[cell] < s.squares[cell]:
                tally.mark(families.FREE_CELL.start + cell)


def question(s: State, seat: int, tally: Tally) -> None:
    """What the seat is being asked, if it is."""
    ask = asked_of(s, seat)
    if ask is not None:
        tally.mark(families.QUESTION.start + MATTER.get(type(ask), START))


def under_way(s: State, seat: int, tally: Tally) -> None:
    """What steps on the agenda will still bring the seat: each matter, and all together as the opinion has it."""
    total = 0.0
    for step in s.agenda:
        judge = PENDING.get(type(step))
        if judge is not None and getattr(step, "seat", -1) == seat:
            matter = MATTER[type(step.effect) if isinstance(step, Do) else type(step)]
            worth = judge(s, step)
            tally.count(families.UNDER_WAY.start + matter, tenths(worth))
            total += worth
    tally.count(families.OPINION.start + len(OPINIONS) - 1, tenths(total))

"""Playing alone against the Automa. (p. 16 and the solo rules)"""

from __future__ import annotations

from functools import cache
from typing import Final

from embertable.core.effects import If
from embertable.core.flow import Step
from embertable.core.game import Part
from embertable.core.lists import with_one, with_value
from embertable.games.wyrmspan.cards.tables import AT_ACTIVATION, DECISIONS, GUILDS, LEVELS, OBJECTIVES, Decision
from embertable.games.wyrmspan.chapters.guild import free_cells
from embertable.games.wyrmspan.chapters.objectives import objective_points
from embertable.games.wyrmspan.chapters.supply import discard_dragon, refill
from embertable.games.wyrmspan.effects.conditions import NeighbourHasNoMore
from embertable.games.wyrmspan.events import (
    AutomaDecided,
    AutomaMovedCoins,
    AutomaPassed,
    AutomaRefreshed,
    AutomaTook,
    Lost,
    PlacedMarker,
    Stepped,
    tell,
)
from embertable.games.wyrmspan.places import cell_and_owner, marker_on
from embertable.games.wyrmspan.state import Automa, State
from embertable.games.wyrmspan.terms import AUTOMA, BROWN_EVERY, COIN, DISPLAYED, FIXED_CELL, FIXED_POINTS, SPACES

RAVEL_COINS: Final = 2
POINTS_PER_CAVE: Final = 2


def decision_numbers(level: int) -> list[int]:
    """The eight decision cards of a level, as numbers into the table."""
    ids = [decision.id for decision in DECISIONS]
    return [ids.index(name) for name in LEVELS[level].decisions]


@cache
def removed_dragons() -> frozenset[int]:
    """The dragons that look at a neighbour."""
    abilities = [(card, verb) for card, verb in enumerate(AT_ACTIVATION) if isinstance(verb, If)]
    return frozenset([card for card, verb in abilities if isinstance(verb.condition, NeighbourHasNoMore)])


def play_alone(s: State, level: int) -> None:
    """Before cards are dealt: what needs a neighbour or has no number for the Automa is put back in the box."""
    removed = removed_dragons()
    s.deck = [card for card in s.deck if card not in removed]
    s.objectives = [side for side in s.objectives if OBJECTIVES[side].automa is not None]
    s.opponents = [new_automa(level)]


def new_automa(level: int) -> Automa:
    """One guild marker is hers from the start."""
    return Automa(
        level=level,
        deck=[],
        shown=[],
        aside=0,
        pile=[],
        pile_caves=[],
        steps=0,
        markers=1,
        coins=0,
        ranks=[],
        passed=False,
    )


def prepare_decisions(s: State, automa: Automa) -> None:
    """All eight decisions are shuffled; one is put aside unseen."""
    deck = decision_numbers(automa.level)
    s.rng.shuffle(deck)
    s.reveal()
    automa.aside = deck.pop()
    automa.deck = deck
    automa.shown = []
    automa.passed = False


def keep_few_coins(s: State, automa: Automa) -> None:
    """Against Ravel no more than two coins are kept from round to round."""
    me = s.players[0]
    if LEVELS[automa.level].ravel and me.coins > RAVEL_COINS:
        if s.journal is not None:
            tell(s, Lost(0, ((COIN, me.coins - RAVEL_COINS),)))
        me.coins = RAVEL_COINS


def is_automas_turn(s: State, seat: int) -> bool:
    """Alone, the human and the Automa take turns, until both have passed; seat 1 stands for her."""
    return not s.opponents[0].passed and (seat == 1 or s.players[0].passed)


class AutomaTurn(Step):
    """She turns up a decision. Without one, or if the last one says so, she passes."""

    def resolve(self, s: State) -> None:
        automa = s.opponents[0]
        if not automa.deck:
            automa.passed = True
            if s.journal is not None:
                s.note(AutomaPassed())
            return
        s.reveal()
        number = automa.deck[-1]
        automa.deck = automa.deck[:-1]
        automa.shown = with_one(automa.shown, number)
        decision = DECISIONS[number]
        automa.passed = decision.passes_if_last and not automa.deck
        if s.journal is not None:
            s.note(AutomaDecided(decision.id, automa.passed))
        if automa.passed:
            if s.journal is not None:
                s.note(AutomaPassed())
        else:
            carry_out(s, automa, decision)


def carry_out(s: State, automa: Automa, decision: Decision) -> None:
    """In this order: a fresh display, a coin on or off the objective, and her steps in the guild."""
    if decision.refreshes:
        for place in range(DISPLAYED):
            if s.display[place]:
                discard_dragon(s, s.display[place])
                s.display = with_value(s.display, place, 0)
        refill(s)
        if s.journal is not None:
            s.note(AutomaRefreshed())
    coins = max(0, automa.coins + decision.objective)
    if coins != automa.coins:
        if s.journal is not None:
            s.note(AutomaMovedCoins(coins - automa.coins))
        automa.coins = coins
    for _ in range(steps_of(s, decision)):
        automa.steps += 1
        if s.journal is not None:
            s.note(Stepped(AUTOMA, automa.steps % SPACES, False))
        if automa.steps % BROWN_EVERY == 0:
            enter_brown(s, automa, decision)


def steps_of(s: State, decision: Decision) -> int:
    """By the round; for Ravel by the most or least excavated cave of the human."""
    if decision.steps is not None:
        return decision.steps[s.round - 1]
    excavated = s.players[0].excavated
    return (max(excavated) if decision.most_excavated else min(excavated)) + decision.plus


def enter_brown(s: State, automa: Automa, decision: Decision) -> None:
    """She takes a face-up dragon, and then a face-up cave or a cell of the guild tile."""
    dragon = s.display[decision.dragon - 1]
    if dragon:
        s.display = with_value(s.display, decision.dragon - 1, 0)
        automa.pile = with_one(automa.pile, dragon)
        if s.journal is not None:
            s.note(AutomaTook(dragon, 0))
    if decision.cave:
        cave = s.cave_display[decision.cave - 1]
        if cave:
            s.cave_display = with_value(s.cave_display, decision.cave - 1, 0)
            automa.pile_caves = with_one(automa.pile_caves, cave)
            if s.journal is not None:
                s.note(AutomaTook(0, cave))
    elif automa.markers:
        automa.markers -= 1
        cell = nth_free_cell(s, decision.cell)
        s.markers = with_one(s.markers, marker_on(cell, AUTOMA))
        if s.journal is not None:
            s.note(PlacedMarker(AUTOMA, f"guild-{GUILDS[s.guild].id}", cell))


def nth_free_cell(s: State, nth: int) -> int:
    """Counting the cells from the first, leaving out full ones, and from the first again after the last."""
    free = free_cells(s)
    assert FIXED_CELL in free
    return free[(nth - 1) % len(free)]


def automa_quantity(s: State, automa: Automa) -> int:
    """What she is taken to have of what the objective counts: the printed number, and the coins on the tile."""
    objective = OBJECTIVES[s.objectives[s.round - 1]]
    assert objective.automa is not None, f"objective {objective.id} is not used against the Automa"
    quantity = objective.automa[s.round - 1] + automa.coins
    return quantity if objective.automa_most is None else min(quantity, objective.automa_most)


def automa_parts(s: State, automa: Automa) -> tuple[Part, ...]:
    """The Automa's score, line by line."""
    level = LEVELS[automa.level]
    guild = automa.steps % BROWN_EVERY
    if level.ravel:
        fixed = [owner for cell, owner in map(cell_and_owner, s.markers) if cell == FIXED_CELL]
        guild += sum([FIXED_POINTS[min(place, 2)] for place, owner in enumerate(fixed) if owner == AUTOMA])
    return (
        Part("guild", guild),
        Part("dragons", level.points_per_dragon * len(automa.pile)),
        Part("caves", POINTS_PER_CAVE * len(automa.pile_caves)),
        Part("objectives", objective_points(automa.ranks)),
    )


def automa_points(s: State, automa: Automa) -> int:
    """What the Automa has."""
    return sum([part.points for part in automa_parts(s, automa)])

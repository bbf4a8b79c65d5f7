"""What the agenda still holds for a seat, in points: so that a bot sees why a coin was spent."""

from __future__ import annotations

from typing import Final

from embertable.core.effects import Do
from embertable.games.wyrmspan.cards.tables import COSTS, POINTS
from embertable.games.wyrmspan.chapters.entice import Arrive
from embertable.games.wyrmspan.chapters.excavate import Dig
from embertable.games.wyrmspan.chapters.explore import PrintedBonus, Visit
from embertable.games.wyrmspan.chapters.guild import ChooseCell, EnterBrown, Walk
from embertable.games.wyrmspan.effects.caching import ChooseCachePlace, ChooseSupplied, ChooseToken
from embertable.games.wyrmspan.effects.drawing import Settle, TuckDrawn
from embertable.games.wyrmspan.effects.gaining import ChooseKind, ChooseShared, ChooseTuckedCost, Gather, StashToken
from embertable.games.wyrmspan.effects.grammar import ChooseParts, OrderParts
from embertable.games.wyrmspan.effects.laying import ChooseNest
from embertable.games.wyrmspan.effects.playing import ChooseDig, ChooseDigPlace, ChooseDragon
from embertable.games.wyrmspan.effects.taking import ChooseCard
from embertable.games.wyrmspan.effects.trading import StrikeDeal
from embertable.games.wyrmspan.effects.tucking import ChooseBlindPlace, ChooseTuckCard, ChooseTuckPlace
from embertable.games.wyrmspan.effects.verb import Verb
from embertable.games.wyrmspan.mind.worth import (
    ACTIVATION,
    CAVE_CARD,
    CAVE_WORTH,
    DRAGON_CARD,
    EGG_WORTH,
    PATH,
    RESOURCE,
    ROUND_END,
    STEP,
    STORED,
    WHEN_PLAYED_WORTH,
    worth,
)
from embertable.games.wyrmspan.state import State
from embertable.games.wyrmspan.terms import COLUMNS, DRAGON

MARKER: Final = 4.0


def pending(s: State, seat: int) -> float:
    """The sum over all steps that belong to the seat."""
    total = 0.0
    for step in s.agenda:
        if isinstance(step, PrintedBonus):
            if step.seat == seat:
                total += walk(s, seat, step.cave, step.column, True)
        elif isinstance(step, Visit):
            if step.seat == seat:
                total += walk(s, seat, step.cave, step.column, False)
        elif isinstance(step, Do):
            if step.seat == seat and isinstance(step.effect, Verb):
                total += worth(step.effect)
        elif isinstance(step, Arrive):
            if step.seat == seat:
                card = step.card
                total += POINTS[card] + 0.5 * sum(COSTS[card]) + WHEN_PLAYED_WORTH[card]
                total += 1.5 * (ACTIVATION[card] + ROUND_END[card])
        elif isinstance(step, Dig):
            if step.seat == seat:
                total += 1.5 + CAVE_WORTH[step.card]
        elif getattr(step, "seat", -1) == seat:
            total += open_question(step)
    return total


def walk(s: State, seat: int, cave: int, column: int, is_at_bonus: bool) -> float:
    """What the rest of a walk will bring."""
    me = s.players[seat]
    total = PATH[cave][column] if is_at_bonus else 0.0
    for ahead in range(column, me.standing[cave]):
        dragon = me.dragons[cave * COLUMNS + ahead]
        total += PATH[cave][ahead + 1]
        if dragon not in s.fresh:
            total += ACTIVATION[dragon]
    return total


def open_question(step: object) -> float:
    """What a question asked of the seat is about to bring."""
    if isinstance(step, ChooseKind):
        return step.left * RESOURCE * 1.1
    if isinstance(step, ChooseCard):
        return step.left * (DRAGON_CARD if step.kind == DRAGON else CAVE_CARD)
    if isinstance(step, ChooseNest):
        return step.left * EGG_WORTH
    if isinstance(step, StrikeDeal):
        return 0.7 * worth(step.trade) * step.times / step.trade.times
    if isinstance(step, Walk | EnterBrown):
        return step.left * STEP + (MARKER if isinstance(step, EnterBrown) else 0.0)
    if isinstance(step, ChooseCell):
        return MARKER
    if isinstance(step, OrderParts):
        return sum(worth(part) for part in step.parts)
    if isinstance(step, ChooseParts):
        return step.left * max(worth(part) for part in step.parts)
    if isinstance(step, Gather):
        return step.left * RESOURCE * 1.2
    if isinstance(step, ChooseShared):
        return step.own * RESOURCE
    if isinstance(step, ChooseDragon):
        return 5.0
    if isinstance(step, ChooseDig | ChooseDigPlace):
        return 2.5
    if isinstance(step, ChooseTuckPlace | ChooseToken | ChooseSupplied | ChooseBlindPlace):
        return step.left * (STORED if isinstance(step, ChooseSupplied | ChooseBlindPlace) else 0.3)
    if isinstance(step, ChooseCachePlace | ChooseTuckCard | ChooseTuckedCost):
        return STORED
    if isinstance(step, StashToken | TuckDrawn | Settle):
        return 0.5
    return 0.0

"""What the agenda still holds for a seat, in points: so that a bot sees why a coin was spent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from embertable.core.effects import Do
from embertable.games.wyrmspan.cards.tables import COSTS, POINTS
from embertable.games.wyrmspan.chapters.entice import Arrive
from embertable.games.wyrmspan.chapters.excavate import Dig
from embertable.games.wyrmspan.chapters.explore import PrintedBonus, Visit
from embertable.games.wyrmspan.chapters.guild import ChooseCell, EnterBrown, TakeStep, Walk
from embertable.games.wyrmspan.effects.caching import ChooseCachePlace, ChooseSupplied, ChooseToken
from embertable.games.wyrmspan.effects.drawing import Settle, TuckDrawn
from embertable.games.wyrmspan.effects.gaining import (
    ChooseGathered,
    ChooseKind,
    ChooseShared,
    ChooseTuckedCost,
    StashToken,
)
from embertable.games.wyrmspan.effects.grammar import ChooseParts, Consider, OrderParts
from embertable.games.wyrmspan.effects.laying import ChooseNest
from embertable.games.wyrmspan.effects.playing import ChooseDig, ChooseDigPlace, ChooseDragon
from embertable.games.wyrmspan.effects.taking import ChooseCard
from embertable.games.wyrmspan.effects.trading import StrikeDeal
from embertable.games.wyrmspan.effects.tucking import ChooseBlindPlace, ChooseEachPlace, ChooseTuckCard, ChooseTuckPlace
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
        judge = PENDING.get(type(step))
        if judge is not None and getattr(step, "seat", -1) == seat:
            total += judge(s, step)
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


def arrival(card: int) -> float:
    """What a dragon will be worth that is about to come."""
    total = POINTS[card] + 0.5 * sum(COSTS[card]) + WHEN_PLAYED_WORTH[card]
    return total + 1.5 * (ACTIVATION[card] + ROUND_END[card])


PENDING: Final[dict[type, Callable[[State, Any], float]]] = {
    PrintedBonus: lambda s, step: walk(s, step.seat, step.cave, step.column, True),
    Visit: lambda s, step: walk(s, step.seat, step.cave, step.column, False),
    Do: lambda s, step: worth(step.effect),
    Arrive: lambda s, step: arrival(step.card),
    Dig: lambda s, step: 1.5 + CAVE_WORTH[step.card],
    # What a question is about to bring.
    ChooseKind: lambda s, ask: ask.left * RESOURCE * 1.1,
    ChooseCard: lambda s, ask: ask.left * (DRAGON_CARD if ask.kind == DRAGON else CAVE_CARD),
    ChooseNest: lambda s, ask: ask.left * EGG_WORTH,
    StrikeDeal: lambda s, ask: 0.7 * worth(ask.trade) * ask.times / ask.trade.times,
    Walk: lambda s, step: step.left * STEP,
    TakeStep: lambda s, ask: ask.left * STEP,
    EnterBrown: lambda s, ask: ask.left * STEP + MARKER,
    ChooseCell: lambda s, ask: MARKER,
    OrderParts: lambda s, ask: sum([worth(part) for part in ask.parts]),
    Consider: lambda s, ask: worth(ask.effect),
    ChooseParts: lambda s, ask: ask.left * max([worth(part) for part in ask.parts]),
    ChooseGathered: lambda s, ask: ask.left * RESOURCE * 1.2,
    ChooseShared: lambda s, ask: ask.own * RESOURCE,
    ChooseDragon: lambda s, ask: 5.0,
    ChooseDig: lambda s, ask: 2.5,
    ChooseDigPlace: lambda s, ask: 2.5,
    ChooseTuckPlace: lambda s, ask: ask.left * 0.3,
    ChooseToken: lambda s, ask: ask.left * 0.3,
    ChooseSupplied: lambda s, ask: ask.left * STORED,
    ChooseBlindPlace: lambda s, ask: ask.left * STORED,
    ChooseEachPlace: lambda s, ask: len(ask.dragons) * STORED,
    ChooseCachePlace: lambda s, ask: STORED,
    ChooseTuckCard: lambda s, ask: STORED,
    ChooseTuckedCost: lambda s, ask: STORED,
    StashToken: lambda s, ask: 0.5,
    TuckDrawn: lambda s, ask: 0.5,
    Settle: lambda s, step: 0.5,
}

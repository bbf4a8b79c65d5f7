"""Excavating: make room in a cave with a cave card. (p. 5)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from embertable.core.flow import Step
from embertable.core.lists import with_value, without
from embertable.core.refusal import Refusal
from embertable.games.wyrmspan.cards.tables import CAVE_EFFECTS, CAVE_IDS, CAVE_KIND, COLUMN_FOUR
from embertable.games.wyrmspan.effects.grammar import AnyOrder
from embertable.games.wyrmspan.effects.paying import TOO_DEAR, TWIN, pay_eggs, too_dear
from embertable.games.wyrmspan.events import Excavated, Paid, tell
from embertable.games.wyrmspan.places import eggs_of
from embertable.games.wyrmspan.state import Player, State
from embertable.games.wyrmspan.terms import (
    CAVE_CARDS,
    CAVE_NAMES,
    CAVES,
    COIN,
    COLUMNS,
    DISPLAY,
    EVERYBODY,
    HAND,
    PLACE_NAMES,
)

EGGS_BY_COLUMN: Final = (0, 0, 1, 2)
NO_CAVE_CARD: Final = Refusal("no cave card", "excavating")
ALL_EXCAVATED: Final = Refusal("all excavated", "excavating")
NOT_NEXT: Final = Refusal("not next", "excavating")


def excavations(s: State, seat: int) -> list[Step]:
    """Every cave card for every cave that has a next space; of cards that say the same, one is enough."""
    me = s.players[seat]
    options: list[Step] = []
    if not me.hand_caves:
        return options
    eggs = eggs_of(me)
    cards = unlike(me.hand_caves)
    for cave in CAVES:
        if why_not_excavate(me, cave, me.excavated[cave], eggs) is None:
            options += [excavate(seat, card, cave) for card in cards]
    return options


def why_not_excavate(me: Player, cave: int, column: int, eggs: int) -> Refusal | None:
    """The next space of a cave, as long as there is one, for a coin and perhaps eggs."""
    if me.excavated[cave] == COLUMNS:
        return ALL_EXCAVATED
    if column != me.excavated[cave]:
        return NOT_NEXT
    return TOO_DEAR if me.coins < 1 or eggs < EGGS_BY_COLUMN[column] else None


def excavations_refused(s: State, seat: int) -> list[tuple[Step, Refusal]]:
    """Every cave card for every space it cannot go to; without a card, the space alone."""
    me = s.players[seat]
    cards = unlike(me.hand_caves) if me.hand_caves else [0]
    found: list[tuple[Step, Refusal]] = []
    for cave in CAVES:
        column = me.excavated[cave]
        refusal = why_not_here(me, cave)
        for card in sorted(me.hand_caves) or [0]:
            against = refusal if refusal is not None or card in cards else TWIN
            if against is not None:
                found.append((excavate(seat, card, cave), against))
        for further in range(column + 1, COLUMNS):
            against = why_not_excavate(me, cave, further, 0)
            if against is not None:
                found.append((Further(seat, cards[0], cave, further), against))
    return found


def why_not_here(me: Player, cave: int) -> Refusal | None:
    """What stands against excavating a cave, with how much is missing; without a card nothing is excavated."""
    column, eggs = me.excavated[cave], eggs_of(me)
    refusal = why_not_excavate(me, cave, column, eggs)
    if refusal is TOO_DEAR:
        missing = [(1 - me.coins, "coin"), (EGGS_BY_COLUMN[column] - eggs, "egg")]
        return too_dear(tuple([each for each in missing if each[0] > 0]))
    if refusal is not None:
        return refusal.about(CAVE_NAMES[cave])
    return None if me.hand_caves else NO_CAVE_CARD


def unlike(cards: list[int]) -> list[int]:
    """Cave cards of which no two say the same, in ascending order."""
    if len(cards) == 1:
        return cards
    kinds: list[int] = []
    found: list[int] = []
    for card in sorted(cards):
        if CAVE_KIND[card] not in kinds:
            kinds.append(CAVE_KIND[card])
            found.append(card)
    return found


def open_caves(me: Player) -> list[int]:
    """The caves that still have a space to excavate."""
    return [cave for cave in CAVES if me.excavated[cave] < COLUMNS]


class Dig(Step):
    """Put a cave card on the next space of a cave. Its bonus and, in the last column, another one follow."""

    def __init__(self, seat: int, card: int, cave: int, origin: int) -> None:
        self.seat = seat
        self.card = card
        self.cave = cave
        self.origin = origin

    def resolve(self, s: State) -> None:
        me = s.players[self.seat]
        if self.origin == DISPLAY:
            s.cave_display = with_value(s.cave_display, s.cave_display.index(self.card), 0)
        else:
            me.hand_caves = without(me.hand_caves, self.card)
        column = me.excavated[self.cave]
        me.caverns = with_value(me.caverns, self.cave * COLUMNS + column, self.card)
        me.excavated = with_value(me.excavated, self.cave, column + 1)
        if s.journal is not None:
            tell(s, Excavated(self.seat, self.card, self.cave))
        effect = CAVE_EFFECTS[self.card]
        assert effect is not None, f"there is no cave card {self.card}"
        if column + 1 == COLUMNS:
            effect = AnyOrder(effect, COLUMN_FOUR[0])
        effect.do(s, self.seat, 0)

    def key(self) -> str:
        return f"excavate {CAVE_IDS[self.card]} {CAVE_NAMES[self.cave]}"

    def things(self) -> Sequence[str]:
        return (f"card {CAVE_IDS[self.card]}", f"rock {CAVE_NAMES[self.cave]}")


class Excavate(Dig):
    """Pay a coin, and an egg for the third space of a cave or two for the fourth; then put the card there."""

    def __init__(self, seat: int, card: int, cave: int) -> None:
        super().__init__(seat, card, cave, HAND)

    def resolve(self, s: State) -> None:
        me = s.players[self.seat]
        me.coins -= 1
        if s.journal is not None:
            tell(s, Paid(self.seat, ((COIN, 1),)))
        s.known_caves[self.card] = EVERYBODY
        s.then(Dig(self.seat, self.card, self.cave, HAND))
        pay_eggs(s, self.seat, EGGS_BY_COLUMN[me.excavated[self.cave]])


class Further(Excavate):
    """A space further in than the next one, or one that is there already: thought of, never offered."""

    def __init__(self, seat: int, card: int, cave: int, column: int) -> None:
        super().__init__(seat, card, cave)
        self.column = column

    def key(self) -> str:
        return f"excavate {CAVE_IDS[self.card]} {PLACE_NAMES[self.cave * COLUMNS + self.column]}"

    def things(self) -> Sequence[str]:
        return (f"place {PLACE_NAMES[self.cave * COLUMNS + self.column]}",)


# Made once: options are looked at far more often than taken.
EXCAVATE: Final[list[Excavate]] = [
    Excavate(seat, card, cave) for seat in range(5) for card in range(CAVE_CARDS + 1) for cave in CAVES
]


def excavate(seat: int, card: int, cave: int) -> Excavate:
    """The option of this name."""
    return EXCAVATE[(seat * (CAVE_CARDS + 1) + card) * 3 + cave]

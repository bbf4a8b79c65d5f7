"""Excavating: make room in a cave with a cave card. (p. 5)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from embertable.core.flow import Step
from embertable.core.lists import with_value, without
from embertable.games.wyrmspan.cards.tables import CAVE_EFFECTS, CAVE_IDS, CAVE_KIND, COLUMN_FOUR
from embertable.games.wyrmspan.effects.grammar import AnyOrder
from embertable.games.wyrmspan.effects.paying import pay_eggs
from embertable.games.wyrmspan.events import Excavated, Paid, tell
from embertable.games.wyrmspan.places import eggs_of
from embertable.games.wyrmspan.state import Player, State
from embertable.games.wyrmspan.terms import CAVE_CARDS, CAVE_NAMES, CAVES, COIN, COLUMNS, DISPLAY, EVERYBODY, HAND

EGGS_BY_COLUMN: Final = (0, 0, 1, 2)


def excavations(s: State, seat: int) -> list[Step]:
    """Every cave card for every cave that has a next space; of cards that say the same, one is enough."""
    me = s.players[seat]
    options: list[Step] = []
    if not me.hand_caves or me.coins < 1:
        return options
    eggs = eggs_of(me)
    cards = unlike(me.hand_caves)
    for cave in CAVES:
        column = me.excavated[cave]
        if column < COLUMNS and eggs >= EGGS_BY_COLUMN[column]:
            options += [excavate(seat, card, cave) for card in cards]
    return options


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
            s.note(Excavated(self.seat, self.card, self.cave))
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


# Made once: options are looked at far more often than taken.
EXCAVATE: Final[list[Excavate]] = [
    Excavate(seat, card, cave) for seat in range(5) for card in range(CAVE_CARDS + 1) for cave in CAVES
]


def excavate(seat: int, card: int, cave: int) -> Excavate:
    """The option of this name."""
    return EXCAVATE[(seat * (CAVE_CARDS + 1) + card) * 3 + cave]

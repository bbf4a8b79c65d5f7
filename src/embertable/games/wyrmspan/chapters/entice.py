"""Enticing: a dragon comes to an excavated space. (p. 6)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from embertable.core.flow import Step
from embertable.core.lists import with_more, with_one, with_value, without
from embertable.core.refusal import Missing, Refusal
from embertable.games.wyrmspan.cards.tables import COSTS, DRAGON_IDS, HOMES, NESTS
from embertable.games.wyrmspan.chapters.abilities import offer_ability
from embertable.games.wyrmspan.chapters.exchange import (
    Exchange,
    PayResources,
    SpendResources,
    can_afford,
    exchange_of,
    pairs,
    shortfall,
)
from embertable.games.wyrmspan.effects.paying import TOO_DEAR, pay_eggs, too_dear
from embertable.games.wyrmspan.events import Enticed, Paid, tell
from embertable.games.wyrmspan.places import NO_DRAGON_CARD, eggs_of, has_room, tucked_at
from embertable.games.wyrmspan.state import Player, State
from embertable.games.wyrmspan.terms import (
    CAVE_NAMES,
    CAVES,
    COIN,
    COLUMNS,
    DISPLAY,
    DRAGON_CARDS,
    EGG,
    EVERYBODY,
    HAND,
    PLACE_NAMES,
    RESOURCES,
    WHEN_PLAYED,
)

OTHER_CAVE: Final = Refusal("other cave", "enticing")
NO_SPACE: Final = Refusal("no space", "enticing")
NOT_LEFTMOST: Final = Refusal("not leftmost", "enticing")


def enticements(s: State, seat: int) -> list[Step]:
    """Every dragon in hand for every cave it likes that has an open place, if its cost can be paid."""
    me = s.players[seat]
    options: list[Step] = []
    if not me.hand:
        return options
    is_open = has_room(me)
    coins = me.coins - 1
    eggs = eggs_of(me)
    stock = me.stock
    asides: list[Exchange] = []
    for card in sorted(me.hand) if len(me.hand) > 1 else me.hand:
        cost = COSTS[card]
        if why_not_afford(stock, coins, eggs, cost) is not None:
            continue
        is_placed = False
        for cave in HOMES[card]:
            if why_not_come(card, cave, is_open) is None:
                options.append(entice(seat, card, cave))
                is_placed = True
        if is_placed:
            add_exchanges(asides, seat, stock, cost)
    options.extend(asides)
    return options


def why_not_afford(stock: list[int], coins: int, eggs: int, cost: list[int]) -> Refusal | None:
    """Coins and eggs are paid as printed, resources with exchanges where needed."""
    return TOO_DEAR if cost[COIN] > coins or cost[EGG] > eggs or not can_afford(stock, cost) else None


def why_not_come(card: int, cave: int, is_open: list[bool]) -> Refusal | None:
    """A dragon comes to a cave it likes, where the leftmost free place is excavated."""
    if cave not in HOMES[card]:
        return OTHER_CAVE
    return None if is_open[cave] else NO_SPACE


def enticements_refused(s: State, seat: int) -> list[tuple[Step, Refusal]]:
    """Every dragon in hand for every cave, if it cannot come there; without a dragon that could, the cave alone."""
    me = s.players[seat]
    is_open = has_room(me)
    found: list[tuple[Step, Refusal]] = []
    for card in sorted(me.hand):
        for cave in CAVES:
            refusal = why_not_entice(me, card, cave, COSTS[card], 1, is_open)
            if refusal is not None:
                found.append((entice(seat, card, cave), refusal))
    if not me.hand:
        found += [(entice(seat, 0, cave), NO_DRAGON_CARD) for cave in CAVES]
    for cave in CAVES:
        for column in range(me.standing[cave] + 1, me.excavated[cave]):
            found.append((Deeper(seat, cave, column), NOT_LEFTMOST))
    return found


def why_not_entice(
    me: Player, card: int, cave: int, cost: list[int], for_action: int, is_open: list[bool]
) -> Refusal | None:
    """What stands against one dragon in one cave, with how much of its cost is missing."""
    refusal = why_not_come(card, cave, is_open)
    if refusal is not None:
        return refusal.about(CAVE_NAMES[cave])
    if why_not_afford(me.stock, me.coins - for_action, eggs_of(me), cost) is None:
        return None
    return too_dear(missing_of(me, cost, for_action))


def missing_of(me: Player, cost: list[int], for_action: int) -> Missing:
    """What would make a cost payable."""
    coins = (max(0, cost[COIN] + for_action - me.coins), "coin")
    eggs = (max(0, cost[EGG] - eggs_of(me)), "egg")
    return tuple([each for each in (coins, eggs) if each[0]]) + shortfall(me.stock, cost)


def add_exchanges(asides: list[Exchange], seat: int, stock: list[int], cost: list[int]) -> None:
    """A dragon that can be paid only by exchange lets the player make that exchange beforehand."""
    for kind in RESOURCES:
        if stock[kind] < cost[kind]:
            spare = [max(0, stock[other] - cost[other]) for other in RESOURCES]
            for first, second in pairs(spare, kind):
                aside = exchange_of(seat, first, second, kind)
                if aside not in asides:
                    asides.append(aside)


class Entice(Step):
    """Pay a coin and the printed cost; then the dragon takes the leftmost free place of the cave."""

    def __init__(self, seat: int, card: int, cave: int) -> None:
        self.seat = seat
        self.card = card
        self.cave = cave

    def resolve(self, s: State) -> None:
        s.known[self.card] = EVERYBODY
        s.then(Arrive(self.seat, self.card, self.cave, HAND))
        pay_cost(s, self.seat, COSTS[self.card], 1)

    def key(self) -> str:
        return f"entice {DRAGON_IDS[self.card]} {CAVE_NAMES[self.cave]}"

    def things(self) -> Sequence[str]:
        return (f"card {DRAGON_IDS[self.card]}", f"lair {CAVE_NAMES[self.cave]}")


class Deeper(Entice):
    """A free space further in than the leftmost one: thought of, never offered."""

    def __init__(self, seat: int, cave: int, column: int) -> None:
        super().__init__(seat, 0, cave)
        self.column = column

    def key(self) -> str:
        return f"entice {PLACE_NAMES[self.cave * COLUMNS + self.column]}"

    def things(self) -> Sequence[str]:
        return (f"place {PLACE_NAMES[self.cave * COLUMNS + self.column]}",)


# Made once: options are looked at far more often than taken.
ENTICE: Final[list[Entice]] = [
    Entice(seat, card, cave) for seat in range(5) for card in range(DRAGON_CARDS + 1) for cave in CAVES
]


def entice(seat: int, card: int, cave: int) -> Entice:
    """The option of this name."""
    return ENTICE[(seat * (DRAGON_CARDS + 1) + card) * 3 + cave]


def can_pay_cost(me: Player, cost: list[int]) -> bool:
    """Whether a dragon's cost can be paid, with exchanges where needed."""
    return why_not_afford(me.stock, me.coins, eggs_of(me), cost) is None


def pay_cost(s: State, seat: int, cost: list[int], for_action: int) -> None:
    """Pay a dragon's cost, and the coins of the action, before whatever is on the agenda."""
    me = s.players[seat]
    coins = cost[COIN] + for_action
    if coins:
        me.coins -= coins
        if s.journal is not None:
            tell(s, Paid(seat, ((COIN, coins),)))
    pay_eggs(s, seat, cost[EGG])
    needs = tuple(cost[:4])
    if all(me.stock[kind] >= needs[kind] for kind in RESOURCES):
        SpendResources(seat, needs).resolve(s)
    else:
        s.then(PayResources(seat, needs))


class Arrive(Step):
    """The dragon stands in its place, with empty nests; then its When played ability."""

    def __init__(self, seat: int, card: int, cave: int, origin: int) -> None:
        self.seat = seat
        self.card = card
        self.cave = cave
        self.origin = origin

    def resolve(self, s: State) -> None:
        me = s.players[self.seat]
        leave(s, me, self.card, self.origin)
        place = self.cave * COLUMNS + me.standing[self.cave]
        me.dragons = with_value(me.dragons, place, self.card)
        me.standing = with_more(me.standing, self.cave, 1)
        arrived(s, self.seat, self.card, self.cave, 0)


class Cover(Step):
    """The dragon takes the place of another one, which is tucked under it with all it had."""

    def __init__(self, seat: int, card: int, place: int) -> None:
        self.seat = seat
        self.card = card
        self.place = place

    def resolve(self, s: State) -> None:
        me = s.players[self.seat]
        leave(s, me, self.card, HAND)
        covered = me.dragons[self.place]
        me.dragons = with_value(me.dragons, self.place, self.card)
        me.tucks = with_more(me.tucks, self.place, 1)
        me.tucked = with_one(me.tucked, tucked_at(self.place, covered))
        me.fed = with_value(me.fed, self.place, 0)
        me.eggs = with_value(me.eggs, self.place, min(me.eggs[self.place], NESTS[self.card]))
        arrived(s, self.seat, self.card, self.place // COLUMNS, covered)

    def key(self) -> str:
        return f"cover with {DRAGON_IDS[self.card]}"

    def things(self) -> Sequence[str]:
        return (f"card {DRAGON_IDS[self.card]}", f"place {PLACE_NAMES[self.place]}")


def leave(s: State, me: Player, card: int, origin: int) -> None:
    """The dragon leaves the hand or the display."""
    if origin == DISPLAY:
        s.display = with_value(s.display, s.display.index(card), 0)
    else:
        me.hand = without(me.hand, card)


def arrived(s: State, seat: int, card: int, cave: int, covered: int) -> None:
    """A dragon is new on the mat: its When played ability comes up."""
    s.known[card] = EVERYBODY
    s.fresh = with_one(s.fresh, card)
    if s.journal is not None:
        tell(s, Enticed(seat, card, cave, covered))
    offer_ability(s, seat, card, WHEN_PLAYED)

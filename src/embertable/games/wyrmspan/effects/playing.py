"""Playing dragons and caves by an effect: never for the coin of the action. (p. 11)"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from embertable.core.effects import DECLINE
from embertable.core.flow import Ask, Step
from embertable.core.lists import with_one
from embertable.core.refusal import Refusal, nearest_first
from embertable.games.wyrmspan.cards.tables import COSTS, DRAGON_IDS, HOMES
from embertable.games.wyrmspan.chapters.entice import (
    OTHER_CAVE,
    Arrive,
    Cover,
    can_pay_cost,
    pay_cost,
    why_not_come,
    why_not_entice,
)
from embertable.games.wyrmspan.chapters.excavate import ALL_EXCAVATED, NO_CAVE_CARD, Dig, open_caves, unlike
from embertable.games.wyrmspan.chapters.supply import DECK_EMPTY, draw_cave, has_caves
from embertable.games.wyrmspan.effects.options import PlaceOption
from embertable.games.wyrmspan.effects.paying import TWIN
from embertable.games.wyrmspan.effects.verb import Verb
from embertable.games.wyrmspan.events import TookCave
from embertable.games.wyrmspan.places import ALL_PLACES, NO_DRAGON_HERE, has_room
from embertable.games.wyrmspan.state import Player, State
from embertable.games.wyrmspan.terms import (
    CAVE_NAMES,
    CAVES,
    COIN,
    COLUMNS,
    DECK,
    DISPLAY,
    EGG,
    EVERYBODY,
    FREE,
    HAND,
    LESS_ONE,
    NO_RESOURCES,
    NOTHING,
    RESOURCES,
    THING_NAMES,
)

OTHER_ORIGIN: Final = Refusal("other origin", "playing")
OTHER_CAVE_CARD: Final = Refusal("other cave card", "excavating")
NONE_LIVES_HERE: Final = Refusal("none lives here", "playing")
NONE_PLAYABLE: Final = Refusal("none playable", "playing")
NONE_COVERS: Final = Refusal("none covers", "playing")
NOTHING_LEFT_TO_DIG: Final = Refusal("nothing left to dig", "excavating")
ORIGINS: Final = {HAND: "hand", DISPLAY: "display", HAND | DISPLAY: "hand or display"}


@dataclass(frozen=True)
class PlayDragon(Verb):
    """Play a dragon from the hand or the display, cheaper or free, on an open place or on top of an own dragon."""

    origins: int = HAND
    price: int = FREE
    onto_dragon: bool = False

    def do(self, s: State, seat: int, source: int) -> None:
        if self.onto_dragon:
            s.then(ChooseCovered(seat))
        else:
            s.then(ChooseDragon(seat, self))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return self.why_not_after(s, seat, source, NOTHING, 0, 0)

    def why_not_after(self, s: State, seat: int, source: int, paid: int, count: int, card: int) -> Refusal | None:
        if self.onto_dragon:
            return None if coverings(s, seat) else NONE_COVERS
        return None if plays(s, seat, self, card) else NONE_PLAYABLE

    def cascades(self) -> bool:
        return True

    def key(self) -> str:
        return "play dragon"


def reduced(cost: list[int], price: int, dropped: int) -> list[int]:
    """What is left of a printed cost."""
    if price == FREE:
        return [0] * len(cost)
    if price == NO_RESOURCES:
        return [0, 0, 0, 0, cost[COIN], cost[EGG]]
    if price == LESS_ONE and dropped != NOTHING:
        return [count - (thing == dropped) for thing, count in enumerate(cost)]
    return cost


def droppable(cost: list[int], price: int) -> list[int]:
    """Which symbol of a cost may be left out: an egg or a resource, never a coin."""
    found = [thing for thing in (*RESOURCES, EGG) if cost[thing]] if price == LESS_ONE else []
    return found or [NOTHING]


def plays(s: State, seat: int, verb: PlayDragon, without: int) -> list[Step]:
    """Every dragon but one that can be played this way, where, and what is left out of its cost."""
    me = s.players[seat]
    is_open = has_room(me)
    options: list[Step] = []
    if not any(is_open):
        return options
    for origin in (HAND, DISPLAY):
        if not verb.origins & origin:
            continue
        for card in sorted(me.hand if origin == HAND else s.display):
            if not card or card == without:
                continue
            for dropped in droppable(COSTS[card], verb.price):
                if can_pay_cost(me, reduced(COSTS[card], verb.price, dropped)):
                    options += [
                        Play(seat, card, cave, origin, verb.price, dropped)
                        for cave in HOMES[card]
                        if why_not_come(card, cave, is_open) is None
                    ]
    return options


def plays_refused(s: State, seat: int, verb: PlayDragon) -> list[tuple[Step, Refusal]]:
    """Every dragon of hand and display, if it cannot be played this way: where from, where to, at what cost."""
    me = s.players[seat]
    is_open = has_room(me)
    found: list[tuple[Step, Refusal]] = []
    for origin in (HAND, DISPLAY):
        for card in sorted(me.hand if origin == HAND else [card for card in s.display if card]):
            for dropped in droppable(COSTS[card], verb.price):
                cost = reduced(COSTS[card], verb.price, dropped)
                for cave in CAVES:
                    refusal = why_not_entice(me, card, cave, cost, 0, is_open)
                    if not verb.origins & origin:
                        refusal = OTHER_ORIGIN.about(f"dragon from {ORIGINS[verb.origins]}")
                    if refusal is not None:
                        found.append((Play(seat, card, cave, origin, verb.price, dropped), refusal))
    return found


class Play(Step):
    """Pay what is left of the cost; then the dragon takes its place."""

    def __init__(self, seat: int, card: int, cave: int, origin: int, price: int, dropped: int) -> None:
        self.seat = seat
        self.card = card
        self.cave = cave
        self.origin = origin
        self.price = price
        self.dropped = dropped

    def resolve(self, s: State) -> None:
        s.known[self.card] = EVERYBODY
        s.then(Arrive(self.seat, self.card, self.cave, self.origin))
        if self.price != FREE:
            pay_cost(s, self.seat, reduced(COSTS[self.card], self.price, self.dropped), 0)

    def key(self) -> str:
        less = "" if self.dropped == NOTHING else f" less {THING_NAMES[self.dropped]}"
        return f"play {DRAGON_IDS[self.card]} {CAVE_NAMES[self.cave]}{less}"

    def things(self) -> Sequence[str]:
        return (f"card {DRAGON_IDS[self.card]}", f"lair {CAVE_NAMES[self.cave]}")


class ChooseDragon(Ask):
    """Which dragon do you play?"""

    rule = "playing"

    def __init__(self, seat: int, verb: PlayDragon) -> None:
        super().__init__(seat)
        self.verb = verb

    def options(self, s: State) -> list[Step]:
        options = plays(s, self.seat, self.verb, 0)
        if options:
            options.append(DECLINE)
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return nearest_first(plays_refused(s, self.seat, self.verb))


def coverings(s: State, seat: int) -> list[int]:
    """Own dragons on which a dragon in hand could be played."""
    me = s.players[seat]
    return [place for place in ALL_PLACES if why_not_cover(me, place) is None]


def why_not_cover(me: Player, place: int) -> Refusal | None:
    """An own dragon in a cave that some dragon in hand likes."""
    if not me.dragons[place]:
        return NO_DRAGON_HERE
    cave = place // COLUMNS
    return None if any(cave in HOMES[card] for card in me.hand) else NONE_LIVES_HERE


class CoverAt(PlaceOption):
    """A dragon goes on top of the one at this place; which, is asked next."""

    says = "cover "

    def resolve(self, s: State) -> None:
        s.then(ChooseCovering(self.seat, self.place))


class ChooseCovered(Ask):
    """On which of your dragons do you play another?"""

    rule = "playing"

    def options(self, s: State) -> list[Step]:
        options: list[Step] = [CoverAt(self.seat, place) for place in coverings(s, self.seat)]
        if options:
            options.append(DECLINE)
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        found: list[tuple[Step, Refusal]] = []
        for place in ALL_PLACES:
            refusal = why_not_cover(s.players[self.seat], place)
            if refusal is not None:
                found.append((CoverAt(self.seat, place), refusal.about(CAVE_NAMES[place // COLUMNS])))
        return found


class ChooseCovering(Ask):
    """Which dragon do you play on top of it?"""

    rule = "playing"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def options(self, s: State) -> list[Step]:
        cave = self.place // COLUMNS
        hand = sorted(s.players[self.seat].hand)
        options: list[Step] = [Cover(self.seat, card, self.place) for card in hand if cave in HOMES[card]]
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        cave = self.place // COLUMNS
        cards = [card for card in sorted(s.players[self.seat].hand) if cave not in HOMES[card]]
        refusal = OTHER_CAVE.about(CAVE_NAMES[cave])
        return [(Cover(self.seat, card, self.place), refusal) for card in cards]


@dataclass(frozen=True)
class PlayCave(Verb):
    """Excavate spaces with cave cards from the named places: no coin, no eggs."""

    origins: int = HAND
    count: int = 1

    def __post_init__(self) -> None:
        assert self.count == 1 or self.origins != DECK, "one card is turned up from the deck"

    def do(self, s: State, seat: int, source: int) -> None:
        if self.origins == DECK:
            dig_from_deck(s, seat)
        else:
            s.then(ChooseDig(seat, self.origins, self.count))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        me = s.players[seat]
        if not open_caves(me):
            return NOTHING_LEFT_TO_DIG
        if self.origins & HAND and me.hand_caves:
            return None
        if self.origins & DISPLAY and any(s.cave_display):
            return None
        if self.origins & DECK and has_caves(s):
            return None
        return NO_CAVE_CARD if self.origins == HAND else DECK_EMPTY

    def cascades(self) -> bool:
        return True

    def key(self) -> str:
        return "excavate free"


def dig_from_deck(s: State, seat: int) -> None:
    """Turn up the top cave card; exactly this one is played."""
    if open_caves(s.players[seat]):
        card = draw_cave(s)
        if card:
            s.known_caves[card] = EVERYBODY
            me = s.players[seat]
            me.hand_caves = with_one(me.hand_caves, card)
            s.note(TookCave(seat, card, True))
            s.then(ChooseDigPlace(seat, card))


class ChooseDigPlace(Ask):
    """Which cave do you excavate with the card that came up?"""

    rule = "excavating"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: State) -> list[Step]:
        caves = open_caves(s.players[self.seat])
        options: list[Step] = [Dig(self.seat, self.card, cave, HAND) for cave in caves]
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return digs_refused(s, self.seat, [self.card], HAND)


def digs_refused(s: State, seat: int, cards: list[int], origin: int) -> list[tuple[Step, Refusal]]:
    """The caves without a space to excavate."""
    is_open = open_caves(s.players[seat])
    found: list[tuple[Step, Refusal]] = []
    for cave in CAVES:
        if cave not in is_open:
            refusal = ALL_EXCAVATED.about(CAVE_NAMES[cave])
            found += [(Dig(seat, card, cave, origin), refusal) for card in cards]
    return found


class DigThen(Dig):
    """Excavate free, and perhaps once more."""

    def __init__(self, seat: int, card: int, cave: int, origin: int, rest: ChooseDig) -> None:
        super().__init__(seat, card, cave, origin)
        self.rest = rest

    def resolve(self, s: State) -> None:
        if self.rest.left > 1:
            s.then(ChooseDig(self.seat, self.rest.origins, self.rest.left - 1))
        super().resolve(s)


class ChooseDig(Ask):
    """Where do you excavate, and with which card?"""

    rule = "excavating"

    def __init__(self, seat: int, origins: int, left: int) -> None:
        super().__init__(seat)
        self.origins = origins
        self.left = left

    def options(self, s: State) -> list[Step]:
        me = s.players[self.seat]
        options: list[Step] = []
        for cave in open_caves(me):
            if self.origins & HAND:
                options += [DigThen(self.seat, card, cave, HAND, self) for card in unlike(me.hand_caves)]
            if self.origins & DISPLAY:
                options += [DigThen(self.seat, card, cave, DISPLAY, self) for card in s.cave_display if card]
        if options:
            options.append(DECLINE)
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        hand = s.players[self.seat].hand_caves
        display = [card for card in s.cave_display if card]
        found: list[tuple[Step, Refusal]] = []
        for origin, cards in ((HAND, sorted(hand)), (DISPLAY, display)):
            found += digs_refused(s, self.seat, cards, origin)
            for cave in open_caves(s.players[self.seat]):
                if not self.origins & origin:
                    refusal = OTHER_CAVE_CARD.about(f"cave from {ORIGINS[self.origins]}")
                    found += [(Dig(self.seat, card, cave, origin), refusal) for card in cards]
                elif origin == HAND and hand:
                    twins = [card for card in cards if card not in unlike(hand)]
                    found += [(Dig(self.seat, card, cave, origin), TWIN) for card in twins]
        return found

"""Tucking: a dragon card is put under a dragon, for good. (p. 8)"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from embertable.core.counts import Count, number
from embertable.core.effects import DECLINE
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.wyrmspan.cards.tables import DRAGON_IDS, TRAITS
from embertable.games.wyrmspan.chapters.hatchlings import put_card, tuck_from_hand
from embertable.games.wyrmspan.chapters.supply import DECK_EMPTY, draw_dragon, has_dragons
from embertable.games.wyrmspan.effects.options import PlaceOption
from embertable.games.wyrmspan.effects.verb import Verb
from embertable.games.wyrmspan.places import (
    ALL_PLACES,
    COUNTS_NOTHING,
    NO_DRAGON_CARD,
    NO_DRAGON_THERE,
    dragons_in,
    place_of,
    places_refused,
)
from embertable.games.wyrmspan.state import State
from embertable.games.wyrmspan.terms import PLACE_NAMES, WHERE_NAMES

NOT_ONE_OF_THESE: Final = Refusal("not one of these", "tucking")
NO_SUCH_DRAGON: Final = Refusal("no such dragon", "tucking")


@dataclass(frozen=True)
class Tuck(Verb):
    """Put dragon cards from the hand under dragons, up to so many, one by one."""

    where: int
    count: int = 1

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseTuckPlace(seat, self, source, self.count))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        me = s.players[seat]
        if not me.hand:
            return NO_DRAGON_CARD
        return None if dragons_in(me, self.where, source) else NO_DRAGON_THERE[self.where]

    def cascades(self) -> bool:
        return True

    def key(self) -> str:
        return f"tuck {WHERE_NAMES[self.where]}"


class TuckUnder(PlaceOption):
    """A card under the dragon at this place; which card, is asked next."""

    says = "tuck under "

    def __init__(self, seat: int, place: int, rest: ChooseTuckPlace) -> None:
        self.seat = seat
        self.place = place
        self.rest = rest

    def resolve(self, s: State) -> None:
        rest = self.rest
        if rest.left > 1:
            s.then(ChooseTuckPlace(self.seat, rest.verb, rest.source, rest.left - 1))
        s.then(ChooseTuckCard(self.seat, self.place))


class ChooseTuckPlace(Ask):
    """Under which dragon do you tuck a card?"""

    rule = "tucking"

    def __init__(self, seat: int, verb: Tuck, source: int, left: int) -> None:
        super().__init__(seat)
        self.verb = verb
        self.source = source
        self.left = left

    def options(self, s: State) -> list[Step]:
        me = s.players[self.seat]
        options: list[Step] = []
        if me.hand:
            places = dragons_in(me, self.verb.where, self.source)
            options += [TuckUnder(self.seat, place, self) for place in places]
        if len(options) > 1:
            options.append(DECLINE)
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        others = places_refused(s.players[self.seat], self.verb.where, self.source)
        return [(TuckUnder(self.seat, place, self), refusal) for place, refusal in others]


class TuckCard(Step):
    """Tuck this card from the hand."""

    def __init__(self, seat: int, place: int, card: int) -> None:
        self.seat = seat
        self.place = place
        self.card = card

    def resolve(self, s: State) -> None:
        tuck_from_hand(s, self.seat, self.place, self.card)

    def key(self) -> str:
        return f"tuck {DRAGON_IDS[self.card]}"

    def things(self) -> Sequence[str]:
        return (f"card {DRAGON_IDS[self.card]}", f"place {PLACE_NAMES[self.place]}")


class ChooseTuckCard(Ask):
    """Which card do you tuck?"""

    rule = "tucking"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def options(self, s: State) -> list[Step]:
        hand = s.players[self.seat].hand
        options: list[Step] = [TuckCard(self.seat, self.place, card) for card in sorted(hand)]
        options.append(DECLINE)
        return options


@dataclass(frozen=True)
class TuckFromDeck(Verb):
    """Put the top card of the deck, unseen, under a dragon, so many times."""

    count: int | Count
    where: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseBlindPlace(seat, self, source, number(self.count, s, seat, source)))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        if number(self.count, s, seat, source) < 1:
            return COUNTS_NOTHING
        if not has_dragons(s):
            return DECK_EMPTY
        return None if dragons_in(s.players[seat], self.where, source) else NO_DRAGON_THERE[self.where]

    def cascades(self) -> bool:
        return True

    def key(self) -> str:
        return f"tuck from deck {WHERE_NAMES[self.where]}"


class TuckBlind(PlaceOption):
    """The top card goes unseen under the dragon at this place."""

    says = "tuck under "

    def __init__(self, seat: int, place: int, rest: ChooseBlindPlace) -> None:
        self.seat = seat
        self.place = place
        self.rest = rest

    def resolve(self, s: State) -> None:
        rest = self.rest
        if rest.left > 1:
            s.then(ChooseBlindPlace(self.seat, rest.verb, rest.source, rest.left - 1))
        tuck_blind(s, self.seat, self.place)


def tuck_blind(s: State, seat: int, place: int) -> None:
    """Tuck the top card of the deck without looking at it."""
    card = draw_dragon(s)
    if card:
        put_card(s, seat, place, card)


class ChooseBlindPlace(Ask):
    """Under which dragon do you tuck the top card of the deck?"""

    rule = "tucking"

    def __init__(self, seat: int, verb: TuckFromDeck, source: int, left: int) -> None:
        super().__init__(seat)
        self.verb = verb
        self.source = source
        self.left = left

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        if self.left and has_dragons(s):
            places = dragons_in(s.players[self.seat], self.verb.where, self.source)
            options += [TuckBlind(self.seat, place, self) for place in places]
        if options:
            options.append(DECLINE)
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        others = places_refused(s.players[self.seat], self.verb.where, self.source)
        return [(TuckBlind(self.seat, place, self), refusal) for place, refusal in others]


@dataclass(frozen=True)
class TuckEach(Verb):
    """Put the top card of the deck, unseen, under every dragon that fits, in any order, leaving out some or none."""

    where: int
    which: int

    def do(self, s: State, seat: int, source: int) -> None:
        dragons = s.players[seat].dragons
        s.then(ChooseEachPlace(seat, tuple([dragons[place] for place in self.places(s, seat, source)])))

    def places(self, s: State, seat: int, source: int) -> list[int]:
        """The dragons that fit, left to right."""
        me = s.players[seat]
        return [place for place in dragons_in(me, self.where, source) if TRAITS[me.dragons[place]] & self.which]

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        if not has_dragons(s):
            return DECK_EMPTY
        return None if self.places(s, seat, source) else NO_SUCH_DRAGON

    def cascades(self) -> bool:
        return True

    def key(self) -> str:
        return f"tuck each {WHERE_NAMES[self.where]}"


class TuckUnseen(PlaceOption):
    """One card of the deck under the dragon at this place; then the others."""

    says = "tuck under "

    def __init__(self, seat: int, place: int, rest: ChooseEachPlace) -> None:
        self.seat = seat
        self.place = place
        self.rest = rest

    def resolve(self, s: State) -> None:
        s.then(self.rest)
        tuck_blind(s, self.seat, self.place)


class ChooseEachPlace(Ask):
    """Under which of these dragons do you tuck a card next?"""

    rule = "tucking"

    def __init__(self, seat: int, dragons: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.dragons = dragons  # those without a card yet

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        if not has_dragons(s):
            return options
        me = s.players[self.seat]
        for dragon in self.dragons:
            rest = tuple([other for other in self.dragons if other != dragon])
            options.append(TuckUnseen(self.seat, place_of(me, dragon), ChooseEachPlace(self.seat, rest)))
        if options:
            options.append(DECLINE)
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        me = s.players[self.seat]
        places = [place for place in ALL_PLACES if me.dragons[place] and me.dragons[place] not in self.dragons]
        return [(TuckUnseen(self.seat, place, self), NOT_ONE_OF_THESE) for place in places]

"""Drawing several dragons from the deck and dividing them. (p. 8)"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from embertable.core.counts import Count, number
from embertable.core.effects import DECLINE
from embertable.core.flow import Ask, Step
from embertable.core.lists import with_one, without
from embertable.core.refusal import Refusal
from embertable.games.wyrmspan.cards.tables import DRAGON_IDS
from embertable.games.wyrmspan.chapters.hatchlings import put_card
from embertable.games.wyrmspan.chapters.supply import DECK_EMPTY, discard_dragon, draw_dragon, has_dragons
from embertable.games.wyrmspan.effects.verb import Verb
from embertable.games.wyrmspan.events import DiscardedDragon, TookDragon
from embertable.games.wyrmspan.places import COUNTS_NOTHING, dragons_in, places_refused
from embertable.games.wyrmspan.state import State
from embertable.games.wyrmspan.terms import HERE, PLACE_NAMES

NOT_DRAWN: Final = Refusal("not drawn", "cards")


@dataclass(frozen=True)
class Draw(Verb):
    """Draw from the deck, look, and divide: some are tucked, some discarded, the rest goes to the hand."""

    count: int | Count
    where: int = HERE
    least: int = 0
    most: int = 0
    discard: int = 0

    def __post_init__(self) -> None:
        assert self.least in (0, self.most), "cards that must be tucked are all that may be"
        assert not self.discard or self.least, "cards are discarded where others must be tucked"
        assert self.most or self.where == HERE, "where cards are tucked matters only if some are"

    def do(self, s: State, seat: int, source: int) -> None:
        base = len(s.drawn)
        for _ in range(number(self.count, s, seat, source)):
            card = draw_dragon(s)
            if card:
                s.known[card] = 1 << seat
                s.drawn = with_one(s.drawn, card)
        cards = len(s.drawn) - base
        # With fewer cards than the division needs, one is kept, one tucked, one discarded, in this order.
        least = min(self.least, max(0, cards - 1))
        most = least if self.least else self.most
        discard = min(self.discard, max(0, cards - 2))
        if most:
            s.then(TuckDrawn(seat, self.where, source, base, least, most, base, 0), Settle(seat, base, discard))
        else:
            keep_drawn(s, seat, base)

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        if not has_dragons(s):
            return DECK_EMPTY
        return None if number(self.count, s, seat, source) > 0 else COUNTS_NOTHING

    def shows(self) -> bool:
        return True

    def is_binding(self) -> bool:
        return True

    def cascades(self) -> bool:
        return self.most > 0

    def key(self) -> str:
        return "draw dragons"


class TuckOne(Step):
    """Tuck this drawn card under the dragon at a place."""

    def __init__(self, seat: int, index: int, card: int, place: int, rest: TuckDrawn, is_late: bool) -> None:
        self.seat = seat
        self.index = index
        self.card = card
        self.place = place
        self.rest = rest
        self.is_late = is_late

    def resolve(self, s: State) -> None:
        rest = self.rest
        done = rest.done + 1
        if rest.most > 1:
            s.then(
                TuckDrawn(
                    self.seat, rest.where, rest.source, rest.base, rest.least - 1, rest.most - 1, self.index, done
                )
            )
        card = s.drawn[self.index]
        s.drawn = without(s.drawn, card)
        put_card(s, self.seat, self.place, card)
        # In whatever order they were picked, they lie the same.
        me = s.players[self.seat]
        me.tucked = me.tucked[:-done] + sorted(me.tucked[-done:])

    def is_echo(self) -> bool:
        return self.is_late

    def key(self) -> str:
        return f"tuck {DRAGON_IDS[self.card]} under {PLACE_NAMES[self.place]}"

    def things(self) -> Sequence[str]:
        return (f"card {DRAGON_IDS[self.card]}", f"place {PLACE_NAMES[self.place]}")


class TuckDrawn(Ask):
    """Which drawn card do you tuck?"""

    rule = "tucking"
    any_order = True

    def __init__(
        self, seat: int, where: int, source: int, base: int, least: int, most: int, first: int, done: int
    ) -> None:
        super().__init__(seat)
        self.where = where
        self.source = source
        self.base = base  # where the cards of this draw begin
        self.least = least
        self.most = most
        self.first = first  # the one that came after the last one tucked
        self.done = done  # how many of this draw were tucked

    def options(self, s: State) -> list[Step]:
        places = dragons_in(s.players[self.seat], self.where, self.source)
        first = self.first if self.first < len(s.drawn) else self.base
        options: list[Step] = [
            TuckOne(self.seat, index, s.drawn[index], place, self, index < first)
            for index in range(self.base, len(s.drawn))
            for place in places
        ]
        if options and self.least < 1:
            options.append(DECLINE)
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        me = s.players[self.seat]
        found: list[tuple[Step, Refusal]] = []
        for index in range(self.base, len(s.drawn)):
            for place, refusal in places_refused(me, self.where, self.source):
                found.append((TuckOne(self.seat, index, s.drawn[index], place, self, False), refusal))
        for place in dragons_in(me, self.where, self.source):
            found += [(TuckOne(self.seat, 0, card, place, self, False), NOT_DRAWN) for card in sorted(me.hand)]
        return found


class Settle(Step):
    """Discard as many drawn cards as the card says; the others are kept."""

    def __init__(self, seat: int, base: int, discard: int) -> None:
        self.seat = seat
        self.base = base
        self.discard = discard

    def resolve(self, s: State) -> None:
        if self.discard:
            s.then(DiscardDrawn(self.seat, self.base), Settle(self.seat, self.base, self.discard - 1))
        else:
            keep_drawn(s, self.seat, self.base)


class DiscardOne(Step):
    """Discard this drawn card."""

    def __init__(self, seat: int, index: int, card: int) -> None:
        self.seat = seat
        self.index = index
        self.card = card

    def resolve(self, s: State) -> None:
        card = s.drawn[self.index]
        s.drawn = without(s.drawn, card)
        discard_dragon(s, card)
        s.note(DiscardedDragon(self.seat, card))

    def key(self) -> str:
        return f"discard {DRAGON_IDS[self.card]}"

    def things(self) -> Sequence[str]:
        return (f"card {DRAGON_IDS[self.card]}",)


class DiscardDrawn(Ask):
    """Which drawn card do you discard?"""

    rule = "cards"

    def __init__(self, seat: int, base: int) -> None:
        super().__init__(seat)
        self.base = base

    def options(self, s: State) -> list[Step]:
        options: list[Step] = [DiscardOne(self.seat, i, s.drawn[i]) for i in range(self.base, len(s.drawn))]
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return [(DiscardOne(self.seat, 0, card), NOT_DRAWN) for card in sorted(s.players[self.seat].hand)]


def keep_drawn(s: State, seat: int, base: int) -> None:
    """What is left of a draw goes to the hand."""
    me = s.players[seat]
    me.hand = me.hand + s.drawn[base:]
    for card in s.drawn[base:]:
        s.note(TookDragon(seat, card, False))
    s.drawn = s.drawn[:base]

"""Taking cards. (p. 11)

"A card" may come from the display or from the deck; each is chosen after the one before was seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from embertable.core.effects import DECLINE
from embertable.core.flow import Ask, Step
from embertable.core.lists import with_one, with_value
from embertable.core.refusal import Refusal
from embertable.games.wyrmspan.cards.tables import CAVE_IDS, DRAGON_IDS, TRAITS
from embertable.games.wyrmspan.chapters.hatchlings import put_card
from embertable.games.wyrmspan.chapters.supply import (
    DECK_EMPTY,
    discard_dragon,
    draw_cave,
    draw_dragon,
    has_caves,
    has_dragons,
)
from embertable.games.wyrmspan.effects.options import PlaceOption
from embertable.games.wyrmspan.effects.verb import Verb
from embertable.games.wyrmspan.events import Revealed, TookCave, TookDragon
from embertable.games.wyrmspan.places import dragons_in, place_of, places_refused
from embertable.games.wyrmspan.state import State
from embertable.games.wyrmspan.terms import CAVE, DISPLAYED, DRAGON, EVERYBODY, HAND, THING_NAMES

OTHER_DECK: Final = Refusal("other deck", "cards")


@dataclass(frozen=True)
class Take(Verb):
    """Take cards into the hand, one by one, each from the display or from the deck."""

    kind: int
    count: int = 1

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseCard(seat, self.kind, self.count))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        if self.kind == DRAGON:
            return None if has_dragons(s) or any(s.display) else DECK_EMPTY
        return None if has_caves(s) or any(s.cave_display) else DECK_EMPTY

    def shows(self) -> bool:
        return True

    def key(self) -> str:
        return f"{self.count} {THING_NAMES[self.kind]} card"


class TakeFaceUp(Step):
    """Take the face-up card at a place of the display."""

    def __init__(self, seat: int, kind: int, slot: int, card: int, left: int) -> None:
        self.seat = seat
        self.kind = kind
        self.slot = slot
        self.card = card
        self.left = left

    def resolve(self, s: State) -> None:
        take_face_up(s, self.seat, self.kind, self.slot)
        if self.left > 1:
            s.then(ChooseCard(self.seat, self.kind, self.left - 1))

    def key(self) -> str:
        return f"take {self.card_id()}"

    def things(self) -> Sequence[str]:
        return (f"card {self.card_id()}",)

    def card_id(self) -> str:
        """The card of either deck."""
        return DRAGON_IDS[self.card] if self.kind == DRAGON else CAVE_IDS[self.card]


def take_face_up(s: State, seat: int, kind: int, slot: int) -> None:
    """Everybody sees it, and remembers it. Its place stays empty until the turn ends."""
    me = s.players[seat]
    if kind == DRAGON:
        card = s.display[slot]
        s.display = with_value(s.display, slot, 0)
        s.known[card] = EVERYBODY
        me.hand = with_one(me.hand, card)
        if s.journal is not None:
            s.note(TookDragon(seat, card, True))
    else:
        card = s.cave_display[slot]
        s.cave_display = with_value(s.cave_display, slot, 0)
        s.known_caves[card] = EVERYBODY
        me.hand_caves = with_one(me.hand_caves, card)
        if s.journal is not None:
            s.note(TookCave(seat, card, True))


class TakeTop(Step):
    """Take the top card of the deck."""

    def __init__(self, seat: int, kind: int, left: int) -> None:
        self.seat = seat
        self.kind = kind
        self.left = left

    def resolve(self, s: State) -> None:
        take_top(s, self.seat, self.kind)
        if self.left > 1:
            s.then(ChooseCard(self.seat, self.kind, self.left - 1))

    def key(self) -> str:
        return "take top"

    def things(self) -> Sequence[str]:
        return (f"deck {THING_NAMES[self.kind]}",)


class TopOf(TakeTop):
    """The top card of the deck that is not asked for: thought of, never offered."""

    def key(self) -> str:
        return f"take top of {THING_NAMES[self.kind]}"


def take_top(s: State, seat: int, kind: int) -> None:
    """Only the owner sees it."""
    me = s.players[seat]
    if kind == DRAGON:
        card = draw_dragon(s)
        if card:
            s.known[card] = 1 << seat
            me.hand = with_one(me.hand, card)
            if s.journal is not None:
                s.note(TookDragon(seat, card, False))
    else:
        card = draw_cave(s)
        if card:
            s.known_caves[card] = 1 << seat
            me.hand_caves = with_one(me.hand_caves, card)
            if s.journal is not None:
                s.note(TookCave(seat, card, False))


class ChooseCard(Ask):
    """Which card do you take?"""

    rule = "cards"

    def __init__(self, seat: int, kind: int, left: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.left = left

    def options(self, s: State) -> list[Step]:
        display = s.display if self.kind == DRAGON else s.cave_display
        options: list[Step] = [
            TakeFaceUp(self.seat, self.kind, slot, display[slot], self.left)
            for slot in range(DISPLAYED)
            if display[slot]
        ]
        if why_not_draw(s, self.kind) is None:
            options.append(TakeTop(self.seat, self.kind, self.left))
        if options:
            options.append(DECLINE)
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        found: list[tuple[Step, Refusal]] = []
        empty = why_not_draw(s, self.kind)
        if empty is not None:
            found.append((TakeTop(self.seat, self.kind, self.left), empty))
        other, display = (CAVE, s.cave_display) if self.kind == DRAGON else (DRAGON, s.display)
        refusal = OTHER_DECK.about(THING_NAMES[self.kind])
        for slot in range(DISPLAYED):
            if display[slot]:
                found.append((TakeFaceUp(self.seat, other, slot, display[slot], self.left), refusal))
        return [*found, (TopOf(self.seat, other, self.left), refusal)]


def why_not_draw(s: State, kind: int) -> Refusal | None:
    """A card of the deck, as long as there is one there or in the discard pile."""
    return None if (has_dragons(s) if kind == DRAGON else has_caves(s)) else DECK_EMPTY


@dataclass(frozen=True)
class TakeAndTuck(Verb):
    """Take a dragon card, look at it, and keep it or tuck it under a dragon."""

    where: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseCard(seat, DRAGON, 1), KeepOrTuck(seat, self.where, source, len(s.players[seat].hand)))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if has_dragons(s) or any(s.display) else DECK_EMPTY

    def cascades(self) -> bool:
        return True

    def key(self) -> str:
        return "1 dragon card to tuck"


class TuckNewest(PlaceOption):
    """Tuck the card just taken."""

    says = "tuck under "

    def resolve(self, s: State) -> None:
        me = s.players[self.seat]
        card = me.hand[-1]
        me.hand = me.hand[:-1]
        put_card(s, self.seat, self.place, card)


class KeepOrTuck(Ask):
    """Do you tuck the card you took?"""

    rule = "tucking"

    def __init__(self, seat: int, where: int, source: int, before: int) -> None:
        super().__init__(seat)
        self.where = where
        self.source = source
        self.before = before  # cards in hand before one was taken

    def options(self, s: State) -> list[Step]:
        me = s.players[self.seat]
        options: list[Step] = []
        if len(me.hand) > self.before:
            options += [TuckNewest(self.seat, place) for place in dragons_in(me, self.where, self.source)]
            options.append(DECLINE)
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        others = places_refused(s.players[self.seat], self.where, self.source)
        return [(TuckNewest(self.seat, place), refusal) for place, refusal in others]


@dataclass(frozen=True)
class Reveal(Verb):
    """Turn up the top dragon for all to see: one that fits goes under this dragon, another to the hand or away."""

    which: int
    otherwise: int  # HAND or DISCARD
    bonus: Verb | None = None

    def do(self, s: State, seat: int, source: int) -> None:
        card = draw_dragon(s)
        if not card:
            return
        me = s.players[seat]
        s.known[card] = EVERYBODY
        if s.journal is not None:
            s.note(Revealed(seat, card))
        if TRAITS[card] & self.which:
            put_card(s, seat, place_of(me, source), card)
        elif self.otherwise == HAND:
            me.hand = with_one(me.hand, card)
            if s.journal is not None:
                s.note(TookDragon(seat, card, True))
        else:
            discard_dragon(s, card)
            if self.bonus is not None:
                self.bonus.do(s, seat, source)

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if has_dragons(s) else DECK_EMPTY

    def is_binding(self) -> bool:
        return True

    def cascades(self) -> bool:
        return True

    def key(self) -> str:
        return "reveal"

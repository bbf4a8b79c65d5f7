"""Artisans that change places, and pieces brought to a shop."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.effects import Do, Effect
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft.chapters.fire import firing, volley, was_fired, why_not_fire
from embertable.games.flamecraft.chapters.free import GO_ON
from embertable.games.flamecraft.chapters.supply import drop_artisan, take_tray
from embertable.games.flamecraft.events import Invited, Replaced, Swapped
from embertable.games.flamecraft.places import TWIN, awake, distinct, shop_of, slots_of, stranger_of
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import HAND, KIND_OF, NONE, PARK, artisan_key

WITH_ITSELF: Final = Refusal("with itself", "artisans")
HERE_ALREADY: Final = Refusal("here already", "shops")
ALL_HERE: Final = Refusal("all here", "shops")
SAME_AGAIN: Final = Refusal("same again", "shops")
NONE_TO_REPLACE: Final = Refusal("none to replace", "shops")


@dataclass(frozen=True)
class SwapAndFire(Effect):
    """Change places with another artisan in town, then fire up the one that arrived."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseSwap(seat, source))

    def key(self) -> str:
        return "swap"


class ChooseSwap(Ask):
    """The artisan with which a potion artisan changes places."""

    rule: ClassVar[str] = "artisans"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for plot, shop in enumerate(s.shops):
            if shop < 0:
                continue
            seen: list[tuple[int, bool]] = []
            for card in slots_of(s, plot):
                if card < 0 or card == self.card:
                    continue
                fired = was_fired(s, card)
                if (KIND_OF[card], fired) not in seen:
                    seen.append((KIND_OF[card], fired))
                    options.append(Swap(self.seat, self.card, card, shop, fired))
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        offered = [option.partner for option in self.options(s) if isinstance(option, Swap)]
        found: list[tuple[Step, Refusal]] = []
        for card in [card for card in s.slots if card >= 0 and card not in offered]:
            refusal = WITH_ITSELF if card == self.card else TWIN
            found.append((Swap(self.seat, self.card, card, shop_of(s, card), False), refusal))
        return found


class Swap(Step):
    """Two artisans change places; the one that arrived is fired up. No slot counts, nothing is placed."""

    def __init__(self, seat: int, card: int, partner: int, shop: int, fired: bool) -> None:
        self.seat = seat
        self.card = card
        self.partner = partner
        self.shop = shop  # of the partner
        self.fired = fired  # the partner was, and will not be again

    def resolve(self, s: State) -> None:
        place = s.slots.index(self.partner)
        me = s.players[self.seat]
        came_from = shop_of(s, self.card)
        if came_from != NONE:
            s.slots[s.slots.index(self.card)] = self.partner
        elif self.card in s.park:
            came_from = PARK
            s.park[s.park.index(self.card)] = self.partner
            s.turn.spot = self.partner
        else:
            came_from = HAND
            drop_artisan(me, self.card)
            me.hand.append(self.partner)
            me.known.append(self.partner)
            s.turn.spot = self.partner
        s.slots[place] = self.card
        if s.journal is not None:
            s.note(Swapped(self.seat, self.card, came_from, self.partner, self.shop))
        if came_from == PARK:
            take_tray(s, self.seat, self.card)
        if not self.fired and why_not_fire(s, self.seat, self.partner) is None:
            s.then(firing(s, self.seat, self.partner, None))

    def key(self) -> str:
        return f"swap {artisan_key(self.partner)}"

    def things(self) -> Sequence[str]:
        return (f"artisan {artisan_key(self.partner)}",)


@dataclass(frozen=True)
class ReplaceAndFire(Effect):
    """Replace an artisan here by one from the hand, then fire up the new one."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseReplacement(seat, source))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if replacements(s, seat, source) else NONE_TO_REPLACE

    def key(self) -> str:
        return "replace"


def replacements(s: State, seat: int, plot: int) -> list[Step]:
    """Every artisan of the hand in the slot of every one here; not by its like if that changes nothing."""
    options: list[Step] = []
    shop = s.shops[plot]
    here = distinct(s, awake(s, plot))
    hand = distinct(s, s.players[seat].hand)
    for old in here:
        for card in hand:
            if why_not_replace(s, seat, plot, old, card) is None:
                options.append(Replace(seat, card, old, shop))
    return options


def why_not_replace(s: State, seat: int, plot: int, old: int, card: int) -> Refusal | None:
    """One of another kind, or one that does something when it is fired up."""
    hearts = s.turn.hearts_for_fire > 0 and plot == s.pieces[seat]
    changes = KIND_OF[old] != KIND_OF[card] or hearts or why_not_fire(s, seat, card) is None
    return None if changes else SAME_AGAIN


class ChooseReplacement(Ask):
    """Which artisan of the hand takes the slot of which one here."""

    rule: ClassVar[str] = "shops"

    def __init__(self, seat: int, plot: int) -> None:
        super().__init__(seat)
        self.plot = plot

    def options(self, s: State) -> list[Step]:
        return replacements(s, self.seat, self.plot)

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        offered = [option.key() for option in self.options(s)]
        found: list[tuple[Step, Refusal]] = []
        for old in awake(s, self.plot):
            for card in s.players[self.seat].hand:
                step = Replace(self.seat, card, old, s.shops[self.plot])
                if step.key() not in offered:
                    found.append((step, why_not_replace(s, self.seat, self.plot, old, card) or TWIN))
        return found


class Replace(Step):
    """An artisan of the hand takes the slot of another, which comes into the hand; the new one is fired up."""

    def __init__(self, seat: int, card: int, old: int, shop: int) -> None:
        self.seat = seat
        self.card = card
        self.old = old
        self.shop = shop

    def resolve(self, s: State) -> None:
        me = s.players[self.seat]
        drop_artisan(me, self.card)
        s.slots[s.slots.index(self.old)] = self.card
        me.hand.append(self.old)
        me.known.append(self.old)
        if s.journal is not None:
            s.note(Replaced(self.seat, self.card, self.old, self.shop))
        if why_not_fire(s, self.seat, self.card) is None:
            volley(s, firing(s, self.seat, self.card, None))

    def key(self) -> str:
        return f"replace {artisan_key(self.old)} {artisan_key(self.card)}"

    def things(self) -> Sequence[str]:
        return (f"artisan {artisan_key(self.old)}", f"hand {artisan_key(self.card)}")


@dataclass(frozen=True)
class InvitePieces(Effect):
    """Bring other players' pieces here; each brings a reward, to you and to the guest."""

    most: int
    each: Effect
    guest: Effect

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseGuest(seat, self, source, self.most, 0))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        for piece, plot in enumerate(s.pieces):
            if piece != seat and plot != source:
                return None
        return ALL_HERE


class ChooseGuest(Ask):
    """Whose piece to bring here; several come one after another, in any order."""

    any_order: ClassVar[bool] = True
    rule: ClassVar[str] = "shops"

    def __init__(self, seat: int, rewards: InvitePieces, plot: int, most: int, least: int) -> None:
        super().__init__(seat)
        self.rewards = rewards
        self.plot = plot
        self.most = most
        self.least = least  # picks from this piece on come to every company once

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for piece, plot in enumerate(s.pieces):
            if piece != self.seat and self.why_not_invite(plot) is None:
                kind = stranger_of(s, piece)
                options.append(Invite(self.seat, piece, kind, s.shops[self.plot], self, piece < self.least))
        if self.most < self.rewards.most:
            options.append(GO_ON)
        return options

    def why_not_invite(self, plot: int) -> Refusal | None:
        """From another shop, or from outside the town."""
        return HERE_ALREADY if plot == self.plot else None

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        found: list[tuple[Step, Refusal]] = []
        for piece, plot in enumerate(s.pieces):
            refusal = self.why_not_invite(plot)
            if piece != self.seat and refusal is not None:
                invite = Invite(self.seat, piece, stranger_of(s, piece), s.shops[self.plot], self, False)
                found.append((invite, refusal))
        return found


class Invite(Step):
    """Bring this piece here, free of charge."""

    def __init__(self, seat: int, piece: int, kind: int, shop: int, rest: ChooseGuest, echo: bool) -> None:
        self.seat = seat
        self.piece = piece
        self.kind = kind  # of a stranger's piece, or NONE
        self.shop = shop
        self.rest = rest
        self.echo = echo

    def resolve(self, s: State) -> None:
        seat, rest = self.seat, self.rest
        s.pieces[self.piece] = rest.plot
        if s.journal is not None:
            s.note(Invited(seat, self.piece, self.kind, self.shop))
        steps: list[Step] = [Do(seat, rest.rewards.each, rest.plot)]
        if self.kind == NONE:
            steps.append(Do(self.piece, rest.rewards.guest, rest.plot))
        if rest.most > 1:
            least = 0 if self.echo else self.piece
            steps.append(ChooseGuest(seat, rest.rewards, rest.plot, rest.most - 1, least))
        s.then(*steps)

    def is_echo(self) -> bool:
        return self.echo

    def key(self) -> str:
        return f"invite {self.piece}"

    def things(self) -> Sequence[str]:
        return (f"piece {self.piece}",)

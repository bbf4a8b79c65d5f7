"""Free actions: sun dragons, and the companion asked for help. (p. 13, 17)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from embertable.core.effects import Do
from embertable.core.flow import Step
from embertable.core.refusal import NOTHING_TO_DO, Refusal
from embertable.games.flamecraft.cards.tables import COMPANIONS, FANCY, IS_MOON, SHOPS, SPELLS
from embertable.games.flamecraft.chapters.supply import earn_by
from embertable.games.flamecraft.effects.paying import TOO_DEAR, PayGoods, can_pay, why_not_pay
from embertable.games.flamecraft.events import PlayedFancy, UsedCompanion
from embertable.games.flamecraft.places import free_slots, spells_for
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import EMPTY, FACE_DOWN, HELP, NONE, SUN, TOKEN_NAMES, artisan_key

WISH_UNFULFILLED: Final = Refusal("wish unfulfilled", "fancy")
MOON_AT_THE_END: Final = Refusal("moon at the end", "moon")
PLAYED_ALREADY: Final = Refusal("played already", "fancy")
HELPED_ALREADY: Final = Refusal("helped already", "companions")
NOT_ITS_MOMENT: Final = Refusal("not its moment", "companions")
VISIT_MADE: Final = Refusal("visit made", "visit")
VISIT_FIRST: Final = Refusal("visit first", "enchant")
GATHERED_INSTEAD: Final = Refusal("gathered instead", "action")
ENCHANTED_ALREADY: Final = Refusal("enchanted already", "action")
WHEN_PLACING: Final = Refusal("when placing", "place")
WHEN_FIRING: Final = Refusal("when firing", "fire")
WHEN_PAYING: Final = Refusal("when paying", "coins")
WHEN_GIVING: Final = Refusal("when giving", "gifts")
WHEN_INVITING: Final = Refusal("when inviting", "shops")
WHEN_FILLED: Final = Refusal("when filled", "place")
FACE_DOWN_YET: Final = Refusal("face down yet", "end-of-turn")
AS_A_REWARD: Final = Refusal("as a reward", "rewards")


def free_actions(s: State, seat: int) -> list[Step]:
    """The sun dragons that can be played now, and the companion if it can help now."""
    me = s.players[seat]
    options: list[Step] = []
    for card in me.fancy:
        if not IS_MOON[card] and why_not_reveal(s, seat, card) is None:
            options.append(PlaySun(seat, card))
    if me.companion != NONE and why_not_help(s, seat) is None:
        options.append(UseCompanion(seat, me.companion))
    return options


def why_not_reveal(s: State, seat: int, card: int) -> Refusal | None:
    """A fancy dragon's wish is fulfilled, its cost can be paid and it gives something."""
    fancy = FANCY[card]
    here = s.turn.visited
    if not fancy.wish.holds(s, seat, here):
        return WISH_UNFULFILLED
    if fancy.cost:
        return None if can_pay(s, seat, fancy.cost, True) else TOO_DEAR
    return None if fancy.reward.possible(s, seat, here) else NOTHING_TO_DO


def explained(s: State, seat: int, card: int, refusal: Refusal) -> Refusal:
    """Why a fancy dragon cannot be revealed, with how much is missing."""
    fancy = FANCY[card]
    if refusal is TOO_DEAR:
        return why_not_pay(s, seat, fancy.cost, True) or refusal
    if refusal is NOTHING_TO_DO:
        return fancy.reward.why_not(s, seat, s.turn.visited) or refusal
    return refusal


def why_not_help(s: State, seat: int) -> Refusal | None:
    """A companion helps once in the game, at its moment, if something comes of it."""
    me = s.players[seat]
    if me.companion_used:
        return HELPED_ALREADY
    companion = COMPANIONS[me.companion]
    if not companion.when.holds(s, seat, s.turn.visited):
        return NOT_ITS_MOMENT
    return None if companion.effect.possible(s, seat, s.turn.visited) else NOTHING_TO_DO


def free_actions_refused(s: State, seat: int) -> list[tuple[Step, Refusal]]:
    """The fancy dragons that cannot be revealed now, and the companion that cannot help."""
    me = s.players[seat]
    found: list[tuple[Step, Refusal]] = []
    for card in me.fancy:
        refusal = MOON_AT_THE_END if IS_MOON[card] else why_not_reveal(s, seat, card)
        if refusal is not None:
            found.append((PlaySun(seat, card), explained(s, seat, card, refusal)))
    refusal = why_not_help(s, seat) if me.companion != NONE else None
    if refusal is NOTHING_TO_DO:
        refusal = COMPANIONS[me.companion].effect.why_not(s, seat, s.turn.visited)
    if refusal is not None:
        found.append((UseCompanion(seat, me.companion), refusal))
    return found


class Later(Step):
    """A thing of the table that has its own moment: thought of, never offered."""

    def __init__(self, thing: str) -> None:
        self.thing = thing

    def key(self) -> str:
        return f"use {self.thing}"

    def things(self) -> Sequence[str]:
        return (self.thing,)


def with_moments(s: State, seat: int, found: list[tuple[Step, Refusal]]) -> list[tuple[Step, Refusal]]:
    """What is refused at a step of the turn, then what could be used at another moment: fancy dragons and companion
    at theirs, everything else of the table when its step or an effect asks for it.
    """
    found = found + free_actions_refused(s, seat)
    touched = {thing for step in [*s.options, *[step for step, _ in found]] for thing in step.things()}
    return found + [(Later(thing), refusal) for thing, refusal in moments(s, seat) if thing not in touched]


def moments(s: State, seat: int) -> list[tuple[str, Refusal]]:
    """The things of the table with the moment at which each is used."""
    me = s.players[seat]
    in_town = [(plot, shop) for plot, shop in enumerate(s.shops) if shop >= 0]
    found = [(f"shop {SHOPS[shop].id}", VISIT_MADE) for _, shop in in_town]
    found += [(f"spell {SPELLS[spell].id}", moment_of_spells(s)) for spell in spells_for(s, seat)]
    found += [(f"hand {artisan_key(card)}", WHEN_PLACING) for card in me.hand]
    found += [(f"artisan {artisan_key(card)}", WHEN_FIRING) for card in s.slots if card >= 0]
    found += [(f"park {artisan_key(card)}", AS_A_REWARD) for card in s.park]
    found.append(("deck artisans", AS_A_REWARD))
    found += [(f"stock {token}", WHEN_PAYING) for token in TOKEN_NAMES]
    found += [(f"seat {other}", WHEN_GIVING) for other in range(s.seats) if other != seat]
    found += [(f"piece {piece}", WHEN_INVITING) for piece, _ in enumerate(s.pieces) if piece != seat]
    found += [(f"fancy {FANCY[card].id}", PLAYED_ALREADY) for card in me.played]
    for plot, shop in in_town:
        found += [(f"slot {SHOPS[shop].id} {slot + 1}", WHEN_PLACING) for _, slot in free_slots(s, [plot])]
        found += [(f"space {space + 1}", WHEN_PAYING) for space, _ in enumerate(SHOPS[shop].coin_spaces)]
    found += [(f"plot {plot + 1}", FACE_DOWN_YET) for plot, shop in enumerate(s.shops) if shop == FACE_DOWN]
    found += [(f"plot {plot + 1}", WHEN_FILLED) for plot, shop in enumerate(s.shops) if shop == EMPTY]
    return found


def moment_of_spells(s: State) -> Refusal:
    """Enchanting comes after the visit, in place of gathering, and once."""
    if s.turn.visited == NONE:
        return VISIT_FIRST
    return GATHERED_INSTEAD if s.turn.gathering else ENCHANTED_ALREADY


class PlayFancy(Step):
    """Reveal a fancy dragon, pay its cost and gain its reward; it looks at the shop its player visits."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def resolve(self, s: State) -> None:
        seat, card = self.seat, self.card
        me = s.players[seat]
        if card in me.fancy:
            me.fancy.remove(card)
            me.played.append(card)
        me.satisfied += 1
        s.revealed += 1
        if s.journal is not None:
            s.note(PlayedFancy(seat, card))
        fancy = FANCY[card]
        steps: list[Step] = [PayGoods(seat, fancy.cost, True)] if fancy.cost else []
        steps.append(Do(seat, fancy.reward, s.turn.visited))
        earn_by(s, SUN, *steps)

    def key(self) -> str:
        return f"play {FANCY[self.card].id}"

    def things(self) -> Sequence[str]:
        return (f"fancy {FANCY[self.card].id}",)


class PlaySun(PlayFancy):
    """Play a sun dragon between two steps of the turn."""

    aside: ClassVar[bool] = True

    def key(self) -> str:
        return f"reveal {FANCY[self.card].id}"


class UseCompanion(Step):
    """Ask the companion for help, once in the game."""

    aside: ClassVar[bool] = True

    def __init__(self, seat: int, companion: int) -> None:
        self.seat = seat
        self.companion = companion

    def resolve(self, s: State) -> None:
        seat = self.seat
        s.players[seat].companion_used = True
        if s.journal is not None:
            s.note(UsedCompanion(seat, self.companion))
        earn_by(s, HELP, Do(seat, COMPANIONS[self.companion].effect, s.turn.visited))

    def key(self) -> str:
        return f"companion {COMPANIONS[self.companion].id}"

    def things(self) -> Sequence[str]:
        return (f"companion {COMPANIONS[self.companion].id}",)


class GoOn(Step):
    """Leave it at that and go on with the turn."""

    def resolve(self, s: State) -> None:
        pass

    def key(self) -> str:
        return "go on"


GO_ON: Final = GoOn()

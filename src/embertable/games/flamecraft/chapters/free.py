"""Free actions: sun dragons, and the companion asked for help. (p. 13, 17)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from embertable.core.effects import Do, explained
from embertable.core.flow import Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft.cards.tables import COMPANIONS, FANCY, IS_MOON
from embertable.games.flamecraft.chapters.supply import earn_by
from embertable.games.flamecraft.effects.paying import PayGoods, missing_of, why_not_pay
from embertable.games.flamecraft.events import PlayedFancy, UsedCompanion
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import HELP, NONE, SUN

WISH_UNFULFILLED: Final = Refusal("wish unfulfilled", "fancy")
MOON_AT_THE_END: Final = Refusal("moon at the end", "moon")
PLAYED_ALREADY: Final = Refusal("played already", "fancy")
HELPED_ALREADY: Final = Refusal("helped already", "companions")
NOT_ITS_MOMENT: Final = Refusal("not its moment", "companions")


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
    return why_not_pay(s, seat, fancy.cost, True) if fancy.cost else fancy.reward.why_not(s, seat, here)


def reveal_refused(s: State, seat: int, card: int) -> Refusal | None:
    """The same, with how much is missing."""
    refusal = why_not_reveal(s, seat, card)
    if refusal is None or refusal is WISH_UNFULFILLED:
        return refusal
    fancy = FANCY[card]
    if fancy.cost:
        return refusal.lacking(missing_of(s, seat, fancy.cost, True))
    return explained(fancy.reward, s, seat, s.turn.visited)


def why_not_help(s: State, seat: int) -> Refusal | None:
    """A companion helps once in the game, at its moment, if something comes of it."""
    me = s.players[seat]
    if me.companion_used:
        return HELPED_ALREADY
    companion = COMPANIONS[me.companion]
    if not companion.when.holds(s, seat, s.turn.visited):
        return NOT_ITS_MOMENT
    return companion.effect.why_not(s, seat, s.turn.visited)


def help_refused(s: State, seat: int) -> Refusal | None:
    """The same, with how much is missing."""
    refusal = why_not_help(s, seat)
    if refusal is None or refusal is HELPED_ALREADY or refusal is NOT_ITS_MOMENT:
        return refusal
    return explained(COMPANIONS[s.players[seat].companion].effect, s, seat, s.turn.visited)


def free_actions_refused(s: State, seat: int) -> list[tuple[Step, Refusal]]:
    """The fancy dragons that cannot be revealed now, and the companion that cannot help."""
    me = s.players[seat]
    found: list[tuple[Step, Refusal]] = []
    for card in me.fancy:
        refusal = MOON_AT_THE_END if IS_MOON[card] else reveal_refused(s, seat, card)
        if refusal is not None:
            found.append((PlaySun(seat, card), refusal))
    refusal = help_refused(s, seat) if me.companion != NONE else None
    if refusal is not None:
        found.append((UseCompanion(seat, me.companion), refusal))
    return found


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

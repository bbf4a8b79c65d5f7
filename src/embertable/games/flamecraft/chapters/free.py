"""Free actions: sun dragons, and the companion asked for help. (p. 13, 17)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from embertable.core.effects import Do
from embertable.core.flow import Step
from embertable.games.flamecraft.cards.tables import COMPANIONS, FANCY, IS_MOON
from embertable.games.flamecraft.chapters.supply import earn_by
from embertable.games.flamecraft.effects.paying import PayGoods, can_pay
from embertable.games.flamecraft.events import PlayedFancy, UsedCompanion
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import HELP, NONE, SUN


def free_actions(s: State, seat: int) -> list[Step]:
    """The sun dragons that can be played now, and the companion if it can help now."""
    me = s.players[seat]
    options: list[Step] = []
    for card in me.fancy:
        if not IS_MOON[card] and is_playable(s, seat, card):
            options.append(PlaySun(seat, card))
    if me.companion != NONE and not me.companion_used:
        companion = COMPANIONS[me.companion]
        here = s.turn.visited
        if companion.when.holds(s, seat, here) and companion.effect.possible(s, seat, here):
            options.append(UseCompanion(seat, me.companion))
    return options


def is_playable(s: State, seat: int, card: int) -> bool:
    """Whether a fancy dragon's wish is fulfilled, its cost can be paid and it gives something."""
    fancy = FANCY[card]
    here = s.turn.visited
    if not fancy.wish.holds(s, seat, here):
        return False
    if fancy.cost:
        return can_pay(s, seat, fancy.cost, True)
    return fancy.reward.possible(s, seat, here)


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

"""What a player may do at any window of the own turn: play a sun dragon, ask the companion for help. (p. 13, 17)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from embertable.core.effects import Do
from embertable.core.flow import Step
from embertable.games.flamecraft.cards.tables import COMPANIONS, FANCY, IS_MOON
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
        if companion.when.holds(s, seat) and companion.effect.possible(s, seat, NONE):
            options.append(UseCompanion(seat, me.companion))
    return options


def is_playable(s: State, seat: int, card: int) -> bool:
    """Whether a fancy dragon's wish is fulfilled, its cost can be paid and it gives something."""
    fancy = FANCY[card]
    if not fancy.wish.holds(s, seat):
        return False
    if fancy.cost is not None:
        return fancy.cost.possible(s, seat, NONE)
    here = s.turn.here
    s.turn.here = s.pieces[seat] if s.turn.visited else NONE
    able = fancy.reward.possible(s, seat, NONE)
    s.turn.here = here
    return able


def play(s: State, seat: int, card: int) -> None:
    """Reveal a fancy dragon, pay its cost and gain its reward; it looks at the shop its player visits."""
    me = s.players[seat]
    if card in me.fancy:
        me.fancy.remove(card)
        me.played.append(card)
    me.satisfied += 1
    s.revealed += 1
    cause = s.turn.cause
    if s.journal is not None:
        s.note(PlayedFancy(seat, card))
    fancy = FANCY[card]
    steps: list[Step] = []
    if fancy.cost is not None:
        steps.append(Do(seat, fancy.cost, NONE))
    here = s.turn.here
    visited = s.pieces[seat] if s.turn.visited else NONE
    s.then(*steps, LookAt(visited, SUN), Do(seat, fancy.reward, NONE), LookAt(here, cause))


class GoOn(Step):
    """Leave it at that and go on with the turn."""

    def resolve(self, s: State) -> None:
        pass

    def key(self) -> str:
        return "go on"


GO_ON: Final = GoOn()


class LookAt(Step):
    """From now on "here" is this plot, and hearts are earned by this."""

    def __init__(self, plot: int, cause: int) -> None:
        self.plot = plot
        self.cause = cause

    def resolve(self, s: State) -> None:
        s.turn.here = self.plot
        s.turn.cause = self.cause


class PlaySun(Step):
    """Play a sun dragon between two steps of the turn."""

    aside: ClassVar[bool] = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def resolve(self, s: State) -> None:
        play(s, self.seat, self.card)

    def key(self) -> str:
        return f"reveal {FANCY[self.card].id}"

    def things(self) -> Sequence[str]:
        return (f"fancy {FANCY[self.card].id}",)


class UseCompanion(Step):
    """Ask the companion for help, once in the game."""

    aside: ClassVar[bool] = True

    def __init__(self, seat: int, companion: int) -> None:
        self.seat = seat
        self.companion = companion

    def resolve(self, s: State) -> None:
        s.players[self.seat].companion_used = True
        if s.journal is not None:
            s.note(UsedCompanion(self.seat, self.companion))
        here, cause = s.turn.here, s.turn.cause
        s.then(LookAt(here, HELP), Do(self.seat, COMPANIONS[self.companion].effect, NONE), LookAt(here, cause))

    def key(self) -> str:
        return f"companion {COMPANIONS[self.companion].id}"

    def things(self) -> Sequence[str]:
        return (f"companion {COMPANIONS[self.companion].id}",)

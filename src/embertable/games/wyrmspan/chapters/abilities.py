"""Using the abilities of dragons. (p. 7)"""

from __future__ import annotations

from typing import Final

from embertable.core.effects import Do, Effect
from embertable.core.flow import Step
from embertable.games.wyrmspan.cards.tables import AT_ACTIVATION, AT_GAME_END, AT_PLAY, AT_ROUND_END, CASCADES
from embertable.games.wyrmspan.effects.grammar import Consider
from embertable.games.wyrmspan.effects.verb import Verb
from embertable.games.wyrmspan.state import State
from embertable.games.wyrmspan.terms import END_GAME, IF_ACTIVATED, ONCE_PER_ROUND, WHEN_PLAYED


def ability(dragon: int, kind: int) -> Effect | None:
    """What a dragon does at such a moment."""
    if kind == IF_ACTIVATED:
        return AT_ACTIVATION[dragon]
    if kind == WHEN_PLAYED:
        return AT_PLAY[dragon]
    if kind == ONCE_PER_ROUND:
        return AT_ROUND_END[dragon]
    assert kind == END_GAME, f"there are no abilities of kind {kind}"
    return AT_GAME_END[dragon]


def use_ability(s: State, seat: int, dragon: int, kind: int) -> None:
    """Carry out an ability. While it is unresolved nothing may activate it again."""
    verb = ability(dragon, kind)
    if verb is None:
        return
    if CASCADES[dragon] & kind:
        s.then(Do(seat, verb, dragon), Resolved(dragon, kind))
    else:
        verb.do(s, seat, dragon)


def offer_ability(s: State, seat: int, dragon: int, kind: int) -> None:
    """An ability comes up by itself. What has to be finished once begun is offered first."""
    verb = ability(dragon, kind)
    if isinstance(verb, Verb) and verb.is_binding():
        s.then(Consider(seat, verb, dragon), Resolved(dragon, kind))
    else:
        use_ability(s, seat, dragon, kind)


class Hush(Step):
    """Nothing came of an ability: that it was used is not told."""

    def resolve(self, s: State) -> None:
        s.unsaid = None


HUSH: Final = Hush()


class Resolved(Step):
    """The end of an ability: as long as this is on the agenda, the ability is unresolved."""

    def __init__(self, dragon: int, kind: int) -> None:
        self.dragon = dragon
        self.kind = kind

    def resolve(self, s: State) -> None:
        pass


def is_unresolved(s: State, dragon: int, kind: int) -> bool:
    """Whether this ability is still being carried out."""
    return any(isinstance(step, Resolved) and step.dragon == dragon and step.kind == kind for step in s.agenda)

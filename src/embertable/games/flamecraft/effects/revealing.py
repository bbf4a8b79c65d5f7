"""Revealing and returning fancy dragons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.effects import Do, Effect
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft.cards.tables import FANCY
from embertable.games.flamecraft.chapters.free import GO_ON, PLAYED_ALREADY, PlayFancy, reveal_refused, why_not_reveal
from embertable.games.flamecraft.chapters.supply import put_fancy_under
from embertable.games.flamecraft.events import ReturnedFancy
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import NONE

NONE_TO_REVEAL: Final = Refusal("none to reveal", "fancy")
NO_OTHER_FANCY: Final = Refusal("no other fancy", "moon")


@dataclass(frozen=True)
class RevealFancy(Effect):
    """Reveal a fancy dragon of your own, sun or moon, whose wish is fulfilled."""

    again: bool = False  # also one already played

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseFancy(seat, self.again))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if revealable(s, seat, self.again) else NONE_TO_REVEAL


def revealable(s: State, seat: int, again: bool) -> list[int]:
    """The fancy dragons a player could reveal, perhaps once more."""
    me = s.players[seat]
    return [card for card in (me.fancy + me.played if again else me.fancy) if why_not_reveal(s, seat, card) is None]


class ChooseFancy(Ask):
    """Which fancy dragon to reveal, sun or moon."""

    rule: ClassVar[str] = "fancy"

    def __init__(self, seat: int, again: bool) -> None:
        super().__init__(seat)
        self.again = again  # also one already played

    def options(self, s: State) -> list[Step]:
        return [PlayFancy(self.seat, card) for card in revealable(s, self.seat, self.again)]

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        me = s.players[self.seat]
        found: list[tuple[Step, Refusal]] = []
        for card in me.fancy + me.played:
            is_over = card in me.played and not self.again
            refusal = PLAYED_ALREADY if is_over else reveal_refused(s, self.seat, card)
            if refusal is not None:
                found.append((PlayFancy(self.seat, card), refusal))
        return found


@dataclass(frozen=True)
class ReturnOthers(Effect):
    """Return any number of your unplayed fancy dragons; each brings a reward."""

    reward: Effect

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseReturn(seat, self.reward, source, 0, NONE))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        for card in s.players[seat].fancy:
            if FANCY[card].reward != self:
                return None
        return NO_OTHER_FANCY


class ChooseReturn(Ask):
    """Which unplayed fancy dragons to return, one after another in any order."""

    any_order: ClassVar[bool] = True
    rule: ClassVar[str] = "moon"

    def __init__(self, seat: int, reward: Effect, source: int, returned: int, least: int) -> None:
        super().__init__(seat)
        self.reward = reward
        self.source = source
        self.returned = returned  # so far
        self.least = least  # picks from this card on come to every hand once

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for card in sorted(s.players[self.seat].fancy):
            options.append(ReturnFancy(self.seat, card, self, card < self.least))
        if options:
            options.append(GO_ON)
        return options


class ReturnFancy(Step):
    """Return this fancy dragon under its deck."""

    def __init__(self, seat: int, card: int, rest: ChooseReturn, echo: bool) -> None:
        self.seat = seat
        self.card = card
        self.rest = rest
        self.echo = echo

    def resolve(self, s: State) -> None:
        returned = self.rest.returned
        s.players[self.seat].fancy.remove(self.card)
        put_fancy_under(s, self.card, 1 << self.seat, returned)
        for player in s.players:
            if self.card in player.given:
                player.given.remove(self.card)
        if s.journal is not None:
            s.note(ReturnedFancy(self.seat, self.card))
        reward, source = self.rest.reward, self.rest.source
        least = NONE if self.echo else self.card
        s.then(Do(self.seat, reward, source), ChooseReturn(self.seat, reward, source, returned + 1, least))

    def is_echo(self) -> bool:
        return self.echo

    def key(self) -> str:
        return f"return {FANCY[self.card].id}"

    def things(self) -> Sequence[str]:
        return (f"fancy {FANCY[self.card].id}",)

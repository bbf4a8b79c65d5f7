"""Revealing and returning fancy dragons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from embertable.core.effects import Do, Effect
from embertable.core.flow import Ask, Step
from embertable.games.flamecraft.cards.tables import FANCY
from embertable.games.flamecraft.chapters.free import GO_ON, is_playable, play
from embertable.games.flamecraft.chapters.supply import put_fancy_under
from embertable.games.flamecraft.events import ReturnedFancy
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import NONE


class ChooseFancy(Ask):
    """Which fancy dragon to reveal, sun or moon."""

    rule: ClassVar[str] = "fancy"

    def __init__(self, seat: int, again: bool) -> None:
        super().__init__(seat)
        self.again = again  # also one already played

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        me = s.players[self.seat]
        for card in [*me.fancy, *me.played] if self.again else me.fancy:
            if is_playable(s, self.seat, card):
                options.append(PlayFancy(self.seat, card))
        return options


class PlayFancy(Step):
    """Reveal this fancy dragon and gain its reward now."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def resolve(self, s: State) -> None:
        play(s, self.seat, self.card)

    def key(self) -> str:
        return f"play {FANCY[self.card].id}"

    def things(self) -> Sequence[str]:
        return (f"fancy {FANCY[self.card].id}",)


class ChooseReturn(Ask):
    """Which unplayed fancy dragons to return, one after another in the order of their numbers."""

    rule: ClassVar[str] = "moon"

    def __init__(self, seat: int, reward: Effect, last: int) -> None:
        super().__init__(seat)
        self.reward = reward
        self.last = last  # the card returned last, or NONE

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for card in sorted(s.players[self.seat].fancy):
            if card > self.last:
                options.append(ReturnFancy(self.seat, card, self.reward))
        options.append(GO_ON)
        return options


class ReturnFancy(Step):
    """Return this fancy dragon under its deck."""

    def __init__(self, seat: int, card: int, reward: Effect) -> None:
        self.seat = seat
        self.card = card
        self.reward = reward

    def resolve(self, s: State) -> None:
        s.players[self.seat].fancy.remove(self.card)
        put_fancy_under(s, self.card, 1 << self.seat)
        for player in s.players:
            if self.card in player.given:
                player.given.remove(self.card)
        if s.journal is not None:
            s.note(ReturnedFancy(self.seat, self.card))
        s.then(Do(self.seat, self.reward, NONE), ChooseReturn(self.seat, self.reward, self.card))

    def key(self) -> str:
        return f"return {FANCY[self.card].id}"

    def things(self) -> Sequence[str]:
        return (f"fancy {FANCY[self.card].id}",)


@dataclass(frozen=True)
class RevealFancy(Effect):
    """Reveal a fancy dragon of your own, sun or moon, whose wish is fulfilled."""

    again: bool = False  # also one already played

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseFancy(seat, self.again))

    def possible(self, s: State, seat: int, source: int) -> bool:
        me = s.players[seat]
        cards = [*me.fancy, *me.played] if self.again else me.fancy
        return any(is_playable(s, seat, card) for card in cards)


@dataclass(frozen=True)
class ReturnOthers(Effect):
    """Return any number of your unplayed fancy dragons; each brings a reward."""

    reward: Effect

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseReturn(seat, self.reward, NONE))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return any(FANCY[card].reward != self for card in s.players[seat].fancy)

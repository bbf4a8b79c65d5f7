"""Using shops and fancy dragons: the questions their abilities ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from embertable.core.effects import Do, Effect
from embertable.core.flow import Ask, Step
from embertable.games.flamecraft.cards.tables import FANCY, SHOPS
from embertable.games.flamecraft.events import LeftCoins, ReturnedFancy, UsedShop
from embertable.games.flamecraft.free import GO_ON, LookAt, is_playable, play
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.supply import gain_hearts, put_fancy_under
from embertable.games.flamecraft.terms import KIND_NAMES, KINDS, NONE, SHOP
from embertable.games.flamecraft.town import artisans_in_town


def can_use_shop(s: State, seat: int, plot: int) -> bool:
    """Whether the ability of a shop would do something now."""
    ability = SHOPS[s.shops[plot]].ability
    if ability is None:
        return False
    here = s.turn.here
    s.turn.here = plot
    able = ability.possible(s, seat, NONE)
    s.turn.here = here
    return able


class UseShop(Step):
    """Use the ability printed on a shop; "here" is that shop meanwhile."""

    def __init__(self, seat: int, plot: int, shop: int) -> None:
        self.seat = seat
        self.plot = plot
        self.shop = shop

    def resolve(self, s: State) -> None:
        ability = SHOPS[self.shop].ability
        assert ability is not None, "a shop without ability was used"
        if s.journal is not None:
            s.note(UsedShop(self.seat, self.shop))
        here, cause = s.turn.here, s.turn.cause
        s.then(LookAt(self.plot, SHOP), Do(self.seat, ability, NONE), LookAt(here, cause))

    def key(self) -> str:
        return f"use {SHOPS[self.shop].id}"

    def things(self) -> Sequence[str]:
        return (f"shop {SHOPS[self.shop].id}",)


class ChooseShop(Ask):
    """Whose ability to use, as if you were gathering there."""

    rule: ClassVar[str] = "companions"

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for plot, shop in enumerate(s.shops):
            if shop >= 0 and can_use_shop(s, self.seat, plot):
                options.append(UseShop(self.seat, plot, shop))
        return options


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


class ChoosePlacedKind(Ask):
    """Which of the artisans placed this turn to count by."""

    rule: ClassVar[str] = "sun"

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        seen = 0
        for card in s.turn.placed:
            kind = card % KINDS
            if not seen >> kind & 1:
                seen |= 1 << kind
                options.append(CountKind(self.seat, kind, artisans_in_town(s, kind)))
        return options


class CountKind(Step):
    """Gain hearts for the artisans of this kind in town."""

    def __init__(self, seat: int, kind: int, hearts: int) -> None:
        self.seat = seat
        self.kind = kind
        self.hearts = hearts

    def resolve(self, s: State) -> None:
        gain_hearts(s, self.seat, self.hearts)

    def key(self) -> str:
        return f"count {KIND_NAMES[self.kind]}"


class ChooseSpace(Ask):
    """The coin space for the coins just paid."""

    rule: ClassVar[str] = "shops"

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        shop = s.shops[s.turn.here]
        for space, coins in enumerate(s.coin_spaces):
            if not coins:
                options.append(FillSpace(self.seat, space, shop))
        return options


class FillSpace(Step):
    """Leave the coins on this space and gain both its rewards."""

    def __init__(self, seat: int, space: int, shop: int) -> None:
        self.seat = seat
        self.space = space
        self.shop = shop

    def resolve(self, s: State) -> None:
        s.coin_spaces[self.space] = s.turn.spent
        if s.journal is not None:
            s.note(LeftCoins(self.seat, self.space))
        s.then(Do(self.seat, SHOPS[self.shop].coin_spaces[self.space], NONE))

    def key(self) -> str:
        return f"space {self.space + 1}"

    def things(self) -> Sequence[str]:
        return (f"space {self.space + 1}",)

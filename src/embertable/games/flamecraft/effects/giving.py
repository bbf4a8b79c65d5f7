"""Giving tokens and artisans out of one's own possession to other players. (p. 14)"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from embertable.core.effects import Do, Effect
from embertable.core.flow import Ask, Step
from embertable.games.flamecraft.chapters.free import GO_ON
from embertable.games.flamecraft.chapters.supply import drop_artisan, give, put_artisan_under, tokens_of
from embertable.games.flamecraft.events import GaveArtisan
from embertable.games.flamecraft.places import others
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import COIN, NONE, TOKEN_NAMES, TOKENS, artisan_key


@dataclass(frozen=True)
class Give(Effect):
    """Give goods to other players, split as you like; each brings a reward. Coins may stand for goods."""

    least: int
    most: int
    reward: Effect
    alike: bool = False  # goods of one kind; coins count as that kind
    coins_only: bool = False

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseGift(seat, self, source, 0, 0))

    def possible(self, s: State, seat: int, source: int) -> bool:
        me = s.players[seat]
        return (me.stock[COIN] if self.coins_only else tokens_of(me)) >= self.least

    def key(self) -> str:
        return f"give for {self.reward.key()}"


class ChooseGift(Ask):
    """The next token to give. Tokens are gone through in order, so no gift comes twice."""

    rule: ClassVar[str] = "gifts"

    def __init__(self, seat: int, gift: Give, source: int, given: int, from_token: int) -> None:
        super().__init__(seat)
        self.gift = gift
        self.source = source
        self.given = given
        self.from_token = from_token

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        stock = s.players[self.seat].stock
        gift = self.gift
        left = sum(stock[self.from_token :])
        for token in range(self.from_token, TOKENS):
            if gift.alike and self.given and token != self.from_token and token != COIN:
                continue
            if left < gift.least - self.given:
                break
            if stock[token] and (token == COIN or not gift.coins_only):
                options.append(PickToken(self.seat, token, self))
            left -= stock[token]
        if self.given >= gift.least:
            options.append(GO_ON)
        return options

    def go_on(self, s: State, token: int) -> None:
        """After a token was given: the next one; all are given before the first reward."""
        reward = Do(self.seat, self.gift.reward, self.source)
        given = self.given + 1
        if given < self.gift.most:
            s.then(ChooseGift(self.seat, self.gift, self.source, given, token), reward)
        else:
            s.then(reward)


class PickToken(Step):
    """Give this token."""

    def __init__(self, seat: int, token: int, rest: ChooseGift) -> None:
        self.seat = seat
        self.token = token
        self.rest = rest

    def resolve(self, s: State) -> None:
        s.then(ChooseReceiver(self.seat, self.token, self.rest))

    def key(self) -> str:
        return f"give {TOKEN_NAMES[self.token]}"

    def things(self) -> Sequence[str]:
        return (f"stock {TOKEN_NAMES[self.token]}",)


class ChooseReceiver(Ask):
    """Who gets the token."""

    rule: ClassVar[str] = "gifts"

    def __init__(self, seat: int, token: int, rest: ChooseGift) -> None:
        super().__init__(seat)
        self.token = token
        self.rest = rest

    def options(self, s: State) -> list[Step]:
        return [GiveToken(self.seat, to, self.token, self.rest) for to in others(s, self.seat)]


class GiveTo(Step):
    """Give something to this player."""

    def __init__(self, seat: int, to: int) -> None:
        self.seat = seat
        self.to = to

    def key(self) -> str:
        return f"to {self.to}"

    def things(self) -> Sequence[str]:
        return (f"seat {self.to}",)


class GiveToken(GiveTo):
    """Give the token."""

    def __init__(self, seat: int, to: int, token: int, rest: ChooseGift) -> None:
        super().__init__(seat, to)
        self.token = token
        self.rest = rest

    def resolve(self, s: State) -> None:
        give(s, self.seat, self.to, self.token)
        self.rest.go_on(s, self.token)


@dataclass(frozen=True)
class GiveFired(Effect):
    """Give away the artisan fired from the hand, or the one that took its place there."""

    reward: Effect

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseArtisanReceiver(seat, s.turn.spot), Do(seat, self.reward, source))

    def possible(self, s: State, seat: int, source: int) -> bool:
        return s.turn.spot in s.players[seat].hand

    def key(self) -> str:
        return "give it away"


class ChooseArtisanReceiver(Ask):
    """Who gets the artisan shown."""

    rule: ClassVar[str] = "gifts"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: State) -> list[Step]:
        return [GiveArtisan(self.seat, to, self.card) for to in others(s, self.seat)]


class GiveArtisan(GiveTo):
    """Give the artisan."""

    def __init__(self, seat: int, to: int, card: int) -> None:
        super().__init__(seat, to)
        self.card = card

    def resolve(self, s: State) -> None:
        drop_artisan(s.players[self.seat], self.card)
        if self.to == NONE:
            put_artisan_under(s, self.card, 1 << self.seat)
        else:
            s.players[self.to].hand.append(self.card)
            s.players[self.to].known.append(self.card)
        if s.journal is not None:
            s.note(GaveArtisan(self.seat, self.to, self.card))

    def things(self) -> Sequence[str]:
        return (f"seat {self.to}", f"hand {artisan_key(self.card)}")

"""Giving tokens and artisans out of one's own possession to other players. (p. 14)"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.effects import Do, Effect
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Missing, Refusal
from embertable.games.flamecraft.chapters.free import GO_ON
from embertable.games.flamecraft.chapters.supply import drop_artisan, give, put_artisan_under, tokens_of
from embertable.games.flamecraft.events import GaveArtisan, Presented
from embertable.games.flamecraft.places import NO_ARTISANS, NONE_OWNED, others
from embertable.games.flamecraft.state import Player, State
from embertable.games.flamecraft.terms import COIN, NONE, TOKEN_NAMES, TOKENS, artisan_key

NOTHING_TO_GIVE: Final = Refusal("nothing to give", "gifts")
COINS_ONLY: Final = Refusal("coins only", "gifts")
SAME_KIND: Final = Refusal("same kind", "gifts")
ALL_GIVEN: Final = Refusal("all given", "gifts")


@dataclass(frozen=True)
class Give(Effect):
    """Give goods to other players, split as you like; each brings a reward. Coins may stand for goods."""

    least: int
    most: int
    reward: Effect
    alike: bool = False  # goods of one kind; coins count as that kind
    coins_only: bool = False

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseGift(seat, self, source, 0, NONE, 0))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return NOTHING_TO_GIVE if self.owned(s.players[seat]) < self.least else None

    def owned(self, me: Player) -> int:
        """How many tokens there are to give."""
        return me.stock[COIN] if self.coins_only else tokens_of(me)

    def missing(self, s: State, seat: int, source: int) -> Missing:
        return ((self.least - self.owned(s.players[seat]), "coin" if self.coins_only else "good"),)

    def key(self) -> str:
        return f"give for {self.reward.key()}"


class ChooseGift(Ask):
    """The next token to give, in any order."""

    any_order: ClassVar[bool] = True
    rule: ClassVar[str] = "gifts"

    def __init__(self, seat: int, gift: Give, source: int, given: int, kind: int, least: int) -> None:
        super().__init__(seat)
        self.gift = gift
        self.source = source
        self.given = given
        self.kind = kind  # of the goods given so far, where they must be alike, or NONE
        self.least = least  # picks from this token on come to every gift once

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        stock = s.players[self.seat].stock
        wanting = self.gift.least - self.given
        left = sum(stock)  # from this token on
        for token in range(TOKENS):
            if stock[token] and self.why_not_give(token) is None:
                options.append(PickToken(self.seat, token, self, token < self.least or left < wanting))
            left -= stock[token]
        if wanting <= 0:
            options.append(GO_ON)
        # Where everything must be given nobody is asked what comes first.
        return options[:1] if sum(stock) == wanting else options

    def why_not_give(self, token: int) -> Refusal | None:
        """What the card lets be given next."""
        if token == COIN:
            return None
        if self.gift.coins_only:
            return COINS_ONLY
        return None if self.kind in (NONE, token) else SAME_KIND.about(TOKEN_NAMES[self.kind])

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        stock = s.players[self.seat].stock
        offered = [option.token for option in self.options(s) if isinstance(option, PickToken)]
        found: list[tuple[Step, Refusal]] = []
        for token in range(TOKENS):
            if token not in offered:
                none = ALL_GIVEN if stock[token] else NONE_OWNED.about(TOKEN_NAMES[token])
                found.append((PickToken(self.seat, token, self, False), self.why_not_give(token) or none))
        return found

    def go_on(self, s: State, token: int, least: int) -> None:
        """After a token was given: the next one; all are given before the first reward."""
        reward = Do(self.seat, self.gift.reward, self.source)
        given = self.given + 1
        if given < self.gift.most:
            kind = token if self.gift.alike and token != COIN else self.kind
            s.then(ChooseGift(self.seat, self.gift, self.source, given, kind, least), reward)
        else:
            s.then(reward)


class PickToken(Step):
    """Give this token."""

    def __init__(self, seat: int, token: int, rest: ChooseGift, echo: bool) -> None:
        self.seat = seat
        self.token = token
        self.rest = rest
        self.echo = echo

    def resolve(self, s: State) -> None:
        s.then(ChooseReceiver(self.seat, self.token, self.rest, 0 if self.echo else self.token))

    def is_echo(self) -> bool:
        return self.echo

    def key(self) -> str:
        return f"give {TOKEN_NAMES[self.token]}"

    def things(self) -> Sequence[str]:
        return (f"stock {TOKEN_NAMES[self.token]}",)


class ChooseReceiver(Ask):
    """Who gets the token."""

    any_order: ClassVar[bool] = True
    rule: ClassVar[str] = "gifts"

    def __init__(self, seat: int, token: int, rest: ChooseGift, least: int) -> None:
        super().__init__(seat)
        self.token = token
        self.rest = rest
        self.least = least  # for the next token

    def options(self, s: State) -> list[Step]:
        return [GiveToken(self.seat, to, self) for to in others(s, self.seat)]


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

    def __init__(self, seat: int, to: int, ask: ChooseReceiver) -> None:
        super().__init__(seat, to)
        self.ask = ask

    def resolve(self, s: State) -> None:
        ask = self.ask
        give(s, self.seat, self.to, ask.token)
        if s.journal is not None:
            s.note(Presented(self.seat, self.to, ask.token))
        ask.rest.go_on(s, ask.token, ask.least)


@dataclass(frozen=True)
class GiveFired(Effect):
    """Give away the artisan fired from the hand, or the one that took its place there."""

    reward: Effect

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseArtisanReceiver(seat, s.turn.spot), Do(seat, self.reward, source))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if s.turn.spot in s.players[seat].hand else NO_ARTISANS

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
            put_artisan_under(s, self.card, 1 << self.seat, 0)
        else:
            s.players[self.to].hand.append(self.card)
            s.players[self.to].known.append(self.card)
        if s.journal is not None:
            s.note(GaveArtisan(self.seat, self.to, self.card))

    def things(self) -> Sequence[str]:
        return (f"seat {self.to}", f"hand {artisan_key(self.card)}")

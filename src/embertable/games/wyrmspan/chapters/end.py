"""The end of the game: leftovers are sold, and everything is counted. (p. 15)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from embertable.core.effects import DECLINE
from embertable.core.flow import Ask, Step
from embertable.core.lists import with_one
from embertable.core.refusal import Missing, Refusal
from embertable.games.wyrmspan.cards.tables import AT_GAME_END, DRAGON_IDS
from embertable.games.wyrmspan.chapters.scoring import scores
from embertable.games.wyrmspan.chapters.solo import automa_points
from embertable.games.wyrmspan.effects.activating import UseAbility, abilities_refused
from embertable.games.wyrmspan.effects.paying import TOO_DEAR, missing_of, pay, payable, why_not_pay
from embertable.games.wyrmspan.effects.points import Sale, Sell
from embertable.games.wyrmspan.events import Bought, Ended, EndedAlone
from embertable.games.wyrmspan.state import Player, State
from embertable.games.wyrmspan.terms import END_GAME

SOLD_ALREADY: Final = Refusal("sold already", "end")
COUNTED_BY_ITSELF: Final = Refusal("counted by itself", "end")


class EndGame(Step):
    """Each player may sell leftovers by End game abilities; then everything is counted."""

    def resolve(self, s: State) -> None:
        for me in s.players:
            me.used = []
        selling: list[Step] = [SellLeftovers(seat) for seat in s.round_from(s.first)]
        s.then(*selling, CountUp())


class SellLeftovers(Ask):
    """Do you pay leftovers for points?"""

    rule = "end"

    def options(self, s: State) -> list[Step]:
        me = s.players[self.seat]
        options: list[Step] = []
        for dragon in me.dragons:
            verb = AT_GAME_END[dragon]
            if isinstance(verb, Sell):
                for sale in verb.sales:
                    if why_not_sell(me, dragon, sale) is None:
                        options.append(SellFor(self.seat, dragon, sale))
        if options:
            options.append(DECLINE)
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        me = s.players[self.seat]
        found: list[tuple[Step, Refusal]] = []
        for dragon in me.dragons:
            verb = AT_GAME_END[dragon]
            for sale in verb.sales if isinstance(verb, Sell) else ():
                refusal = why_not_sell(me, dragon, sale)
                if refusal is TOO_DEAR:
                    refusal = TOO_DEAR.lacking(missing_for(me, dragon, sale))
                if refusal is not None:
                    found.append((SellFor(self.seat, dragon, sale), refusal))
            if verb is not None and not isinstance(verb, Sell):
                found.append((UseAbility(self.seat, dragon, END_GAME), COUNTED_BY_ITSELF))
        return found + abilities_refused(s, self.seat, END_GAME, 0)


def why_not_sell(me: Player, dragon: int, sale: Sale) -> Refusal | None:
    """Each dragon sells once, for all of a price."""
    if dragon in me.used:
        return SOLD_ALREADY
    return TOO_DEAR if any(why_not_pay(me, price, dragon, 0) is not None for price in sale.prices) else None


def missing_for(me: Player, dragon: int, sale: Sale) -> Missing:
    """How much of the price of a sale is missing."""
    return tuple([lacks for price in sale.prices for lacks in missing_of(me, price, dragon)])


class SellFor(Step):
    """Take this sale. Which leftovers go makes no difference any more, so the first ones do."""

    def __init__(self, seat: int, dragon: int, sale: Sale) -> None:
        self.seat = seat
        self.dragon = dragon
        self.sale = sale

    def resolve(self, s: State) -> None:
        me = s.players[self.seat]
        me.used = with_one(me.used, self.dragon)
        for price in self.sale.prices:
            for _ in range(price.count):
                pay(s, self.seat, payable(me, price, self.dragon)[0][0])
        me.bought += self.sale.points
        s.note(Bought(self.seat, self.dragon, self.sale.points))
        s.then(SellLeftovers(self.seat))

    def key(self) -> str:
        return f"sell with {DRAGON_IDS[self.dragon]} for {self.sale.points}"

    def things(self) -> Sequence[str]:
        return (f"card {DRAGON_IDS[self.dragon]}",)


class CountUp(Step):
    """The game is over."""

    def resolve(self, s: State) -> None:
        if s.journal is not None:
            table = scores(s)
            if s.opponents:
                s.note(EndedAlone(table[0].points, automa_points(s, s.opponents[0]), table[0].wins))
                return
            winners = tuple([seat for seat, score in enumerate(table) if score.wins])
            s.note(Ended(winners, tuple([score.points for score in table])))

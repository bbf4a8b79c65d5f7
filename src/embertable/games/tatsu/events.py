"""What happens in a game of Tatsu. `who` is a seat, or GHOST."""

from __future__ import annotations

from collections.abc import Sequence

from embertable.core.flow import Event
from embertable.games.tatsu.cards.tables import IDS


class Dealt(Event):
    """A new deal began."""

    def __init__(self, dealer: int, number: int) -> None:
        self.dealer = dealer
        self.number = number


class Asked(Event):
    """One asked another for a card of the own clan."""

    def __init__(self, who: int, whom: int, clan: int) -> None:
        self.who = who
        self.whom = whom
        self.clan = clan


class Placed(Event):
    """A card was put in front of `who`, from the hand or row of `giver`."""

    def __init__(self, who: int, giver: int, card: int) -> None:
        self.who = who
        self.giver = giver
        self.card = card

    def cards(self) -> Sequence[str]:
        return (IDS[self.card],)


class TurnedUp(Event):
    """The card below one that left was turned face up."""

    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card


class Took(Event):
    """A trick was won, with everything carried into it."""

    def __init__(self, who: int, clan: int, count: int, points: int) -> None:
        self.who = who
        self.clan = clan
        self.count = count
        self.points = points


class Carried(Event):
    """A fusion: nobody takes the trick yet."""

    def __init__(self, leader: int, count: int) -> None:
        self.leader = leader
        self.count = count


class Discarded(Event):
    """A fusion in the last trick: nobody ever takes it."""

    def __init__(self, count: int) -> None:
        self.count = count


class Scored(Event):
    """A clan's captures of the deal were counted."""

    def __init__(self, clan: int, points: int, factor: int) -> None:
        self.clan = clan
        self.points = points
        self.factor = factor


class Ended(Event):
    """The game is over."""

    def __init__(self, winners: tuple[int, ...], points: int) -> None:
        self.winners = winners
        self.points = points

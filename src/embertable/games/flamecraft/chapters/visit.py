"""Visit a shop: a token to everyone already there, and the piece moves. (p. 6)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from embertable.core.flow import Ask, Step
from embertable.games.flamecraft.cards.tables import SHOPS
from embertable.games.flamecraft.chapters.action import ChooseAction
from embertable.games.flamecraft.chapters.free import free_actions
from embertable.games.flamecraft.chapters.supply import give, tokens_of
from embertable.games.flamecraft.events import Gave, Visited
from embertable.games.flamecraft.places import guests
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import NONE, TOKEN_NAMES, TOKENS


class ChooseVisit(Ask):
    """Visit a face-up shop other than the one your piece stands on. (p. 6)"""

    rule: ClassVar[str] = "visit"
    main: ClassVar[bool] = True

    def options(self, s: State) -> list[Step]:
        seat = self.seat
        options: list[Step] = []
        tokens = tokens_of(s.players[seat])
        pieces = s.pieces
        own = pieces[seat]
        for plot, shop in enumerate(s.shops):
            if shop >= 0 and plot != own and (tokens > 4 or pieces.count(plot) <= tokens):
                options.append(Visit(seat, plot, shop))
        if options:
            options.extend(free_actions(s, seat))
        return options


class Visit(Step):
    """Give a token to every other player there, then move there. (p. 6)"""

    def __init__(self, seat: int, plot: int, shop: int) -> None:
        self.seat = seat
        self.plot = plot
        self.shop = shop

    def resolve(self, s: State) -> None:
        steps: list[Step] = []
        for guest in guests(s, self.seat, self.plot):
            steps.append(ChooseToll(self.seat, guest if guest < s.seats else NONE))
        steps.append(Arrive(self.seat, self.plot))
        steps.append(ChooseAction(self.seat))
        s.then(*steps)

    def key(self) -> str:
        return f"visit {SHOPS[self.shop].id}"

    def things(self) -> Sequence[str]:
        return (f"shop {SHOPS[self.shop].id}",)


class ChooseToll(Ask):
    """Give one good or coin to a player who is already there."""

    rule: ClassVar[str] = "visit"

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to = to  # NONE: a stranger

    def options(self, s: State) -> list[Step]:
        stock = s.players[self.seat].stock
        return [HandOver(self.seat, self.to, token) for token in range(TOKENS) if stock[token]]


class HandOver(Step):
    """Hand over this token."""

    def __init__(self, seat: int, to: int, token: int) -> None:
        self.seat = seat
        self.to = to
        self.token = token

    def resolve(self, s: State) -> None:
        give(s, self.seat, self.to, self.token)
        if s.journal is not None:
            s.note(Gave(self.seat, self.to, self.token))

    def key(self) -> str:
        return f"hand {TOKEN_NAMES[self.token]}"

    def things(self) -> Sequence[str]:
        return (f"stock {TOKEN_NAMES[self.token]}",)


class Arrive(Step):
    """The piece stands on the shop."""

    def __init__(self, seat: int, plot: int) -> None:
        self.seat = seat
        self.plot = plot

    def resolve(self, s: State) -> None:
        s.pieces[self.seat] = self.plot
        s.turn.visited = self.plot
        if s.journal is not None:
            s.note(Visited(self.seat, s.shops[self.plot]))

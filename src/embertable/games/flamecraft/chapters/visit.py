"""Visit a shop: a token to everyone already there, and the piece moves. (p. 6)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft.cards.tables import SHOPS
from embertable.games.flamecraft.chapters.action import ChooseAction
from embertable.games.flamecraft.chapters.free import free_actions
from embertable.games.flamecraft.chapters.supply import give, tokens_of
from embertable.games.flamecraft.events import Gave, Visited
from embertable.games.flamecraft.places import NONE_OWNED, guests, plots_of_town
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import NONE, TOKEN_NAMES, TOKENS

STANDING_HERE: Final = Refusal("standing here", "visit")
TOLL: Final = Refusal("toll", "visit")
MOST_GUESTS: Final = 4  # beside the player


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
            if shop >= 0 and why_not_visit(pieces, own, plot, tokens) is None:
                options.append(Visit(seat, plot, shop))
        if options:
            options.extend(free_actions(s, seat))
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        tokens = tokens_of(s.players[self.seat])
        found: list[tuple[Step, Refusal]] = []
        for plot in plots_of_town(s):
            refusal = why_not_visit(s.pieces, s.pieces[self.seat], plot, tokens)
            if refusal is TOLL:
                refusal = TOLL.lacking(((s.pieces.count(plot) - tokens, "good"),))
            if refusal is not None:
                found.append((Visit(self.seat, plot, s.shops[plot]), refusal))
        return found


def why_not_visit(pieces: list[int], own: int, plot: int, tokens: int) -> Refusal | None:
    """Another shop than the one the piece stands on, with a token for everyone already there."""
    if plot == own:
        return STANDING_HERE
    return None if tokens > MOST_GUESTS or pieces.count(plot) <= tokens else TOLL


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

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        stock = s.players[self.seat].stock
        none = [token for token in range(TOKENS) if not stock[token]]
        return [(HandOver(self.seat, self.to, token), NONE_OWNED.about(TOKEN_NAMES[token])) for token in none]


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

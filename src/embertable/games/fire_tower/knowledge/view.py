"""What a seat may see."""

from __future__ import annotations

from typing import Final, TypedDict

from embertable.core import game
from embertable.core.flow import is_over
from embertable.core.game import question_view
from embertable.games.fire_tower.places.forest import BITS, CELLS, ETERNAL, SIZE, cells, column_of, row_of
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import (
    BROKEN,
    BUCKETS,
    BURNING,
    COLOURS,
    CORNERS,
    DIRECTIONS,
    FOR_EVER,
    FREE,
    IDS,
    LOST,
    MODES,
    ROLES,
)


class Tower(TypedDict):
    """A tower and its player."""

    corner: str
    colour: str
    intact: bool
    role: str
    bucket: str
    cards: int
    hand: list[str] | None  # the own one only


class Drawn(TypedDict):
    """The cards a shadow has drawn."""

    cards: int
    hand: list[str] | None  # only it sees them


class Known(TypedDict):
    """A card that is known to be in another's hand."""

    seat: int
    card: str


class View(TypedDict):
    """The table as seen from a seat."""

    question: game.View
    seat: int | None
    seats: int
    mode: str
    map: list[str]  # a row a line, a sign of the terms a cell
    wind: str
    live: list[str]
    limit: int
    deck: int
    discard: list[str]
    turn: int
    turns: int
    max_turns: int
    extra: int
    players: list[Tower]
    drawn: Drawn
    known: list[Known]
    winners: list[int]
    over: bool


def view(s: State, seat: int | None) -> View:
    """The table as seen from a seat: everything but the deck and the hands of others."""
    return {
        "question": question_view(s, seat),
        "seat": seat,
        "seats": s.seats,
        "mode": MODES[s.mode],
        "map": view_map(s),
        "wind": DIRECTIONS[s.wind],
        "live": [DIRECTIONS[direction] for direction in s.live],
        "limit": s.limit,
        "deck": len(s.deck),
        "discard": [IDS[card] for card in s.discard],
        "turn": s.turn,
        "turns": s.turns,
        "max_turns": s.max_turns,
        "extra": s.extra,
        "players": [view_player(s, other, seat) for other in range(s.seats)],
        "drawn": view_drawn(s, seat),
        "known": [{"seat": holder, "card": IDS[card]} for knower, holder, card in s.known if knower == seat],
        "winners": s.winners[:],
        "over": is_over(s),
    }


BARE: Final[list[str]] = [FOR_EVER if ETERNAL & BITS[cell] else FREE for cell in CELLS]  # before anything happened


def view_map(s: State) -> list[str]:
    """The forest, a row a line: free, fire, firebreak, eternal flame, burnt tower."""
    signs = BARE[:]
    for mask, sign in ((s.burnt, LOST), (s.breaks, BROKEN), (s.fire, BURNING)):
        for cell in cells(mask):
            signs[row_of(cell) * SIZE + column_of(cell)] = sign
    forest = "".join(signs)
    return [forest[row * SIZE : (row + 1) * SIZE] for row in range(SIZE)]


def view_player(s: State, other: int, seat: int | None) -> Tower:
    """A tower and its player; nobody sees the hand of another."""
    player = s.players[other]
    return {
        "corner": CORNERS[player.corner],
        "colour": COLOURS[player.corner],
        "intact": player.intact,
        "role": ROLES[player.role],
        "bucket": BUCKETS[player.bucket],
        "cards": len(player.hand),
        "hand": [IDS[card] for card in player.hand] if other == seat else None,
    }


def view_drawn(s: State, seat: int | None) -> Drawn:
    """The two cards of a shadow: only it sees them."""
    return {"cards": len(s.drawn), "hand": [IDS[card] for card in s.drawn] if s.turn == seat else None}

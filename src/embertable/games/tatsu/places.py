"""Where the cards lie and who sits there: questions only."""

from __future__ import annotations

from embertable.games.tatsu.state import State
from embertable.games.tatsu.terms import GHOST, NONE


def acting(s: State) -> int:
    """The place whose turn it is."""
    return (s.leader + len(s.trick)) % len(s.controllers)


def clan_of(s: State, seat: int) -> int:
    """The clan a seat plays for in this deal."""
    return s.clans[s.controllers.index(seat)]


def unplayed(s: State) -> list[list[int]]:
    """The cards still to be placed, by the place that has them: in hand, or in a row."""
    if not s.tops:
        return s.hands
    return [on_table(s.tops[place] + s.unders[place]) for place in range(len(s.tops))]


def is_open(s: State, place: int, seat: int | None) -> bool:
    """Whether a seat sees the hand of a place: its own, and the ghost's."""
    return s.owners[place] in (GHOST, seat)


def faces(s: State, place: int, seat: int) -> list[int]:
    """The cards of a place a seat sees: in an open hand, or face up in a row."""
    if s.tops:
        return on_table(s.tops[place])
    return s.hands[place] if is_open(s, place, seat) else []


def backs(s: State, place: int) -> list[int]:
    """The cards of a place that show everybody their clan: in hand, or face down in a row."""
    return on_table(s.unders[place]) if s.unders else s.hands[place]


def on_table(row: list[int]) -> list[int]:
    """The cards of a row, without its empty columns."""
    return [card for card in row if card != NONE]

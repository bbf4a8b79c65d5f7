"""What a seat sees, as numbers."""

from __future__ import annotations

from typing import Final

from embertable.core.flow import asked, is_over
from embertable.core.numbering import Family
from embertable.core.observing import AROUND
from embertable.games.fire_tower.places.forest import CELLS, ETERNAL, SIZE, cell_name, cells, column_of, row_of
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import CORNERS, DIRECTIONS, FIRESTORM, FULL, IDS, ROLES

# The place of a cell in a layer, by its bit.
PLACE: Final[list[int]] = [row_of(cell) * SIZE + column_of(cell) for cell in range(CELLS[-1] + 1)]


def observe(s: State, seat: int) -> list[float]:
    """What the seat sees, as numbers: four layers of the map, the own hand, the open pile, the wind and the towers."""
    layers = (s.fire, s.breaks, s.burnt | ETERNAL, s.zones)
    numbers = [0.0] * (len(layers) * len(CELLS))
    for layer, mask in enumerate(layers):
        first = layer * len(CELLS)
        for cell in cells(mask):
            numbers[first + PLACE[cell]] = 1.0
    hand = s.players[seat].hand
    numbers += [float(hand.count(card)) for card in range(FIRESTORM)]
    numbers += [float(s.discard.count(card)) for card in range(len(IDS))]
    numbers += [1.0 if s.wind == direction else 0.0 for direction in range(4)]
    numbers += [1.0 if direction in s.live else 0.0 for direction in range(4)]
    numbers += [s.limit / 10, len(s.deck) / 60, s.turns / s.max_turns]
    for turn in range(4):
        numbers += observe_player(s, (seat + turn) % s.seats) if turn < s.seats else [0.0] * 12
    return numbers


def observe_player(s: State, seat: int) -> list[float]:
    """A tower as numbers: its corner, what its player is, the bucket, the cards, and whose turn it is."""
    player = s.players[seat]
    corner = [1.0 if player.corner == each else 0.0 for each in range(4)]
    role = [1.0 if player.role == each else 0.0 for each in range(3)]
    asks = not is_over(s) and asked(s).seat == seat
    flags = [player.intact, player.bucket == FULL, s.turn == seat, asks]
    return [*corner, *role, len(player.hand) / 10, *[1.0 if flag else 0.0 for flag in flags]]


def observed() -> list[Family]:
    """What each number of `observe` means, in its order."""
    layers = ["fire", "firebreak", "burns for ever", "zone of a standing tower"]
    facts = [f"corner {corner}" for corner in CORNERS] + [f"role {role}" for role in ROLES]
    facts += ["cards in hand, in tenths", "tower stands", "bucket full", "has the turn", "is asked"]
    return [
        Family("{layer}: {cell}", layer=layers, cell=[cell_name(cell) for cell in CELLS]),
        Family("in my hand: {card}", card=IDS[:FIRESTORM]),
        Family("on the open pile: {card}", card=IDS),
        Family("the wind blows {direction}", direction=DIRECTIONS),
        Family("the wind may blow {direction}", direction=DIRECTIONS),
        Family("{what}", what=["hand limit, in tenths", "cards in the deck, of 60", "turns, of the most"]),
        Family("{player}: {fact}", player=AROUND[:4], fact=facts),
    ]

"""What a seat sees, as numbers."""

from __future__ import annotations

from embertable.games.tatsu.cards.tables import CLAN, IDS
from embertable.games.tatsu.state import State
from embertable.games.tatsu.terms import GHOST, NONE, RED, YELLOW


def observe(s: State, seat: int) -> list[float]:
    """What the seat sees, as numbers: where each card is, how many backs the others hold, and the score."""
    own = s.owners.index(seat)
    clan = s.clans[own]
    zones = [[0.0] * len(IDS) for _ in range(7)]
    mine = s.hands[own] if s.seats > 2 else s.tops[own]
    shown = s.hands[s.owners.index(GHOST)] if GHOST in s.owners else (s.tops[1 - own] if s.seats == 2 else [])
    for zone, cards in zip(
        zones, (mine, shown, s.carried, s.captured[clan], s.captured[1 - clan], s.discarded), strict=False
    ):
        for card in cards:
            if card != NONE:
                zone[card] = 1.0
    for position, card in enumerate(s.trick):
        zones[6][card] = (position + 1) / 4
    numbers = [value for zone in zones for value in zone]
    for turn in range(4):
        numbers.extend(observe_place(s, (own + turn) % 4, own))
    for turn in range(4):
        numbers.append(s.totals[(seat + turn) % s.seats] / 500 if turn < s.seats else 0.0)
    return numbers


def observe_place(s: State, place: int, own: int) -> list[float]:
    """A place as numbers: its backs by clan, its clan, whether it leads and whether it is asked."""
    if place >= len(s.controllers):
        return [0.0] * 5
    hidden = s.hands[place] if s.seats > 2 else [card for card in s.unders[place] if card != NONE]
    backs = [sum(CLAN[card] == clan for card in hidden) / 7 for clan in (RED, YELLOW)]
    leads = 1.0 if s.leader == place else 0.0
    acts = 1.0 if place == (s.leader + len(s.trick)) % len(s.controllers) else 0.0
    return [*backs, 1.0 if s.clans[place] == s.clans[own] else 0.0, leads, acts]

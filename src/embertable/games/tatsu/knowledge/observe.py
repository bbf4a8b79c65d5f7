"""What a seat sees, as numbers."""

from __future__ import annotations

from embertable.core.numbering import Family
from embertable.core.observing import AROUND
from embertable.games.tatsu.cards.tables import CLAN, IDS
from embertable.games.tatsu.places import acting, backs, faces
from embertable.games.tatsu.state import State
from embertable.games.tatsu.terms import CARDS, PLACES, RED, TARGET, TRICKS, YELLOW


def observe(s: State, seat: int) -> list[float]:
    """Where each card is, how many backs the others hold, and the score."""
    own = s.owners.index(seat)
    clan = s.clans[own]
    others = [card for place in range(len(s.owners)) if place != own for card in faces(s, place, seat)]
    zones = [faces(s, own, seat), others, s.carried, s.captured[clan], s.captured[1 - clan], s.discarded]
    numbers: list[float] = []
    for zone in zones:
        numbers += observe_zone(zone)
    numbers += [(s.trick.index(card) + 1) / PLACES if card in s.trick else 0.0 for card in range(CARDS)]
    for turn in range(PLACES):
        numbers += observe_place(s, (own + turn) % PLACES, own)
    for turn in range(PLACES):
        numbers.append(s.totals[(seat + turn) % s.seats] / TARGET if turn < s.seats else 0.0)
    return numbers


def observe_zone(cards: list[int]) -> list[float]:
    """Which of all cards lie there."""
    return [1.0 if card in cards else 0.0 for card in range(CARDS)]


def observe_place(s: State, place: int, own: int) -> list[float]:
    """A place as numbers: its backs by clan, its clan, whether it leads and whether it acts."""
    if place >= len(s.controllers):
        return [0.0] * 5
    counts = [sum(CLAN[card] == clan for card in backs(s, place)) / TRICKS for clan in (RED, YELLOW)]
    is_ours = s.clans[place] == s.clans[own]
    return [*counts, *[1.0 if fact else 0.0 for fact in (is_ours, place == s.leader, place == acting(s))]]


def observed() -> list[Family]:
    """What each number of `observe` means, in its order."""
    zones = ["in my hand", "open at others", "carried over", "captured by us", "captured by them", "discarded"]
    facts = ["red backs, in sevenths", "yellow backs, in sevenths", "is of my clan", "leads", "acts"]
    return [
        Family("{zone}: {card}", zone=zones, card=IDS),
        Family("place in the trick, in quarters: {card}", card=IDS),
        Family("{place}: {fact}", place=AROUND[:PLACES], fact=facts),
        Family("{player}: points, of 500", player=AROUND[:PLACES]),
    ]

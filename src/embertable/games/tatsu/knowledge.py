"""What a seat may know, and the tables it could be sitting at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from embertable.core.flow import reopen
from embertable.core.game import question_view
from embertable.core.rng import Rng
from embertable.games.tatsu.cards import CLAN, IDS
from embertable.games.tatsu.scoring import caught, factor
from embertable.games.tatsu.state import State
from embertable.games.tatsu.words import CLANS, COLUMNS, GHOST, NONE, RED, YELLOW


def is_open(s: State, place: int, seat: int | None) -> bool:
    """Whether a seat sees the hand of a place: its own, and the ghost's."""
    return s.owners[place] in (GHOST, seat)


def view(s: State, seat: int | None) -> Mapping[str, Any]:
    """The table as seen from a seat. Backs show the clan, so everyone counts the cards of a hand by clan."""
    return {
        "question": question_view(s, seat),
        "seat": seat,
        "seats": s.seats,
        "deal": s.deals,
        "dealer": s.dealer,
        "leader": s.leader,
        "tricks": s.tricks,
        "places": [view_place(s, place, seat) for place in range(len(s.controllers))],
        "trick": [
            {"card": IDS[card], "place": place, "giver": giver}
            for card, place, giver in zip(s.trick, s.holders, s.givers, strict=True)
        ],
        "carried": names(s.carried),
        "discarded": names(s.discarded),
        "clans": [
            {
                "clan": CLANS[clan],
                "captured": names(s.captured[clan]),
                "points": caught(s, clan),
                "factor": factor(s, clan),
            }
            for clan in (RED, YELLOW)
        ],
        "totals": s.totals[:],
    }


def view_place(s: State, place: int, seat: int | None) -> Mapping[str, Any]:
    """One place at the table."""
    hand = s.hands[place]
    return {
        "place": place,
        "who": s.owners[place],
        "controller": s.controllers[place],
        "clan": CLANS[s.clans[place]],
        "backs": [sum(CLAN[card] == clan for card in hand) for clan in (RED, YELLOW)],
        "hand": names(hand) if is_open(s, place, seat) else None,
        "row": [view_column(s, place, column) for column in range(COLUMNS)] if s.seats == 2 else None,
    }


def view_column(s: State, place: int, column: int) -> Mapping[str, Any]:
    """A column of a two-player layout: the face-up card, and the clan of the one below."""
    top = s.tops[place][column]
    under = s.unders[place][column]
    return {"top": None if top == NONE else IDS[top], "under": None if under == NONE else CLANS[CLAN[under]]}


def names(cards: list[int]) -> list[str]:
    """Cards by their ids."""
    return [IDS[card] for card in cards]


def imagine(s: State, seat: int, rng: Rng) -> State:
    """Deal the unseen cards anew, each clan among its own backs: what everyone can count stays as it is."""
    imagined = s.clone()
    imagined.rng = rng.split()
    for clan in (RED, YELLOW):
        if s.seats == 2:
            redeal_rows(imagined, clan, rng)
        else:
            redeal_hands(imagined, clan, seat, rng)
    reopen(imagined)
    return imagined


def redeal_hands(s: State, clan: int, seat: int, rng: Rng) -> None:
    """The cards of a clan in the hidden hands change places."""
    hidden = [hand for place, hand in enumerate(s.hands) if not is_open(s, place, seat)]
    pool = [card for hand in hidden for card in hand if CLAN[card] == clan]
    rng.shuffle(pool)
    for hand in hidden:
        for position in range(len(hand)):
            if CLAN[hand[position]] == clan:
                hand[position] = pool.pop()
        hand.sort()


def redeal_rows(s: State, clan: int, rng: Rng) -> None:
    """The face-down cards of a clan change places; nobody has seen any of them."""
    pool = [card for row in s.unders for card in row if card != NONE and CLAN[card] == clan]
    rng.shuffle(pool)
    for row in s.unders:
        for column in range(COLUMNS):
            if row[column] != NONE and CLAN[row[column]] == clan:
                row[column] = pool.pop()


def check(s: State) -> None:
    """Every card is in exactly one place, and both clans have left the hands evenly."""
    laid = [card for row in s.tops + s.unders for card in row if card != NONE]
    unplayed = [card for hand in s.hands for card in hand] + laid
    taken = s.captured[RED] + s.captured[YELLOW] + s.carried + s.discarded
    everything = sorted(unplayed + s.trick + taken)
    if s.agenda:
        assert everything == list(range(len(IDS))), f"a card was created or lost: {everything}"
        assert len(taken) == 4 * s.tricks, "a finished trick has four cards"
        assert 2 * sum(CLAN[card] == RED for card in taken) == len(taken), "a trick takes two cards of each clan"
    assert all(total >= 0 for total in s.totals), "a total never falls"


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

"""What a seat may see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from embertable.core.game import question_view
from embertable.games.tatsu.cards.tables import CLAN, IDS
from embertable.games.tatsu.chapters.scoring import caught, factor
from embertable.games.tatsu.state import State
from embertable.games.tatsu.terms import CLANS, COLUMNS, GHOST, NONE, RED, YELLOW


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

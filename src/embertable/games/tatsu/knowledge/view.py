"""What a seat may see. Backs show the clan, so everyone counts the cards of a hand by clan."""

from __future__ import annotations

from typing import TypedDict

from embertable.core import game
from embertable.core.game import question_view
from embertable.games.tatsu.cards.tables import CLAN, IDS
from embertable.games.tatsu.chapters.scoring import caught, factor
from embertable.games.tatsu.chapters.trick import first_fusion, strongest
from embertable.games.tatsu.places import acting, is_open
from embertable.games.tatsu.state import State
from embertable.games.tatsu.terms import CLANS, COLUMNS, NONE, RED, YELLOW


class Column(TypedDict):
    """A column of a row: the face-up card, and the clan of the one below."""

    top: str | None
    under: str | None


class Place(TypedDict):
    """One place at the table."""

    place: int
    who: int  # the seat whose own place it is, or GHOST
    controller: int
    clan: str
    backs: list[int]  # cards in hand, by clan
    hand: list[str] | None  # None where it is hidden
    row: list[Column] | None  # two players only


class Laid(TypedDict):
    """A card of the trick."""

    card: str
    place: int
    giver: int


class Caught(TypedDict):
    """What a clan captured in this deal."""

    clan: str
    captured: list[str]
    points: int
    factor: int


class View(TypedDict):
    """The table as seen from a seat."""

    question: game.View
    seat: int | None
    seats: int
    deal: int
    dealer: int
    leader: int  # a place
    acting: int | None  # the place whose card comes next; None while a finished trick is looked at, and at the end
    tricks: int
    places: list[Place]
    trick: list[Laid]
    ahead: int | None  # which card of the trick would take it now; None while there is none, or a fusion
    carried: list[str]
    discarded: list[str]
    clans: list[Caught]
    totals: list[int]


def view(s: State, seat: int | None) -> View:
    """The table as seen from a seat; None is an onlooker."""
    return {
        "question": question_view(s, seat),
        "seat": seat,
        "seats": s.seats,
        "deal": s.deals,
        "dealer": s.dealer,
        "leader": s.leader,
        "acting": acting(s) if s.options else None,
        "tricks": s.tricks,
        "places": [view_place(s, place, seat) for place in range(len(s.controllers))],
        "trick": [
            {"card": IDS[card], "place": place, "giver": giver}
            for card, place, giver in zip(s.trick, s.holders, s.givers, strict=True)
        ],
        "ahead": strongest(s) if s.trick and first_fusion(s) is None else None,
        "carried": names(s.carried),
        "discarded": names(s.discarded),
        "clans": [view_clan(s, clan) for clan in (RED, YELLOW)],
        "totals": s.totals[:],
    }


def view_place(s: State, place: int, seat: int | None) -> Place:
    """One place at the table."""
    hand = s.hands[place]
    return {
        "place": place,
        "who": s.owners[place],
        "controller": s.controllers[place],
        "clan": CLANS[s.clans[place]],
        "backs": [sum(CLAN[card] == clan for card in hand) for clan in (RED, YELLOW)],
        "hand": names(hand) if is_open(s, place, seat) else None,
        "row": [view_column(s, place, column) for column in range(COLUMNS)] if s.tops else None,
    }


def view_column(s: State, place: int, column: int) -> Column:
    """A column of a row."""
    top = s.tops[place][column]
    under = s.unders[place][column]
    return {"top": None if top == NONE else IDS[top], "under": None if under == NONE else CLANS[CLAN[under]]}


def view_clan(s: State, clan: int) -> Caught:
    """What a clan captured in this deal."""
    return {
        "clan": CLANS[clan],
        "captured": names(s.captured[clan]),
        "points": caught(s, clan),
        "factor": factor(s, clan),
    }


def names(cards: list[int]) -> list[str]:
    """Cards by their ids."""
    return [IDS[card] for card in cards]

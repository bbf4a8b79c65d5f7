"""What a seat may see."""

from __future__ import annotations

from typing import TypedDict

from embertable.core import game
from embertable.core.flow import is_over
from embertable.core.game import question_view
from embertable.games.flamecraft.cards.tables import COMPANIONS, FANCY, SHOPS, SPELLS, SYMBOL
from embertable.games.flamecraft.places import slots_of, spells_at
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import (
    CLOSED,
    FACE_DOWN,
    FREE,
    KIND_NAMES,
    MIXED,
    NONE,
    SYMBOL_NAMES,
    artisan_key,
)


class PlotView(TypedDict):
    """One plot of the town: its shop, the artisans in the slots, the enchantments and coins on it, the pieces there."""

    plot: int  # as the table numbers it
    shop: str | None
    face_down: bool
    symbol: str | None
    sleeping: bool
    slots: list[str | None]  # artisans, None where a slot is free
    enchantments: list[str]
    coin_spaces: list[int] | None  # the coins on each, where the shop has some
    pieces: list[int]


class ParkView(TypedDict):
    """An artisan of the Park."""

    card: str
    tokens: list[int] | None  # lying on it, by sort


class DecksView(TypedDict):
    """How many cards the decks hold."""

    artisans: int
    fancy: int
    enchantments: int
    shops: int


class PlayerView(TypedDict):
    """One player: what lies open, and the hand as far as the seat knows it."""

    stock: list[int]  # goods by kind, then coins
    hearts: int
    plot: int | None
    hand_count: int
    hand: list[str] | None  # None where it is hidden
    known: list[str]  # artisans everyone saw go to the hand
    fancy_count: int
    fancy: list[str] | None
    fancy_known: list[str]
    played: list[str]
    offer_count: int
    offer: list[str] | None
    reserved: str | None
    companion: str | None
    companion_used: bool
    final: list[int] | None  # hearts for coins and for moon dragons


class MemoryView(TypedDict):
    """What the seat knows to lie under the decks: how far from the bottom, and which; or that it is there at all."""

    artisans: list[list[int | str]]
    fancy: list[list[int | str]]
    fancy_mixed: list[str]


class StrangerView(TypedDict):
    """A piece nobody plays."""

    kind: str
    plot: int | None


class View(TypedDict):
    """The table as seen from a seat."""

    question: game.View
    seat: int | None
    seats: int
    first: int
    active: int
    over: bool
    ending: bool
    last_turns: int | None
    town: list[PlotView]
    park: list[ParkView]
    row: list[str]
    decks: DecksView
    players: list[PlayerView]
    remembered: MemoryView
    strangers: list[StrangerView]
    extra_turns: int
    here: int | None  # the plot visited this turn


def view(s: State, seat: int | None) -> View:
    """The table as seen from a seat: its own hand and fancy dragons, and everything that lies open."""
    return {
        "question": question_view(s, seat),
        "seat": seat,
        "seats": s.seats,
        "first": s.first,
        "active": s.active,
        "over": is_over(s),
        "ending": s.ending != NONE,
        "last_turns": s.last if s.last != NONE else None,
        "town": [view_plot(s, plot) for plot in range(len(s.shops))],
        "park": [
            {"card": artisan_key(card), "tokens": s.trays[card][:] if card in s.trays else None} for card in s.park
        ],
        "row": [SPELLS[spell].id for spell in s.row],
        "decks": {
            "artisans": len(s.artisan_deck),
            "fancy": len(s.fancy_deck),
            "enchantments": len(s.spell_deck),
            "shops": len(s.shop_deck) - len(s.laid),
        },
        "players": [view_player(s, each, seat) for each in range(s.seats)],
        "remembered": remembered(s, seat),
        "strangers": [
            {"kind": KIND_NAMES[kind], "plot": plot_number(s.pieces[number + 1])}
            for number, kind in enumerate(s.strangers)
        ],
        "extra_turns": s.turn.extra,
        "here": plot_number(s.turn.visited),
    }


def remembered(s: State, seat: int | None) -> MemoryView:
    """What the seat knows of the cards under the decks."""
    if seat is None:
        return {"artisans": [], "fancy": [], "fancy_mixed": []}
    return {
        "artisans": [[place, artisan_key(s.artisan_deck[place])] for place in known_places(s.artisans_under, seat)],
        "fancy": [[place, FANCY[s.fancy_deck[place]].id] for place in known_places(s.fancy_under, seat)],
        "fancy_mixed": [FANCY[card].id for card in s.players[seat].returned],
    }


def known_places(under: list[int], seat: int) -> list[int]:
    """Where the seat knows what lies under a deck, from the bottom."""
    return [place for place in range(len(under)) if under[place] != MIXED and under[place] >> seat & 1]


def plot_number(plot: int) -> int | None:
    """A plot as the table numbers it."""
    return None if plot == NONE else plot + 1


def view_plot(s: State, plot: int) -> PlotView:
    """One plot."""
    shop = s.shops[plot]
    return {
        "plot": plot + 1,
        "shop": SHOPS[shop].id if shop >= 0 else None,
        "face_down": shop == FACE_DOWN,
        "symbol": SYMBOL_NAMES[SYMBOL[shop]] if shop >= 0 else None,
        "sleeping": shop >= 0 and SHOPS[shop].sleeping,
        "slots": [None if card == FREE else artisan_key(card) for card in slots_of(s, plot) if card != CLOSED],
        "enchantments": [SPELLS[spell].id for spell in spells_at(s, plot)],
        "coin_spaces": s.coin_spaces[:] if shop >= 0 and SHOPS[shop].coin_spaces else None,
        "pieces": [piece for piece, where in enumerate(s.pieces) if where == plot],
    }


def view_player(s: State, player: int, seat: int | None) -> PlayerView:
    """One player."""
    me = s.players[player]
    own = player == seat
    given = s.players[seat].given if seat is not None else []
    return {
        "stock": me.stock[:],
        "hearts": me.hearts,
        "plot": plot_number(s.pieces[player]),
        "hand_count": len(me.hand),
        "hand": [artisan_key(card) for card in me.hand] if own else None,
        "known": [artisan_key(card) for card in me.known],
        "fancy_count": len(me.fancy),
        "fancy": [FANCY[card].id for card in me.fancy] if own else None,
        "fancy_known": [FANCY[card].id for card in me.fancy if own or card in given],
        "played": [FANCY[card].id for card in me.played],
        "offer_count": len(me.offer),
        "offer": [FANCY[card].id for card in me.offer] if own else None,
        "reserved": None if me.reserved == NONE else SPELLS[me.reserved].id,
        "companion": None if me.companion == NONE else COMPANIONS[me.companion].id,
        "companion_used": me.companion_used,
        "final": [me.coin_hearts, me.moon_hearts] if s.scored else None,
    }

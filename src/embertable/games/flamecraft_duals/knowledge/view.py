"""What a seat may see."""

from __future__ import annotations

from typing import TypedDict

from embertable.core import game
from embertable.core.game import question_view
from embertable.games.flamecraft_duals.cards.tables import CARD_IDS
from embertable.games.flamecraft_duals.chapters.scoring import hearts
from embertable.games.flamecraft_duals.chapters.solo import rating
from embertable.games.flamecraft_duals.places.hexes import CELL_NAMES, CELLS
from embertable.games.flamecraft_duals.places.stacks import tokens_of
from embertable.games.flamecraft_duals.state import Player, State
from embertable.games.flamecraft_duals.terms import DRAGON_IDS, FACE, FACE_IDS, FACES, NONE, PLAYING, TOKEN_IDS


class PlayerView(TypedDict):
    """What lies before a player."""

    hand: list[str] | None  # only for its owner
    hand_size: int
    known: list[str]  # what the opponent knows of the hand
    scored: list[str]
    coins: int
    held: list[str]
    hearts: int


class Remembered(TypedDict):
    """A card this seat put under the deck."""

    place: int  # from the bottom
    card: str


class View(TypedDict):
    """The table. Cards, tokens, cells and dragons are called by their ids."""

    question: game.View
    seat: int | None
    seats: int
    turn: int
    turns: int
    dragons: list[str]
    has_fountain: bool
    board: dict[str, list[str]]  # by cell, the tokens from bottom to top
    piece: str | None
    bag: dict[str, int]  # by face
    reserve: list[str]
    out: list[str]
    deck: int
    remembered: list[Remembered]
    display: list[str]
    fountains: list[str]
    pile: int
    tray: list[str]
    coin_spent: bool
    fountain_scored: bool
    card_scored: bool
    ending: bool
    special: bool
    hand_limit: int
    rating: str | None
    points: list[int]
    players: list[PlayerView]


def view(s: State, seat: int | None) -> View:
    """The table as seen from a seat, or by an onlooker."""
    bag = [0] * FACES
    for token in s.bag:
        bag[FACE[token]] += 1
    return {
        "question": question_view(s, seat),
        "seat": seat,
        "seats": s.seats,
        "turn": s.turn,
        "turns": s.turns,
        "dragons": [DRAGON_IDS[dragon] for dragon in s.dragons],
        "has_fountain": s.has_fountain,
        "board": {CELL_NAMES[cell]: tokens(tokens_of(s.board[cell])) for cell in range(CELLS)},
        "piece": None if s.piece == NONE else CELL_NAMES[s.piece],
        "bag": {FACE_IDS[face]: bag[face] for face in range(FACES) if bag[face]},
        "reserve": tokens(s.reserve),
        "out": tokens(s.out),
        "deck": len(s.deck),
        "remembered": remembered(s, seat),
        "display": cards(s.display),
        "fountains": cards(s.fountains),
        "pile": len(s.pile),
        "tray": tokens(s.tray),
        "coin_spent": s.coin_spent,
        "fountain_scored": s.fountain_scored,
        "card_scored": s.card_scored,
        "ending": s.ending,
        "special": s.special,
        "hand_limit": s.hand_limit,
        "rating": None if s.result == PLAYING else rating(s),
        "points": [hearts(s, player) for player in s.players],
        "players": [seen_player(s, player, number, seat) for number, player in enumerate(s.players)],
    }


def seen_player(s: State, player: Player, number: int, seat: int | None) -> PlayerView:
    """What lies before a player; the hand only for its owner, and what the opponent knows of it for both."""
    return {
        "hand": cards(player.hand) if number == seat else None,
        "hand_size": len(player.hand),
        "known": cards(player.shown) if seat is not None else [],
        "scored": cards(player.scored),
        "coins": player.coins,
        "held": tokens(player.held),
        "hearts": hearts(s, player),
    }


def remembered(s: State, seat: int | None) -> list[Remembered]:
    """The cards this seat put under the deck and that still lie there."""
    return [{"place": place, "card": CARD_IDS[s.deck[place]]} for place, who in enumerate(s.returned) if who == seat]


def cards(numbers: list[int]) -> list[str]:
    """Cards by their ids."""
    return [CARD_IDS[card] for card in numbers]


def tokens(numbers: list[int]) -> list[str]:
    """Tokens by their ids."""
    return [TOKEN_IDS[token] for token in numbers]

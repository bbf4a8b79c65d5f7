"""What a seat sees, and what it could imagine of the rest."""

from __future__ import annotations

from typing import Any

from embertable.core.flow import reopen
from embertable.core.game import View, question_view
from embertable.core.rng import Rng
from embertable.games.flamecraft_duals.cards import CARD_IDS, SHOP_CARDS
from embertable.games.flamecraft_duals.hexes import CELL_NAMES, CELLS, tokens_of
from embertable.games.flamecraft_duals.patterns import fits
from embertable.games.flamecraft_duals.score import matches
from embertable.games.flamecraft_duals.scoring import hearts, rating
from embertable.games.flamecraft_duals.state import Player, State
from embertable.games.flamecraft_duals.words import (
    BUDDY_TOKEN,
    COINS,
    DRAGON_IDS,
    FACE,
    FACE_IDS,
    FACES,
    FOUNTAINS,
    NONE,
    PLAYING,
    TOKEN_IDS,
)


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


def seen_player(s: State, player: Player, number: int, seat: int | None) -> dict[str, Any]:
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


def remembered(s: State, seat: int | None) -> list[list[Any]]:
    """The cards this seat put under the deck and that still lie there: how far from the bottom, and which."""
    return [[place, CARD_IDS[s.deck[place]]] for place, who in enumerate(s.returned) if who == seat]


def cards(numbers: list[int]) -> list[str]:
    """Cards by their ids."""
    return [CARD_IDS[card] for card in numbers]


def tokens(numbers: list[int]) -> list[str]:
    """Tokens by their ids."""
    return [TOKEN_IDS[token] for token in numbers]


def imagine(s: State, seat: int, rng: Rng) -> State:
    """A state this seat could be in: deck, opponent's hand and fountain pile dealt anew, what it knows left alone."""
    imagined = s.clone()
    imagined.rng = rng.split()
    rng.shuffle(imagined.pile)
    unseen: list[int] = []
    places: list[int] = []
    for place in range(len(s.deck)):
        if place >= len(s.returned) or s.returned[place] != seat:
            unseen.append(s.deck[place])
            places.append(place)
    if s.seats == 2:
        rival = s.players[1 - seat]
        unseen += [card for card in rival.hand if card not in rival.shown]
    rng.shuffle(unseen)
    deal(imagined, seat, unseen, places)
    if not reopen(imagined):
        # The opponent is asked about scoring although no coin is left: there must be a card that can be scored.
        fitting = fits(s.board)
        fitting_cards = [card for card in unseen if matches(card, fitting)]
        card = fitting_cards[rng.below(len(fitting_cards))]
        unseen.remove(card)
        unseen.append(card)
        deal(imagined, seat, unseen, places)
        is_question = reopen(imagined)
        assert is_question, "the imagined question is none"
    return imagined


def deal(imagined: State, seat: int, unseen: list[int], places: list[int]) -> None:
    """Unseen cards into the places of the deck and, the last of them, into the opponent's hand."""
    for index in range(len(places)):
        imagined.deck[places[index]] = unseen[index]
    if imagined.seats == 2:
        rival = imagined.players[1 - seat]
        rival.hand = rival.shown + unseen[len(places) :]


def check(s: State) -> None:
    """Nothing was created or lost."""
    if not s.turns:
        return
    found = [*s.bag, *s.reserve, *s.out, *s.tray]
    for stack in s.board:
        lying = tokens_of(stack)
        assert len(lying) <= 3, "a stack is higher than three tokens"
        found += lying
    for player in s.players:
        found += player.held
    all_tokens = list(range(BUDDY_TOKEN + 1 if BUDDY_TOKEN in found else BUDDY_TOKEN))
    assert sorted(found) == all_tokens, f"tokens were made or lost: {sorted(found)}"
    assert (BUDDY_TOKEN in found) == ("buddy" in [DRAGON_IDS[dragon] for dragon in s.dragons]), (
        "Buddy is where it is not"
    )
    assert s.piece == NONE or not s.board[s.piece], "tokens lie under the fountain piece"
    lying_cards = [*s.deck, *s.display, *s.fountains, *s.pile]
    for player in s.players:
        lying_cards += [*player.hand, *player.scored]
        assert 0 <= player.coins <= COINS, f"a player has {player.coins} coins"
        assert all(card in player.hand for card in player.shown), "a card is known that is not in the hand"
    count = SHOP_CARDS + (FOUNTAINS if s.has_fountain else 0)
    assert sorted(lying_cards) == list(range(count)), f"cards were made or lost: {sorted(lying_cards)}"
    assert len(s.returned) <= len(s.deck), "more cards are remembered than lie in the deck"

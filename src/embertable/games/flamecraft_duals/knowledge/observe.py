"""What a seat sees, as numbers."""

from __future__ import annotations

from embertable.core.flow import asked
from embertable.core.numbering import Family
from embertable.core.observing import one_hot
from embertable.games.flamecraft_duals.cards.tables import CARD_IDS
from embertable.games.flamecraft_duals.places.hexes import CELL_NAMES
from embertable.games.flamecraft_duals.places.stacks import tokens_of
from embertable.games.flamecraft_duals.state import Player, State
from embertable.games.flamecraft_duals.terms import (
    ALIKE,
    CARDS,
    COINS,
    DRAGON_IDS,
    FACE,
    FACE_IDS,
    FACES,
    FOUNTAINS,
    SHOP_CARDS,
)

LAYERS = 3  # of a stack
HAND_SIZE = 8.0  # a large hand


def observe(s: State, seat: int) -> list[float]:
    """Board by cell and layer, then what lies beside it, then both players from this seat's side."""
    seen: list[float] = []
    for stack in s.board:
        layers = tokens_of(stack)[::-1]
        for layer in range(LAYERS):
            seen += one_hot([FACE[layers[layer]]] if layer < len(layers) else [], FACES)
    seen += one_hot([s.piece] if s.piece >= 0 else [], len(s.board))
    seen += counts(s.bag)
    seen += counts(s.reserve)
    seen += counts(s.tray)
    seen += one_hot(s.display, SHOP_CARDS)
    seen += one_hot([card - SHOP_CARDS for card in s.fountains], FOUNTAINS)
    seen += one_hot(s.dragons, len(DRAGON_IDS))
    seen += one_hot([s.deck[place] for place in range(len(s.returned)) if s.returned[place] == seat], SHOP_CARDS)
    me = s.players[seat]
    seen += one_hot(me.hand, SHOP_CARDS)
    seen += open_side(me)
    rival = s.players[1 - seat] if s.seats == 2 else Player([], [], [], 0, [])
    seen += one_hot(rival.shown, SHOP_CARDS)
    seen += open_side(rival)
    flags = [s.turn == seat, s.coin_spent, s.fountain_scored, s.card_scored, s.ending, s.special, s.seats == 1]
    seen += [1.0 if flag else 0.0 for flag in flags]
    is_asked = bool(s.options) and asked(s).seat == seat
    seen += [1.0 if is_asked else 0.0, len(s.deck) / SHOP_CARDS, len(s.pile) / ALIKE]
    return seen


def open_side(player: Player) -> list[float]:
    """What everybody sees of a player."""
    seen = one_hot(player.scored, CARDS)
    seen += counts(player.held)
    seen += [player.coins / COINS, len(player.hand) / HAND_SIZE]
    return seen


def counts(tokens: list[int]) -> list[float]:
    """How many tokens show each face."""
    seen = [0.0] * FACES
    for token in tokens:
        seen[FACE[token]] += 1.0 / ALIKE
    return seen


def observed() -> list[Family]:
    """What each number of `observe` means, in its order."""
    shop_cards = CARD_IDS[:SHOP_CARDS]
    facts = ["has the turn", "coin spent", "fountain scored", "card scored", "the end is near", "special turn", "alone"]
    return [
        Family("{cell}, layer {layer}: {face}", cell=CELL_NAMES, layer=range(1, LAYERS + 1), face=FACE_IDS),
        Family("fountain piece at {cell}", cell=CELL_NAMES),
        Family("{place}, in sixths: {face}", place=["bag", "reserve", "tray"], face=FACE_IDS),
        Family("on display: {card}", card=shop_cards),
        Family("open fountain: {card}", card=CARD_IDS[SHOP_CARDS:]),
        Family("dragon in play: {dragon}", dragon=DRAGON_IDS),
        Family("returned to the deck by me: {card}", card=shop_cards),
        Family("in my hand: {card}", card=shop_cards),
        *observed_side("me"),
        Family("shown by the rival: {card}", card=shop_cards),
        *observed_side("the rival"),
        Family("{fact}", fact=[*facts, "I am asked", "cards in the deck, of 42", "fountains to come, in sixths"]),
    ]


def observed_side(player: str) -> list[Family]:
    """What each number of `open_side` means."""
    return [
        Family(f"scored by {player}: {{card}}", card=CARD_IDS),
        Family(f"held by {player}, in sixths: {{face}}", face=FACE_IDS),
        Family(f"{player}: {{what}}", what=["coins, in thirds", "cards in hand, in eighths"]),
    ]

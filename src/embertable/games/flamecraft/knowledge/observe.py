"""What a seat sees, as numbers."""

from __future__ import annotations

from typing import Final

from embertable.core.numbering import Family
from embertable.core.observing import AROUND, one_hot
from embertable.games.flamecraft.cards.tables import COMPANIONS, FANCY, SHOPS, SPELL_KIND, SPELLS
from embertable.games.flamecraft.places import slots_of, spells_at
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import COIN, KIND_NAMES, KIND_OF, KINDS, NONE, PLOTS, SLOTS

MOST_SEATS: Final = 5
PIECES: Final = 6


def observe(s: State, seat: int) -> list[float]:
    """What the seat sees, itself first and the others in turn order; always the same length."""
    numbers = observe_town(s, seat)
    numbers += by_kind(s.park)
    numbers += one_hot(s.row, len(SPELLS))
    first = len(numbers)
    for turn in range(s.seats):
        numbers += observe_player(s, (seat + turn) % s.seats, seat)
    numbers += [0.0] * ((len(numbers) - first) // s.seats * (MOST_SEATS - s.seats))
    numbers += by_kind(s.players[seat].hand)
    numbers += one_hot(s.players[seat].fancy + s.players[seat].offer, len(FANCY))
    numbers += observe_moment(s, seat)
    return numbers


def by_kind(cards: list[int]) -> list[float]:
    """How many artisans of each kind, in sixths."""
    numbers = [0.0] * KINDS
    for card in cards:
        numbers[KIND_OF[card]] += 1 / 6
    return numbers


def observe_town(s: State, seat: int) -> list[float]:
    """Plot by plot: the shop, the kinds in its slots, its enchantments by kind, its pieces as the seat counts them."""
    slots = len(SHOPS)
    spells = slots + SLOTS * KINDS
    pieces = spells + KINDS
    width = pieces + PIECES
    numbers = [0.0] * (PLOTS * width)
    for plot, shop in enumerate(s.shops):
        if shop >= 0:
            first = plot * width
            numbers[first + shop] = 1.0
            for slot, card in enumerate(slots_of(s, plot)):
                if card >= 0:
                    numbers[first + slots + slot * KINDS + KIND_OF[card]] = 1.0
            for spell in spells_at(s, plot):
                numbers[first + spells + SPELL_KIND[spell]] += 1 / 3
    for piece, where in enumerate(s.pieces):
        if where >= 0 and s.shops[where] >= 0:
            numbers[where * width + pieces + (piece - seat) % len(s.pieces)] = 1.0
    return numbers


def observe_player(s: State, player: int, seat: int) -> list[float]:
    """A player: stock, reputation, numbers of cards, artisans everyone knows, reserved enchantment, companion."""
    me = s.players[player]
    numbers = [count / 7 for count in me.stock[:COIN]] + [me.stock[COIN] / 10, me.hearts / 100]
    numbers += [len(me.hand) / 6, len(me.fancy) / 6, len(me.played) / 6, 1.0 if player == s.active else 0.0]
    numbers += by_kind(me.hand if player == seat else me.known)
    numbers += one_hot([me.reserved] if me.reserved != NONE else [], len(SPELLS))
    numbers += one_hot([me.companion] if me.companion != NONE else [], len(COMPANIONS))
    return [*numbers, 1.0 if me.companion_used else 0.0]


def observe_moment(s: State, seat: int) -> list[float]:
    """How far the game and the turn have come."""
    turn = s.turn
    return [
        len(s.artisan_deck) / 36,
        len(s.spell_deck) / 13,
        len(s.fancy_deck) / 36,
        len(s.shop_deck) / 10,
        0.0 if s.ending == NONE else 1.0,
        0.0 if s.last == NONE else s.last / MOST_SEATS,
        0.0 if turn.visited == NONE else 1.0,
        1.0 if turn.gathering else 0.0,
        0.0 if turn.cast == NONE else 1.0,
        len(turn.placed) / 3,
        len(turn.fired) / 3,
        min(turn.extra, 2) / 2,
        1.0 if s.active == seat else 0.0,
    ]


def observed() -> list[Family]:
    """What each number of `observe` means, in its order."""
    spells, fancy = [spell.id for spell in SPELLS], [card.id for card in FANCY]
    return [
        *[family for plot in range(1, PLOTS + 1) for family in observed_plot(plot)],
        Family("in the park, in sixths: {kind}", kind=KIND_NAMES),
        Family("in the row: {spell}", spell=spells),
        *[family for player in AROUND for family in observed_player(player)],
        Family("in my hand, in sixths: {kind}", kind=KIND_NAMES),
        Family("my fancy dragon: {fancy}", fancy=fancy),
        Family("{what}", what=MOMENT),
    ]


def observed_plot(plot: int) -> list[Family]:
    """What each number of a plot in `observe_town` means."""
    slots = [f"slot {slot}" for slot in range(1, SLOTS + 1)]
    return [
        Family(f"plot {plot}: {{shop}}", shop=[shop.id for shop in SHOPS]),
        Family(f"plot {plot}, {{slot}}: {{kind}}", slot=slots, kind=KIND_NAMES),
        Family(f"plot {plot}, enchantments, in thirds: {{kind}}", kind=KIND_NAMES),
        Family(f"plot {plot}, piece of {{player}}", player=[*AROUND, "the fifth after me"]),
    ]


def observed_player(player: str) -> list[Family]:
    """What each number of `observe_player` means."""
    counts = ["artisans in hand", "fancy dragons in hand", "fancy dragons played"]
    return [
        Family(f"{player}, in sevenths: {{kind}}", kind=KIND_NAMES),
        Family(f"{player}: {{what}}", what=["coins, in tenths", "hearts, of 100"]),
        Family(f"{player}, in sixths: {{what}}", what=counts),
        Family(f"{player}: has the turn"),
        Family(f"{player}, known artisans in hand, in sixths: {{kind}}", kind=KIND_NAMES),
        Family(f"{player}: reserved {{spell}}", spell=[spell.id for spell in SPELLS]),
        Family(f"{player}: companion {{companion}}", companion=[companion.id for companion in COMPANIONS]),
        Family(f"{player}: companion used"),
    ]


MOMENT: Final = (
    "artisan deck, of 36",
    "enchantment deck, of 13",
    "fancy dragon deck, of 36",
    "shop deck, of 10",
    "the end has come",
    "seat of the last turn, in fifths",
    "a shop is visited",
    "gathering",
    "an enchantment was cast",
    "artisans placed, in thirds",
    "artisans fired, in thirds",
    "extra turns, in halves",
    "I have the turn",
)
"""What each number of `observe_moment` means."""

"""What can be said of a position of Flamecraft Duals, trait by trait: its sum foretells the hearts a player will have.

One small function for each family, always in the same order. Alone, a fountain card counts as much more as it decides
the game, and the mark to reach is a rival of paper.
"""

from __future__ import annotations

from typing import Final

from embertable.core.traits import POINTS, Tally
from embertable.games.flamecraft_duals.cards.tables import ANCHORS, HEARTS, WAYS
from embertable.games.flamecraft_duals.chapters.coin import has_coin
from embertable.games.flamecraft_duals.chapters.scoring import fountains_scored, hearts
from embertable.games.flamecraft_duals.mind import families
from embertable.games.flamecraft_duals.mind.families import (
    CARDS_A_STEP,
    LACKS,
    MOST_PLACES,
    MOST_SLACK,
    PARTS,
    TOKENS_A_STEP,
)
from embertable.games.flamecraft_duals.mind.worth import CHANCES, LAST_SCORING, SCORING, WAITING, phase
from embertable.games.flamecraft_duals.places.hexes import BIT, CELLS
from embertable.games.flamecraft_duals.places.patterns import completions, fits, lacking
from embertable.games.flamecraft_duals.places.stacks import FULL
from embertable.games.flamecraft_duals.state import Player, State
from embertable.games.flamecraft_duals.terms import (
    COINS,
    FACE,
    FOUNTAINS,
    KINDS_OF,
    SHOP_CARDS,
    TOKENS,
)
from embertable.games.flamecraft_duals.terms import (
    KINDS as KINDS_OF_ARTISANS,
)

TRAITS: Final = families.TRAITS
UNIT: Final = POINTS
KINDS: Final = ["solo", "2-fountain", "2", "2-fancy", "2-fancy-fountain"]
GROWTH: Final = [families.PROMISE]  # what builders like
FOUNTAIN_POINTS: Final = 10  # a fountain card of a solo game, besides its hearts
PAR: Final = FOUNTAINS * (FOUNTAIN_POINTS + HEARTS[SHOP_CARDS])  # of a solo game that is just won
DREAM: Final = 140
LAST_STAGE: Final = 15
TOKENS_AT_FIRST: Final = 36

# By token: the kinds it fits, as bits. Buddy fits all.
FITS: Final[list[int]] = [
    sum([1 << artisan for artisan in KINDS_OF[FACE[token]] or range(KINDS_OF_ARTISANS)]) for token in range(TOKENS)
]


def kind(s: State) -> int:
    """Which kind of table this is, as a place in `KINDS`."""
    if s.seats == 1:
        return 0
    if s.dragons:
        return 4 if s.has_fountain else 3
    return 1 if s.has_fountain else 2


def stage(s: State) -> int:
    """How far the game has come: by the tokens that are left, and that this turn is the last."""
    if s.ending:
        return LAST_STAGE
    gone = TOKENS_AT_FIRST - tokens_left(s)
    return max(0, min(LAST_STAGE - 1, gone * LAST_STAGE // TOKENS_AT_FIRST))


def rivals(s: State) -> int:
    """Alone one plays against a mark to reach."""
    return 1 if s.seats == 1 else 0


def finals(s: State) -> list[int]:
    """What the sums should have been: hearts; alone also fountain cards, which are what wins, and the mark."""
    if s.seats == 1:
        me = s.players[0]
        return [hearts(s, me) + FOUNTAIN_POINTS * fountains_scored(me), PAR]
    return [hearts(s, player) for player in s.players]


def mark(s: State, seat: int, tally: Tally) -> None:
    """Every trait of a position, as this seat sees it; after the last seat comes the mark to reach."""
    if seat == s.seats:
        tally.mark(families.MARK_TO_REACH.start)
        return
    me = s.players[seat]
    now = phase(s, seat)
    tally.mark(families.PHASE.start + now)
    belongings(s, seat, tally)
    tokens(s, seat, tally)
    board = Board(s)
    hand(me, now, board, tally)
    if s.has_fountain:
        fountains(s, now, board, tally)
    remaining(s, tally)
    if s.seats == 1:
        alone(s, tally)


class Board:
    """What is read off the table once for all cards: what fits where, and, where it is needed, which cells are free."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.fitting = fits(s.board)
        self.free = 0

    def completions(self, card: int) -> tuple[int, int]:
        """The kinds, as bits, that would complete a card that lacks one dragon, and in how many places."""
        if not self.free:
            board = self.s.board
            for cell in range(CELLS):
                if board[cell] < FULL:
                    self.free |= BIT[cell]
            if self.s.piece >= 0:
                self.free &= ~BIT[self.s.piece]
        return completions(WAYS[card], ANCHORS[card], self.fitting, self.free)

    def part_of_bag(self, kinds: int) -> int:
        """How many tenths of the tokens that could be pulled next fit one of these kinds."""
        bag = self.s.bag or self.s.reserve
        found = 0
        for token in bag:
            if FITS[token] & kinds:
                found += 1
        return PARTS * found // len(bag) if found else 0


def belongings(s: State, seat: int, tally: Tally) -> None:
    """Hearts, coins, cards, and the fancy dragons a coin can wake."""
    me = s.players[seat]
    tally.count(families.HEARTS.start, hearts(s, me))
    tally.mark(families.COINS_LEFT.start + min(me.coins, COINS))
    tally.count(families.SCORED.start, len(me.scored))
    tally.mark(families.HAND_SIZE.start + min(len(me.hand), len(families.HAND_SIZE.items) - 1))
    if s.turn == seat and has_coin(s, seat):
        tally.mark(families.COIN_READY.start)
    for dragon in s.dragons:
        tally.mark(families.DRAGON.start + dragon)
        if me.coins:
            tally.mark(families.DRAGON_AND_COIN.start + dragon)


def tokens(s: State, seat: int, tally: Tally) -> None:
    """Tokens pulled and not yet placed, and the one kept from under the fountain."""
    if s.turn == seat:
        for token in s.tray:
            tally.mark(families.TRAY.start + FACE[token])
    for token in s.players[seat].held:
        tally.mark(families.KEPT.start + FACE[token])


def hand(me: Player, now: int, board: Board, tally: Tally) -> None:
    """Each shop card, how many dragons its pattern lacks, and how good the chances are where it lacks only one.

    Others see backs.
    """
    if not tally.is_open:
        return
    promise = 0.0
    for card in me.hand:
        tally.mark(families.HAND.start + card)
        lacks = lacking(WAYS[card], ANCHORS[card], board.fitting)
        promise += HEARTS[card] * CHANCES[now][lacks]
        tally.count(families.LACKING[lacks].start + now, HEARTS[card])
        if lacks == 1:
            one_missing(me, card, now, board, tally)
    tally.count(families.PROMISE.start, int(PARTS * promise))


def one_missing(me: Player, card: int, now: int, board: Board, tally: Tally) -> None:
    """A card that lacks one dragon: which tokens complete it, and in how many places."""
    kinds, places = board.completions(card)
    tally.mark(families.PLACES.start + min(places, MOST_PLACES))
    if not kinds:
        return
    later = now == WAITING or now >= SCORING
    tally.count(families.OUTS[int(later)].start + board.part_of_bag(kinds), HEARTS[card])
    if not later:
        for token in board.s.tray:
            if FITS[token] & kinds:
                tally.count(families.FITS_TRAY.start, HEARTS[card])
    for token in me.held:
        if FITS[token] & kinds:
            tally.count(families.FITS_HELD.start, HEARTS[card])


def fountains(s: State, now: int, board: Board, tally: Tally) -> None:
    """The open fountain card that lacks least, and the next after it."""
    tally.mark(families.FOUNTAINS_OPEN.start + len(s.fountains))
    best = LACKS
    second = LACKS
    best_card = -1
    for card in s.fountains:
        lacks = lacking(WAYS[card], ANCHORS[card], board.fitting)
        if lacks < best or best_card < 0:
            second = best
            best = lacks
            best_card = card
        elif lacks < second:
            second = lacks
    if best_card < 0 or (s.fountain_scored and now != WAITING):
        return
    tally.mark(families.FOUNTAIN[best].start + now)
    tally.mark(families.NEXT_FOUNTAIN.start + second)
    if best == 1 and now not in (SCORING, LAST_SCORING):
        kinds, _ = board.completions(best_card)
        tally.mark(families.FOUNTAIN_OUTS.start + board.part_of_bag(kinds))


def tokens_left(s: State) -> int:
    """Tokens still to be pulled."""
    return len(s.bag) + len(s.reserve)


def remaining(s: State, tally: Tally) -> None:
    """What is left of the bag and of the deck."""
    tally.mark(families.TOKENS_LEFT.start + tokens_left(s) // TOKENS_A_STEP)
    tally.mark(families.DECK_LEFT.start + len(s.deck) // CARDS_A_STEP)
    if s.ending:
        tally.mark(families.ENDING.start)


def alone(s: State, tally: Tally) -> None:
    """The way to the last fountain card: how many are done, and how many tokens are left for each of the others."""
    done = fountains_scored(s.players[0])
    tally.mark(families.DONE.start + done)
    if s.card_scored:
        tally.mark(families.SAFE.start)
    if done < FOUNTAINS:
        tally.mark(families.SLACK.start + min(MOST_SLACK, tokens_left(s) // (FOUNTAINS - done)))


assert len(families.HAND.items) == SHOP_CARDS, "every shop card has its trait"

"""Dealing: who sits where, and which cards they get."""

from __future__ import annotations

from embertable.core.flow import Step
from embertable.games.tatsu.cards.tables import deck
from embertable.games.tatsu.chapters.end import is_decided, leaders
from embertable.games.tatsu.chapters.scoring import ScoreDeal
from embertable.games.tatsu.chapters.trick import take_turn
from embertable.games.tatsu.events import Dealt, Won
from embertable.games.tatsu.state import State
from embertable.games.tatsu.terms import COLUMNS, GHOST, PLACES, RED, TRICKS, YELLOW


class Deal(Step):
    """The dealer shuffles everything, deals, and leads the first trick; and so on until somebody has won."""

    def resolve(self, s: State) -> None:
        if is_decided(s):
            s.note(Won(tuple(leaders(s.totals)), max(s.totals)))
            return
        s.deals += 1
        s.tricks = 0
        if s.seats == 2:
            seat_two(s)
            lay_out_rows(s)
        else:
            seat_four(s)
            deal_hands(s)
        s.reveal()
        s.note(Dealt(s.dealer, s.deals))
        s.then(take_turn(s, s.leader), ScoreDeal(), self)


def seat_four(s: State) -> None:
    """Partners sit opposite. With three, the dealer is red and has the ghost for a partner."""
    if s.seats == 4:
        s.controllers = s.owners = [0, 1, 2, 3]
        s.clans = [RED, YELLOW, RED, YELLOW]
        s.leader = s.dealer
    elif s.ghost_is_fixed:
        s.owners = [0, 1, 2, GHOST]
        s.controllers = [0, 1, 2, s.dealer]
        s.clans = [RED if seat == s.dealer else YELLOW for seat in range(3)] + [RED]
        s.leader = s.dealer
    else:
        s.owners = [s.dealer, (s.dealer + 1) % 3, GHOST, (s.dealer + 2) % 3]
        s.controllers = [s.dealer if seat == GHOST else seat for seat in s.owners]
        s.clans = [RED, YELLOW, RED, YELLOW]
        s.leader = 0


def deal_hands(s: State) -> None:
    """Seven cards to each place, in any mix of clans."""
    cards = deck(RED) + deck(YELLOW)
    s.rng.shuffle(cards)
    s.hands = [sorted(cards[place * TRICKS : (place + 1) * TRICKS]) for place in range(PLACES)]


def seat_two(s: State) -> None:
    """The first dealer is red for the whole game."""
    s.controllers = s.owners = [0, 1]
    s.clans = [RED if seat == s.first_dealer else YELLOW for seat in range(2)]
    s.leader = s.dealer


def lay_out_rows(s: State) -> None:
    """Seven cards of each clan to each player; seven lie face down in a row, the other seven face up on them."""
    dealt: list[list[int]] = [[], []]
    for clan in (YELLOW, RED):
        cards = deck(clan)
        s.rng.shuffle(cards)
        dealt[0] += cards[:COLUMNS]
        dealt[1] += cards[COLUMNS:]
    for cards in dealt:
        s.rng.shuffle(cards)
    s.unders = [cards[:COLUMNS] for cards in dealt]
    s.tops = [cards[COLUMNS:] for cards in dealt]

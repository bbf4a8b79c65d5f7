"""What must hold at every moment: nothing is created or lost."""

from __future__ import annotations

from embertable.games.tatsu.cards.tables import CLAN, IDS
from embertable.games.tatsu.state import State
from embertable.games.tatsu.terms import NONE, RED, YELLOW


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

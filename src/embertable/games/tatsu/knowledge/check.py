"""What must hold at every moment: nothing is created or lost."""

from __future__ import annotations

from embertable.games.tatsu.cards.tables import CLAN
from embertable.games.tatsu.places import unplayed
from embertable.games.tatsu.state import State
from embertable.games.tatsu.terms import CARDS, PLACES, RED, YELLOW


def check(s: State) -> None:
    """Every card is in exactly one place, and both clans have left the hands evenly."""
    taken = s.captured[RED] + s.captured[YELLOW] + s.carried + s.discarded
    everything = sorted([card for cards in unplayed(s) for card in cards] + s.trick + taken)
    if s.agenda:
        assert everything == list(range(CARDS)), f"a card was created or lost: {everything}"
        assert len(taken) == PLACES * s.tricks, "a finished trick has four cards"
        assert 2 * sum(CLAN[card] == RED for card in taken) == len(taken), "a trick takes two cards of each clan"
    assert all(total >= 0 for total in s.totals), "a total never falls"

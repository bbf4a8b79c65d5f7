"""The end of a duel: the other player scores once more, then hearts decide."""

from __future__ import annotations

from typing import Final

from embertable.core.flow import Step
from embertable.games.flamecraft_duals.chapters.scoring import SCORE_CARDS, hearts, winners
from embertable.games.flamecraft_duals.events import Ended, SpecialScoring
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import COIN_HEARTS


def score_specially(s: State, seat: int) -> None:
    """After the last turn the other player may spend a coin and score: no pull, no Refresh."""
    s.turn = seat
    s.special = True
    s.coin_spent = False
    s.fountain_scored = False
    s.card_scored = False
    s.note(SpecialScoring(seat))
    s.then(SCORE_CARDS[seat], END_DUEL)


class EndDuel(Step):
    """More hearts win; then more scored cards; then both."""

    def resolve(self, s: State) -> None:
        if s.journal is not None:
            totals = tuple([hearts(s, player) for player in s.players])
            s.note(Ended(tuple(winners(s)), totals, s.coin_hearts != COIN_HEARTS))


END_DUEL: Final = EndDuel()

"""The deal: who sits where and what they get; then seven tricks and the score."""

from __future__ import annotations

from embertable.core.flow import Step
from embertable.games.tatsu.cards.tables import deck
from embertable.games.tatsu.chapters.end import end_game, is_decided
from embertable.games.tatsu.chapters.scoring import ScoreDeal
from embertable.games.tatsu.chapters.trick import PLAY_TRICK, PlayTrick
from embertable.games.tatsu.events import Dealt
from embertable.games.tatsu.state import State
from embertable.games.tatsu.terms import PLACES, RED, TRICKS, YELLOW


class Deal(Step):
    """The dealer shuffles all cards, deals, and leads the first trick; and so on until somebody has won.

    What differs by the number of players stands in their own chapters: partners, ghost, rows.
    """

    def resolve(self, s: State) -> None:
        if is_decided(s):
            end_game(s)
            return
        s.deals += 1
        s.tricks = 0
        self.take_seats(s)
        self.hand_out(s)
        s.reveal()
        s.note(Dealt(s.dealer, s.deals))
        s.then(self.first_trick(), ScoreDeal(), self)

    def sides(self, seats: int) -> list[int]:
        """Who wins together, by seat: everybody alone."""
        return list(range(seats))

    def take_seats(self, s: State) -> None:
        """Whose the places are, who decides for them, and for which clan."""
        raise AssertionError(f"{type(self).__name__} does not say who sits where")

    def hand_out(self, s: State) -> None:
        """Seven cards to each place, in any mix of clans."""
        cards = deck(RED) + deck(YELLOW)
        s.rng.shuffle(cards)
        s.hands = [sorted(cards[place * TRICKS : (place + 1) * TRICKS]) for place in range(PLACES)]

    def first_trick(self) -> PlayTrick:
        """How a trick is played."""
        return PLAY_TRICK

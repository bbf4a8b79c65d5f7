"""A game at one moment, and who gave up: enough to say who is asked, whether it is over, and who won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from embertable.core.flow import Ask, State, asked
from embertable.core.game import AnyGame, Score, View


class Moment:
    """The state is the game's own: read it, never change it."""

    def __init__(self, game: AnyGame, s: State, conceded: Sequence[bool]) -> None:
        self.game = game
        self.s = s
        self.conceded = conceded  # by seat

    @property
    def over(self) -> bool:
        """Whether nothing is left to play: the rules say so, or all the others gave up."""
        return not self.s.options or self.conceded.count(False) <= min(1, len(self.conceded) - 1)

    @property
    def ask(self) -> Ask | None:
        """The open question."""
        return None if self.over else asked(self.s)

    @property
    def seat(self) -> int | None:
        """The seat the game waits for."""
        ask = self.ask
        return None if ask is None else ask.seat

    def view(self, seat: int | None) -> View:
        """The table as this seat (None: an onlooker) may see it."""
        seen: View = self.game.view(self.s, seat)
        return seen

    def scores(self) -> list[Score]:
        """The scores by seat. Who gave up does not win; who alone did not, does. A draw stays a draw."""
        scores = self.game.scores(self.s)
        if not any(self.conceded):
            return scores
        standing = [seat for seat, gone in enumerate(self.conceded) if not gone]
        winners = [seat for seat in standing if scores[seat].wins]
        if self.over and self.s.options:
            winners = standing  # the others gave up
        elif not winners and any(score.wins for score in scores):
            best = max((scores[seat].points for seat in standing), default=0)
            winners = [seat for seat in standing if scores[seat].points == best]
        return [replace(score, wins=seat in winners) for seat, score in enumerate(scores)]

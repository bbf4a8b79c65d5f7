"""Who meets whom. Two bots meet on the same deals, each from every seat, whoever else they meet."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Any, Final

from embertable.core.errors import EmbertableError
from embertable.core.game import AnyGame
from embertable.lab.arena import Match
from embertable.lab.data.rows import GameRow
from embertable.lab.sitting import END_ONLY, Keep, Sitting

ROUND_ROBIN: Final = "round-robin"
LADDER: Final = "ladder"
NEIGHBOURS: Final = "neighbours"


class BadTournament(EmbertableError):
    """What nobody can win or lose."""


@dataclass(frozen=True)
class Tournament:
    """Bots, and how many deals two of them play when they meet."""

    game: AnyGame
    seats: int
    bots: tuple[str, ...]
    deals: int
    seed: int = 0
    variants: Any = None
    style: str = ROUND_ROBIN
    keep: Keep = END_ONLY

    def check(self) -> None:
        """Refuse what is no tournament."""
        if self.style not in STYLES:
            raise BadTournament("no style", style=self.style, known=list(STYLES))
        if len(set(self.bots)) < 2 or len(set(self.bots)) < len(self.bots):
            raise BadTournament("few bots")
        if self.seats < 2:
            raise BadTournament("few seats")

    def meeting(self, first: str, second: str, number: int) -> list[Sitting]:
        """The games of two bots, numbered from this one on: every deal twice, with seats changed."""
        match = Match(self.game, self.seats, (first, second), 2 * self.deals, self.seed, self.variants, self.keep)
        return [
            Sitting(number + place, self.game.id, self.seats, each.seed, each.bots, each.variants, each.keep)
            for place, each in enumerate(match.sittings())
        ]

    def rounds(self) -> Generator[list[Sitting], Sequence[GameRow], list[str]]:
        """Games to be played, and then, told how they went, the next; at last the bots from the best to the worst."""
        return STYLES[self.style](self)


def round_robin(tournament: Tournament) -> Generator[list[Sitting], Sequence[GameRow], list[str]]:
    """Everybody meets everybody."""
    return all_at_once(tournament, combinations(tournament.bots, 2))


def neighbours(tournament: Tournament) -> Generator[list[Sitting], Sequence[GameRow], list[str]]:
    """Each meets the one named before it: how far apart the levels of a ladder are."""
    return all_at_once(tournament, [(upper, lower) for lower, upper in pairwise(tournament.bots)])


def all_at_once(
    tournament: Tournament, pairs: Iterable[tuple[str, str]]
) -> Generator[list[Sitting], Sequence[GameRow], list[str]]:
    """Pairs that are known before the first game."""
    sittings: list[Sitting] = []
    for first, second in pairs:
        sittings += tournament.meeting(first, second, len(sittings))
    rows = yield sittings
    won = {bot: sum(share_of(row, bot) for row in rows) for bot in tournament.bots}
    return sorted(tournament.bots, key=lambda bot: -won[bot])


def ladder(tournament: Tournament) -> Generator[list[Sitting], Sequence[GameRow], list[str]]:
    """Each comes in at the bottom and climbs past everybody it wins against more often than not."""
    rungs = [tournament.bots[0]]  # from the bottom up
    number = 0
    for climber in tournament.bots[1:]:
        height = 0
        while height < len(rungs):
            rows = yield tournament.meeting(climber, rungs[height], number)
            number += len(rows)
            if sum(share_of(row, climber) for row in rows) <= len(rows) / 2:
                break
            height += 1
        rungs.insert(height, climber)
    return rungs[::-1]


def share_of(row: GameRow, bot: str) -> float:
    """What a bot won of a game: all, half where another stands first too, or nothing."""
    first = {row.bots[seat] for seat in row.winners}
    return 1.0 / len(first) if bot in first else 0.0


STYLES: Final[dict[str, Callable[[Tournament], Generator[list[Sitting], Sequence[GameRow], list[str]]]]] = {
    ROUND_ROBIN: round_robin,
    LADDER: ladder,
    NEIGHBOURS: neighbours,
}

"""Where the points of a game came from, seat by seat, beside what strong play brings where that was measured."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from embertable.coach.strong import strong_play
from embertable.core.game import AnyGame, Score


@dataclass(frozen=True)
class Source:
    """One part of the score."""

    name: str
    points: Sequence[int]  # by seat
    strong: float | None  # the mean of strong play, if it has this part


@dataclass(frozen=True)
class Sources:
    """All parts, the totals, and how strong play was measured; None where it was not."""

    parts: Sequence[Source]
    totals: Sequence[int]
    strong: dict[str, Any] | None


def sources_of(game: AnyGame, scores: Sequence[Score], has_variants: bool) -> Sources | None:
    """The parts of these scores; None where they have none. Strong play was measured by the usual rules alone."""
    names = list(dict.fromkeys([part.name for score in scores for part in score.parts]))
    if not names:
        return None
    strong = None if has_variants else strong_play(game, len(scores))
    means = {} if strong is None else strong["parts"]
    by_seat = [{part.name: part.points for part in score.parts} for score in scores]
    parts = [Source(name, [each.get(name, 0) for each in by_seat], means.get(name)) for name in names]
    return Sources(parts, [score.points for score in scores], strong)

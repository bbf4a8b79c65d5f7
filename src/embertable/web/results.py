"""The end of a game in words: who won, and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from embertable.core.game import Score
from embertable.core.text.tongue import Tongue, capitalized
from embertable.table.standings import Standing, score_sheet
from embertable.web.visitor import Visitor


def verdict(scores: Sequence[Score], names: Sequence[str], visitor: Visitor, tongue: Tongue) -> str:
    """Who won, in a sentence; points are called what the game calls them."""
    winners = [seat for seat, score in enumerate(scores) if score.wins]
    best = winners or [max(range(len(scores)), key=lambda seat: scores[seat].points)]
    points = tongue.count(scores[best[0]].points, "point")
    if not winners:
        return visitor.word("won none", points=points) if len(scores) == 1 else visitor.word("drawn")
    won = [names[seat] for seat in winners]
    listed = f" {visitor.word('and')} ".join([", ".join(won[:-1]), won[-1]] if len(won) > 1 else won)
    return visitor.word("won one" if len(winners) == 1 else "won many", names=listed, points=points)


def sheet_of(standings: Sequence[Standing], tongue: Tongue) -> list[dict[str, Any]]:
    """The rows of a score sheet: a source of points, and what each seat has of it; the most stands out."""
    return [
        {
            "label": capitalized(tongue.words.get(f"score {name}", name)),
            "cells": [{"points": shown(each), "best": is_best(each, points)} for each in points],
        }
        for name, points in score_sheet(standings)
    ]


def is_best(points: int | None, row: Sequence[int | None]) -> bool:
    """Whether nobody has more of a source, and somebody less; where something is unknown nobody knows."""
    known = [each for each in row if each is not None]
    return len(known) == len(row) and points == max(known) != min(known)


def shown(points: int | None) -> str:
    """Points, or that nobody can know them."""
    return "?" if points is None else str(points)

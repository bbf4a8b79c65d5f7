"""The end of a game in words: who won, and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from embertable.core.game import Score
from embertable.core.text.tongue import Tongue, capitalized
from embertable.web.visitor import Visitor


def verdict(scores: Sequence[Score], names: Sequence[str], visitor: Visitor) -> str:
    """Who won, in a sentence."""
    winners = [seat for seat, score in enumerate(scores) if score.wins]
    best = winners or [max(range(len(scores)), key=lambda seat: scores[seat].points)]
    points = visitor.word("n points", n=scores[best[0]].points)
    if not winners:
        return visitor.word("won none", points=points)
    won = [names[seat] for seat in winners]
    listed = f" {visitor.word('and')} ".join([", ".join(won[:-1]), won[-1]] if len(won) > 1 else won)
    return visitor.word("won one" if len(winners) == 1 else "won many", names=listed, points=points)


def source_label(name: str, tongue: Tongue) -> str:
    """What a source of points is called."""
    return capitalized(tongue.words.get(f"score {name}", name))


def tally(scores: Sequence[Score], names: Sequence[str], tongue: Tongue, visitor: Visitor) -> dict[str, Any]:
    """The score sheet: a column for each seat, a row for each source."""
    rows: list[str] = []
    for score in scores:
        rows.extend(part.name for part in score.parts if part.name not in rows)
    parts = []
    for name in rows:
        points = [next((part.points for part in score.parts if part.name == name), 0) for score in scores]
        best = max(points)
        cells = [{"points": each, "best": each == best and min(points) != best} for each in points]
        parts.append({"label": source_label(name, tongue), "cells": cells})
    columns = [
        {"seat": seat, "name": names[seat], "points": score.points, "wins": score.wins}
        for seat, score in enumerate(scores)
    ]
    return {"scores": columns, "parts": parts, "verdict": verdict(scores, names, visitor)}

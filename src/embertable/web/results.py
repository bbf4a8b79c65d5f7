"""The end of a game in words: who won and why, who came where, and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from embertable.core.game import Score
from embertable.core.text.tongue import Tongue, capitalized
from embertable.table.ending import REST, margin, places
from embertable.table.standings import Standing, score_sheet
from embertable.web.markup import Face, face, hero
from embertable.web.visitor import Visitor


def verdict(
    scores: Sequence[Score],
    names: Sequence[str],
    visitor: Visitor,
    tongue: Tongue,
    is_conceded: bool = False,
    you: int | None = None,
) -> str:
    """Who won, in a sentence, to the reader as "you".

    Points are called what the game calls them, and tell nothing of a game given up.
    """
    winners = [seat for seat, score in enumerate(scores) if score.wins]
    best = winners or [max(range(len(scores)), key=lambda seat: scores[seat].points)]
    points = tongue.count(scores[best[0]].points, "point")
    if not winners:
        return visitor.word("won none", points=points) if len(scores) == 1 else visitor.word("drawn")
    won = [visitor.word("you")] if you in winners else []
    won += [names[seat] for seat in winners if seat != you]
    listed = f" {visitor.word('and')} ".join([", ".join(won[:-1]), won[-1]] if len(won) > 1 else won)
    count = "many" if len(winners) > 1 else "you" if you in winners else "one"
    if is_conceded:
        return capitalized(visitor.word(f"won by concession {count}", names=listed))
    if is_counted(scores):
        return capitalized(visitor.word(f"won {count}", names=listed, points=points))
    source = scores[best[0]].parts[0].name
    why = tongue.words.get(f"won by {source}") or tongue.words.get(f"score {source}", source)
    return capitalized(visitor.word(f"won so {count}", names=listed, why=why))


def called(names: Sequence[str], you: int | None, visitor: Visitor) -> list[str]:
    """Everybody by name, the reader as "you"."""
    return [capitalized(visitor.word("you")) if seat == you else name for seat, name in enumerate(names)]


def is_counted(scores: Sequence[Score]) -> bool:
    """Whether points tell more than who won; a game without any gives one to each winner, for what it was won with."""
    return any(score.points != int(score.wins) or not score.parts for score in scores)


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


def scene(
    scores: Sequence[Score],
    names: Sequence[str],
    faces: Sequence[Face],
    you: int | None,
    visitor: Visitor,
    tongue: Tongue,
    is_conceded: bool = False,
) -> dict[str, Any]:
    """What the closing scene shows: places, and why, against the one the reader wants to be compared with."""
    is_told = is_counted(scores) and not is_conceded
    found = places(scores)
    first = found[0].seats[0]
    other = compared_with(you, [place.seats for place in found])
    shown_as = called(names, you, visitor)
    compared = [visitor.word("you") if seat == you else name for seat, name in enumerate(names)]
    return {
        "places": [
            {
                "number": place.number,
                "seats": [{"seat": seat, "face": face(faces[seat]), "name": shown_as[seat]} for seat in place.seats],
                "points": tongue.count(place.points, "point") if is_told else "",
                "wins": place.wins,
            }
            for place in found
        ],
        "heroes": [hero(faces[seat]) for seat in found[0].seats],
        "won": found[0].wins,
        "counted": is_counted(scores),
        "versus": None if other is None else (compared[first], compared[other]),
        "sides": (first, other),
        "why": bars(margin(scores, first, other), visitor, tongue) if other is not None and is_told else [],
    }


def compared_with(you: int | None, ranked: Sequence[Sequence[int]]) -> int | None:
    """Whose score the winner's is held against: the reader's own, or that of the second."""
    if len(ranked) < 2:
        return None
    return you if you is not None and you not in ranked[0] else ranked[1][0]


def bars(differences: Sequence[tuple[str, int]], visitor: Visitor, tongue: Tongue) -> list[dict[str, Any]]:
    """Differences as bars: how long, and to which side."""
    most = max((abs(by) for _, by in differences), default=1)
    words = {name: tongue.words.get(f"score {name}", name) for name, _ in differences} | {
        REST: visitor.word("rest of it")
    }
    return [
        {"label": capitalized(words[name]), "by": by, "share": round(100 * abs(by) / most)} for name, by in differences
    ]

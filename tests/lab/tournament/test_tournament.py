"""Who meets whom, and what it is worth."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from embertable.games import game
from embertable.lab.data.rows import GameRow
from embertable.lab.data.run import Run
from embertable.lab.tournament.measured import laid_together
from embertable.lab.tournament.rating import meetings, rated
from embertable.lab.tournament.schedule import LADDER, NEIGHBOURS, ROUND_ROBIN, BadTournament, Tournament, share_of
from embertable.lab.where import Here

pytest.importorskip("openskill", reason="openskill comes with embertable[lab]")
TATSU = game("tatsu")


def tournament(*bots: str, style: str = ROUND_ROBIN, deals: int = 3, seats: int = 2) -> Tournament:
    return Tournament(TATSU, seats, bots, deals, seed=7, variants=TATSU.variants(max_deals=1), style=style)


def row(number: int, bots: list[str], winners: list[int]) -> GameRow:
    """A game of which only its end matters."""
    points = [10 if seat in winners else 4 for seat in range(len(bots))]
    end: tuple[Any, ...] = (True, points, winners, [], 0, [0] * len(bots), 0.0, [], [], None, None, None)
    return GameRow(number, "tatsu", 1, len(bots), [], "0", bots, *end)


def test_everybody_meets_everybody_on_the_same_deals_from_every_seat() -> None:
    sittings = next(tournament("a", "b", "c").rounds())

    assert [sitting.number for sitting in sittings] == list(range(18))
    met = Counter((sitting.bots, sitting.seed) for sitting in sittings)
    assert set(met.values()) == {1}
    for first, second in (("a", "b"), ("b", "c"), ("a", "c")):
        for deal in (7, 8, 9):
            assert ((first, second), deal) in met
            assert ((second, first), deal) in met


def test_partners_are_of_one_bot_at_four_seats() -> None:
    sittings = next(tournament("a", "b", deals=1, seats=4).rounds())
    assert [sitting.bots for sitting in sittings] == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


def climb(strength: dict[str, int], order: list[str]) -> tuple[list[str], list[tuple[str, str]]]:
    """A ladder where the stronger one always wins: where all end, and who met whom."""
    rounds = tournament(*order, style=LADDER, deals=1).rounds()
    met: list[tuple[str, str]] = []
    sittings = next(rounds)
    while True:
        met.append((sittings[0].bots[0], sittings[0].bots[1]))
        rows = [
            row(each.number, list(each.bots), [max((0, 1), key=lambda seat: strength[each.bots[seat]])])
            for each in sittings
        ]
        try:
            sittings = rounds.send(rows)
        except StopIteration as end:
            return end.value, met


def test_a_ladder_puts_the_strongest_on_top() -> None:
    strength = {"a": 2, "b": 4, "c": 1, "d": 3}

    ranking, met = climb(strength, ["a", "b", "c", "d"])

    assert ranking == ["b", "d", "a", "c"]
    assert met == [("b", "a"), ("c", "a"), ("d", "c"), ("d", "a"), ("d", "b")]


def test_neighbours_meet_and_nobody_else() -> None:
    sittings = next(tournament("a", "b", "c", style=NEIGHBOURS, deals=1).rounds())

    assert [sitting.bots for sitting in sittings] == [("b", "a"), ("a", "b"), ("c", "b"), ("b", "c")]


def test_tournaments_of_the_levels_are_laid_together() -> None:
    """Whoever stands first in a meeting, the upper level is told of."""
    low = {"bot": "level:1", "other": "level:2", "games": 10, "won": 2.5}
    high = {"bot": "level:3", "other": "level:2", "games": 4, "won": 3}
    files = [{"game": "tatsu", "seats": 4, "meetings": [each]} for each in (high, low)]

    found = laid_together(files)["tatsu"]

    assert (found["seats"], found["meetings"]) == (4, [[2, 1, 7.5, 10], [3, 2, 3, 4]])
    first, second, third = (found["ratings"][level] for level in ("1", "2", "3"))
    assert first[0] < second[0] < third[0], "levels that met others only through a third are on one scale"
    assert second[1] < third[1], "who played more is known better"


def test_a_rating_does_not_follow_the_order_of_games() -> None:
    games = [row(number, ["a", "b"], [0]) for number in range(20)] + [
        row(number, ["a", "b"], [1]) for number in range(20)
    ]

    first, second = rated(games, ["a", "b"], seed=1)

    assert first.rating - second.rating < 40, "ten lucky games at the end are worth no more than at the beginning"
    assert (first.rating + second.rating) / 2 == pytest.approx(1000)


def test_a_shared_victory_counts_half() -> None:
    both = row(0, ["a", "b"], [0, 1])
    assert (share_of(both, "a"), share_of(both, "b")) == (0.5, 0.5)
    partners = row(0, ["a", "b", "a", "b"], [0, 2])
    assert (share_of(partners, "a"), share_of(partners, "b")) == (1.0, 0.0)


def test_ratings_order_bots_by_strength_and_grow_sure() -> None:
    few = [row(number, ["a", "b"], [0]) for number in range(4)] + [row(9, ["b", "c"], [0])]
    many = few * 10

    first = rated(many, ["c", "b", "a"], seed=1)

    assert [each.bot for each in first] == ["a", "b", "c"]
    assert first == rated(many, ["c", "b", "a"], seed=1)
    assert all(
        more.doubt < less.doubt
        for more, less in zip(sorted(first, key=str), sorted(rated(few, ["c", "b", "a"], 1), key=str), strict=True)
    )
    low, high = first[0].rating_interval
    assert low < first[0].rating < high


def test_real_bots_are_rated_as_they_play() -> None:
    held = tournament("random", "greedy", deals=4)
    rows = Run().play(next(held.rounds()), Here())

    table = rated(rows, held.bots, held.seed)
    (met,) = meetings(rows, held.bots)

    assert [each.bot for each in table] == ["greedy", "random"]
    assert (met.bot, met.games) == ("random", 8)
    assert met.won == sum(share_of(each, "random") for each in rows)


@pytest.mark.parametrize(
    ("bots", "style", "words"),
    [(("a",), ROUND_ROBIN, "two bots"), (("a", "a"), LADDER, "named once"), (("a", "b"), "cup", "round-robin, ladder")],
)
def test_what_is_no_tournament(bots: tuple[str, ...], style: str, words: str) -> None:
    with pytest.raises(BadTournament, match=words):
        tournament(*bots, style=style).check()

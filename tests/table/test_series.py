"""A series of games: what the outcome of one changes in the next."""

from __future__ import annotations

import pytest

from embertable.core.variants import write_variants
from embertable.games import CATALOGUE, game
from embertable.table import moved, next_variants, open_table


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_usual_game_is_followed_by_the_usual_game(name: str) -> None:
    rules = game(name)
    seats = rules.seats[-1]
    table = open_table(rules, seats, rules.variants(), seed=1)
    for seat in range(seats - 1):
        table.concede(seat)

    assert write_variants(next_variants(table)) == {}


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_mode_can_be_followed(name: str) -> None:
    """Whoever wins, the next game of the series can be set up."""
    rules = game(name)
    for seats in rules.seats:
        for variants in rules.modes(seats):
            for winners in ([], [0], list(range(seats))):
                rules.new(seats, rules.next_variants(variants, winners, moved(seats)))


def test_everyone_moves_one_seat_so_another_begins() -> None:
    assert [moved(seats) for seats in (1, 2, 4)] == [[0], [1, 0], [3, 0, 1, 2]]


def test_a_draw_stays_a_draw_when_somebody_gave_up() -> None:
    """No points and no win for anybody, whoever is left."""
    rules = game("fire_tower")
    table = open_table(rules, 4, rules.variants(mode="teams", max_turns=1), seed=1)
    table.concede(3)
    while not table.over:
        assert table.seat is not None
        table.choose(table.seat, table.s.options[-1].key())

    assert [(score.points, score.wins) for score in table.scores()] == [(0, False)] * 4

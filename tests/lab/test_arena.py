"""Many games between bots."""

from __future__ import annotations

import pytest

from embertable.bots import UnknownBot
from embertable.core.errors import EmbertableError, WrongSeats
from embertable.core.record import read_record, replay, write_record
from embertable.games import game
from embertable.lab.arena import GameResult, Match, Results, play_game, play_match, wilson
from embertable.lab.where.processes import Processes
from tests.toys.embers import GAME as TOY


def test_every_bot_sits_at_every_seat_equally_often() -> None:
    match = Match(TOY, 3, ("random", "greedy"), 4)

    assert [match.lineup(number) for number in range(4)] == [[0, 1, 0], [1, 0, 1], [0, 1, 0], [1, 0, 1]]


def test_every_deal_is_played_from_every_side() -> None:
    match = Match(TOY, 4, ("random", "greedy"), 4, seed=10)

    assert [match.deal(number) for number in range(4)] == [10, 10, 11, 11]


def test_partners_are_the_same_bot_when_two_bots_meet_at_four_seats() -> None:
    assert Match(TOY, 4, ("random", "greedy"), 2).lineup(1) == [1, 0, 1, 0]


def test_the_same_match_gives_the_same_results() -> None:
    match = Match(TOY, 3, ("random", "greedy", "search:20"), 6, seed=3)

    first, second = play_match(match), play_match(match)

    assert [outcome.points for outcome in first.outcomes] == [outcome.points for outcome in second.outcomes]


def test_processes_do_not_change_the_results() -> None:
    match = Match(game("tatsu"), 4, ("random", "greedy"), 6, seed=1)
    heard: list[tuple[int, int]] = []

    alone = play_match(match)
    together = play_match(match, Processes(2), progress=lambda done, games: heard.append((done, games)))

    assert [outcome.points for outcome in alone.outcomes] == [outcome.points for outcome in together.outcomes]
    assert heard == [(done, 6) for done in range(1, 7)]


def test_a_game_of_a_match_is_a_record_that_replays() -> None:
    match = Match(game("tatsu"), 2, ("random", "greedy"), 2)

    record, outcome = play_game(match, 1)

    s = replay(match.game, read_record(write_record(record)))
    assert not s.options
    assert [score.points for score in match.game.scores(s)] == outcome.points


def test_standings_count_games_ties_and_points() -> None:
    """Two bots at four seats: one game won by each and one tie."""
    results = Results(
        Match(TOY, 4, ("random", "greedy"), 3),
        [
            GameResult(0, [0, 1, 0, 1], [9, 4, 9, 4], [True, False, True, False], [5] * 4, [0.5] * 4),
            GameResult(1, [1, 0, 1, 0], [8, 2, 8, 2], [True, False, True, False], [5] * 4, [0.5] * 4),
            GameResult(2, [0, 1, 0, 1], [6, 6, 6, 6], [True, True, True, True], [5] * 4, [0.5] * 4),
        ],
    )

    first, second = results.standings

    assert (first.bot, first.games, first.won, first.shared) == ("random", 3, 2, 1)
    assert (second.bot, second.games, second.won, second.shared) == ("greedy", 3, 2, 1)
    assert first.mean_points == pytest.approx((9 + 2 + 6) / 3)
    assert first.thinking == pytest.approx(0.1)
    assert results.decisions == 60


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (160, 200, 0.7391, 0.8496),
        (10, 10, 0.7225, 1.0),
    ],
)
def test_the_interval_of_a_rate(won: int, games: int, low: float, high: float) -> None:
    """The figures of the published formula."""
    assert wilson(won, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize("games", [1, 6, 49])
def test_the_interval_holds_the_rate_it_is_of(games: int) -> None:
    """Also of a bot that won every game, or none: the last digit may not be lost."""
    assert wilson(0, games)[0] == 0.0
    assert wilson(games, games)[1] == 1.0


def test_what_cannot_be_played_is_refused_before_it_starts() -> None:
    with pytest.raises(UnknownBot):
        play_match(Match(TOY, 3, ("random", "genius"), 1))
    with pytest.raises(WrongSeats):
        play_match(Match(TOY, 9, ("random",), 1))
    with pytest.raises(EmbertableError):
        play_match(Match(TOY, 3, (), 1))

"""The numbers of a study, on games made up so that the answer is known."""

from __future__ import annotations

import random

import pytest

from embertable.games import game
from embertable.lab.data.rows import GameRow
from embertable.lab.study.measures import (
    card_worths,
    estimate,
    estimate_share,
    luck,
    over_deals,
    points_by_place,
    same_deal,
    sources,
    wins_by_place,
)
from embertable.lab.study.plan import ASK_EVERY, Plan


def row(
    number: int,
    points: list[int],
    deal: int | None = None,
    bots: tuple[str, ...] = ("a", "a"),
    taken: list[list[str]] | None = None,
    begins: int = 0,
    parts: list[dict[str, int]] | None = None,
) -> GameRow:
    """A game that ended so."""
    winners = [seat for seat, each in enumerate(points) if each == max(points)]
    return GameRow(
        number=number,
        game="tatsu",
        rules=1,
        seats=len(points),
        variants=[],
        seed=str(number if deal is None else deal),
        bots=list(bots),
        over=True,
        points=points,
        winners=winners,
        parts=[[{"name": name, "points": each} for name, each in seat.items()] for seat in parts or []],
        decisions=10,
        decisions_by_seat=[5, 5],
        seconds=0.0,
        seconds_by_seat=[0.0, 0.0],
        taken=taken or [[], []],
        leads=0,
        settled=0.0,
        begins=begins,
    )


def test_the_interval_of_a_mean() -> None:
    found = estimate([1.0, 2.0, 3.0, 4.0])
    assert (found.mean, found.count) == (2.5, 4)
    assert found.high - found.mean == pytest.approx(1.96 * (5 / 3 / 4) ** 0.5)
    assert not estimate([1.0]).is_known


def test_shares_that_never_vary_are_still_uncertain() -> None:
    found = estimate_share([1.0] * 10)
    assert (found.mean, found.high) == (1.0, 1.0)
    assert found.low == pytest.approx(0.7225, abs=1e-4)


def test_games_of_one_deal_count_as_one() -> None:
    rows = [row(number, [number % 2, 1], deal=number // 10) for number in range(100)]
    assert over_deals(rows, lambda each: float(each.points[0])).count == 10


def test_order_of_play_begins_with_the_first_choice() -> None:
    rows = [row(number, [3, 9] if number % 2 else [9, 3], begins=number % 2) for number in range(10)]
    assert [each.mean for each in points_by_place(rows)] == [9.0, 3.0]
    assert [each.mean for each in wins_by_place(rows)] == [1.0, 0.0]


def test_sources_of_winners_and_others() -> None:
    """A part of the score that nobody had anything of is none."""
    parts = [{"eggs": 5, "coins": 1, "fountain": 0}, {"eggs": 2, "coins": 1, "fountain": 0}]
    rows = [row(number, [6, 3], parts=parts) for number in range(4)]

    eggs, coins = sources(rows)

    assert (eggs.name, eggs.all.mean, eggs.winners, eggs.others) == ("eggs", 3.5, 5.0, 2.0)
    assert (coins.all.mean, coins.winners, coins.others) == (1.0, 1.0, 1.0)


def test_a_card_is_worth_what_its_players_are_ahead() -> None:
    """One card decides every game, one is played by either, one by both, one hardly ever."""
    chance = random.Random(1)
    rows = []
    for number in range(200):
        winner = chance.randrange(2)
        points = [20 if seat == winner else 10 for seat in range(2)]
        taken: list[list[str]] = [["both"], ["both"]]
        taken[winner].append("strong")
        taken[chance.randrange(2)].append("even")
        if number < 3:
            taken[winner].append("rare")
        rows.append(row(number, points, taken=taken))

    worths = {each.card: each for each in card_worths(rows, ["both", "even", "strong", "rare", "never"])}

    assert set(worths) == {"both", "even", "strong", "rare"}
    strong = worths["strong"]
    assert (strong.taken, strong.tables, strong.winning.mean, strong.points.mean) == (0.5, 200, 1.0, 10.0)
    assert strong.surely > 0
    assert worths["even"].winning.low < 0 < worths["even"].winning.high
    assert worths["even"].surely < 0
    assert (worths["both"].taken, worths["both"].tables) == (1.0, 0)
    assert worths["rare"].tables == 3


def noisy(share: float) -> list[GameRow]:
    """Pairs of games among equals; `share` of the variance of the margin is in the deal."""
    chance = random.Random(5)
    rows = []
    for deal in range(400):
        lot = chance.gauss(0, 1000 * share**0.5)
        for again in range(2):
            margin = lot + chance.gauss(0, 1000 * (1 - share) ** 0.5)
            rows.append(row(2 * deal + again, [round(margin), 0], deal=deal))
    return rows


@pytest.mark.parametrize("share", [0.0, 0.3, 0.9])
def test_what_is_in_the_deal_is_found(share: float) -> None:
    found = same_deal(noisy(share))
    assert found.low < share < found.high
    assert found.high - found.low < 0.25


def test_skill_is_what_who_plays_explains() -> None:
    """The strong one is ahead by 3 on average, where chance alone spreads by 4."""
    chance = random.Random(2)
    rows = []
    for number in range(2000):
        margin = round(1000 * chance.gauss(3, 4))
        strong = number % 2
        points = [margin, 0] if strong == 0 else [0, margin]
        bots = ("s", "w") if strong == 0 else ("w", "s")
        rows.append(row(number, points, deal=number // 2, bots=bots))

    found = luck(noisy(0.5), rows, "s")

    assert found.skill == pytest.approx(9 / (9 + 16), abs=0.05)
    assert found.won.mean == pytest.approx(0.773, abs=0.03)
    assert found.enough in range(7, 13)


def test_equal_players_are_never_told_apart() -> None:
    rows = [
        row(
            number,
            [1, 0] if number % 4 < 2 else [0, 1],
            deal=number // 2,
            bots=("s", "w") if number % 2 else ("w", "s"),
        )
        for number in range(40)
    ]
    assert luck(noisy(0.5), rows, "s").enough is None


def test_a_study_plays_every_deal_twice_among_equals_and_asks_the_weaker() -> None:
    plan = Plan(game("tatsu"), 4, "greedy", ("random",), 40, seed=100)

    sittings = plan.sittings()

    assert [each.number for each in sittings] == list(range(50))
    assert [each.seed for each in sittings[:5]] == [100, 100, 101, 101, 102]
    assert all(each.bots == ("greedy",) * 4 and each.keep.ask == ("random",) for each in sittings[:40])
    assert {each.bots for each in sittings[40:]} == {("greedy", "random") * 2, ("random", "greedy") * 2}
    assert sittings[0].keep.ask_every == ASK_EVERY

"""Which opponent “Play now” finds: what fits the person’s results, unless the site says it for all."""

from __future__ import annotations

import pytest

from embertable.bots import LEVELS, measured
from embertable.core.text.languages import languages
from embertable.store import Person, Seating, TableRow
from embertable.store.rows import OVER, PLAYING
from embertable.web.company import faces_of, seat_names
from embertable.web.fitting import next_level, results
from embertable.web.forms import level_name, opponent_field
from embertable.web.visitor import Visitor

RED = Person("red", "Red", False)
Sat = tuple[TableRow, list[Seating]]


def played(at: float, points: tuple[int, ...], *levels: str, status: str = OVER, game: str = "tatsu") -> Sat:
    """A game of Red against these bots."""
    row = TableRow(f"t{at}", game, 1, len(points), {}, 1, False, False, RED.id, at, status, -1, at, points)
    bots = [Seating(seat, None, "", level) for seat, level in enumerate(levels, start=1)]
    return row, [Seating(0, RED.id, RED.name), *bots]


@pytest.mark.parametrize(
    ("won", "level"),
    [
        ([], "level:2"),
        (["2+"], "level:2"),
        (["2+", "2+"], "level:3"),
        (["2+", "2-", "2+"], "level:2"),
        (["2-", "2-"], "level:2"),
        (["2-", "2-", "2-"], "level:1"),
        (["4+", "2-", "2-", "2-"], "level:4"),
        (["1-", "1-", "1-"], "level:1"),
        (["6+", "6+"], "level:6"),
    ],
)
def test_victories_lead_up_and_defeats_down(won: list[str], level: str) -> None:
    """The last game stands first; `2+` is one won against the second level."""
    assert next_level([(f"level:{each[0]}", each[1] == "+") for each in won]) == level


def test_only_finished_games_of_one_person_against_bots_of_one_level_count() -> None:
    against_somebody = played(5.0, (9, 3), "level:3")
    against_somebody[1][1] = Seating(1, "blue", "Blue")
    tables = [
        played(1.0, (9, 3), "level:3"),
        played(2.0, (3, 9), "level:4"),
        played(3.0, (9, 3, 4), "level:3", "level:4"),
        played(4.0, (9, 3), "level:3", status=PLAYING),
        against_somebody,
        played(6.0, (9, 3), "level:3", game="wyrmspan"),
        played(7.0, (3, 3), "level:5"),
    ]

    assert list(results(tables, "tatsu", RED)) == [("level:5", False), ("level:4", False), ("level:3", True)]


@pytest.mark.parametrize("code", languages())
def test_every_level_has_a_name_and_a_sentence_in_every_language(code: str) -> None:
    shown = [level_name(level, Visitor(None, code)) for level in LEVELS]

    assert len(set(shown)) == 6
    assert [each[:2] for each in shown] == ["1.", "2.", "3.", "4.", "5.", "6."]


def test_two_bots_of_a_level_are_told_apart() -> None:
    seatings = [Seating(0, None, "", "level:2"), Seating(1, "red", "Red"), Seating(2, None, "", "level:2")]

    assert seat_names(seatings, Visitor(None, "en")) == ["Zharynka", "Red", "Vuhlynka"]


@pytest.mark.parametrize("code", languages())
def test_a_whole_table_of_one_level_has_different_names_and_faces(code: str) -> None:
    """Five seats are the most a game has; a taste does not make a bot a stranger to its family."""
    tastes = ("", ":builder", "", "", "")
    tables = [[Seating(n, None, "", f"level:{level.number}{tastes[n]}") for n in range(5)] for level in LEVELS]
    names = [seat_names(table, Visitor(None, code)) for table in tables]

    assert len({name for each in names for name in each}) == 5 * len(LEVELS)
    assert all(len(set(faces_of(table))) == 5 for table in tables)


def test_who_chooses_an_opponent_reads_what_was_measured_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"tatsu": {"seats": 4, "meetings": [[3, 2, 281.5, 400]]}}
    monkeypatch.setattr(measured, "measurements", lambda game: known.get(game, {}))
    visitor = Visitor(None, "en")

    assert opponent_field(LEVELS[2], "tatsu", visitor)["wins"] == "wins 7 of 10 against level 2"
    assert opponent_field(LEVELS[3], "tatsu", visitor)["wins"] == ""
    assert opponent_field(LEVELS[2], "wyrmspan", visitor)["wins"] == ""

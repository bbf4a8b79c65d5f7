"""The saved game: its text can be read by people, and errors name the line."""

from __future__ import annotations

import pytest

from embertable.core.codec import digest
from embertable.core.errors import BadRecord
from embertable.core.flow import apply, asked
from embertable.core.record import Decision, Record, read_record, replay, start_record, write_record
from embertable.games import game
from embertable.games.tatsu.variants import Variants

TATSU = game("tatsu")
GOOD = """embertable 1
game tatsu
rules 1
seats 4
seed 87
variant max_deals=1

1 play yellow-1-p7
2 ask 1

end 2
"""


def played(decisions: int) -> tuple[Record, list[str]]:
    """A record of a game begun, and the digest after each decision."""
    variants = Variants(max_deals=2)
    record = start_record(TATSU, 3, variants, seed=5)
    s = TATSU.new(3, variants, seed=5)
    digests = [digest(s)]
    for _ in range(decisions):
        record.decisions.append(Decision(asked(s).seat, s.options[-1].key()))
        apply(s, s.options[-1])
        digests.append(digest(s))
    return record, digests


def test_a_record_comes_back_from_its_text() -> None:
    record, _ = played(30)
    assert read_record(write_record(record)) == record
    assert write_record(read_record(GOOD)) == GOOD


def test_hints_stand_in_the_record() -> None:
    noted = GOOD + "hints 1 2 2\n"
    assert read_record(noted).hints == [1, 2, 2]
    assert write_record(read_record(noted)) == noted
    with pytest.raises(BadRecord, match="line 12"):
        read_record(GOOD + "hints soon\n")


def test_a_record_replays_to_every_moment() -> None:
    record, digests = played(30)
    for number, expected in enumerate(digests):
        assert digest(replay(TATSU, record, number)) == expected
    assert digest(replay(TATSU, record)) == digests[-1]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("embertable 1", "ember", "line 1: an .ember file begins with 'embertable 1'"),
        ("rules 1", "ruels 1", "line 3: expected one of game, rules, seats, seed or 'variant name=value', not 'ruels'"),
        ("seed 87\n", "", "line 6: the header has no line 'seed'"),
        ("seats 4", "seats four", "seats must be a whole number, not 'four'"),
        ("1 play", "one play", "line 8: expected a seat and a key such as '0 pass', not 'one play yellow-1-p7'"),
        ("end 2\n", "", "line 10: the file stops before its closing line 'end 2'"),
        ("2 ask 1\n", "", "line 10: the file should hold 2 decisions and holds 1"),
        ("end 2\n", "end 2\nand more\n", "line 12: nothing but 'points' may follow the closing line, not 'and more'"),
        ("end 2\n", "end 2\npoints 1 two\n", "line 12: a score must be a whole number, not 'two'"),
    ],
)
def test_a_broken_file_says_which_line_and_why(old: str, new: str, says: str) -> None:
    with pytest.raises(BadRecord) as error:
        read_record(GOOD.replace(old, new))
    assert says in str(error.value)


def test_a_truncated_file_is_noticed_wherever_it_was_cut() -> None:
    """At the end of a line or in the middle of one: what is missing is always noticed."""
    for length in range(len(GOOD) - 2):
        with pytest.raises(BadRecord):
            read_record(GOOD[:length])


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("play yellow-1-p7", "play red-6", r"decision 1 \(1 play red-6\): 'play red-6' is not among: play"),
        ("1 play", "0 play", r"decision 1 \(0 play yellow-1-p7\): seat 1 is being asked, not seat 0"),
        ("rules 1", "rules 9", "played by rules 9 of tatsu; here are rules 1"),
        ("max_deals=1", "max_deal=1", "there is no variant 'max_deal'; this game has: ghost_seat, max_deals"),
        ("seats 4", "seats 7", "tatsu is played by 2 to 4 seats, not by 7"),
    ],
)
def test_a_record_that_cannot_be_played_says_why(old: str, new: str, says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        replay(TATSU, read_record(GOOD.replace(old, new)))

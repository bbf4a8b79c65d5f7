"""Games of every released version of the rules: each goes on under today's, or is told as far as both agree.

`corpus/<game>/rules-<version>` holds golden games as they were when a version was released; none is ever changed.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from embertable.cli.surviving import check_rules
from embertable.core.flow import asked
from embertable.core.game import AnyGame
from embertable.core.record import Decision, Record, read_record, replay, write_record
from embertable.games import CATALOGUE, game
from embertable.table import outlived
from embertable.table.convert import CHOICE, ENDING

CORPUS = Path(__file__).parent / "corpus"
FILES = sorted(CORPUS.rglob("*.ember"))


def read(path: Path) -> Record:
    return read_record(path.read_text(encoding="utf-8"))


def offered(record: Record, upto: int, next_one: Decision) -> list[str]:
    """The keys of today that the next decision of a record may be, at the moment it is to be made."""
    rules = game(record.game)
    s = replay(rules, record, upto)
    keys = [option.key() for option in s.options]
    is_asked = bool(keys) and asked(s).seat == next_one.seat
    return [key for key in rules.rekey(next_one.key) if key in keys] if is_asked else []


def told_besides(rules: AnyGame, told: Record, record: Record) -> int:
    """How many decisions are told that the record has not; those it has stand in their order."""
    left = iter(record.decisions)
    besides = 0
    wanted = next(left, None)
    for each in told.decisions:
        if wanted is not None and each.seat == wanted.seat and each.key in rules.rekey(wanted.key):
            wanted = next(left, None)
        else:
            besides += 1
    return besides


@pytest.mark.parametrize("path", FILES, ids=lambda path: "-".join(path.relative_to(CORPUS).with_suffix("").parts))
def test_a_game_of_older_rules_goes_on_or_is_told_as_far_as_both_agree(path: Path) -> None:
    record = read(path)
    rules = game(record.game)

    found = outlived(rules, record)

    assert found.table is not None, "golden games are of seats and variants that stay"
    told = found.table.record
    assert told.rules == rules.rules
    stands = len(told.decisions) - told_besides(rules, told, record)
    if found.parting is None:
        end = replay(rules, told)
        assert not end.options
        assert [score.points for score in rules.scores(end)] == record.points == told.points
    elif found.parting.kind == CHOICE:
        common = found.parting.common
        assert len(told.decisions) == common
        assert stands == common - found.parting.filled
        assert len(offered(told, common, record.decisions[stands])) != 1
    else:
        assert found.parting.kind == ENDING
        end = replay(rules, told)
        assert end.options or [score.points for score in rules.scores(end)] != record.points


def test_games_of_todays_rules_all_go_on() -> None:
    """Where nothing changed nothing parts."""
    records = [record for path in FILES if (record := read(path)).rules == game(record.game).rules]
    assert all(outlived(game(record.game), record).parting is None for record in records)


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_corpus_has_games_of_every_released_version(name: str) -> None:
    """A version whose golden games were never kept could change without anybody noticing."""
    kept = {int(folder.name.removeprefix("rules-")) for folder in (CORPUS / name).iterdir()}
    assert set(range(1, max(kept) + 1)) == kept
    assert max(kept) >= game(name).rules - 1


def test_check_says_how_many_of_each_version_survive(capsys: pytest.CaptureFixture[str]) -> None:
    """As many as the rules themselves say."""
    check_rules([str(CORPUS)], False, "en")
    said = capsys.readouterr().out
    for name in CATALOGUE:
        for folder in (CORPUS / name).iterdir():
            records = [read(path) for path in folder.glob("*.ember")]
            alive = sum(outlived(game(name), record).parting is None for record in records)
            version = folder.name.removeprefix("rules-")
            told = f"{name}, rules {version} under rules {game(name).rules}: {alive} of {len(records)} go on"
            assert told in said


def test_check_tells_programs_the_last_common_decision(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A planted choice that is not offered parts the game right before it."""
    path = FILES[0]
    record = read(path)
    decisions = [*record.decisions[:3], Decision(record.decisions[3].seat, "leap over the moon"), *record.decisions[4:]]
    planted = tmp_path / "planted.ember"
    planted.write_text(write_record(replace(record, decisions=decisions)), encoding="utf-8")
    assert check_rules([str(tmp_path)], True, "en") == 2
    (told,) = json.loads(capsys.readouterr().out)
    assert (told["survives"], told["common"], told["decisions"]) == (False, 3, len(decisions))
    assert "leap over the moon" in told["why"]

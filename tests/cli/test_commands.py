"""Commands that print and go: check, replay, cards, rules, simulate, and their JSON."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from embertable.core.record import Record, start_record, write_record
from embertable.core.text.languages import languages
from embertable.games import CATALOGUE, game
from embertable.table import reopen_table
from tests.cli.driving import Cli

LANGUAGES = languages()


def test_check_says_that_a_record_is_sound(cli: Cli, ember: Path, record: Record) -> None:
    said = cli("check", str(ember), str(ember))
    assert said.status == 0
    assert said.out.count(": sound (tatsu, 2 seats, ") == 2
    assert record.points is not None
    assert f"final points {record.points[0]} {record.points[1]}" in said.out


def test_check_tells_a_program(cli: Cli, ember: Path, record: Record) -> None:
    said = cli("check", "--json", str(ember), "missing.ember")
    assert said.status == 2
    sound, missing = json.loads(said.out)
    assert sound["sound"] is True
    assert sound["decisions"] == len(record.decisions)
    assert sound["points"] == record.points
    assert missing["sound"] is False
    assert "missing.ember" in missing["error"]


def test_replay_goes_forward_and_back(cli: Cli, ember: Path, record: Record) -> None:
    last = len(record.decisions)
    said = cli("replay", str(ember), typed=["n", "", "p", "5", "what?", "end", "n", "0", "p", "q", "n"])
    shown = [line for line in said.out.splitlines() if line.startswith("Tatsu · ")]
    moments = [int(line.split(" · ")[1].split()[0]) for line in shown]
    assert moments == [0, 1, 2, 1, 5, last, last, 0, 0]
    assert said.status == 0
    assert "Type n, p," in said.out
    assert "The game is over" in said.out


def test_replay_begins_where_it_is_told_and_sees_through_one_seat(cli: Cli, ember: Path) -> None:
    assert "3 of " in cli("replay", str(ember), "--at", "3", "--seat", "2").out
    assert cli("replay", str(ember), "--seat", "3").status == 2


def test_replay_tells_a_program(cli: Cli, ember: Path, record: Record) -> None:
    told = json.loads(cli("replay", "--json", str(ember)).out)
    assert told["over"] is True
    assert told["points"] == record.points
    assert [each["key"] for each in told["decisions"]] == [decision.key for decision in record.decisions]
    assert all(each["text"] for each in told["decisions"])
    assert any(each["events"] for each in told["decisions"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUE)
def test_cards_lists_every_card(cli: Cli, name: str, lang: str) -> None:
    listed = json.loads(cli("cards", name, "--json", "--lang", lang).out)
    assert [each["id"] for each in listed] == [card.id for card in game(name).cards()]
    assert all(each["name"] for each in listed)
    assert cli("cards", name, "--lang", lang).status == 0


@pytest.mark.parametrize("name", CATALOGUE)
def test_cards_marks_what_is_reconstructed(cli: Cli, name: str) -> None:
    """Each such card has its star in the list, and the list says what a star means."""
    marked = [card for card in game(name).cards() if card.basis == "reconstructed"]
    said = cli("cards", name).out
    assert ("* reconstructed" in said) == bool(marked)
    for card in marked[:5] + marked[-5:]:
        assert "* reconstructed" in cli("cards", name, card.id).out


def test_cards_lists_results_as_a_group_of_their_own(cli: Cli) -> None:
    """What a finished game can be called stands below its deck's name, star and text with it."""
    said = cli("cards", "flamecraft_duals", "--lang", "en").out
    group = said[said.index("Solo ratings") :]
    for card in game("flamecraft_duals").cards():
        line = next((line for line in group.splitlines() if line.split()[:1] == [card.id]), "")
        assert bool(line) == card.is_result, card.id
        assert not line or " * " in line
    assert "A solo game won with at least 60 reputation." in " ".join(group.split())


def test_cards_shows_one_by_id_or_part_of_its_name(cli: Cli) -> None:
    for written in ("red-fusion", "red fus", "RED FUSION"):
        said = cli("cards", "tatsu", written)
        assert "red-fusion" in said.out
        assert "yellow-fusion" not in said.out
    assert {"red-fusion", "yellow-fusion"} <= set(cli("cards", "tatsu", "fusion").out.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUE)
def test_rules_are_shown(cli: Cli, name: str, lang: str) -> None:
    said = cli("rules", name, "--lang", lang)
    assert said.status == 0
    assert len(said.out) > 500
    assert "{#" not in said.out
    assert "{#" in cli("rules", name, "--lang", lang, "--markdown").out


def test_simulate_gives_intervals_and_the_same_games_for_the_same_seed(cli: Cli) -> None:
    arguments = ("simulate", "tatsu", "-n", "6", "--bots", "random,greedy", "--variant", "max_deals=1", "--json")
    first, again = (json.loads(cli(*arguments, "--seed", "3").out) for _ in range(2))
    for told in (first, again):
        told.pop("seconds")
        for bot in told["bots"]:
            bot.pop("seconds_per_decision")
            assert 0 <= bot["interval"][0] <= bot["rate"] <= bot["interval"][1] <= 1
    assert first == again
    assert [bot["bot"] for bot in first["bots"]] == ["random", "greedy"]
    assert first["games"] == 6


@pytest.mark.parametrize("lang", LANGUAGES)
def test_simulate_prints_a_table(cli: Cli, lang: str) -> None:
    said = cli("simulate", "tatsu", "-n", "2", "--bots", "random", "--variant", "max_deals=1", "--lang", lang)
    assert said.status == 0
    assert "95 %" in said.out
    assert "random" in said.out


def test_the_language_is_that_of_the_locale(cli: Cli, ember: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    assert "усе гаразд" in cli("check", str(ember)).out
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert "всё в порядке" in cli("check", str(ember)).out
    monkeypatch.setenv("LC_ALL", "de_DE")
    assert "sound" in cli("check", str(ember)).out
    assert "усе гаразд" in cli("check", str(ember), "--lang", "uk").out


@pytest.mark.parametrize("command", ["play", "replay", "simulate", "cards", "rules", "check", "bench"])
def test_every_command_has_help(cli: Cli, command: str) -> None:
    said = cli(command, "--help")
    assert said.status == 0
    assert f"Usage: embertable {command}" in said.out
    assert command in cli("--help").out


def test_bench_prints_a_table_and_keeps_it(cli: Cli, tmp_path: Path) -> None:
    quick = ("bench", "tatsu", "--rounds", "1", "--seconds", "0.001", "--no-peers")
    said = cli(*quick, "--output", str(tmp_path / "found" / "here"))
    assert said.status == 0
    assert "| random play | tatsu" in said.out
    assert (tmp_path / "found" / "here.md").read_text(encoding="utf-8") == said.out
    assert json.loads((tmp_path / "found" / "here.json").read_text(encoding="utf-8"))["figures"]
    assert json.loads(cli(*quick, "--json").out)["figures"]


def fair_game(path: Path) -> Record:
    """A game whose deal came from a secret, as a web table writes it."""
    tatsu = game("tatsu")
    head = replace(start_record(tatsu, 2, tatsu.variants(max_deals=1), 7), nonce="5e" * 32)
    table = reopen_table(tatsu, head, [])
    while table.seat is not None:
        table.choose(table.seat, table.s.options[0].key())
    path.write_text(write_record(table.record), encoding="utf-8")
    return table.record


def test_check_proves_that_a_deal_was_fixed_before_the_first_choice(cli: Cli, tmp_path: Path, ember: Path) -> None:
    """The secret fits the hash the table showed, and every choice was offered in the deal that comes from it."""
    path = tmp_path / "fair.ember"
    record = fair_game(path)
    shown = sha256(record.nonce.encode()).hexdigest()

    assert shown in cli("check", str(path)).out
    proved = cli("check", str(path), "--deal", shown)
    assert (proved.status, "fixed before the first choice" in proved.out) == (0, True)
    assert json.loads(cli("check", "--json", str(path)).out)[0]["deal"] == shown
    assert cli("check", str(path), "--deal", shown[::-1]).status == 2
    assert cli("check", str(ember), "--deal", shown).status == 2, "an old record proves nothing"


@pytest.mark.parametrize("line", ["nonce " + "5f" * 32, "seed 8"])
def test_check_refuses_a_game_that_was_not_played_from_its_deal(cli: Cli, tmp_path: Path, line: str) -> None:
    path = tmp_path / "unfair.ember"
    fair_game(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    changed = [line if each.split(" ")[0] == line.split(" ")[0] else each for each in lines]
    path.write_text("\n".join(changed), encoding="utf-8")
    assert cli("check", str(path)).status == 2

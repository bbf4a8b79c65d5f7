"""A person plays: choosing, commands, keeping the game, the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from embertable.cli.saves import read_kept
from embertable.core.record import read_record, replay
from embertable.core.text.languages import languages
from embertable.games import game
from tests.cli.driving import Cli

NEW = ("play", "tatsu", "--seats", "2", "--bots", "random", "--variant", "max_deals=1", "--seed", "1")
LANGUAGES = languages()


def always_first(prompt: str = "") -> str:
    return "1"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_a_whole_game(cli: Cli, home: Path, lang: str, seats: str) -> None:
    arguments = ["play", "tatsu", "--seats", seats, "--bots", "random", "--variant", "max_deals=1", "--lang", lang]
    said = cli.run(arguments, always_first)

    assert said.status == 0
    assert not said.err
    (kept,) = (home / "finished").iterdir()
    assert f"embertable replay {kept}" in said.out.replace("\n", "")
    assert cli("check", str(kept)).status == 0
    assert read_record(kept.read_text(encoding="utf-8")).points is not None
    assert not list((home / "playing").iterdir())


def test_the_menu_leads_to_a_game(cli: Cli) -> None:
    said = cli("play", typed=["99", "1", "17", "2", "genius", "random", "quit"])
    assert "Which game?" in said.out
    assert "Type a number from 1 to" in said.out
    assert "There is no bot 'genius'" in said.out
    assert "you are Player 1" in said.out
    assert "The game is kept" in said.out


def test_leaving_the_menu_starts_nothing(cli: Cli, home: Path) -> None:
    assert cli("play").status == 0
    assert not home.exists()


def test_quitting_keeps_the_game_and_the_next_start_goes_on(cli: Cli, home: Path) -> None:
    cli(*NEW, typed=["1", "1", "quit"])
    (kept,) = (home / "playing").iterdir()
    before = kept.read_text(encoding="utf-8")
    assert before.count('"choose 0') == 2

    said = cli("play", "tatsu", typed=["", "log", "quit"])
    assert "Go on with it?" in said.out
    assert kept.read_text(encoding="utf-8") == before

    said = cli("play", typed=["1", "quit"])
    assert "Not finished yet" in said.out
    assert [kept] == list((home / "playing").iterdir())


def test_a_new_game_leaves_the_old_one_be(cli: Cli, home: Path) -> None:
    cli(*NEW, typed=["quit"])
    cli("play", "tatsu", typed=["n", "quit"])
    assert len(list((home / "playing").iterdir())) == 2
    assert "Go on with it?" not in cli("play", "tatsu", "--new", typed=["quit"]).out


def test_a_broken_kept_game_is_named_and_does_not_stand_in_the_way(cli: Cli, home: Path) -> None:
    (home / "playing").mkdir(parents=True)
    (home / "playing" / "tatsu-1.json").write_text('{"format": "embertable table 1", "head": []', encoding="utf-8")
    (home / "playing" / "tatsu-2.json").write_text("[]", encoding="utf-8")
    said = cli("play", "tatsu", typed=["quit"])
    assert said.status == 0
    assert "tatsu-1.json cannot be played on" in said.out.replace("\n", "")
    assert "you are Player 1" in said.out


def test_a_data_directory_that_cannot_be_written(cli: Cli, home: Path) -> None:
    home.write_text("a file where a directory should be", encoding="utf-8")
    said = cli(*NEW, typed=["1"])
    assert said.status == 2
    assert said.err.startswith("embertable: the game cannot be kept in ")
    assert said.err.count("\n") == 1


def test_typing_part_of_an_option(cli: Cli) -> None:
    said = cli(*NEW, typed=["pl", "xyzzy", "77", "", "quit"])
    assert "fits several" in said.out
    assert "“xyzzy”" in said.out
    assert "There is no option 77" in said.out


def test_the_commands(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "mine.ember"
    typed = ["help", "why", "inspect", "inspect red-fusion", "inspect fusion", "inspect blue", "score", "log", "table"]
    said = cli(*NEW, typed=[*typed, "undo", "1", "undo", "save", f"save {path}", "save /nowhere/at/all", "quit"])
    assert "undo your last choice" in said.out
    assert "red-fusion" in said.out
    assert "fits several cards" in said.out
    assert "No card is called “blue”" in said.out
    assert "There is nothing to undo yet" in said.out
    assert "Can’t undo" in said.out
    assert f"Saved: {path}" in said.out.replace("\n", "")
    assert "could not be saved" in said.out

    record = read_record(path.read_text(encoding="utf-8"))
    assert record.decisions
    assert replay(game("tatsu"), record).options
    assert cli("check", str(path)).status == 0


def test_undo_goes_back_within_a_turn_and_is_kept(cli: Cli, home: Path) -> None:
    """With three, the dealer decides for the ghost too: asking it and answering are two choices of one person."""
    ghost = ("play", "tatsu", "--seats", "3", "--bots", "random", "--seed", "4")
    said = cli(*ghost, typed=["ghost", "undo", "ghost", "undo all", "quit"])
    assert said.status == 0
    (kept,) = (home / "playing").iterdir()
    text = kept.read_text(encoding="utf-8")
    assert text.count('"choose 0 ask') == 2
    assert text.count('"undo 0 1"') == 2


def test_giving_up_ends_the_game(cli: Cli, home: Path) -> None:
    said = cli("play", "tatsu", "--seats", "4", "--bots", "random", typed=["concede", "no", "concede", "y"])
    assert said.status == 0
    assert "You conceded" in said.out
    assert not list((home / "playing").iterdir())


def test_the_person_can_sit_anywhere_among_several_bots(cli: Cli) -> None:
    said = cli("play", "tatsu", "--seats", "4", "--seat", "3", "--bots", "random,greedy", typed=["quit"])
    assert "you are Player 3 · bots: random, greedy" in said.out


def test_the_same_seed_deals_the_same_game(cli: Cli) -> None:
    first, again = (cli(*NEW, typed=["quit"]).out for _ in range(2))
    assert first == again


def test_once_more_goes_on_with_what_the_winners_won(cli: Cli, home: Path) -> None:
    """Everyone moves one seat, and what the outcome of a game changes is changed in the next one of the series."""
    more = iter(["y"])

    def read(prompt: str = "") -> str:
        if "Play again" in prompt:
            return next(more)
        return "1" if not list((home / "finished").glob("*")) else "quit"

    options = ["--variant", "champion=unclaimed", "--variant", "max_turns=1", "--seed", "1"]
    said = cli.run(["play", "fire_tower", "--seats", "2", "--bots", "random", *options], read)

    assert said.status == 0
    assert not said.err
    (kept,) = (home / "playing").iterdir()
    again = read_kept(kept)
    assert again.record.variants == {"champion": "champion", "holders": "nw,se", "max_turns": "1"}
    assert (again.seat, again.bots) == (1, ["random", ""])


@pytest.mark.parametrize(
    ("lang", "heading"),
    [
        ("uk", "Нічия: переможця немає."),
        ("en", "A draw: nobody wins."),
        ("ru", "Ничья: победителя нет."),
    ],
)
def test_a_draw_is_called_a_draw(cli: Cli, home: Path, lang: str, heading: str) -> None:
    """Nobody is named and nobody has a star."""
    options = ["--variant", "mode=teams", "--variant", "max_turns=1", "--seed", "1", "--lang", lang]
    said = cli.run(["play", "fire_tower", "--seats", "4", "--bots", "random", *options], always_first)

    assert heading in said.out
    assert "★" not in said.out

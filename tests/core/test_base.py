"""A game states facts; what it does is found in its rooms by their names."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from embertable.core.errors import BadVariant, WrongSeats
from tests.toys import embers
from tests.toys.embers import GAME
from tests.toys.embers.knowledge.view import view
from tests.toys.embers.setup import set_up
from tests.toys.embers.variants import Variants

FOUND = {
    "variants": ["Variants", "check_variants", "modes", "bound"],
    "setup": ["set_up"],
    "chapters.scoring": ["scores"],
    "cards.index": ["all_cards"],
    "knowledge.view": ["view"],
    "knowledge.imagine": ["imagine"],
    "knowledge.observe": ["observe"],
    "knowledge.check": ["check"],
    "mind.opinions": ["expectations"],
}
"""What is looked for in the rooms of the rules."""


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The toy's package once more, as the package `copied`."""
    home = shutil.copytree(Path(str(embers.__file__)).parent, tmp_path / "copied")
    monkeypatch.syspath_prepend(tmp_path)
    yield home
    for name in opened():
        del sys.modules[name]


def opened() -> list[str]:
    """The rooms of the copy that were opened."""
    return [name for name in sys.modules if name.split(".")[0] == "copied"]


def test_a_game_finds_its_rooms(copied: Path) -> None:
    """Functions are bound as they stand, without a step in between."""
    assert import_module("copied").GAME.view is import_module("copied.knowledge.view").view
    assert (GAME.view, GAME.set_up, GAME.variants) == (view, set_up, Variants)


@pytest.mark.parametrize("room", FOUND)
def test_a_room_of_another_name_fails_at_import(room: str, copied: Path) -> None:
    path = copied / f"{room.replace('.', '/')}.py"
    path.rename(path.with_name("elsewhere.py"))

    with pytest.raises(ModuleNotFoundError, match=f"No module named 'copied.{room}'"):
        import_module("copied")


@pytest.mark.parametrize(("room", "name"), [(room, name) for room, names in FOUND.items() for name in names])
def test_a_function_of_another_name_fails_at_import(room: str, name: str, copied: Path) -> None:
    path = copied / f"{room.replace('.', '/')}.py"
    with path.open("a", encoding="utf-8") as file:
        file.write(f"\ndel {name}\n")

    with pytest.raises(AttributeError, match=f"'copied.{room}' has no attribute '{name}'"):
        import_module("copied")


def test_what_people_read_and_see_is_opened_when_somebody_looks(copied: Path) -> None:
    game = import_module("copied").GAME
    assert not [name for name in opened() if name.startswith(("copied.text", "copied.look"))]

    for code in ("uk", "en", "ru"):
        tongue = game.tongue(code)
        assert tongue.code == code
        assert game.card_text("7", tongue).name == "Embers 7"
        assert "{#turn}" in game.rulebook(code)
        assert game.terminal(game.view(game.new(2), 0), tongue).startswith("Embers: [")
    assert dict(game.holdings(game.view(game.new(2), 0), 0))["card"] == 3


@pytest.mark.parametrize(
    ("seats", "variants", "error"), [(0, None, WrongSeats), (5, None, WrongSeats), (2, Variants(rounds=0), BadVariant)]
)
def test_what_does_not_exist_is_refused_before_it_is_set_up(seats: int, variants: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        GAME.new(seats, variants)


def test_the_usual_game_is_played_when_nothing_is_said() -> None:
    assert GAME.view(GAME.new(2, seed=3), 0) == GAME.view(GAME.new(2, Variants(), seed=3), 0)


def test_only_a_game_with_a_profile_earns() -> None:
    assert list(GAME.earned(GAME.new(1))) == []

"""Imports point one way, shared code names no game, and every game has the same rooms."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import embertable
from embertable.games import CATALOGUE

SOURCE = Path(__file__).parent.parent / "src" / "embertable"
# What each part may import of the others.
BELOW = {
    "core": set(),
    "art": {"core"},
    "games": {"core", "art"},
    "bots": {"core", "games"},
    "table": {"core", "games"},
    "coach": {"core", "games", "bots", "table"},
    "store": {"core", "games", "table"},
    "env": {"core", "games", "bots", "table"},
    "lab": {"core", "games", "bots", "table", "coach", "env"},
    "web": {"core", "art", "games", "bots", "table", "coach", "store"},
    "cli": {"core", "games", "bots", "table", "coach", "store", "web", "lab"},
}


def imports(path: Path) -> set[tuple[str, ...]]:
    """The modules of our own a file imports, as their parts after `embertable`."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
        elif isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
    return {tuple(name.split(".")[1:]) for name in found if name.split(".")[0] == "embertable"}


def files(part: str) -> list[Path]:
    return sorted((SOURCE / part).rglob("*.py"))


def test_imports_point_one_way() -> None:
    parts = [path.name for path in SOURCE.iterdir() if path.is_dir() and path.name != "__pycache__"]
    assert set(parts) <= set(BELOW), "a part of the package that this picture does not know"
    for part in parts:
        for path in files(part):
            for module in imports(path):
                allowed = BELOW[part] | {part}
                assert not module or module[0] in allowed, f"{path.relative_to(SOURCE)} imports {'.'.join(module)}"


def test_games_do_not_import_each_other() -> None:
    for name in CATALOGUE:
        for path in files(f"games/{name}"):
            for module in imports(path):
                assert module[:1] != ("games",) or module[1:2] in ((), (name,)), f"{path} imports {module}"


def test_shared_code_names_no_game() -> None:
    for part in set(BELOW) - {"games"}:
        for path in files(part):
            text = path.read_text(encoding="utf-8").lower()
            for name in CATALOGUE:
                assert name not in text, f"{path.relative_to(SOURCE)} names {name}"


# The rooms of a game, the same in every one; a room is a file or a folder of that name.
ROOMS = {"variants", "terms", "state", "places", "setup", "events", "chapters", "effects", "cards", "knowledge"}
ROOMS |= {"mind", "text", "look"}
# What a reader looks for by name, and `GameBase` too.
FILES = ["variants.py", "terms.py", "state.py", "setup.py", "events.py", "chapters/scoring.py", "chapters/turn.py"]
FILES += [
    "cards/tables.py",
    "cards/index.py",
    "cards/rulings.py",
    "mind/puzzles.jsonl",
    "mind/opinions.py",
    "mind/topics.py",
    "text/cards.py",
    "text/slots.py",
]
FILES += [f"knowledge/{name}.py" for name in ("view", "imagine", "observe", "actions", "check")]
FILES += [f"look/{name}" for name in ("board.py", "board.html", "board.css", "art.py", "holdings.py", "terminal.py")]
FILES += [f"text/{code}.{kind}" for code in ("uk", "en", "ru") for kind in ("toml", "md")] + ["text/lesson.toml"]
LOOKED_AT = {".py", ".html", ".md", ".css", ".toml", ".svg", ".jsonl"}


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_game_has_these_rooms_and_no_others(name: str) -> None:
    home = SOURCE / "games" / name
    found = {path.relative_to(home).parts[0] for path in home.rglob("*") if path.suffix in LOOKED_AT}
    strangers = {each.split(".")[0] for each in found} - ROOMS - {"__init__"}
    assert not strangers, f"{name} has {', '.join(sorted(strangers))}, which no other game's reader would look for"


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_tests_of_a_game_stand_in_the_same_rooms(name: str) -> None:
    """A test of one room stands in it; what is about the whole game stands beside them."""
    home = Path(__file__).parent / "games" / name
    rooms = {path.relative_to(home).parts[0] for path in home.glob("*/*.py")}
    assert rooms
    assert rooms <= ROOMS


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_game_has_the_files_a_reader_looks_for(name: str) -> None:
    missing = [file for file in FILES if not (SOURCE / "games" / name / file).is_file()]
    assert not missing, f"{name} has no {', '.join(missing)}"


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_front_door_of_a_room_imports_nothing(name: str) -> None:
    """Effects use chapters and chapters use effects: an `__init__` that gathered names would close the circle."""
    home = SOURCE / "games" / name
    doors = [path for path in home.rglob("__init__.py") if path.parent != home]
    assert doors
    assert not [str(path.relative_to(home)) for path in doors if imports(path)]


# Inside a game, who may know whom: a room imports only rooms that stand in its list.
RULES = {"terms", "state", "places", "events", "cards", "effects", "chapters", "variants"}
KNOWS = {
    "terms": set(),
    "events": {"terms", "state", "places", "cards"},
    "state": {"terms"},
    "places": {"terms", "state", "cards"},
    "variants": {"terms", "cards"},
    "cards": RULES,
    "effects": RULES,
    "chapters": RULES,
    "setup": RULES,
    "knowledge": RULES | {"setup"},
    "mind": RULES | {"knowledge"},
    "text": RULES | {"setup", "knowledge"},
    "look": RULES | {"text", "knowledge"},
}


@pytest.mark.parametrize("name", CATALOGUE)
def test_rooms_of_a_game_know_only_those_below(name: str) -> None:
    home = SOURCE / "games" / name
    for path in files(f"games/{name}"):
        room = path.relative_to(home).parts[0].removesuffix(".py")
        for module in imports(path):
            if room in KNOWS and module[:2] == ("games", name) and len(module) > 2:
                known = KNOWS[room] | {room}
                assert module[2] in known, f"{path.relative_to(home)} imports {'.'.join(module[2:])}"


@pytest.mark.parametrize("name", CATALOGUE)
def test_rules_read_the_tables_and_not_the_decks(name: str) -> None:
    """Decks are written in verbs, so verbs cannot wait for decks."""
    home = SOURCE / "games" / name
    for room in ("effects", "chapters", "places", "state.py", "terms.py", "events.py"):
        found = [home / room] if room.endswith(".py") else [*(home / room).rglob("*.py"), home / f"{room}.py"]
        for path in found:
            decks = {module for module in imports(path) if module[2:3] == ("cards",)} if path.is_file() else set()
            wrong = [".".join(module) for module in decks if module[3:] != ("tables",)]
            assert not wrong, f"{path.relative_to(home)} imports {', '.join(wrong)}"


def test_the_public_names_exist() -> None:
    assert all(hasattr(embertable, name) for name in embertable.__all__)

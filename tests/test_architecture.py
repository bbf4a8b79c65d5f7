"""Imports point one way, shared code names no game, and every game has the same files."""

from __future__ import annotations

import ast
from pathlib import Path

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
    "store": {"core", "games", "table"},
    "lab": {"core", "games", "bots", "table"},
    "web": {"core", "art", "games", "bots", "table", "store"},
    "cli": {"core", "games", "bots", "table", "store", "web", "lab"},
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


def test_the_public_names_exist() -> None:
    assert all(hasattr(embertable, name) for name in embertable.__all__)

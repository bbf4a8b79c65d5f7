"""What a person has earned in solo games, kept in a file from one game to the next."""

from __future__ import annotations

import json
from pathlib import Path

from embertable.cli.saves import data_directory, keep
from embertable.core.errors import BadRecord
from embertable.table import Table


def profile_file() -> Path:
    """The person's profile: the names of what was earned, by game."""
    return data_directory() / "profile.json"


def read_profile() -> dict[str, list[str]]:
    """Everything earned so far."""
    if not profile_file().is_file():
        return {}
    try:
        kept = json.loads(profile_file().read_text(encoding="utf-8"))
        return {str(name): [str(each) for each in earned] for name, earned in kept.items()}
    except (ValueError, AttributeError, TypeError) as error:
        raise BadRecord("broken profile", path=profile_file(), why=error) from error


def earned_before(name: str) -> tuple[str, ...]:
    """What a person brings to a new solo game."""
    return tuple(read_profile().get(name, ()))


def remember_earned(table: Table) -> list[str]:
    """Keep what a finished solo game has earned; what of it is new."""
    game = table.game
    if table.record.seats > 1 or not game.profile or table.s.options:
        return []
    profile = read_profile()
    before = profile.get(game.id, [])
    new = [name for name in game.earned(table.s) if name not in before]
    if new:
        profile[game.id] = before + new
        keep(profile_file(), json.dumps(profile, ensure_ascii=False, indent=1) + "\n")
    return new

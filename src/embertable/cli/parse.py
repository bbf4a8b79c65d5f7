"""From what was written on the command line to what the package speaks in."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from embertable.core.errors import BadRecord, BadVariant
from embertable.core.game import AnyGame
from embertable.core.record import Record, read_record
from embertable.core.variants import choices, kinds, parse_variants


def variants_from(game: AnyGame, written: Sequence[str] | None) -> Any:
    """The variants from `key=value`."""
    chosen: dict[str, str] = {}
    for each in written or ():
        key, equals, value = each.partition("=")
        if not equals:
            raise BadVariant(f"a variant is written key=value, not {each!r}; {game.id} has: {existing(game)}")
        chosen[key.strip()] = value.strip()
    unknown = [key for key in chosen if key not in kinds(game.variants)]
    if unknown:
        raise BadVariant(f"there is no variant {unknown[0]!r}; {game.id} has: {existing(game)}")
    return parse_variants(game.variants, chosen)


def existing(game: AnyGame) -> str:
    """The variants of a game and what may be written for each."""
    return ", ".join(f"{name}={allowed(kind)}" for name, kind in kinds(game.variants).items()) or "none"


def allowed(kind: Any) -> str:
    """What may be written for a variant."""
    return "|".join(choices(kind)) or ("NUMBER" if kind is int else "A,B,…")


def record_from(path: Path) -> Record:
    """A record from its file. An error names the file, the line and why."""
    try:
        return read_record(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {(error.strerror or str(error)).lower()}") from error
    except UnicodeDecodeError as error:
        raise BadRecord(f"{path} is not an .ember file: it is not text") from error
    except BadRecord as error:
        raise BadRecord(f"{path}, {error}") from error

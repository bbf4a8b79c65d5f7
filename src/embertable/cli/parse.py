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
            raise BadVariant("variant not written", text=each, game=game.id, known=existing(game))
        chosen[key.strip()] = value.strip()
    unknown = [key for key in chosen if key not in kinds(game.variants)]
    if unknown:
        name = "variant unknown" if kinds(game.variants) else "no variants"
        raise BadVariant(name, variant=unknown[0], game=game.id, known=existing(game))
    return parse_variants(game.variants, chosen)


def existing(game: AnyGame) -> str:
    """The variants of a game and what may be written for each."""
    return ", ".join(f"{name}={allowed(kind)}" for name, kind in kinds(game.variants).items())


def allowed(kind: Any) -> str:
    """What may be written for a variant."""
    return "|".join(choices(kind)) or ("NUMBER" if kind is int else "A,B,…")


def record_from(path: Path) -> Record:
    """A record from its file. An error names the file, the line and why."""
    try:
        return read_record(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord("cannot read", path=path, why=error) from error
    except UnicodeDecodeError as error:
        raise BadRecord("not text", path=path) from error
    except BadRecord as error:
        raise BadRecord("in file", path=path, why=error) from error

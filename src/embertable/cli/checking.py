"""Records replayed and verified."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from embertable.cli.parse import record_from
from embertable.cli.text import say, words_of
from embertable.core.deal import commitment
from embertable.core.errors import BadRecord, EmbertableError
from embertable.core.record import Record, replay
from embertable.core.text.tongue import Tongue
from embertable.games import game
from embertable.table import converted_record


def check_files(files: Sequence[Path], as_json: bool, code: str, deal: str | None = None) -> int:
    """Check every file, tell about each, and return the status of the command."""
    words = words_of(code)
    reports: list[dict[str, object]] = []
    bad = False
    for path in files:
        try:
            record = verified(path)
            verify_deal(path, record, deal)
        except EmbertableError as error:
            bad = True
            reports.append({"file": str(path), "sound": False, "error": str(error)})
            if not as_json:
                print(f"embertable: {error}", file=sys.stderr)
        else:
            reports.append({"file": str(path), "sound": True, **summary(record)})
            if not as_json:
                print(sentence(path, record, words))
                if record.nonce:
                    print(
                        "  "
                        + say(words, "deal shown" if deal is None else "deal proved", hash=commitment(record.nonce))
                    )
    if as_json:
        print(json.dumps(reports, ensure_ascii=False, indent=2))
    return 2 if bad else 0


def verified(path: Path) -> Record:
    """The record of a file, every decision of it legal and its final points right; by the rules of today."""
    record = record_from(path)
    try:
        found = game(record.game)
        if record.rules < found.rules:
            record = converted_record(found, record)
        s = replay(found, record)
    except EmbertableError as error:
        raise BadRecord(f"{path}: {error}") from error
    points = [score.points for score in found.scores(s)]
    if record.points is not None and s.options:
        raise BadRecord(f"{path}: the record gives final points, but the game is not over after its last decision")
    if record.points is not None and record.points != points:
        raise BadRecord(f"{path}: the final points are {written(points)}, not {written(record.points)}")
    return record


def verify_deal(path: Path, record: Record, shown: str | None) -> None:
    """Refuse a deal that does not come from the secret whose hash was shown before the first choice.

    That the record was played from this deal is proved already: every choice was offered.
    """
    if shown is None:
        return
    if not record.nonce:
        raise BadRecord(f"{path}: the record holds no secret of a deal, so nothing can be proved of it")
    if commitment(record.nonce) != shown.strip().lower():
        raise BadRecord(f"{path}: the secret of the deal has the hash {commitment(record.nonce)}, not {shown}")


def written(points: Sequence[int]) -> str:
    """Points as a record has them."""
    return " ".join(str(each) for each in points)


def summary(record: Record) -> dict[str, object]:
    """What a program wants to know of a sound record."""
    return {
        "game": record.game,
        "seats": record.seats,
        "decisions": len(record.decisions),
        "over": record.points is not None,
        "points": record.points,
        "deal": commitment(record.nonce) if record.nonce else None,
    }


def sentence(path: Path, record: Record, words: Tongue) -> str:
    """A sound record in one line."""
    points = say(words, "final", points=written(record.points)) if record.points is not None else ""
    return say(
        words,
        "sound",
        path=path,
        game=record.game,
        seats=words.count(record.seats, "seat"),
        decisions=words.count(len(record.decisions), "decision"),
        points=points,
    )

"""Records replayed and verified."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from embertable.cli.parse import record_from
from embertable.cli.words import say, words_of
from embertable.core.deal import commitment
from embertable.core.errors import BadRecord, EmbertableError
from embertable.core.record import Record, replay
from embertable.core.text.table import sentence_of
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
            reports.append({"file": str(path), "sound": False, "error": sentence_of(error, code)})
            if not as_json:
                print(f"embertable: {sentence_of(error, code)}", file=sys.stderr)
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
        raise BadRecord("of file", path=path, why=error) from error
    points = [score.points for score in found.scores(s)]
    if record.points is not None and s.options:
        raise BadRecord("of file", path=path, why=BadRecord("points not over"))
    if record.points is not None and record.points != points:
        raise BadRecord(
            "of file", path=path, why=BadRecord("points differ", points=written(points), written=written(record.points))
        )
    return record


def verify_deal(path: Path, record: Record, shown: str | None) -> None:
    """Refuse a deal that does not come from the secret whose hash was shown before the first choice.

    That the record was played from this deal is proved already: every choice was offered.
    """
    if shown is None:
        return
    if not record.nonce:
        raise BadRecord("of file", path=path, why=BadRecord("no secret"))
    if commitment(record.nonce) != shown.strip().lower():
        raise BadRecord("of file", path=path, why=BadRecord("other secret", hash=commitment(record.nonce), shown=shown))


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
    return say(
        words,
        "sound" if record.points is None else "sound over",
        path=path,
        game=record.game,
        seats=record.seats,
        decisions=len(record.decisions),
        points=written(record.points or ()),
    )

"""Golden games and the fingerprint of each: the same on every machine, compiled or not.

`python -m tests.replays.digests --write` makes the fingerprints anew; do it only when a rule changed, and say which.
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from pathlib import Path

from embertable.core.codec import digest
from embertable.core.flow import choose
from embertable.core.record import Record, begin, read_record
from embertable.games import CATALOGUE, game

HERE = Path(__file__).parent


def golden_games(name: str) -> list[Path]:
    """The golden games of one game."""
    return sorted((HERE / name).glob("*.ember"))


def fingerprint(record: Record) -> str:
    """The digests of the state after every decision, folded into one."""
    s = begin(game(record.game), record)
    folded = blake2b(digest(s).encode(), digest_size=8)
    for decision in record.decisions:
        choose(s, decision.seat, decision.key)
        folded.update(digest(s).encode())
    return folded.hexdigest()


def read_fingerprints(name: str) -> dict[str, str]:
    """The fingerprints on file."""
    lines = (HERE / name / "digests.txt").read_text(encoding="utf-8").splitlines()
    return dict(line.split() for line in lines)


def write_fingerprints(name: str) -> None:
    """Put the fingerprints of a game's golden games on file."""
    lines = [f"{path.name} {fingerprint(read_record(path.read_text(encoding='utf-8')))}" for path in golden_games(name)]
    (HERE / name / "digests.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    for each in CATALOGUE:
        write_fingerprints(each)

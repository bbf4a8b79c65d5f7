"""A run that is kept in a folder while it goes on, so that what was played is never played again.

While it runs, parts of it lie in `parts/`, each a whole file of Parquet; what they hold is always the first games of
the run. At its end they become `games.parquet` and `decisions.parquet`. `run.json` says what is being played.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import Any, Final

from embertable.core.errors import EmbertableError
from embertable.core.files import make_folder, write_text
from embertable.core.game import AnyGame
from embertable.lab.arena import play_sittings
from embertable.lab.data.files import read_table, write_tables
from embertable.lab.data.rows import GameRow, MoveRow, as_table, game_schema, move_rows, move_schema, row_of, rows_from
from embertable.lab.extras import extra
from embertable.lab.sitting import Played, Sitting
from embertable.lab.where import Place

GAMES: Final = "games.parquet"
DECISIONS: Final = "decisions.parquet"
ABOUT: Final = "run.json"
PARTS: Final = "parts"
PART_ROWS: Final = 50_000
PART_SECONDS: Final = 15.0
"""A part is written when it is large enough, or this old: so much may be lost by a loss of power."""

Progress = Callable[[int, int], None]
"""Called with the games that are there and the games in all."""


class OtherRun(EmbertableError):
    """The folder holds something else than the run that shall be kept in it."""


class Run:
    """Games as they are played: in memory, and in a folder if there is one."""

    def __init__(self, folder: RunFolder | None = None) -> None:
        self.folder = folder
        self.rows: list[GameRow] = [] if folder is None else folder.load()
        self.told = 0  # rows that were asked for, and need not be played again

    def play(
        self, sittings: Sequence[Sitting], place: Place, progress: Progress | None = None, game: AnyGame | None = None
    ) -> list[GameRow]:
        """The rows of these sittings, which follow on those before. Those that are kept already are not played again.

        Whatever ends it early, what was played until then is kept.
        """
        first = self.told
        self.told += len(sittings)
        left = sittings[max(0, len(self.rows) - first) :]
        try:
            for played in play_sittings(left, place, game):
                self.rows.append(row_of(played))
                if self.folder is not None:
                    self.folder.add(self.rows[-1], played)
                if progress is not None:
                    progress(len(self.rows) - first, len(sittings))
        finally:
            if self.folder is not None:
                self.folder.flush()
        return self.rows[first : self.told]

    def finish(self) -> None:
        """All is played: the parts become whole files."""
        if self.folder is not None:
            self.folder.finish()


class RunFolder:
    """The folder of a run."""

    def __init__(self, folder: Path, about: dict[str, Any], resume: bool = False) -> None:
        self.folder = folder
        self.parts = folder / PARTS
        self.next = 0  # the number of the first game that is in no file yet
        self.whole = 0  # games of the whole files
        self.games: list[GameRow] = []
        self.moves: list[MoveRow] = []
        self.since = monotonic()
        self.schemas = game_schema(), move_schema()
        self.open(about, resume)

    def open(self, about: dict[str, Any], resume: bool) -> None:
        """Refuse a folder that holds another run, or the same where nobody said to go on with it."""
        place = self.folder / ABOUT
        whole = any((self.folder / name).exists() for name in (GAMES, DECISIONS))
        if not place.exists() and whole:
            raise OtherRun("other run", folder=self.folder)
        if not whole and not (
            self.parts.is_dir() and any(self.parts.iterdir())
        ):  # also one that came to nothing: a cluster nobody reached
            make_folder(self.folder)
            write_text(place, json.dumps(about, ensure_ascii=False, indent=2) + "\n")
            return
        try:
            kept = json.loads(place.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise OtherRun("run unread", path=place, why=error) from error
        if kept != json.loads(json.dumps(about)):
            raise OtherRun("other run", folder=self.folder)
        if not resume:
            raise OtherRun("run there", folder=self.folder)

    def load(self) -> list[GameRow]:
        """The games that are kept."""
        rows: list[GameRow] = []
        if (self.folder / GAMES).exists():
            rows += rows_from(read_table(self.folder / GAMES, self.schemas[0]))
        self.whole = len(rows)
        for path in sorted(self.parts.glob("games-*.parquet")):
            if first_of(path) < self.whole:
                self.drop(first_of(path))  # it is in the whole files already
                continue
            rows += rows_from(read_table(path, self.schemas[0]))
        known = {first_of(path) for path in self.parts.glob("games-*.parquet")}
        for path in self.parts.glob("decisions-*.parquet"):
            if first_of(path) not in known:
                path.unlink()  # its games were not written any more
        if [row.number for row in rows] != list(range(len(rows))):
            raise OtherRun("other run", folder=self.folder)
        self.next = len(rows)
        make_folder(self.parts)
        return rows

    def add(self, row: GameRow, played: Played) -> None:
        """Keep a game."""
        self.games.append(row)
        self.moves += move_rows(row.number, played.moves)
        if len(self.moves) >= PART_ROWS or monotonic() - self.since >= PART_SECONDS:
            self.flush()

    def flush(self) -> None:
        """Write what is not in a file yet. The games come last: what they stand for is there then."""
        if self.games:
            moves, games = self.part(self.next)
            if self.moves:
                write_tables(moves, [as_table(self.moves, self.schemas[1])], self.schemas[1])
            write_tables(games, [as_table(self.games, self.schemas[0])], self.schemas[0])
            self.next += len(self.games)
            self.games, self.moves = [], []
        self.since = monotonic()

    def part(self, first: int) -> tuple[Path, Path]:
        """The files of the part that begins with this game: decisions, games."""
        return self.parts / f"decisions-{first:09}.parquet", self.parts / f"games-{first:09}.parquet"

    def drop(self, first: int) -> None:
        """Delete a part."""
        for path in self.part(first):
            path.unlink(missing_ok=True)

    def finish(self) -> None:
        """Make whole files of the parts. Whenever it is broken off, a later `load` finds the truth."""
        self.flush()
        firsts = [first_of(path) for path in sorted(self.parts.glob("games-*.parquet"))]
        games, moves = self.schemas
        if firsts:
            self.join(DECISIONS, [path for path in [self.part(first)[0] for first in firsts] if path.exists()], moves)
            self.join(GAMES, [self.part(first)[1] for first in firsts], games)
        for first in firsts:
            self.drop(first)
        self.whole = self.next
        self.parts.rmdir()

    def join(self, name: str, parts: Sequence[Path], schema: Any) -> None:
        """Make a whole file of what it held before and the parts, if there are any."""
        if parts:
            write_tables(self.folder / name, self.pieces(name, parts, schema), schema)

    def pieces(self, name: str, parts: Sequence[Path], schema: Any) -> Iterator[Any]:
        """What becomes a whole file."""
        before = self.folder / name
        if self.whole and before.exists():
            table = read_table(before, schema)
            if name == DECISIONS:
                # A run that was killed while finishing may have left decisions of games that are still in parts.
                table = table.filter(extra("pyarrow.compute").less(table["game"], self.whole))
            yield table
        for path in parts:
            yield read_table(path, schema)


def first_of(path: Path) -> int:
    """The first game of a part."""
    return int(path.stem.rpartition("-")[2])

"""Puzzles found and judged on the command line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from embertable.cli.parse import variants_from
from embertable.cli.words import say, words_of
from embertable.coach.puzzle import BadPuzzle, read_puzzle, write_puzzle
from embertable.core.errors import BadRecord
from embertable.core.files import refuse_unwritable, write_text
from embertable.core.game import check_seats
from embertable.games import game
from embertable.lab.puzzles.mine import Seam, mined, rejudged
from embertable.lab.where import in_order, place_of


def mine_games(
    name: str,
    games: int,
    seats: int | None,
    variants: Sequence[str] | None,
    seed: int,
    on: str,
    jobs: int,
    output: Path | None,
    code: str,
) -> None:
    """Look through games one after the other; what was found is in the file at once, and Ctrl-C loses nothing."""
    wanted = game(name)
    words = words_of(code)
    seats = usual_seats(wanted.seats, wanted.minutes) if seats is None else seats
    check_seats(wanted, seats)
    chosen = variants_from(wanted, variants)
    wanted.new(seats, chosen, seed)
    file = output or Path(f"puzzles-{name}.jsonl")
    lines = puzzle_lines(file) if file.exists() else []
    refuse_unwritable(file)
    known = {read_puzzle(line).id for line in lines}
    seams = [Seam(name, seats, seed + number, chosen) for number in range(games)]
    with closing(place_of(on, jobs)) as place:
        for number, found in enumerate(in_order(mined, seams, place), start=1):
            fresh = [puzzle for puzzle in found if puzzle.id not in known]
            known |= {puzzle.id for puzzle in fresh}
            lines += map(write_puzzle, fresh)
            if fresh:
                write_text(file, "".join(f"{line}\n" for line in lines))
            print(say(words, "mined", game=number, games=games, count=len(known)), file=sys.stderr)
    print(say(words, "mined all", count=len(known), path=file))


def usual_seats(seats: range, minutes: tuple[int, int]) -> int:
    """Two, and a full table of a quick game: as tables of the web begin."""
    return seats[-1] if minutes[1] <= 30 else min(2, seats[-1])


def judge_file(name: str, file: Path, on: str, jobs: int, code: str) -> None:
    """Judge every puzzle of a file again; those that are not right any more leave it."""
    words = words_of(code)
    game(name)
    lines = puzzle_lines(file)
    refuse_unwritable(file)
    with closing(place_of(on, jobs)) as place:
        judged = list(in_order(rejudged, lines, place))
    write_text(file, "".join(f"{line}\n" for line in judged if line))
    print(say(words, "judged again", count=sum(map(bool, judged)), of=len(lines)))


def puzzle_lines(file: Path) -> list[str]:
    """The lines of a file of puzzles, each of which is one."""
    try:
        lines = file.read_bytes().splitlines()
    except OSError as error:
        raise BadPuzzle("cannot read", path=file, why=error) from error
    return [puzzle_line(file, number, line) for number, line in enumerate(lines, start=1)]


def puzzle_line(file: Path, number: int, line: bytes) -> str:
    """One line of such a file."""
    try:
        text = line.decode("utf-8")
        read_puzzle(text)
    except (ValueError, KeyError, TypeError, BadRecord) as error:
        raise BadPuzzle("bad puzzle", path=file, line=number) from error
    return text

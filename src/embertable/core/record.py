"""The saved game: how it began, and every decision since. Enough to load, undo, step through, share and test."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from embertable.core.deal import NONCE_DIGITS, dealt_seed, is_nonce
from embertable.core.errors import BadRecord, BadVariant, EmbertableError, WrongSeats
from embertable.core.flow import State, choose
from embertable.core.game import AnyGame
from embertable.core.variants import parse_variants, write_variants

FORMAT: Final = "embertable 1"
HEADER: Final = ("game", "rules", "seats", "seed")
NONCE: Final = "nonce"  # the header of fair deals; older records have none
DIGITS: Final = 100  # more than any seed has
LONGEST: Final = 80  # letters of a line that an error repeats


@dataclass(frozen=True)
class Decision:
    """Which seat chose what."""

    seat: int
    key: str

    def __reduce__(self) -> tuple[type[Decision], tuple[int, str]]:
        """Frozen and compiled, it can only be made, not filled afterwards."""
        return Decision, (self.seat, self.key)


@dataclass
class Record:
    """A game from its first shuffle to the last decision made.

    >>> record = Record("pebbles", rules=1, seats=2, variants={}, seed=7)
    >>> record.decisions.append(Decision(seat=0, key="pass"))
    >>> read_record(write_record(record)) == record
    True
    """

    game: str
    rules: int
    seats: int
    variants: dict[str, str]  # those that differ from the usual game, in their written form
    seed: int  # as it was asked for; with a nonce it is half of the deal
    decisions: list[Decision] = field(default_factory=list)
    points: list[int] | None = None  # the final scores by seat, once the game is over
    nonce: str = ""  # the secret of a fair deal
    hints: list[int] = field(default_factory=list)  # the numbers of the decisions before which a hint was asked for


def start_record(game: AnyGame, seats: int, variants: Any, seed: int) -> Record:
    """The record of a game in which nothing has been decided yet."""
    return Record(game.id, game.rules, seats, write_variants(variants), seed)


def begin(game: AnyGame, record: Record) -> State:
    """The state before the first decision of a record."""
    if record.game != game.id:
        raise BadRecord("record of another game", found=record.game, game=game.id)
    if record.rules != game.rules:
        name = "record older" if record.rules < game.rules else "record newer"
        raise BadRecord(name, rules=record.rules, game=game.id, now=game.rules)
    try:
        s: State = game.new(
            record.seats, parse_variants(game.variants, record.variants), dealt_seed(record.seed, record.nonce)
        )
    except (BadVariant, WrongSeats) as error:
        raise BadRecord("record unfit", why=error) from error
    return s


def replay(game: AnyGame, record: Record, upto: int | None = None) -> State:
    """The state after the first `upto` decisions, or after all.

    >>> from embertable import CATALOGUE, asked, game
    >>> rules = game(CATALOGUE[0])
    >>> record = start_record(rules, 2, rules.variants(), seed=7)
    >>> s = begin(rules, record)
    >>> record.decisions.append(Decision(asked(s).seat, s.options[0].key()))
    >>> s.options[0].key() in [option.key() for option in replay(rules, record).options]
    False
    """
    s = begin(game, record)
    for number, decision in enumerate(record.decisions[:upto], start=1):
        try:
            choose(s, decision.seat, decision.key)
        except EmbertableError as error:
            raise BadRecord("decision", number=number, seat=decision.seat, key=decision.key, why=error) from error
    return s


def write_record(record: Record) -> str:
    """The record as text: header lines, one decision a line, and a last line that shows the file is whole.

    >>> record = Record("pebbles", 1, 2, {"rounds": "3"}, 7, [Decision(0, "pass")])
    >>> write_record(record).splitlines()[-5:]
    ['variant rounds=3', '', '0 pass', '', 'end 1']
    """
    lines = [FORMAT, f"game {record.game}", f"rules {record.rules}", f"seats {record.seats}", f"seed {record.seed}"]
    if record.nonce:
        lines.append(f"{NONCE} {record.nonce}")
    lines += [f"variant {name}={value}" for name, value in record.variants.items()]
    lines.append("")
    lines += [f"{decision.seat} {decision.key}" for decision in record.decisions]
    lines += ["", f"end {len(record.decisions)}"]
    if record.points is not None:
        lines.append("points " + " ".join(str(points) for points in record.points))
    if record.hints:
        lines.append("hints " + " ".join(str(number) for number in record.hints))
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """The record from its text. An error names the line and what should stand there.

    >>> read_record("pebbles")
    Traceback (most recent call last):
    embertable.core.errors.BadRecord: line 1: an .ember file begins with 'embertable 1'
    """
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise BadRecord("first line", format=FORMAT)
    header: dict[str, str] = {}
    places: dict[str, int] = {}
    variants: dict[str, str] = {}
    number = 1
    while number < len(lines) and lines[number].strip():
        name, _, value = lines[number].strip().partition(" ")
        number += 1
        if name == "variant" and "=" in value:
            key, _, written = value.partition("=")
            variants[key] = written
        elif name in HEADER or name == NONCE:
            header[name] = value
            places[name] = number
        else:
            raise BadRecord("header line", line=number, known=HEADER, text=name[:LONGEST])
    for name in HEADER:
        if name not in header:
            raise BadRecord("header missing", line=number + 1, name=name)
    record = Record(
        game=header["game"],
        rules=whole(places["rules"], "rules", header["rules"]),
        seats=whole(places["seats"], "seats", header["seats"]),
        variants=variants,
        seed=whole(places["seed"], "seed", header["seed"]),
        nonce=secret(places[NONCE], header[NONCE]) if NONCE in header else "",
    )
    read_decisions(record, lines, number)
    return record


def read_decisions(record: Record, lines: list[str], number: int) -> None:
    """The body of a record, down to its closing lines."""
    for line in lines[number:]:
        number += 1
        first, _, rest = line.strip().partition(" ")
        if not first:
            continue
        if first == "end":
            if rest != str(len(record.decisions)):
                found = len(record.decisions)
                raise BadRecord("decisions counted", line=number, wanted=rest[:LONGEST], found=found)
            read_closing(record, lines, number)
            return
        if not (is_number(first) and rest):
            raise BadRecord("no decision", line=number, text=line.strip()[:LONGEST])
        record.decisions.append(Decision(int(first), rest))
    raise BadRecord("no end", line=number, count=len(record.decisions))


def read_closing(record: Record, lines: list[str], number: int) -> None:
    """The final scores, if the game was over, and where a hint was asked for."""
    for line in lines[number:]:
        number += 1
        first, _, rest = line.strip().partition(" ")
        if first == "points":
            record.points = [signed(number, each) for each in rest.split()]
        elif first == "hints":
            record.hints = [whole(number, first, each) for each in rest.split()]
        elif first:
            raise BadRecord("after end", line=number, text=line.strip()[:LONGEST])


def whole(number: int, name: str, text: str) -> int:
    """A header's number."""
    if not is_number(text):
        raise BadRecord("header number", line=number, name=name, text=text[:LONGEST])
    return int(text)


def secret(number: int, text: str) -> str:
    """The nonce of a fair deal."""
    if not is_nonce(text):
        raise BadRecord("nonce", line=number, digits=NONCE_DIGITS, text=text[:LONGEST])
    return text


def signed(number: int, text: str) -> int:
    """A score."""
    if not is_number(text.removeprefix("-")):
        raise BadRecord("score number", line=number, text=text[:LONGEST])
    return int(text)


def is_number(text: str) -> bool:
    """Whether the text is a number of a sensible length."""
    return text.isdecimal() and len(text) <= DIGITS

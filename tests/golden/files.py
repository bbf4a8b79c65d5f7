"""Golden files: games that play out as they did, retold for people to read, what every card says,
and the rules in English as the documents show them.

A golden game is an `.ember` record. Beside it stands its story, the English sentence of every decision, and in
`digests.txt` its fingerprint, the same on every machine, compiled or not.

`python -m tests.golden.files --write` makes everything but the records anew; do it only when a rule, a card or a phrase
changed, and say which.
"""

from __future__ import annotations

import sys
from functools import cache
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from embertable.core.codec import digest
from embertable.core.flow import State, apply, find_option
from embertable.core.game import AnyGame
from embertable.core.record import Record, begin, read_record
from embertable.core.text.languages import languages
from embertable.core.text.marks import plain
from embertable.games import CATALOGUE, game

HERE = Path(__file__).parent
DOCUMENTS = HERE.parent.parent / "docs" / "rules"
LANGUAGES = languages()
KEYS_WIDTH = 36  # nearly every key fits; the sentences then stand in a column


def golden_games(name: str) -> list[Path]:
    """The golden games of one game."""
    return sorted((HERE / "games" / name).glob("*.ember"))


def golden_record(path: Path) -> Record:
    """A golden game as it was recorded."""
    return read_record(path.read_text(encoding="utf-8"))


def golden_text(name: str, file: str) -> str:
    """A text of one game on file."""
    return (HERE / "texts" / name / file).read_text(encoding="utf-8")


@cache
def played(path: Path) -> tuple[State, str, str]:
    """The end of a golden game; the digests of the state after every decision, folded into one; and its story."""
    record = golden_record(path)
    rules = game(record.game)
    tongue = rules.tongue("en")
    s = begin(rules, record)
    folded = blake2b(digest(s).encode(), digest_size=8)
    lines = []
    for decision in record.decisions:
        option = find_option(s, decision.seat, decision.key)
        told = tongue.at(reader=decision.seat, view=rules.view(s, decision.seat))
        lines.append(f"{decision.seat} {decision.key}".ljust(KEYS_WIDTH) + f"  {plain(rules.say(option, told))}")
        apply(s, option)
        folded.update(digest(s).encode())
    return s, folded.hexdigest(), joined(lines)


def fingerprints(name: str) -> str:
    """The fingerprints of all golden games of one game."""
    return joined([f"{path.name} {played(path)[1]}" for path in golden_games(name)])


def texts(name: str) -> dict[str, str]:
    """What the cards of one game say in every language, and what else its tests want on file, by name of the file."""
    rules = game(name)
    files = {f"{code}.txt": card_lines(rules, [card.id for card in rules.cards()], code) for code in LANGUAGES}
    own = f"tests.games.{name}.golden"
    return {**files, **import_module(own).own_texts()} if find_spec(own) else files


def card_lines(rules: AnyGame, cards: list[str], code: str) -> str:
    """Every card in one language: its id, its name and what it says."""
    tongue = rules.tongue(code)
    reconstructed = {card.id for card in rules.cards() if card.basis == "reconstructed"}
    lines = []
    for card in cards:
        text = rules.card_text(card, tongue)
        mark = " [reconstructed]" if card in reconstructed else ""
        lines.append(f"{card} | {plain(text.name)}{mark} | {plain(' '.join(text.lines))}".rstrip(" |"))
    return joined(lines)


def joined(lines: list[str]) -> str:
    """Lines as a file."""
    return "\n".join(lines) + "\n"


def write(name: str) -> None:
    """Put everything of one game on file; what is no longer made goes."""
    made = {HERE / "games" / name / "digests.txt": fingerprints(name)}
    made |= {path.with_suffix(".txt"): played(path)[2] for path in golden_games(name)}
    made |= {HERE / "texts" / name / file: text for file, text in texts(name).items()}
    made[DOCUMENTS / f"{name}.md"] = game(name).rulebook("en")
    for old in files_of(name) - set(made):
        old.unlink()
    for path, text in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def files_of(name: str) -> set[Path]:
    """Everything on file that is made."""
    return {path for folder in ("games", "texts") for path in (HERE / folder / name).glob("*.txt")}


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    for each in CATALOGUE:
        write(each)

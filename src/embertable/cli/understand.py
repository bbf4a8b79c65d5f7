"""What a typed line means: a number, a command, or part of an option."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Pick:
    """One option was meant."""

    option: int


@dataclass(frozen=True)
class Several:
    """More than one option could be meant."""

    options: tuple[int, ...]


@dataclass(frozen=True)
class Command:
    """Something to be done besides choosing."""

    name: str
    argument: str


@dataclass(frozen=True)
class Unclear:
    """No option and no command."""


Meaning = Pick | Several | Command | Unclear


def understand(line: str, labels: Sequence[str], keys: Sequence[str], commands: Mapping[str, str]) -> Meaning:
    """What a line means at a question. `commands` maps every spelling of a command to its name."""
    typed = folded(line)
    if typed.isdecimal():
        number = int(typed) if len(typed) < 6 else 0
        return Pick(number - 1) if 1 <= number <= len(labels) else Unclear()
    first, _, rest = line.strip().partition(" ")
    if folded(first) in commands:
        return Command(commands[folded(first)], rest.strip())
    if not typed:
        return Unclear()
    return among(typed, [f"{folded(label)} {folded(key)}" for label, key in zip(labels, keys, strict=True)], keys)


def among(typed: str, texts: Sequence[str], keys: Sequence[str]) -> Meaning:
    """The options whose words begin with the typed ones; failing that, those that have them anywhere."""
    exact = [number for number, key in enumerate(keys) if folded(key) == typed]
    if exact:
        return Pick(exact[0])
    wanted = typed.split()
    begin = [
        number
        for number, text in enumerate(texts)
        if all(any(word.startswith(each) for word in text.split()) for each in wanted)
    ]
    found = begin or [number for number, text in enumerate(texts) if all(each in text for each in wanted)]
    if len(found) == 1:
        return Pick(found[0])
    return Several(tuple(found)) if found else Unclear()


def folded(text: str) -> str:
    """The text as it is compared: without case, and with one kind of apostrophe."""
    text = text.strip().casefold().replace("ё", "е")
    for apostrophe in "’ʼ`":
        text = text.replace(apostrophe, "'")
    return text

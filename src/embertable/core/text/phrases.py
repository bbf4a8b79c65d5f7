"""Phrases as translators write them: words with fields in Python's format language.

>>> phrase = parsed("{who} {take} {cards:acc}")
>>> [(field.before, field.name, field.spec) for field in phrase.fields], phrase.end
([('', 'who', ''), (' ', 'take', ''), (' ', 'cards', 'acc')], '')
>>> parsed("{count:card waits|cards wait}").fields[0].forms
('card waits', 'cards wait')
"""

from __future__ import annotations

from string import Formatter
from typing import Final

FORMATTER: Final = Formatter()


class Field:
    """A place to be filled, the words before it, and how what fills it is to be said."""

    def __init__(self, before: str, name: str, spec: str) -> None:
        self.before = before
        self.name = name
        self.spec = spec
        self.forms = tuple(spec.split("|")) if "|" in spec else ()  # one of these, by the number


class Phrase:
    """Words with fields."""

    def __init__(self, fields: tuple[Field, ...], end: str) -> None:
        self.fields = fields
        self.end = end  # the words after the last field

    def written(self) -> str:
        """The phrase as its file has it."""
        fields = [f"{each.before}{{{each.name}{':' if each.spec else ''}{each.spec}}}" for each in self.fields]
        return "".join(fields) + self.end

    def verb(self) -> str:
        """The name of the field it begins with, where it begins with one: a verb may then be left out of a list."""
        return self.fields[0].name if self.fields and not self.fields[0].before else ""


def parsed(text: str) -> Phrase:
    """A phrase from its words. Raises ValueError where the braces do not match or a field is not a name."""
    fields: list[Field] = []
    end = ""
    for before, name, spec, conversion in FORMATTER.parse(text):
        if name is None:
            end = before
            continue
        if conversion or not name.replace("_", "").isalnum() or (spec and "{" in spec):
            raise ValueError(f"{{{name}}} is no name of a field")
        fields.append(Field(before, name, spec or ""))
    return Phrase(tuple(fields), end)

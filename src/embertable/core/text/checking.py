"""What a language lacks, measured by another: for translators."""

from __future__ import annotations

from collections.abc import Iterator, KeysView

from embertable.core.flow import Ask
from embertable.core.text.phrases import Field, parsed
from embertable.core.text.slots import Kind
from embertable.core.text.tongue import DO, DOES, Tongue


def gaps(tongue: Tongue, reference: Tongue) -> list[str]:
    """Everything a language has not, has without need, or uses otherwise than the reference does."""
    return [
        *(f"say.{entry} is missing" for entry in tongue.slots.entries() if entry not in tongue.phrases),
        *one_sided_questions(tongue),
        *unused_arguments(tongue, reference),
        *compared("nouns", tongue.nouns.keys(), reference.nouns.keys()),
        *compared("adjectives", tongue.adjectives.keys(), reference.adjectives.keys()),
        *compared("names", tongue.names.keys(), reference.names.keys()),
        *compared("words", tongue.words.keys(), reference.words.keys()),
        *other_fields(tongue, reference),
    ]


def one_sided_questions(tongue: Tongue) -> Iterator[str]:
    """A question is put to the one who is asked, and told of to the others."""
    for entry, (kind, _) in tongue.slots.entries().items():
        moods = tongue.phrases.get(entry)
        if moods is not None and issubclass(kind, Ask) and not {DO, DOES} <= set(moods):
            yield f"say.{entry} needs both a {DO} and a {DOES}"


def unused_arguments(tongue: Tongue, reference: Tongue) -> Iterator[str]:
    """What the reference says and no phrase of the kind does: a number or a name would be lost."""
    for kind in {id(kind): kind for _, kind in tongue.slots.entries().values()}.values():
        said, wanted = fields_of(tongue, kind), fields_of(reference, kind)
        if said:
            missing = {field.name for field in wanted if not field.forms} & kind.slots.keys()
            missing -= {name for field in said for name in (field.name, field.spec)}
            yield from (f"say.{kind.name} never says {{{name}}}" for name in sorted(missing))


def fields_of(tongue: Tongue, kind: Kind) -> list[Field]:
    """Every field of every phrase of a kind."""
    phrases = [phrase for entry in kind.entries() for phrase in tongue.phrases.get(entry, {}).values()]
    return [field for phrase in phrases for field in phrase.fields]


def compared(table: str, found: KeysView[str], wanted: KeysView[str]) -> Iterator[str]:
    """What one table lacks and what it has too much."""
    yield from (f"{table}.{key} is missing" for key in sorted(wanted - found))
    yield from (f"{table}.{key} is unknown: the reference has none" for key in sorted(found - wanted))


def other_fields(tongue: Tongue, reference: Tongue) -> Iterator[str]:
    """Words with fields are filled with the same values in every language."""
    for name in sorted(tongue.words.keys() & reference.words.keys()):
        try:
            mine, theirs = ({field.name for field in parsed(each.words[name]).fields} for each in (tongue, reference))
        except ValueError as error:
            yield f"words.{name}: {error}"
            continue
        if mine != theirs:
            yield f"words.{name} uses {sorted(mine)}, the reference {sorted(theirs)}"

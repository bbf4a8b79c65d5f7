"""What every number means, as pages: made from what the games declare."""

from __future__ import annotations

from embertable.core.numbering import Numbering
from embertable.env.play import numbered_actions, numbered_observation
from embertable.games import game


def page(name: str) -> str:
    """The page of a game: its actions and the numbers of an observation, by family."""
    actions, seen = numbered_actions(name), numbered_observation(name)
    lines = [f"# The numbers of {name}", ""]
    lines += [f"Made by `python -m embertable.env write`, from rules {game(name).rules}. `python -m embertable.env"]
    lines += [f"actions {name}` and `observation {name}` list every number by itself.", "", "## Actions", ""]
    lines += [f"{len(actions.names)} in all, fingerprint `{actions.fingerprint()}`. In a family the last gap changes"]
    lines += ["fastest.", "", *table(actions, "keys")]
    factored = game(name).factored()
    if factored:
        lines += ["", "Named shorter than their keys, because there would be too many:", ""]
        lines += [f"- `{ask.__name__}`: {' '.join((name.__doc__ or '').split())}" for ask, name in factored.items()]
    lines += ["", "## Observation", "", f"{len(seen.names)} numbers, fingerprint `{seen.fingerprint()}`. What is or is"]
    lines += ["not so is 1 or 0; what is counted is divided as it says.", "", *table(seen, "meaning")]
    return "\n".join(lines) + "\n"


def table(numbering: Numbering, heading: str) -> list[str]:
    """A row for each family, with its first name and its last."""
    rows = [f"| numbers | {heading} | the first | the last |", "|---:|---|---|---|"]
    for pattern, first, end in numbering.ranges():
        if end > first:
            span = str(first) if end == first + 1 else f"{first}–{end - 1}"
            names = numbering.names
            rows.append(f"| {span} | `{pattern}` | {names[first]} | {names[end - 1]} |")
    return rows


def listing(numbering: Numbering) -> str:
    """Every number with its name, one a line."""
    return "\n".join([f"{number} {name}" for number, name in enumerate(numbering.names)])

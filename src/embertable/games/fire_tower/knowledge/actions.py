"""Every key an option of Fire Tower can have."""

from __future__ import annotations

from typing import Final

from embertable.core.flow import Ask, Step, asked
from embertable.core.numbering import Family, Shorter, declared_effects, keys_of
from embertable.games.fire_tower.cards.tables import ACTION_CARDS, EVENTS, TOWER
from embertable.games.fire_tower.effects.aid import Together
from embertable.games.fire_tower.effects.bucket import ChooseRecklessFire, LightAll, Reckless
from embertable.games.fire_tower.places.forest import CELLS, cell_name, names
from embertable.games.fire_tower.places.groups import GAP_DOWN, GROUPS, PAIR_ACROSS
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import DIRECTIONS, FIRESTORM, IDS, KINDS

AT_ONE_CELL: Final = ("spread", "light", "explode", "dig", "clear", "douse", "around", "lift", "land", "first", "then")


def actions() -> list[Family]:
    """Cards and what they can say, cells, and groups of cells."""
    cells = [cell_name(cell) for cell in CELLS]
    return [
        Family("play {card}", card=IDS[:FIRESTORM]),
        Family("play none"),
        Family("change cards"),
        Family("discard {card}", card=IDS[:FIRESTORM]),
        Family("keep the rest"),
        Family("enough"),
        Family("bucket"),
        Family("keep bucket"),
        Family("end turn"),
        Family("reckless {kind}", kind=reckless_kinds()),
        Family("turn {direction}", direction=DIRECTIONS),
        Family("aid {what}", what=aids()),
        Family("{choice}", choice=keys_of(declared_effects(ACTION_CARDS))),
        Family("{verb} {cell}", verb=AT_ONE_CELL, cell=cells),
        Family("{verb} {group}", verb=["light", "douse"], group=groups(PAIR_ACROSS, len(GROUPS))),
        Family("dig {group}", group=groups(PAIR_ACROSS, GAP_DOWN + 1)),
    ]


def factored() -> dict[type[Ask], Shorter]:
    """Of the cells that Reckless Abandon lights together only the new one is named: the others are chosen already."""
    return {ChooseRecklessFire: next_cell}


def next_cell(s: State, option: Step) -> str:
    """A cell to be lit besides those chosen: the last one is named as those before it."""
    ask = asked(s)
    if isinstance(option, LightAll) and isinstance(ask, ChooseRecklessFire):
        return f"then {' '.join(names(option.where & ~ask.chosen))}"
    return option.key()


def groups(first: int, end: int) -> list[str]:
    """The groups of cells of some outlines."""
    return [" ".join(names(mask)) for group in GROUPS[first:end] for mask in group if mask]


def reckless_kinds() -> list[str]:
    """The kinds of cards that can be thrown away for fire."""
    return [KINDS[kind] for face in TOWER if isinstance(face.effect, Reckless) for kind in face.effect.kinds]


def aids() -> list[str]:
    """What Mutual Aid lets everybody do."""
    return [choice.key() for face in EVENTS if isinstance(face.effect, Together) for choice in face.effect.choices]

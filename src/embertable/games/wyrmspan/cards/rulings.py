"""Which cards each ruling of the rules page concerns, in the order of the page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final

from embertable.games.wyrmspan.cards.tables import CAVE_TABLE, DECISIONS, DRAGONS, Cave, Dragon
from embertable.games.wyrmspan.effects.playing import PlayCave


def parts(printed: Any) -> Iterator[Any]:
    """Everything that is printed on a card, down to the smallest."""
    yield printed
    inner = printed if isinstance(printed, tuple) else ()
    if is_dataclass(printed):
        inner = tuple(getattr(printed, each.name) for each in fields(printed))
    for each in inner:
        yield from parts(each)


def that_play(verb: type) -> tuple[str, ...]:
    """The dragons and cave cards that play a card by this verb."""
    printed: list[Dragon | Cave] = [*DRAGONS, *CAVE_TABLE]
    return tuple(card.id for card in printed if any(isinstance(each, verb) for each in parts(card)))


RULINGS: Final[list[tuple[str, ...]]] = [
    tuple(dragon.id for dragon in DRAGONS if dragon.feeding),  # hatchlings and a covered dragon
    tuple(dragon.id for dragon in DRAGONS if dragon.if_activated),  # not on the turn it came
    that_play(PlayCave),  # what a cave card costs
    (),  # discard piles
    ("marshy-webbed-dragon", "keen-cricketcatcher"),
    ("striped-dragonette",),
    tuple(dragon.id for dragon in DRAGONS if dragon.once_per_round),  # one that comes at the end of a round
    ("minor-sharpclaw", "yellow-bellied-lung-dragon"),  # losing points
    tuple(f"automa-{decision.id}" for decision in DECISIONS),  # the order on a decision
    (),  # a pass is a turn
]

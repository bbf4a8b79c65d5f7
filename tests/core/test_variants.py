"""Options of a game: typed, written and read, refused with what exists."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pytest

from embertable.core.errors import BadVariant
from embertable.core.variants import choices, kinds, members, parse_variants, write_variants


@dataclass(frozen=True)
class Some:
    events: bool = False
    limit: int = 9
    deck: Literal["green", "gold"] = "green"
    shops: tuple[str, ...] = ()
    sides: tuple[Literal["north", "south"], ...] = ()


def test_written_options_come_back() -> None:
    variants = Some(events=True, limit=3, deck="gold", shops=("a", "b"), sides=("south",))
    written = write_variants(variants)
    assert written == {"events": "true", "limit": "3", "deck": "gold", "shops": "a,b", "sides": "south"}
    assert parse_variants(Some, written) == variants


def test_the_usual_game_writes_nothing() -> None:
    assert write_variants(Some()) == {}


def test_what_can_be_written_is_known() -> None:
    assert [choices(kind) for kind in kinds(Some).values()] == [("false", "true"), (), ("green", "gold"), (), ()]
    assert [members(kind) for kind in kinds(Some).values()] == [(), (), (), (), ("north", "south")]


@pytest.mark.parametrize(
    ("written", "says"),
    [
        ({"event": "true"}, "there is no variant 'event'; this game has: events, limit, deck, shops, sides"),
        ({"events": "maybe"}, "variant events is true or false, not 'maybe'"),
        ({"limit": "-1"}, "variant limit is a whole number, not '-1'"),
        ({"sides": "south, west"}, "variant sides holds any of north, south, not 'west'"),
        ({"deck": "blue"}, "variant deck is one of green, gold, not 'blue'"),
    ],
)
def test_what_does_not_exist_is_refused_with_what_does(written: dict[str, str], says: str) -> None:
    with pytest.raises(BadVariant) as error:
        parse_variants(Some, written)
    assert str(error.value) == says

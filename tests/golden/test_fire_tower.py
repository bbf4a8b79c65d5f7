"""The golden games hold what their names promise."""

from __future__ import annotations

from typing import Any

import pytest

from embertable.core.flow import State, apply, asked, find_option
from embertable.core.record import begin, read_record, replay
from embertable.games.fire_tower import GAME
from embertable.games.fire_tower.effects.aid import LightInAid
from embertable.games.fire_tower.events import (
    AidChosen,
    Ended,
    EventTurnedUp,
    Lit,
    Stormed,
    StormRolled,
    TowerBurnt,
    UsedBucket,
)
from embertable.games.fire_tower.terms import FIRESTORM
from tests.golden.files import golden_games

GAMES = {path.stem: path for path in golden_games("fire_tower")}


def played(name: str) -> State:
    return replay(GAME, read_record(GAMES[name].read_text(encoding="utf-8")))


def how(s: State) -> str:
    return next(event.how for event in s.journal or [] if isinstance(event, Ended))


def burnt_after(journal: list[Any], begin: int, between: type) -> int:
    """How many towers burn right after a row of events of one kind."""
    while begin < len(journal) and isinstance(journal[begin], between):
        begin += 1
    end = begin
    while end < len(journal) and isinstance(journal[end], TowerBurnt):
        end += 1
    return end - begin


def test_a_firestorm_burns_two_towers() -> None:
    journal: list[Any] = played("four_players_firestorm_burns_two_towers").journal or []
    storms = [
        place for place, event in enumerate(journal) if isinstance(event, EventTurnedUp) and event.card == FIRESTORM
    ]
    firsts = [next(n for n in range(place, len(journal)) if isinstance(journal[n], Stormed)) for place in storms]
    assert max(burnt_after(journal, place, Stormed) for place in firsts) == 2


def lights(event: AidChosen) -> bool:
    return isinstance(event.effect, LightInAid)


def test_mutual_aid_burns_a_tower() -> None:
    journal: list[Any] = played("three_players_mutual_aid_burns_a_tower").journal or []
    aids = [place for place, event in enumerate(journal) if isinstance(event, AidChosen) and lights(event)]
    assert max(burnt_after(journal, place + 1, Lit) for place in aids) >= 1


def test_the_bucket_is_used_in_a_storm_and_in_mutual_aid() -> None:
    journal: list[Any] = played("two_players_bucket_in_a_storm_and_in_mutual_aid").journal or []
    used = [place for place, event in enumerate(journal) if isinstance(event, UsedBucket)]
    assert any(isinstance(journal[place - 1], StormRolled) for place in used)
    assert any(isinstance(journal[place - 1], AidChosen | Lit) for place in used)


def test_picks_are_made_in_any_order() -> None:
    """Some picks only repeat in another order what others lead to: bots would not have made them."""
    record = read_record(GAMES["three_players_picks_in_any_order"].read_text(encoding="utf-8"))
    s = begin(GAME, record)
    echoes: set[str] = set()
    for decision in record.decisions:
        option = find_option(s, decision.seat, decision.key)
        if asked(s).any_order and option.is_echo():
            echoes.add(type(asked(s)).__name__)
        apply(s, option)
    assert echoes == {"DiscardAny", "DiscardSome", "ChooseDoused", "ChooseRecklessFire", "ChooseChampionBreak"}


@pytest.mark.parametrize(
    ("name", "ending"),
    [
        ("three_players_shadow_victory", "shadow"),
        ("four_players_shadow_victory", "shadow"),
        ("four_players_teams", "team"),
        ("four_players_teams_draw", "draw"),
        ("two_players_time_is_up", "time"),
        ("two_players", "tower"),
    ],
)
def test_a_game_ends_as_its_name_says(name: str, ending: str) -> None:
    assert how(played(name)) == ending


def test_every_mode_has_a_golden_game_at_every_number_of_seats() -> None:
    records = [read_record(path.read_text(encoding="utf-8")) for path in GAMES.values()]
    modes = {(record.seats, record.variants.get("mode", "usual")) for record in records}
    assert modes >= {(2, "usual"), (3, "usual"), (3, "plain"), (4, "usual"), (4, "plain"), (4, "teams")}
    for option in ("mutual_aid", "champion"):
        assert {record.seats for record in records if option in record.variants} == {2, 3, 4}

"""What must hold at every moment: nothing is created or lost."""

from __future__ import annotations

from embertable.core.flow import asked, is_over
from embertable.games.fire_tower.cards.tables import COPIES
from embertable.games.fire_tower.chapters.turn import ChooseAction, ChooseSpread
from embertable.games.fire_tower.places.forest import ETERNAL, LAND
from embertable.games.fire_tower.places.towers import live_directions, roof_of, zone_of
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import FIRESTORM, FIRST_LIMIT, IDS, TEAMS


def check(s: State) -> None:
    """Nothing was created or lost, and the map is as the rules allow it to be."""
    zones = [s.deck, s.discard, s.drawn] + [player.hand for player in s.players]
    everything = [card for zone in zones for card in zone]
    counts = [everything.count(card) for card in range(len(IDS))]
    assert counts[:FIRESTORM] == COPIES, f"a card was created or lost: {counts}"
    assert all(count <= 1 for count in counts[FIRESTORM:]), "there is one of each event"
    assert not s.fire & s.breaks, "a cell holds one token"
    assert not (s.fire | s.breaks) & (s.burnt | ETERNAL), "nothing lies on what burns for ever"
    assert not (s.fire | s.breaks) & ~LAND, "everything lies on the map"
    intact = [player for player in s.players if player.intact]
    assert s.zones == sum(zone_of(player) for player in intact), "zones are those of intact towers"
    assert s.roofs == sum(roof_of(player) for player in intact), "roofs are those of intact towers"
    assert all(player.hand == sorted(player.hand) for player in s.players), "hands lie in order"
    if is_over(s):
        return
    assert s.live == live_directions(s), "live directions follow the towers"
    ask = asked(s)
    if isinstance(ask, ChooseSpread):
        assert s.wind in s.live, "the wind is live when a turn begins"
        assert all(len(player.hand) == s.limit for player in s.players if player.intact), "hands are full"
        burnt = 0 if s.mode == TEAMS else s.seats - len(intact)
        assert s.limit == FIRST_LIMIT + burnt, "the limit grows with every burnt tower"
    if isinstance(ask, ChooseSpread | ChooseAction):
        assert not s.fire & s.roofs, "a tower with fire on its roof has burnt"
        assert not s.queue, "burnt towers have had their consequences"
    assert not s.stepping or not isinstance(ask, ChooseAction), "no action inside an event"

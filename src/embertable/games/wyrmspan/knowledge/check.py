"""What must hold at every moment: nothing is created or lost."""

from __future__ import annotations

from embertable.games.wyrmspan.cards.tables import NESTS
from embertable.games.wyrmspan.chapters.solo import decision_numbers, removed_dragons
from embertable.games.wyrmspan.places import cached_on, cell_and_owner, place_and_card
from embertable.games.wyrmspan.state import Automa, Player, State
from embertable.games.wyrmspan.terms import (
    BROWN_EVERY,
    CAVE_CARDS,
    COLUMNS,
    DRAGON_CARDS,
    FIXED_CELL,
    MARKERS,
    MAT_NESTS,
    PLACES,
)


def check(s: State) -> None:
    """Assert it all."""
    dragons = s.deck + s.discard + s.drawn + [card for card in s.display if card]
    caves = s.cave_deck + s.cave_discard + [card for card in s.cave_display if card]
    for me in s.players:
        check_mat(me)
        dragons += me.hand + me.let_go + [card for card in me.dragons if card]
        dragons += [card for _, card in map(place_and_card, me.tucked)]
        caves += me.hand_caves + [card for card in me.caverns if card] + me.let_go_caves
    for automa in s.opponents:
        check_automa(automa)
        dragons += [*automa.pile, *removed_dragons()]
        caves += automa.pile_caves
    assert sorted(dragons) == list(range(1, DRAGON_CARDS + 1)), "each dragon is in one place"
    assert sorted(caves) == list(range(1, CAVE_CARDS + 1)), "each cave card is in one place"
    markers = [cell_and_owner(marker) for marker in s.markers]
    cells, owners = [cell for cell, _ in markers], [owner for _, owner in markers]
    for cell in range(FIXED_CELL):
        assert cells.count(cell) <= s.squares[cell], "a square takes one marker"
    for seat, me in enumerate(s.players):
        assert me.placed == owners.count(seat), "markers are counted right"


def check_automa(automa: Automa) -> None:
    """Assert what is true of the Automa."""
    decisions = [*automa.deck, *automa.shown, automa.aside]
    assert sorted(decisions) == sorted(decision_numbers(automa.level)), "each decision card is in one place"
    assert automa.markers >= 0, "the Automa places only markers she has"
    assert automa.coins >= 0, "coins on an objective are never less than none"


def check_mat(me: Player) -> None:
    """Assert what is true of one mat."""
    assert me.coins >= 0, "coins are never less than none"
    assert all(count >= 0 for count in me.stock), "resources are never less than none"
    assert 0 <= me.mat_eggs <= MAT_NESTS, "the mat has two nests"
    assert me.placed <= min(MARKERS, me.steps // BROWN_EVERY), "a marker for each brown space at most"
    under = [place for place, _ in map(place_and_card, me.tucked)]
    for place in range(PLACES):
        dragon = me.dragons[place]
        assert 0 <= me.eggs[place] <= NESTS[dragon], "an egg lies in a nest"
        assert all(count >= 0 for count in cached_on(me, place)), "caches are never less than none"
        assert me.tucks[place] == under.count(place), "tucked cards are counted right"
        assert dragon or not (me.tucks[place] or any(cached_on(me, place))), "nothing lies on no dragon"
    for cave in range(3):
        row = me.dragons[cave * COLUMNS : cave * COLUMNS + COLUMNS]
        assert me.standing[cave] == sum(1 for dragon in row if dragon), "dragons are counted right"
        assert all(row[: me.standing[cave]]), "dragons stand without a gap"
        assert me.standing[cave] <= me.excavated[cave] <= COLUMNS, "a dragon stands on an excavated space"
        cards = me.caverns[cave * COLUMNS : cave * COLUMNS + COLUMNS]
        assert [bool(card) for card in cards] == [0 < column < me.excavated[cave] for column in range(COLUMNS)]
        assert 0 <= me.explored[cave] <= 3, "a cave is explored up to three times a round"

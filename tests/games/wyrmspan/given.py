"""A table of Wyrmspan as a test wants it: name what matters, the rest is empty."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from embertable.core.effects import Do, Effect
from embertable.core.flow import advance
from embertable.games.wyrmspan import GAME
from embertable.games.wyrmspan.cards.tables import AT_GAME_END, CAVE_IDS, DRAGON_IDS, GUILDS, OBJECTIVES
from embertable.games.wyrmspan.chapters.rounds import EndRound
from embertable.games.wyrmspan.chapters.solo import removed_dragons
from embertable.games.wyrmspan.chapters.turn import NextTurn
from embertable.games.wyrmspan.knowledge import check
from embertable.games.wyrmspan.places import cached_on, marker_on, place_and_card, tucked_at
from embertable.games.wyrmspan.setup import new_player
from embertable.games.wyrmspan.state import Automa, Player, State
from embertable.games.wyrmspan.terms import (
    CAVE_CARDS,
    CAVE_NAMES,
    COLUMNS,
    DRAGON_CARDS,
    EVERYBODY,
    PLACE_NAMES,
    RESOURCE_NAMES,
)
from embertable.games.wyrmspan.variants import Variants
from tests.games.given import GivenTable

DRAGON_NUMBER = {name: number for number, name in enumerate(DRAGON_IDS)}
CAVE_NUMBER = {name: number for number, name in enumerate(CAVE_IDS)}


class Given(GivenTable[State]):
    """A game under test: choose by key, look at the mats."""

    @property
    def me(self) -> Player:
        return self.s.players[0]

    @property
    def automa(self) -> Automa:
        """The opponent of a solo game."""
        return self.s.opponents[0]

    def choose(self, *keys: str) -> Self:
        for key in keys:
            super().choose(key)
            check.check(self.s)
        return self

    def decline(self) -> Self:
        return self.choose("decline")

    def use(self, effect: Effect, source: str = "", seat: int = 0) -> Self:
        """Carry out an effect out of the blue, before the turn that is open; `source` is the dragon that says it."""
        self.s.agenda.append(Do(seat, effect, DRAGON_NUMBER[source]))
        advance(self.s)
        check.check(self.s)
        return self

    def use_agenda(self) -> Self:
        """Go on with what a test has put on the agenda."""
        advance(self.s)
        return self

    @property
    def hand(self) -> list[str]:
        return [DRAGON_IDS[card] for card in self.me.hand]

    @property
    def hand_caves(self) -> list[str]:
        return [CAVE_IDS[card] for card in self.me.hand_caves]

    @property
    def display(self) -> list[str]:
        return [DRAGON_IDS[card] for card in self.s.display]

    @property
    def discard(self) -> list[str]:
        return [DRAGON_IDS[card] for card in self.s.discard]

    def at(self, place: str) -> str:
        """The dragon at a place: `golden 1`."""
        return DRAGON_IDS[self.me.dragons[PLACE_NAMES.index(place)]]

    def place(self, dragon: str) -> int:
        return self.me.dragons.index(DRAGON_NUMBER[dragon])

    def eggs(self, dragon: str) -> int:
        return self.me.eggs[self.place(dragon)]

    def cached(self, dragon: str) -> list[int]:
        return cached_on(self.me, self.place(dragon))

    def tucks(self, dragon: str) -> int:
        return self.me.tucks[self.place(dragon)]

    def known(self, dragon: str) -> int:
        """Which seats know where a dragon card is, as a mask."""
        return self.s.known[DRAGON_NUMBER[dragon]]

    def points(self, dragon: str) -> int:
        """What the End game ability of one of my dragons would bring now."""
        tally = AT_GAME_END[DRAGON_NUMBER[dragon]]
        assert tally is not None, f"{dragon} has no such ability"
        return tally.score(self.s, 0, DRAGON_NUMBER[dragon])

    def total_eggs(self) -> int:
        return self.me.mat_eggs + sum(self.me.eggs)


def given(
    me: Mapping[str, Any] | None = None,
    others: Sequence[Mapping[str, Any]] = ({},),
    round: int = 1,
    first: int = 0,
    turn: int = 0,
    deck: Sequence[str] = (),
    cave_deck: Sequence[str] = (),
    display: Sequence[str] | None = None,
    cave_display: Sequence[str] | None = None,
    guild: str = "plains",
    objectives: Sequence[str] = ("eggs", "cached", "small", "large"),
    markers: Sequence[tuple[int, int]] = (),
    automa: str = "",
) -> Given:
    """Seat 0 is `me`; a deck that is named holds these cards only, the others are discarded. A display not
    named is full."""
    seats = 1 if automa else 1 + len(others)
    s = GAME.new(seats, Variants(automa) if automa else Variants(), 0)  # type: ignore[arg-type]  # a level by name
    s.players = [player(spec) for spec in ([me or {}] if automa else [me or {}, *others])]
    s.round, s.first = round, first
    s.guild = next(number for number, tile in enumerate(GUILDS) if tile.id == guild)
    s.squares = list(GUILDS[s.guild].squares(seats))
    s.objectives = [next(i for i, each in enumerate(OBJECTIVES) if each.id == name) for name in objectives]
    s.markers = [marker_on(cell, seat) for cell, seat in markers]
    for seat, mat in enumerate(s.players):
        mat.placed = sum(1 for _, owner in markers if owner == seat)
        mat.steps = max(mat.steps, 6 * mat.placed)
    s.display = [*dragons(display or ()), 0, 0, 0][:3]
    s.cave_display = [*caves(cave_display or ()), 0, 0, 0][:3]
    s.discard, s.cave_discard, s.drawn = [], [], []
    fill_decks(s, dragons(deck), caves(cave_deck))
    if display is None:
        pile = s.discard or s.deck
        s.display = pile[:3]
        del pile[:3]
    if cave_display is None:
        pile = s.cave_discard or s.cave_deck
        s.cave_display = pile[:3]
        del pile[:3]
    s.agenda = [EndRound(), NextTurn(turn)]
    s.journal = []
    advance(s)
    check.check(s)
    return Given(s)


def dragons(names: Sequence[str]) -> list[int]:
    return [DRAGON_NUMBER[name] for name in names]


def caves(names: Sequence[str]) -> list[int]:
    return [CAVE_NUMBER[name] for name in names]


def player(spec: Mapping[str, Any]) -> Player:
    """A mat from what a test says about it."""
    mat = new_player()
    mat.coins = spec.get("coins", 6)
    mat.mat_eggs = spec.get("mat_eggs", 0)
    mat.steps = spec.get("steps", 0)
    mat.hand = dragons(spec.get("hand", ()))
    mat.hand_caves = caves(spec.get("caves", ()))
    mat.explored = list(spec.get("explored", (0, 0, 0)))
    mat.ranks = list(spec.get("ranks", ()))
    mat.passed = spec.get("passed", False)
    for kind, name in enumerate(RESOURCE_NAMES):
        mat.stock[kind] = spec.get(name, 0)
    for row, name in enumerate(CAVE_NAMES):
        standing = dragons(spec.get(name, ()))
        mat.standing[row] = len(standing)
        mat.dragons[row * COLUMNS : row * COLUMNS + len(standing)] = standing
        mat.excavated[row] = max(1, len(standing), spec.get(f"dug_{name}", 1))
    for dragon, count in spec.get("eggs", {}).items():
        mat.eggs[mat.dragons.index(DRAGON_NUMBER[dragon])] = count
    for dragon, kinds in spec.get("cached", {}).items():
        for name, count in kinds.items():
            mat.cached[mat.dragons.index(DRAGON_NUMBER[dragon]) * 4 + RESOURCE_NAMES.index(name)] = count
    for dragon, cards in spec.get("tucked", {}).items():
        place = mat.dragons.index(DRAGON_NUMBER[dragon])
        mat.tucks[place] = len(cards)
        mat.tucked += [tucked_at(place, card) for card in dragons(cards)]
    for dragon, times in spec.get("fed", {}).items():
        mat.fed[mat.dragons.index(DRAGON_NUMBER[dragon])] = times
    return mat


def fill_decks(s: State, deck: list[int], cave_deck: list[int]) -> None:
    """Cave cards for the excavated spaces, and decks and discard piles of all that is left."""
    removed = removed_dragons() if s.opponents else ()
    seen = [*removed, *s.display]
    seen_caves = [*s.cave_display, *cave_deck]
    for seat, mat in enumerate(s.players):
        seen += [*mat.hand, *mat.dragons, *[place_and_card(each)[1] for each in mat.tucked]]
        seen_caves += mat.hand_caves
        for card in mat.hand:
            s.known[card] = 1 << seat
        for card in mat.hand_caves:
            s.known_caves[card] = 1 << seat
    for card in [*s.display, *[card for mat in s.players for card in mat.dragons]]:
        s.known[card] = EVERYBODY
    free = [card for card in range(CAVE_CARDS, 0, -1) if card not in seen_caves]
    for mat in s.players:
        for row in range(3):
            for column in range(1, mat.excavated[row]):
                mat.caverns[row * COLUMNS + column] = free.pop()
    rest = [card for card in range(1, DRAGON_CARDS + 1) if card not in seen and card not in deck]
    s.deck, s.discard = (deck, rest) if deck else (rest, [])
    s.cave_deck, s.cave_discard = (cave_deck, free) if cave_deck else (free, [])


def table_with(**mine: Any) -> Given:
    """My mat as said; the other has passed."""
    return given(me=mine, others=[{"passed": True}])

"""Tables of Fire Tower prepared for a test: name what matters, the rest is empty."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from embertable.core.flow import Step, advance, is_over
from embertable.core.rng import Rng, seeded
from embertable.games.fire_tower import GAME
from embertable.games.fire_tower.chapters.burning import BURN_CHECK
from embertable.games.fire_tower.chapters.drawing import WORK_OFF
from embertable.games.fire_tower.chapters.turn import BEGIN_TURN, TURNS
from embertable.games.fire_tower.places.forest import cell, cell_name, names
from embertable.games.fire_tower.places.towers import live_directions, roof_of, zone_of
from embertable.games.fire_tower.state import Player, State
from embertable.games.fire_tower.terms import BUCKETS, CORNERS, DIRECTIONS, IDS, OUT, ROLES, TEAMS
from embertable.games.fire_tower.variants import Variants
from tests.games.given import GivenTable

Cells = Iterable[tuple[int, int]]
LETTERS = {"N": 0, "E": 1, "S": 2, "W": 3}
FIVE = ["wind-north", "wind-north", "wind-east", "wind-east", "wind-south"]
"""A hand of winds, where it does not matter which cards it holds."""


def at(row: int, column: int) -> str:
    """The name of a cell given as the rules give it: row, column."""
    return cell_name(cell(row, column))


def cells(*places: tuple[int, int]) -> list[str]:
    """The names of cells in reading order."""
    return [at(row, column) for row, column in sorted(places)]


def mask(places: Cells) -> int:
    return sum(1 << cell(row, column) for row, column in places)


def rolling(rolls: str) -> Rng:
    """Chance that begins with these rolls of the die."""
    wanted = [LETTERS[letter] for letter in rolls]
    for seed in range(1_000_000):
        if all(chance.below(4) == face for chance in [seeded(seed)] for face in wanted):
            return seeded(seed)
    raise AssertionError(f"no seed rolls {rolls}")


class Given(GivenTable[State]):
    """A table in the middle of a game."""

    @property
    def fire(self) -> list[str]:
        return names(self.s.fire)

    @property
    def breaks(self) -> list[str]:
        return names(self.s.breaks)

    @property
    def discard(self) -> list[str]:
        """The open pile, the top card last."""
        return [IDS[card] for card in self.s.discard]

    @property
    def wind(self) -> str:
        return DIRECTIONS[self.s.wind]

    @property
    def winners(self) -> list[int]:
        return self.s.winners if is_over(self.s) else []

    def hand(self, seat: int) -> list[str]:
        return [IDS[card] for card in self.s.players[seat].hand]

    def player(self, seat: int) -> Player:
        return self.s.players[seat]


def given(
    seats: int = 4,
    mode: str = "plain",
    turn: int = 0,
    wind: str = "S",
    fire: Cells = (),
    breaks: Cells = (),
    hands: Sequence[Sequence[str]] = (),
    buckets: Sequence[str] = (),
    burnt: Sequence[str] = (),
    shadows: Sequence[str] = (),
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    limit: int = 5,
    rolls: str = "",
    phase: str = "action",
    partial: str = "forced",
    max_turns: int = 500,
    forest: str = "sw",
) -> Given:
    """A table. `deck` lists the next card first; `phase` is turn (its beginning) or action (its second step)."""
    variants = Variants(mode=mode, fire_partial=partial, max_turns=max_turns, forest=forest)  # type: ignore[arg-type]  # tests write words
    s = GAME.new(seats, variants, seed=1)
    s.journal = []
    s.turn = turn
    s.turns = 0
    s.wind = LETTERS[wind]
    s.limit = limit
    s.rng = rolling(rolls)
    for seat, player in enumerate(s.players):
        player.hand = sorted(IDS.index(card) for card in (hands[seat] if seat < len(hands) else ()))
        player.bucket = BUCKETS.index(buckets[seat] if seat < len(buckets) else "gone")
        player.in_deck = [99] * len(IDS)
        corner = CORNERS[player.corner]
        if corner in burnt or corner in shadows:
            player.intact = False
            player.role = ROLES.index("shadow") if corner in shadows else (0 if s.mode == TEAMS else OUT)
            s.burnt |= zone_of(player)
            s.zones &= ~zone_of(player)
            s.roofs &= ~roof_of(player)
    s.live = live_directions(s)
    s.fire = mask(fire)
    s.breaks = mask(breaks)
    s.deck = [IDS.index(card) for card in deck][::-1]
    s.discard = [IDS.index(card) for card in discard]
    steps: dict[str, list[Step]] = {"turn": [BEGIN_TURN], "action": TURNS[turn][:6], "check": [WORK_OFF, BURN_CHECK]}
    s.agenda = list(steps[phase])
    advance(s)
    return Given(s)

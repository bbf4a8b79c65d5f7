"""What is printed on the cards, by number. The card files put their cards here; the rules look them up."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from embertable.core.counts import Count
from embertable.core.effects import Effect
from embertable.games.wyrmspan.effects.verb import Tally, Verb, cascades
from embertable.games.wyrmspan.terms import (
    CAVE_CARDS,
    CHEAP,
    CHEAP_MOST,
    COSTLY,
    DRAGON_CARDS,
    END_GAME,
    IF_ACTIVATED,
    NOTHING,
    ONCE_PER_ROUND,
    WHEN_PLAYED,
)


@dataclass(frozen=True)
class Cost:
    """What it takes to entice a dragon, besides the coin of the action."""

    meat: int = 0
    gold: int = 0
    crystal: int = 0
    milk: int = 0
    coin: int = 0
    egg: int = 0

    def by_thing(self) -> list[int]:
        """The numbers in the order of the vocabulary: four resources, coins, eggs."""
        return [self.meat, self.gold, self.crystal, self.milk, self.coin, self.egg]


@dataclass(frozen=True)
class Feeding:
    """The second and third part of a hatchling: what each fitting item brings, and what the third one adds."""

    food: int
    each: Verb | None
    third: Verb


@dataclass(frozen=True)
class Dragon:
    """A dragon card."""

    number: int
    name: str
    size: int
    personality: int
    caves: tuple[int, ...]
    cost: Cost
    points: int
    nests: int
    when_played: Effect | None = None
    if_activated: Effect | None = None
    once_per_round: Effect | None = None
    end_game: Tally | None = None
    feeding: Feeding | None = None
    basis: str = "public"

    @property
    def id(self) -> str:
        """Its English name, as keys and addresses spell it."""
        return re.sub(r"[^a-z]+", "-", self.name.lower().replace("'", "")).strip("-")

    def traits(self) -> int:
        """Everything that can be said of it."""
        symbols = sum(self.cost.by_thing())
        said = self.size | self.personality | (CHEAP if symbols <= CHEAP_MOST else COSTLY)
        said |= WHEN_PLAYED if self.when_played else 0
        said |= IF_ACTIVATED if self.if_activated else 0
        said |= ONCE_PER_ROUND if self.once_per_round else 0
        said |= END_GAME if self.end_game else 0
        return said


@dataclass(frozen=True)
class Cave:
    """A cave card."""

    number: int
    when_played: Verb
    basis: str = "public"

    @property
    def id(self) -> str:
        """A cave card has no name, only a number."""
        return f"cave-{self.number}"


@dataclass(frozen=True)
class GuildTile:
    """A guild: three bonuses used at once, one counted at the end, and fixed points on a fifth cell."""

    id: str
    name: str
    cells: tuple[Verb, Verb, Verb]
    end_game: Tally
    squares_for_few: tuple[int, int, int, int]  # one or two players
    squares_for_many: tuple[int, int, int, int]  # three to five
    basis: str = "public"

    def squares(self, seats: int) -> tuple[int, int, int, int]:
        """How many markers fit on each of the first four cells."""
        return self.squares_for_few if seats <= 2 else self.squares_for_many


@dataclass(frozen=True)
class Objective:
    """One side of an objective tile, with what the Automa is taken to have in each round."""

    id: str
    what: Count
    automa: tuple[int, int, int, int] | None
    automa_most: int | None = None  # what she has at most, with the coins on the tile
    basis: str = "public"


@dataclass(frozen=True)
class Decision:
    """A decision card of the Automa."""

    id: str
    steps: tuple[int, int, int, int] | None  # by round; None: as many as spaces in a cave of the human
    dragon: int  # which face-up dragon she takes on a brown space, from the left
    cave: int = 0  # which cave she takes, or
    cell: int = 0  # which free cell her marker goes to
    passes_if_last: bool = False
    refreshes: bool = False  # first discards the three face-up dragons
    objective: int = 0  # coins put on the objective tile
    most_excavated: bool = True  # Ravel: steps by the most (or least) excavated cave
    plus: int = 0
    basis: str = "public"

    def __post_init__(self) -> None:
        assert (self.cave > 0) != (self.cell > 0), f"decision {self.id} takes a cave or a cell"
        by_cave = not self.most_excavated or self.plus > 0
        assert self.steps is None or not by_cave, f"decision {self.id} has steps of its own"


@dataclass(frozen=True)
class Level:
    """A deck of eight decisions, and how the Automa scores with it."""

    id: str
    decisions: tuple[str, ...]
    points_per_dragon: int = 7
    ravel: bool = False


# By dragon number; there is no dragon 0.
DRAGONS: Final[list[Dragon]] = []
DRAGON_IDS: Final[list[str]] = [""] * (DRAGON_CARDS + 1)
COSTS: Final[list[list[int]]] = [[] for _ in range(DRAGON_CARDS + 1)]
HOMES: Final[list[tuple[int, ...]]] = [()] * (DRAGON_CARDS + 1)
POINTS: Final[list[int]] = [0] * (DRAGON_CARDS + 1)
NESTS: Final[list[int]] = [0] * (DRAGON_CARDS + 1)
TRAITS: Final[list[int]] = [0] * (DRAGON_CARDS + 1)
FOOD: Final[list[int]] = [NOTHING] * (DRAGON_CARDS + 1)
AT_PLAY: Final[list[Effect | None]] = [None] * (DRAGON_CARDS + 1)
AT_ACTIVATION: Final[list[Effect | None]] = [None] * (DRAGON_CARDS + 1)
AT_ROUND_END: Final[list[Effect | None]] = [None] * (DRAGON_CARDS + 1)
AT_GAME_END: Final[list[Tally | None]] = [None] * (DRAGON_CARDS + 1)
CASCADES: Final[list[int]] = [0] * (DRAGON_CARDS + 1)  # which of its abilities can set off others

# By cave number; there is no cave 0.
CAVE_TABLE: Final[list[Cave]] = []
CAVE_IDS: Final[list[str]] = [""] * (CAVE_CARDS + 1)
CAVE_EFFECTS: Final[list[Verb | None]] = [None] * (CAVE_CARDS + 1)
CAVE_KIND: Final[list[int]] = [0] * (CAVE_CARDS + 1)  # the lowest number that says the same
GUILDS: Final[list[GuildTile]] = []
OBJECTIVES: Final[list[Objective]] = []
DECISIONS: Final[list[Decision]] = []
LEVELS: Final[list[Level]] = []

# Printed on the mat and the guild board.
EXPLORE: Final[list[list[Verb]]] = [[], [], []]  # by cave: the bonuses of the path, left to right
COLUMN_FOUR: Final[list[Verb]] = []  # offered when the fourth space of a cave is excavated
TRACK: Final[list[Verb | None]] = []  # the rewards of the guild track; None is brown


def lay_out_dragons(*dragons: Dragon) -> None:
    """Put the dragons on the tables, in the order of their numbers."""
    for dragon in dragons:
        number = dragon.number
        DRAGONS.append(dragon)
        assert dragon.id not in DRAGON_IDS, f"two dragons are called {dragon.name}"
        DRAGON_IDS[number] = dragon.id
        COSTS[number] = dragon.cost.by_thing()
        HOMES[number] = dragon.caves
        POINTS[number] = dragon.points
        NESTS[number] = dragon.nests
        TRAITS[number] = dragon.traits()
        FOOD[number] = dragon.feeding.food if dragon.feeding else NOTHING
        AT_PLAY[number] = dragon.when_played
        AT_ACTIVATION[number] = dragon.if_activated
        AT_ROUND_END[number] = dragon.once_per_round
        AT_GAME_END[number] = dragon.end_game
        CASCADES[number] = sum(
            kind
            for kind, verb in (
                (WHEN_PLAYED, dragon.when_played),
                (IF_ACTIVATED, dragon.if_activated),
                (ONCE_PER_ROUND, dragon.once_per_round),
            )
            if verb is not None and cascades(verb)
        )
        assert number == len(DRAGONS), f"dragon {number} is out of order"


def lay_out_caves(*caves: Cave) -> None:
    """Put the cave cards on the tables."""
    for cave in caves:
        CAVE_TABLE.append(cave)
        CAVE_IDS[cave.number] = cave.id
        CAVE_EFFECTS[cave.number] = cave.when_played
        CAVE_KIND[cave.number] = next(
            other.number for other in CAVE_TABLE if other.when_played.key() == cave.when_played.key()
        )
        assert cave.number == len(CAVE_TABLE), f"cave {cave.number} is out of order"

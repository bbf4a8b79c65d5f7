"""Reputation with its breakdown, at any moment; titles and achievements of solo play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from embertable.core.effects import All, Effect
from embertable.core.game import Part, Score
from embertable.games.flamecraft.cards.tables import FANCY, IS_MOON, SPELL_KIND, Condition
from embertable.games.flamecraft.effects import Hearts, HeartsPer, When
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import CAUSES, COIN, KINDS, NONE, SLOTS
from embertable.games.flamecraft.works import ReturnOthers

TITLES: Final = ("shopkeeper", "flamekeeper", "master")

TITLE_HEARTS: Final = (0, 75, 90)


def worth(s: State, seat: int, effect: Effect) -> int:
    """The hearts a moon dragon's reward would give now."""
    if isinstance(effect, Hearts):
        return effect.count
    if isinstance(effect, HeartsPer):
        return effect.amount(s, seat)
    if isinstance(effect, When):
        return worth(s, seat, effect.effect) if effect.condition.holds(s, seat) else 0
    if isinstance(effect, All):
        return sum(worth(s, seat, part) for part in effect.parts)
    return 0


def moons_in_hand(s: State, seat: int) -> int:
    """The hearts of the moon dragons a player holds, if the game ended now."""
    total = 0
    returning = 0
    me = s.players[seat]
    for card in me.fancy:
        reward = FANCY[card].reward
        if isinstance(reward, ReturnOthers) and isinstance(reward.reward, Hearts):
            returning = reward.reward.count
    for card in me.fancy:
        hearts = worth(s, seat, FANCY[card].reward) if IS_MOON[card] else 0
        if returning and not isinstance(FANCY[card].reward, ReturnOthers):
            hearts = max(hearts, returning)
        total += hearts
    return total


def points_of(s: State, seat: int) -> int:
    """A player's reputation if the game ended now."""
    me = s.players[seat]
    if s.scored:
        return me.hearts
    return me.hearts + me.stock[COIN] + moons_in_hand(s, seat)


def scores(s: State) -> list[Score]:
    """By seat. Most reputation wins; then most artisans in hand; then most goods; then all who are tied."""
    points = [points_of(s, seat) for seat in range(s.seats)]
    ranks = [(points[seat], len(me.hand), sum(me.stock[:COIN])) for seat, me in enumerate(s.players)]
    best = max(ranks)
    return [
        Score(points[seat], rank == best if s.seats > 1 else points[seat] >= TITLE_HEARTS[1], parts(s, seat))
        for seat, rank in enumerate(ranks)
    ]


def parts(s: State, seat: int) -> tuple[Part, ...]:
    """Where a player's reputation comes from."""
    me = s.players[seat]
    coins = me.coin_hearts if s.scored else me.stock[COIN]
    moons = me.moon_hearts if s.scored else moons_in_hand(s, seat)
    earned = [Part(cause, me.tally[number]) for number, cause in enumerate(CAUSES)]
    return (*earned, Part("coins", coins), Part("moons", moons))


def title(s: State) -> int:
    """The title a solo game earned: its number among the three."""
    hearts = s.players[0].hearts
    return max([rank for rank, least in enumerate(TITLE_HEARTS) if hearts >= least])


def unlocks(s: State) -> int:
    """How many achievements the title lets a solo player unlock."""
    return title(s)


@dataclass(frozen=True)
class ShopsInTown(Condition):
    """So many face-up shops."""

    number: int

    def holds(self, s: State, seat: int) -> bool:
        return sum(1 for shop in s.shops if shop >= 0) >= self.number


@dataclass(frozen=True)
class FancySatisfied(Condition):
    """So many fancy dragons that gave something."""

    number: int

    def holds(self, s: State, seat: int) -> bool:
        return bool(s.players[seat].satisfied >= self.number)


@dataclass(frozen=True)
class ShopsFullOfSpells(Condition):
    """So many shops with three enchantments each."""

    number: int

    def holds(self, s: State, seat: int) -> bool:
        return sum(1 for spell in s.spells[SLOTS - 1 :: SLOTS] if spell != NONE) >= self.number


@dataclass(frozen=True)
class SpellsOfEachKind(Condition):
    """So many enchantments of every kind under shops."""

    number: int

    def holds(self, s: State, seat: int) -> bool:
        kinds = [SPELL_KIND[spell] for spell in s.spells if spell != NONE]
        return all(kinds.count(kind) >= self.number for kind in range(KINDS))


@dataclass(frozen=True)
class CoinsReturned(Condition):
    """So many coins handed in at final scoring."""

    number: int

    def holds(self, s: State, seat: int) -> bool:
        return bool(s.players[seat].coin_hearts >= self.number)


@dataclass(frozen=True)
class ArtisansInTown(Condition):
    """So many artisans of a kind in town, sleeping ones too."""

    number: int
    kind: int

    def holds(self, s: State, seat: int) -> bool:
        return sum(1 for card in s.slots if card >= 0 and card % KINDS == self.kind) >= self.number

"""Reputation with its breakdown, at any moment. (p. 13)"""

from __future__ import annotations

from embertable.core.game import Part, Score
from embertable.games.flamecraft.cards.tables import FANCY, IS_MOON
from embertable.games.flamecraft.effects.points import Hearts, hearts_now
from embertable.games.flamecraft.effects.revealing import ReturnOthers
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import CAUSES, COIN, LEAST_TITLE


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
        hearts = hearts_now(FANCY[card].reward, s, seat) if IS_MOON[card] else 0
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
    """By seat. Most reputation wins; then most artisans in hand; then most goods; then all who are tied. Alone, a title
    does."""
    points = [points_of(s, seat) for seat in range(s.seats)]
    ranks = [(points[seat], len(me.hand), sum(me.stock[:COIN])) for seat, me in enumerate(s.players)]
    best = max(ranks) if s.seats > 1 else (LEAST_TITLE, 0, 0)
    return [Score(points[seat], rank >= best, parts(s, seat)) for seat, rank in enumerate(ranks)]


def parts(s: State, seat: int) -> tuple[Part, ...]:
    """Where a player's reputation comes from."""
    me = s.players[seat]
    coins = me.coin_hearts + me.stock[COIN]
    moons = me.moon_hearts + (0 if s.scored else moons_in_hand(s, seat))
    earned = [Part(cause, me.tally[number]) for number, cause in enumerate(CAUSES)]
    return (*earned, Part("coins", coins), Part("moons", moons))

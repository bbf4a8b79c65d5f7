"""Hearts and who has won, at any moment."""

from __future__ import annotations

from embertable.core.game import Part, Score
from embertable.games.flamecraft_duals.cards.ratings import RATINGS
from embertable.games.flamecraft_duals.cards.tables import HEARTS, SHOP_CARDS
from embertable.games.flamecraft_duals.state import Player, State
from embertable.games.flamecraft_duals.terms import WON


def card_hearts(player: Player) -> int:
    """Hearts on the scored pile."""
    total = 0
    for card in player.scored:
        total += HEARTS[card]
    return total


def coin_hearts(s: State, player: Player) -> int:
    """Hearts for coins left, or for having none."""
    return player.coins * s.coin_hearts if player.coins else s.no_coin_hearts


def hearts(s: State, player: Player) -> int:
    """All hearts of a player if the game ended now."""
    return card_hearts(player) + coin_hearts(s, player)


def fountains_scored(player: Player) -> int:
    """Fountain cards on the scored pile."""
    count = 0
    for card in player.scored:
        if card >= SHOP_CARDS:
            count += 1
    return count


def winners(s: State) -> list[int]:
    """More hearts win; then more scored cards; then both. Alone: whoever won by the solo rule."""
    if s.seats == 1:
        return [0] if s.result == WON else []
    best = max(standing(s, seat) for seat in range(s.seats))
    return [seat for seat in range(s.seats) if standing(s, seat) == best]


def standing(s: State, seat: int) -> tuple[int, int]:
    """What decides, in this order: hearts, then scored cards."""
    player = s.players[seat]
    return (hearts(s, player), len(player.scored))


def rating(s: State) -> str:
    """What a solo game that is over is called."""
    won = s.result == WON
    total = hearts(s, s.players[0])
    return next(rating.id for rating in RATINGS if rating.is_won == won and total >= rating.least)


def scores(s: State) -> list[Score]:
    """By seat, with what they are made of."""
    first = winners(s)
    return [
        Score(
            hearts(s, player),
            seat in first,
            (
                Part("shops", sum(HEARTS[card] for card in player.scored if card < SHOP_CARDS)),
                Part("fountains", sum(HEARTS[card] for card in player.scored if card >= SHOP_CARDS)),
                Part("coins", coin_hearts(s, player)),
            ),
        )
        for seat, player in enumerate(s.players)
    ]

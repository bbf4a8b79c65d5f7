"""What must hold at every moment: nothing is created or lost."""

from __future__ import annotations

from embertable.games.flamecraft_duals.places.stacks import tokens_of
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import (
    BUDDY_DRAGON,
    BUDDY_TOKEN,
    COINS,
    FOUNTAINS,
    NONE,
    SHOP_CARDS,
    TOKENS,
)


def check(s: State) -> None:
    """Nothing was created or lost."""
    if not s.turns:
        return
    found = [*s.bag, *s.reserve, *s.out, *s.tray]
    for stack in s.board:
        lying = tokens_of(stack)
        assert len(lying) <= 3, "a stack is higher than three tokens"
        found += lying
    for player in s.players:
        found += player.held
    all_tokens = list(range(TOKENS if BUDDY_TOKEN in found else BUDDY_TOKEN))
    assert sorted(found) == all_tokens, f"tokens were made or lost: {sorted(found)}"
    assert (BUDDY_TOKEN in found) == (BUDDY_DRAGON in s.dragons), "Buddy is where it is not"
    assert s.piece == NONE or not s.board[s.piece], "tokens lie under the fountain piece"
    lying_cards = [*s.deck, *s.display, *s.fountains, *s.pile]
    for player in s.players:
        lying_cards += [*player.hand, *player.scored]
        assert 0 <= player.coins <= COINS, f"a player has {player.coins} coins"
        assert all(card in player.hand for card in player.shown), "a card is known that is not in the hand"
    count = SHOP_CARDS + (FOUNTAINS if s.has_fountain else 0)
    assert sorted(lying_cards) == list(range(count)), f"cards were made or lost: {sorted(lying_cards)}"
    assert len(s.returned) <= len(s.deck), "more cards are remembered than lie in the deck"

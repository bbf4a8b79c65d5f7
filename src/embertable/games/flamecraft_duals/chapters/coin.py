"""The coin: at any time in your turn before Refresh, once a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from embertable.core.flow import Step
from embertable.games.flamecraft_duals.cards.tables import FANCY, CoinUse
from embertable.games.flamecraft_duals.chapters.drawing import CHOOSE_RETURN, draw
from embertable.games.flamecraft_duals.chapters.supply import can_draw
from embertable.games.flamecraft_duals.effects.options import BoardOption
from embertable.games.flamecraft_duals.events import CoinSpent
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import COIN_CARDS, DRAGON_IDS, NONE


class SpendCoin(BoardOption):
    """Draw shop cards, two if there are so many, then put as many cards of the hand under the deck."""

    aside: ClassVar[bool] = True

    def resolve(self, s: State) -> None:
        pay(s, NONE)
        count = min(COIN_CARDS, len(s.deck) + len(s.display))
        s.then(*[CHOOSE_RETURN[s.turn]] * count)
        draw(s, count)


class AskDragon(BoardOption):
    """Spend the coin on the ability of a fancy dragon, then go on where you were."""

    aside: ClassVar[bool] = True

    def __init__(self, dragon: int) -> None:
        super().__init__(f"coin {DRAGON_IDS[dragon]}", f"card {DRAGON_IDS[dragon]}")
        self.dragon = dragon

    def resolve(self, s: State) -> None:
        pay(s, self.dragon)
        FANCY[self.dragon].effect.do(s, s.turn, self.dragon)


def pay(s: State, dragon: int) -> None:
    """The one coin of this turn."""
    s.players[s.turn].coins -= 1
    s.coin_spent = True
    if s.journal is not None:
        s.note(CoinSpent(s.turn, dragon))


def has_coin(s: State, seat: int) -> bool:
    """Whether the player may still spend a coin this turn."""
    return not s.coin_spent and s.players[seat].coins > 0


def has_coin_to_move(s: State, seat: int) -> bool:
    """Whether the player may still spend a coin on a fancy dragon that moves tokens."""
    if has_coin(s, seat):
        for dragon in s.dragons:
            use = FANCY[dragon].effect
            if isinstance(use, CoinUse) and use.is_move():
                return True
    return False


def add_coin(s: State, seat: int, options: list[Step]) -> list[Step]:
    """The options, and whatever the coin can be spent on now."""
    if s.coin_spent or s.players[seat].coins == 0:
        return options
    if can_draw(s):
        options.append(SPEND_COIN)
    for dragon in s.dragons:
        use = FANCY[dragon].effect
        if isinstance(use, CoinUse) and not use.is_pull() and use.possible(s, seat, dragon):
            options.append(ASK_DRAGON[dragon])
    return options


SPEND_COIN: Final = SpendCoin("coin", "coin", "deck")
ASK_DRAGON: Final[list[Step]] = [AskDragon(dragon) for dragon in range(len(DRAGON_IDS))]

"""The coin: at any time in your turn before Refresh, once a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from embertable.core.flow import Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft_duals.cards.tables import FANCY, CoinUse
from embertable.games.flamecraft_duals.chapters.drawing import CHOOSE_RETURN, draw
from embertable.games.flamecraft_duals.chapters.supply import why_not_draw
from embertable.games.flamecraft_duals.chapters.waiting import COIN_OPTIONS, DRAGON_OPTIONS
from embertable.games.flamecraft_duals.effects.options import BoardOption
from embertable.games.flamecraft_duals.events import CoinSpent
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import COIN_CARDS, DRAGON_IDS, NONE

COIN_SPENT: Final = Refusal("coin spent", "coin")
NO_COIN: Final = Refusal("no coin", "coin")
PASSIVE: Final = Refusal("passive dragon", "fancy")
FOR_A_PULL: Final = Refusal("for a pull", "fancy")


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


def why_not_coin(s: State, seat: int) -> Refusal | None:
    """One coin a turn, if there is one."""
    if s.coin_spent:
        return COIN_SPENT
    return None if s.players[seat].coins else NO_COIN


def has_coin(s: State, seat: int) -> bool:
    """Whether the player may still spend a coin this turn."""
    return why_not_coin(s, seat) is None


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
    if why_not_coin(s, seat) is not None:
        return options
    if why_not_draw(s) is None:
        options.append(SPEND_COIN)
    for dragon in s.dragons:
        if why_not_ask_dragon(s, seat, dragon) is None:
            options.append(ASK_DRAGON[dragon])
    return options


def why_not_ask_dragon(s: State, seat: int, dragon: int) -> Refusal | None:
    """A coin is for active dragons; for one that stands for a pull only when a token is pulled."""
    use = FANCY[dragon].effect
    if not isinstance(use, CoinUse):
        return PASSIVE
    if use.is_pull():
        return FOR_A_PULL
    return why_not_coin(s, seat) or use.why_not(s, seat, dragon)


def refused_coin(s: State, seat: int) -> list[tuple[Step, Refusal]]:
    """What the coin cannot be spent on now."""
    thought = [(SPEND_COIN, why_not_coin(s, seat) or why_not_draw(s))]
    thought += [(ASK_DRAGON[dragon], why_not_ask_dragon(s, seat, dragon)) for dragon in s.dragons]
    return [(step, refusal) for step, refusal in thought if refusal is not None]


SPEND_COIN: Final[Step] = SpendCoin("coin", "coin", "deck")
ASK_DRAGON: Final[list[Step]] = [AskDragon(dragon) for dragon in range(len(DRAGON_IDS))]
COIN_OPTIONS.append(SPEND_COIN)
DRAGON_OPTIONS.extend(ASK_DRAGON)

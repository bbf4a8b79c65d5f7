"""The Score phase, and the hearts of a player at any moment."""

from __future__ import annotations

from typing import ClassVar, Final

from embertable.core.effects import Decline
from embertable.core.flow import Ask, Step
from embertable.core.game import Part, Score
from embertable.core.refusal import Refusal
from embertable.games.flamecraft_duals.cards.tables import ANCHORS, HEARTS, WAYS
from embertable.games.flamecraft_duals.chapters.coin import add_coin
from embertable.games.flamecraft_duals.chapters.fountain import CHOOSE_FOUNTAIN_CELL
from embertable.games.flamecraft_duals.chapters.phases import aside, idle_tokens, no_pull
from embertable.games.flamecraft_duals.chapters.waiting import SCORE_OPTIONS
from embertable.games.flamecraft_duals.effects.options import CardOption
from embertable.games.flamecraft_duals.events import CardScored
from embertable.games.flamecraft_duals.places.patterns import fits, lacking, lies
from embertable.games.flamecraft_duals.state import Player, State
from embertable.games.flamecraft_duals.terms import CARDS, SHOP_CARDS, WON

NOT_LAID: Final = Refusal("not laid", "scoring")
FOUNTAIN_SCORED: Final = Refusal("fountain scored", "fountain")


class ScoreCards(Ask):
    """Score cards whose pattern lies on the board, one at a time, as many as you like; one fountain card a turn."""

    rule: ClassVar[str] = "scoring"

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        fitting = fits(s.board)
        for card in s.players[self.seat].hand:
            if why_not_score(s, card, fitting) is None:
                options.append(SCORE_CARD[card])
        for card in s.fountains:
            if why_not_score(s, card, fitting) is None:
                options.append(SCORE_CARD[card])
        options.append(END_SCORE)
        return add_coin(s, self.seat, options)

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        fitting = fits(s.board)
        found: list[tuple[Step, Refusal]] = []
        for card in s.players[self.seat].hand + s.fountains:
            refusal = why_not_score(s, card, fitting)
            if refusal is NOT_LAID:
                refusal = NOT_LAID.lacking(((lacking(WAYS[card], ANCHORS[card], fitting), "token"),))
            if refusal is not None:
                found.append((SCORE_CARD[card], refusal))
        return found + aside(s, self.seat) + no_pull(s) + idle_tokens(s)


def why_not_score(s: State, card: int, fitting: list[int]) -> Refusal | None:
    """The pattern must lie on the board; one fountain card a turn."""
    if s.fountain_scored and card >= SHOP_CARDS:
        return FOUNTAIN_SCORED
    return None if lies(WAYS[card], fitting) else NOT_LAID


def matches(card: int, fitting: list[int]) -> bool:
    """Whether the pattern of a card lies on the board; `fitting` is where each kind is found."""
    return lies(WAYS[card], fitting)


class ScoreShop(CardOption):
    """A shop card goes from the hand to the scored pile; the tokens stay."""

    verb: ClassVar[str] = "score"

    def resolve(self, s: State) -> None:
        me = s.players[s.turn]
        me.hand.remove(self.card)
        if self.card in me.shown:
            me.shown.remove(self.card)
        me.scored.append(self.card)
        s.card_scored = True
        s.reveal()
        s.note(CardScored(s.turn, self.card, HEARTS[self.card]))
        s.then(SCORE_CARDS[s.turn])


class ScoreFountain(ScoreShop):
    """An open fountain card goes to the scored pile; then the fountain piece must move."""

    def resolve(self, s: State) -> None:
        s.fountains.remove(self.card)
        s.players[s.turn].scored.append(self.card)
        s.card_scored = True
        s.fountain_scored = True
        s.note(CardScored(s.turn, self.card, HEARTS[self.card]))
        s.then(CHOOSE_FOUNTAIN_CELL[s.turn], SCORE_CARDS[s.turn])


class EndScore(Decline):
    """Score nothing more."""

    def key(self) -> str:
        return "end"


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


SCORE_CARDS: Final[list[Step]] = [ScoreCards(0), ScoreCards(1)]
SCORE_CARD: Final[list[Step]] = [ScoreShop(card) if card < SHOP_CARDS else ScoreFountain(card) for card in range(CARDS)]
END_SCORE: Final = EndScore()
SCORE_OPTIONS.extend(SCORE_CARD)

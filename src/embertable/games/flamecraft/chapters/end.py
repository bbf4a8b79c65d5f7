"""The end: coins, then moon dragons. (p. 13)"""

from __future__ import annotations

from embertable.core.effects import Do
from embertable.core.flow import Step
from embertable.games.flamecraft.cards.tables import FANCY, IS_MOON
from embertable.games.flamecraft.chapters.scoring import scores
from embertable.games.flamecraft.effects.points import hearts_now
from embertable.games.flamecraft.effects.revealing import ReturnOthers
from embertable.games.flamecraft.events import Ended, ScoredCoins, ScoredMoon
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import COIN, NONE


class FinalScoring(Step):
    """Coins first, then the moon dragons; those that return others come before the rest."""

    def resolve(self, s: State) -> None:
        order = s.round_from(s.first)
        for seat in order:
            me = s.players[seat]
            me.coin_hearts = me.stock[COIN]
            me.hearts += me.coin_hearts
            me.stock[COIN] = 0
            if s.journal is not None and me.coin_hearts:
                s.note(ScoredCoins(seat, me.coin_hearts))
        steps: list[Step] = []
        for seat in order:
            for card in s.players[seat].fancy:
                if isinstance(FANCY[card].reward, ReturnOthers) and len(s.players[seat].fancy) > 1:
                    steps.append(ScoreReturning(seat, card))
        steps.append(ScoreMoons())
        s.then(*steps)


class ScoreReturning(Step):
    """Reveal the moon dragon for which others are returned."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def resolve(self, s: State) -> None:
        me = s.players[self.seat]
        me.fancy.remove(self.card)
        me.played.append(self.card)
        s.revealed += 1
        s.then(Do(self.seat, FANCY[self.card].reward, NONE), NoteReturned(self.seat, self.card, me.hearts))


class NoteReturned(Step):
    """What the returned dragons brought."""

    def __init__(self, seat: int, card: int, before: int) -> None:
        self.seat = seat
        self.card = card
        self.before = before

    def resolve(self, s: State) -> None:
        me = s.players[self.seat]
        hearts = me.hearts - self.before
        me.tally[s.turn.cause] -= hearts  # they belong to the moon dragons
        me.moon_hearts += hearts
        if hearts:
            me.satisfied += 1
        if s.journal is not None:
            s.note(ScoredMoon(self.seat, self.card, hearts))


class ScoreMoons(Step):
    """Every moon dragon whose wish is fulfilled gives its hearts; all are judged on the same table."""

    def resolve(self, s: State) -> None:
        for seat in s.round_from(s.first):
            me = s.players[seat]
            # They are laid down together: what one counts is not changed by another.
            moons = [card for card in me.fancy if IS_MOON[card] and hearts_now(FANCY[card].reward, s, seat)]
            for card in moons:
                hearts = hearts_now(FANCY[card].reward, s, seat)
                me.hearts += hearts
                me.moon_hearts += hearts
                if s.journal is not None:
                    s.note(ScoredMoon(seat, card, hearts))
            me.satisfied += len(moons)
            me.played += moons
            me.fancy = [card for card in me.fancy if card not in moons]
        s.revealed += 1
        s.scored = True
        if s.journal is not None and s.seats > 1:
            table = scores(s)
            winners = tuple([seat for seat, score in enumerate(table) if score.wins])
            s.note(Ended(winners, table[winners[0]].points))

"""The end: coins, moon dragons, and in solo the title and what it unlocks. (p. 13, 19)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from embertable.core.effects import Do
from embertable.core.flow import Ask, Step
from embertable.games.flamecraft.cards.tables import ACHIEVEMENTS, FANCY, IS_MOON
from embertable.games.flamecraft.chapters.free import GO_ON
from embertable.games.flamecraft.chapters.scoring import title, unlocks, worth
from embertable.games.flamecraft.effects.revealing import ReturnOthers
from embertable.games.flamecraft.events import ScoredCoins, ScoredMoon, Unlocked, WonTitle
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import COIN, NONE


class FinalScoring(Step):
    """Coins first, then the moon dragons; those that return others come before the rest."""

    def resolve(self, s: State) -> None:
        order = [(s.first + turn) % s.seats for turn in range(s.seats)]
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
        for turn in range(s.seats):
            seat = (s.first + turn) % s.seats
            me = s.players[seat]
            # They are laid down together: what one counts is not changed by another.
            moons = [card for card in me.fancy if IS_MOON[card] and worth(s, seat, FANCY[card].reward)]
            for card in moons:
                hearts = worth(s, seat, FANCY[card].reward)
                me.hearts += hearts
                me.moon_hearts += hearts
                if s.journal is not None:
                    s.note(ScoredMoon(seat, card, hearts))
            me.satisfied += len(moons)
            me.played += moons
            me.fancy = [card for card in me.fancy if card not in moons]
        s.revealed += 1
        s.scored = True
        if s.seats == 1:
            if s.journal is not None:
                s.note(WonTitle(0, title(s)))
            s.then(ChooseUnlock(0, unlocks(s)))


class ChooseUnlock(Ask):
    """Solo: an achievement to unlock, if the title allows one and its requirement is met. (p. 19)"""

    rule: ClassVar[str] = "achievements"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        if self.left:
            for number, achievement in enumerate(ACHIEVEMENTS):
                if number not in s.unlocked and number not in s.earned and achievement.needs.holds(s, self.seat):
                    options.append(Unlock(self.seat, number, self.left))
            if options:
                options.append(GO_ON)
        return options


class Unlock(Step):
    """Unlock this achievement."""

    def __init__(self, seat: int, achievement: int, left: int) -> None:
        self.seat = seat
        self.achievement = achievement
        self.left = left

    def resolve(self, s: State) -> None:
        s.earned.append(self.achievement)
        if s.journal is not None:
            s.note(Unlocked(self.seat, self.achievement))
        s.then(ChooseUnlock(self.seat, self.left - 1))

    def key(self) -> str:
        return f"unlock {ACHIEVEMENTS[self.achievement].id}"

    def things(self) -> Sequence[str]:
        return (f"achievement {ACHIEVEMENTS[self.achievement].id}",)

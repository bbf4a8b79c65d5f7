"""The end of a round, and the next one. (p. 14)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from embertable.core.effects import Do, explained
from embertable.core.flow import Ask, Step
from embertable.core.lists import with_one
from embertable.core.refusal import Refusal
from embertable.games.wyrmspan.cards.tables import AT_ROUND_END, DRAGON_IDS, OBJECTIVES
from embertable.games.wyrmspan.chapters.abilities import HUSH, use_ability
from embertable.games.wyrmspan.chapters.end import EndGame
from embertable.games.wyrmspan.chapters.objectives import quantity, ranks_of
from embertable.games.wyrmspan.chapters.solo import automa_quantity, keep_few_coins, prepare_decisions
from embertable.games.wyrmspan.chapters.supply import sweep
from embertable.games.wyrmspan.chapters.turn import NextTurn
from embertable.games.wyrmspan.effects.activating import ONCE, abilities_refused
from embertable.games.wyrmspan.effects.grammar import Shared
from embertable.games.wyrmspan.effects.laying import Lay
from embertable.games.wyrmspan.events import ObjectiveScored, RoundBegan, Used
from embertable.games.wyrmspan.state import State
from embertable.games.wyrmspan.terms import INCOME, ONCE_PER_ROUND, ROUNDS

EGG_FOR_ALL: Final = Lay()
USED_ALREADY: Final = Refusal("used already", "end-of-round")


class PlayRound(Step):
    """Turns go round from the first player until all have passed."""

    def resolve(self, s: State) -> None:
        s.then(NextTurn(s.first), EndRound())


class EndRound(Step):
    """Once per round abilities, going round from the first player; then the objective; then the next round."""

    def resolve(self, s: State) -> None:
        s.fresh = []
        for me in s.players:
            me.explored = [0, 0, 0]
            me.used = []
        windows: list[Step] = [UseOnce(seat) for seat in s.round_from(s.first)]
        s.then(*windows, ScoreObjective(), EndGame() if s.round == ROUNDS else NextRound())


class UseOnce(Ask):
    """Which Once per round ability do you use?"""

    rule = "end-of-round"

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for dragon in unused(s, self.seat):
            if why_not_use(s, self.seat, dragon) is None:
                options.append(UseThis(self.seat, dragon))
        # Even alone on the list an ability may be left out, and what is shared is shared at the end.
        options.append(NoMore(self.seat))
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        found: list[tuple[Step, Refusal]] = []
        for dragon in s.players[self.seat].dragons:
            verb = AT_ROUND_END[dragon]
            refusal = why_not_use(s, self.seat, dragon) if verb is not None else None
            if verb is not None and refusal is not None and refusal is not USED_ALREADY:
                refusal = explained(verb, s, self.seat, dragon)
            if refusal is not None:
                found.append((UseThis(self.seat, dragon), refusal))
        moments = abilities_refused(s, self.seat, 0, 0)
        return found + [each for each in moments if each[1] is not ONCE]


def why_not_use(s: State, seat: int, dragon: int) -> Refusal | None:
    """A Once per round ability is used once in this window, and only if something comes of it."""
    if dragon in s.players[seat].used:
        return USED_ALREADY
    verb = AT_ROUND_END[dragon]
    assert verb is not None, f"dragon {dragon} has no Once per round ability"
    return verb.why_not(s, seat, dragon)


def unused(s: State, seat: int) -> list[int]:
    """Once per round dragons of a mat that were not used in this window."""
    me = s.players[seat]
    return [dragon for dragon in me.dragons if AT_ROUND_END[dragon] is not None and dragon not in me.used]


class UseThis(Step):
    """Use this dragon; then the next one."""

    def __init__(self, seat: int, dragon: int) -> None:
        self.seat = seat
        self.dragon = dragon

    def resolve(self, s: State) -> None:
        me = s.players[self.seat]
        me.used = with_one(me.used, self.dragon)
        if s.journal is not None:
            s.unsaid = Used(self.seat, self.dragon)
        s.then(HUSH, UseOnce(self.seat))
        use_ability(s, self.seat, self.dragon, ONCE_PER_ROUND)

    def key(self) -> str:
        return f"use {DRAGON_IDS[self.dragon]}"

    def things(self) -> Sequence[str]:
        return (f"card {DRAGON_IDS[self.dragon]}",)


class NoMore(Step):
    """Nothing more; but what an unused ability shares with others is still theirs."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        for dragon in unused(s, self.seat):
            verb = AT_ROUND_END[dragon]
            if isinstance(verb, Shared):
                verb.share(s, self.seat, dragon)

    def key(self) -> str:
        return "done"


class ScoreObjective(Step):
    """Players are placed by what the objective of the round counts; equal numbers share a place."""

    def resolve(self, s: State) -> None:
        quantities = [quantity(s, seat) for seat in range(s.seats)]
        quantities += [automa_quantity(s, automa) for automa in s.opponents]
        ranks = ranks_of(quantities)
        for me, rank in zip(s.players, ranks, strict=False):
            me.ranks = with_one(me.ranks, rank)
        for automa, rank in zip(s.opponents, ranks[s.seats :], strict=True):
            automa.ranks = with_one(automa.ranks, rank)
            automa.coins = 0
        if s.journal is not None:
            name = f"objective-{OBJECTIVES[s.objectives[s.round - 1]].id}"
            s.note(ObjectiveScored(name, tuple(ranks), len(s.opponents) > 0))


class NextRound(Step):
    """A new display, six coins and an egg for everybody; the first-player marker goes round."""

    def resolve(self, s: State) -> None:
        s.round += 1
        sweep(s)
        s.first = (s.first + 1) % s.seats
        for automa in s.opponents:
            keep_few_coins(s, automa)
            automa.markers += 1
            prepare_decisions(s, automa)
        for me in s.players:
            me.coins += INCOME
            me.passed = False
        if s.journal is not None:
            s.note(RoundBegan(s.round, s.first))
        eggs: list[Step] = [Do(seat, EGG_FOR_ALL, 0) for seat in s.round_from(s.first)]
        s.then(*eggs, PlayRound())

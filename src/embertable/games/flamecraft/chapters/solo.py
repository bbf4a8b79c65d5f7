"""Alone in town: own decks, pieces nobody plays, what happens between two turns, titles and achievements. (p. 18–19)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft.cards.tables import (
    ACHIEVEMENTS,
    FANCY,
    SHOPS,
    SOLO_FANCY,
    SOLO_SHOPS,
    SPELL_KIND,
    SPELLS,
    Achievement,
    number_of,
)
from embertable.games.flamecraft.chapters.free import GO_ON
from embertable.games.flamecraft.chapters.limits import Limits
from embertable.games.flamecraft.chapters.place import Grow, TakeNewShop
from embertable.games.flamecraft.chapters.supply import (
    mind_artisans,
    next_artisan,
    put_artisan_under,
    refill_park,
    refill_row,
    tuck,
)
from embertable.games.flamecraft.chapters.turn import BeginTurn, LastMoment, NextTurn
from embertable.games.flamecraft.chapters.waiting import not_begun
from embertable.games.flamecraft.events import (
    EndedAlone,
    PieceChosen,
    StrangerCast,
    StrangerMoved,
    StrangerPlaced,
    StrangerTurnedAway,
    Unlocked,
)
from embertable.games.flamecraft.places import first_fit, is_filled, place_of, plots_of_town, why_not_under
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import FLAMEKEEPER, KIND_NAMES, KIND_OF, KINDS, LEAST_TITLE, MASTER, NONE

OTHER_THAN_DRAWN: Final = Refusal("other than drawn", "solo-turn")
UNLOCKED_ALREADY: Final = Refusal("unlocked already", "achievements")
NOT_REACHED: Final = Refusal("not reached", "achievements")

TITLES: Final = ("shopkeeper", "flamekeeper", "master")
TITLE_HEARTS: Final = (0, FLAMEKEEPER, MASTER)


def solo_shops(unlocked: Sequence[int]) -> list[int]:
    """The fixed shop deck of solo play, changed by what was unlocked."""
    deck = SOLO_SHOPS[:]
    for number in unlocked:
        achievement = ACHIEVEMENTS[number]
        for old, new in achievement.swaps:
            deck[deck.index(old)] = new
        deck += achievement.shops
    return [number_of(SHOPS, name) for name in deck]


def solo_fancy(unlocked: Sequence[int]) -> list[int]:
    """The fixed fancy deck of solo play, extended by what was unlocked."""
    names = SOLO_FANCY[:]
    for number in unlocked:
        names += ACHIEVEMENTS[number].fancy
    return [number_of(FANCY, name) for name in names]


class ChoosePiece(Ask):
    """Your piece; the other five walk the town by themselves."""

    rule: ClassVar[str] = "solo"

    def options(self, s: State) -> list[Step]:
        return [TakePiece(self.seat, kind) for kind in range(KINDS)]

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        return not_begun(s, self.seat)


class TakePiece(Step):
    """Play with the piece of this kind."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def resolve(self, s: State) -> None:
        s.strangers = [kind for kind in range(KINDS) if kind != self.kind]
        s.pieces = [NONE] * KINDS
        if s.journal is not None:
            s.note(PieceChosen(self.seat, self.kind))

    def key(self) -> str:
        return f"piece {KIND_NAMES[self.kind]}"


class BeginSoloTurn(BeginTurn):
    """A turn as with others, but for its end."""

    def end_of_turn(self) -> Step:
        return EndSoloTurn(self.seat)


class EndSoloTurn(Step):
    """The limits are checked before the strangers act; new shops are turned up last. (p. 18)"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        seat = self.seat
        s.then(LastMoment(seat), Limits(seat), LetStrangersAct(seat), RefillRow(), Grow(seat), NextSoloTurn(seat))


class LetStrangersAct(Step):
    """Fill the Park; then a dragon of the deck, a stranger and an enchantment. (p. 18)"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        refill_park(s)
        # An extra turn comes before anybody else acts, and after the last turn nobody does.
        if s.turn.extra == 0 and s.last == NONE:
            s.then(MoveStrangers(self.seat), ChooseStrangersSpell(self.seat))


class MoveStrangers(Step):
    """An artisan of the deck finds the first slot that takes it, and the piece of its kind comes there. (p. 18)"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        s.turn.drawn = NONE
        for _ in range(len(s.artisan_deck)):
            card = next_artisan(s)
            plot, slot = first_fit(s, KIND_OF[card])
            if plot != NONE:
                self.put(s, card, plot, slot)
                break
            if s.journal is not None:
                s.note(StrangerTurnedAway(card))
            mind_artisans(s)
            put_artisan_under(s, card, 1 << self.seat, 0)

    def put(self, s: State, card: int, plot: int, slot: int) -> None:
        """The artisan lies in the slot, without reward; a piece of its kind moves there."""
        kind = KIND_OF[card]
        s.slots[place_of(plot, slot)] = card
        s.turn.drawn = card
        if s.journal is not None:
            s.note(StrangerPlaced(card, s.shops[plot]))
        mind_artisans(s)
        if kind in s.strangers:
            s.pieces[s.strangers.index(kind) + 1] = plot
            if s.journal is not None:
                s.note(StrangerMoved(kind, s.shops[plot]))
        if is_filled(s, plot):
            s.then(TakeNewShop(self.seat, s.shops[plot]))


class ChooseStrangersSpell(Ask):
    """An enchantment of the row of the kind just placed goes under a shop that can take it. (p. 18)"""

    rule: ClassVar[str] = "solo-turn"

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        if s.turn.drawn == NONE:
            return options
        kind = KIND_OF[s.turn.drawn]
        for spell in s.row:
            if SPELL_KIND[spell] == kind:
                for plot in plots_of_town(s):
                    if why_not_under(s, plot, spell) is None:
                        options.append(CastFree(self.seat, spell, plot, s.shops[plot]))
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        found: list[tuple[Step, Refusal]] = []
        for spell in s.row:
            is_kind = SPELL_KIND[spell] == KIND_OF[s.turn.drawn]
            for plot in plots_of_town(s):
                refusal = why_not_under(s, plot, spell) if is_kind else OTHER_THAN_DRAWN
                if refusal is not None:
                    kind = KIND_NAMES[SPELL_KIND[spell] if is_kind else KIND_OF[s.turn.drawn]]
                    found.append((CastFree(self.seat, spell, plot, s.shops[plot]), refusal.about(kind)))
        return found


class CastFree(Step):
    """Put this enchantment under this shop, without cost or reward."""

    def __init__(self, seat: int, spell: int, plot: int, shop: int) -> None:
        self.seat = seat
        self.spell = spell
        self.plot = plot
        self.shop = shop

    def resolve(self, s: State) -> None:
        s.row.remove(self.spell)
        tuck(s, self.plot, self.spell)
        if s.journal is not None:
            s.note(StrangerCast(self.spell, self.shop))

    def key(self) -> str:
        return f"put {SPELLS[self.spell].id} {SHOPS[self.shop].id}"

    def things(self) -> Sequence[str]:
        return (f"spell {SPELLS[self.spell].id}", f"shop {SHOPS[self.shop].id}")


class RefillRow(Step):
    """Fill the row from its deck."""

    def resolve(self, s: State) -> None:
        refill_row(s)


class NextSoloTurn(NextTurn):
    """The next turn is one's own again; the last is followed by a title."""

    def begin(self, seat: int, extra: int) -> Step:
        return BeginSoloTurn(seat, extra)

    def finish(self) -> list[Step]:
        return [*super().finish(), AwardTitle(self.seat)]


class AwardTitle(Step):
    """The title the reputation earned, and as many achievements to unlock as it allows. (p. 19)"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, s: State) -> None:
        rank = title(s)
        if s.journal is not None:
            hearts = s.players[self.seat].hearts
            s.note(EndedAlone(hearts, rank, hearts >= LEAST_TITLE))
        s.then(ChooseUnlock(self.seat, rank))


def title(s: State) -> int:
    """The title a solo game earned: its number among the three, and how many achievements it lets the player unlock."""
    hearts = s.players[0].hearts
    return max([rank for rank, least in enumerate(TITLE_HEARTS) if hearts >= least])


class ChooseUnlock(Ask):
    """An achievement to unlock, if the title allows one and its requirement is met. (p. 19)"""

    rule: ClassVar[str] = "achievements"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        if self.left:
            for number, achievement in enumerate(ACHIEVEMENTS):
                if self.why_not_unlock(s, number, achievement) is None:
                    options.append(Unlock(self.seat, number, self.left))
            if options:
                options.append(GO_ON)
        return options

    def why_not_unlock(self, s: State, number: int, achievement: Achievement) -> Refusal | None:
        """Each once, if what it asks for was reached."""
        if number in s.unlocked or number in s.earned:
            return UNLOCKED_ALREADY
        return None if achievement.needs.holds(s, self.seat, NONE) else NOT_REACHED

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        found: list[tuple[Step, Refusal]] = []
        for number, achievement in enumerate(ACHIEVEMENTS):
            refusal = self.why_not_unlock(s, number, achievement)
            if refusal is not None:
                found.append((Unlock(self.seat, number, self.left), refusal))
        return found


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


def earned(s: State) -> list[str]:
    """The achievements a finished solo game unlocked: what `unlocked` of later games may name."""
    return [ACHIEVEMENTS[number].id for number in s.earned]

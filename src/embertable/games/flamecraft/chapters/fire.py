"""Firing up artisans: in a shop, in the Park, from the hand. (p. 9, 11)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from embertable.core.effects import explained
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft.cards.tables import FIRE_UP, SLEEPING
from embertable.games.flamecraft.chapters.free import GO_ON, free_actions
from embertable.games.flamecraft.chapters.supply import gain_hearts
from embertable.games.flamecraft.events import FiredUp
from embertable.games.flamecraft.places import (
    TWIN,
    awake,
    distinct,
    plot_of,
    plots_of_town,
    shop_of,
    slots_of,
    tokens_on,
)
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import CLOSED, FIRING, HAND, KIND_OF, NONE, PARK, artisan_key

FIRED_ALREADY: Final = Refusal("fired already", "fire")
LIES_ELSEWHERE: Final = Refusal("lies elsewhere", "fire")
ASLEEP: Final = Refusal("asleep", "fire")


class OpenFireStep(Step):
    """The fire-up step of gathering or enchanting begins."""

    def resolve(self, s: State) -> None:
        s.turn.fire_step = True
        s.turn.cause = FIRING
        s.turn.volley.append(NONE)


class CloseVolley(Step):
    """A fire-up step or ability is over: what was fired in it may be fired again by another."""

    def resolve(self, s: State) -> None:
        volley = s.turn.volley
        while volley.pop() != NONE:
            pass


class EndFireStep(Step):
    """The fire-up step of gathering or enchanting is over."""

    def resolve(self, s: State) -> None:
        s.turn.fire_step = False


OPEN_FIRE_STEP: Final = OpenFireStep()
CLOSE_VOLLEY: Final = CloseVolley()
END_FIRE_STEP: Final = EndFireStep()


def fire_step(question: Step) -> list[Step]:
    """The fire-up step of gathering or enchanting, around its question."""
    return [OPEN_FIRE_STEP, question, CLOSE_VOLLEY, END_FIRE_STEP]


def volley(s: State, step: Step) -> None:
    """A fire-up step or ability: no artisan is fired twice within it."""
    s.turn.volley.append(NONE)
    s.then(step, CLOSE_VOLLEY)


def was_fired(s: State, card: int) -> bool:
    """Whether an artisan was fired in the current step or ability."""
    volley = s.turn.volley
    for place in range(len(volley) - 1, -1, -1):
        if volley[place] == card:
            return True
        if volley[place] == NONE:
            break
    return False


def why_not_fire(s: State, seat: int, card: int) -> Refusal | None:
    """What stands against firing an artisan: its ability would do nothing, and no hearts are offered for it."""
    refusal = FIRE_UP[KIND_OF[card]].why_not(s, seat, card)
    return None if refusal is None or can_be_paid_in_hearts(s, seat, card) else refusal


def works(s: State, seat: int, card: int) -> bool:
    """Whether the ability of an artisan would do something."""
    return FIRE_UP[KIND_OF[card]].why_not(s, seat, card) is None


def can_be_paid_in_hearts(s: State, seat: int, card: int) -> bool:
    """Whether an artisan lies in the visited shop while hearts are offered for fire-ups there (Pocus)."""
    return s.turn.hearts_for_fire > 0 and plot_of(s, card) == s.pieces[seat]


def all_at(s: State, seat: int, where: int) -> list[int]:
    """The face-up artisans at a place."""
    if where == PARK:
        return s.park
    return s.players[seat].hand if where == HAND else awake(s, where)


def all_elsewhere(s: State, here: int) -> list[int]:
    """The face-up artisans of other shops."""
    return [card for plot in plots_of_town(s) if plot != here for card in awake(s, plot)]


def artisans_at(s: State, seat: int, where: int) -> list[int]:
    """The artisans that could be fired at a place, one of each kind."""
    return distinct_fresh(s, all_at(s, seat, where))


def artisans_elsewhere(s: State, here: int) -> list[int]:
    """The artisans that could be fired in other shops, one of each kind in each."""
    cards: list[int] = []
    for plot in plots_of_town(s):
        if plot != here:
            cards.extend(distinct_fresh(s, awake(s, plot)))
    return cards


def distinct_fresh(s: State, cards: list[int]) -> list[int]:
    """One artisan of each kind among those not fired in this step or ability; those fired before it apart."""
    fired = s.turn.fired
    if not fired:
        return distinct(s, cards)
    rested = distinct(s, [card for card in cards if card not in fired])
    return rested + distinct(s, [card for card in cards if card in fired and not was_fired(s, card)])


def unfired(s: State, cards: list[int]) -> list[int]:
    """One artisan of each kind among those not fired this turn."""
    return distinct(s, [card for card in cards if card not in s.turn.fired])


def fires_refused(
    s: State, seat: int, here: list[int], offered: list[int], fresh: list[int], again: ChooseFires | None
) -> list[tuple[Step, Refusal]]:
    """Every artisan in sight that is not offered: of those here what stands against each, of others that they lie
    elsewhere. `fresh` are those to choose from.
    """
    found: list[tuple[Step, Refusal]] = []
    for card in [*[card for card in s.slots if card >= 0], *s.park, *s.players[seat].hand]:
        if card in offered:
            continue
        refusal: Refusal | None = TWIN
        if card not in here:
            plot = plot_of(s, card)
            refusal = ASLEEP if plot != NONE and SLEEPING[s.shops[plot]] else LIES_ELSEWHERE
        elif card in s.turn.fired and card not in fresh:
            refusal = FIRED_ALREADY
        elif card in fresh:
            refusal = explained(FIRE_UP[KIND_OF[card]], s, seat, card)
        if refusal is not None:
            found.append((fire_option(s, seat, card, True, 0, again), refusal))
    return found


class Fire(Step):
    """Use the ability of an artisan."""

    def __init__(
        self,
        seat: int,
        card: int,
        shop: int,
        tokens: tuple[int, ...],
        fired: bool,
        works: bool,
        hearts: int,
        again: ChooseFires | None,
    ) -> None:
        self.seat = seat
        self.card = card
        self.shop = shop  # where it lies, or NONE outside the town
        self.tokens = tokens  # lying on it in the Park
        self.fired = fired  # earlier this turn
        self.works = works  # its ability would do something
        self.hearts = hearts  # that may be taken in place of the ability
        self.again = again

    def resolve(self, s: State) -> None:
        turn = s.turn
        turn.fired.append(self.card)
        turn.volley.append(self.card)
        if s.journal is not None:
            s.note(FiredUp(self.seat, self.card))
        if self.shop == NONE:
            turn.spot = self.card
            me = s.players[self.seat]
            if self.card in me.hand and self.card not in me.known:
                me.known.append(self.card)  # it was shown
        if self.again is not None:
            s.then(self.again)
        if can_be_paid_in_hearts(s, self.seat, self.card):
            s.then(FireOrHearts(self.seat, self.card))
        else:
            FIRE_UP[KIND_OF[self.card]].do(s, self.seat, self.card)

    def key(self) -> str:
        return f"fire {artisan_key(self.card)}"

    def things(self) -> Sequence[str]:
        return (f"artisan {artisan_key(self.card)}",)


def firing(s: State, seat: int, card: int, again: ChooseFires | None) -> Fire:
    """To fire an artisan where it lies now."""
    return fire_option(s, seat, card, True, 0, again)


def fire_option(s: State, seat: int, card: int, works: bool, hearts: int, again: ChooseFires | None) -> Fire:
    """To fire an artisan where it lies now, as a choice that tells what it would bring."""
    return Fire(seat, card, shop_of(s, card), tokens_on(s, card), card in s.turn.fired, works, hearts, again)


def hearts_for(s: State, seat: int, card: int) -> int:
    """The hearts that may be taken in place of an artisan's ability."""
    return s.turn.hearts_for_fire if can_be_paid_in_hearts(s, seat, card) else 0


class FireOrHearts(Ask):
    """Hearts in place of the ability, or the ability."""

    rule: ClassVar[str] = "sun"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: State) -> list[Step]:
        options: list[Step] = [HeartsInstead(self.seat, s.turn.hearts_for_fire)]
        if works(s, self.seat, self.card):
            options.append(UseFire(self.seat, self.card))
        return options


class HeartsInstead(Step):
    """Hearts in place of the ability."""

    def __init__(self, seat: int, hearts: int) -> None:
        self.seat = seat
        self.hearts = hearts

    def resolve(self, s: State) -> None:
        gain_hearts(s, self.seat, self.hearts)

    def key(self) -> str:
        return "hearts"


class UseFire(Step):
    """The ability as usual."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def resolve(self, s: State) -> None:
        FIRE_UP[KIND_OF[self.card]].do(s, self.seat, self.card)

    def key(self) -> str:
        return "ability"


class ChooseFire(Ask):
    """Which one artisan to fire up at a place."""

    rule: ClassVar[str] = "fire"

    def __init__(self, seat: int, where: int, whatever: bool) -> None:
        super().__init__(seat)
        self.where = where
        self.whatever = whatever  # also one whose ability can do nothing

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for card in self.artisans(s):
            can_work, hearts = works(s, self.seat, card), hearts_for(s, self.seat, card)
            if self.whatever or can_work or hearts:
                options.append(fire_option(s, self.seat, card, can_work, hearts, None))
        return options

    def artisans(self, s: State) -> list[int]:
        """Those to choose from."""
        return artisans_at(s, self.seat, self.where)

    def here(self, s: State) -> list[int]:
        """All that lie where one is fired."""
        return all_at(s, self.seat, self.where)

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        offered = [option.card for option in ChooseFire.options(self, s) if isinstance(option, Fire)]
        return fires_refused(s, self.seat, self.here(s), offered, self.artisans(s), None)


class ChooseUnfired(ChooseFire):
    """Which one artisan to fire up at a place, of those not fired this turn."""

    def artisans(self, s: State) -> list[int]:
        return unfired(s, awake(s, self.where))


class ChooseFireElsewhere(ChooseFire):
    """Which one artisan to fire up in another shop than this."""

    def artisans(self, s: State) -> list[int]:
        return artisans_elsewhere(s, self.where)

    def here(self, s: State) -> list[int]:
        return all_elsewhere(s, self.where)


class FireStep(ChooseFire):
    """You may fire up one artisan of the visited shop. (p. 9)"""

    def options(self, s: State) -> list[Step]:
        options = super().options(s)
        if not options and slots_of(s, self.where)[0] == CLOSED:
            return options
        options.append(GO_ON)
        options.extend(free_actions(s, self.seat))
        return options


class ChooseFires(Ask):
    """You may fire up any number of artisans at a place, each once, in any order. (p. 11)"""

    rule: ClassVar[str] = "fire-all"

    def __init__(self, seat: int, where: int, free: bool) -> None:
        super().__init__(seat)
        self.where = where
        self.free = free  # free actions may be taken now

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for card in self.artisans(s):
            can_work, hearts = works(s, self.seat, card), hearts_for(s, self.seat, card)
            if can_work or hearts:
                options.append(fire_option(s, self.seat, card, can_work, hearts, self.again(s, card)))
        options.append(GO_ON)
        if self.free:
            options.extend(free_actions(s, self.seat))
        return options

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        offered = [option.card for option in self.options(s) if isinstance(option, Fire)]
        return fires_refused(s, self.seat, self.here(s), offered, self.artisans(s), self)

    def here(self, s: State) -> list[int]:
        """All that lie where one is fired."""
        return all_at(s, self.seat, self.where)

    def artisans(self, s: State) -> list[int]:
        """Those to choose from."""
        return artisans_at(s, self.seat, self.where)

    def again(self, s: State, card: int) -> ChooseFires:
        """The question that follows once an artisan was fired."""
        return self


class ChooseFiresElsewhere(ChooseFires):
    """Any number of artisans in one other shop than this: the first one fired says which."""

    def artisans(self, s: State) -> list[int]:
        return artisans_elsewhere(s, self.where)

    def here(self, s: State) -> list[int]:
        return all_elsewhere(s, self.where)

    def again(self, s: State, card: int) -> ChooseFires:
        return ChooseFires(self.seat, plot_of(s, card), False)

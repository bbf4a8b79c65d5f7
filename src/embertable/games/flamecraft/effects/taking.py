"""Taking artisans from the Park or the deck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from embertable.core.effects import DECLINE, Effect
from embertable.core.flow import Ask, Step
from embertable.core.refusal import Refusal
from embertable.games.flamecraft.chapters.supply import draw_artisan, take_from_park
from embertable.games.flamecraft.places import PARK_EMPTY, TWIN, distinct, tokens_on
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import NONE, artisan_key

FROM_THE_PARK: Final = Refusal("from the park", "rewards")
DECK_EMPTY: Final = Refusal("deck empty", "rewards")
NONE_LEFT: Final = Refusal("none left", "rewards")
TAKES_ITSELF: Final = Refusal("takes itself", "artisans")

# Where artisans may be taken from.
PARK_OR_DECK: Final = 0
PARK_ONLY: Final = 1
REST_OF_PARK: Final = 2  # and that may be declined


@dataclass(frozen=True)
class Artisans(Effect):
    """Take artisans, each from the Park or from the top of the deck."""

    count: int = 1

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseArtisan(seat, self.count, PARK_OR_DECK, NONE, False))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if s.park or s.artisan_deck else NONE_LEFT

    def key(self) -> str:
        return f"{self.count} artisans"


@dataclass(frozen=True)
class OtherArtisans(Artisans):
    """The same as an artisan does it: fired in the Park, it cannot take itself."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.then(ChooseArtisan(seat, self.count, PARK_OR_DECK, source, False))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if s.artisan_deck or len(s.park) > (1 if source in s.park else 0) else NONE_LEFT


@dataclass(frozen=True)
class ParkArtisans(Effect):
    """Take artisans from the Park; if there are not enough, those that are left or none."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        if len(s.park) >= self.count:
            s.then(ChooseArtisan(seat, self.count, PARK_ONLY, NONE, False))
        elif s.park:
            s.then(ChooseArtisan(seat, len(s.park), REST_OF_PARK, NONE, False))

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if s.park else PARK_EMPTY

    def key(self) -> str:
        return f"{self.count} artisans of the park"


class ChooseArtisan(Ask):
    """An artisan of the Park or the top one of the deck; several come one by one, and the Park is not refilled."""

    rule: ClassVar[str] = "rewards"

    def __init__(self, seat: int, count: int, pool: int, fired: int, collecting: bool) -> None:
        super().__init__(seat)
        self.count = count
        self.pool = pool
        self.fired = fired  # the artisan whose ability this is, or NONE
        self.collecting = collecting

    def options(self, s: State) -> list[Step]:
        options: list[Step] = []
        for card in distinct(s, [card for card in s.park if card != self.fired]):
            options.append(TakeFromPark(self.seat, card, tokens_on(s, card), self))
        if self.why_not_draw(s) is None:
            options.append(TakeFromDeck(self.seat, self))
        if self.pool == REST_OF_PARK:
            options.append(DECLINE)
        return options

    def why_not_draw(self, s: State) -> Refusal | None:
        """The top one of the deck, where the card lets one take it."""
        if self.pool != PARK_OR_DECK:
            return FROM_THE_PARK
        return None if s.artisan_deck else DECK_EMPTY

    def refused(self, s: State) -> list[tuple[Step, Refusal]]:
        found: list[tuple[Step, Refusal]] = []
        offered = distinct(s, [card for card in s.park if card != self.fired])
        for card in s.park:
            if card not in offered:
                refusal = TAKES_ITSELF if card == self.fired else TWIN
                found.append((TakeFromPark(self.seat, card, tokens_on(s, card), self), refusal))
        refused_deck = self.why_not_draw(s)
        if refused_deck is not None:
            found.append((TakeFromDeck(self.seat, self), refused_deck))
        return found

    def go_on(self, s: State, card: int, tokens: int) -> None:
        """After one was taken."""
        if self.collecting:
            s.turn.drawn = card
            s.turn.gathered += 1 + tokens
        if self.count > 1:
            s.then(ChooseArtisan(self.seat, self.count - 1, self.pool, self.fired, self.collecting))


class TakeFromPark(Step):
    """Take this artisan of the Park."""

    def __init__(self, seat: int, card: int, tokens: tuple[int, ...], rest: ChooseArtisan) -> None:
        self.seat = seat
        self.card = card
        self.tokens = tokens  # lying on it
        self.rest = rest

    def resolve(self, s: State) -> None:
        tokens = take_from_park(s, self.seat, self.card)
        self.rest.go_on(s, self.card, tokens)

    def key(self) -> str:
        return f"take {artisan_key(self.card)}"

    def things(self) -> Sequence[str]:
        return (f"park {artisan_key(self.card)}",)


class TakeFromDeck(Step):
    """Take the top artisan of the deck, unseen."""

    def __init__(self, seat: int, rest: ChooseArtisan) -> None:
        self.seat = seat
        self.rest = rest

    def resolve(self, s: State) -> None:
        self.rest.go_on(s, draw_artisan(s, self.seat), 0)

    def key(self) -> str:
        return "draw"

    def things(self) -> Sequence[str]:
        return ("deck artisans",)


@dataclass(frozen=True)
class TakeFired(Effect):
    """Take the artisan fired in the Park, or the one that took its place there."""

    def do(self, s: State, seat: int, source: int) -> None:
        if s.turn.spot in s.park:
            take_from_park(s, seat, s.turn.spot)

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if s.park else PARK_EMPTY

"""What happens in a game of Wyrmspan. `card` is a dragon unless the name says otherwise; 0 is a card not seen."""

from __future__ import annotations

from collections.abc import Sequence

from embertable.core.flow import Event
from embertable.games.wyrmspan.cards.tables import CAVE_IDS, DRAGON_IDS
from embertable.games.wyrmspan.state import State
from embertable.games.wyrmspan.terms import EVERYBODY

Tokens = tuple[tuple[int, int], ...]


class OfSeat(Event):
    """Something a player did."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Joined(Event):
    """Something that is told in one line with more of the same, where it is one act."""

    def with_next(self, event: Event) -> Event | None:
        """Both in one, or nothing where they are two."""
        raise AssertionError(f"{type(self).__name__} does not say how it is joined")


class OfTokens(Joined):
    """Tokens of a player: resources, coins or eggs, each as (what, count)."""

    def __init__(self, seat: int, tokens: Tokens) -> None:
        self.seat = seat
        self.tokens = tokens

    def with_next(self, event: Event) -> Event | None:
        if not isinstance(event, OfTokens) or type(event) is not type(self) or event.seat != self.seat:
            return None
        return type(self)(self.seat, together(self.tokens, event.tokens))


def together(first: Tokens, second: Tokens) -> Tokens:
    """Tokens and more of them, one kind after another."""
    counts = dict(first)
    for what, count in second:
        counts[what] = counts.get(what, 0) + count
    return tuple(counts.items())


class Priced(Joined):
    """An action of a turn; what was paid for it at once is told with it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.price: Tokens = ()

    def with_next(self, event: Event) -> Event | None:
        return None


class OfDragon(Event):
    """A player and a dragon."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class Kept(OfSeat):
    """A player chose the first hand and the first resources."""


class RoundBegan(Event):
    """A new round."""

    def __init__(self, number: int, first: int) -> None:
        self.number = number
        self.first = first


class HadTurn(OfSeat):
    """A player's turn began."""


class Excavated(Priced):
    """A cave card made a space."""

    def __init__(self, seat: int, cave_card: int, cave: int) -> None:
        super().__init__(seat)
        self.cave_card = cave_card
        self.cave = cave

    def cards(self) -> Sequence[str]:
        return (CAVE_IDS[self.cave_card],)


class Enticed(Priced):
    """A dragon came to a cave; `covered` is the dragon it was placed on."""

    def __init__(self, seat: int, card: int, cave: int, covered: int) -> None:
        super().__init__(seat)
        self.card = card
        self.cave = cave
        self.covered = covered

    def cards(self) -> Sequence[str]:
        return (DRAGON_IDS[self.card],)


class Explored(Priced):
    """The adventurer entered a cave. This is paid for after it was chosen."""

    def __init__(self, seat: int, cave: int) -> None:
        super().__init__(seat)
        self.cave = cave

    def with_next(self, event: Event) -> Event | None:
        if not isinstance(event, Paid) or event.seat != self.seat:
            return None
        self.price = together(self.price, event.tokens)
        return self


class Passed(OfSeat):
    """A player is done for this round."""


class Used(OfDragon):
    """The ability of a dragon came up."""

    def cards(self) -> Sequence[str]:
        return (DRAGON_IDS[self.card],)


class Gained(OfTokens):
    """Tokens from the supply: resources or coins."""


class Paid(OfTokens):
    """Resources, coins or eggs to the supply."""

    def with_next(self, event: Event) -> Event | None:
        if isinstance(event, Priced) and event.seat == self.seat:
            event.price = self.tokens
            return event
        return super().with_next(event)


class Exchanged(Event):
    """Two resources for one."""

    def __init__(self, seat: int, first: int, second: int, gained: int) -> None:
        self.seat = seat
        self.first = first
        self.second = second
        self.gained = gained


class TookDragon(Event):
    """A dragon card came to a hand. One from the deck is seen by its owner only."""

    def __init__(self, seat: int, card: int, is_open: bool) -> None:
        self.seat = seat
        self.card = card
        self.is_open = is_open

    def seen_by(self, seat: int | None) -> Event | None:
        return self if self.is_open or seat == self.seat else TookDragon(self.seat, 0, False)


class TookCave(Event):
    """A cave card came to a hand. One from the deck is seen by its owner only."""

    def __init__(self, seat: int, cave_card: int, is_open: bool) -> None:
        self.seat = seat
        self.cave_card = cave_card
        self.is_open = is_open

    def seen_by(self, seat: int | None) -> Event | None:
        return self if self.is_open or seat == self.seat else TookCave(self.seat, 0, False)


class DiscardedDragon(OfDragon):
    """A dragon card went from a hand to the discard pile."""


class DiscardedCave(Event):
    """A cave card went from a hand to the discard pile."""

    def __init__(self, seat: int, cave_card: int) -> None:
        self.seat = seat
        self.cave_card = cave_card


class Laid(Joined):
    """Eggs were laid on a dragon, or on the mat (0)."""

    def __init__(self, seat: int, card: int, count: int) -> None:
        self.seat = seat
        self.card = card
        self.count = count

    def with_next(self, event: Event) -> Event | None:
        if isinstance(event, Laid) and (event.seat, event.card) == (self.seat, self.card):
            return Laid(self.seat, self.card, self.count + event.count)
        return None


class Cached(Event):
    """A resource was put on a dragon for good; how often a hatchling that wants it now got it."""

    def __init__(self, seat: int, what: int, card: int, fed: int) -> None:
        self.seat = seat
        self.what = what
        self.card = card
        self.fed = fed


class Tucked(Event):
    """A card was put under a dragon for good. Which one, only those know who saw it. A hatchling counts them."""

    def __init__(self, seat: int, card: int, under: int, known: int, fed: int) -> None:
        self.seat = seat
        self.card = card
        self.under = under
        self.known = known
        self.fed = fed

    def seen_by(self, seat: int | None) -> Event | None:
        is_known = self.known == EVERYBODY if seat is None else bool(self.known >> seat & 1)
        return self if is_known else Tucked(self.seat, 0, self.under, 0, self.fed)


class Revealed(OfDragon):
    """The top dragon was turned up for all to see."""


class Stepped(Joined):
    """A guild token moved to a space, and what it gave at once; seat AUTOMA is the Automa, who gains nothing."""

    def __init__(self, seat: int, space: int, gives: bool) -> None:
        self.seat = seat
        self.space = space
        self.gives = gives  # tokens, without a choice
        self.gained: Tokens = ()

    def with_next(self, event: Event) -> Event | None:
        if not self.gives or not isinstance(event, Gained) or event.seat != self.seat or self.gained:
            return None
        self.gained = event.tokens
        return self


class PlacedMarker(Event):
    """A marker was put on a cell of the guild tile."""

    def __init__(self, seat: int, guild: str, cell: int) -> None:
        self.seat = seat
        self.guild = guild
        self.cell = cell

    def cards(self) -> Sequence[str]:
        return (self.guild,)


class Swapped(Event):
    """Two dragons changed places."""

    def __init__(self, seat: int, first: int, second: int) -> None:
        self.seat = seat
        self.first = first
        self.second = second


class Lost(OfTokens):
    """Above the limit of nine: tokens went back."""


class ObjectiveScored(Event):
    """An objective was scored: the place of each player, and last of the Automa in a solo game."""

    def __init__(self, objective: str, ranks: tuple[int, ...], with_automa: bool) -> None:
        self.objective = objective
        self.ranks = ranks
        self.with_automa = with_automa

    def cards(self) -> Sequence[str]:
        return (self.objective,)


class Bought(Event):
    """A dragon turned leftovers into points."""

    def __init__(self, seat: int, card: int, points: int) -> None:
        self.seat = seat
        self.card = card
        self.points = points


class AutomaDecided(Event):
    """The Automa turned up a decision."""

    def __init__(self, decision: str, passes: bool) -> None:
        self.decision = decision
        self.passes = passes

    def cards(self) -> Sequence[str]:
        return (f"automa-{self.decision}",)


class AutomaTook(Event):
    """The Automa took a face-up card into her pile: a dragon or a cave card, the other being 0."""

    def __init__(self, card: int, cave_card: int) -> None:
        self.card = card
        self.cave_card = cave_card


class AutomaRefreshed(Event):
    """The Automa had the face-up dragons discarded and replaced."""


class AutomaMovedCoins(Event):
    """The Automa put coins on the objective of the round, or took some off (less than none)."""

    def __init__(self, count: int) -> None:
        self.count = count


class AutomaPassed(Event):
    """The Automa is done for this round."""


class Ended(Event):
    """The game is over."""

    def __init__(self, winners: tuple[int, ...], points: tuple[int, ...]) -> None:
        self.winners = winners
        self.points = points


class EndedAlone(Event):
    """A solo game is over."""

    def __init__(self, points: int, automa: int, wins: bool) -> None:
        self.points = points
        self.automa = automa
        self.wins = wins


def tell(s: State, event: Joined) -> None:
    """Write an event into the journal, in one with the last where both are one act."""
    if s.journal is None:
        return
    last = s.journal[-1] if s.journal and s.unsaid is None else None
    both = last.with_next(event) if isinstance(last, Joined) else None
    if both is None:
        s.note(event)
    else:
        s.journal[-1] = both

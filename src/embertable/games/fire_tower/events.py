"""What happens in a game of Fire Tower."""

from __future__ import annotations

from collections.abc import Sequence

from embertable.core.effects import Effect
from embertable.core.flow import Event
from embertable.games.fire_tower.terms import DIRECTIONS, IDS


class Began(Event):
    """The first wind was rolled and named the first player."""

    def __init__(self, wind: int, seat: int) -> None:
        self.wind = wind
        self.seat = seat


class Spread(Event):
    """The wind carried the fire on to a cell."""

    def __init__(self, seat: int, wind: int, where: int) -> None:
        self.seat = seat
        self.wind = wind
        self.where = where


class SpreadFailed(Event):
    """The wind found no cell to carry the fire to."""

    def __init__(self, seat: int, wind: int) -> None:
        self.seat = seat
        self.wind = wind


class OfCard(Event):
    """A card came to effect."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def cards(self) -> Sequence[str]:
        return (IDS[self.card],)


class Played(OfCard):
    """A card was played."""


class OnCells(Event):
    """Somebody did something to cells of the map."""

    def __init__(self, seat: int, where: int) -> None:
        self.seat = seat
        self.where = where


class Lit(OnCells):
    """Somebody put fire on cells, a shadow perhaps."""

    def __init__(self, seat: int, where: int, shadow: bool) -> None:
        super().__init__(seat, where)
        self.shadow = shadow


class Doused(OnCells):
    """Fire was put out."""


class Exploded(Event):
    """A fire became a firebreak and lit what lay around."""

    def __init__(self, seat: int, where: int, lit: int) -> None:
        self.seat = seat
        self.where = where
        self.lit = lit


class Moved(Event):
    """A fire was carried from one cell to another."""

    def __init__(self, seat: int, origin: int, where: int) -> None:
        self.seat = seat
        self.origin = origin
        self.where = where


class Dug(OnCells):
    """Firebreaks were placed."""


class Replanted(OnCells):
    """A firebreak was taken away."""


class WindTurned(Event):
    """The wind was turned by choice."""

    def __init__(self, seat: int, wind: int) -> None:
        self.seat = seat
        self.wind = wind


class WindRolled(Event):
    """A new wind was rolled, by a player's choice or, as in a storm, by nobody's."""

    def __init__(self, seat: int, wind: int) -> None:
        self.seat = seat
        self.wind = wind


class RolledDead(Event):
    """The die showed a direction where no tower stands, and is rolled again."""

    def __init__(self, direction: int) -> None:
        self.direction = direction


class RolledSame(Event):
    """The die showed the wind that blows already, and is rolled again."""

    def __init__(self, wind: int) -> None:
        self.wind = wind


class UsedBucket(OnCells):
    """The bucket was emptied over fire in a tower."""

    def cards(self) -> Sequence[str]:
        return ("bucket",)


class WentReckless(OnCells):
    """Three cards were thrown away for two fires."""

    def cards(self) -> Sequence[str]:
        return ("reckless-abandon",)


class Discarded(Event):
    """Cards were put on the open pile."""

    def __init__(self, seat: int, discarded: tuple[int, ...]) -> None:
        self.seat = seat
        self.discarded = discarded


class KeptAll(Event):
    """A player who could have changed cards changed none."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Drew(Event):
    """Cards were drawn; only the drawer sees which."""

    def __init__(self, seat: int, drawn: tuple[int, ...]) -> None:
        self.seat = seat
        self.drawn = drawn

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else DrewUnseen(self.seat, len(self.drawn))


class DrewUnseen(Event):
    """Another drew cards."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count


class Reshuffled(Event):
    """The open pile became the new deck."""

    def __init__(self, count: int) -> None:
        self.count = count


class EventTurnedUp(OfCard):
    """An event card came out of the deck."""


class StormRolled(Event):
    """The die gave a firestorm its direction; it has not broken yet."""

    def __init__(self, direction: int) -> None:
        self.direction = direction


class Stormed(Event):
    """A firestorm carried all fire one step in a direction."""

    def __init__(self, direction: int, where: int) -> None:
        self.direction = direction
        self.where = where


class AidChosen(Event):
    """The drawer of Mutual Aid chose what everybody does."""

    def __init__(self, seat: int, effect: Effect) -> None:
        self.seat = seat
        self.effect = effect


class AidSkipped(Event):
    """A player could do nothing in Mutual Aid."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class TowerBurnt(Event):
    """A tower burnt down; `burner` is who lit its roof, or nobody."""

    def __init__(self, seat: int, burner: int, role: int) -> None:
        self.seat = seat
        self.burner = burner
        self.role = role

    def cards(self) -> Sequence[str]:
        return ("burnt-tower",)


class HandTaken(Event):
    """A burner took the hand of the victim; only those two know it."""

    def __init__(self, seat: int, victim: int, taken: tuple[int, ...]) -> None:
        self.seat = seat
        self.victim = victim
        self.taken = taken

    def seen_by(self, seat: int | None) -> Event:
        if seat == self.seat or seat == self.victim:
            return self
        return HandTakenUnseen(self.seat, self.victim, len(self.taken))


class HandTakenUnseen(Event):
    """A burner took the hand of the victim."""

    def __init__(self, seat: int, victim: int, count: int) -> None:
        self.seat = seat
        self.victim = victim
        self.count = count


class LimitRaised(Event):
    """Everybody may hold one card more."""

    def __init__(self, limit: int) -> None:
        self.limit = limit


class ShadowRolled(Event):
    """A shadow rolled for its turn."""

    def __init__(self, seat: int, face: int) -> None:
        self.seat = seat
        self.face = face

    def cards(self) -> Sequence[str]:
        return (f"shadow-{DIRECTIONS[self.face]}",)


class ShadowAimed(Event):
    """A shadow rolled the direction of one fire."""

    def __init__(self, seat: int, direction: int) -> None:
        self.seat = seat
        self.direction = direction


class ChampionDug(Event):
    """A champion set up a firebreak before the first turn."""

    def __init__(self, seat: int, where: int, card: str) -> None:
        self.seat = seat
        self.where = where
        self.card = card

    def cards(self) -> Sequence[str]:
        return (self.card,)


class Ended(Event):
    """The game is over."""

    def __init__(self, winners: tuple[int, ...], how: str) -> None:
        self.winners = winners  # nobody in a draw
        self.how = how  # tower, shadow, team, together, time or draw

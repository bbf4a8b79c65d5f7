"""What happens in a game of Flamecraft Duals. Tokens are told by their faces, which is all that can be seen of them."""

from __future__ import annotations

from collections.abc import Sequence

from embertable.core.flow import Event
from embertable.games.flamecraft_duals.cards.tables import CARD_IDS
from embertable.games.flamecraft_duals.terms import DRAGON_IDS, FACE_IDS, NONE, PENNY, SEER, TRIO


class SeatEvent(Event):
    """Something a player does or meets."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class TokensEvent(Event):
    """Something that happens to tokens."""

    def __init__(self, seat: int, faces: tuple[int, ...]) -> None:
        self.seat = seat
        self.faces = faces


class CardEvent(Event):
    """Something that happens to a shop card."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class DragonPicked(Event):
    """A fancy dragon came into play."""

    def __init__(self, seat: int, dragon: int) -> None:
        self.seat = seat
        self.dragon = dragon

    def cards(self) -> Sequence[str]:
        return (DRAGON_IDS[self.dragon],)


class FirstPulled(Event):
    """Each player pulled a token to see who begins; `first` is NONE when they have to pull again."""

    def __init__(self, faces: tuple[int, ...], first: int) -> None:
        self.faces = faces
        self.first = first


class TurnBegan(SeatEvent):
    """A player's turn began."""


class Pulled(TokensEvent):
    """Tokens came out of the bag."""


class HeldTaken(Event):
    """The token kept from the fountain is played instead of a pull."""

    def __init__(self, seat: int, face: int) -> None:
        self.seat = seat
        self.face = face


class ReserveOpened(Event):
    """The six tokens of the reserve went into the bag."""


class Placed(Event):
    """A token was put on the board."""

    def __init__(self, seat: int, face: int, cell: int) -> None:
        self.seat = seat
        self.face = face
        self.cell = cell

    def cards(self) -> Sequence[str]:
        return (FACE_IDS[self.face],)


class PutBack(TokensEvent):
    """Tokens that were not placed went back into the bag."""


class Activated(Event):
    """A dragon used an ability, by itself or asked by a gardener."""

    def __init__(self, seat: int, face: int, kind: int, cell: int) -> None:
        self.seat = seat
        self.face = face
        self.kind = kind
        self.cell = cell

    def cards(self) -> Sequence[str]:
        return (FACE_IDS[self.face],)


class Moved(Event):
    """A token went from one cell to another."""

    def __init__(self, seat: int, face: int, start: int, end: int) -> None:
        self.seat = seat
        self.face = face
        self.start = start
        self.end = end


class Swapped(Event):
    """Two top tokens changed places."""

    def __init__(self, seat: int, face: int, cell: int, other_face: int, other_cell: int) -> None:
        self.seat = seat
        self.face = face
        self.cell = cell
        self.other_face = other_face
        self.other_cell = other_cell


class Exchanged(Event):
    """A pulled token was left on the board in exchange for the top token there."""

    def __init__(self, seat: int, left: int, taken: int, cell: int) -> None:
        self.seat = seat
        self.left = left
        self.taken = taken
        self.cell = cell


class CoinSpent(Event):
    """A coin was spent, on cards or (`dragon`) on a fancy dragon's ability."""

    def __init__(self, seat: int, dragon: int) -> None:
        self.seat = seat
        self.dragon = dragon

    def cards(self) -> Sequence[str]:
        return () if self.dragon == NONE else (DRAGON_IDS[self.dragon],)


class CardsDrawn(Event):
    """Shop cards were drawn from the deck, perhaps for a coin; only their owner sees which."""

    def __init__(self, seat: int, count: int, drawn: tuple[int, ...], for_coin: bool) -> None:
        self.seat = seat
        self.count = count
        self.drawn = drawn
        self.for_coin = for_coin

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else CardsDrawn(self.seat, self.count, (), self.for_coin)


class OpenCardTaken(CardEvent):
    """A shop card was taken from the open ones."""

    def cards(self) -> Sequence[str]:
        return (DRAGON_IDS[SEER],)


class CardReturned(CardEvent):
    """A shop card was put under the deck; only its owner knows which."""

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else CardReturned(self.seat, NONE)


class CardScored(Event):
    """A shop or fountain card was scored."""

    def __init__(self, seat: int, card: int, hearts: int) -> None:
        self.seat = seat
        self.card = card
        self.hearts = hearts

    def cards(self) -> Sequence[str]:
        return (CARD_IDS[self.card],)


class PieceMoved(Event):
    """The fountain piece moved; a token may have been kept from under it, others went into the bag."""

    def __init__(self, seat: int, cell: int, kept: int, back: tuple[int, ...]) -> None:
        self.seat = seat
        self.cell = cell
        self.kept = kept
        self.back = back


class FountainOpened(Event):
    """The next fountain card of a solo game was turned up."""

    def __init__(self, card: int) -> None:
        self.card = card


class DisplayFilled(Event):
    """Shop cards were turned up beside the deck."""

    def __init__(self, turned: tuple[int, ...]) -> None:
        self.turned = turned

    def cards(self) -> Sequence[str]:
        return (DRAGON_IDS[SEER],)


class HandFilled(Event):
    """A player draws up to more cards than usual in the Refresh phase; `cards_held` is how many that makes."""

    def __init__(self, seat: int, cards_held: int) -> None:
        self.seat = seat
        self.cards_held = cards_held

    def cards(self) -> Sequence[str]:
        return (DRAGON_IDS[TRIO],)


class EndTriggered(Event):
    """The last token left the bag, or the last card the deck."""

    def __init__(self, bag: bool) -> None:
        self.bag = bag


class SpecialScoring(SeatEvent):
    """The other player scores once more."""


class SurvivalPaid(SeatEvent):
    """A solo turn without a scored card cost a coin."""


class Ended(Event):
    """The duel is over."""

    def __init__(self, winners: tuple[int, ...], hearts: tuple[int, ...], bonus: bool) -> None:
        self.winners = winners
        self.hearts = hearts
        self.bonus = bonus  # Penny gave or took something

    def cards(self) -> Sequence[str]:
        return (DRAGON_IDS[PENNY],) if self.bonus else ()


class EndedAlone(Event):
    """The solo game is over."""

    def __init__(self, won: bool, hearts: int, rating: str) -> None:
        self.won = won
        self.hearts = hearts
        self.rating = rating

    def cards(self) -> Sequence[str]:
        return (self.rating,)

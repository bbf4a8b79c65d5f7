"""What happens, for the log and for animation. A secret event shows others a card of number NONE."""

from __future__ import annotations

from collections.abc import Sequence

from embertable.core.flow import Event
from embertable.games.flamecraft.cards.tables import COMPANIONS, FANCY, SHOPS, SPELLS
from embertable.games.flamecraft.terms import NONE, artisan_id


class TurnBegan(Event):
    """A player's turn began."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class PieceChosen(Event):
    """A solo player chose a piece."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind


class Visited(Event):
    """A piece moved to a shop."""

    def __init__(self, seat: int, shop: int) -> None:
        self.seat = seat
        self.shop = shop

    def cards(self) -> Sequence[str]:
        return (SHOPS[self.shop].id,)


class Gave(Event):
    """A token went to another player, or to the bank in place of a stranger (NONE)."""

    def __init__(self, seat: int, to: int, token: int) -> None:
        self.seat = seat
        self.to = to
        self.token = token


class Gained(Event):
    """Tokens came from the supply or the Fountain."""

    def __init__(self, seat: int, tokens: tuple[int, ...]) -> None:
        self.seat = seat
        self.tokens = tokens


class Paid(Event):
    """Tokens went back to the supply."""

    def __init__(self, seat: int, tokens: tuple[int, ...]) -> None:
        self.seat = seat
        self.tokens = tokens


class GainedHearts(Event):
    """Reputation grew."""

    def __init__(self, seat: int, hearts: int) -> None:
        self.seat = seat
        self.hearts = hearts


class LostHearts(Event):
    """Reputation was given up."""

    def __init__(self, seat: int, hearts: int) -> None:
        self.seat = seat
        self.hearts = hearts


class TookArtisan(Event):
    """An artisan was taken from the Park."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class DrewArtisan(Event):
    """An artisan was drawn from the deck; only the drawer sees which."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else DrewArtisan(self.seat, NONE)


class DrewFancy(Event):
    """A fancy dragon was drawn; only the drawer sees which."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else DrewFancy(self.seat, NONE)


class KeptFancy(Event):
    """One of the fancy dragons looked at was kept."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else KeptFancy(self.seat, NONE)


class GaveFancy(Event):
    """A fancy dragon was given away; giver and receiver see which."""

    def __init__(self, seat: int, to: int, card: int) -> None:
        self.seat = seat
        self.to = to
        self.card = card

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat or seat == self.to else GaveFancy(self.seat, self.to, NONE)


class ReturnedFancy(Event):
    """A fancy dragon went under its deck."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else ReturnedFancy(self.seat, NONE)


class Placed(Event):
    """An artisan was placed in a slot."""

    def __init__(self, seat: int, card: int, shop: int, slot: int) -> None:
        self.seat = seat
        self.card = card
        self.shop = shop
        self.slot = slot

    def cards(self) -> Sequence[str]:
        return (artisan_id(self.card),)


class LaidShop(Event):
    """A filled shop brought a new one, face down."""

    def __init__(self, seat: int, plot: int) -> None:
        self.seat = seat
        self.plot = plot


class OpenedShop(Event):
    """A new shop was turned up."""

    def __init__(self, shop: int, plot: int) -> None:
        self.shop = shop
        self.plot = plot


class Seeded(Event):
    """An artisan from the deck came into a shop just turned up."""

    def __init__(self, card: int, shop: int) -> None:
        self.card = card
        self.shop = shop


class FiredUp(Event):
    """An artisan was fired up."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def cards(self) -> Sequence[str]:
        return (artisan_id(self.card),)


class Swapped(Event):
    """Two artisans changed places."""

    def __init__(self, seat: int, card: int, partner: int) -> None:
        self.seat = seat
        self.card = card
        self.partner = partner


class Replaced(Event):
    """An artisan from the hand took the slot of another."""

    def __init__(self, seat: int, card: int, old: int, shop: int) -> None:
        self.seat = seat
        self.card = card
        self.old = old
        self.shop = shop


class GaveArtisan(Event):
    """An artisan was given to another player, or went under the deck in place of a stranger."""

    def __init__(self, seat: int, to: int, card: int) -> None:
        self.seat = seat
        self.to = to
        self.card = card


class UsedShop(Event):
    """The ability of a shop was used."""

    def __init__(self, seat: int, shop: int) -> None:
        self.seat = seat
        self.shop = shop

    def cards(self) -> Sequence[str]:
        return (SHOPS[self.shop].id,)


class CastSpell(Event):
    """An enchantment was cast on a shop."""

    def __init__(self, seat: int, spell: int, shop: int, sets: int) -> None:
        self.seat = seat
        self.spell = spell
        self.shop = shop
        self.sets = sets

    def cards(self) -> Sequence[str]:
        return (SPELLS[self.spell].id,)


class BoughtSpell(Event):
    """An enchantment was paid for and stayed in the row."""

    def __init__(self, seat: int, spell: int) -> None:
        self.seat = seat
        self.spell = spell

    def cards(self) -> Sequence[str]:
        return (SPELLS[self.spell].id,)


class Reserved(Event):
    """An enchantment was laid before a player."""

    def __init__(self, seat: int, spell: int) -> None:
        self.seat = seat
        self.spell = spell


class PlayedFancy(Event):
    """A fancy dragon was revealed."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def cards(self) -> Sequence[str]:
        return (FANCY[self.card].id,)


class UsedCompanion(Event):
    """A companion helped."""

    def __init__(self, seat: int, companion: int) -> None:
        self.seat = seat
        self.companion = companion

    def cards(self) -> Sequence[str]:
        return (COMPANIONS[self.companion].id,)


class Flipped(Event):
    """A coin was flipped."""

    def __init__(self, seat: int, heads: bool) -> None:
        self.seat = seat
        self.heads = heads


class LaidToken(Event):
    """A token was laid on an artisan of the Park."""

    def __init__(self, seat: int, token: int, card: int) -> None:
        self.seat = seat
        self.token = token
        self.card = card


class Invited(Event):
    """A piece was brought to a shop."""

    def __init__(self, seat: int, guest: int, kind: int, shop: int) -> None:
        self.seat = seat
        self.guest = guest
        self.kind = kind  # of a stranger's piece, or NONE
        self.shop = shop


class LeftCoins(Event):
    """Two coins were left on a space of a shop."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space


class TookCoins(Event):
    """The coins lying on a shop were taken."""

    def __init__(self, seat: int, coins: int) -> None:
        self.seat = seat
        self.coins = coins


class WonTurn(Event):
    """A player will take another turn at once."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class ReturnedArtisan(Event):
    """An artisan above the limit went under the deck; only its owner sees which."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else ReturnedArtisan(self.seat, NONE)


class EndTriggered(Event):
    """The last card of a deck was drawn: the last turns begin."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class ScoredCoins(Event):
    """Unspent coins became hearts."""

    def __init__(self, seat: int, coins: int) -> None:
        self.seat = seat
        self.coins = coins


class ScoredMoon(Event):
    """A moon dragon was scored."""

    def __init__(self, seat: int, card: int, hearts: int) -> None:
        self.seat = seat
        self.card = card
        self.hearts = hearts

    def cards(self) -> Sequence[str]:
        return (FANCY[self.card].id,)


class StrangerPlaced(Event):
    """Solo: an artisan of the deck found a slot."""

    def __init__(self, card: int, shop: int) -> None:
        self.card = card
        self.shop = shop

    def cards(self) -> Sequence[str]:
        return (artisan_id(self.card),)


class StrangerMoved(Event):
    """Solo: a piece nobody plays moved to a shop."""

    def __init__(self, kind: int, shop: int) -> None:
        self.kind = kind
        self.shop = shop


class StrangerCast(Event):
    """Solo: an enchantment of the row went under a shop."""

    def __init__(self, spell: int, shop: int) -> None:
        self.spell = spell
        self.shop = shop

    def cards(self) -> Sequence[str]:
        return (SPELLS[self.spell].id,)


class WonTitle(Event):
    """A solo game earned a title."""

    def __init__(self, seat: int, title: int) -> None:
        self.seat = seat
        self.title = title


class Unlocked(Event):
    """A solo player unlocked an achievement."""

    def __init__(self, seat: int, achievement: int) -> None:
        self.seat = seat
        self.achievement = achievement

"""What happens, for the log and for animation. A secret event shows others a card of number NONE."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from embertable.core.flow import Event
from embertable.games.flamecraft.cards.tables import COMPANIONS, FANCY, SHOPS, SPELLS
from embertable.games.flamecraft.terms import NONE, TOKENS, artisan_id

NO_TOKENS: Final = (0,) * TOKENS


class OfSeat(Event):
    """Something happened to a player."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Act(OfSeat):
    """Something a player did; what it brought at once is told with it."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.hearts = 0
        self.tokens: tuple[int, ...] = NO_TOKENS

    def bring(self, hearts: int, tokens: Sequence[int]) -> None:
        """It brought this besides: only while the journal is written."""
        self.hearts += hearts
        self.tokens = tuple([mine + more for mine, more in zip(self.tokens, tokens, strict=True)])


class Dealt(Event):
    """The cards a player begins with; only the player sees which."""

    def __init__(self, seat: int, hand: tuple[int, ...], offer: tuple[int, ...]) -> None:
        self.seat = seat
        self.hand = hand
        self.offer = offer

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else Dealt(self.seat, (NONE,) * len(self.hand), (NONE,) * len(self.offer))


class TurnBegan(OfSeat):
    """A player's turn began."""


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
    """A token went to another player, or to the supply in place of a non-player (NONE)."""

    def __init__(self, seat: int, to: int, token: int) -> None:
        self.seat = seat
        self.to = to
        self.token = token


class Presented(Act):
    """A token was given as a gift, alone to the supply (NONE)."""

    def __init__(self, seat: int, to: int, token: int) -> None:
        super().__init__(seat)
        self.to = to
        self.token = token


class Gained(Act):
    """Reputation grew, or tokens came from the supply or the Fountain."""


class Gathered(Gained):
    """Gathering at a shop brought tokens."""


class Paid(Act):
    """Tokens by sort were paid to the supply."""

    def __init__(self, seat: int, paid: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.paid = paid


class LostHearts(Act):
    """Reputation was given up."""

    def __init__(self, seat: int, lost: int) -> None:
        super().__init__(seat)
        self.lost = lost


class ReturnedGoods(Event):
    """Goods above the limit went back to the supply."""

    def __init__(self, seat: int, tokens: tuple[int, ...]) -> None:
        self.seat = seat
        self.tokens = tokens


class OfCard(Event):
    """A player did something with a card."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class ActWith(Act):
    """A player did something with a card everybody sees."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card


class TookArtisan(ActWith):
    """An artisan was taken from the Park."""


class InSecret(OfCard):
    """Only the player sees which card it was."""

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else type(self)(self.seat, NONE)


class DrewArtisan(InSecret):
    """An artisan was drawn from the deck; only the drawer sees which."""


class DrewFancy(InSecret):
    """A fancy dragon was drawn; only the drawer sees which."""


class KeptFancy(InSecret):
    """One of the fancy dragons looked at was kept."""


class GaveFancy(Event):
    """A fancy dragon was given away; giver and receiver see which."""

    def __init__(self, seat: int, to: int, card: int) -> None:
        self.seat = seat
        self.to = to
        self.card = card

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat or seat == self.to else GaveFancy(self.seat, self.to, NONE)


class ReturnedFancy(InSecret):
    """A fancy dragon went under its deck."""


class Placed(Act):
    """An artisan was placed in a slot."""

    def __init__(self, seat: int, card: int, shop: int, slot: int) -> None:
        super().__init__(seat)
        self.card = card
        self.shop = shop
        self.slot = slot

    def cards(self) -> Sequence[str]:
        return (artisan_id(self.card),)


class NoShopLaid(Event):
    """A shop was filled, but the town has no plot left, or the deck no shop."""

    def __init__(self, shop: int, is_town_full: bool) -> None:
        self.shop = shop
        self.is_town_full = is_town_full


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


class FiredUp(ActWith):
    """An artisan was fired up."""

    def cards(self) -> Sequence[str]:
        return (artisan_id(self.card),)


class Swapped(Event):
    """Two artisans changed places."""

    def __init__(self, seat: int, card: int, came_from: int, partner: int, shop: int) -> None:
        self.seat = seat
        self.card = card
        self.came_from = came_from  # a shop, PARK or HAND
        self.partner = partner
        self.shop = shop  # where the partner lay


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


class UsedShop(Act):
    """The ability of a shop was used."""

    def __init__(self, seat: int, shop: int) -> None:
        super().__init__(seat)
        self.shop = shop

    def cards(self) -> Sequence[str]:
        return (SHOPS[self.shop].id,)


class CastSpell(Act):
    """An enchantment was cast on a shop."""

    def __init__(self, seat: int, spell: int, shop: int, sets: int) -> None:
        super().__init__(seat)
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


class PlayedFancy(ActWith):
    """A fancy dragon was revealed."""

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


class LostCoin(OfSeat):
    """A coin that showed tails was lost."""


class OfCoins(Event):
    """So many coins of a player."""

    def __init__(self, seat: int, coins: int) -> None:
        self.seat = seat
        self.coins = coins


class LeftCoins(OfCoins):
    """Coins were left on a space of a shop."""

    def __init__(self, seat: int, coins: int, space: int) -> None:
        super().__init__(seat, coins)
        self.space = space


class TookCoins(OfCoins):
    """The coins lying on a shop were taken."""


class WonTurn(OfSeat):
    """A player will take another turn at once."""


class ReturnedArtisan(InSecret):
    """An artisan above the limit went under the deck; only its owner sees which."""


class EndTriggered(Event):
    """The last turns begin: the last card of a deck was drawn, or none for too long."""

    def __init__(self, seat: int, why: int) -> None:
        self.seat = seat
        self.why = why  # a number of REASONS


class Refilled(Event):
    """Cards of a deck came to lie open."""

    def __init__(self, drawn: tuple[int, ...]) -> None:
        self.drawn = drawn


class RefilledPark(Refilled):
    """Artisans came to the Park."""


class RefilledRow(Refilled):
    """Enchantments came to the row."""


class ScoredCoins(OfCoins):
    """Unspent coins became hearts."""


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


class StrangerTurnedAway(Event):
    """Solo: an artisan of the deck found no slot and went under it."""

    def __init__(self, card: int) -> None:
        self.card = card


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


class Ended(Event):
    """The game is over."""

    def __init__(self, winners: tuple[int, ...], hearts: int) -> None:
        self.winners = winners
        self.hearts = hearts


class EndedAlone(Event):
    """A solo game is over; it earned a title."""

    def __init__(self, hearts: int, title: int, won: bool) -> None:
        self.hearts = hearts
        self.title = title
        self.won = won


class Unlocked(Event):
    """A solo player unlocked an achievement."""

    def __init__(self, seat: int, achievement: int) -> None:
        self.seat = seat
        self.achievement = achievement

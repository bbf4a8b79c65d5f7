"""A game of Flamecraft at one moment."""

from __future__ import annotations

from embertable.core import flow
from embertable.core.flow import Event, Step
from embertable.core.rng import Rng


class Player:
    """What one player owns."""

    def __init__(
        self,
        stock: list[int],
        hearts: int,
        hand: list[int],
        known: list[int],
        fancy: list[int],
        played: list[int],
        offer: list[int],
        given: list[int],
        returned: list[int],
        reserved: int,
        companion: int,
        companion_used: bool,
        satisfied: int,
        tally: list[int],
        coin_hearts: int,
        moon_hearts: int,
    ) -> None:
        self.stock = stock  # goods by kind, then coins
        self.hearts = hearts
        self.hand = hand  # artisans; secret
        self.known = known  # those in hand that everyone saw go there
        self.fancy = fancy  # unplayed fancy dragons; secret
        self.played = played  # fancy dragons face up
        self.offer = offer  # fancy dragons being looked at; secret
        self.given = given  # fancy dragons this player gave away, and so knows about
        self.returned = returned  # fancy dragons let go before the game, mixed with others under the deck; secret
        self.reserved = reserved  # an enchantment, or NONE
        self.companion = companion  # or NONE
        self.companion_used = companion_used
        self.satisfied = satisfied  # fancy dragons that gave something
        self.tally = tally  # hearts by what earned them, before final scoring
        self.coin_hearts = coin_hearts  # from final scoring
        self.moon_hearts = moon_hearts

    def clone(self) -> Player:
        """A copy that shares nothing that changes."""
        return Player(
            self.stock[:],
            self.hearts,
            self.hand[:],
            self.known[:],
            self.fancy[:],
            self.played[:],
            self.offer[:],
            self.given[:],
            self.returned[:],
            self.reserved,
            self.companion,
            self.companion_used,
            self.satisfied,
            self.tally[:],
            self.coin_hearts,
            self.moon_hearts,
        )


class Turn:
    """What happened in the current turn, as far as a card may ask."""

    def __init__(
        self,
        visited: int,
        gathering: bool,
        cast: int,
        placed: list[int],
        filled: int,
        fired: list[int],
        volley: list[int],
        fire_step: bool,
        spot: int,
        gathered: int,
        drawn: int,
        hearts_for_fire: int,
        spent: int,
        recipe: int,
        opened: list[int],
        cause: int,
        extra: int,
    ) -> None:
        self.visited = visited  # the plot, or NONE before the visit
        self.gathering = gathering
        self.cast = cast  # the enchantment cast on the visited shop, or NONE
        self.placed = placed  # artisans placed
        self.filled = filled  # shops filled by placing
        self.fired = fired  # artisans fired, in order
        self.volley = volley  # those fired in each open fire-up step or ability, each after a NONE
        self.fire_step = fire_step  # the fire-up step of gathering or enchanting is open
        self.spot = spot  # the artisan in the Park or hand where the last fire-up outside a shop took place
        self.gathered = gathered  # goods, coins and artisans collected
        self.drawn = drawn  # the artisan collected, or NONE; secret if it came from the deck
        self.hearts_for_fire = hearts_for_fire  # offered in place of a fire-up at the visited shop
        self.spent = spent  # tokens of the last payment
        self.recipe = recipe  # the enchantment goods were just taken from
        self.opened = opened  # plots whose shops were turned up this turn
        self.cause = cause  # what hearts are being earned by
        self.extra = extra  # turns still owed to this player

    def clone(self) -> Turn:
        """A copy that shares nothing that changes."""
        return Turn(
            self.visited,
            self.gathering,
            self.cast,
            self.placed[:],
            self.filled,
            self.fired[:],
            self.volley[:],
            self.fire_step,
            self.spot,
            self.gathered,
            self.drawn,
            self.hearts_for_fire,
            self.spent,
            self.recipe,
            self.opened[:],
            self.cause,
            self.extra,
        )


class State(flow.State):
    """Everything on the table, in the hands and in the decks."""

    def __init__(
        self,
        seats: int,
        agenda: list[Step],
        options: list[Step],
        rng: Rng,
        revealed: int,
        journal: list[Event] | None,
        gold: bool,
        shop_mix: int,
        unlocked: list[int],
        earned: list[int],
        players: list[Player],
        pieces: list[int],
        strangers: list[int],
        first: int,
        active: int,
        turn: Turn,
        shops: list[int],
        slots: list[int],
        spells: list[int],
        coin_spaces: list[int],
        laid: list[int],
        shop_deck: list[int],
        box: list[int],
        artisan_deck: list[int],
        artisans_under: list[int],
        park: list[int],
        trays: dict[int, list[int]],
        fancy_deck: list[int],
        fancy_under: list[int],
        spell_deck: list[int],
        row: list[int],
        ending: int,
        last: int,
        idle: int,
        fewest: int,
        scored: bool,
    ) -> None:
        super().__init__(seats, agenda, options, rng, revealed, journal)
        self.gold = gold  # which deck of enchantments
        self.shop_mix = shop_mix  # how the shop deck was made: STANDARD, RANDOM or KNOWN
        self.unlocked = unlocked  # achievements that changed the decks of this solo game
        self.earned = earned  # achievements unlocked by it
        self.players = players
        self.pieces = pieces  # the plot each stands on, or NONE: by seat; in solo yours, then the strangers'
        self.strangers = strangers  # solo: the kinds of the other five pieces
        self.first = first  # the seat that began
        self.active = active
        self.turn = turn
        self.shops = shops  # by plot: a shop, EMPTY or FACE_DOWN
        self.slots = slots  # by plot and slot: an artisan, FREE or CLOSED
        self.spells = spells  # by plot: up to three enchantments, or NONE
        self.coin_spaces = coin_spaces  # the coins on each
        self.laid = laid  # plots with face-down shops, in order; the cards are the next of the shop deck
        self.shop_deck = shop_deck  # the last is on top, in every deck
        self.box = box  # shops out of the game, unseen
        self.artisan_deck = artisan_deck
        self.artisans_under = artisans_under  # cards put under the deck, from the bottom: a mask of who knows each
        self.park = park
        self.trays = trays  # tokens lying on artisans of the Park
        self.fancy_deck = fancy_deck
        self.fancy_under = fancy_under  # likewise; MIXED where nobody knows which lies where
        self.spell_deck = spell_deck
        self.row = row
        self.ending = ending  # the seat in whose turn the end was triggered, or NONE
        self.last = last  # last turns still to be played, or NONE
        self.idle = idle  # turns since the decks that end the game came to fewer cards than ever
        self.fewest = fewest  # artisans the deck has come to
        self.scored = scored  # final scoring is done

    def clone(self) -> State:
        """A copy that shares nothing that changes. What is only ever replaced whole is shared."""
        return State(
            self.seats,
            self.agenda[:],
            self.options,
            self.rng.clone(),
            self.revealed,
            None,
            self.gold,
            self.shop_mix,
            self.unlocked,
            self.earned[:],
            [player.clone() for player in self.players],
            self.pieces[:],
            self.strangers,
            self.first,
            self.active,
            self.turn.clone(),
            self.shops[:],
            self.slots[:],
            self.spells[:],
            self.coin_spaces[:],
            self.laid[:],
            self.shop_deck[:],
            self.box,
            self.artisan_deck[:],
            self.artisans_under[:],
            self.park[:],
            {card: tray[:] for card, tray in self.trays.items()},
            self.fancy_deck[:],
            self.fancy_under[:],
            self.spell_deck[:],
            self.row[:],
            self.ending,
            self.last,
            self.idle,
            self.fewest,
            self.scored,
        )


def new_turn(extra: int) -> Turn:
    """The turn before anything has happened in it."""
    return Turn(-1, False, -1, [], 0, [], [], False, -1, 0, -1, 0, 0, -1, [], 0, extra)

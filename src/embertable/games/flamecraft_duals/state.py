"""A game of Flamecraft Duals at one moment."""

from __future__ import annotations

from embertable.core import flow
from embertable.core.flow import Event, Step
from embertable.core.rng import Rng


class Player:
    """What lies before a player."""

    def __init__(self, hand: list[int], shown: list[int], scored: list[int], coins: int, held: list[int]) -> None:
        self.hand = hand  # shop cards; secret
        self.shown = shown  # those of the hand the opponent knows
        self.scored = scored  # shop and fountain cards, face up
        self.coins = coins
        self.held = held  # the token kept from under the fountain: played next turn instead of a pull

    def clone(self) -> Player:
        """A copy that shares nothing that changes."""
        return Player(self.hand[:], self.shown[:], self.scored[:], self.coins, self.held[:])


class State(flow.State):
    """Everything on the table, in the hands, in the bag and in the deck."""

    def __init__(
        self,
        seats: int,
        agenda: list[Step],
        options: list[Step],
        rng: Rng,
        revealed: int,
        journal: list[Event] | None,
        has_fountain: bool,
        dragons: list[int],
        hand_limit: int,
        open_cards: int,
        coin_hearts: int,
        no_coin_hearts: int,
        players: list[Player],
        board: list[int],
        piece: int,
        bag: list[int],
        reserve: list[int],
        out: list[int],
        deck: list[int],
        returned: list[int],
        display: list[int],
        fountains: list[int],
        pile: list[int],
        turn: int,
        turns: int,
        tray: list[int],
        coin_spent: bool,
        fountain_scored: bool,
        card_scored: bool,
        chain: list[int],
        forged: int,
        ending: bool,
        special: bool,
        result: int,
    ) -> None:
        super().__init__(seats, agenda, options, rng, revealed, journal)
        self.has_fountain = has_fountain
        self.dragons = dragons  # the fancy dragons in play; replaced, never changed in place
        self.hand_limit = hand_limit
        self.open_cards = open_cards  # shop cards that lie open beside the deck after a Refresh
        self.coin_hearts = coin_hearts  # for each coin left at the end
        self.no_coin_hearts = no_coin_hearts  # for having none left
        self.players = players
        self.board = board  # stacks by cell, see places/stacks
        self.piece = piece  # the cell of the fountain piece, or NONE
        self.bag = bag  # in no order: a pull is a throw of the dice
        self.reserve = reserve  # empty once it went into the bag
        self.out = out  # tokens out of the game; replaced, never changed in place
        self.deck = deck  # bottom first; secret
        self.returned = returned  # who put it there, for the lowest cards of the deck
        self.display = display  # the open shop cards
        self.fountains = fountains  # the open fountain cards
        self.pile = pile  # face-down fountain cards, next last; solo only
        self.turn = turn  # the active seat
        self.turns = turns  # begun so far
        self.tray = tray  # pulled and not yet placed
        self.coin_spent = coin_spent  # this turn
        self.fountain_scored = fountain_scored  # this turn
        self.card_scored = card_scored  # this turn
        self.chain = chain  # tokens activated, one by the other, since one was played; replaced, never changed in place
        self.forged = forged  # the token the blacksmith moved first, or NONE
        self.ending = ending  # the last token or card was taken: this turn is the last
        self.special = special  # the other player's scoring at the end
        self.result = result  # of a solo game

    def clone(self) -> State:
        """A copy that shares nothing that changes. What is only ever replaced whole is shared."""
        return State(
            self.seats,
            self.agenda[:],
            self.options,
            self.rng.clone(),
            self.revealed,
            None,
            self.has_fountain,
            self.dragons,
            self.hand_limit,
            self.open_cards,
            self.coin_hearts,
            self.no_coin_hearts,
            [player.clone() for player in self.players],
            self.board[:],
            self.piece,
            self.bag[:],
            self.reserve,
            self.out,
            self.deck[:],
            self.returned[:],
            self.display[:],
            self.fountains[:],
            self.pile[:],
            self.turn,
            self.turns,
            self.tray[:],
            self.coin_spent,
            self.fountain_scored,
            self.card_scored,
            self.chain,
            self.forged,
            self.ending,
            self.special,
            self.result,
        )

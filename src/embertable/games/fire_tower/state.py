"""A game of Fire Tower at one moment."""

from __future__ import annotations

from embertable.core.flow import Event, Step
from embertable.core.flow import State as BaseState
from embertable.core.rng import Rng
from embertable.games.fire_tower.terms import OUT


class Player:
    """A tower, and whoever watches from it."""

    def __init__(
        self, corner: int, hand: list[int], bucket: int, intact: bool, role: int, in_deck: list[int], burner: int
    ) -> None:
        self.corner = corner
        self.hand = hand  # card numbers, ascending; secret
        self.bucket = bucket  # full, emptied, or gone with the tower
        self.intact = intact  # the tower stands
        self.role = role  # active, shadow or out
        self.in_deck = in_deck  # by card: no more copies than this can be in the deck, as this player knows
        self.burner = burner  # who put fire on the roof

    def clone(self) -> Player:
        """A copy."""
        return Player(self.corner, self.hand[:], self.bucket, self.intact, self.role, self.in_deck[:], self.burner)


class State(BaseState):
    """The forest, the wind, the cards, the towers, and what a turn has left unfinished."""

    def __init__(
        self,
        seats: int,
        agenda: list[Step],
        options: list[Step],
        rng: Rng,
        revealed: int,
        journal: list[Event] | None,
        mode: int,
        voluntary: bool,
        max_turns: int,
        players: list[Player],
        fire: int,
        breaks: int,
        burnt: int,
        zones: int,
        roofs: int,
        wind: int,
        live: list[int],
        limit: int,
        deck: list[int],
        discard: list[int],
        drawn: list[int],
        turn: int,
        turns: int,
        haunting: bool,
        extra: int,
        queue: list[tuple[int, int]],
        working: bool,
        stepping: bool,
        waiting: list[tuple[int, int]],
        aided: int,
        known: list[tuple[int, int, int]],
        winners: list[int],
    ) -> None:
        super().__init__(seats, agenda, options, rng, revealed, journal)
        self.mode = mode  # plain, shadows or teams
        self.voluntary = voluntary  # fire patterns may be laid in part
        self.max_turns = max_turns
        self.players = players  # by seat, clockwise
        self.fire = fire  # cells with a fire token
        self.breaks = breaks  # cells with a firebreak
        self.burnt = burnt  # the zones of burnt towers
        self.zones = zones  # the zones of intact towers
        self.roofs = roofs  # the roofs of intact towers
        self.wind = wind
        self.live = live  # the directions that threaten an intact tower; replaced, never changed in place
        self.limit = limit  # of every hand
        self.deck = deck  # last is next; secret
        self.discard = discard  # open, last is on top
        self.drawn = drawn  # the two cards a shadow has drawn; secret
        self.turn = turn  # whose turn it is
        self.turns = turns  # begun so far
        self.haunting = haunting  # the turn is a shadow's
        self.extra = extra  # rolls a shadow has earned in this turn
        self.queue = queue  # burnt towers whose consequences are still due: (victim, burner)
        self.working = working  # the queue is being worked off
        self.stepping = stepping  # the steps of an event are being carried out
        self.waiting = waiting  # events drawn meanwhile: (card, drawer)
        self.aided = aided  # cells lit in this Mutual Aid
        self.known = known  # (who knows, whose hand, card): cards known to be in another's hand
        self.winners = winners  # once the game is over

    def round_from(self, seat: int) -> list[int]:
        """Who takes turns, from this seat on and going round: players with a hand, and shadows."""
        players = self.players
        return [other for other in (*range(seat, self.seats), *range(seat)) if players[other].role != OUT]

    def clone(self) -> State:
        return State(
            self.seats,
            self.agenda[:],
            self.options,
            self.rng.clone(),
            self.revealed,
            None,
            self.mode,
            self.voluntary,
            self.max_turns,
            [player.clone() for player in self.players],
            self.fire,
            self.breaks,
            self.burnt,
            self.zones,
            self.roofs,
            self.wind,
            self.live,
            self.limit,
            self.deck[:],
            self.discard[:],
            self.drawn[:],
            self.turn,
            self.turns,
            self.haunting,
            self.extra,
            self.queue[:],
            self.working,
            self.stepping,
            self.waiting[:],
            self.aided,
            self.known[:],
            self.winners[:],
        )

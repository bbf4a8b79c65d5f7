"""A game of Wyrmspan at one moment.

Lists are shared by copies and never changed in place: `core.lists` makes the changed ones. The agenda and what changes
with every card drawn, decks and who knows which card, are copied instead.
"""

from __future__ import annotations

from embertable.core.flow import Event, Step
from embertable.core.flow import State as CoreState
from embertable.core.rng import Rng


class Player:
    """A mat with everything on it, a stock and a hand. Places 0-3 are the Crimson Cavern, left to right, and so on."""

    def __init__(
        self,
        stock: list[int],
        coins: int,
        hand: list[int],
        hand_caves: list[int],
        let_go: list[int],
        let_go_caves: list[int],
        dragons: list[int],
        standing: list[int],
        caverns: list[int],
        excavated: list[int],
        explored: list[int],
        mat_eggs: int,
        eggs: list[int],
        cached: list[int],
        tucks: list[int],
        tucked: list[int],
        fed: list[int],
        used: list[int],
        steps: int,
        placed: int,
        ranks: list[int],
        bought: int,
        passed: bool,
    ) -> None:
        self.stock = stock  # by resource
        self.coins = coins
        self.hand = hand  # dragon numbers; secret
        self.hand_caves = hand_caves  # cave numbers; secret
        self.let_go = let_go  # dragons of the first deal, until all have chosen; secret
        self.let_go_caves = let_go_caves  # cave cards, likewise
        self.dragons = dragons  # by place; 0 is none
        self.standing = standing  # by cave: how many dragons
        self.caverns = caverns  # by place: the cave card, covered or not; 0 is none
        self.excavated = excavated  # by cave: how many spaces, the printed one included
        self.explored = explored  # by cave: how often this round
        self.mat_eggs = mat_eggs
        self.eggs = eggs  # by place
        self.cached = cached  # by place and resource: place * 4 + resource
        self.tucks = tucks  # by place: how many cards
        self.tucked = tucked  # the cards themselves, see `places.tucked_at`; secret as far as `known` says
        self.fed = fed  # by place: how often the hatchling there was fed
        self.used = used  # Once per round dragons used in the window that is open
        self.steps = steps  # on the guild track, all told
        self.placed = placed  # guild markers
        self.ranks = ranks  # by objective scored: 0 first, 1 second, 2 third, 3 rest
        self.bought = bought  # points paid for at the end
        self.passed = passed

    def clone(self) -> Player:
        """A copy: it shares the lists, and they are never changed."""
        return Player(
            self.stock,
            self.coins,
            self.hand,
            self.hand_caves,
            self.let_go,
            self.let_go_caves,
            self.dragons,
            self.standing,
            self.caverns,
            self.excavated,
            self.explored,
            self.mat_eggs,
            self.eggs,
            self.cached,
            self.tucks,
            self.tucked,
            self.fed,
            self.used,
            self.steps,
            self.placed,
            self.ranks,
            self.bought,
            self.passed,
        )


class Automa:
    """The opponent of a solo game: a deck of decisions, a pile of cards and a token on the guild track."""

    def __init__(
        self,
        level: int,
        deck: list[int],
        shown: list[int],
        aside: int,
        pile: list[int],
        pile_caves: list[int],
        steps: int,
        markers: int,
        coins: int,
        ranks: list[int],
        passed: bool,
    ) -> None:
        self.level = level
        self.deck = deck  # decision cards, last is next; order secret
        self.shown = shown  # turned up this round
        self.aside = aside  # the one put aside unseen; secret
        self.pile = pile  # dragons she took
        self.pile_caves = pile_caves
        self.steps = steps
        self.markers = markers  # available and not yet placed
        self.coins = coins  # on this round's objective tile
        self.ranks = ranks
        self.passed = passed

    def clone(self) -> Automa:
        """A copy: it shares the lists, and they are never changed."""
        return Automa(
            self.level,
            self.deck,
            self.shown,
            self.aside,
            self.pile,
            self.pile_caves,
            self.steps,
            self.markers,
            self.coins,
            self.ranks,
            self.passed,
        )


class State(CoreState):
    """The table. Decks have no order: chance decides when a card is drawn."""

    def __init__(
        self,
        seats: int,
        agenda: list[Step],
        options: list[Step],
        rng: Rng,
        revealed: int,
        journal: list[Event] | None,
        players: list[Player],
        round: int,
        first: int,
        deck: list[int],
        discard: list[int],
        display: list[int],
        cave_deck: list[int],
        cave_discard: list[int],
        cave_display: list[int],
        drawn: list[int],
        known: list[int],
        known_caves: list[int],
        guild: int,
        squares: list[int],
        markers: list[int],
        objectives: list[int],
        fresh: list[int],
        walked: list[int],
        opponents: list[Automa],
    ) -> None:
        super().__init__(seats, agenda, options, rng, revealed, journal)
        self.players = players
        self.round = round  # 1 to 4; 0 while the first hands are chosen
        self.first = first
        self.deck = deck  # dragons; which of the unseen ones they are is secret
        self.discard = discard
        self.display = display  # three places; 0 is empty
        self.cave_deck = cave_deck  # likewise
        self.cave_discard = cave_discard
        self.cave_display = cave_display
        self.drawn = drawn  # dragons drawn and not yet divided, the innermost draw last; secret as `known` says
        self.known = known  # by dragon: which seats know where it is, as a mask; open places need none
        self.known_caves = known_caves  # by cave, the same
        self.guild = guild
        self.squares = squares  # of cells 1-4: how many markers fit
        self.markers = markers  # in the order of placing, see `places.marker_on`
        self.objectives = objectives  # one side of a tile for each round
        self.fresh = fresh  # dragons that entered play this turn
        self.walked = walked  # dragons the adventurer has passed on this walk
        self.opponents = opponents  # the Automa, for who plays alone
        self.unsaid: Event | None = None  # told when the next event is; a part of the journal, so nothing to save

    def note(self, event: Event) -> None:
        """Write an event into the journal, if one is kept; before it what is told only if something comes of it."""
        if self.journal is not None:
            if self.unsaid is not None:
                self.journal.append(self.unsaid)
                self.unsaid = None
            self.journal.append(event)

    def clone(self) -> State:
        """A copy. Agenda, decks and what is known are its own; other lists are shared, for they never change."""
        return State(
            self.seats,
            self.agenda[:],
            self.options,
            self.rng.clone(),
            self.revealed,
            None,
            [player.clone() for player in self.players],
            self.round,
            self.first,
            self.deck[:],
            self.discard,
            self.display,
            self.cave_deck[:],
            self.cave_discard,
            self.cave_display,
            self.drawn,
            self.known[:],
            self.known_caves[:],
            self.guild,
            self.squares,
            self.markers,
            self.objectives,
            self.fresh,
            self.walked,
            [automa.clone() for automa in self.opponents],
        )

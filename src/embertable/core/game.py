"""What every game promises, and the small things all games speak in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

from embertable.core.errors import WrongSeats
from embertable.core.flow import Ask, State, Step, asked
from embertable.core.refusal import Refusal
from embertable.core.rng import Rng
from embertable.core.text.tongue import Tongue

if TYPE_CHECKING:
    from embertable.core.grounds import Grounds
    from embertable.core.numbering import Family, Shorter

View = Mapping[str, Any]
"""What one seat may see of any game: plain data, built by inclusion. Each game types its own."""

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

Face = dict[str, Any]
"""What is printed on a card, in one language; never changed after it is made."""


@dataclass(frozen=True)
class Part:
    """One line of a score: `name` is a word every tongue of the game knows."""

    name: str
    points: int


@dataclass(frozen=True)
class Score:
    """What a seat has, at any moment, and whether it stands first by the rules for ties.

    >>> Score(7, wins=True, parts=(Part("cards", 5), Part("coins", 2))).points
    7
    """

    points: int
    wins: bool
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True)
class Card:
    """A card, tile, figure or result as the card browser lists it.

    >>> Card("ash-wren", deck="dragons", copies=2).basis
    'rulebook'
    """

    id: str
    deck: str
    copies: int = 1
    basis: str = "rulebook"  # where its facts come from: rulebook, public, memory or reconstructed
    is_result: bool = False  # what a finished game is called: given for good play, not played


@dataclass(frozen=True)
class CardText:
    """A card put into words.

    >>> CardText("Ash Wren", ("Gain 1 gold.",)).lines
    ('Gain 1 gold.',)
    """

    name: str
    lines: tuple[str, ...] = field(default=())


class Game(Protocol[S, V]):
    """One game of the catalogue, over its own state and its own view."""

    id: str
    seats: range
    rules: int  # grows when old records would play out differently
    minutes: tuple[int, int]
    profile: str  # the variant that carries what a solo player earned into later games; often empty

    @property
    def package(self) -> str:
        """Where the game's rooms are."""

    @property
    def glaring(self) -> Mapping[int, float]:
        """By level of bots: what it never overlooks, of the chance to win, where other games have other numbers."""

    @property
    def variants(self) -> type:
        """The game's options as a frozen dataclass, see core.variants."""

    @property
    def deck_headings(self) -> Mapping[str, str]:
        """By deck of the card browser: the heading of the rules page that explains its cards."""

    def new(self, seats: int, variants: Any = None, seed: int = 0) -> S:
        """The first question of a new game, its opening told in the journal. Refuses what does not exist."""

    def modes(self, seats: int, /) -> Sequence[Any]:
        """The sets of variants worth playing at this number of seats, the usual game first."""

    def bound(self, seats: int, variants: Any, /) -> int:
        """More decisions than any game can take."""

    def next_variants(self, variants: Any, winners: Sequence[int], moved: Sequence[int], /) -> Any:
        """The variants of the next game of a series: by who won this one, and by seat where its player sits next."""

    def scores(self, s: S, /) -> list[Score]:
        """By seat, valid at any moment."""

    def view(self, s: S, seat: int | None, /) -> V:
        """What this seat may see; None is an onlooker."""

    def holdings(self, view: V, seat: int, /) -> Sequence[tuple[str, int]]:
        """What a seat holds that can be counted: a noun of the game and how many, in the order to be said."""

    def imagine(self, s: S, seat: int, rng: Rng, /) -> S:
        """A full state this seat could be in, at the same question, with a future of its own."""

    def refused(self, s: S, /) -> Sequence[tuple[Step, Refusal]]:
        """What could be thought of at the open question and is not offered, each with what stands against it."""

    def expectations(self, s: S, viewer: int = ..., /) -> list[float]:
        """A bot's opinion of every seat's prospects, from 0 to 1; by what a viewer can know, if one is given."""

    def evaluate(self, s: S, seat: int, /) -> float:
        """The same for one seat."""

    def growth(self, s: S, seat: int, /) -> int:
        """How much this seat has built for later, on a scale of the game's own: what builders like."""

    def is_senseless(self, s: S, seat: int, option: Step, /) -> bool:
        """Whether a choice hurts the own side alone although there is another: what even a beginner never does."""

    def mind_name(self, s: S, /) -> str:
        """Who says what seats can expect at this table: `hand` or the learned weights, told apart by their sum."""

    def observe(self, s: S, seat: int, /) -> Sequence[float]:
        """What the seat sees as numbers: always the same length."""

    def observed(self) -> Sequence[Family]:
        """What each number of `observe` means, in its order."""

    def actions(self) -> Sequence[Family]:
        """Every key an option can have, in the order of their numbers, for programs that learn."""

    def factored(self) -> Mapping[type[Ask], Shorter]:
        """By kind of question: the name its options are numbered by, where the keys would be too many."""

    def check(self, s: S, /) -> None:
        """Assert that nothing was created or lost."""

    def earned(self, s: S, /) -> Sequence[str]:
        """What a finished solo game adds to the player's profile."""

    def cards(self) -> Sequence[Card]:
        """Every card of the game."""

    def rulings(self) -> Sequence[Sequence[str]]:
        """By ruling of the rules page, in its order: the cards it concerns."""

    def rulings_of(self, card: str, code: str) -> Sequence[str]:
        """The rulings that concern a card, in Markdown."""

    def tongue(self, code: str) -> Tongue:
        """How this game speaks a language: uk, en or ru."""

    def say(self, thing: Any, tongue: Tongue) -> str:
        """A card, effect, question, option or event in words, with marks (see core.text.marks)."""

    def card_text(self, card: str, tongue: Tongue) -> CardText:
        """The name and the generated text of a card."""

    def trait_text(self, trait: int, tongue: Tongue) -> str:
        """A trait of a position in words."""

    def grounds(self) -> Grounds:
        """What speaks for a position, by topic; each topic is a word of `[words.topic]`."""

    def rulebook(self, code: str) -> str:
        """The rules as this package plays them: Markdown, with a heading for every `Ask.rule`."""

    def rekey(self, key: str) -> Sequence[str]:
        """The keys that one of a record of older rules may stand for."""

    def unasked(self, keys: Sequence[str]) -> str | None:
        """Of the options of a question that older rules did not ask, the one they took by themselves."""

    def terminal(self, view: V, tongue: Tongue, /) -> Any:
        """The table as a thing the terminal can print, from the view alone."""


AnyGame: TypeAlias = Game[Any, Any]
"""A game whose state and view are its own affair: what tables, bots and pages work with."""


def check_seats(game: AnyGame, seats: int) -> None:
    """Refuse a number of seats the game does not have."""
    if seats not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        name = "wrong seats" if low < high else "wrong seats fixed"
        raise WrongSeats(name, game=game.id, low=low, high=high, seats=seats)


def question_view(s: State, seat: int | None) -> View:
    """The open question as a seat sees it: everyone knows who is asked and what, only that seat its options.

    >>> from embertable import CATALOGUE, game
    >>> s = game(CATALOGUE[0]).new(2)
    >>> question_view(s, 1 - asked(s).seat)["options"]
    []
    """
    if not s.options:
        return {"seat": None, "ask": "", "options": []}
    ask = asked(s)
    keys = [option.key() for option in s.options] if ask.seat == seat else []
    return {"seat": ask.seat, "ask": type(ask).__name__, "options": keys}

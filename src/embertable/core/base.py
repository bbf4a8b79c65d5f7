"""What is the same in every game of the catalogue: it finds the rooms of its package by their names."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic

from embertable.core.flow import Ask, Step, asked
from embertable.core.game import Card, CardText, S, Score, V, check_seats
from embertable.core.grounds import Grounds
from embertable.core.mind import Mind, Reading, always_sensible, for_any_viewer, no_growth, no_rivals, own_side
from embertable.core.refusal import Refusal
from embertable.core.rng import Rng
from embertable.core.text.files import read_text
from embertable.core.text.numbers import numbered
from embertable.core.text.rulebook import rulings
from embertable.core.text.tongue import Tongue, tongue_of
from embertable.core.weights import BadWeights, Weights, parse_weights

if TYPE_CHECKING:
    from embertable.core.numbering import Family, Shorter

logger = logging.getLogger(__name__)

BY_HAND: Final = "hand"
"""The name of a mind that is the opinion written by hand."""

NextVariants = Callable[[Any, Sequence[int], Sequence[int]], Any]
"""From the variants of a game, its winners, and by seat where its player sits next, to those of the next game."""


def same_variants(variants: Any, winners: Sequence[int], moved: Sequence[int]) -> Any:
    """The next game of a series where nothing of the last one counts."""
    return variants


class GameBase(Generic[S, V]):
    """The base of every game. A subclass states facts; what it does stands in its rooms.

    The rooms of the rules are opened at once, so that a wrong name fails at import. What people read and see is loaded
    only when somebody looks.

    >>> from embertable import CATALOGUE, game
    >>> rules = game(CATALOGUE[0])
    >>> isinstance(rules, GameBase)
    True
    >>> rules.view is rules.room("knowledge.view").view
    True
    """

    id: str
    seats: range
    rules: int
    minutes: tuple[int, int]
    profile: str = ""
    deck_headings: ClassVar[Mapping[str, str]] = {}

    def __init__(self) -> None:
        # The cards first: importing the decks lays them on the tables that all other rooms read.
        self.cards: Callable[[], Sequence[Card]] = self.room("cards.index").all_cards
        variants = self.room("variants")
        self.variants: type = variants.Variants
        self.check_variants: Callable[[int, Any], None] = variants.check_variants
        self.modes: Callable[[int], Sequence[Any]] = variants.modes
        self.bound: Callable[[int, Any], int] = variants.bound
        self.next_variants: NextVariants = getattr(variants, "next_variants", same_variants)
        self.set_up: Callable[[int, Any, int], S] = self.room("setup").set_up
        self.scores: Callable[[S], list[Score]] = self.room("chapters.scoring").scores
        self.waiting: Callable[[S, int], Sequence[tuple[Step, Refusal]]] = self.room("chapters.waiting").waiting
        self.view: Callable[[S, int | None], V] = self.room("knowledge.view").view
        self.imagine: Callable[[S, int, Rng], S] = self.room("knowledge.imagine").imagine
        self.observe: Callable[[S, int], Sequence[float]] = self.room("knowledge.observe").observe
        self.check: Callable[[S], None] = self.room("knowledge.check").check
        opinion: Callable[[S], list[float]] = self.room("mind.opinions").expectations
        self.expectations: Callable[..., list[float]] = for_any_viewer(opinion)
        self.glaring: Mapping[int, float] = getattr(self.room("mind.opinions"), "GLARING", {})
        self.growth: Callable[[S, int], int] = no_growth
        self.is_senseless: Callable[[S, int, Step], bool] = always_sensible
        if find_spec(f"{self.package}.mind.senseless") is not None:
            self.is_senseless = self.room("mind.senseless").is_senseless
        self.tongues: dict[str, Tongue] = {}  # those somebody reads
        self.mind: Mind | None = None
        self.read: dict[str, Weights | None] = {}
        if find_spec(f"{self.package}.mind.traits") is not None:
            self.mind = Mind(self.reading(), self.scores, opinion, self.weights)
            self.expectations = self.mind.expectations
            self.growth = self.mind.growth

    def __deepcopy__(self, memory: dict[int, Any]) -> GameBase[S, V]:
        """A game is its rules: whatever is copied together with it is played by the same."""
        return self

    def __reduce__(self) -> tuple[type, tuple[()]]:
        """In another process its own rules play."""
        return type(self), ()

    @property
    def package(self) -> str:
        """Where the game's rooms are."""
        return type(self).__module__

    def room(self, name: str) -> Any:
        """A room of the game by its name: `chapters.scoring`."""
        return import_module(f"{self.package}.{name}")

    def evaluate(self, s: S, seat: int, /) -> float:
        """What one seat can expect, by what it can know."""
        return self.expectations(s, seat)[seat]

    def reading(self) -> Reading:
        """How the game reads a position in traits: `mind/traits.py`."""
        room = self.room("mind.traits")
        return Reading(
            room.TRAITS,
            room.UNIT,
            list(room.KINDS),
            room.mark,
            room.kind,
            room.stage,
            getattr(room, "side", own_side),
            getattr(room, "rivals", no_rivals),
            getattr(room, "finals", self.points),
            getattr(room, "DREAM", 0),
            list(room.GROWTH),
            getattr(room, "START", None),
            getattr(room, "APART", None),
        )

    def grounds(self) -> Grounds:
        """What speaks for a position, by topic: `mind/topics.py`."""
        assert self.mind is not None, f"{self.id} has no traits"
        room = self.room("mind.topics")
        return Grounds(self.mind, list(room.NAMES), room.TOPIC_OF, room.parts)

    def points(self, s: S) -> list[int]:
        """By seat."""
        return [score.points for score in self.scores(s)]

    def weights(self, kind: str) -> Weights | None:
        """What was learned for a kind of table: `mind/weights/2.json`. What does not fit is refused with a sentence."""
        if self.mind is not None and kind not in self.read:
            self.read[kind] = None
            text = read_text(self.package, f"mind/weights/{kind}.json")
            if text is not None:
                try:
                    self.read[kind] = parse_weights(text, self.mind.reading.traits, self.rules)
                except BadWeights as error:
                    logger.warning("%s: %s; the opinion written by hand is used", self.id, error)
        return self.read.get(kind)

    def mind_name(self, s: S, /) -> str:
        """Who judges at this table: the opinions written by hand, or weights, named by kind and checksum."""
        learned = None if self.mind is None else self.mind.weights_at(self.mind.reading.kind(s))
        if learned is None:
            return BY_HAND
        return f"{learned.kind} {learned.checksum()}"

    def new(self, seats: int, variants: Any = None, seed: int = 0) -> S:
        """The first question of a new game. Refuses what does not exist."""
        check_seats(self, seats)
        chosen = variants or self.variants()
        self.check_variants(seats, chosen)
        return self.set_up(seats, chosen, seed)

    def refused(self, s: S, /) -> list[tuple[Step, Refusal]]:
        """What could be thought of and is not offered: what the open question refuses, then whatever else lies on the
        table and waits, `chapters/waiting.py`, as far as the question says nothing of it.
        """
        ask = asked(s)
        found = list(ask.refused(s))
        told = [*s.options, *[step for step, _ in found]]
        keys = {step.key() for step in told}
        touched = {thing for step in told for thing in step.things()}
        for step, refusal in self.waiting(s, ask.seat):
            key = step.key()
            if key not in keys and not touched.issuperset(step.things()):
                keys.add(key)
                found.append((step, refusal))
        return found

    def earned(self, s: S, /) -> Sequence[str]:
        """What a finished solo game adds to the player's profile, where there is one."""
        found: Sequence[str] = self.room("chapters.solo").earned(s) if self.profile else ()
        return found

    def rulings(self) -> Sequence[Sequence[str]]:
        """By ruling of the rules page: the cards it concerns, `cards/rulings.py`."""
        found: Sequence[Sequence[str]] = self.room("cards.rulings").RULINGS
        return found

    def rulings_of(self, card: str, code: str) -> list[str]:
        """The rulings that concern a card, in Markdown."""
        said = rulings(self.rulebook(code))
        return [ruling for ruling, cards in zip(said, self.rulings(), strict=True) if card in cards]

    def tongue(self, code: str) -> Tongue:
        """How this game speaks a language: the words of `text/uk.toml`, filled as `text/slots.py` says."""
        found = self.tongues.get(code)
        if found is None:
            found = self.tongues[code] = tongue_of(self.package, code, self.room("text.slots").slots)
        return found

    def say(self, thing: Any, tongue: Tongue) -> str:
        """A thing of this game as a sentence, with marks."""
        return tongue.sentence(thing)

    def card_text(self, card: str, tongue: Tongue) -> CardText:
        """The name and the generated text of a card: `text/cards.py`."""
        found: CardText = self.room("text.cards").card_text(card, tongue)
        return found

    def trait_text(self, trait: int, tongue: Tongue) -> str:
        """A trait in words: one phrase a family, `trait hand = "in hand: {item}"`, filled with the name of the item."""
        assert self.mind is not None, f"{self.id} has no traits"
        family, item = self.mind.reading.traits.name(trait)
        return tongue.word(f"trait {family}", item=self.item_text(item, tongue))

    def item_text(self, item: str, tongue: Tongue) -> str | int:
        """The item of a trait: a number, a word of `[words.trait_item]`, a noun of the game or the name of a card."""
        if item.lstrip("-").isdecimal():
            return int(item)
        if not item or tongue.has_word(f"trait_item {item}"):
            return tongue.word(f"trait_item {item}") if item else item
        if item in tongue.nouns:
            return tongue.noun(item)
        return self.card_text(item, tongue).name

    def rulebook(self, code: str) -> str:
        """The rules as this package plays them, in Markdown: `text/uk.md`."""
        page = read_text(self.package, f"text/{code}.md") or ""
        return numbered(self.package, page)

    def rekey(self, key: str) -> Sequence[str]:
        """The keys that one of a record of older rules may stand for: `text/notation.py`, where keys have changed."""
        if find_spec(f"{self.package}.text.notation") is None:
            return (key,)
        found: Sequence[str] = self.room("text.notation").rekey(key)
        return found

    def unasked(self, keys: Sequence[str]) -> str | None:
        """What older rules chose by themselves among these: `text/notation.py`, where rules came to ask."""
        if find_spec(f"{self.package}.text.notation") is None:
            return None
        found: str | None = self.room("text.notation").unasked(keys)
        return found

    def actions(self) -> Sequence[Family]:
        """Every key an option can have, in the order of their numbers: `knowledge/actions.py`."""
        found: Sequence[Family] = self.room("knowledge.actions").actions()
        return found

    def factored(self) -> Mapping[type[Ask], Shorter]:
        """The questions whose options are numbered by a shorter name than their key; most games have none."""
        name = getattr(self.room("knowledge.actions"), "factored", None)
        found: Mapping[type[Ask], Shorter] = name() if name is not None else {}
        return found

    def observed(self) -> Sequence[Family]:
        """What each number of `observe` means: `knowledge/observe.py`."""
        found: Sequence[Family] = self.room("knowledge.observe").observed()
        return found

    def holdings(self, view: V, seat: int, /) -> Sequence[tuple[str, int]]:
        """What a seat holds that can be counted: `look/holdings.py`."""
        found: Sequence[tuple[str, int]] = self.room("look.holdings").holdings(view, seat)
        return found

    def terminal(self, view: V, tongue: Tongue, /) -> Any:
        """The table as a thing the terminal can print: `look/terminal.py`."""
        return self.room("look.terminal").terminal(view, tongue)

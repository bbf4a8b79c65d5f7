"""The flow of any game: an agenda of steps over a plain state.

A step either resolves itself, perhaps putting further steps on the agenda, or it is an ask: one seat chooses which of
its options, themselves steps, takes its place. The list of chosen keys is the saved game.

>>> from embertable.core.rng import seeded
>>> class Say(Step):
...     def __init__(self, word):
...         self.word = word
...     def resolve(self, s):
...         print(self.word)
...     def key(self):
...         return f"say {self.word}"
>>> class Greet(Ask):
...     def options(self, s):
...         return [Say("hello"), Say("good morning")]
>>> s = State(2, [], [], seeded(1), 0, [])
>>> s.then(Greet(0), Greet(1), Greet(0), Say("good night"))
>>> advance(s)
>>> asked(s).seat
0
>>> choose(s, 0, "say good morning")  # checked: for people, files and the wire
good morning
>>> apply(s, s.options[0])  # trusted: for search
hello
>>> put(s, fresh(s)[1])  # in the place of its question; nothing comes of it yet
>>> advance(s)
good morning
good night
>>> is_over(s)
True
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from embertable.core.errors import GameOver, IllegalChoice, NotYourTurn
from embertable.core.refusal import Refusal
from embertable.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One line of the rulebook. Immutable, without secrets. May put further steps on the agenda."""

    aside: ClassVar[bool] = False
    """Taken while another question stays open: "at any time in your turn"."""

    held: ClassVar[bool] = False
    """It clears away what everybody should have seen, a finished trick: a table shows what lies there first."""

    passing: ClassVar[bool] = False
    """A piece has come to a place on its way and is about to go on: a table shows it walking."""

    def resolve(self, s: Any) -> None:
        """Do what the line says."""
        raise AssertionError(f"{type(self).__name__} does not say how it resolves")

    def key(self) -> str:
        """Stable, readable and distinct among its siblings: `explore crimson`."""
        raise AssertionError(f"{type(self).__name__} is offered as an option and has no key")

    def things(self) -> Sequence[str]:
        """Names of the things on the board this option touches, the same names the board gives them."""
        return ()

    def is_echo(self) -> bool:
        """Whether it only repeats, in another order, what another pick leads to. People are offered it all the same."""
        return False


class Later(Step):
    """A thing of the table that has a moment of its own: thought of, never offered.

    >>> Later("pile red").things()
    ('pile red',)
    """

    def __init__(self, thing: str) -> None:
        self.thing = thing

    def key(self) -> str:
        return f"use {self.thing}"

    def things(self) -> Sequence[str]:
        return (self.thing,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step):
    """A step that needs a player: one of its options takes its place on the agenda."""

    sealed: ClassVar[bool] = False
    """Others learn that it was answered, not how."""

    main: ClassVar[bool] = False
    """The turn hangs on it: worth more thought than the details that follow."""

    any_order: ClassVar[bool] = False
    """One pick of several, which may be made in any order: some of its options may be echoes."""

    rule: ClassVar[str] = ""
    """The heading of the rules page that explains this question."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Any) -> list[Step]:
        """Everything the seat may choose, in an order that does not depend on hashing."""
        raise AssertionError(f"{type(self).__name__} does not say what can be chosen")

    def refused(self, s: Any) -> Sequence[tuple[Step, Refusal]]:
        """What could be thought of here and is not offered, each with what stands against it, decided where the options
        are decided.
        """
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened, for the log and for animation.

    >>> class Drew(Event):
    ...     def __init__(self, seat, card):
    ...         self.seat, self.card = seat, card
    ...     def seen_by(self, seat):
    ...         return self if seat == self.seat else Drew(self.seat, None)
    >>> Drew(0, "ash-wren").seen_by(1).card is None
    True
    """

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as this seat (None: an onlooker) may know it; None where nothing of it shows."""
        return self

    def cards(self) -> Sequence[str]:
        """The cards that were played or came to effect in it, and the result it gives."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game at one moment: plain data, cheap to copy. Games add their own fields."""

    def __init__(
        self,
        seats: int,
        agenda: list[Step],
        options: list[Step],
        rng: Rng,
        revealed: int,
        journal: list[Event] | None,
    ) -> None:
        self.seats = seats
        self.agenda = agenda  # last is next
        self.options = options  # of the open question; replaced, never changed in place
        self.rng = rng  # the only source of chance
        self.revealed = revealed  # grows whenever anyone learns something hidden
        self.journal = journal  # None in search

    def clone(self) -> State:
        """A copy that shares nothing that changes. It keeps no journal."""
        raise AssertionError(f"{type(self).__name__} does not say how it is copied")

    def round_from(self, seat: int) -> list[int]:
        """The seats still in play, from this one on and going round."""
        return [(seat + turn) % self.seats for turn in range(self.seats)]

    def then(self, *steps: Step) -> None:
        """Put steps on the agenda, in the order they will happen."""
        self.agenda.extend(steps[::-1])

    def note(self, event: Event) -> None:
        """Write an event into the journal, if one is kept."""
        if self.journal is not None:
            self.journal.append(event)

    def reveal(self) -> None:
        """Somebody learned something hidden: nobody may go back behind this moment."""
        self.revealed += 1


def is_over(s: State) -> bool:
    """Whether nothing is left to happen."""
    return not s.agenda


def asked(s: State) -> Ask:
    """The open question of a game that is not over."""
    ask = s.agenda[-1]
    assert isinstance(ask, Ask), "the state is not at rest: call advance first"
    return ask


def asked_of(s: State, seat: int) -> Ask | None:
    """The open question, if it is this seat's; also of a state that is not at rest.

    >>> asked_of(State(2, [Ask(1)], [], Rng(1, 2, 3, 4), 0, []), 0) is None
    True
    """
    ask = s.agenda[-1] if s.agenda else None
    return ask if isinstance(ask, Ask) and ask.seat == seat else None


def fresh(s: State) -> list[Step]:
    """The options of the open question that are no echoes: all that a bot needs to look at."""
    options = s.options
    if not asked(s).any_order:
        return options
    # Somebody may have begun in an order that leaves only echoes.
    return [option for option in options if not option.is_echo()] or options


def advance(s: State) -> None:
    """Resolve steps until a seat has a real choice, two options or more, or nothing is left."""
    agenda = s.agenda
    while agenda:
        step = agenda[-1]
        if isinstance(step, Ask):
            options = step.options(s)
            if is_choice(options):
                s.options = options
                return
            settle(s, options)
        else:
            agenda.pop()
            step.resolve(s)
    s.options = []


def is_choice(options: list[Step]) -> bool:
    """Whether somebody has to choose: there are two options or more, and asides alone are no answer."""
    # Asides are rare and come last: the first option nearly always settles it, without the cost of a generator.
    return len(options) > 1 and (not options[0].aside or has_answer(options))


def has_answer(options: list[Step]) -> bool:
    """Whether some option closes the question."""
    return any(not option.aside for option in options)


def settle(s: State, options: list[Step]) -> None:
    """Answer the open question where nobody has to: a choice of one is made by itself, one of none is passed over."""
    if len(options) == 1 and not options[0].aside:
        s.agenda[-1] = options[0]
    else:
        s.agenda.pop()


def put(s: State, option: Step) -> None:
    """Put an option on the agenda: in the place of its question, or aside while the question stays open."""
    if option.aside:
        s.agenda.append(option)
    else:
        s.agenda[-1] = option


def apply(s: State, option: Step) -> None:
    """Choose an option of the open question, trusting the caller that it is one. For search."""
    put(s, option)
    advance(s)


def find_option(s: State, seat: int, key: str) -> Step:
    """The option of this key, or the error that says why this seat cannot choose it."""
    if not s.options:
        raise GameOver("game over")
    ask = asked(s)
    if ask.seat != seat:
        raise NotYourTurn("other seat", asked=ask.seat, seat=seat)
    for option in s.options:
        if option.key() == key:
            return option
    raise IllegalChoice("no option", key=key, options=[option.key() for option in s.options])


def choose(s: State, seat: int, key: str) -> None:
    """Choose by key, checked: for people, files and the wire. An error leaves the state as it was.

    >>> choose(State(2, [], [], Rng(1, 2, 3, 4), 0, []), 0, "pass")
    Traceback (most recent call last):
    embertable.core.errors.GameOver: the game is over: nothing is left to choose
    """
    apply(s, find_option(s, seat, key))


def reopen(s: State) -> bool:
    """Work out the options of the open question anew after hidden things changed; whether it still is a question.

    >>> from embertable import CATALOGUE, game
    >>> reopen(game(CATALOGUE[0]).new(2))
    True
    """
    if not s.agenda:
        s.options = []
        return True
    s.options = asked(s).options(s)
    return is_choice(s.options)

"""The eighteen laws every game keeps, as checks on a game in play. Each failure names the law it breaks."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, Final

from embertable.bots import Bot, GreedyBot, SearchBot
from embertable.core.codec import decode, digest, encode
from embertable.core.flow import Ask, State, Step, apply, asked, choose
from embertable.core.game import AnyGame
from embertable.core.numbering import Family, Numbering
from embertable.core.rng import Rng, seeded
from embertable.core.text.languages import languages
from embertable.core.text.marks import plain
from embertable.core.text.tongue import ONLOOKER, Tongue
from embertable.table.undo import ASKED, Choice, is_barrier
from tests.laws.frozen import CAN_FREEZE, Changed, frozen, guard
from tests.laws.orders import Chain, TooWide, begins_chain
from tests.laws.refusals import faults
from tests.laws.worth import Weighing

LANGUAGES = languages()

MOST_PICKS: Final = 300
"""A chain of picks that leads to more moments than these is not followed to all its ends."""

MOST_SEQUELS: Final = 40
"""An option with more moments behind it than these is believed to be good for something."""

OTHER_DEALS: Final = 12
"""At so many tables the chooser could be sitting at, an option must be a waste to be called one."""

MORE: Final = 4
"""So many times the tables at which the table judges whether a choice taught something, a law judges it again."""

MOMENTS: Final = 4
"""At one of so many moments that are looked at bots have to choose: twice each, which costs more than all the rest."""

THOUGHT: Final = 12
"""Iterations of the search that must choose the same whatever it cannot know."""

RARE: Final = 20
"""What would be otherwise at fewer than one table in so many came as everybody expected: it taught next to nothing."""


def law(number: int, holds: bool, sentence: str) -> None:
    """Fail with the number of the law."""
    assert holds, f"law {number}: {sentence}"


def rest(s: State) -> None:
    """1. At rest the agenda is empty, or an ask with at least two options is on top."""
    if not s.agenda:
        law(1, not s.options, "the game is over, yet something can be chosen")
        return
    law(1, isinstance(s.agenda[-1], Ask), f"{type(s.agenda[-1]).__name__} is on top and is no question")
    law(1, len(s.options) > 1, f"{type(s.agenda[-1]).__name__} leaves {len(s.options)} options")
    law(1, not all(option.aside for option in s.options), "every option is an aside: the question cannot be closed")


def keys(s: State) -> None:
    """2. Keys of siblings are distinct, and the same when asked for again."""
    found = [option.key() for option in s.options]
    law(2, len(set(found)) == len(found), f"two options have one key: {found}")
    law(
        2, all(key and key == key.strip() and "\n" not in key for key in found), f"a key is not one clean line: {found}"
    )
    if s.agenda:
        again = [option.key() for option in asked(s).options(s)]
        law(2, again == found, f"asking again gives other options: {found}, then {again}")


@cache
def numbered(families: Callable[[], Sequence[Family]]) -> Numbering:
    """The actions of a game, or what it observes, by number."""
    return Numbering(families())


def numbers(game: AnyGame, s: State) -> str:
    """What is wrong with the numbers of the options, if anything."""
    known = numbered(game.actions).numbers
    name = game.factored().get(type(asked(s))) if s.options else None
    names = [option.key() if name is None else name(s, option) for option in s.options]
    missing = [each for each in names if each not in known]
    if missing:
        return f"no number is declared for {missing}"
    return "" if len(set(names)) == len(names) else f"two options of one question have one number: {names}"


def meanings(game: AnyGame, s: State) -> None:
    """16. Every number of an observation has a meaning of its own, and is not below 0."""
    known = numbered(game.observed)
    declared = sum(len(family.names()) for family in known.families)
    law(16, len(known.names) == declared, "two numbers of an observation have one meaning")
    for seat in range(s.seats):
        seen = game.observe(s, seat)
        law(
            16, len(seen) == declared, f"{declared} numbers of an observation have a meaning, and there are {len(seen)}"
        )
        law(16, min(seen) >= 0, "a number of an observation is below 0")


def independence(s: State, rng: Rng) -> None:
    """3. Applying anything to a clone leaves the original unchanged."""
    before = digest(s)
    copy = s.clone()
    law(3, digest(copy) == before, "a clone differs from its original")
    for _ in range(3):
        if copy.options:
            apply(copy, copy.options[rng.below(len(copy.options))])
    law(3, digest(s) == before, "playing on with a clone changed the original")


def apply_apart(s: State, copy: State, option: Step) -> None:
    """3. Choose an option; nothing that is shared with a copy made before is changed, whatever is read of it later."""
    if CAN_FREEZE:
        guard(s, copy)
    try:
        apply(s, option)
    except Changed as error:
        raise AssertionError(f"law 3: {error} that a clone shares") from error


def immutability(remembered: list[tuple[Any, str]]) -> None:
    """5. Steps are never changed after they are made."""
    for step, text in remembered:
        law(5, json.dumps(encode(step)) == text, f"{type(step).__name__} was changed after it was made")


def knowledge(game: AnyGame, s: State, seat: int, rng: Rng) -> State:
    """6. What a seat imagines looks to it exactly like what it sees; and no step holds a secret."""
    imagined: State = game.imagine(s, seat, rng)
    seen = game.view(s, seat)
    law(6, game.view(imagined, seat) == seen, f"seat {seat} sees another table when it imagines this one")
    law(6, game.view(imagined, None) == game.view(s, None), "an onlooker sees more than a seat")
    law(6, json.loads(json.dumps(seen)) == seen, "a view is not plain data")
    law(5, encode(imagined.agenda) == encode(s.agenda), "imagining changed the steps: one of them holds a secret")
    if s.options and asked(s).seat == seat:
        mine = [option.key() for option in s.options]
        law(6, [option.key() for option in imagined.options] == mine, "imagining changed the seat's own options")
    rest(imagined)
    conservation(game, imagined)
    return imagined


def saving(s: State) -> None:
    """7. A saved state is the same state, also in the middle of an effect."""
    saved = json.dumps(encode(s))
    again = decode(json.loads(saved))
    law(7, digest(again) == digest(s), "a saved state comes back different")
    law(7, [each.key() for each in again.options] == [each.key() for each in s.options], "it offers other options")


def conservation(game: AnyGame, s: State) -> None:
    """9. Nothing is created or lost."""
    try:
        game.check(s)
    except AssertionError as error:
        raise AssertionError(f"law 9: {error}") from error


def speech(game: AnyGame, s: State, events: list[Any]) -> None:
    """11. Everything says itself to every reader in three languages; no two options of one question read the same."""
    for code in LANGUAGES:
        for reader in [*range(s.seats), ONLOOKER]:
            tongue = game.tongue(code).at(reader=reader, view=game.view(s, None if reader == ONLOOKER else reader))
            tongue.fallback = None  # another language is no answer
            try:
                speech_to(game, s, events, reader, tongue)
            except KeyError as error:
                raise AssertionError(f"law 11: {error.args[0]}") from error


def speech_to(game: AnyGame, s: State, events: list[Any], reader: int, tongue: Tongue) -> None:
    """What one reader is told in one language."""
    if s.options:
        law(11, bool(plain(game.say(asked(s), tongue)).strip()), f"{type(asked(s)).__name__} asks nothing")
    for event in events:
        seen = event.seen_by(None if reader == ONLOOKER else reader)
        if seen is not None:
            law(11, bool(plain(game.say(seen, tongue)).strip()), f"{type(seen).__name__} is not told")
    for score in game.scores(s):
        law(11, score.points == sum(part.points for part in score.parts), "the parts of a score do not add up")
        for part in score.parts:
            tongue.word(f"score {part.name}")
    if s.options and asked(s).seat == reader:
        said = [plain(game.say(option, tongue)) for option in s.options]
        law(11, len(set(said)) == len(said), f"two options read the same in {tongue.code}: {sorted(said)}")
        law(11, all(text.strip() for text in said), f"an option says nothing in {tongue.code}")


def asking(game: AnyGame, s: State) -> None:
    """12. Asking changes nothing, not even for a moment: options, views, scores, opinions, imagined tables."""
    if not CAN_FREEZE:
        return
    still = frozen(s.clone())
    try:
        if s.agenda:
            asked(still).options(still)
            asked(still).refused(still)
        game.scores(still)
        game.check(still)
        game.view(still, None)
        for seat in range(s.seats):
            game.view(still, seat)
            game.observe(still, seat)
            game.evaluate(still, seat)
            game.expectations(still)
            game.imagine(still, seat, seeded(1))
    except Changed as error:
        raise AssertionError(f"law 12: {error} by a question") from error


def any_order(s: State, previous: Ask | None) -> bool:
    """13. Picks that may be made in any order may be: no order is a trap, and echoes lead nowhere new.

    Whether a chain of picks began here that could be followed to all its ends.
    """
    if not begins_chain(previous, s):
        return False
    try:
        faults = Chain(s, MOST_PICKS).faults()
    except TooWide:
        return False
    law(13, not faults, f"{type(asked(s)).__name__}: {'; '.join(faults[:3])}")
    return True


def nothing_for_nothing(game: AnyGame, s: State) -> None:
    """14. An option that pays, discards or uses up is offered only if it can then change something."""
    if s.options:
        wasted = Weighing(game, s, MOST_SEQUELS).for_nothing()
        rng = seeded(len(wasted))
        for _ in range(OTHER_DEALS):
            if wasted:  # at this table perhaps only because the same card came again: not so at others
                elsewhere = Weighing(game, game.imagine(s, asked(s).seat, rng), MOST_SEQUELS).for_nothing()
                wasted = [key for key in wasted if key in elsewhere]
        law(14, not wasted, f"{type(asked(s)).__name__} offers {wasted}, which can only lose something")


def undo_never_peeks(game: AnyGame, before: State, option: Step, after: State, events: list[Any], rng: Rng) -> bool:
    """15. A choice that can be taken back taught the one who made it nothing; whether it was such a choice."""
    seat = asked(before).seat
    if is_barrier(before, after):
        return False
    choice = Choice(game, before, seat, option.key(), after, events, rng)
    if choice.taught(ASKED):
        return False
    tables = MORE * ASKED
    others = sum(choice.perceives() != choice.seen for _ in range(tables))
    law(15, others * RARE < tables, f"{option.key()!r} can be taken back, and taught something at {others} of {tables}")
    return True


def no_cheating(game: AnyGame, s: State, rng: Rng) -> None:
    """17. A bot's choice does not change when only what its seat cannot know changes."""
    if not s.options:
        return
    seat = asked(s).seat
    other = game.imagine(s, seat, rng)
    thoughts = [digest(game.imagine(each, seat, seeded(1))) for each in (s, other)]
    law(17, thoughts[0] == thoughts[1], f"what seat {seat} imagines hangs on what it cannot know")
    for bot in (GreedyBot, SearchBot):
        chosen = [thinker(bot).choose(game, each, seat).key() for each in (s, other)]
        law(
            17, chosen[0] == chosen[1], f"{bot.__name__} takes {chosen[0]!r}, and {chosen[1]!r} with other hidden cards"
        )


def reasons(game: AnyGame, s: State, rng: Rng) -> None:
    """18. What is refused is not offered; its reason is told in every language and hangs on nothing hidden."""
    if s.options:
        found = list(faults(game, s, rng))
        law(18, not found, f"{type(asked(s)).__name__}: {'; '.join(found[:3])}")


def reasons_in_play(game: AnyGame, seats: int, variants: Any, seed: int, decisions: int) -> set[str]:
    """18, asked wherever random play meets a reason for a kind of step that it had not met before. All names met."""
    rng = seeded(seed)
    met: set[tuple[type, str]] = set()
    s: State = game.new(seats, variants, seed)
    for _ in range(decisions):
        if not s.options:
            break
        told = {(type(step), refusal.name) for step, refusal in game.refused(s)}
        if told - met:
            reasons(game, s, rng.split())
        met |= told
        apply(s, s.options[rng.below(len(s.options))])
    return {name for _, name in met}


def thinker(bot: type[Bot]) -> Bot:
    """A bot that thinks little."""
    return SearchBot(seed=2, iterations=THOUGHT) if bot is SearchBot else bot(2)


def every_card(game: AnyGame, tables: Sequence[tuple[int, Any]], games: int) -> None:
    """10. Over many random games each card of each deck has been played or resolved at least once.

    A declared result is given for good play, which chance may never show: of each deck of results one is enough.
    """
    missing = {card.id for card in game.cards() if not card.is_result}
    results = results_by_deck(game)
    for seed in range(games):
        seats, variants = tables[seed % len(tables)]
        s = game.new(seats, variants, seed)
        play_out(s, seeded(seed), game.bound(seats, variants))
        reached = set(cards_named(s.journal))
        missing -= reached
        results = {deck: names for deck, names in results.items() if not names & reached}
        if not missing and not results:
            return
    law(10, not missing, f"{len(missing)} cards were never reached in {games} games: {sorted(missing)}")
    law(10, not results, f"no game of {games} was given a result of {sorted(results)}")


def results_by_deck(game: AnyGame) -> dict[str, set[str]]:
    """What finished games can be called, deck by deck."""
    found: dict[str, set[str]] = {}
    for card in game.cards():
        if card.is_result:
            found.setdefault(card.deck, set()).add(card.id)
    return found


def cards_named(events: list[Any]) -> Iterator[str]:
    """The cards that came to effect in some events, and the results they gave."""
    for event in events:
        yield from event.cards()


def play_out(s: State, rng: Rng, bound: int) -> int:
    """Play at random to the end; how many decisions it took."""
    decisions = 0
    while s.options:
        law(8, decisions <= bound, f"a game takes more than its bound of {bound} decisions")
        apply(s, s.options[rng.below(len(s.options))])
        decisions += 1
    rest(s)
    return decisions


def play_lawfully(game: AnyGame, seats: int, variants: Any, seed: int, thorough: int, undone: int = 0) -> set[str]:
    """Play one game at random under all the laws, `thorough` moments of it looked at from every side, and about
    `undone` choices that could be taken back.

    Returns the cards that came to effect, for the tenth law.
    """
    bound = game.bound(seats, variants)
    rng = seeded(seed ^ 0x5EED)
    s: State = game.new(seats, variants, seed)
    twin: State = game.new(seats, variants, seed)
    reached: set[str] = set()
    earlier: list[tuple[State, str]] = []
    length = play_out(game.new(seats, variants, seed), seeded(seed ^ 0x5EED), bound)
    stride = max(1, length // max(1, thorough))
    width = len(game.observe(s, 0))
    unnumbered = ""
    undo_stride = max(1, length // undone) if undone else bound
    previous: Ask | None = None
    chains = 0
    looks = 0
    decisions = 0
    while True:
        events = list(s.journal or [])
        reached.update(cards_named(events))
        if s.journal is not None:
            s.journal.clear()
        rest(s)
        unnumbered = unnumbered or numbers(game, s)
        conservation(game, s)
        if decisions % stride == 0 or not s.options:
            look_closely(game, s, events, rng.split(), bound, width)
            law(4, digest(twin) == digest(s), f"the same record gives another state after decision {decisions}")
            earlier.append((s.clone(), digest(s)))
            nothing_for_nothing(game, s)
            if looks % MOMENTS == 0:
                no_cheating(game, s, rng.split())
            looks += 1
        if not s.options:
            break
        if chains < thorough:
            chains += any_order(s, previous)
        law(8, decisions <= bound, f"a game takes more than its bound of {bound} decisions")
        option = s.options[rng.below(len(s.options))]
        remembered = [(step, json.dumps(encode(step))) for step in [*s.agenda, option]]
        choose(twin, asked(s).seat, option.key())
        moment, previous = s.clone(), asked(s)
        apply_apart(s, moment, option)
        immutability(remembered)
        if decisions % undo_stride == undo_stride - 1:
            undo_never_peeks(game, moment, option, s, list(s.journal or []), rng.split())
        decisions += 1
    for state, before in earlier:
        law(3, digest(state) == before, "an earlier state was changed by what came after it")
        meanings(game, state)
    law(16, not unnumbered, unnumbered)  # last: a planted fault may well have a key nobody declared
    return reached


def look_closely(game: AnyGame, s: State, events: list[Any], rng: Rng, bound: int, width: int) -> None:
    """Every law that looks at one moment."""
    keys(s)
    independence(s, rng)
    saving(s)
    asking(game, s)
    speech(game, s, events)
    reasons(game, s, rng.split())
    for seat in range(s.seats):
        length = len(game.observe(s, seat))
        law(6, length == width, f"an observation has always the same length: {width}, and now {length}")
        value = game.evaluate(s, seat)
        law(6, 0.0 <= value <= 1.0, f"an opinion lies between 0 and 1, not at {value}")
        law(6, game.expectations(s, seat)[seat] == value, "the opinion of one seat is another than that of all at once")
        imagined = knowledge(game, s, seat, rng)
        play_out(imagined, rng, bound)
        conservation(game, imagined)

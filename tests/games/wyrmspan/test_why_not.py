"""Why not? The reasons are true: take the reason away and the option appears."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from embertable.core.flow import apply, asked
from embertable.core.lists import with_one, with_value, without
from embertable.core.refusal import Refusal
from embertable.core.rng import seeded
from embertable.games import game
from embertable.games.wyrmspan.cards.tables import (
    AT_ACTIVATION,
    AT_GAME_END,
    AT_ROUND_END,
    CAVE_KIND,
    COSTS,
    DRAGON_IDS,
    HOMES,
    NESTS,
    TRAITS,
)
from embertable.games.wyrmspan.chapters.abilities import Resolved
from embertable.games.wyrmspan.chapters.end import SellLeftovers
from embertable.games.wyrmspan.chapters.exchange import PayResources
from embertable.games.wyrmspan.chapters.guild import ChooseCell, TakeStep
from embertable.games.wyrmspan.chapters.rounds import UseOnce
from embertable.games.wyrmspan.chapters.turn import TakeTurn
from embertable.games.wyrmspan.effects.activating import Activate, ChooseAbility
from embertable.games.wyrmspan.effects.caching import Cache, ChooseToken
from embertable.games.wyrmspan.effects.drawing import DiscardDrawn
from embertable.games.wyrmspan.effects.gaining import ChooseTuckedCost, Gain, GainAndCache, StashToken
from embertable.games.wyrmspan.effects.grammar import ChooseParts
from embertable.games.wyrmspan.effects.laying import ChooseNest, Lay
from embertable.games.wyrmspan.effects.moving import ChooseSwapped, ChooseSwappedWith, Swap
from embertable.games.wyrmspan.effects.paying import FROM_THE_FIRST, ChoosePayment, Price
from embertable.games.wyrmspan.effects.playing import ChooseCovered, ChooseDig, ChooseDragon, PlayCave, PlayDragon
from embertable.games.wyrmspan.effects.points import Sell
from embertable.games.wyrmspan.effects.taking import ChooseCard
from embertable.games.wyrmspan.effects.trading import StrikeDeal, Trade
from embertable.games.wyrmspan.effects.tucking import ChooseEachPlace, ChooseTuckPlace, Tuck, TuckEach
from embertable.games.wyrmspan.effects.verb import Verb
from embertable.games.wyrmspan.places import marker_on, tucked_at
from embertable.games.wyrmspan.terms import (
    ANY,
    ANYWHERE,
    CAVE,
    CAVE_NAMES,
    CAVES,
    COIN,
    COLUMNS,
    DISPLAY,
    DRAGON,
    EGG,
    FREE,
    GOLD,
    HAND,
    HATCHLING,
    HERE,
    IF_ACTIVATED,
    IN_CRIMSON,
    MAT,
    MAT_NESTS,
    MEAT,
    ONCE_PER_ROUND,
    PLACES,
    RESOURCE_NAMES,
    RESOURCES,
    WHEN_PLAYED,
)
from embertable.table.why import why_not, why_not_do
from tests.games.refusals import prove
from tests.games.truth import Cure, ask_instead, me_of, registry, untrue, with_field
from tests.games.wyrmspan.given import given

WYRMSPAN: Any = game("wyrmspan")
GAMES = 6
LIVING = [[card for card in range(1, 184) if cave in HOMES[card]] for cave in CAVES]
SELLERS = [card for card in range(1, 184) if isinstance(AT_GAME_END[card], Sell)]
ONCE = [card for card in range(1, 184) if isinstance(AT_ROUND_END[card], GainAndCache | Lay)]
CURES: dict[str, Cure] = {}


cures = registry(CURES)


def supply(s: Any, noun: str, count: int) -> None:
    """So many more of something."""
    me = me_of(s)
    if noun == "coin":
        me.coins += count
    elif noun == "egg":
        me.mat_eggs += count
    elif noun in RESOURCE_NAMES or noun in ("any", "item"):
        kind = RESOURCE_NAMES.index(noun) if noun in RESOURCE_NAMES else MEAT
        me.stock = with_value(me.stock, kind, me.stock[kind] + count)
    else:
        for _ in range(count):
            if noun == "cave":
                me.hand_caves = with_one(me.hand_caves, s.cave_deck.pop())
            else:
                me.hand = with_one(me.hand, s.deck.pop())


@cures("too dear", "short of resources")
def give_what_is_missing(s: Any, step: Any, refusal: Refusal) -> None:
    for count, noun in refusal.missing:
        supply(s, noun, count)


@cures("too few there")
def lay_eggs_everywhere(s: Any, step: Any, refusal: Refusal) -> None:
    me = me_of(s)
    me.eggs = [eggs + refusal.missing[0][0] if card else 0 for eggs, card in zip(me.eggs, me.dragons, strict=True)]


@cures("none owned")
def give_some(s: Any, step: Any, refusal: Refusal) -> None:
    supply(s, refusal.what, 3)


@cures("wanted itself")
def want_another(s: Any, step: Any, refusal: Refusal) -> str:
    me = me_of(s)
    other = (step.first + 1) % 4
    needs = [0, 0, 0, 0]
    needs[other] = 1
    me.stock = [0, 0, 0, 0]
    me.stock[step.first] = 2
    ask_instead(s, PayResources(step.seat, tuple(needs)))
    return f"token {RESOURCE_NAMES[step.first]}"


@cures("part of the cost")
def give_two_to_spare(s: Any, step: Any, refusal: Refusal) -> None:
    supply(s, RESOURCE_NAMES[step.first], 2)


@cures("no need to exchange")
def need_an_exchange(s: Any, step: Any, refusal: Refusal) -> None:
    me = me_of(s)
    card = next(card for card in range(1, 184) if COSTS[card][step.gained] and not COSTS[card][COIN])
    cost = COSTS[card]
    me.coins, me.mat_eggs, me.hand, me.excavated, me.standing = 9, 9, [card], [4, 4, 4], [0, 0, 0]
    me.stock = [cost[kind] - (kind == step.gained) + 2 * (kind == step.first) for kind in RESOURCES]


@cures("other price")
def ask_for_this(s: Any, step: Any, refusal: Refusal) -> None:
    ask = asked(s)
    if isinstance(ask, ChooseToken):
        ask_instead(s, with_field(ask, verb=Cache(step.kind, ask.verb.where)))
        return
    what = step.payment.what
    price = Price(ANY if what < COIN else what)
    if isinstance(ask, StrikeDeal):
        ask_instead(s, with_field(ask, trade=Trade(price, Gain(MEAT))))
    else:
        ask_instead(s, ChoosePayment(ask.seat, price, 0, 1, FROM_THE_FIRST))


@cures("no egg here")
def lay_an_egg(s: Any, step: Any, refusal: Refusal) -> None:
    me = me_of(s)
    if step.payment.which == MAT:
        me.mat_eggs += 1
    else:
        me.eggs = with_value(me.eggs, step.payment.which, 1)


@cures("twin")
def send_the_twin_away(s: Any, step: Any, refusal: Refusal) -> None:
    me = me_of(s)
    card = step.card if hasattr(step, "card") else step.payment.which
    me.hand_caves = [each for each in me.hand_caves if each == card or CAVE_KIND[each] != CAVE_KIND[card]]
    if step.__class__.__name__ in ("PayWith", "Strike"):
        me.hand_caves = [card, *s.cave_deck[:1]]


@cures("all goes")
def have_more(s: Any, step: Any, refusal: Refusal) -> None:
    what = step.payment.what
    supply(s, {DRAGON: "dragon", CAVE: "cave", EGG: "egg", COIN: "coin"}.get(what, "any"), 1)


@cures("needed after")
def hold_another(s: Any, step: Any, refusal: Refusal) -> None:
    me = me_of(s)
    other = next(card for card in LIVING[0] if card != step.payment.which)
    me.hand, me.excavated, me.standing = [*me.hand, other], [4, 4, 4], [0, 0, 0]


@cures("other cave", "no dragon card")
def hold_one_that_lives_there(s: Any, step: Any, refusal: Refusal) -> str | None:
    me = me_of(s)
    cave = step.place // COLUMNS if hasattr(step, "place") else step.cave
    card = min(LIVING[cave], key=lambda each: sum(COSTS[each]))
    me.hand, me.coins, me.mat_eggs, me.stock = [card], 9, 9, [9, 9, 9, 9]
    if hasattr(step, "place"):
        me.hand = [card, *LIVING[cave][:2]]
        return f"place {CAVE_NAMES[cave]} {step.place % COLUMNS + 1}"
    if isinstance(asked(s), ChooseDragon):
        ask_instead(s, ChooseDragon(asked(s).seat, PlayDragon(HAND, FREE)))
    me.excavated = with_value(me.excavated, cave, min(COLUMNS, me.standing[cave] + 1))
    me.standing = with_value(me.standing, cave, me.excavated[cave] - 1)
    return f"lair {CAVE_NAMES[cave]}"


@cures("no space")
def make_room(s: Any, step: Any, refusal: Refusal) -> None:
    me = me_of(s)
    me.excavated, me.standing = [4, 4, 4], [0, 0, 0]


@cures("not leftmost")
def fill_what_is_before(s: Any, step: Any, refusal: Refusal) -> str:
    """Then it is the leftmost one, and the lair of the cave."""
    me = me_of(s)
    me.standing = with_value(me.standing, step.cave, step.column)
    me.hand, me.coins, me.mat_eggs, me.stock = LIVING[step.cave][:3], 9, 9, [9, 9, 9, 9]
    return f"lair {CAVE_NAMES[step.cave]}"


@cures("no cave card")
def hold_a_cave_card(s: Any, step: Any, refusal: Refusal) -> str:
    supply(s, "cave", 1)
    return f"rock {CAVE_NAMES[step.cave]}"


@cures("all excavated")
def have_rock_left(s: Any, step: Any, refusal: Refusal) -> None:
    me = me_of(s)
    me.excavated = with_value(me.excavated, step.cave, 3)


@cures("not next")
def excavate_up_to_it(s: Any, step: Any, refusal: Refusal) -> str:
    me = me_of(s)
    me.excavated = with_value(me.excavated, step.cave, step.column)
    me.coins, me.mat_eggs, me.hand_caves = 9, 9, me.hand_caves or s.cave_deck[:1]
    return f"rock {CAVE_NAMES[step.cave]}"


@cures("explored enough")
def a_new_round(s: Any, step: Any, refusal: Refusal) -> None:
    me_of(s).explored = [0, 0, 0]


@cures("out of reach")
def reach_everywhere(s: Any, step: Any, refusal: Refusal) -> None:
    ask = asked(s)
    if hasattr(ask, "trade"):
        price = with_field(ask.trade.price, where=ANYWHERE)
        ask_instead(s, with_field(ask, trade=with_field(ask.trade, price=price)))
    elif hasattr(ask, "price"):
        ask_instead(s, with_field(ask, price=with_field(ask.price, where=ANYWHERE)))
    elif hasattr(ask, "verb"):
        ask_instead(s, with_field(ask, verb=with_field(ask.verb, where=ANYWHERE)))
    else:
        ask_instead(s, with_field(ask, where=ANYWHERE))


@cures("no dragon here")
def let_one_stand_there(s: Any, step: Any, refusal: Refusal) -> None:
    me = me_of(s)
    place = step.second if hasattr(step, "second") else step.place
    cards = [card for card in LIVING[place // COLUMNS] if NESTS[card] and card not in me.dragons]
    me.dragons = with_value(me.dragons, place, cards[0])
    me.hand = with_one(me.hand, cards[1])


@cures("asks itself")
def let_another_ask(s: Any, step: Any, refusal: Refusal) -> None:
    ask_instead(s, with_field(asked(s), source=0))


@cures("came this turn")
def a_turn_later(s: Any, step: Any, refusal: Refusal) -> None:
    s.fresh = []


@cures("still going on")
def finish_it(s: Any, step: Any, refusal: Refusal) -> None:
    s.agenda = [each for each in s.agenda if not isinstance(each, Resolved)]


@cures("when explored", "when played")
def activate_it(s: Any, step: Any, refusal: Refusal) -> None:
    ask_instead(s, ChooseAbility(asked(s).seat, step.kind, 0))


@cures("at the end of the round")
def end_the_round(s: Any, step: Any, refusal: Refusal) -> None:
    me_of(s).used = []
    ask_instead(s, UseOnce(asked(s).seat))


@cures("at the end of the game")
def end_the_game(s: Any, step: Any, refusal: Refusal) -> str | None:
    me = me_of(s)
    me.used, me.coins, me.stock, me.mat_eggs = [], 9, [9, 9, 9, 9], 9
    me.hand, me.hand_caves = s.deck[:9], s.cave_deck[:9]
    ask_instead(s, SellLeftovers(asked(s).seat))
    return f"card {DRAGON_IDS[step.dragon]}"


@cures("used already", "sold already")
def not_used_yet(s: Any, step: Any, refusal: Refusal) -> None:
    me_of(s).used = []


@cures("cell full")
def clear_the_tile(s: Any, step: Any, refusal: Refusal) -> None:
    s.markers = []


@cures("enter brown first")
def enter_brown(s: Any, step: Any, refusal: Refusal) -> None:
    ask_instead(s, ChooseCell(asked(s).seat))


@cures("no action steps")
def step_by_a_bonus(s: Any, step: Any, refusal: Refusal) -> None:
    ask_instead(s, TakeStep(asked(s).seat, 1))


@cures("no action takes a card", "other deck")
def take_by_a_bonus(s: Any, step: Any, refusal: Refusal) -> str:
    ask_instead(s, ChooseCard(asked(s).seat, step.kind, 1))
    return str(step.things()[0])


@cures("no action lays an egg", "nests full", "no nests")
def lay_by_a_bonus(s: Any, step: Any, refusal: Refusal) -> None:
    me = me_of(s)
    if step.place == MAT:
        me.mat_eggs = 0
    else:
        nesting = [card for card in range(1, 184) if NESTS[card] and card not in me.dragons]
        me.dragons = with_value(me.dragons, step.place, nesting[0])
        me.eggs = with_value(me.eggs, step.place, 0)
    if isinstance(asked(s), TakeTurn):
        ask_instead(s, ChooseNest(asked(s).seat, 0, ANYWHERE, 1, 0))


@cures("pays itself")
def pay_for_a_trade(s: Any, step: Any, refusal: Refusal) -> None:
    me_of(s).coins += 2
    ask_instead(s, StrikeDeal(asked(s).seat, Trade(Price(COIN), Gain(MEAT)), 0, 1))


@cures("not drawn")
def draw_it(s: Any, step: Any, refusal: Refusal) -> None:
    me = me_of(s)
    me.hand = without(me.hand, step.card)
    s.drawn = with_one(s.drawn, step.card)


@cures("not in the cost")
def tuck_one_that_costs_it(s: Any, step: Any, refusal: Refusal) -> None:
    me, ask = me_of(s), asked(s)
    place = me.dragons.index(ask.source)  # type: ignore[attr-defined]  # the question that was refused at
    card = next(card for card in range(1, 184) if COSTS[card][step.kind])
    me.tucked = with_one(me.tucked, tucked_at(place, card))


@cures("not just taken")
def take_it_just_now(s: Any, step: Any, refusal: Refusal) -> None:
    me_of(s).stock = [1, 1, 1, 1]
    ask_instead(s, with_field(asked(s), got=(1, 1, 1, 1)))


@cures("with itself")
def swap_another(s: Any, step: Any, refusal: Refusal) -> str:
    other = next(place for place, card in enumerate(me_of(s).dragons) if card and place != step.second)
    ask_instead(s, ChooseSwappedWith(asked(s).seat, other))
    return str(step.things()[1])


@cures("deck empty")
def fill_the_decks(s: Any, step: Any, refusal: Refusal) -> None:
    s.discard, s.cave_discard = [1], [1]


@cures("not one of these")
def be_one_of_these(s: Any, step: Any, refusal: Refusal) -> None:
    ask_instead(s, ChooseEachPlace(asked(s).seat, (me_of(s).dragons[step.place],)))


@cures("other origin", "other cave card")
def play_from_anywhere(s: Any, step: Any, refusal: Refusal) -> None:
    ask = asked(s)
    if isinstance(ask, ChooseDragon):
        ask_instead(s, with_field(ask, verb=with_field(ask.verb, origins=HAND | DISPLAY)))
    else:
        ask_instead(s, with_field(ask, origins=HAND | DISPLAY))


@cures("none lives here")
def hold_one_that_lives_here(s: Any, step: Any, refusal: Refusal) -> None:
    me_of(s).hand = LIVING[step.place // COLUMNS][:1]


@cures("finish first", "passed already", "not begun")
def have_a_turn(s: Any, step: Any, refusal: Refusal) -> None:
    s.round = s.round or 1
    me_of(s).passed = False
    ask_instead(s, TakeTurn(asked(s).seat))


def tables() -> Iterator[Any]:
    """Every moment of some random games; and at some turns questions that chance asks too rarely."""
    for seed in range(GAMES):
        chance = random.Random(seed)
        s: Any = WYRMSPAN.new(1 + seed % 3, None, seed)
        while s.options:
            yield s
            if isinstance(asked(s), TakeTurn) and chance.random() < 0.4:
                yield from staged(s, asked(s).seat, chance)
            apply(s, chance.choice(s.options))


def staged(s: Any, seat: int, chance: random.Random) -> Iterator[Any]:
    """Questions of abilities at this table."""
    dragons = [card for card in s.players[seat].dragons if card]
    asks: list[Any] = [
        ChooseCell(seat),
        ChooseCovered(seat),
        ChooseDragon(seat, PlayDragon(HAND, FREE)),
        ChooseDig(seat, HAND, 1),
        ChooseDig(seat, DISPLAY, 1),
        ChooseSwapped(seat),
        SellLeftovers(seat),
        UseOnce(seat),
        TakeTurn(seat),
        DiscardDrawn(seat, 0),
        ChooseCard(seat, DRAGON, 1),
        StrikeDeal(seat, Trade(Price(DRAGON), PlayDragon(HAND, FREE)), 0, 1),
        StrikeDeal(seat, Trade(Price(CAVE), Gain(MEAT)), 0, 1),
        PayResources(seat, (2, 1, 0, 0)),
        StrikeDeal(seat, Trade(Price(ANY, 2), Gain(MEAT)), 0, 1),
    ]
    for dragon in dragons[:1] if len(dragons) > 1 else []:
        asks += [
            ChooseAbility(seat, WHEN_PLAYED | IF_ACTIVATED | ONCE_PER_ROUND, dragon),
            ChooseSwappedWith(seat, s.players[seat].dragons.index(dragon)),
            ChooseTuckPlace(seat, Tuck(HERE), dragon, 1),
            StashToken(seat, GainAndCache(MEAT, 1, ANYWHERE), dragon, (1, 0, 0, 0), 0, 1),
            ChooseEachPlace(seat, (dragon,)),
            ChooseTuckedCost(seat, dragon),
            ChooseParts(seat, (Trade(Price(EGG, 1, HERE), Gain(MEAT)), Gain(MEAT)), dragon, 1),
        ]
    for ask in asks:
        other = s.clone()
        me = other.players[seat]
        if isinstance(ask, ChooseCell):
            other.markers = [marker_on(0, seat)] * 9
        elif isinstance(ask, ChooseCard):
            other.deck, other.discard = [], []
        elif isinstance(ask, ChooseAbility):
            other.fresh = dragons[1:2]
            other.agenda += [Resolved(each, kind) for each in dragons[2:3] for kind in (WHEN_PLAYED, IF_ACTIVATED)]
        elif isinstance(ask, SellLeftovers | TakeTurn):
            me.dragons = [*SELLERS[:2], *me.dragons[2:]]
            me.used, me.stock, me.coins = SELLERS[:1], [0, 0, 0, 0], 0
        elif isinstance(ask, UseOnce):
            me.dragons = [*ONCE[:2], *me.dragons[2:]]
            me.used = ONCE[:1]
        elif isinstance(ask, StrikeDeal) and ask.trade.price.what == DRAGON:
            me.excavated, me.standing = [1, 1, 1], [0, 1, 1]
            me.hand = [LIVING[0][0], next(card for card in LIVING[1] if 0 not in HOMES[card])]
        elif isinstance(ask, StrikeDeal) and ask.trade.price.what == ANY:
            me.stock = [1, 1, 0, 0]
        elif isinstance(ask, StrikeDeal | ChooseDig):
            kind = next(kind for kind in CAVE_KIND[1:] if sum(CAVE_KIND[card] == kind for card in s.cave_deck) > 1)
            me.hand_caves = [card for card in s.cave_deck if CAVE_KIND[card] == kind][:2]
            other.cave_deck = [card for card in s.cave_deck if CAVE_KIND[card] != kind]
        elif isinstance(ask, PayResources):
            me.stock = [0, 1, 2, 0]
        elif isinstance(ask, ChooseParts):
            me.eggs = [0] * len(me.eggs)
        elif isinstance(ask, ChooseTuckedCost):
            me.tucked = with_one(me.tucked, tucked_at(me.dragons.index(dragons[0]), LIVING[0][0]))
        elif isinstance(ask, StashToken):
            me.stock = [1, 0, 1, 0]
        ask_instead(other, ask)
        yield other


def test_taking_the_reason_away_makes_the_option_appear() -> None:
    """For every reason there is, over random games: none but a true one, and each at least once."""
    assert untrue(WYRMSPAN, tables(), CURES, have_a_turn) == set()


def test_every_reason_is_known_here() -> None:
    """A new reason wants a proof."""
    words = WYRMSPAN.tongue("en").section("refusal")
    assert set(words) - set(CURES) - set(EFFECTS) == {"nothing to do", "not so", "counted by itself", "walks by itself"}


@pytest.mark.parametrize("seed", range(3))
def test_what_is_missing_is_missing_exactly(seed: int) -> None:
    """With one less of it the reason stands; with all of it, it is gone."""
    chance, met = random.Random(seed), 0
    s: Any = WYRMSPAN.new(2, None, seed)
    while s.options:
        for step, refusal in asked(s).refused(s):
            for number, (count, noun) in enumerate(refusal.missing):
                other = s.clone()
                for each, (more, what) in enumerate(refusal.missing):
                    supply(other, what, more - (each == number))
                left = [each for again, each in asked(other).refused(other) if again.key() == step.key()]
                assert left, f"{step.key()} needs fewer than {count} {noun}"
                assert sum(missing for missing, _ in left[0].missing) == 1
                met += 1
        apply(s, chance.choice(s.options))
    assert met


def test_an_end_game_ability_counts_by_itself() -> None:
    """Nothing is asked about it: its points are there when the game ends."""
    tallying = next(card for card in range(1, 184) if AT_GAME_END[card] and counts(card))
    table = given(me={"crimson": [DRAGON_IDS[tallying]]})
    ask_instead(table.s, SellLeftovers(0))
    refused = {step.things(): refusal.name for step, refusal in asked(table.s).refused(table.s)}
    assert refused[(f"card {DRAGON_IDS[tallying]}",)] == "counted by itself"
    parts = {part.name: part.points for part in WYRMSPAN.scores(table.s)[0].parts}
    assert parts["abilities"] == table.points(DRAGON_IDS[tallying]) > 0


def counts(card: int) -> bool:
    """Whether the End game ability of a dragon brings something on a mat where it stands alone."""
    return given(me={"crimson": [DRAGON_IDS[card]]}).points(DRAGON_IDS[card]) > 0


def test_the_reason_of_a_thing_is_the_nearest_one() -> None:
    """A dragon that could come for one more meat says so, whatever stands against it elsewhere."""
    card = next(each for each in LIVING[0] if COSTS[each] == [2, 0, 0, 0, 0, 0] and 1 not in HOMES[each])
    table = given(me={"hand": [DRAGON_IDS[card]], "meat": 1})
    step, refusal = why_not_do(WYRMSPAN, table.s, 0, [f"card {DRAGON_IDS[card]}"], seeded(1))
    assert refusal is not None
    assert refusal.missing == ((1, "meat"),)
    assert step is not None
    assert step.key() == f"entice {DRAGON_IDS[card]} crimson"
    said = WYRMSPAN.tongue("uk").refusal(refusal).replace("\u00a0", " ")
    assert said == "Навіть з обміном двох ресурсів на один бракує 1 м’яса."


def test_a_thing_goes_by_all_its_names() -> None:
    """A dragon on the mat is a card and a place: whichever has a reason tells it."""
    table = given(me={"crimson": [DRAGON_IDS[1]]})
    dragon = table.at("crimson 1")
    ask_instead(table.s, ChooseNest(0, 0, ANYWHERE, 1, 0))
    me_of(table.s).eggs = with_value(me_of(table.s).eggs, 0, 9)
    assert why_not(WYRMSPAN, table.s, 0, f"card {dragon}", seeded(1)) is not None
    _, refusal = why_not_do(WYRMSPAN, table.s, 0, [f"card {dragon}", "place crimson 1"], seeded(1))
    assert refusal is not None
    assert refusal.name in ("nests full", "no nests")


def doing(verb: Verb, **fields: Any) -> Any:
    """Somebody may do this or something else; the mat is empty but for these fields, and the hand too."""
    s: Any = WYRMSPAN.new(2, None, 1)
    while not isinstance(asked(s), TakeTurn):
        apply(s, s.options[0])
    me = me_of(s)
    me.hand, me.hand_caves = [], []
    for name, value in fields.items():
        setattr(me, name, value)
    ask_instead(s, ChooseParts(asked(s).seat, (verb, Gain(MEAT), Gain(GOLD)), 0, 1))
    return s


NESTING = next(card for card in LIVING[0] if NESTS[card])
HATCHED = next(card for card in LIVING[0] if TRAITS[card] & HATCHLING)
GIVING = next(card for card in LIVING[0] if isinstance(AT_ACTIVATION[card], Gain))
CARD = LIVING[0][0]
ROW: list[int] = [0] * (PLACES - 1)
EFFECTS: dict[str, tuple[Verb, Callable[[Verb], Any], Callable[[Verb], Any]]] = {
    "counts nothing": (GainAndCache(MEAT, 1, ANYWHERE), lambda _: doing(GainAndCache(MEAT, 0, ANYWHERE)), doing),
    "no dragons": (
        Tuck(ANYWHERE),
        lambda verb: doing(verb, hand=[CARD]),
        lambda verb: doing(verb, hand=[CARD], dragons=[NESTING, *ROW]),
    ),
    "no dragon there": (
        Tuck(IN_CRIMSON),
        lambda verb: doing(verb, hand=[CARD]),
        lambda verb: doing(verb, hand=[CARD], dragons=[NESTING, *ROW]),
    ),
    "no free nest": (Lay(), lambda verb: doing(verb, mat_eggs=MAT_NESTS), lambda verb: doing(verb, mat_eggs=0)),
    "no nest there": (Lay(1, IN_CRIMSON), doing, lambda verb: doing(verb, dragons=[NESTING, *ROW])),
    "no such dragon": (TuckEach(ANYWHERE, HATCHLING), doing, lambda verb: doing(verb, dragons=[HATCHED, *ROW])),
    "two needed": (Swap(), lambda verb: doing(verb, standing=[1, 0, 0]), lambda verb: doing(verb, standing=[1, 1, 0])),
    "none playable": (
        PlayDragon(HAND, FREE),
        lambda verb: doing(verb, excavated=[1, 1, 1]),
        lambda verb: doing(verb, excavated=[1, 1, 1], hand=[CARD]),
    ),
    "none covers": (
        PlayDragon(onto_dragon=True),
        lambda verb: doing(verb, dragons=[NESTING, *ROW]),
        lambda verb: doing(verb, dragons=[NESTING, *ROW], hand=[CARD]),
    ),
    "nothing left to dig": (
        PlayCave(),
        lambda verb: doing(verb, hand_caves=[1], excavated=[4, 4, 4]),
        lambda verb: doing(verb, hand_caves=[1], excavated=[4, 3, 4]),
    ),
    "none to activate": (Activate(IF_ACTIVATED), doing, lambda verb: doing(verb, dragons=[GIVING, *ROW])),
}
"""By reason: an effect, a table where the reason stands against it, and the same without the reason."""


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_can_be_done_once_its_reason_is_gone(name: str) -> None:
    verb, refuses, offers = EFFECTS[name]
    prove(WYRMSPAN, name, verb.key(), refuses(verb), offers(verb), verb.key())


def test_the_adventurer_is_moved_by_nobody() -> None:
    """No option of any turn touches it: it walks where a cave is explored."""
    table = given(me={"hand": []})
    refusal = why_not(WYRMSPAN, table.s, 0, "adventurer 0", seeded(1))
    assert refusal is not None
    assert refusal.name == "walks by itself"

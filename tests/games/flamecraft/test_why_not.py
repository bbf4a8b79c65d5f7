"""Why not? The reasons are true: take the reason away and the option appears."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from embertable.core.effects import ChooseEffect, Effect
from embertable.core.flow import apply, asked
from embertable.core.refusal import Refusal
from embertable.core.rng import seeded
from embertable.games import game
from embertable.games.flamecraft.cards.tables import (
    COMPANIONS,
    FANCY,
    FIRE_UP,
    FITS,
    SHOPS,
    SLEEPING,
    SPELL_KIND,
    SPELLS,
    SYMBOL,
)
from embertable.games.flamecraft.chapters.action import ChooseAction
from embertable.games.flamecraft.chapters.enchant import ChooseWaived
from embertable.games.flamecraft.chapters.fire import ChooseFire
from embertable.games.flamecraft.chapters.free import why_not_reveal
from embertable.games.flamecraft.chapters.place import ChoosePlacing, ChoosePlot
from embertable.games.flamecraft.chapters.solo import ChooseUnlock
from embertable.games.flamecraft.chapters.turn import LastMoment
from embertable.games.flamecraft.chapters.visit import ChooseToll, ChooseVisit
from embertable.games.flamecraft.effects.activating import ChooseShop, ExtraTurn, UseAnyShop
from embertable.games.flamecraft.effects.drawing import ChooseFancyReceiver, ChooseKept, FancyDragon
from embertable.games.flamecraft.effects.enchanting import ReserveSpell
from embertable.games.flamecraft.effects.firing import FireAgain, FireHere, FireInPark, HeartsForFire
from embertable.games.flamecraft.effects.gaining import (
    ChooseSpace,
    Coins,
    ExchangeGoods,
    GoodsOfArtisansHere,
    TakeCoins,
)
from embertable.games.flamecraft.effects.giving import ChooseGift, Give
from embertable.games.flamecraft.effects.laying import ChooseLaid, LayOnPark
from embertable.games.flamecraft.effects.moving import ChooseGuest, ChooseReplacement, InvitePieces, ReplaceAndFire
from embertable.games.flamecraft.effects.paying import ChooseDifferent, SpendGoods, one_kind
from embertable.games.flamecraft.effects.placing import PlaceInAnySlot
from embertable.games.flamecraft.effects.points import HeartsForPlaced
from embertable.games.flamecraft.effects.revealing import ChooseFancy, ReturnOthers, RevealFancy
from embertable.games.flamecraft.effects.taking import PARK_ONLY, PARK_OR_DECK, Artisans, ChooseArtisan
from embertable.games.flamecraft.places import plot_of
from embertable.games.flamecraft.terms import (
    BREAD,
    EMPTY,
    FACE_DOWN,
    FREE,
    HAND,
    KIND_OF,
    KINDS,
    NONE,
    PARK,
    SLOTS,
    TOKEN_NAMES,
    TOKENS,
    artisan_card,
    artisan_key,
)
from embertable.games.flamecraft.variants import Variants
from embertable.table.why import why_not
from tests.games.refusals import prove
from tests.games.truth import Cure, Uncured, ask_instead, me_of, refused, registry, untrue, with_field

FLAMECRAFT: Any = game("flamecraft")
GAMES = 6
ANYWHERE = PlaceInAnySlot(Coins(1))
CARDS = {artisan_key(card): card for card in range(7 * KINDS)}
GIVER = next(kind for kind in range(KINDS) if isinstance(FIRE_UP[kind], Give))
CURES: dict[str, Cure] = {}
cures = registry(CURES)


def supply(s: Any, noun: str, count: int) -> None:
    """So many more of something."""
    me = me_of(s)
    if noun == "heart":
        me.hearts += count
    else:
        me.stock[TOKEN_NAMES.index("bread" if noun == "good" else noun)] += count


def named(step: Any) -> list[int]:
    """The artisans a step speaks of."""
    words = [thing.split()[-1] for thing in step.things()]
    return [CARDS[word] for word in words if word in CARDS]


def to_the_front(s: Any, cards: list[int]) -> None:
    """Of two that are alike the first stands for both: let these be the first where they lie."""
    me = me_of(s)
    for card in cards:
        for zone in (me.hand, s.park):
            zone.sort(key=lambda each: each != card)
        if card in s.slots:
            first = plot_of(s, card) * SLOTS
            place = s.slots.index(card)
            s.slots[first], s.slots[place] = s.slots[place], s.slots[first]


@cures("too dear", "toll", "nothing to give")
def give_what_is_missing(s: Any, step: Any, refusal: Refusal) -> None:
    for count, noun in refusal.missing:
        supply(s, noun, count)


@cures("none owned")
def give_one(s: Any, step: Any, refusal: Refusal) -> None:
    supply(s, refusal.what, 1)


@cures("kind paid")
def pay_it_first(s: Any, step: Any, refusal: Refusal) -> None:
    supply(s, refusal.what, 1)
    ask_instead(s, with_field(asked(s), kinds=0, spent=0))


@cures("not in the cost", "needed elsewhere")
def a_cost_with_it(s: Any, step: Any, refusal: Refusal) -> None:
    me_of(s).stock = [3] * TOKENS
    cost = [1] * KINDS
    ask_instead(s, with_field(asked(s), cost=tuple(cost), left=1, least=0))


@cures("other symbol", "visit first", "gathered instead", "enchanted already")
def stand_before_its_shop(s: Any, step: Any, refusal: Refusal) -> str:
    seat = asked(s).seat
    thing: str = next(each for each in step.things() if each.startswith("spell "))
    spell = next(number for number, each in enumerate(SPELLS) if f"spell {each.id}" == thing)
    plot = next(plot for plot, shop in enumerate(s.shops) if shop >= 0)
    s.shops[plot] = next(number for number, symbol in enumerate(SYMBOL) if symbol == SPELL_KIND[spell])
    s.spells[plot * SLOTS : plot * SLOTS + SLOTS] = [NONE] * SLOTS
    s.pieces[seat] = plot
    me_of(s).stock = [9] * TOKENS
    if type(asked(s)).__name__ != "ChooseStrangersSpell":
        ask_instead(s, ChooseAction(seat))
    return thing


@cures("shop enchanted")
def take_the_enchantments_away(s: Any, step: Any, refusal: Refusal) -> None:
    s.spells = [NONE] * len(s.spells)


@cures("twin")
def be_the_first(s: Any, step: Any, refusal: Refusal) -> str | None:
    to_the_front(s, named(step))
    return str(step.things()[0]) if type(step).__name__ == "Later" else None


def everything_happened(s: Any) -> None:
    """A turn in which everything was done that a card can ask for, by somebody who has everything."""
    me, turn = me_of(s), s.turn
    plot = next(plot for plot, shop in enumerate(s.shops) if shop >= 0 and not SLEEPING[shop])
    turn.visited = s.pieces[asked(s).seat] = plot
    turn.gathering, turn.filled, turn.gathered, turn.opened = True, 1, 9, [plot]
    lying = [card for card in s.slots if card >= 0]
    turn.placed, turn.fired, turn.drawn = lying[:1], lying[:1], lying[0]
    turn.cast = s.row[0] if s.row else NONE
    turn.fire_step, turn.volley = True, [NONE]
    me.stock = [9] * TOKENS
    me.hand = [artisan_card(kind, number) for kind in range(KINDS) for number in (5, 6)]
    me.reserved = NONE


@cures("wish unfulfilled", "not its moment")
def fulfil_it(s: Any, step: Any, refusal: Refusal) -> None:
    everything_happened(s)
    seat = asked(s).seat
    wish = FANCY[step.card].wish if hasattr(step, "card") else COMPANIONS[step.companion].when
    if not wish.holds(s, seat, s.turn.visited):
        raise Uncured


@cures("moon at the end", "played already")
def reveal_any(s: Any, step: Any, refusal: Refusal) -> str:
    everything_happened(s)
    ask_instead(s, ChooseFancy(asked(s).seat, True))
    thing = str(step.things()[0])
    if not any(thing in option.things() for option in s.options):
        raise Uncured
    return thing


@cures("helped already")
def not_helped_yet(s: Any, step: Any, refusal: Refusal) -> None:
    me_of(s).companion_used = False


@cures("visit made", "standing here")
def begin_the_turn(s: Any, step: Any, refusal: Refusal) -> str:
    seat = asked(s).seat
    s.pieces[seat], s.turn.visited = NONE, NONE
    me_of(s).stock = [9] * TOKENS
    ask_instead(s, ChooseVisit(seat))
    return str(step.things()[0])


@cures("no artisans")
def hold_one(s: Any, step: Any, refusal: Refusal) -> str | None:
    me_of(s).hand = [artisan_card(BREAD, 6)]
    return place_anywhere(s, step, refusal) if step.things()[-1].startswith("slot") else None


@cures("when placing", "other kind", "other shop")
def place_anywhere(s: Any, step: Any, refusal: Refusal) -> str:
    me = me_of(s)
    me.hand = me.hand or [artisan_card(BREAD, 6)]
    to_the_front(s, named(step))
    plot = next(plot for plot, shop in enumerate(s.shops) if shop >= 0 and FITS[shop][0])
    if FREE not in s.slots:
        s.slots[plot * SLOTS] = FREE
    ask_instead(s, ChoosePlacing(asked(s).seat, ANYWHERE, plot, False))
    return str(step.things()[-1])


@cures("when firing", "lies elsewhere", "fired already", "asleep")
def fire_it_there(s: Any, step: Any, refusal: Refusal) -> str:
    seat, card = asked(s).seat, named(step)[0]
    plot = plot_of(s, card)
    if plot != NONE and SLEEPING[s.shops[plot]]:
        s.shops[plot] = next(number for number, shop in enumerate(SHOPS) if not SLEEPING[number] and shop.is_starter)
    s.turn.fired, s.turn.volley = [], [NONE]
    to_the_front(s, [card])
    ask_instead(s, ChooseFire(seat, plot if plot != NONE else PARK if card in s.park else HAND, True))
    return str(step.things()[0])


@cures("when paying")
def pay_it(s: Any, step: Any, refusal: Refusal) -> str:
    seat, thing = asked(s).seat, str(step.things()[0])
    me_of(s).stock = [1] * TOKENS
    if thing.startswith("space"):
        plot = next(plot for plot, shop in enumerate(s.shops) if shop >= 0 and SHOPS[shop].coin_spaces)
        s.coin_spaces = [0] * SLOTS
        ask_instead(s, ChooseSpace(seat, plot))
    else:
        ask_instead(s, ChooseToll(seat, NONE))
    return thing


@cures("when giving")
def give_a_dragon(s: Any, step: Any, refusal: Refusal) -> str:
    ask_instead(s, ChooseFancyReceiver(asked(s).seat))
    return str(step.things()[0])


@cures("when inviting", "here already")
def invite_from_elsewhere(s: Any, step: Any, refusal: Refusal) -> str:
    thing = str(step.things()[0])
    piece = int(thing.split()[1])
    plot = next(plot for plot, shop in enumerate(s.shops) if shop >= 0 and plot != s.pieces[piece])
    ask_instead(s, ChooseGuest(asked(s).seat, InvitePieces(1, Coins(1), Coins(1)), plot, 1, 0))
    return thing


@cures("when filled", "plot taken")
def lay_a_shop(s: Any, step: Any, refusal: Refusal) -> str:
    thing = str(step.things()[0])
    plot = int(thing.split()[1]) - 1
    s.shops = [FACE_DOWN if shop == EMPTY else shop for shop in s.shops]
    s.shops[plot] = EMPTY
    s.shop_deck, s.laid = [0], []
    ask_instead(s, ChoosePlot(asked(s).seat))
    return thing


@cures("face down yet")
def turn_it_up(s: Any, step: Any, refusal: Refusal) -> str:
    plot = int(step.things()[0].split()[1]) - 1
    s.shops[plot] = shop = next(number for number in range(len(SHOPS)) if number not in s.shops)
    me_of(s).stock = [9] * TOKENS
    ask_instead(s, ChooseVisit(asked(s).seat))
    return f"shop {SHOPS[shop].id}"


@cures("as a reward", "from the park", "deck empty", "takes itself")
def take_one(s: Any, step: Any, refusal: Refusal) -> str:
    s.artisan_deck = s.artisan_deck or [artisan_card(BREAD, 6)]
    to_the_front(s, named(step))
    ask_instead(s, ChooseArtisan(asked(s).seat, 1, PARK_OR_DECK, NONE, False))
    return str(step.things()[0])


@cures("no ability")
def a_shop_with_one(s: Any, step: Any, refusal: Refusal) -> str:
    plot = next(plot for plot, shop in enumerate(s.shops) if shop >= 0 and f"shop {SHOPS[shop].id}" in step.things())
    everything_happened(s)
    for number, shop in enumerate(SHOPS):
        if shop.ability is not None and number not in s.shops and shop.ability.why_not(s, asked(s).seat, plot) is None:
            s.shops[plot] = number
            return f"shop {shop.id}"
    raise Uncured


@cures("other than drawn")
def draw_its_kind(s: Any, step: Any, refusal: Refusal) -> None:
    s.turn.drawn = artisan_card(SPELL_KIND[step.spell], 1)


@cures("unlocked already")
def locked_yet(s: Any, step: Any, refusal: Refusal) -> None:
    s.unlocked, s.earned = [], []


@cures("not reached")
def reach_it(s: Any, step: Any, refusal: Refusal) -> None:
    me = me_of(s)
    me.coin_hearts, me.satisfied = 99, 99
    s.slots = [artisan_card(place % KINDS, 1) for place, _ in enumerate(s.slots)]
    s.spells = [place % len(SPELLS) for place, _ in enumerate(s.spells)]
    s.shops = [max(0, shop) for shop in s.shops]


@cures("no more of this kind")
def no_limit(s: Any, step: Any, refusal: Refusal) -> None:
    ask_instead(s, with_field(asked(s), limits=(9,) * KINDS))


@cures("kind not here")
def any_kind(s: Any, step: Any, refusal: Refusal) -> None:
    ask_instead(s, with_field(asked(s), kinds=(1 << KINDS) - 1))


@cures("space taken")
def clear_the_space(s: Any, step: Any, refusal: Refusal) -> None:
    s.coin_spaces[step.space] = 0


@cures("with itself")
def swap_another(s: Any, step: Any, refusal: Refusal) -> str:
    other = next(card for card in [*s.slots, *s.park] if card >= 0 and card != step.partner)
    to_the_front(s, [step.partner])
    ask_instead(s, with_field(asked(s), card=other))
    return str(step.things()[0])


@cures("coins only")
def goods_too(s: Any, step: Any, refusal: Refusal) -> None:
    supply(s, TOKEN_NAMES[step.token], 1)
    ask_instead(s, with_field(asked(s), gift=Give(1, 3, Coins(1))))


@cures("same kind")
def another_kind(s: Any, step: Any, refusal: Refusal) -> None:
    supply(s, TOKEN_NAMES[step.token], 1)
    ask_instead(s, with_field(asked(s), kind=NONE))


@cures("all given")
def have_more(s: Any, step: Any, refusal: Refusal) -> None:
    supply(s, TOKEN_NAMES[step.token], 1)


@cures("has a token")
def take_the_token_off(s: Any, step: Any, refusal: Refusal) -> None:
    supply(s, "bread", 1)
    ask_instead(s, with_field(asked(s), laid=()))


@cures("prepared already")
def have_none_prepared(s: Any, step: Any, refusal: Refusal) -> None:
    me_of(s).reserved = NONE


def begin(s: Any, step: Any, refusal: Refusal) -> str | None:
    """Whatever is touched in a turn can be, at its moment."""
    cure = {
        "shop": begin_the_turn,
        "spell": stand_before_its_shop,
        "hand": place_anywhere,
        "slot": place_anywhere,
        "artisan": fire_it_there,
        "park": take_one,
        "deck": take_one,
        "stock": pay_it,
        "space": pay_it,
        "plot": lay_a_shop,
    }.get(str(step.things()[0]).split()[0])
    if cure is None:
        raise Uncured
    return cure(s, step, refusal)


@cures("finish first", "not begun")
def finish_it(s: Any, step: Any, refusal: Refusal) -> str | None:
    if step.things()[0].startswith(("fancy", "companion")):
        ask_instead(s, LastMoment(asked(s).seat))
        return None
    return begin(s, step, refusal)


@cures("own seat", "own piece")
def let_another_ask(s: Any, step: Any, refusal: Refusal) -> str:
    seat = asked(s).seat
    if s.seats == 1:
        raise Uncured
    other = (seat + 1) % s.seats
    plot = next(plot for plot, shop in enumerate(s.shops) if shop >= 0 and plot != s.pieces[seat])
    guests = ChooseGuest(other, InvitePieces(1, Coins(1), Coins(1)), plot, 1, 0)
    ask_instead(s, ChooseFancyReceiver(other) if refusal.name == "own seat" else guests)
    return str(step.things()[0])


@cures("same again")
def offer_hearts(s: Any, step: Any, refusal: Refusal) -> None:
    s.turn.hearts_for_fire = 1
    s.pieces[asked(s).seat] = plot_of(s, step.old)


@cures("given away")
def keep_it(s: Any, step: Any, refusal: Refusal) -> str:
    ask_instead(s, ChooseKept(asked(s).seat))
    return str(step.things()[0])


def tables() -> Iterator[Any]:
    """Every moment of some random games; and at some turns questions that chance asks too rarely."""
    for seed in range(GAMES):
        chance = random.Random(seed)
        seats = 1 + seed % 4
        s: Any = FLAMECRAFT.new(seats, Variants(companions=seats > 1 and seed % 2 == 1), seed)
        while s.options:
            yield s
            if isinstance(asked(s), ChooseVisit) and chance.random() < 0.2:
                yield from staged(s, asked(s).seat)
            apply(s, chance.choice(s.options))


def staged(s: Any, seat: int) -> Iterator[Any]:
    """Questions of shops and fancy dragons at this table."""
    give = Give(2, 3, Coins(1))
    plot = next(plot for plot, shop in enumerate(s.shops) if shop >= 0 and not SLEEPING[shop])
    asks: list[Any] = [
        ChooseGift(seat, Give(1, 3, Coins(1), coins_only=True), plot, 0, NONE, 0),
        ChooseGift(seat, Give(1, 3, Coins(1), alike=True), plot, 1, BREAD, 0),
        ChooseGift(seat, give, plot, 0, NONE, 0),
        ChooseDifferent(seat, 3, 1, 1 << BREAD, 0),
        ChooseWaived(seat, (1, 2, 0, 0, 0, 0), True, 1, 0),
        ChooseShop(seat),
        ChooseUnlock(seat, 1),
        ChooseArtisan(seat, 1, PARK_ONLY, s.park[0] if s.park else NONE, False),
        ChooseFancy(seat, False),
        ChooseReplacement(seat, plot),
        ChooseLaid(seat, LayOnPark(Coins(1), Coins(1)), plot, tuple(s.park[:1]), 0),
        ChooseEffect(seat, (ReserveSpell(), give, Coins(1)), plot),
        ChoosePlacing(seat, ANYWHERE, plot, False),
        ChooseGuest(seat, InvitePieces(2, Coins(1), Coins(1)), plot, 2, 0),
        ChooseAction(seat),
        ChooseSpace(seat, plot),
        ChooseFancyReceiver(seat),
        ChooseArtisan(seat, 1, PARK_OR_DECK, NONE, False),
    ]
    for ask in asks:
        other = s.clone()
        me = other.players[seat]
        if isinstance(ask, ChooseGift):
            me.stock = [1, 1, 0, 0, 0, 0, 0] if ask.gift is give else [1, 1, 1, 0, 0, 0, 1]
        elif isinstance(ask, ChooseWaived):
            me.stock = [1, 0, 0, 0, 0, 0, 1]
        elif isinstance(ask, ChooseUnlock):
            other.unlocked = [0]
        elif isinstance(ask, ChooseEffect):
            me.reserved = other.row.pop() if other.row else NONE
            me.stock = [0] * TOKENS
        elif isinstance(ask, ChoosePlacing):
            me.hand = []
        elif isinstance(ask, ChooseGuest):
            other.pieces = [plot for _ in other.pieces]
        elif isinstance(ask, ChooseAction):
            other.pieces[seat] = plot
            spells = [spell for spell in range(len(SPELLS)) if SPELL_KIND[spell] == SYMBOL[other.shops[plot]]]
            other.row = spells[:1]
            other.spells[plot * SLOTS : plot * SLOTS + SLOTS] = spells[1:4]
        elif isinstance(ask, ChooseArtisan):
            other.artisan_deck = []
        elif isinstance(ask, ChooseReplacement):
            other.slots[plot * SLOTS], me.hand = artisan_card(GIVER, 1), [artisan_card(GIVER, 2)]
            me.stock = [0] * TOKENS
        elif isinstance(ask, ChooseFancyReceiver):
            me.offer = me.fancy[:1]
        elif isinstance(ask, ChooseSpace):
            spaced = next(number for number, shop in enumerate(SHOPS) if shop.coin_spaces)
            other.shops[plot], other.coin_spaces = spaced, [2, 0, 0]
        ask_instead(other, ask)
        yield other


def test_taking_the_reason_away_makes_the_option_appear() -> None:
    """For every reason there is, over random games: none but a true one, and each at least once."""
    assert untrue(FLAMECRAFT, tables(), CURES) == set()


def test_every_reason_is_known_here() -> None:
    """A new reason wants a proof."""
    words = set(FLAMECRAFT.tongue("en").section("refusal"))
    assert words - set(CURES) - set(EFFECTS) == {"nothing to do", "not so"}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_is_missing_is_missing_exactly(seats: int) -> None:
    """With one less of it the reason stands; with all of it, it is gone."""
    chance, met = random.Random(seats), 0
    s: Any = FLAMECRAFT.new(seats, None, seats)
    while s.options:
        for step, refusal in refused(FLAMECRAFT, s):
            for number, (count, noun) in enumerate(refusal.missing):
                other = s.clone()
                for each, (more, what) in enumerate(refusal.missing):
                    supply(other, what, more - (each == number))
                left = [each for again, each in refused(FLAMECRAFT, other) if again.key() == step.key()]
                assert left, f"{step.key()} needs fewer than {count} {noun}"
                assert sum(missing for missing, _ in left[0].missing) == 1
                met += 1
        apply(s, chance.choice(s.options))
    assert met


def test_a_shop_says_that_the_piece_stands_there() -> None:
    """And an enchantment, before the visit, that a visit comes first."""
    s: Any = FLAMECRAFT.new(2, None, 3)
    while not (isinstance(asked(s), ChooseVisit) and s.pieces[asked(s).seat] != NONE):
        apply(s, s.options[0])
    seat = asked(s).seat
    here = SHOPS[s.shops[s.pieces[seat]]].id
    refusal = why_not(FLAMECRAFT, s, seat, f"shop {here}", seeded(1))
    assert refusal is not None
    assert FLAMECRAFT.tongue("uk").refusal(refusal) == "Тут стоїть ваша фішка, а відвідати треба іншу крамницю."
    refusal = why_not(FLAMECRAFT, s, seat, f"spell {SPELLS[s.row[0]].id}", seeded(1))
    assert refusal is not None
    assert refusal.name == "visit first"


def quiet() -> Any:
    """A table at the beginning of a turn, with a shop where one dragon lies that always does something."""
    s: Any = FLAMECRAFT.new(3, None, 1)
    while not isinstance(asked(s), ChooseVisit):
        apply(s, s.options[0])
    s.slots[HERE * SLOTS] = DRAWER
    return s


def doing(effect: Effect, **fields: Any) -> Any:
    """Somebody may do this or something else; `fields` are those of the table, the player or the turn."""
    s = quiet()
    seat = asked(s).seat
    for name, value in fields.items():
        owner = next(each for each in (s.players[seat], s.turn, s) if hasattr(each, name))
        setattr(owner, name, value)
    ask_instead(s, ChooseEffect(seat, (effect, Coins(1), Coins(2)), HERE))
    return s


def wishing() -> Any:
    """Somebody has a fancy dragon whose wish is fulfilled."""
    s = doing(RevealFancy())
    everything_happened(s)
    found = [card for card in range(len(FANCY)) if why_not_reveal(s, asked(s).seat, card) is None]
    me_of(s).fancy = found[:1]
    return s


def using(effect: Effect) -> Any:
    """One shop is in town, and its ability does something for somebody who has everything."""
    rich = doing(effect, stock=[9] * TOKENS)
    abilities = [(number, shop.ability) for number, shop in enumerate(SHOPS) if shop.ability is not None]
    able = [number for number, ability in abilities if ability.why_not(rich, asked(rich).seat, HERE) is None]
    return doing(effect, stock=[9] * TOKENS, shops=able[:1])


HERE = 0
DRAWER = artisan_card(next(k for k in range(KINDS) if isinstance(FIRE_UP[k], Artisans)), 1)
SILENT = next(number for number, shop in enumerate(SHOPS) if shop.ability is None)
BREADS = one_kind(KIND_OF[DRAWER], 1)
ONE_GOOD = [*BREADS, 0]
NO_ONE = [FREE] * 99
ALONE = [DRAWER, *NO_ONE]
SWAP_GOODS = ExchangeGoods(SpendGoods(BREADS), GoodsOfArtisansHere(1))
INVITE = InvitePieces(1, Coins(1), Coins(1))
LAY = LayOnPark(Coins(1), Coins(1))
EFFECTS: dict[str, tuple[Effect, Callable[[Effect], Any], Callable[[Effect], Any]]] = {
    "spaces taken": (ExtraTurn(), lambda e: doing(e, coin_spaces=[1, 1, 1]), lambda e: doing(e, coin_spaces=[0, 1, 1])),
    "no coins here": (
        TakeCoins(),
        lambda e: doing(e, coin_spaces=[0, 0, 0]),
        lambda e: doing(e, coin_spaces=[0, 1, 0]),
    ),
    "same back": (
        SWAP_GOODS,
        lambda e: doing(e, stock=ONE_GOOD, slots=ALONE),
        lambda e: doing(e, stock=[*BREADS, 1], slots=ALONE),
    ),
    "nobody here": (GoodsOfArtisansHere(1), lambda e: doing(e, slots=NO_ONE), doing),
    "park empty": (FireInPark(), lambda e: doing(e, park=[]), lambda e: doing(e, park=[DRAWER])),
    "counts nothing": (HeartsForPlaced(), lambda e: doing(e, placed=[]), lambda e: doing(e, placed=[DRAWER])),
    "none to fire": (FireHere(), lambda e: doing(e, slots=ALONE, fired=[DRAWER]), lambda e: doing(e, slots=ALONE)),
    "none fired": (FireAgain(), lambda e: doing(e, fired=[]), lambda e: doing(e, fired=[DRAWER])),
    "hearts offered": (HeartsForFire(2), lambda e: doing(e, hearts_for_fire=2), doing),
    "all here": (INVITE, lambda e: doing(e, pieces=[HERE] * 3), lambda e: doing(e, pieces=[1, 1, 1])),
    "none to replace": (ReplaceAndFire(), lambda e: doing(e, hand=[]), lambda e: doing(e, hand=[DRAWER])),
    "row empty": (ReserveSpell(), lambda e: doing(e, row=[]), lambda e: doing(e, row=[0])),
    "no shop to use": (UseAnyShop(), lambda e: doing(e, shops=[SILENT]), using),
    "none left": (Artisans(), lambda e: doing(e, park=[], artisan_deck=[]), lambda e: doing(e, park=[DRAWER])),
    "none to reveal": (RevealFancy(), lambda e: doing(e, fancy=[]), lambda e: wishing()),
    "no other fancy": (ReturnOthers(Coins(1)), lambda e: doing(e, fancy=[]), lambda e: doing(e, fancy=[0])),
    "no fancy left": (FancyDragon(), lambda e: doing(e, fancy_deck=[]), lambda e: doing(e, fancy_deck=[0])),
    "nothing to lay": (LAY, lambda e: doing(e, stock=[0] * TOKENS), lambda e: doing(e, stock=ONE_GOOD)),
    "no slot": (ANYWHERE, lambda e: doing(e, slots=[DRAWER] * 99), lambda e: doing(e, slots=NO_ONE)),
}
"""By reason: an effect, a table where the reason stands against it, and the same without the reason."""


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_can_be_done_once_its_reason_is_gone(name: str) -> None:
    effect, refuses, offers = EFFECTS[name]
    prove(FLAMECRAFT, name, effect.key(), refuses(effect), offers(effect), effect.key())

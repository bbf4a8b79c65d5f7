"""A card is one declaration: change a number or a pattern in it, and what it does and what it says change together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from embertable.core.effects import All, Each, Effect, OneOf
from embertable.core.flow import advance
from embertable.core.text.marks import plain
from embertable.games.fire_tower import GAME
from embertable.games.fire_tower.cards.tables import ACTION_CARDS, CHAMPION, EVENTS, SHADOW, TOWER, Face
from embertable.games.fire_tower.effects.aid import DigInAid, LightInAid, Together
from embertable.games.fire_tower.effects.bucket import EmptyBucket, Reckless
from embertable.games.fire_tower.effects.burning import SpreadAll
from embertable.games.fire_tower.effects.champion import AtTheStart, DigApart, InOrder
from embertable.games.fire_tower.effects.digging import Dig
from embertable.games.fire_tower.effects.dousing import DousePattern
from embertable.games.fire_tower.effects.drawing import ChangeCards
from embertable.games.fire_tower.effects.haunting import LightBeside, LightByRoll, PlayOneOf
from embertable.games.fire_tower.effects.lighting import Push
from embertable.games.fire_tower.effects.turning import RenewWind, SetWind
from embertable.games.fire_tower.events import ShadowAimed, Stormed
from embertable.games.fire_tower.terms import EAST, EMPTIED, FIRE, FULL, IDS, NORTH, SOUTH, WATER, WEST, WIND
from embertable.games.fire_tower.text.cards import lines
from embertable.games.fire_tower.variants import Variants
from tests.games.fire_tower.given import Given, at, cells, given

Reprint = Callable[[list[Face], int, Effect], None]
EMBERS = ["ember"] * 5
WINDS = ["wind-east", "wind-north", "wind-south", "wind-south", "wind-west"]


@pytest.fixture
def reprint() -> Iterator[Reprint]:
    """Print another effect on a card; after the test it says again what it said."""
    printed: list[tuple[list[Face], int, Face]] = []

    def change(deck: list[Face], place: int, effect: Effect) -> None:
        printed.append((deck, place, deck[place]))
        deck[place] = replace(deck[place], effect=effect)

    yield change
    for deck, place, face in printed[::-1]:
        deck[place] = face


def says(card: str) -> dict[str, str]:
    """What a card says, by language."""
    return {code: plain("\n".join(GAME.card_text(card, GAME.tongue(code)).lines)) for code in ("uk", "en", "ru")}


def questions(game: Given) -> list[str]:
    """The open question in every language: it has words in each."""
    return [plain(GAME.say(game.s.agenda[-1], GAME.tongue(code))) for code in ("uk", "en", "ru")]


def drawer(card: str, rolls: str = "") -> Given:
    """A table whose first player draws this event at the end of the turn."""
    game = given(seats=2, hands=[EMBERS[:4], EMBERS], deck=[card, *WINDS, *WINDS], rolls=rolls, phase="turn")
    game.choose(game.keys[0], "change cards", "keep the rest")
    return game


# Events


@pytest.mark.parametrize("count", [1, 2, 4])
def test_mutual_aid_exchanges_as_many_cards_as_it_says(reprint: Reprint, count: int) -> None:
    reprint(EVENTS, 1, Together(LightInAid(1), ChangeCards(count)))
    game = drawer("mutual-aid").choose("aid cards")

    # All cards are the same: who discards is not asked, and the open pile tells how many went.
    assert game.discard.count("ember") == 2 * count
    text = says("mutual-aid")
    assert f"2. Скинути рівно {count} " in text["uk"]
    assert f"2. Discard exactly {count} " in text["en"]
    assert f"2. Сбросить ровно {count} " in text["ru"]


def test_mutual_aid_lights_as_many_cells_as_it_says(reprint: Reprint) -> None:
    reprint(EVENTS, 1, Together(LightInAid(2), DigInAid(1)))
    game = drawer("mutual-aid").choose("aid fire")
    before = len(game.fire)
    asked = []
    while game.question == "AidFire":
        asked.append(game.seat)
        game.choose(game.keys[0])

    assert asked == [0, 0, 1, 1]
    assert len(game.fire) == before + 4
    assert "1. Розташувати 2 жетони вогню на комірках, суміжних із вогнем" in says("mutual-aid")["uk"]
    assert "1. Place 2 fire tokens adjacent to fire" in says("mutual-aid")["en"]
    assert "1. Положить 2 жетона огня на клетки рядом с огнём" in says("mutual-aid")["ru"]


def test_mutual_aid_digs_as_many_firebreaks_as_it_says(reprint: Reprint) -> None:
    reprint(EVENTS, 1, Together(DigInAid(3), LightInAid(1)))
    game = drawer("mutual-aid").choose("aid firebreak")
    while game.question == "AidBreak":
        game.choose(game.keys[0])

    assert len(game.breaks) == 6
    assert "1. Розташувати 3 жетони протидії." in says("mutual-aid")["uk"]
    assert "1. Place 3 firebreaks." in says("mutual-aid")["en"]
    assert "1. Положить 3 заслона." in says("mutual-aid")["ru"]


def test_a_firestorm_rages_as_often_as_it_says(reprint: Reprint) -> None:
    reprint(EVENTS, 0, All(SpreadAll(), SpreadAll(), RenewWind()))
    game = drawer("firestorm")

    assert len(game.happened(Stormed)) == 2
    assert says("firestorm")["uk"].lower().count("киньте кубик: вогонь поширюється") == 2
    assert says("firestorm")["en"].lower().count("roll the die: fire spreads") == 2
    assert says("firestorm")["ru"].lower().count("бросьте кубик: огонь распространяется") == 2


def test_after_a_firestorm_hands_change_as_it_says(reprint: Reprint) -> None:
    """In print everybody may change any number of cards; here everybody changes exactly two."""
    reprint(EVENTS, 0, All(SpreadAll(), RenewWind(), Each(ChangeCards(2))))
    game = drawer("firestorm")

    assert game.discard.count("ember") == 4
    assert says("firestorm")["uk"].endswith("починаючи з вас, скидає рівно 2 карти й добирає карти до ліміту руки.")
    assert says("firestorm")["en"].endswith(
        "beginning with you, discards exactly 2 cards and draws up to the hand limit."
    )
    assert says("firestorm")["ru"].endswith("начиная с вас, сбрасывает ровно 2 карты и добирает карты до лимита руки.")


# The bucket and its back


def test_the_bucket_puts_out_the_pattern_it_names(reprint: Reprint) -> None:
    fire = [(1, 2), (2, 2), (1, 3), (2, 3), (2, 4)]
    line = given(buckets=["full"], hands=[["ember"]], fire=fire).choose("bucket").keys
    assert f"douse {' '.join(cells((2, 2), (2, 3), (2, 4)))}" in line
    assert "до 3 жетонів вогню, що лежать лінією" in says("bucket")["uk"]

    reprint(TOWER, FULL, EmptyBucket(square=True))
    square = given(buckets=["full"], hands=[["ember"]], fire=fire).choose("bucket").keys

    assert f"douse {' '.join(cells((1, 2), (2, 2), (1, 3), (2, 3)))}" in square
    assert not any(at(2, 4) in key for key in square)
    assert "до 4 жетонів вогню, що лежать квадратом" in says("bucket")["uk"]
    assert "up to 4 fire tokens in a square" in says("bucket")["en"]
    assert "до 4 жетонов огня, лежащих квадратом" in says("bucket")["ru"]


def test_reckless_abandon_costs_the_cards_it_names(reprint: Reprint) -> None:
    reprint(TOWER, EMPTIED, Reckless(2, kinds=(WIND, WATER), fires=1))
    game = given(buckets=["emptied"], hands=[["wind-east", "wind-west", "air-drop", "dozer-line", "dozer-line"]])

    assert [key for key in game.keys if key.startswith("reckless")] == ["reckless wind"]
    option = next(option for option in game.s.options if option.key() == "reckless wind")
    assert "Скинути 2 карти вітру та розташувати 1 жетон вогню" in plain(GAME.say(option, GAME.tongue("uk")))
    assert "Discard 2 wind cards and place 1 fire token" in plain(GAME.say(option, GAME.tongue("en")))
    assert "Сбросить 2 карты ветра и положить 1 жетон огня" in plain(GAME.say(option, GAME.tongue("ru")))

    game.choose("reckless wind")
    assert game.question == "ChooseRecklessFire"
    assert game.hand(0) == ["air-drop", "dozer-line", "dozer-line"]
    game.choose(game.keys[0])
    assert len(game.fire) == 1
    assert (
        "скиньте 2 карти вітру або 2 карти води, щоб розташувати 1 жетон вогню на комірці, суміжній"
        in says("reckless-abandon")["uk"]
    )
    assert "discard 2 wind cards or 2 water cards to place 1 fire token adjacent" in says("reckless-abandon")["en"]
    assert (
        "сбросьте 2 карты ветра или 2 карты воды, чтобы положить 1 жетон огня на клетку рядом"
        in says("reckless-abandon")["ru"]
    )


@pytest.mark.parametrize("fires", [2, 3, 4])
def test_reckless_abandon_lays_the_fires_it_names(reprint: Reprint, fires: int) -> None:
    """Cell by cell in any order, as many as the card says."""
    reprint(TOWER, EMPTIED, Reckless(3, kinds=(FIRE,), fires=fires))
    game = given(buckets=["emptied"], hands=[EMBERS[:3]]).choose("reckless fire")
    asked = 0
    while game.question.startswith("Choose") and game.question.endswith("Fire"):
        assert len(set(questions(game))) == 3
        game.choose(game.keys[-1])
        asked += 1

    # The eternal flame has eight free cells beside it; the last of them may come first.
    assert asked == fires
    assert len(game.fire) == fires

    game = given(buckets=["emptied"], hands=[EMBERS[:3]]).choose("reckless fire")
    for _ in range(fires):
        assert len(set(questions(game))) == 3
        game.choose(game.keys[0])
    assert len(game.fire) == fires
    assert f"розташувати {fires} жетони вогню" in says("reckless-abandon")["uk"]
    assert f"place {fires} fire tokens" in says("reckless-abandon")["en"]
    assert f"положить {fires} жетона огня" in says("reckless-abandon")["ru"]


# The Shadow of the Wood


def haunted(rolls: str, deck: tuple[str, ...] = ()) -> Given:
    """The turn of a shadow that rolls this."""
    return given(mode="shadow", shadows=["nw"], phase="turn", rolls=rolls, deck=deck)


def test_a_shadow_lights_as_many_cells_as_the_north_says(reprint: Reprint) -> None:
    reprint(SHADOW, NORTH, LightBeside(2))
    game = haunted("N")
    while game.question == "HauntCell":
        game.choose(game.keys[-1])

    assert len(game.fire) == 2
    assert says("shadow-north")["uk"] == "Двічі: розташуйте жетон вогню на комірці, суміжній із вогнем."
    assert says("shadow-north")["en"] == "Twice: place a fire token adjacent to fire."
    assert says("shadow-north")["ru"] == "Дважды: положите жетон огня на клетку рядом с огнём."


def test_a_shadow_rolls_as_often_as_the_east_says(reprint: Reprint) -> None:
    reprint(SHADOW, EAST, LightByRoll(4))
    game = haunted("EWNNS")
    while game.question == "HauntDirection":
        game.choose(game.keys[-1])

    assert [event.direction for event in game.happened(ShadowAimed)] == [WEST, NORTH, NORTH, SOUTH]
    assert says("shadow-east")["uk"].startswith("4 рази: киньте кубик і розташуйте жетон вогню")
    assert says("shadow-east")["en"].startswith("4 times: roll the die and place a fire token")
    assert says("shadow-east")["ru"].startswith("4 раза: бросьте кубик и положите жетон огня")


@pytest.mark.parametrize(
    ("count", "uk", "en", "ru"),
    [
        (
            1,
            "Візьміть 1 карту. Можете розіграти її. Скиньте її.",
            "Draw 1 card. You may play it. Discard it.",
            "Возьмите 1 карту. Можете разыграть её. Сбросьте её.",
        ),
        (
            3,
            "Візьміть 3 карти. Можете розіграти одну з них. Скиньте всі.",
            "Draw 3 cards. You may play one of them. Discard all of them.",
            "Возьмите 3 карты. Можете разыграть одну из них. Сбросьте все.",
        ),
    ],
)
def test_a_shadow_draws_what_the_south_says(reprint: Reprint, count: int, uk: str, en: str, ru: str) -> None:
    reprint(SHADOW, SOUTH, PlayOneOf(count))
    game = haunted("S", deck=("flare-up", "burning-snag", "wind-east", "ember"))

    assert game.question == "HauntWithCard"
    assert len(game.s.drawn) == count
    assert len(game.keys) == count + 1
    assert says("shadow-south") == {"uk": uk, "en": en, "ru": ru}


def test_the_west_of_a_shadow_does_what_stands_there(reprint: Reprint) -> None:
    reprint(SHADOW, WEST, LightBeside(1))
    assert haunted("W").question == "HauntCell"
    assert says("shadow-west") == says("shadow-north")


# Champions


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_a_champion_digs_as_many_firebreaks_as_the_card_says(reprint: Reprint, count: int) -> None:
    reprint(CHAMPION, 0, AtTheStart(DigApart(count)))
    game = Given(GAME.new(2, Variants(champion="champion", holders=("nw",)), seed=3))
    for _ in range(count):
        assert len(set(questions(game))) == 3
        game.choose(game.keys[0])

    assert len(game.breaks) == count
    assert game.question == "ChooseSpread"
    forms = {1: "1 жетон", 2: "2 несуміжні жетони", 3: "3 несуміжні жетони", 5: "5 несуміжних жетонів"}
    assert f"можете розташувати {forms[count]} протидії пожежі" in says("champion-of-the-wood")["uk"]
    assert f"place {count} firebreak" in says("champion-of-the-wood")["en"]
    assert f"можете положить {count} " in says("champion-of-the-wood")["ru"]
    assert "можете розташувати 2 несуміжні жетони" in says("grand-champion")["uk"], (
        "the other side has a number of its own"
    )


def test_a_grand_champion_changes_cards_only_if_the_card_says_so(reprint: Reprint) -> None:
    reprint(CHAMPION, 1, AtTheStart(InOrder(DigApart(1), ChangeCards(2))))
    game = Given(GAME.new(2, Variants(champion="grand", holders=("se",)), seed=3))
    game.choose(game.keys[0])

    assert len(game.breaks) == 1
    assert game.question == "DiscardSome"
    assert (
        "можете розташувати 1 жетон протидії пожежі; потім скиньте рівно 2 карти й доберіть"
        in says("grand-champion")["uk"]
    )
    assert "place 1 firebreak; then discard exactly 2 cards and draw" in says("grand-champion")["en"]
    assert "можете положить 1 заслон; затем сбросьте ровно 2 карты и доберите" in says("grand-champion")["ru"]


# Action cards


def text_of(effect: Effect) -> dict[str, str]:
    return {code: "\n".join(lines(effect, GAME.tongue(code))) for code in ("uk", "en", "ru")}


def played(effect: Effect, game: Given) -> Given:
    """Carry out an effect in place of the open question."""
    game.s.agenda.pop()
    effect.do(game.s, 0, 0)
    advance(game.s)
    return game


def action(card: str) -> Effect:
    return ACTION_CARDS[IDS.index(card)].effect


def test_water_puts_out_the_pattern_it_names() -> None:
    effect = action("air-drop")
    assert isinstance(effect, DousePattern)
    square = replace(effect, square=True)
    fire = [(5, 5), (6, 6), (5, 7)]

    assert f"douse {at(5, 7)}" in played(effect, given(fire=fire)).choose(f"douse {at(5, 5)}").keys
    assert f"douse {at(6, 6)}" in played(square, given(fire=fire)).choose(f"douse {at(5, 5)}").keys
    assert text_of(square) == text_of(action("fire-engine")) != text_of(effect)


def test_firebreaks_stand_as_the_card_says() -> None:
    effect = action("dozer-line")
    assert isinstance(effect, Dig)
    apart = replace(effect, gap=True)

    assert f"dig {at(4, 4)} {at(4, 5)}" in played(effect, given()).keys
    assert f"dig {at(4, 4)} {at(4, 6)}" in played(apart, given()).keys
    assert text_of(apart) == text_of(action("scratch-line")) != text_of(effect)
    with pytest.raises(AssertionError, match="one or two at a time, not 3"):
        replace(effect, count=3)


def test_a_wind_card_blows_where_it_says() -> None:
    effect = action("wind-east")
    assert isinstance(effect, OneOf)
    west = OneOf(
        *[replace(each, direction=WEST) if isinstance(each, SetWind | Push) else each for each in effect.choices]
    )

    assert played(effect, given()).keys == ["turn east", "roll", "push east"]
    assert played(west, given()).keys == ["turn west", "roll", "push west"]
    assert text_of(west) == text_of(action("wind-west")) != text_of(effect)

"""What the log says, and in which order."""

from __future__ import annotations

import pytest

from embertable.core.text.marks import plain
from embertable.games.flamecraft import GAME
from embertable.games.flamecraft.events import (
    DrewArtisan,
    EndTriggered,
    Gathered,
    LaidShop,
    NoShopLaid,
    Paid,
    RefilledPark,
    RefilledRow,
    ReturnedGoods,
)
from tests.games.flamecraft.given import TEN, Given, given


def told(game: Given, code: str = "en") -> list[str]:
    """The log, without marks."""
    tongue = GAME.tongue(code)
    return [plain(GAME.say(event, tongue)) for event in game.s.journal or []]


@pytest.mark.parametrize(
    ("code", "pays", "returns"),
    [
        ("en", "pays 2 bread", "returns 2 iron above the limit"),
        ("uk", "сплачує 2 хліби", "повертає в запас 2 заліза понад ліміт"),
        ("ru", "тратит 2 хлеба", "возвращает в запас 2 железа сверх лимита"),
    ],
)
def test_what_is_paid_and_what_is_above_the_limit_are_told_apart(code: str, pays: str, returns: str) -> None:
    game = given(me={"bread": 1, "iron": 9}, town={"drake-of-cakes": []}, park=["meat", "iron"])

    game.use("drake-of-cakes").choose("take meat").finish()

    assert [event.paid for event in game.happened(Paid)] == [(2, 0, 0, 0, 0, 0, 0)]
    assert [event.tokens for event in game.happened(ReturnedGoods)] == [(0, 0, 0, 0, 2, 0, 0)]
    lines = " | ".join(told(game, code))
    assert pays in lines
    assert returns in lines


@pytest.mark.parametrize(
    ("code", "says"),
    [
        (
            "en",
            "the potion dragon Lavender from Smith Mart changes places with the bread dragon Pan from Critical Rolls",
        ),
        (
            "uk",
            "зіллєвий дракон «Лаванда» з крамниці «Ковальмарт» міняється місцями "
            "з хлібним драконом «Пательня» з крамниці «Критичні булочки»",
        ),
        (
            "ru",
            "зельевой дракон «Лаванда» из лавки «Кузнецмарт» меняется местами "
            "с хлебным драконом «Сковородка» из лавки «Критические булочки»",
        ),
    ],
)
def test_a_swap_names_both_dragons_and_where_they_came_from(code: str, says: str) -> None:
    game = given(town={"smith-mart": ["iron-0", "potion-2", ""]}, park=["iron"])

    game.gather("smith-mart").choose("fire potion", "swap bread-0")

    assert says.lower() in [line.lower().rstrip(".") for line in told(game, code)]


def test_a_swap_from_the_park_says_so() -> None:
    game = given(town={"draggin-tail-roost": []}, park=["potion-1", "iron"])

    game.choose("visit draggin-tail-roost", "take iron").until("ChooseAbility")
    game.choose("use draggin-tail-roost", "swap meat-0")

    assert any(
        "from the Park changes places with the meat dragon Crackling from Draco Bell" in line for line in told(game)
    )


def test_dryacon_alley_tells_its_coins_once() -> None:
    game = given(me={"coins": 3}, town={"dryacon-alley": []})
    game.gather("dryacon-alley").choose("use dryacon-alley", "space 3", "take iron")

    assert game.happened(Paid) == []
    assert "puts 2 coins on coin space 3" in " | ".join(told(game))

    game = given(town={"dryacon-alley": []})
    game.s.coin_spaces = [2, 2, 0]
    game.choose("visit dryacon-alley", "use dryacon-alley")
    if game.question == "ChooseEffect":
        game.choose("take coins")
    assert game.me.stock[6] == 5
    assert [event.tokens[6] for event in game.happened(Gathered)] == [1]
    assert "takes the 4 coins from the coin spaces" in " | ".join(told(game))


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("en", "The artisan deck has run out: after this turn each player takes 1 last turn"),
        ("uk", "Колода майстрів вичерпана: після цього ходу кожен гравець виконує 1 останній хід"),
        ("ru", "Колода мастеров закончилась: после этого хода каждый игрок делает 1 последний ход"),
    ],
)
def test_the_end_says_which_deck_ran_out_after_the_draw(code: str, says: str) -> None:
    game = given(artisans=["iron"])
    game.gather("critical-rolls").choose("fire bread")

    events = game.events()
    assert events.index("DrewArtisan") < events.index("EndTriggered")
    assert says.lower() in [line.lower().rstrip(".") for line in told(game, code)]
    assert len(game.happened(DrewArtisan)) == 1


def test_the_end_by_enchantments_and_by_idleness_say_so() -> None:
    game = given(park=["iron"] * 5, row=["purple-bread-1"], enchantments=["purple-iron-1"])
    game.gather("smith-mart").finish()

    events = game.events()
    assert events.index("RefilledRow") < events.index("EndTriggered")
    assert "the enchantment deck has run out" in " | ".join(told(game)).lower()

    tongue = GAME.tongue("en")
    idle = plain(GAME.say(EndTriggered(0, 2), tongue)).lower()
    assert "for 12 rounds the decks have not grown smaller" in idle
    assert "ran out" not in idle


@pytest.mark.parametrize(
    ("shops", "says"),
    [([], "there is no shop left to lay"), (["gnome-depot"], "")],
    ids=["no shop", "a shop"],
)
def test_filling_a_shop_is_told_also_if_no_shop_is_laid(shops: list[str], says: str) -> None:
    game = given(me={"hand": ["bread"]}, town={"smith-mart": ["iron-0", "meat", ""]}, shops=shops)

    game.gather("smith-mart").choose("place bread smith-mart 3")

    assert len(game.happened(LaidShop)) == len(shops)
    assert len(game.happened(NoShopLaid)) == 1 - len(shops)
    assert says in " | ".join(told(game))


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("en", "Smith Mart is full; the town has no plot left for a new shop"),
        ("uk", "крамницю «Ковальмарт» заповнено; у місті немає вільної ділянки для нової"),
        ("ru", "лавка «Кузнецмарт» заполнена; в городе нет свободного участка для новой"),
    ],
)
def test_filling_a_shop_in_a_full_town_is_told(code: str, says: str) -> None:
    town: dict[str, list[str]] = {shop: [] for shop in TEN[:6]}
    game = given(me={"hand": ["bread"]}, town={**town, "smith-mart": ["iron-0", "meat", ""]}, shops=["pizza-coven"])

    game.gather("smith-mart").choose("place bread smith-mart 3")

    assert says.lower() in [line.lower().rstrip(".") for line in told(game, code)]


def test_what_comes_to_the_park_and_to_the_row_is_told() -> None:
    game = given(park=["iron"] * 4, row=["gold-meat-1"] * 4, artisans=["bread", "meat"])
    game.gather("smith-mart").finish()

    assert [len(event.drawn) for event in game.happened(RefilledPark)] == [1]
    assert [len(event.drawn) for event in game.happened(RefilledRow)] == [1]
    lines = " | ".join(told(game))
    assert "New in the Park: the bread dragon" in lines
    assert "New in the row: the iron enchantment" in lines


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("en", "You place the bread dragon Loaf in Smith Mart and gain 2 coins."),
        ("uk", "Ви розміщуєте хлібного дракона «Буханець» у крамниці «Ковальмарт» і отримуєте 2 монети."),
        ("ru", "Вы размещаете хлебного дракона «Каравай» в лавке «Кузнецмарт» и получаете 2 монеты."),
    ],
)
def test_what_an_act_brings_at_once_is_told_with_it(code: str, says: str) -> None:
    game = given(me={"hand": ["bread"]}, town={"smith-mart": ["iron-0"]})

    game.gather("smith-mart").choose("place bread smith-mart 3")

    tongue = GAME.tongue(code).at(reader=0)
    assert says in [plain(GAME.say(event, tongue)) for event in game.s.journal or []]


@pytest.mark.parametrize(
    ("code", "says"), [("en", "gathers: 3 iron"), ("uk", "збирає: 3 заліза"), ("ru", "собирает: 3 железа")]
)
def test_gathering_is_told_in_one_line(code: str, says: str) -> None:
    game = given(town={"smith-mart": ["iron-0", "iron"]})

    game.gather("smith-mart")

    assert says in " | ".join(told(game, code))

"""Questions, options and events in words: what happens to which token, told to whoever reads it."""

from __future__ import annotations

import pytest

from embertable.core.flow import Event, Step, asked
from embertable.core.text.marks import plain
from embertable.core.text.tongue import ONLOOKER
from embertable.games.flamecraft_duals import GAME
from embertable.games.flamecraft_duals.chapters.coin import SPEND_COIN
from embertable.games.flamecraft_duals.effects.moving import MOVE
from embertable.games.flamecraft_duals.events import Ended, FirstPulled, PieceMoved, Pulled, PutBack, TurnBegan
from embertable.games.flamecraft_duals.places.hexes import CELL
from embertable.games.flamecraft_duals.terms import BAKER, BLACKSMITH, COOK, NONE
from embertable.games.flamecraft_duals.variants import Variants
from tests.games.flamecraft_duals.given import Given, given

NAMES = ("Олена", "Богдан")


def says(game: Given, thing: Step | Event, code: str = "uk", reader: int = 0) -> str:
    """What one reader at the table is told."""
    view = GAME.view(game.s, None if reader == ONLOOKER else reader)
    return plain(GAME.say(thing, GAME.tongue(code).at(NAMES, reader, view)))


def option(game: Given, key: str, code: str = "uk") -> str:
    """What an option of the open question says to the one who is asked."""
    return says(game, next(each for each in game.s.options if each.key() == key), code)


def question(game: Given, code: str = "uk", reader: int = 0) -> str:
    """The open question."""
    return says(game, asked(game.s), code, reader)


def test_a_dragon_is_picked_by_what_it_will_do_though_the_bag_is_still_empty() -> None:
    game = Given(GAME.new(2, Variants(fancy="picked"), 1))

    assert "pull 3 tokens instead of 1" in option(game, "pick tailor", "en")


def cook_acts() -> Given:
    return given(
        tray=["cook"], board={"c4": ["blacksmith"], "d1": ["baker"]}, coins=1, hand=["cook-line"], bag=["baker"] * 3
    )


def test_a_question_names_the_token() -> None:
    game = cook_acts()
    assert question(game) == "Куди помістити фішку кулінара?"
    assert question(game, reader=1) == "Олена вибирає, куди помістити фішку кулінара."

    game.choose("place cook c3")
    assert question(game) == "Активувати здібність кулінара?"
    assert option(game, "activate cook c3") == "Активувати здібність кулінара (C3): перемістити 1 сусідню фішку."

    game.choose("activate cook c3")
    assert question(game) == "Яку сусідню фішку переміщує кулінар і куди?"
    assert question(game, "en", ONLOOKER) == "Олена chooses which adjacent token the cook moves, and where."


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("uk", "Перемістити фішку коваля з C4 на D2."),
        ("en", "Move the blacksmith from C4 to D2."),
        ("ru", "Переместить фишку кузнеца с C4 на D2."),
    ],
)
def test_an_option_names_the_token_that_lies_there(code: str, says: str) -> None:
    game = cook_acts().choose("place cook c3").choose("activate cook c3")
    assert option(game, "move c4 d2", code) == says


def test_where_nobody_looks_the_token_is_the_one_on_top() -> None:
    move = MOVE[CELL["c4"]][CELL["d2"]]
    assert plain(GAME.say(move, GAME.tongue("uk"))) == "Перемістити верхню фішку з C4 на D2."


def test_a_swap_names_both_tokens() -> None:
    board = {"b2": ["baker"], "c4": ["blacksmith", "dual-cook-gardener"]}
    game = given(tray=["potion-maker"], board=board, bag=["cook"] * 3)
    game.choose("place potion-maker a1").choose("activate potion-maker a1")
    assert question(game) == "Які 2 верхні фішки поміняти місцями?"
    assert option(game, "swap b2 c4") == "Поміняти місцями: пекар (B2) і кулінар-садівник (C4)."
    assert option(game, "swap b2 c4", "en") == "Swap the baker (B2) and the cook–gardener (C4)."


def test_an_exchange_names_the_token_left_and_the_one_taken() -> None:
    game = given(tray=["blacksmith"], board={"c3": ["baker"], "d1": ["cook"]}, coins=1, dragons=["precious"])
    game.choose("coin precious")
    assert question(game) == "На яку верхню фішку обміняти фішку коваля?"
    assert option(game, "leave blacksmith c3") == "Залишити фішку коваля на C3 та взяти фішку пекаря."


def test_a_kept_token_is_named() -> None:
    game = given(held=["blacksmith"], coins=1, deck=["cook-line"], hand=["baker-line"], bag=["cook"] * 3)
    assert question(game) == "Ваш хід: розіграйте залишену фішку коваля."
    assert option(game, "take held", "en") == "Play the blacksmith kept from the fountain."


def test_buddy_has_no_ability_to_activate() -> None:
    game = given(tray=["buddy"], board={"c3": ["baker"]}, coins=1, dragons=["swift"], bag=["cook"] * 3)
    game.choose("place buddy a1")
    assert question(game) == "Дружок здібності не має. Витратити монету?"


def test_a_card_to_score_tells_its_reputation() -> None:
    game = given(
        scoring=True,
        coins=1,
        hand=["cook-line", "baker-line"],
        board={"c2": ["cook"], "c3": ["cook"], "c4": ["cook"]},
        bag=["baker"] * 3,
    )
    assert question(game) == "Які карти зарахувати?"
    assert option(game, "score cook-line") == "Зарахувати карту «Пряма: 3 кулінари» (3 бали репутації)."
    assert option(game, "score cook-line", "en") == "Score Line: 3 cooks (3 reputation)."


def test_with_nothing_to_score_the_question_is_whether_to_spend_a_coin() -> None:
    """Only the one who is asked is told so: the hand is secret."""
    game = given(scoring=True, coins=1, hand=["baker-line"], deck=["cook-triangle"], bag=["baker"] * 3)
    assert question(game) == "Карт для зарахування немає. Витратити монету?"
    assert question(game, reader=1) == "Олена вибирає, які карти зарахувати."


@pytest.mark.parametrize(
    ("deck", "says"),
    [
        (
            ["cook-line", "cook-triangle", "baker-line"],
            "Витратити монету: узяти 2 карти крамниць, потім покласти 2 карти з руки під низ колоди.",
        ),
        (["cook-line"], "Витратити монету: узяти 1 карту крамниці, потім покласти 1 карту з руки під низ колоди."),
    ],
)
def test_a_coin_promises_no_more_cards_than_there_are(deck: list[str], says: str) -> None:
    game = given(coins=1, deck=deck, hand=["baker-triangle"], bag=["cook"] * 3)
    assert option(game, SPEND_COIN.key()) == says


def test_a_jeweller_promises_no_more_tokens_than_there_are() -> None:
    game = given(tray=["jeweller"], bag=["cook", "baker"], coins=1, hand=["baker-line"], deck=["cook-line"])
    game.choose("place jeweller c3")
    assert (
        option(game, "activate jeweller c3")
        == "Активувати здібність ювеліра (C3): дістати 2 фішки, щоб помістити 1 із них."
    )


def test_a_coin_on_a_fancy_dragon_tells_its_effect() -> None:
    game = given(coins=1, dragons=["swift"], board={"c3": ["cook"]}, bag=["cook"] * 3)
    assert (
        option(game, "coin swift")
        == "Витратити монету: допомагає «Жвавчик» (перемістіть будь-яку верхню фішку на 1 клітинку)."
    )


def test_the_bakers_pull_is_one_more() -> None:
    game = given(tray=["baker"], bag=["cook"] * 3, coins=1, hand=["baker-line"], deck=["cook-line"])
    game.choose("place baker c3").choose("activate baker c3")
    assert question(game) == "Здібність пекаря: дістаньте ще 1 фішку."
    assert option(game, "pull") == "Дістати ще 1 фішку."


@pytest.mark.parametrize(
    ("event", "reader", "told"),
    [
        (TurnBegan(0), 0, "Ваш хід."),
        (TurnBegan(0), 1, "Хід: Олена."),
        (FirstPulled((BAKER, COOK), 0), 0, "Фішки для першого ходу: пекар, кулінар; розпочинаєте ви."),
        (FirstPulled((BAKER, COOK), 0), 1, "Фішки для першого ходу: пекар, кулінар; розпочинає Олена."),
        (
            FirstPulled((COOK, COOK), NONE),
            ONLOOKER,
            "Фішки для першого ходу: кулінар, кулінар; нічия, гравці дістають нові фішки.",
        ),
        (Pulled(0, (BLACKSMITH,)), 0, "Ви дістаєте фішку коваля."),
        (Pulled(0, (BAKER, BLACKSMITH, COOK)), 1, "Олена дістає: пекар, коваль, кулінар."),
        (PutBack(0, (BAKER,)), 0, "У мішечок повертається фішка пекаря."),
        (
            PieceMoved(0, CELL["c3"], BLACKSMITH, (BAKER, COOK)),
            1,
            "Олена переміщує фігурку фонтана на C3; лишається фішка коваля, у мішечок повертаються: пекар, кулінар.",
        ),
        (Ended((1,), (18, 21), False), 0, "Дуель завершено, 18 : 21. Перемога: Богдан!"),
        (Ended((1,), (18, 21), False), 1, "Дуель завершено, 18 : 21. Ваша перемога!"),
        (Ended((0, 1), (9, 9), False), ONLOOKER, "Дуель завершено, 9 : 9. Подвійна перемога: Олена та Богдан!"),
    ],
)
def test_the_log_speaks_to_its_reader(event: Event, reader: int, told: str) -> None:
    assert says(given(bag=["cook"] * 3), event, reader=reader) == told

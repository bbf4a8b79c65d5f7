"""What is said at the table: the thing and what it does, in the printed words, to whoever reads."""

from __future__ import annotations

import pytest

from embertable.core.flow import asked
from embertable.core.text.marks import plain
from embertable.core.text.tongue import ONLOOKER
from embertable.games.wyrmspan import GAME
from embertable.games.wyrmspan.cards.tables import DRAGONS
from embertable.games.wyrmspan.chapters.guild import ChooseCell
from embertable.games.wyrmspan.effects.grammar import Consider, Shared
from embertable.games.wyrmspan.effects.laying import Lay
from embertable.games.wyrmspan.effects.taking import Take
from embertable.games.wyrmspan.events import Ended, Gained, Laid, Paid
from embertable.games.wyrmspan.terms import CAVE, CRYSTAL, FIXED_POINTS, GOLD, HATCHLING, MEAT
from tests.games.wyrmspan.given import DRAGON_NUMBER, Given, given


def offered(table: Given, code: str, seat: int = 0) -> dict[str, str]:
    """What the options say to the one who is asked, by key."""
    tongue = GAME.tongue(code).at(reader=seat, view=GAME.view(table.s, seat))
    return {option.key(): plain(GAME.say(option, tongue)) for option in table.s.options}


def told(table: Given, code: str, reader: int) -> list[str]:
    """The journal in words."""
    tongue = GAME.tongue(code).at(["Ада", "Юр"], reader)
    return [plain(GAME.say(event, tongue)) for event in table.s.journal or []]


def text_of(dragon: str, code: str) -> str:
    return plain(" ".join(GAME.card_text(dragon, GAME.tongue(code)).lines))


@pytest.mark.parametrize(
    ("code", "dragon", "mat"),
    [
        (
            "uk",
            "Покласти яйце на дракона «Блакитний лісовий дух» (Аметистова прірва, зала 1).",
            "Покласти яйце в гніздо на планшеті.",
        ),
        ("en", "Lay an egg on Blue Forest Spirit (Amethyst Abyss, space 1).", "Lay an egg on the mat."),
        (
            "ru",
            "Положить яйцо на дракона «Голубой лесной дух» (Аметистовая бездна, зал 1).",
            "Положить яйцо в гнездо на планшете.",
        ),
    ],
)
def test_a_place_is_called_by_the_dragon_there(code: str, dragon: str, mat: str) -> None:
    table = given(me={"amethyst": ["blue-forest-spirit"], "mat_eggs": 0}).use(Lay())
    said = offered(table, code)
    assert (said["lay egg amethyst 1"], said["lay egg mat"]) == (dragon, mat)


def test_without_a_table_in_sight_a_place_is_still_a_place() -> None:
    """A story told from a record has no view."""
    table = given(me={"amethyst": ["blue-forest-spirit"], "mat_eggs": 0}).use(Lay())
    said = plain(GAME.say(table.s.options[0], GAME.tongue("uk")))
    assert said == "Покласти яйце на дракона (Аметистова прірва, зала 1)."


@pytest.mark.parametrize("placed", range(4))
def test_the_last_cell_promises_what_the_next_token_scores(placed: int) -> None:
    table = given(markers=[(4, 1)] * placed)
    table.s.agenda.append(ChooseCell(0))
    table.s.options = ChooseCell(0).options(table.s)
    said = offered(table, "uk")
    points = FIXED_POINTS[min(placed, 2)]
    assert said["marker on cell 5"] == f"Покласти фішку на клітинку 5: {points} ПБ."
    assert said["marker on cell 3"] == "Покласти фішку на клітинку 3: отримайте 1 монету та покладіть 2 яйця."
    assert said["marker on cell 4"] == "Покласти фішку на клітинку 4: наприкінці гри 1 ПБ за кожні 2 яйця."


def test_cave_cards_that_say_the_same_are_told_apart_by_their_numbers() -> None:
    table = given(cave_display=["cave-12", "cave-13", "cave-34"]).use(Take(CAVE))
    said = offered(table, "uk")
    assert said["take cave-12"] == "Узяти карту печери № 12 (отримайте 1 монету)."
    assert said["take cave-13"] == "Узяти карту печери № 13 (отримайте 1 монету)."
    assert said["take cave-34"] == "Узяти карту печери (отримайте 2 золота)."


@pytest.mark.parametrize(
    ("key", "says"),
    [
        ("entice rainbow-guardian golden", "Приманити дракона «Райдужний охоронець» до Золотавого грота."),
        ("excavate cave-34 crimson", "Розкопати залу в Багряній яскині картою печери (отримайте 2 золота)."),
        ("explore crimson", "Дослідити Багряну яскиню."),
        ("pass", "Спасувати."),
    ],
)
def test_an_action_names_its_thing_and_its_cave(key: str, says: str) -> None:
    table = given(me={"caves": ["cave-34"], "hand": ["rainbow-guardian"]})
    assert offered(table, "uk")[key] == says


def test_a_hatchling_is_called_what_it_is() -> None:
    table = given(me={"hand": ["cheshire-dragon"], "milk": 3, "mat_eggs": 1})
    said = offered(table, "uk")["entice cheshire-dragon amethyst"]
    assert said == "Приманити драконятко «Чеширський дракон» до Аметистової прірви."


@pytest.mark.parametrize("dragon", [dragon.id for dragon in DRAGONS if dragon.size == HATCHLING])
def test_a_hatchling_speaks_of_itself_as_one(dragon: str) -> None:
    assert "драконятк" in text_of(dragon, "uk").partition("При активації")[2]
    assert "цього дракона" not in text_of(dragon, "uk")
    assert "детёныш" in text_of(dragon, "ru").partition("При активации")[2]
    assert "this hatchling" in text_of(dragon, "en")


def test_a_grown_dragon_does_not() -> None:
    """Malcontent Venomous Wyrm tucks a card as a hatchling does."""
    assert "підкладіть 1 карту дракона з руки під цього дракона" in text_of("malcontent-venomous-wyrm", "uk")


def test_a_name_with_quotes_stands_in_quotes() -> None:
    table = given(me={"hand": ["friendly-ruffed-red-dragon"], "milk": 3, "mat_eggs": 1})
    said = offered(table, "uk")["entice friendly-ruffed-red-dragon crimson"]
    assert said == "Приманити драконятко «„Дружній“ червоний дракон із коміром» до Багряної яскині."


def test_a_question_about_somebody_elses_dragon_says_what_it_gives() -> None:
    """Clairvoyant Feydragon lets every other player draw a card."""
    table = given(others=[{"amethyst": ["clairvoyant-feydragon"]}])
    effect = DRAGONS[DRAGON_NUMBER["clairvoyant-feydragon"] - 1].when_played
    assert isinstance(effect, Shared)
    ask = Consider(0, effect.others, DRAGON_NUMBER["clairvoyant-feydragon"])
    mine = GAME.tongue("uk").at(["Ада", "Юр"], 0, GAME.view(table.s, 0))
    theirs = GAME.tongue("uk").at(["Ада", "Юр"], 1, GAME.view(table.s, 1))
    assert plain(GAME.say(ask, mine)) == "Дракон «Ясновидний фейдракон»: узяти з колоди 1 карту дракона?"
    assert plain(GAME.say(ask, theirs)).endswith("Ада вирішує, чи взяти з колоди 1 карту дракона.")


@pytest.mark.parametrize(
    ("reader", "says"),
    [
        (0, "Ваш хід: розкопайте залу, приманіть дракона, дослідіть печеру або спасуйте."),
        (1, "Ада вибирає: розкопати залу, приманити дракона, дослідити печеру чи спасувати."),
        (ONLOOKER, "Ада вибирає: розкопати залу, приманити дракона, дослідити печеру чи спасувати."),
    ],
)
def test_a_turn_is_announced_to_whoever_reads(reader: int, says: str) -> None:
    table = given()
    tongue = GAME.tongue("uk").at(["Ада", "Юр"], reader)
    assert plain(GAME.say(asked(table.s), tongue)) == says


def test_what_is_paid_for_one_thing_is_one_line() -> None:
    table = given(me={"hand": ["swift-lung-dragon"], "coins": 3, "meat": 1, "crystal": 3})
    table.s.journal = []
    table.choose("entice swift-lung-dragon crimson")
    assert told(table, "uk", 0)[:2] == [
        "Ви сплачуєте 1 монету, 1 м’ясо та 3 кристали й приманюєте дракона «Прудкий дракон-лун» до Багряної яскині.",
        "Ви отримуєте 2 монети.",
    ]
    assert told(table, "en", 1)[0].startswith("Ада pays 1 coin, 1 meat and 3 crystals to entice Swift Lung Dragon")


def test_only_the_same_act_of_the_same_player_is_told_as_one() -> None:
    assert Gained(0, ((MEAT, 1),)).with_next(Gained(1, ((MEAT, 1),))) is None
    assert Gained(0, ((MEAT, 1),)).with_next(Paid(0, ((MEAT, 1),))) is None
    assert Laid(0, 43, 1).with_next(Laid(0, 0, 1)) is None
    both = Gained(0, ((MEAT, 1), (GOLD, 1))).with_next(Gained(0, ((CRYSTAL, 2), (MEAT, 1))))
    assert isinstance(both, Gained)
    assert both.tokens == ((MEAT, 2), (GOLD, 1), (CRYSTAL, 2))


@pytest.mark.parametrize(
    ("code", "reader", "alone", "both"),
    [
        ("uk", 0, "Гру завершено. Ваша перемога, 52 ПБ!", "Гру завершено. Перемога: ви та Юр, 52 ПБ!"),
        ("uk", 1, "Гру завершено. Перемога: Ада, 52 ПБ!", "Гру завершено. Перемога: Ада та ви, 52 ПБ!"),
        ("en", 1, "The game is over. Ада wins with 52 VP!", "The game is over. Ада and you win with 52 VP!"),
        ("ru", 0, "Игра окончена. Ваша победа, 52 ПО!", "Игра окончена. Победа: вы и Юр, 52 ПО!"),
    ],
)
def test_a_victory_is_told_to_whoever_reads(code: str, reader: int, alone: str, both: str) -> None:
    tongue = GAME.tongue(code).at(["Ада", "Юр"], reader)
    assert plain(GAME.say(Ended((0,), (52, 40)), tongue)) == alone
    assert plain(GAME.say(Ended((0, 1), (52, 52)), tongue)) == both


FORMULAS = [
    (
        "scaly-rock-dragon",
        "безплатно розкопайте залу відкритою картою печери.",
        "excavate a space for free with a cave card from the display.",
        "бесплатно раскопайте зал открытой картой пещеры.",
    ),
    (
        "penurious-red-wyrm",
        "отримайте 1 будь-який ресурс за кожного агресивного дракона в цій печері; до 2 з них можете запасти на "
        "цьому драконі.",
        "gain any 1 resource for each aggressive dragon in this cave; you may cache up to 2 of them on this dragon.",
        "получите 1 любой ресурс за каждого агрессивного дракона в этой пещере; до 2 из них можете запасти на "
        "этом драконе.",
    ),
    (
        "hostile-northern-fire-dragon",
        "відкрийте верхню карту колоди драконів. Якщо це великий дракон, підкладіть її під цього дракона; якщо ні, "
        "скиньте її та отримайте 1 м’ясо.",
        "reveal the top dragon card. If it is a large dragon, tuck it under this dragon; if not, discard it and "
        "gain 1 meat.",
        "откройте верхнюю карту колоды драконов. Если это крупный дракон, подложите её под этого дракона; если нет, "
        "сбросьте её и получите 1 мясо.",
    ),
    (
        "ordinary-resplendent-coatl",
        "8 ПБ, якщо в цій печері є драконятко, дрібний та великий дракони.",
        "8 VP if there are a hatchling, a small and a large dragon in this cave.",
        "8 ПО, если в этой пещере есть детёныш, мелкий и крупный драконы.",
    ),
    (
        "avaricious-amphiptere",
        "якщо в сусіда ліворуч в Аметистовій прірві драконів не більше, ніж у вас, отримайте 1 кристал.",
        "if your left neighbour has no more dragons in the Amethyst Abyss than you, gain 1 crystal.",
        "если у соседа слева в Аметистовой бездне драконов не больше, чем у вас, получите 1 кристалл.",
    ),
    (
        "patient-redwyrm",
        "до 2 разів: можете сплатити 1 ресурс, щоб покласти 1 яйце. Кожен інший гравець може зробити це 1 раз.",
        "up to 2 times: you may pay 1 resource to lay 1 egg. Each other player may do so once.",
        "до 2 раз: можете потратить 1 ресурс, чтобы положить 1 яйцо. Каждый другой игрок может сделать это 1 раз.",
    ),
    (
        "ophidian-recluse",
        "можете сплатити 1 ресурс, скинути 1 карту печери з руки та 1 карту дракона з руки, щоб здобути 5 ПБ.",
        "you may pay 1 resource, discard 1 cave card and 1 dragon card for 5 VP.",
        "можете потратить 1 ресурс, сбросить 1 карту пещеры из руки и 1 карту дракона из руки, чтобы получить 5 ПО.",
    ),
]


@pytest.mark.parametrize(("dragon", "uk", "en", "ru"), FORMULAS, ids=[each[0] for each in FORMULAS])
def test_a_card_speaks_as_printed_cards_do(dragon: str, uk: str, en: str, ru: str) -> None:
    for code, says in (("uk", uk), ("en", en), ("ru", ru)):
        assert text_of(dragon, code).endswith(f": {says}"), code

"""Texts are data: phrases are filled with what knows its case and number, and a fault names its file and line."""

from __future__ import annotations

import re

import pytest

from embertable.core.effects import All, Effect, Trade
from embertable.core.flow import Ask, Event, Step
from embertable.core.refusal import Refusal
from embertable.core.text.files import BadText, TextFile
from embertable.core.text.grammar import english, slavic, ukrainian
from embertable.core.text.marks import fill, marked, plain
from embertable.core.text.shared import SHARED
from embertable.core.text.slots import (
    CLAUSE,
    KEPT,
    PLAYER,
    Card,
    Counted,
    Described,
    Listed,
    Noun,
    Player,
    Slots,
    counted,
)
from embertable.core.text.tongue import ONLOOKER, Tongue, finish


class Gain(Effect):
    def __init__(self, what: int, count: int) -> None:
        self.what = what
        self.count = count


class Pick(Ask):
    pass


class Keep(Step):
    def __init__(self, card: str) -> None:
        self.card = card


class Gave(Event):
    def __init__(self, who: int, whom: int, count: int, first: bool = False) -> None:
        self.who = who
        self.whom = whom
        self.count = count
        self.first = first


THINGS = ("coin", "egg")

slots = Slots(SHARED)
slots.says(Gain, count=Counted(THINGS, by="what", symbol=True))
slots.says(Trade, cost=CLAUSE, then=CLAUSE)
slots.says(Pick, seat=PLAYER)
slots.says(Keep, card=Card())
slots.says(
    Gave,
    forms=("", "first"),
    form=lambda event: "first" if event.first else "",
    who=PLAYER,
    whom=PLAYER,
    count=counted("coin"),
)

UK = """
[language]
plural = "slavic"
meetings = "ukrainian"

[you]
they = "ви"

[nouns]
coin = { gender = "f", nom = ["монета", "монети", "монет"], acc = ["монету", "монети", "монет"] }
egg = { gender = "n", nom = ["яйце", "яйця", "яєць"], acc = ["яйце", "яйця", "яєць"] }
dragon = { gender = "m", nom = "дракон", acc = "дракона" }
hatchling = { gender = "n", nom = "драконятко", acc = "драконятко" }

[adjectives]
shy = { m = { nom = "боязкий", acc = "боязкого" }, n = { nom = "боязке", acc = "боязке" } }

[names]
ash-wren = "Попільниця"

[verbs]
gain = { do = "отримайте", to_do = "отримати", does = "отримує", you = "отримуєте" }
give = { do = "віддайте", to_do = "віддати", does = "віддає", you = "віддаєте" }

[words]
player = "Гравець"
and = "та"
seats = "{n} {n:місце|місця|місць}"

[say]
All = { do = "{parts:do}", does = "{parts:does}", to_do = "{parts:to_do}" }
Gain = "{gain} {count:acc}"
Trade = "{cost:same}, щоб {then:to_do}"
Pick = { do = "Що ви берете?", does = "{seat} вибирає" }
Keep = "лишити карту «{card}»"
Gave = "{who} {give} {count:acc}; {gain:whom} {whom}"
"Gave first" = "{who} {give} першу монету"
"""


UK_OF_GHOSTS = re.sub(r"^(Gain|Trade|Pick|Keep) = .*\n", "", UK, flags=re.MULTILINE)


def tongue(text: str = UK) -> Tongue:
    return Tongue("uk", slots, [TextFile("text/uk.toml", text)])


@pytest.mark.parametrize(
    ("count", "form"),
    [(0, 2), (1, 0), (2, 1), (4, 1), (5, 2), (11, 2), (12, 2), (14, 2), (21, 0), (22, 1), (25, 2), (101, 0), (111, 2)],
)
def test_slavic_nouns_agree_with_numbers(count: int, form: int) -> None:
    assert slavic(count) == form


def test_english_nouns_agree_with_numbers() -> None:
    assert [english(count) for count in (0, 1, 2, 21)] == [1, 0, 1, 1]


def test_a_sentence_begins_with_a_capital_and_ends_with_a_stop() -> None:
    assert finish("take 2 cards") == "Take 2 cards."
    assert finish("again?") == "Again?"
    assert plain(finish(marked("card", "4", "red dragon") + " sleeps")) == "Red dragon sleeps."
    assert plain(finish(f"it is over. {marked('you', '0', 'you')} win")) == "It is over. You win."


def test_seats_are_called_by_their_names() -> None:
    text = f"{tongue().seat(0)} – {tongue().seat(1)}"
    assert plain(text) == "Гравець 1 – Гравець 2"
    assert plain(text, ["North", "South"]) == "North – South"
    assert plain(tongue().at(["North", "South"]).seat(1)) == "South"


def test_marks_can_become_anything() -> None:
    text = f"gain {marked('symbol', 'gold', '2 gold')}"
    assert fill(text, lambda kind, name, words: f"<{kind} {name} {words}>") == "gain <symbol gold 2 gold>"


def test_a_counted_noun_stands_in_its_case() -> None:
    assert [plain(tongue().sentence(Gain(0, count))) for count in (1, 2, 5)] == [
        "Отримайте 1 монету.",
        "Отримайте 2 монети.",
        "Отримайте 5 монет.",
    ]
    assert plain(tongue().sentence(Gain(1, 3), "to_do")) == "Отримати 3 яйця."


def test_a_verb_is_not_repeated() -> None:
    assert plain(tongue().sentence(All(Gain(0, 1), Gain(1, 2)))) == "Отримайте 1 монету та 2 яйця."


@pytest.mark.parametrize(("mood", "verb"), [("do", "Отримайте"), ("to_do", "Отримати"), ("does", "Отримує")])
def test_a_clause_within_a_clause_may_take_its_mood(mood: str, verb: str) -> None:
    trade = Trade(Gain(0, 1), Gain(1, 2))
    assert plain(tongue().sentence(trade, mood)) == f"{verb} 1 монету, щоб отримати 2 яйця."


def test_the_reader_is_you() -> None:
    event = Gave(0, 1, 2)
    said = [plain(tongue().at(["Ада", "Юр"], reader).sentence(event)) for reader in (None, 0, 1, ONLOOKER)]
    assert said == [
        "Ада віддає 2 монети; отримує Юр.",
        "Ви віддаєте 2 монети; отримує Юр.",
        "Ада віддає 2 монети; отримуєте ви.",
        "Ада віддає 2 монети; отримує Юр.",
    ]


def test_what_is_kept_of_one_reader_is_not_told_another() -> None:
    shared, event = tongue(), Gave(0, 1, 2)
    readers = (0, 1, ONLOOKER, 0, 1, ONLOOKER)
    assert [plain(shared.at(reader=reader).sentence(event)) for reader in readers] == 2 * [
        "Ви віддаєте 2 монети; отримує Гравець 2.",
        "Гравець 1 віддає 2 монети; отримуєте ви.",
        "Гравець 1 віддає 2 монети; отримує Гравець 2.",
    ]
    assert plain(shared.at(["Ада", "Юр"]).sentence(event)) == "Ада віддає 2 монети; отримує Юр."


def test_numbers_without_end_are_all_said_and_not_all_kept() -> None:
    spoken = tongue()
    told = [plain(spoken.sentence(Gain(0, count))) for count in range(2 * KEPT)]
    assert told[KEPT + 1 :] == [f"Отримайте {n} {spoken.noun('coin', 'acc', n)}." for n in range(KEPT + 1, 2 * KEPT)]


def test_a_sign_for_hundredths_is_a_sign_like_any_other() -> None:
    spoken = tongue(UK.replace('"{gain} {count:acc}"', '"{gain} {count:acc}, 100 %"'))
    assert plain(spoken.sentence(Gain(0, 1))) == "Отримайте 1 монету, 100 %."


def test_a_question_to_somebody_else_is_in_the_third_person() -> None:
    assert plain(tongue().at(["Ада", "Юр"], 0).sentence(Pick(0))) == "Що ви берете?"
    assert plain(tongue().at(["Ада", "Юр"], 1).sentence(Pick(0))) == "Ада вибирає."
    assert plain(tongue().at(["Ада", "Юр"], ONLOOKER).sentence(Pick(0))) == "Ада вибирає."


def test_a_form_chooses_among_entries() -> None:
    assert plain(tongue().sentence(Gave(0, 1, 1, first=True))) == "Гравець 1 віддає першу монету."


def test_an_adjective_agrees_with_its_noun() -> None:
    shy = Described()
    assert shy.said(("hatchling", ["shy"]), "nom", tongue()) == "боязке драконятко"
    assert shy.said(("dragon", ["shy"]), "acc", tongue()) == "боязкого дракона"
    assert [tongue().gender(noun) for noun in ("hatchling", "dragon", "wind")] == ["n", "m", ""]


def test_a_card_is_called_by_its_name() -> None:
    assert plain(tongue().sentence(Keep("ash-wren"))) == "Лишити карту «Попільниця»."


def test_a_word_takes_the_form_of_its_number() -> None:
    assert [tongue().word("seats", n=n) for n in (1, 2, 5)] == ["1\u00a0місце", "2\u00a0місця", "5\u00a0місць"]


def test_a_refusal_says_how_much_is_missing_and_what_it_is_about() -> None:
    said = tongue(UK + '[words.refusal]\ndear = "не заплатити за {what:acc}: потрібні ще {missing:acc}"\n')
    dear = Refusal("dear").about("dragon").lacking(((1, "coin"), (3, "egg")))
    assert said.refusal(dear).replace("\u00a0", " ") == "Не заплатити за дракона: потрібні ще 1 монету та 3 яйця."


def test_a_refusal_a_language_lacks_is_said_in_english() -> None:
    english_words = UK + '[words.refusal]\ndear = "you lack {missing}"\n'
    english = Tongue("en", slots, [TextFile("en.toml", english_words)])
    ours = Tongue("uk", slots, [TextFile("uk.toml", UK)], lambda: english)
    assert ours.refusal(Refusal("dear").lacking(((2, "egg"),))) == "You lack 2\u00a0яйця."
    with pytest.raises(KeyError, match="refusal dear"):
        tongue().refusal(Refusal("dear"))


def test_clauses_with_commas_are_kept_apart() -> None:
    assert tongue().listed(["a", "b", "c"], "and") == "a, b та c"
    assert tongue().listed(["a, щоб b", "c"], "and") == "a, щоб b; та c"


def test_things_without_a_word_between_them_stand_side_by_side() -> None:
    baked = Listed(Noun(THINGS), join="")
    assert baked.said([0, 1, 0], "nom", tongue()) == "монета, яйце, монета"
    assert baked.said([1], "nom", tongue()) == "яйце"


def test_somebody_without_a_seat_is_never_the_onlooker() -> None:
    """A ghost, or nobody at all, may be told by the same number as the reader who sits nowhere."""
    ghostly = Slots(SHARED)
    ghostly.says(Gave, forms=("", "first"), who=Player({ONLOOKER: "dragon"}), whom=PLAYER, count=counted("coin"))
    said = Tongue("uk", ghostly, [TextFile("text/uk.toml", UK_OF_GHOSTS)]).at(["Ада", "Юр"], ONLOOKER)
    assert plain(said.sentence(Gave(ONLOOKER, 1, 2))) == "Дракон віддає 2 монети; отримує Юр."


def test_somebody_without_a_seat_is_named_in_the_shape_of_a_player() -> None:
    ghost = Player({ONLOOKER: "dragon"})
    said = tongue(UK + '\n[other]\nbelongs = ": {name}"\n')
    assert ghost.said(ONLOOKER, "belongs", said) == ": дракон"
    assert ghost.said(ONLOOKER, "", said) == "дракон"


def test_a_list_may_have_commas_only() -> None:
    assert tongue().listed(["3 хліби", "1 м’ясо", "1 рослина"], "") == "3 хліби, 1 м’ясо, 1 рослина"


def test_a_game_may_say_what_is_forbidden_elsewhere() -> None:
    """The table calls no seat a slot; the dragons of another game do lie in slots."""
    files = [
        TextFile("core.toml", UK + '[never]\nwords = ["слот", "банк"]'),
        TextFile("game.toml", '[never]\nbut = ["слот"]'),
    ]
    assert Tongue("uk", slots, files).never == ["банк"]


def test_what_a_language_lacks_is_said_in_english() -> None:
    english_words = UK.replace("Попільниця", "Ash Wren").replace("лишити карту «{card}»", "keep {card}")
    without = UK.replace('Keep = "лишити карту «{card}»"\n', "").replace('ash-wren = "Попільниця"\n', "")
    fallback = Tongue("en", slots, [TextFile("en.toml", english_words)])
    ours = Tongue("uk", slots, [TextFile("uk.toml", without)], lambda: fallback)
    assert plain(ours.sentence(Keep("ash-wren"))) == "Keep Ash Wren."
    assert plain(ours.sentence(Gain(0, 1))) == "Отримайте 1 монету."


def test_another_language_is_read_when_a_word_is_missing() -> None:
    """Also a word of a section; a language that lacks nothing never reads another."""
    english = Tongue("en", slots, [TextFile("en.toml", '[words.board]\ndeck = "deck"\nhand = "hand"')])
    read: list[Tongue] = []

    def fallback() -> Tongue:
        read.append(english)
        return english

    ours = Tongue("uk", slots, [TextFile("uk.toml", '[words.board]\ndeck = "колода"')], fallback)
    assert (ours.section("board")["deck"], read) == ("колода", [])
    assert (ours.section("board")["hand"], read) == ("hand", [english])
    with pytest.raises(KeyError, match="no word board bag"):
        ours.section("board")["bag"]


@pytest.mark.parametrize(
    ("written", "wrong", "why"),
    [
        ("{gain} {count:acc}", "{gain} {number:acc}", "neither an argument (count) nor a verb"),
        ("{gain} {count:acc}", "{gain} {count:dat}", "wants 'coin' in the case 'dat', which it lacks"),
        ("{gain} {count:acc}", "{gain} {count", "expected '}'"),
        ("Keep =", "Kepe =", "there is no such kind of thing"),
        ("{who} {give} першу", "{who} {give:nobody} першу", "no argument that could be its subject"),
        ('does = "отримує"', 'doez = "отримує"', "should have the moods do, to_do, does, you"),
    ],
)
def test_a_fault_is_found_when_the_file_is_read(written: str, wrong: str, why: str) -> None:
    text = UK.replace(written, wrong, 1)
    line = next(number for number, each in enumerate(text.splitlines(), start=1) if wrong.split("{")[-1] in each)
    with pytest.raises(BadText) as found:
        tongue(text)
    assert str(found.value).startswith(f"text/uk.toml:{line}: ")
    assert why in str(found.value)


@pytest.mark.parametrize("ask", [lambda t: t.word("x"), lambda t: t.noun("x"), lambda t: t.clause(Gave(0, 1, 2))])
def test_what_is_missing_is_named(ask: object) -> None:
    without = UK.replace("\nGave =", '\n"Gave first" = "x"\n#').replace('"Gave first" = "{who}', '#"')
    with pytest.raises(KeyError, match="uk has no"):
        ask(tongue(without))  # type: ignore[operator]  # each is a small function of the tongue


@pytest.mark.parametrize(
    ("written", "heard"),
    [
        ("на 1 крок [у] гільдії", "на 1 крок у гільдії"),
        ("на 2 кроки [у] гільдії", "на 2 кроки в гільдії"),
        ("якщо [у] цій", "якщо в цій"),
        ("[У] цій печері", "У цій печері"),
        ("[у] вашій руці", "у вашій руці"),
        ("карти [у] Фонтані", "карти у Фонтані"),
        ("дракон [у] Аметистовій прірві", "дракон в Аметистовій прірві"),
        ("щоб [у]зяти", "щоб узяти"),
        ("можете [у]зяти", "можете взяти"),
        ("[У]зяти карту", "Узяти карту"),
        ("запалити дракона ([у]зяти карту)", "запалити дракона (узяти карту)"),
        ("монети [і] залишки", "монети й залишки"),
        ("дракон [і] яйце", "дракон і яйце"),
        ("монети [і] яйця", "монети і яйця"),
        ("візьміть [з] колоди", "візьміть із колоди"),
        ("одну [з] них", "одну з них"),
        ("карти [з] загального запасу", "карти із загального запасу"),
        ("карти [з] свого запасу", "карти зі свого запасу"),
        ("5 [з] колоди", "5 із колоди"),
        (f"{marked('symbol', 'card', 'карти')} [з] руки", f"{marked('symbol', 'card', 'карти')} з руки"),
        (f"[у] {marked('card', 'x', '«Фонтані»')}", f"у {marked('card', 'x', '«Фонтані»')}"),
    ],
)
def test_ukrainian_words_meet_well(written: str, heard: str) -> None:
    assert ukrainian(written) == heard

"""Cards, patterns and how they lie on the board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from embertable.core.rng import seeded
from embertable.games.flamecraft_duals import GAME
from embertable.games.flamecraft_duals.cards.tables import CARD_IDS, HEARTS, NUMBER, PATTERNS, RATINGS, WAYS, Rating
from embertable.games.flamecraft_duals.chapters.scoring import matches
from embertable.games.flamecraft_duals.chapters.solo import rating
from embertable.games.flamecraft_duals.places.hexes import CELL, CELLS
from embertable.games.flamecraft_duals.places.patterns import Pattern, fits, lies, placements, ways_of
from embertable.games.flamecraft_duals.places.stacks import EMPTY, put, stack_of, top
from embertable.games.flamecraft_duals.terms import (
    BAKER,
    COOK,
    FACE,
    FACE_IDS,
    FACES,
    GARDENER,
    KINDS_OF,
    NONE,
    TOKENS,
    WON,
)
from tests.games.flamecraft_duals.given import given


def test_what_is_in_the_box() -> None:
    """42 shop cards for 96 hearts, six fountain cards for 24, and every kind on two of the two-coloured tokens."""
    assert len(CARD_IDS) == 48
    assert (sum(HEARTS[:42]), sum(HEARTS[42:])) == (96, 24)
    assert TOKENS == 43
    assert [sum(kind in kinds for kinds in KINDS_OF[6:]) for kind in range(6)] == [2] * 6


@pytest.mark.parametrize(
    ("card", "places"),
    [("baker-line", 27), ("baker-triangle", 24), ("baker-pair-cook", 54), ("fountain-cook-baker", 30)],
)
def test_places_of_a_pattern_on_an_empty_board(card: str, places: int) -> None:
    assert len(placements(PATTERNS[NUMBER[card]])) == places


def board_with(cells: list[int], faces: list[int]) -> list[int]:
    board = [EMPTY] * CELLS
    left = list(range(TOKENS))
    for cell, face in zip(cells, faces, strict=True):
        token = next(each for each in left if FACE[each] == face)
        left.remove(token)
        board[cell] = stack_of([token])
    return board


def test_every_pattern_is_found_wherever_it_lies() -> None:
    """The shifted sets of cells find exactly the places that were counted by hand."""
    for card, pattern in enumerate(PATTERNS):
        for cells in placements(pattern):
            assert matches(card, fits(board_with(cells, list(pattern.kinds))))


def test_masks_agree_with_a_search_by_hand() -> None:
    """On random boards a card matches where, and only where, one of its places fits dragon by dragon."""
    rng = seeded(7)
    for _ in range(150):
        tokens = list(range(TOKENS))
        rng.shuffle(tokens)
        board = [stack_of([tokens.pop()]) if rng.below(4) else EMPTY for _ in range(CELLS)]
        faces = [FACE[top(stack)] if stack else NONE for stack in board]
        fitting = fits(board)
        for card, pattern in enumerate(PATTERNS):
            by_hand = any(
                all(fit(faces[cell], kind) for cell, kind in zip(cells, pattern.kinds, strict=True))
                for cells in placements(pattern)
            )
            assert matches(card, fitting) == by_hand


def fit(face: int, kind: int) -> bool:
    return face == FACES - 1 or (face >= 0 and kind in KINDS_OF[face])


def test_cards_are_turned_never_flipped() -> None:
    """A pattern that differs from its mirror image matches in six turns, and its mirror image does not."""
    hook = Pattern("hook", (BAKER, COOK, GARDENER), ((0, 0), (1, 0), (0, 1)))
    mirror = Pattern("hook", (BAKER, COOK, GARDENER), ((0, 0), (0, 1), (1, 0)))

    for cells in placements(hook):
        assert lies(ways_of(hook), fits(board_with(cells, list(hook.kinds))))
    for cells in placements(mirror):
        assert not lies(ways_of(hook), fits(board_with(cells, list(mirror.kinds))))


def test_only_top_tokens_count() -> None:
    row = [CELL["c1"], CELL["c2"], CELL["c3"]]
    board = board_with(row, [BAKER, BAKER, BAKER])
    assert matches(NUMBER["baker-line"], fits(board))

    board[row[1]] = put(board[row[1]], 20)

    assert not matches(NUMBER["baker-line"], fits(board))


def test_symmetric_patterns_are_turned_no_more_than_needed() -> None:
    assert [len(WAYS[NUMBER[card]]) for card in ("cook-line", "cook-triangle", "cook-pair-baker")] == [3, 2, 6]


def test_reconstructed_facts_keep_their_mark() -> None:
    marked = {card.id for card in GAME.cards() if card.basis == "reconstructed"}

    fancy = {"star", "precious", "swift", "tailor", "penny", "seer"}
    assert marked == {*CARD_IDS[42:], *fancy, *[rating.id for rating in RATINGS]}


@pytest.mark.parametrize("code", ["uk", "en", "ru"])
def test_every_card_has_a_name_and_a_text(code: str) -> None:
    tongue = GAME.tongue(code)
    texts = [GAME.card_text(card.id, tongue) for card in GAME.cards()]

    assert all(text.name and text.lines for text in texts)
    assert len({text.name for text in texts}) == len(texts)
    assert all(tongue.word(f"deck {card.deck}") for card in GAME.cards())


@pytest.mark.parametrize(
    ("code", "card", "name"),
    [
        ("en", "baker-line", "Row of bakers"),
        ("en", "potion-maker-pair-cook", "Two potion makers and a cook"),
        ("uk", "gardener-triangle", "Гурток садівників"),
        ("uk", "blacksmith-pair-jeweller", "Пара ковалів і ювелір"),
        ("uk", "fountain-cook-baker", "Фонтан: кулінари та пекарі"),
        ("ru", "fountain-cook-baker", "Фонтан: кулинары и пекари"),
        ("ru", "cook-pair-baker", "Пара кулинаров и пекарь"),
        ("ru", "swift", "Шустрик"),
    ],
)
def test_cards_are_called_by_their_patterns(code: str, card: str, name: str) -> None:
    assert GAME.card_text(card, GAME.tongue(code)).name == name


@pytest.mark.parametrize(
    ("code", "card", "says"),
    [
        ("uk", "jeweller", "Витягніть 3 фішки, викладіть одну з них, не активуючи, а решту поверніть до торбинки."),
        ("uk", "cook", "Перемістіть сусідню фішку на будь-яку іншу дозволену клітинку."),
        ("en", "blacksmith", "Move one or two adjacent tokens by one step each, one after the other."),
        ("en", "star", "Draw 1 shop card and keep what was drawn."),
        ("uk", "tailor", "Витягніть 3 фішки замість однієї та викладіть одну з них; решта повертається."),
        ("ru", "penny", "В конце каждая оставшаяся монета даёт 0 сердец, а пустой кошелёк даёт 3 сердца."),
        ("en", "master-of-flamecraft", "A solo game won with at least 60 hearts."),
        ("uk", "flamekeeper", "Перемога в соло, якщо набрано щонайменше 50 сердець."),
        ("ru", "shop-host", "Победа в соло, если набрано по меньшей мере 40 сердец."),
        ("en", "fountain-helper", "Any other solo game won."),
        ("uk", "dry-fountain", "Поразка в соло."),
        ("ru", "trio", "Игроки получают в начале 3 карты лавок и добирают до стольких же."),
    ],
)
def test_cards_speak(code: str, card: str, says: str) -> None:
    """The text comes from the declaration of what the card does."""
    assert GAME.card_text(card, GAME.tongue(code)).lines[-1] == says


@pytest.fixture
def ratings() -> Iterator[list[Rating]]:
    """The ratings, as they were again after the test."""
    before = RATINGS[:]
    yield RATINGS
    RATINGS[:] = before


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("uk", "Перемога в соло, якщо набрано щонайменше 62 серця."),
        ("en", "A solo game won with at least 62 hearts."),
        ("ru", "Победа в соло, если набрано по меньшей мере 62 сердца."),
    ],
)
def test_a_corrected_rating_needs_one_number(ratings: list[Rating], code: str, says: str) -> None:
    """Its text in every language and what games are called follow the declaration."""
    best, second = ratings[:2]
    game = given(seats=1, scored=[*CARD_IDS[42:], *CARD_IDS[:12]], bag=["cook"] * 2)
    game.s.result = WON
    assert rating(game.s) == best.id

    ratings[0] = replace(best, least=62)

    assert GAME.card_text(best.id, GAME.tongue(code)).lines == (says,)
    assert rating(game.s) == second.id


def test_faces_and_tokens_are_named() -> None:
    assert len(set(FACE_IDS)) == FACES

"""What can be read about a game: every card on its page, with the mark of what could not be checked."""

from __future__ import annotations

import pytest

from embertable.games import CATALOGUE, game
from tests.web.serving import Server


def read(server: Server, path: str, lang: str = "en") -> str:
    answer = server.client(None).http.get(path, headers={"accept-language": lang})
    assert answer.status_code == 200
    return answer.text


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_reconstructed_card_carries_its_mark(server: Server, name: str) -> None:
    """On the page of all cards, which says what the mark means, and on its own."""
    marked = [card for card in game(name).cards() if card.basis == "reconstructed"]

    page = read(server, f"/cards/{name}")

    assert page.count("◌") == len(marked) + bool(marked)
    assert all("◌" in read(server, f"/cards/{name}/{card.id}") for card in marked[:3] + marked[-3:])


@pytest.mark.parametrize(
    ("lang", "deck", "best"),
    [
        ("uk", "Оцінки соло-режиму", "Перемога в соло-режимі, якщо набрано щонайменше 60 балів репутації."),
        ("en", "Solo ratings", "A solo game won with at least 60 reputation."),
        ("ru", "Оценки одиночной игры", "Победа в одиночной игре, если набрано не менее 60 очков репутации."),
    ],
)
def test_results_are_a_group_of_their_own(server: Server, lang: str, deck: str, best: str) -> None:
    """What a finished game can be called is listed by itself, each with its mark, its picture and its text."""
    page = read(server, "/cards/flamecraft_duals?deck=ratings", lang)
    results = [card.id for card in game("flamecraft_duals").cards() if card.is_result]

    assert f'<option value="ratings" selected>{deck}</option>' in page
    assert page.count('cardtext">') == len(results)
    assert all(f"flamecraft_duals.svg#card-{name}" in page for name in results)
    assert best in page.replace("\u00a0", " ")

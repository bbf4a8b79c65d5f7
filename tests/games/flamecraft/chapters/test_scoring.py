"""Where reputation comes from, and who wins."""

from __future__ import annotations

from embertable.core.flow import advance
from embertable.games.flamecraft import GAME
from embertable.games.flamecraft.chapters.end import FinalScoring
from tests.games.flamecraft.given import Given, given


def parts(game: Given, seat: int = 0) -> dict[str, int]:
    """The lines of a score that are not empty."""
    score = GAME.scores(game.s)[seat]
    assert score.points == sum(part.points for part in score.parts)
    return {part.name: part.points for part in score.parts if part.points}


def test_a_score_tells_what_earned_it() -> None:
    """A slot, a fire-up, an ability and a sun dragon in one turn; coins and a moon dragon if it ended now."""
    game = given(
        me={"iron": 2, "coins": 1, "plant": 1, "hand": ["crystal"], "fancy": ["stitch", "even-steven"]},
        town={"oh-my-gourd": ["plant", "", ""]},
    )
    game.gather("oh-my-gourd").choose("place crystal oh-my-gourd 2", "fire plant", "give iron")

    game.choose("reveal stitch", "use oh-my-gourd", "hearts")

    assert parts(game) == {"firing": 2, "suns": 2, "shops": 2, "coins": 1 + 2, "moons": 4}


def test_an_enchantment_and_a_companion_have_lines_of_their_own() -> None:
    game = given(me={"bread": 2, "crystal": 2, "hand": ["crystal"], "companion": "house-warmer"}, row=["purple-meat-3"])

    game.choose(
        "companion house-warmer", "place crystal draco-bell 3", "go on", "visit draco-bell", "cast purple-meat-3"
    )

    assert parts(game) == {"companions": 2, "enchanting": 2}


def test_hearts_given_up_are_taken_from_the_line_of_the_shop() -> None:
    game = given(me={"hearts": 5, "fancy": ["goldie"]}, town={"dragon-hoard-bank": []})

    game.use("dragon-hoard-bank")

    assert parts(game) == {"placing": 5, "shops": -3, "coins": 5}


def test_coins_become_hearts_at_the_end() -> None:
    game = given(me={"coins": 4}, others=[{"hearts": 3}])
    game.s.agenda = [FinalScoring()]
    advance(game.s)

    assert parts(game) == {"coins": 4}
    assert [score.wins for score in GAME.scores(game.s)] == [True, False]


def test_a_tie_in_everything_is_shared() -> None:
    game = given(me={"hearts": 9, "bread": 2}, others=[{"hearts": 9, "iron": 2}])

    assert [score.wins for score in GAME.scores(game.s)] == [True, True]


def test_more_artisans_in_hand_break_a_tie() -> None:
    game = given(me={"hearts": 9, "bread": 5}, others=[{"hearts": 9, "hand": ["iron"]}])

    assert [score.wins for score in GAME.scores(game.s)] == [False, True]


def test_the_parts_of_a_score_add_up_while_talisa_asks() -> None:
    """Coins are counted by then, moon dragons not yet."""
    game = given(me={"coins": 3, "fancy": ["talisa", "pally", "ditto"]})
    game.s.agenda = [FinalScoring()]
    advance(game.s)
    assert game.question == "ChooseReturn"

    for key in ("return pally", "go on"):
        score = GAME.scores(game.s)[0]
        assert score.points == sum(part.points for part in score.parts)
        game.choose(key)

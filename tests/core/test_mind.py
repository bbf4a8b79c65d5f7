"""What a mind makes of a position, and which weights it believes."""

from __future__ import annotations

import json
import logging
from typing import Any

import pytest

from embertable.core.layer import FINE, HEAVIEST, Layer
from embertable.core.mind import FOR_POINTS, NOBODY, Mind, Reading, chance, shares
from embertable.core.traits import Listing, Tally
from embertable.core.weights import LAST_STAGE, STAGES, BadWeights, Weights, parse_weights, write_weights
from tests.toys.embers import GAME, Embers
from tests.toys.embers.mind.traits import DREAM, KINDS, RIVAL, SCORED, TRAITS
from tests.toys.embers.state import State
from tests.toys.embers.terms import CARDS


def learned(kind: str = "2", **changes: Any) -> Weights:
    """Weights that count points as points, and know how many are to be reached."""
    weights = [0] * TRAITS.size
    weights[SCORED.start] = 1000
    weights[RIVAL.start] = 30_000
    fields: dict[str, Any] = {
        "traits": TRAITS.hash(),
        "rules": 1,
        "weights": weights,
        "drift": [],
        "layer": None,
        "sharpness": [100_000] * STAGES,
        "made": {},
    }
    return Weights(kind, **(fields | changes))


def taught(*kinds: str) -> Embers:
    """The toy with weights for these kinds of tables."""
    game = Embers()
    game.read = {kind: learned(kind) if kind in kinds else None for kind in KINDS}
    return game


def lead(seats: int, points: int) -> State:
    """A game in play, the first seat so many points ahead."""
    s = GAME.new(seats, seed=1)
    s.lit[0] = [points] if points <= CARDS else [CARDS, points - CARDS]
    return s


def test_without_weights_the_opinion_written_by_hand_is_asked() -> None:
    s = lead(2, 10)

    assert taught().expectations(s) == GAME.room("mind.opinions").expectations(s)


def test_a_lead_is_worth_its_logit() -> None:
    """Ten points ahead at a tenth a point: one logit, nearly three games in four."""
    assert [round(each, 3) for each in taught("2").expectations(lead(2, 10))] == [0.731, 0.269]


def test_what_one_seat_can_expect_is_its_part_of_the_whole() -> None:
    game, s = taught("3"), lead(3, 10)
    found = game.expectations(s)

    assert [game.evaluate(s, seat) for seat in range(3)] == found
    assert sum(found) == pytest.approx(1.0)


def test_what_drifts_is_worth_more_at_the_end_than_at_first(monkeypatch: pytest.MonkeyPatch) -> None:
    drift = [0] * TRAITS.size
    drift[SCORED.start] = 500
    game, s = Embers(), lead(2, 10)
    game.read = {"2": learned("2", drift=drift)}
    assert game.mind is not None
    found: list[float] = []

    for stage in (0, LAST_STAGE):
        monkeypatch.setattr(game.mind.reading, "stage", lambda s, stage=stage: stage)
        found.append(game.expectations(s)[0])

    assert found == pytest.approx([chance(0.5), chance(1.5)])


def together() -> Layer:
    """One unit: five points for every point above eight."""
    unit = [0] * TRAITS.size
    unit[SCORED.start] = FINE
    return Layer([-8 * FINE], [unit], [5000])


def test_a_hidden_unit_counts_only_where_it_is_above_nought() -> None:
    plain, deep = taught("2"), Embers()
    deep.read = {"2": learned("2", layer=together())}

    assert deep.expectations(lead(2, 8)) == plain.expectations(lead(2, 8))
    assert deep.expectations(lead(2, 10)) == pytest.approx([chance(2.0), chance(-2.0)])


def test_what_speaks_for_a_position_adds_up_to_what_is_thought_of_it() -> None:
    weights, s, listing = learned("2", layer=together()), lead(2, 10), Listing()
    mark = taught("2").reading().mark
    mark(s, 0, listing)
    bias = -8 * 5000

    assert sum(weights.parts(listing, 0)) + bias == weights.worth(mark, s, 0, stage=0, is_open=True)


def test_hidden_units_come_back_from_a_file() -> None:
    weights = learned("2", layer=together())

    found = parse_weights(write_weights(weights), TRAITS, rules=1)

    assert found.checksum() == weights.checksum() != learned("2").checksum()
    assert found.at == weights.at


@pytest.mark.parametrize("part", ["bias", "worth", "weights"])
def test_hidden_units_that_lack_something_are_refused(part: str) -> None:
    written = json.loads(write_weights(learned("2", layer=together())))
    written["layer"][part] = []

    with pytest.raises(BadWeights):
        parse_weights(json.dumps(written), TRAITS, rules=1)


def test_a_unit_too_heavy_for_its_lane_is_refused() -> None:
    layer = together()
    layer.weights[0][0] = HEAVIEST + 1

    with pytest.raises(BadWeights):
        parse_weights(write_weights(learned("2", layer=layer)), TRAITS, rules=1)


def test_a_kind_of_table_without_weights_uses_the_nearest() -> None:
    """Of two equally near the one before it."""
    s = lead(3, 10)
    near = taught("2", "4")
    assert near.mind is not None

    assert near.mind.weights_at(2) is near.read["2"]
    assert taught("4").expectations(s)[0] > 0.5


def test_a_kind_that_stands_apart_neither_borrows_nor_lends(monkeypatch: pytest.MonkeyPatch) -> None:
    game = taught("3")
    assert game.mind is not None
    monkeypatch.setattr(game.mind.reading, "apart", ["3"])

    assert game.mind.weights_at(2) is game.read["3"], "its own it uses"
    assert game.mind.weights_at(1) is None
    assert game.expectations(lead(2, 10)) == GAME.room("mind.opinions").expectations(lead(2, 10))


def test_who_plays_alone_plays_against_the_mark_and_for_the_points() -> None:
    game = taught("alone")
    even = game.expectations(lead(1, 30))[0]

    assert even == pytest.approx((1 - FOR_POINTS) * 0.5 + FOR_POINTS * 30 / DREAM)
    assert game.expectations(lead(1, 31))[0] > even


def ended(points: list[int]) -> State:
    s = GAME.new(len(points), seed=1)
    s.agenda, s.options = [], []
    s.lit = [[each] for each in points]
    return s


def test_the_end_is_certain() -> None:
    game = taught("2", "3", "alone")

    assert game.expectations(ended([5, 9])) == [0.0, 1.0]
    assert game.expectations(ended([9, 5, 9])) == [0.5, 0.0, 0.5]
    assert game.expectations(ended([DREAM])) == [1.0]


def partnered(scores: Any, sides: list[int]) -> Mind:
    """Seats of one side have the same number; the rest is the toy's."""
    toy = taught("4").reading()
    reading = Reading(
        toy.traits, toy.unit, toy.kinds, toy.mark, toy.kind, toy.stage, lambda s, seat: sides[seat], toy.rivals,
        toy.finals, toy.dream, toy.growth,
    )  # fmt: skip
    return Mind(reading, scores, GAME.expectations, lambda kind: learned(kind))


def test_partners_expect_the_same_and_win_whole_games() -> None:
    mind = partnered(GAME.scores, [0, 1, 0, 1])

    first, second, third, fourth = mind.expectations(lead(4, 10))

    assert first == third > second == fourth
    assert mind.expectations(ended([9, 1, 9, 1])) == [1.0, 0.0, 1.0, 0.0]


def test_who_cannot_win_any_more_expects_nothing() -> None:
    assert partnered(GAME.scores, [0, 1, NOBODY, 3]).expectations(lead(4, 10))[2] == 0.0
    assert shares([0, 0], [0, NOBODY], 1) == [1.0, 0.0]


def test_without_a_winner_all_sides_share() -> None:
    def draw(s: Any) -> Any:
        return [type(score)(score.points, False) for score in GAME.scores(s)]

    assert partnered(draw, [0, 1, 0, 1]).expectations(ended([1, 1, 1, 1])) == [0.5] * 4


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"rules": 2}, "the learned weights '2' are for rules 2, and these are rules 1"),
        ({"traits": "feed"}, "the learned weights '2' were made for another list of traits"),
        ({"weights": [1, 2]}, "the learned weights '2' were made for another list of traits"),
        ({"sharpness": [1]}, "the learned weights '2' were made for another list of traits"),
    ],
)
def test_weights_that_do_not_fit_are_refused_with_a_sentence(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(BadWeights) as refusal:
        parse_weights(write_weights(learned(**changes)), TRAITS, rules=1)

    assert str(refusal.value) == says


def test_another_format_or_no_format_at_all_is_refused() -> None:
    newer = write_weights(learned()).replace('"format": 3', '"format": 9')
    with pytest.raises(BadWeights, match="format 9, and 3 is the one that can be read"):
        parse_weights(newer, TRAITS, rules=1)
    for broken in ("", "{}", "[]", '{"format": 1}'):
        with pytest.raises(BadWeights, match="cannot be read"):
            parse_weights(broken, TRAITS, rules=1)


def test_a_file_that_does_not_fit_is_told_of_once_and_the_hand_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    files = {"mind/weights/2.json": write_weights(learned(rules=7))}
    monkeypatch.setattr("embertable.core.base.read_text", lambda package, path: files.get(path))
    game, s = Embers(), lead(2, 10)

    with caplog.at_level(logging.WARNING):
        found = [game.expectations(s), game.expectations(lead(3, 0))]

    assert found[0] == taught().expectations(s)
    assert [record.getMessage() for record in caplog.records] == [
        "embers: the learned weights '2' are for rules 7, and these are rules 1; the opinion written by hand is used"
    ]


def test_weights_are_read_from_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    files = {"mind/weights/2.json": write_weights(learned())}
    monkeypatch.setattr("embertable.core.base.read_text", lambda package, path: files.get(path))

    assert Embers().expectations(lead(2, 10)) == taught("2").expectations(lead(2, 10))


def test_traits_are_counted_by_whoever_asks() -> None:
    """A tally of weights and the sum of a mind agree."""
    s = lead(2, 10)
    tally = Tally(learned().weights)

    GAME.room("mind.traits").mark(s, 0, tally)

    assert tally.total == 10_000


@pytest.mark.parametrize("code", ["uk", "en", "ru"])
def test_every_trait_has_a_name_in_every_language(code: str) -> None:
    said = [GAME.trait_text(trait, GAME.tongue(code)) for trait in range(TRAITS.size)]

    assert len(set(said)) == len(said)
    assert all(said)

"""The benchmark runs and reports; how fast things are is not a test's business."""

from __future__ import annotations

import json

import pytest

from embertable.lab import environments, peers
from embertable.lab.bench import Figure, Report, run_bench
from embertable.lab.report import readable, to_json, to_markdown


def test_a_short_run_measures_every_table() -> None:
    heard: list[tuple[int, int]] = []

    report = run_bench(["tatsu"], rounds=1, seconds=0.001, peers=False, progress=lambda *done: heard.append(done))

    assert {figure.where for figure in report.figures} == {"tatsu 2", "tatsu 3", "tatsu 4", "tatsu"}
    assert {figure.unit for figure in report.figures} == {
        "decisions",
        "games",
        "copies",
        "replays",
        "iterations",
        "steps",
    }
    assert all(figure.median > 0 for figure in report.figures)
    assert heard[-1] == (8, 8)


def test_every_mode_can_be_measured() -> None:
    report = run_bench(["tatsu"], rounds=1, seconds=0.001, every_mode=True, peers=False)

    assert "tatsu 3 ghost_seat=fixed" in {figure.where for figure in report.figures}


def test_a_missing_peer_is_named_and_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent() -> peers.Playthrough:
        raise ModuleNotFoundError("No module named 'pyspiel'")

    monkeypatch.setattr(peers, "PEERS", {"somebody else's euchre": absent})
    monkeypatch.setattr(environments, "AGENT_PEERS", {"somebody else's rummy": absent})
    monkeypatch.setattr(environments, "BATCH_PEERS", {})

    report = run_bench(["tatsu"], rounds=1, seconds=0.001)

    says = "Left out, somebody else's euchre: No module named 'pyspiel'; it comes with: pip install 'embertable[bench]'"
    assert says in to_markdown(report)
    assert "Left out, somebody else's rummy: No module named" in to_markdown(report)
    assert report.ratios == []


def example() -> Report:
    return Report(
        "embertable uncompiled",
        [
            Figure("random play", "toy 2", "decisions", (300.0, 100.0, 200.0)),
            Figure("replays of a whole game", "toy 2", "replays", (500.0, 250.0, 1000.0)),
            Figure("random play", "somebody", "decisions", (100.0, 100.0, 50.0), is_peer=True),
        ],
        {},
    )


def test_the_table_shows_medians_ranges_and_ratios_within_rounds() -> None:
    text = to_markdown(example())

    assert "| random play | toy 2 | 200 decisions/s | 100 – 300 |" in text
    assert "| replays of a whole game | toy 2 | 2.00 ms each | 1.00 – 4.00 |" in text
    assert "| toy 2 | 3.00 (1.00 – 4.00) |" in text


def test_the_same_as_json() -> None:
    kept = json.loads(json.dumps(to_json(example())))

    assert kept["ratios"] == [
        {"what": "random play", "where": "toy 2", "peer": "somebody", "median": 3.0, "rounds": [3.0, 1.0, 4.0]}
    ]
    assert kept["figures"][0]["median"] == 200.0


@pytest.mark.parametrize(("rate", "says"), [(1234567.0, "1,235,000"), (987.6, "988"), (56.78, "56.8")])
def test_rates_without_false_precision(rate: float, says: str) -> None:
    assert readable(rate) == says


def test_environments_stand_beside_peers_of_their_own_kind() -> None:
    """Each ratio is between two things done in the same way."""
    report = Report(
        "embertable uncompiled",
        [
            Figure("random play", "toy", "decisions", (900.0,)),
            Figure(environments.AGENTS, "toy", "steps", (300.0,)),
            Figure(environments.AGENTS, "rummy", "steps", (100.0,), is_peer=True),
        ],
        {},
    )
    assert [(ratio.what, ratio.peer, ratio.median) for ratio in report.ratios] == [(environments.AGENTS, "rummy", 3.0)]
    assert "Steps of a PettingZoo environment: our rate as a multiple" in to_markdown(report)


@pytest.mark.parametrize("name", [name for name in environments.BATCH_PEERS if name.startswith("OpenSpiel")])
def test_a_peer_plays_many_games_at_once(name: str) -> None:
    assert environments.BATCH_PEERS[name]()() == (environments.AT_ONCE,)

"""What the decisions of a study tell: how wide the choice is, and whether bots agree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from embertable.lab.data.files import BadParquet
from embertable.lab.data.run import DECISIONS, PARTS
from embertable.lab.extras import extra


@dataclass(frozen=True)
class Question:
    """A question of the game: how often it is asked in a game, and among how many options."""

    name: str
    per_game: float
    options: float


@dataclass(frozen=True)
class Agreement:
    """How often a bot would have chosen as the strong one did."""

    bot: str
    asked: int
    agrees: float
    by_chance: float  # how often any option would


@dataclass(frozen=True)
class Choices:
    """All decisions among equals."""

    decisions: int
    mean: float
    median: float
    most: int
    over_time: Sequence[float]  # the mean number of options in each tenth of a game
    questions: Sequence[Question]
    agreements: Sequence[Agreement]
    among: Sequence[Sequence[float]]  # of the weaker bots with each other


def choices(folder: Path, games: int, weaker: Sequence[str]) -> Choices:
    """What the decisions in this folder tell, whole or in parts."""
    pl = extra("polars")
    try:
        return summed(pl, frame(pl, folder), games, weaker)
    except (OSError, pl.exceptions.PolarsError) as error:
        raise BadParquet("torn parquet", path=folder / DECISIONS, why=error) from error


def frame(pl: Any, folder: Path) -> Any:
    """The decisions with the number of their options; the options themselves are not needed."""
    whole = folder / DECISIONS
    parts = sorted((folder / PARTS).glob("decisions-*.parquet"))
    files = ([whole] if whole.exists() else []) + parts
    return pl.scan_parquet(files).select(
        "game", "number", "question", "chosen", "others", pl.col("options").list.len().alias("width")
    )


def summed(pl: Any, moves: Any, games: int, weaker: Sequence[str]) -> Choices:
    """Everything in a few passes over the columns."""
    width = pl.col("width")
    total = moves.select(
        pl.len().alias("count"), width.mean().alias("mean"), width.median().alias("median"), width.max().alias("most")
    ).collect()
    tenth = (pl.col("number") * 10 // pl.len().over("game")).alias("tenth")
    over_time = moves.with_columns(tenth).group_by("tenth").agg(width.mean()).sort("tenth").collect()
    asked = (
        moves.group_by("question")
        .agg(pl.len().alias("count"), width.mean())
        .sort(["count", "question"], descending=[True, False])
        .collect()
    )
    voted = moves.filter(pl.col("others").list.len() > 0).select("chosen", "others", "width").collect()
    return Choices(
        int(total["count"][0]),
        float(total["mean"][0] or 0.0),
        float(total["median"][0] or 0.0),
        int(total["most"][0] or 0),
        [float(each) for each in over_time["width"]],
        [Question(row["question"], row["count"] / games, row["width"]) for row in asked.to_dicts()],
        [agreement(pl, voted, place, bot) for place, bot in enumerate(weaker)],
        [[same(pl, voted, place, other) for other in range(len(weaker))] for place in range(len(weaker))],
    )


def agreement(pl: Any, voted: Any, place: int, bot: str) -> Agreement:
    """How often one bot would have chosen the same."""
    alike = (pl.col("others").list.get(place) == pl.col("chosen")).mean().alias("alike")
    found = voted.select(alike, (1 / pl.col("width")).mean().alias("chance"))
    return Agreement(bot, len(voted), float(found["alike"][0] or 0.0), float(found["chance"][0] or 0.0))


def same(pl: Any, voted: Any, first: int, second: int) -> float:
    """How often two of them would have chosen the same."""
    alike = (pl.col("others").list.get(first) == pl.col("others").list.get(second)).mean().alias("alike")
    return float(voted.select(alike)["alike"][0] or 0.0)

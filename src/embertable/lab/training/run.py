"""The course of a training, in a folder that remembers: play, learn, let the new mind prove itself, step after step.

The first step is one-step play by the hand-written opinion, which teaches what cards are worth. Every further one is
self-play with the search. A new mind takes the place of the old only if it wins a match against it. Who goes on with
the mind in place leaves the first step out, and every mind that is kept is the one to go on with.
"""

from __future__ import annotations

import json
import subprocess
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from embertable.core.errors import EmbertableError
from embertable.core.files import make_folder, write_text
from embertable.core.weights import SHARP, THOUSAND, Weights, parse_weights, write_weights
from embertable.lab.training.fit import Learned, error, from_mind, learn
from embertable.lab.training.plan import MATCH, Plan
from embertable.lab.training.rows import Lesson, load, save
from embertable.lab.training.work import Progress, Work
from embertable.lab.where import Here, Place

PLAN: Final = "plan.json"
COURSE: Final = "course.json"
MIND: Final = "mind.json"
BASE: Final = "base.json"

PART: Final = 50
"""After so many games of a step they are kept: more are never lost."""


@dataclass(frozen=True)
class Step:
    """What one step came to."""

    games: int  # played in it
    learned_from: int  # games the new mind was fitted to
    points: float  # a side made in them on average
    error: float  # of the old mind on these games, which it had not seen
    won: float  # games of the match the new mind won
    match: int
    kept: bool  # whether the new mind took the old one's place


def silent(what: str, done: int, games: int) -> None:
    """Nobody watches."""


class Training:
    """A training in its folder: begun, or taken up again where it was left."""

    def __init__(self, plan: Plan, folder: Path, place: Place | None = None, progress: Progress = silent) -> None:
        self.plan = plan
        self.folder = folder
        make_folder(folder)
        written = json.loads(json.dumps(plan.written()))
        begun = self.read(PLAN)
        if begun is None:
            self.write(PLAN, written)
        elif begun != written:
            raise EmbertableError("other training", folder=str(folder))
        self.course = [Step(**step) for step in self.read(COURSE) or []]
        self.work = Work(plan, Here() if place is None else place, progress)
        if plan.recipe.onward and not (folder / MIND).is_file():
            self.take_up()

    def take_up(self) -> None:
        """Begin with the mind that is in place: there is nothing left to learn from one-step play."""
        mind = self.plan.in_place()
        for name in (BASE, MIND):
            self.write(name, write_weights(mind))

    def read(self, name: str) -> Any:
        """A file of the folder, if it is there."""
        path = self.folder / name
        return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else None

    def write(self, name: str, what: Any) -> None:
        """A file of the folder, whole or not at all."""
        text = what if isinstance(what, str) else json.dumps(what, indent=1) + "\n"
        write_text(self.folder / name, text)

    def mind(self, name: str = MIND) -> Weights | None:
        """The mind that thinks today; None is the hand-written opinion."""
        path = self.folder / name
        if not path.is_file():
            return None
        return parse_weights(path.read_text(encoding="utf-8"), self.plan.mind.reading.traits, self.plan.game.rules)

    def player(self) -> Weights | None:
        """The mind that plays the games to learn from: what options are worth beside each other only a sum can say."""
        mind = self.mind()
        return self.mind(BASE) if mind is None and self.plan.recipe.untaken else mind

    def learned(self, mind: Weights | None) -> Learned | None:
        """A mind in the unit of the game, to learn from."""
        return None if mind is None else from_mind(mind, self.plan.recipe.drift > 0.0)

    def games(self, step: int) -> list[Lesson]:
        """The games of a step: read if they were played before, else played now."""
        path = self.folder / f"games-{step:04}.npz"
        if not path.is_file():
            self.play(step, path)
        return load(path)

    def play(self, step: int, path: Path) -> None:
        """Play the games of a step, but those that were played before somebody interrupted it."""
        recipe = self.plan.recipe
        games, iterations = (recipe.games, recipe.iterations) if step else (recipe.first, 0)
        found = [lesson for part in self.parts(step) for lesson in load(part)]
        kept = len(found)
        for lesson in self.work.lessons(self.player(), self.plan.seeds(step), games, iterations, kept):
            found.append(lesson)
            if len(found) == kept + PART:
                save(self.folder / f"part-{step:04}-{kept:06}.npz", found[kept:])
                kept = len(found)
        save(path, found)
        for part in self.parts(step):
            part.unlink()

    def parts(self, step: int) -> list[Path]:
        """The games of a step that is not played to its end, in their order."""
        return sorted(self.folder.glob(f"part-{step:04}-*.npz"))

    def window(self, step: int) -> list[Lesson]:
        """The games to learn from: the latest ones of self-play; who goes on learns from games of the mind of today."""
        begin = min(1, step)
        if self.plan.recipe.onward:
            begin += max((number for number, each in enumerate(self.course, 1) if each.kept), default=0)
        found = [lesson for each in range(begin, step + 1) for lesson in self.games(each)]
        return found[-self.plan.recipe.window :] if step else found

    @property
    def next(self) -> int:
        """The number of the next step. The first of all, numbered nought, is one-step play; who goes on has none."""
        return len(self.course) + self.plan.recipe.onward

    def step(self) -> Step:
        """Play, learn, prove."""
        number = self.next
        recipe = self.plan.recipe
        fresh = self.games(number)
        lessons = self.window(number)
        old = self.mind()
        current = self.learned(self.player())
        new = self.whole(learn(self.plan, lessons, self.learned(self.mind(BASE)), current), number)
        won = self.work.match(new, old, self.plan.seeds(number) + MATCH, recipe.match)
        kept = won > recipe.match / 2
        if kept:
            for name in (MIND, BASE) if recipe.onward else (MIND,):
                self.write(name, write_weights(new))
        if number == 0:
            # Where one-step play taught nothing, what the opinion written by hand says is what is built on.
            given = self.plan.mind.reading.start
            base = new if kept or given is None else self.plan.weights(given, [], None, new.sharpness, new.made)
            self.write(BASE, write_weights(base))
        off = error(self.plan, fresh, current)
        points = float(np.mean([lesson.points for lesson in fresh]))
        step = Step(len(fresh), len(lessons), round(points, 3), round(off, 4), won, recipe.match, kept)
        self.course.append(step)
        self.write(COURSE, [asdict(each) for each in self.course])
        return step

    def whole(self, learned: Learned, step: int) -> Weights:
        """What a step learned, in whole numbers: thousandths of the unit, and millionths for the sharpness."""
        numbers = [round(THOUSAND * float(each)) for each in learned.weights]
        size = self.plan.mind.reading.traits.size
        layer = None if learned.network is None else learned.network.layer()
        sharp = [round(SHARP * each) for each in learned.sharp]
        return self.plan.weights(numbers[:size], numbers[size:], layer, sharp, self.made(step))

    def made(self, step: int) -> dict[str, Any]:
        """How the weights of a step came about."""
        recipe = asdict(self.plan.recipe)
        begun = self.mind()
        if begun is not None and "from" in begun.made:
            seeds = [self.plan.seeds(each) for each in range(1, step + 1)]
            return {"recipe": recipe, "steps": step, "from": begun.made["from"], "seeds": seeds, "commit": commit()}
        seeds = [self.plan.seeds(0), self.plan.seeds(step)]
        return {"recipe": recipe, "steps": step + 1, "seeds": seeds, "commit": commit()}


def commit() -> str:
    """The commit of this program, where it is run from its repository."""
    here = Path(__file__).parent
    try:
        found = subprocess.run(["git", "rev-parse", "HEAD"], cwd=here, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return found.stdout.strip()

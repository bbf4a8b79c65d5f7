"""The model and the game, move by move: what may be chosen, what each seat sees and who wins must be the same.

`python -m tests.models.flamecraft_duals.lockstep --games 100` plays as many games at each of its tables and tells what
differed.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import asdict
from random import Random
from typing import Any

from embertable.bots.levels import bot
from embertable.core import flow
from embertable.core.flow import asked
from embertable.core.record import Record, begin
from embertable.core.variants import parse_variants
from embertable.games import game
from embertable.games.flamecraft_duals.cards.tables import CARD_IDS
from embertable.games.flamecraft_duals.events import FirstPulled
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import FACE_IDS
from embertable.games.flamecraft_duals.variants import Variants
from tests.models.flamecraft_duals import box, rules
from tests.models.flamecraft_duals.rules import Question
from tests.models.flamecraft_duals.table import Difference, Table, Told, seen, winners

GAME = game("flamecraft_duals")
RICH = 20  # coins: enough for as many turns without a card
UNORDERED = ("dragons", "display", "fountains")
TOKENS = ("reserve", "out", "tray")


def play_together(seats: int, variants: Variants, seed: int) -> int:
    """Play one game by chance, comparing after every decision; how many decisions there were.

    Chance plays too badly to see the end of the deck, or many turns alone: in every other game the deck is short, and
    half of those who play alone are rich.
    """
    chance = Random(seed)
    s: State = GAME.new(seats, variants, seed)
    told = Told()
    if seed % 2 and s.deck:
        short = chance.randint(1, 5)
        told.left_out = [CARD_IDS[card] for card in s.deck[:-short]]
        del s.deck[:-short]
    if seats == 1 and seed % 4 < 2:
        s.players[0].coins = RICH

    def choose(keys: list[str]) -> str:
        """A verb first, then one of its keys: coins and scoring would else be rare among so many cells."""
        verb = chance.choice(sorted({key.split()[0] for key in keys}))
        return chance.choice([key for key in keys if key.split()[0] == verb])

    return play_along(s, told, variants, choose)


def play_well(seats: int, variants: Variants, seed: int) -> int:
    """Play one game by a bot that likes to score, comparing after every decision."""
    s: State = GAME.new(seats, variants, seed)
    player = bot("greedy", seed)
    return play_along(s, Told(), variants, lambda _: player.choose(GAME, s, asked(s).seat).key())


def play_record(record: Record) -> int:
    """Play a recorded game once more, comparing after every decision."""
    variants = parse_variants(Variants, record.variants)
    keys = iter([decision.key for decision in record.decisions])
    s = begin(GAME, record)
    assert isinstance(s, State)
    return play_along(s, Told(), variants, lambda _: next(keys))


def play_along(s: State, told: Told, variants: Variants, choose: Callable[[list[str]], str]) -> int:
    """Let the model play along to the end of a game; how many decisions there were."""
    t = rules.begin(s.seats, asdict(variants), s.players[0].coins)
    story = rules.play(t, told)
    tell(told, s)
    question: Question | None = next(story)
    said: list[str] = []
    while True:
        compare(s, t, question, said)
        if question is None:
            return len(said)
        key = choose(question[1])
        said.append(f"{question[0]} {key}")
        flow.choose(s, question[0], key)
        tell(told, s)
        question = answer(story, key)


def answer(story: rules.Story, key: str) -> Question | None:
    """The next question of the model, or nothing when its game is over."""
    try:
        return story.send(key)
    except StopIteration:
        return None


def tell(told: Told, s: State) -> None:
    """Tell the model how chance went."""
    told.view = dict(GAME.view(s, None))
    told.deck = [CARD_IDS[card] for card in s.deck]
    told.hands = [[CARD_IDS[card] for card in player.hand] for player in s.players]
    pulls = [event for event in s.journal or () if isinstance(event, FirstPulled)]
    told.draws = [[FACE_IDS[face] for face in event.faces] for event in pulls]
    s.journal = []


def compare(s: State, t: Table, question: Question | None, said: list[str]) -> None:
    """Refuse the first thing that is not the same."""
    offered = [option.key() for option in s.options]
    if question is None or not offered:
        agree("who is asked", question is None, not offered, said)
    else:
        agree("who is asked", question[0], asked(s).seat, said)
        agree("what may be chosen", sorted(question[1]), sorted(offered), said)
    for seat in (*range(t["seats"]), None):
        theirs = plain(GAME.view(s, seat))
        for name, mine in seen(t, seat).items():
            agree(f"{name} as seat {seat} sees it", mine, theirs[name], said)
    scores = GAME.scores(s)
    agree("points", [score.points for score in scores], theirs["points"], said)
    agree("who stands first", winners(t), [seat for seat, score in enumerate(scores) if score.wins], said)


def agree(what: str, mine: Any, theirs: Any, said: list[str]) -> None:
    """Refuse a difference, with the decisions that led to it."""
    if mine != theirs:
        if isinstance(mine, list) and isinstance(theirs, list):
            missing = [thing for thing in mine if thing not in theirs]
            beyond = [thing for thing in theirs if thing not in mine]
            what += f" (only the model: {missing}; only the game: {beyond})"
        raise Difference(f"{what}: the model says {mine}, the game {theirs}, after {said[-12:]}")


def plain(view: Any) -> dict[str, Any]:
    """A view without the order of things that have none, tokens by their faces."""
    found = dict(view)
    for name in UNORDERED:
        found[name] = sorted(found[name])
    for name in TOKENS:
        found[name] = sorted(box.face(token) for token in found[name])
    found["board"] = {cell: [box.face(token) for token in stack] for cell, stack in found["board"].items()}
    found["players"] = [plain_player(player) for player in found["players"]]
    return found


def plain_player(player: Any) -> dict[str, Any]:
    """A player's part of a view in the same way."""
    return {
        **player,
        "hand": None if player["hand"] is None else sorted(player["hand"]),
        "known": sorted(player["known"]),
        "held": sorted(box.face(token) for token in player["held"]),
    }


def tables() -> list[tuple[int, Variants]]:
    """Alone, and for two every pair of fancy dragons with and without the fountain, and each way to come by them."""
    pairs = [(a, b) for i, a in enumerate(box.DRAGONS) for b in box.DRAGONS[i + 1 :]]
    duels = [Variants(fountain=fountain) for fountain in (False, True)]
    duels += [Variants(fancy=way, fountain=fountain) for way in ("picked", "drawn") for fountain in (False, True)]
    duels += [Variants(dragons=pair, fountain=fountain) for pair in pairs for fountain in (False, True)]
    return [(1, Variants()), *[(2, variants) for variants in duels]]


def main() -> None:
    """Play on after a difference, to tell of all of them."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--games", type=int, default=10, help="games at each table")
    parser.add_argument("--well", action="store_true", help="by a bot that likes to score, not by chance")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    games = decisions = differences = 0
    for seats, variants in tables():
        for seed in range(arguments.seed, arguments.seed + arguments.games):
            games += 1
            try:
                decisions += (play_well if arguments.well else play_together)(seats, variants, seed)
            except Difference as difference:
                differences += 1
                print(f"{seats} {variants} seed {seed}: {difference}")
    print(f"{games} games, {decisions} decisions, {differences} differences")


if __name__ == "__main__":
    main()

"""Games to look at again: played by quick bots, short enough for a test."""

from __future__ import annotations

from embertable.bots import bot
from embertable.core.flow import State, apply, asked
from embertable.core.game import AnyGame
from embertable.core.record import Decision, Record, begin, start_record


def some_moment(game: AnyGame, seats: int, decisions: int, seed: int = 4) -> State:
    """The question after so many decisions of a game, or the last one before its end."""
    s: State = game.new(seats, None, seed)
    player = bot("random", seed)
    for _ in range(decisions):
        after = s.clone()
        apply(after, player.choose(game, s, asked(s).seat))
        if not after.agenda:
            break
        s = after
    return s


def whole_game(game: AnyGame, seats: int = 2, seed: int = 3) -> Record:
    """A game from its deal to its end."""
    record = start_record(game, seats, game.variants(), seed)
    s = begin(game, record)
    player = bot("random", 5)
    while s.agenda:
        option = player.choose(game, s, asked(s).seat)
        record.decisions.append(Decision(asked(s).seat, option.key()))
        apply(s, option)
    return record

"""`embertable learn`: a guided first game in the terminal."""

from __future__ import annotations

from embertable.cli.options import GameName, Language, language


def learn(game: GameName, lang: Language = None) -> None:
    """Learn a game in five minutes: a guided first game, then the same table is played freely.

    Type the number of the option the sentence speaks of; Enter alone reads on, shows the option, and then takes it.
    undo leads back, quit leaves: the next start goes on where you were.
    """
    from embertable.cli.learning import start_lesson  # loaded only when somebody learns

    start_lesson(game, language(lang))

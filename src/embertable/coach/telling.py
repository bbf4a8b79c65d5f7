"""An analysis in words: who chose what, what was better, why, and how it could have gone on. With marks."""

from __future__ import annotations

from embertable.coach.analysis import Judged, Said, line_table
from embertable.coach.hint import Hint
from embertable.coach.reasons import Reason, phrase
from embertable.core.errors import IllegalChoice
from embertable.core.flow import apply, asked, find_option
from embertable.core.game import AnyGame
from embertable.core.text.tongue import Tongue
from embertable.table.timeline import Timeline


class Teller:
    """Tells of the decisions of one record in one language."""

    def __init__(self, game: AnyGame, timeline: Timeline, tongue: Tongue) -> None:
        self.game = game
        self.timeline = timeline
        self.tongue = tongue

    def option(self, number: int, key: str) -> str:
        """An option of a decision, as it was offered."""
        s = self.timeline.state(number - 1)
        seat = asked(s).seat
        seen = self.tongue.at(self.tongue.names_of_seats, self.tongue.reader, self.game.view(s, seat))
        return self.game.say(find_option(s, seat, key), seen).removesuffix(".")

    def question(self, number: int) -> str:
        """What was asked."""
        s = self.timeline.state(number - 1)
        seen = self.tongue.at(self.tongue.names_of_seats, self.tongue.reader, self.game.view(s, asked(s).seat))
        return self.game.say(asked(s), seen)

    def reasons(self, judged: Judged) -> list[str]:
        """What speaks for the better option."""
        return [spoken(each, self.tongue) for each in judged.reasons]

    def line(self, judged: Judged) -> list[tuple[int, str]]:
        """What could have come after the better option: seats and what they do, at one imagined table."""
        if not judged.line:
            return []
        table = line_table(self.game, self.timeline.state(judged.number - 1), judged.number)
        found: list[tuple[int, str]] = []
        for key in [judged.best, *judged.line]:
            if not table.options:
                break
            seat = asked(table).seat
            seen = self.tongue.at(self.tongue.names_of_seats, self.tongue.reader, self.game.view(table, seat))
            try:
                option = find_option(table, seat, key)
            except IllegalChoice:
                break  # a mind that learned since would go on otherwise
            found.append((seat, self.game.say(option, seen).removesuffix(".")))
            apply(table, option)
        return found[1:]


def hint_lines(hint: Hint, texts: dict[str, str], tongue: Tongue) -> list[str]:
    """A hint in lines, with options called as they were offered: what to take, why, what else, what is feared."""
    lines = [tongue.word("coach take", what=texts[hint.best])]
    lines += [spoken(each, tongue) for each in hint.why]
    if hint.costs:
        lines.append(tongue.word("coach costs", what=spoken_all(hint.costs, tongue)))
    other = hint.next_best
    if other is not None:
        lines.append(tongue.word("coach next best", what=texts[other.key], n=round(100 * other.less)))
    fear = hint.fear
    if fear is not None and fear.what:
        low, usual = round(100 * fear.worst), round(100 * fear.usual)
        lines.append(tongue.word("coach fear", low=low, usual=usual, what=spoken_all(fear.what, tongue)))
    lines.append(tongue.word("coach chance", n=round(100 * hint.value)))
    return lines


def spoken(said: Said, tongue: Tongue) -> str:
    """One reason in words."""
    return phrase(Reason(said.topic, said.theirs, said.amount, 0.0), tongue)


def spoken_all(reasons: list[Said], tongue: Tongue) -> str:
    """Several reasons in one line."""
    return ", ".join([spoken(each, tongue) for each in reasons])

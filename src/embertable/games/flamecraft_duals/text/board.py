"""What stands on the board, in three languages."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "status": "turn {turn}",
        "your cards": "Your shop cards",
        "cards of": "Shop cards",
        "pick": "The fancy dragons to choose from",
        "cell": "{name}, empty",
        "stack": "{name}: {face}, {height} high",
        "piece": "{name}: the fountain",
        "spent": "coin spent this turn",
        "known": "You know of the other hand",
        "nothing": "nothing to place",
        "empty hand": "no cards",
        "laid": "on the board",
        "part": "{there} of {whole}",
    },
    "uk": {
        "status": "хід {turn}",
        "your cards": "Ваші карти крамниць",
        "cards of": "Карти крамниць",
        "pick": "Вишукані дракони на вибір",
        "cell": "{name}, порожньо",
        "stack": "{name}: {face}, висота {height}",
        "piece": "{name}: фонтан",
        "spent": "монету цього ходу витрачено",
        "known": "Ви знаєте про чужу руку",
        "nothing": "нічого викладати",
        "empty hand": "карт немає",
        "laid": "на полі",
        "part": "{there} з {whole}",
    },
    "ru": {
        "status": "ход {turn}",
        "your cards": "Ваши карты лавок",
        "cards of": "Карты лавок",
        "pick": "Изысканные драконы на выбор",
        "cell": "{name}, пусто",
        "stack": "{name}: {face}, высота {height}",
        "piece": "{name}: фонтан",
        "spent": "монета этого хода потрачена",
        "known": "Вы знаете о чужой руке",
        "nothing": "нечего выкладывать",
        "empty hand": "карт нет",
        "laid": "на поле",
        "part": "{there} из {whole}",
    },
}

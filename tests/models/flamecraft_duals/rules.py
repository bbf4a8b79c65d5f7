"""The rules of Flamecraft Duals once more, from the rules page alone: slow, plain, and in another shape on purpose.

The game is one long story, told by generators: each yields who is asked and every key that may be answered, and is sent
the answer. There is no agenda, no effect and no card object; every pattern is tried everywhere each time.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from tests.models.flamecraft_duals import box
from tests.models.flamecraft_duals.table import (
    Table,
    Told,
    can_act,
    can_score,
    cell_of,
    faces,
    hand_limit,
    is_legal,
    move,
    points,
    possible,
    steps,
    targets,
    tops,
)

Question = tuple[int, list[str]]  # who is asked, and every key that may be answered
Story = Generator[Question, str, None]
Answer = Generator[Question, str, str]


def begin(seats: int, variants: dict[str, Any], coins: int = 3) -> Table:
    """A table before anything is laid out."""
    players = [{"hand": [], "known": [], "scored": [], "coins": coins, "held": []} for _ in range(seats)]
    return {
        "seats": seats,
        "turn": 0,
        "turns": 0,
        "variants": variants,
        "dragons": list(variants["dragons"]),
        "in_force": [],  # the dragons, once the table is laid out
        "has_fountain": seats == 1 or variants["fountain"],
        "board": {cell: [] for cell in box.PLACE},
        "piece": "c3" if seats == 1 else None,
        "bag": [],
        "reserve": [],
        "out": [],
        "deck": [],  # from the bottom: the card, and who put it there
        "display": [],
        "fountains": [],
        "pile": 0,
        "tray": [],
        "coin_spent": False,
        "fountain_scored": False,
        "card_scored": False,
        "ending": False,
        "special": False,
        "rating": None,
        "players": players,
    }


def play(t: Table, told: Told) -> Story:
    """A whole game."""
    if t["variants"]["fancy"] == "picked":
        yield from pick_dragons(t)
    elif t["variants"]["fancy"] == "drawn":
        t["dragons"] = list(told.view["dragons"])
        possible(len(set(t["dragons"]) & set(box.DRAGONS)) == len(t["dragons"]) == 2, "two different dragons are drawn")
    lay_out(t, told)
    if t["seats"] == 1:
        yield from play_alone(t, told)
    else:
        t["turn"] = who_begins(t, told)
        yield from play_duel(t, told)


def pick_dragons(t: Table) -> Story:
    """The first seat picks one of the eight, the second one of the other seven."""
    for seat in range(2):
        key = yield seat, [f"pick {dragon}" for dragon in box.DRAGONS if dragon not in t["dragons"]]
        t["dragons"].append(key.split()[1])


def lay_out(t: Table, told: Told) -> None:
    """Deal cards and lay out tokens."""
    t["in_force"] = t["dragons"]
    bag = box.all_tokens() + (["buddy"] if "buddy" in t["dragons"] else [])
    shown = [box.face(token) for stack in told.view["board"].values() for token in stack]
    possible(sorted(shown) == sorted(box.KINDS), "one artisan of each kind is laid out")
    for cell in box.beside("c3"):
        t["board"][cell] = [take_face(bag, box.face(told.view["board"][cell][0]))]
    t["reserve"] = [take_face(bag, kind) for kind in box.KINDS]
    if t["has_fountain"]:
        t["out"] = [take_face(bag, kind) for kind in box.KINDS]
        t["fountains"] = list(told.view["fountains"])
        t["pile"] = len(box.FOUNTAINS) - len(t["fountains"])
        possible(set(t["fountains"]) <= set(box.FOUNTAINS), "fountain cards lie open")
        possible(len(t["fountains"]) == (1 if t["seats"] == 1 else 6), "all fountain cards lie open, alone only one")
    t["bag"] = bag
    t["deck"] = [(card, None) for card in told.deck]
    for player, hand in zip(t["players"], told.hands, strict=True):
        player["hand"] = list(hand)
        possible(len(hand) == hand_limit(t), "hands are dealt")
    if "seer" in t["dragons"]:
        t["display"] = list(told.view["display"])
        possible(len(t["display"]) == 3, "three cards lie open")
    dealt = [*told.deck, *told.left_out, *t["display"], *[card for hand in told.hands for card in hand]]
    possible(sorted(dealt) == sorted(box.SHOPS), "every shop card is somewhere")


def take_face(tokens: list[str], face: str) -> str:
    """Take a token that shows this."""
    found = next((token for token in tokens if box.face(token) == face), None)
    possible(found is not None, f"a {face} is there to be taken")
    assert found is not None
    tokens.remove(found)
    return found


def who_begins(t: Table, told: Told) -> int:
    """The kind that stands higher on the chart; equal: two colours beat one; still equal: again."""
    first = None
    for pair in told.draws:
        possible(first is None, "nobody pulls once it is decided")
        bag = list(t["bag"])
        ranks = [chart(take_face(bag, face)) for face in pair]
        if ranks[0] != ranks[1]:
            first = ranks.index(min(ranks))
    possible(first is not None, "somebody begins")
    assert first is not None
    return first


def chart(token: str) -> tuple[int, bool]:
    """Where a token stands on the chart, Buddy lowest."""
    kinds = box.kinds(token)
    return (box.KINDS.index(kinds[0]), len(kinds) == 1) if kinds else (len(box.KINDS), True)


def play_duel(t: Table, told: Told) -> Story:
    """Turns, until the last token or card is taken; then the other player scores once more."""
    while not t["ending"]:
        begin_turn(t)
        yield from action(t, told)
        yield from score(t, told)
        yield from refresh(t)
        t["turn"] = 1 - t["turn"]
    t["special"] = True
    t["coin_spent"] = t["fountain_scored"] = t["card_scored"] = False
    yield from score(t, told)


def play_alone(t: Table, told: Told) -> Story:
    """Turns, until the fountain is finished or runs dry."""
    me = t["players"][0]
    while t["rating"] is None:
        begin_turn(t)
        yield from action(t, told)
        yield from score(t, told)
        if len([card for card in me["scored"] if card in box.FOUNTAINS]) == len(box.FOUNTAINS):
            t["rating"] = next(name for least, name in box.RATINGS if points(t, 0) >= least)
            return
        if not t["card_scored"] and not me["coins"]:
            t["rating"] = "dry-fountain"
            return
        if not t["card_scored"]:
            me["coins"] -= 1
        if not t["ending"]:
            yield from refresh(t)
        if t["ending"]:
            t["rating"] = "dry-fountain"


def begin_turn(t: Table) -> None:
    """Whoever is on turn begins."""
    t["turns"] += 1
    t["coin_spent"] = t["fountain_scored"] = t["card_scored"] = False


def action(t: Table, told: Told) -> Story:
    """Pull a token or take the one kept from the fountain, place it, and perhaps activate it."""
    me = t["players"][t["turn"]]
    if me["held"]:
        yield from ask(t, lambda: ["take held"])
        t["tray"] = [me["held"].pop()]
        yield from place_and_activate(t, told)
    else:
        yield from pull_and_play(t, told)


def pull_and_play(t: Table, told: Told) -> Story:
    """Pull one token; with the Tailor's coin three to choose from."""
    key = yield from ask(t, lambda: ["pull", *(["coin tailor"] if "tailor" in t["dragons"] and has_coin(t) else [])])
    if key == "coin tailor":
        spend(t)
    pull(t, told, 3 if key == "coin tailor" else 1)
    yield from place_and_activate(t, told)


def pull(t: Table, told: Told, count: int) -> None:
    """Pull tokens one by one; the reserve goes into an empty bag, once; the last token triggers the end."""
    pulled = [box.face(token) for token in told.view["tray"]]
    for _ in range(count):
        if not t["bag"]:
            t["bag"], t["reserve"] = t["reserve"], []
        if not t["bag"]:
            break
        possible(bool(pulled), "a token is pulled")
        t["tray"].append(take_face(t["bag"], pulled.pop(0)))
        if not t["bag"]:
            t["ending"] = True
    possible(not pulled, "no more tokens are pulled")


def place(t: Table) -> Answer:
    """Place one token of those pulled; the others go back. Which one was placed."""

    def answers() -> list[str]:
        cells = [cell for cell in t["board"] if is_legal(t, cell)]
        return [f"place {face} {cell}" for face in dict.fromkeys(faces(t["tray"])) for cell in cells]

    _, face, cell = (yield from ask(t, answers)).split()
    token = take_face(t["tray"], face)
    t["board"][cell].append(token)
    t["bag"] += t["tray"]
    t["tray"] = []
    return token


def place_and_activate(t: Table, told: Told) -> Story:
    """Place a token and perhaps activate it, if it is still on top."""
    token = yield from place(t)

    def answers() -> list[str]:
        cell = cell_of(t, token)
        can = []
        if cell is not None and t["board"][cell][-1] == token:
            can = [f"activate {kind} {cell}" for kind in box.kinds(token) if can_act(t, token, kind, [])]
        may_open_up = "swift" in t["dragons"] and has_coin(t)
        return ["decline", *can] if can or may_open_up else []

    key = yield from ask(t, answers)
    if key.startswith("activate"):
        yield from act(t, told, token, key.split()[1])


def act(t: Table, told: Told, token: str, kind: str) -> Story:
    """Use an ability; a gardener wakes a neighbour until another kind acts."""
    chain = [token]
    while kind == "gardener":
        key = yield from ask(t, lambda: targets(t, chain[-1], chain))
        if not key:
            return
        _, kind, cell = key.split()
        chain.append(t["board"][cell][-1])
    token = chain[-1]
    if kind == "baker":
        yield from pull_and_play(t, told)
    elif kind == "jeweller":
        pull(t, told, 3)
        yield from place(t)
    elif kind == "cook":
        yield from cook(t, token)
    elif kind == "blacksmith":
        yield from blacksmith(t, token)
    else:
        yield from potion_maker(t)


def cook(t: Table, token: str) -> Story:
    """Move one adjacent token to any other legal cell."""

    def answers() -> list[str]:
        sources = [cell for cell in around(t, token) if t["board"][cell]]
        return [f"move {a} {b}" for a in sources for b in t["board"] if a != b and is_legal(t, b)]

    key = yield from ask(t, answers)
    if key:
        move(t, key)


def blacksmith(t: Table, token: str) -> Story:
    """Move an adjacent token by a step, then perhaps another one."""
    key = yield from ask(t, lambda: steps(t, around(t, token)))
    if not key:
        return
    first = move(t, key)

    def answers() -> list[str]:
        more = steps(t, around(t, token), but=first)
        return ["stop", *more] if more else []

    key = yield from ask(t, answers)
    if key.startswith("move"):
        move(t, key)


def potion_maker(t: Table) -> Story:
    """Exchange the top tokens of two cells."""

    def answers() -> list[str]:
        cells = list(tops(t))
        return [f"swap {a} {b}" for i, a in enumerate(cells) for b in cells[i + 1 :]]

    _, a, b = (yield from ask(t, answers)).split()
    board = t["board"]
    board[a][-1], board[b][-1] = board[b][-1], board[a][-1]


def around(t: Table, token: str) -> list[str]:
    """The cells beside the one where the acting dragon lies."""
    cell = cell_of(t, token)
    assert cell is not None
    return box.beside(cell)


def score(t: Table, told: Told) -> Story:
    """Score cards one at a time, as many as one likes; one fountain card a turn."""
    me = t["players"][t["turn"]]

    def answers() -> list[str]:
        cards = me["hand"] + ([] if t["fountain_scored"] else t["fountains"])
        return ["end", *[f"score {card}" for card in cards if can_score(t, card)]]

    while (key := (yield from ask(t, answers))) != "end":
        card = key.split()[1]
        me["scored"].append(card)
        t["card_scored"] = True
        if card in me["hand"]:
            me["hand"].remove(card)
            me["known"] = [known for known in me["known"] if known != card]
        else:
            t["fountain_scored"] = True
            t["fountains"].remove(card)
            yield from move_piece(t)
            open_next_fountain(t, told)


def move_piece(t: Table) -> Story:
    """The piece goes to another cell; one of the tokens there is kept, the others go into the bag."""
    keys = []
    for cell, stack in t["board"].items():
        if cell != t["piece"]:
            keys += [f"fountain {cell} keep {face}" for face in dict.fromkeys(faces(stack))] or [f"fountain {cell}"]
    words = (yield t["turn"], keys).split()
    t["piece"] = words[1]
    stack = t["board"][words[1]]
    if stack:
        t["players"][t["turn"]]["held"].append(take_face(stack, words[3]))
    t["bag"] += stack
    t["board"][words[1]] = []


def open_next_fountain(t: Table, told: Told) -> None:
    """Alone, the next fountain card is opened."""
    if t["pile"]:
        t["pile"] -= 1
        t["fountains"] = list(told.view["fountains"])
        possible(len(t["fountains"]) == 1, "one fountain card lies open")
        possible(t["fountains"][0] in set(box.FOUNTAINS) - set(t["players"][0]["scored"]), "it is one still to come")


def refresh(t: Table) -> Story:
    """Draw until the hand is full; then the open row is filled."""
    me = t["players"][t["turn"]]
    while len(me["hand"]) < hand_limit(t) and (t["deck"] or t["display"]):
        yield from draw(t)
    if "seer" in t["dragons"]:
        while len(t["display"]) < 3 and t["deck"]:
            t["display"].append(from_deck(t))


def draw(t: Table) -> Story:
    """Draw a card: from the deck, or one that lies open."""
    me = t["players"][t["turn"]]
    keys = [f"take {card}" for card in t["display"]] + (["draw"] if t["deck"] else [])
    key = keys[0] if len(keys) == 1 else (yield t["turn"], keys)
    if key == "draw":
        who = t["deck"][-1][1]
        card = from_deck(t)
        me["hand"].append(card)
        if who not in (None, t["turn"]):
            me["known"].append(card)  # the opponent put it under the deck and has counted
    else:
        card = key.split()[1]
        t["display"].remove(card)
        me["hand"].append(card)
        me["known"].append(card)


def from_deck(t: Table) -> str:
    """The top card of the deck; the last one triggers the end."""
    card: str = t["deck"].pop()[0]
    if not t["deck"]:
        t["ending"] = True
    return card


def ask(t: Table, answers: Callable[[], list[str]]) -> Answer:
    """Let the player on turn answer; a coin may come first, and then the question is asked anew.

    An answer nobody has a choice about is given at once, and a question without an answer is passed over.
    """
    while True:
        keys = answers()
        if not keys:
            return ""
        coins = coin_uses(t)
        if len(keys) + len(coins) == 1:
            return keys[0]
        key = yield t["turn"], keys + coins
        if key not in coins:
            return key
        yield from use_coin(t, key)


def has_coin(t: Table) -> bool:
    """Once a turn, a coin."""
    return bool(t["players"][t["turn"]]["coins"]) and not t["coin_spent"]


def spend(t: Table) -> None:
    """Pay the coin of the turn."""
    t["players"][t["turn"]]["coins"] -= 1
    t["coin_spent"] = True


def coin_uses(t: Table) -> list[str]:
    """What a coin can be spent on while a question is open."""
    if not has_coin(t):
        return []
    has_cards = t["deck"] or t["display"]
    can = {
        "coin": has_cards,
        "coin star": "star" in t["dragons"] and has_cards,
        "coin precious": "precious" in t["dragons"] and t["tray"] and tops(t),
        "coin swift": "swift" in t["dragons"] and steps(t, list(t["board"])),
    }
    return [use for use, is_possible in can.items() if is_possible]


def use_coin(t: Table, use: str) -> Story:
    """Spend the coin; nothing else happens until this is done."""
    spend(t)
    if use == "coin":
        yield from exchange_cards(t)
    elif use == "coin star":
        yield from draw(t)
    elif use == "coin swift":
        key = yield from ask(t, lambda: steps(t, list(t["board"])))
        move(t, key)
    else:
        yield from exchange_token(t)


def exchange_cards(t: Table) -> Story:
    """Draw two cards, then put two of the hand under the deck."""
    me = t["players"][t["turn"]]
    count = min(2, len(t["deck"]) + len(t["display"]))
    for _ in range(count):
        yield from draw(t)
    for _ in range(count):
        key = yield from ask(t, lambda: [f"return {card}" for card in me["hand"]])
        card = key.split()[1]
        me["hand"].remove(card)
        me["known"] = []
        t["deck"].insert(0, (card, t["turn"]))


def exchange_token(t: Table) -> Story:
    """Leave a token not yet placed on a cell, and take the top token from there."""

    def answers() -> list[str]:
        return [f"leave {face} {cell}" for face in dict.fromkeys(faces(t["tray"])) for cell in tops(t)]

    _, face, cell = (yield from ask(t, answers)).split()
    left = take_face(t["tray"], face)
    t["tray"].append(t["board"][cell].pop())
    t["board"][cell].append(left)

"""A page speaks to its reader: "you" for the reader alone, questions to others in the third person."""

from __future__ import annotations

from tests.web.serving import Server


def test_a_question_to_somebody_else_is_in_the_third_person(server: Server) -> None:
    """The one who is asked is asked; the others and spectators are told who chooses."""
    red, blue = server.client("Ash"), server.client("Soot")
    table = red.open("tatsu", ["me", "open"], public=True, seed=4)["id"]
    blue.http.post(f"/api/tables/{table}/sit", json={"seat": 1})
    seen = {name: client.http.get(f"/api/tables/{table}").json() for name, client in (("Ash", red), ("Soot", blue))}
    asked = "Ash" if seen["Ash"]["question"]["seat"] == seen["Ash"]["you"] else "Soot"
    other = "Soot" if asked == "Ash" else "Ash"
    watching = server.client(None).http.get(f"/api/tables/{table}").json()

    assert asked not in seen[asked]["question"]["text"]
    assert asked in seen[other]["question"]["text"]
    assert watching["question"]["text"] == seen[other]["question"]["text"]
    assert not [option for option in seen[asked]["question"]["options"] if option["text"].endswith(".")]
    assert all(option["text"][0].isupper() for option in seen[asked]["question"]["options"])


def test_the_log_and_the_replay_say_you_to_the_reader(server: Server) -> None:
    red, blue = server.client("Ash"), server.client("Soot")
    table = red.open("tatsu", ["me", "open"], public=True, seed=4)["id"]
    blue.http.post(f"/api/tables/{table}/sit", json={"seat": 1})
    seat = red.http.get(f"/api/tables/{table}").json()["question"]["seat"]
    actor, other = (red, blue) if seat == 0 else (blue, red)
    name = "Ash" if seat == 0 else "Soot"
    actor.first(actor.turn(table))

    def told(client: object) -> str:
        log = client.http.get(f"/api/tables/{table}", params={"since": 0}).json()["log"]  # type: ignore[attr-defined]
        return " ".join(text for line in log if line["seat"] == seat for text in line["text"])

    assert "You " in told(actor)
    assert name not in told(actor)
    assert name in told(other)
    assert "You</b>" in actor.http.get(f"/t/{table}/replay", params={"at": 1}).text

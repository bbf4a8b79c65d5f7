"""The form of a new table: a list is chosen from by its names, and comes back as it was filled in."""

from __future__ import annotations

import re

import pytest

from embertable.core.variants import kinds, members, parse_variants
from embertable.games import CATALOGUE, game
from embertable.store import Person
from embertable.web.errors import Refused
from embertable.web.forms import faces_in, option_fields, seatings_in, variants_in
from tests.web.serving import Server

LISTS = [(name, option) for name in CATALOGUE for option, kind in kinds(game(name).variants).items() if members(kind)]


def test_a_list_is_offered_by_the_names_of_its_members() -> None:
    assert LISTS
    for name, option in LISTS:
        known = members(kinds(game(name).variants)[option])
        for code in ("uk", "en", "ru"):
            shown = next(
                each for each in option_fields(game(name), game(name).tongue(code), {}) if each["name"] == option
            )
            assert shown["kind"] == "list"
            assert [value for value, _ in shown["choices"]] == list(known)
            assert all(label not in known for _, label in shown["choices"]), "an id is no name"


def test_what_was_checked_in_a_list_is_written_and_shown_again() -> None:
    for name, option in LISTS:
        known = members(kinds(game(name).variants)[option])
        fields = {f"b.{option}": "1", f"v.{option}.{known[-1]}": "true", f"v.{option}.{known[0]}": "true"}
        written = variants_in(fields, game(name))
        assert written == {option: f"{known[0]},{known[-1]}"}
        assert getattr(parse_variants(game(name).variants, written), option) == (known[0], known[-1])

        shown = next(
            each for each in option_fields(game(name), game(name).tongue("en"), fields) if each["name"] == option
        )
        assert shown["value"] == written[option]
        assert variants_in({f"b.{option}": "1"}, game(name)) == {option: ""}


def test_the_page_has_a_box_for_every_member(server: Server) -> None:
    for name, option in LISTS:
        page = server.client().http.get(f"/new/{name}").text
        for member in members(kinds(game(name).variants)[option]):
            assert f'name="v.{option}.{member}"' in page


@pytest.mark.parametrize(
    ("name", "option", "value", "says"),
    [
        ("flamecraft", "shop_list", "drake-of-cakes", "Драконові смаколики"),
        ("flamecraft", "unlocked", "market-lord", "Володар ринків"),
        ("flamecraft_duals", "dragons", "star", "Зіронька"),
    ],
)
def test_cards_are_chosen_by_name_and_never_typed(name: str, option: str, value: str, says: str) -> None:
    """A list of ids is a list of boxes, each with the printed name; what is checked is written as ids."""
    shown = next(each for each in option_fields(game(name), game(name).tongue("uk"), {}) if each["name"] == option)
    assert shown["kind"] == "list"
    assert dict(shown["choices"])[value] == says
    assert variants_in({f"b.{option}": "1", f"v.{option}.{value}": "true"}, game(name)) == {option: value}


@pytest.mark.parametrize(
    ("name", "option", "value"),
    [
        ("flamecraft", "shop_list", "drake-of-cakes"),
        ("flamecraft_duals", "dragons", "star"),
        ("fire_tower", "holders", "nw"),
    ],
)
def test_a_box_shows_what_it_is(server: Server, name: str, option: str, value: str) -> None:
    """Its picture stands beside it, and is there."""
    http = server.client().http
    box = http.get(f"/new/{name}").text.partition(f'name="v.{option}.{value}"')[2][:400]
    address = re.search(r'src="(/art/[^"]+)"', box)
    assert address is not None
    assert http.get(address[1]).headers["content-type"].startswith("image/svg")


def test_no_two_bots_of_a_level_look_the_same(server: Server) -> None:
    """Beside each seat of the form stands the face that will sit there: a family of one level, in other colours."""
    fields = {"seat0": "me", "seat1": "bot level:2", "seat2": "bot level:2", "seat3": "bot level:4"}

    found = faces_in(fields, 4)

    assert found[0].name == "guest"
    assert found[1].name == found[2].name != found[3].name
    assert [one.kin for one in found] == [0, 0, 1, 0]
    page = server.client(None).http.get("/new/tatsu").text
    drawn = re.findall(r'<span class="face seat-of-\d">(.*?)</svg>', page)
    assert len(set(drawn)) == len(drawn) == 4


def test_bots_get_the_taste_chosen_for_all_of_them() -> None:
    person = Person("p", "P")
    fields = {"seat0": "me", "seat1": "bot level:3", "seat2": "open", "seat3": "bot level:1"}

    tasteful = seatings_in({**fields, "taste": "bold"}, game("tatsu"), person)
    plain = seatings_in(fields, game("tatsu"), person)

    assert [each.bot for each in tasteful] == ["", "level:3:bold", "", "level:1:bold"]
    assert [each.bot for each in plain] == ["", "level:3", "", "level:1"]
    with pytest.raises(Refused):
        seatings_in({**fields, "taste": "rash"}, game("tatsu"), person)

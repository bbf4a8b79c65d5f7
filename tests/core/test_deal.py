"""The deal of a table comes from a secret nobody knows before the end and everybody can check after it."""

from __future__ import annotations

from hashlib import sha256

import pytest

from embertable.core.codec import digest
from embertable.core.deal import commitment, dealt_seed
from embertable.core.errors import BadRecord
from embertable.core.record import Record, begin, read_record, write_record
from embertable.games import CATALOGUE, game

NONCE = "5e" * 32


def test_the_hash_and_the_deal_can_be_worked_out_by_hand() -> None:
    """As the page on fair deals says: by any program that knows SHA-256."""
    assert commitment(NONCE) == sha256(NONCE.encode()).hexdigest()
    assert dealt_seed(7, NONCE) == int(sha256(f"{NONCE} 7".encode()).hexdigest()[:24], 16)
    assert dealt_seed(7, "") == 7, "old records have no secret: their seed is the deal"


def test_a_deal_depends_on_the_secret_and_on_the_seed() -> None:
    deals = {dealt_seed(seed, nonce) for seed in (0, 1, 2**63) for nonce in ("", NONCE, "00" * 32)}
    assert len(deals) == 9


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_record_carries_what_its_deal_came_from(name: str) -> None:
    rules = game(name)
    bare = Record(name, rules.rules, rules.seats[-1], {}, 7)
    fair = Record(name, rules.rules, rules.seats[-1], {}, 7, nonce=NONCE)
    dealt = Record(name, rules.rules, rules.seats[-1], {}, dealt_seed(7, NONCE))

    assert read_record(write_record(fair)) == fair
    assert "nonce" not in write_record(bare)
    assert digest(begin(rules, fair)) == digest(begin(rules, dealt)) != digest(begin(rules, bare))


@pytest.mark.parametrize("nonce", ["", "5e", "5E" * 32, "zz" * 32, "5e" * 33, "é" * 64])
def test_a_secret_is_64_hexadecimal_digits(nonce: str) -> None:
    text = write_record(Record(CATALOGUE[0], 1, 2, {}, 7)).replace("seed 7", f"seed 7\nnonce {nonce}")
    with pytest.raises(BadRecord, match="line 6"):
        read_record(text)

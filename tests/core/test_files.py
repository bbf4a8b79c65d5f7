"""Files are whole or not there."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from embertable.core.errors import CannotWrite
from embertable.core.files import refuse_unwritable, whole, write_text


def test_a_file_is_replaced_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "kept"
    write_text(path, "old")

    def fail(_: int) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(CannotWrite, match="disk is full"):
        write_text(path, "new")

    assert path.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path], "nothing is left lying about"


def test_whatever_breaks_it_off_leaves_nothing(tmp_path: Path) -> None:
    def broken_off() -> None:
        with whole(tmp_path / "page") as beside:
            beside.write_text("half of it", encoding="utf-8")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        broken_off()

    assert list(tmp_path.iterdir()) == []


def test_a_secret_is_its_owners_alone_from_its_first_letter(tmp_path: Path) -> None:
    with whole(tmp_path / "secret", 0o600) as beside:
        assert stat.S_IMODE(beside.stat().st_mode) == 0o600

    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600


@pytest.mark.parametrize("place", ["missing/page.html", "file/page.html"])
def test_a_place_where_nothing_can_be_written_is_one_sentence(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").touch()
    for attempt in (refuse_unwritable, lambda path: write_text(path, "words")):
        with pytest.raises(CannotWrite, match=r"page\.html cannot be written"):
            attempt(tmp_path / place)


def test_asking_whether_a_place_can_be_written_writes_nothing(tmp_path: Path) -> None:
    refuse_unwritable(tmp_path / "page.html")

    assert list(tmp_path.iterdir()) == []

"""Settings: read field by field, written whole or not at all."""

from __future__ import annotations

import errno
import json
import os
import unicodedata
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.app.data_folder import VARIABLE, data_folder
from cardtable.app.settings import (
    FILE_NAME,
    REFUSED,
    Dare,
    LastTable,
    Person,
    SeatChoice,
    Settings,
    Taken,
    read_settings,
    take_settings,
    write_settings,
)  # fmt: skip

ASIDE = "{}-1{}".format(*REFUSED)
TABLE = LastTable(seats=[SeatChoice(name="Þóra", level=None, colour=1)], options={"first_to": 3, "decks": "auto"})


def test_what_is_written_is_read(tmp_path: Path) -> None:
    settings = Settings(language="is", pace="calm", grace=0, text_scale=150, last_tables={"olsen": TABLE})
    assert write_settings(settings, tmp_path)
    assert read_settings(tmp_path) == settings
    assert [one.name for one in tmp_path.iterdir()] == [FILE_NAME]


def test_without_a_file_or_a_folder_there_are_the_defaults(tmp_path: Path) -> None:
    assert read_settings(tmp_path) == read_settings(None) == read_settings(tmp_path / "none") == Settings()
    assert not write_settings(Settings(), None)


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 100_000, b"\x00" * 50, b'{"pace": ' + b"9" * 9000 + b"}"]
)
def test_a_file_that_makes_no_sense_is_the_defaults(tmp_path: Path, data: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(data)
    assert read_settings(tmp_path) == Settings()


WRONG: dict[str, Any] = {
    "language": "xx", "letters": 3, "four_colour": "perhaps", "large_faces": [], "back": "pink", "theme": None,
    "pace": "warp", "reduce_motion": {}, "mark_fitting": "?", "grace": 3, "text_scale": 110, "last_tables": [1],
    "window": {"x": 0, "y": 0, "width": -3, "height": 5}, "sounds": 1, "volume": 101,
}  # fmt: skip


@pytest.mark.parametrize("key", list(WRONG))
def test_one_wrong_field_leaves_the_others_as_they_were(tmp_path: Path, key: str) -> None:
    good = Settings(language="de", pace="calm", back="red", grace=8, last_tables={"olsen": TABLE})
    data = {**asdict(good), key: WRONG[key], "unknown": 1}
    (tmp_path / FILE_NAME).write_text(json.dumps(data), encoding="utf-8")
    expected = replace(good, **{key: getattr(Settings(), key)})
    assert read_settings(tmp_path) == expected


@given(data=st.dictionaries(st.sampled_from(list(WRONG)), st.none() | st.booleans() | st.integers() | st.text()))
def test_any_values_give_settings(data: dict[str, Any], tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.getbasetemp() / f"settings-{os.getpid()}"
    folder.mkdir(exist_ok=True)
    (folder / FILE_NAME).write_text(json.dumps(data), encoding="utf-8")
    assert isinstance(read_settings(folder), Settings)


def test_who_never_chose_when_to_be_asked_gets_the_new_default(tmp_path: Path) -> None:
    """An older version wrote its default down; what is chosen now has another name, and is kept."""
    (tmp_path / FILE_NAME).write_text(json.dumps({"asking": "usual", "pace": "calm"}), encoding="utf-8")
    assert (read_settings(tmp_path).asking, read_settings(tmp_path).pace) == ("useful", "calm")
    assert write_settings(Settings(asking="until_down"), tmp_path)
    assert read_settings(tmp_path).asking == "until_down"


def test_a_write_that_fails_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_settings(Settings(pace="calm"), tmp_path)

    def fail(*_: object) -> None:
        raise OSError("full")

    monkeypatch.setattr(os, "replace", fail)
    assert not write_settings(Settings(pace="brisk"), tmp_path)
    assert read_settings(tmp_path).pace == "calm"


def test_a_place_that_takes_no_files_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    assert not write_settings(Settings(), tmp_path / "file")


def test_the_data_folder_is_the_chosen_one_then_the_environments(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "env"))
    assert data_folder(str(tmp_path / "chosen")) == tmp_path / "chosen"
    assert data_folder(None) == tmp_path / "env"
    monkeypatch.delenv(VARIABLE)
    assert data_folder(None).name == "cardtable"


@pytest.mark.parametrize("key", list(WRONG))
def test_a_setting_cannot_be_what_makes_no_sense(key: str) -> None:
    with pytest.raises(ValueError, match=key):
        setattr(Settings(), key, WRONG[key])


@pytest.mark.parametrize(
    "seat",
    [
        {"name": "x" * 41},
        {"name": 3},
        {"level": "expert"},
        {"colour": 8},
        {"colour": True},
        {"face": 3},
        {"face": "x" * 21},
    ],
)
def test_one_seat_that_cannot_be_leaves_out_the_last_tables(tmp_path: Path, seat: dict[str, Any]) -> None:
    settings = Settings(pace="calm", last_tables={"olsen": TABLE})
    data = asdict(settings)
    data["last_tables"]["olsen"]["seats"][0] |= seat
    (tmp_path / FILE_NAME).write_text(json.dumps(data), encoding="utf-8")
    assert read_settings(tmp_path) == Settings(pace="calm")


def test_people_are_remembered_and_old_settings_know_them_from_their_tables(tmp_path: Path) -> None:
    settings = Settings(people=[Person("Amma", 2, "owl"), Person("Jón", 0)])
    write_settings(settings, tmp_path)
    assert read_settings(tmp_path).people == settings.people
    seats = [
        {"name": "Amma", "level": None, "colour": 2, "face": "owl"},
        {"name": "Birta", "level": "easy", "colour": 1},
    ]
    again = [{"name": "amma", "level": None, "colour": 5}, {"name": "Jón", "level": None, "colour": 0}]
    tables = {"olsen": {"seats": seats, "options": {}}, "langi": {"seats": again, "options": {}}}
    (tmp_path / FILE_NAME).write_text(json.dumps({"last_tables": tables}))
    assert read_settings(tmp_path).people == settings.people


@pytest.mark.parametrize(
    ("key", "data", "kept"),
    [
        ("people", [{"name": "A"}, {"name": "B", "colour": 2}], ["B"]),
        ("people", 5, []),
        ("people", ["A", None], []),
        ("people", [{"name": f"{number}", "colour": 0} for number in range(101)], [f"{at}" for at in range(100)]),
        ("last_tables", {"olsen": {}, "langi": asdict(TABLE)}, ["langi"]),
        ("guides", {"olsen": {"step": -1}, "langi": {"step": 2}}, ["langi"]),
        ("hand_orders", {"olsen": 5, "langi": {"Anna": "rank"}}, ["langi"]),
        ("plans", {"a": 5, "b": [["5H"], "6H"], "c": [["5H", "6H"], []]}, ["c"]),
        ("rule_sets", {"olsen": {"": {}}, "langi": {"Grandma": {"deals": 3}}}, ["langi"]),
        ("rule_sets", {f"{number}": {} for number in range(401)}, [f"{number}" for number in range(400)]),
    ],
)
def test_what_makes_no_sense_stays_out_alone_and_is_set_aside(
    tmp_path: Path, key: str, data: object, kept: list[str]
) -> None:
    written = json.dumps({key: data, "pace": "calm"})
    (tmp_path / FILE_NAME).write_text(written)
    settings, aside, unread = take_settings(tmp_path)
    assert (aside, unread) == (ASIDE, False)
    found = getattr(settings, key)
    assert [one.name for one in found] == kept if key == "people" else list(found) == kept
    assert settings.pace == "calm"
    assert (tmp_path / ASIDE).read_text() == written
    assert take_settings(tmp_path) == Taken(settings), "said once"


@pytest.mark.parametrize("again", ["þórður", unicodedata.normalize("NFD", "Þórður")])
def test_two_spellings_of_a_name_are_one_person(tmp_path: Path, again: str) -> None:
    people = [{"name": name, "colour": at} for at, name in enumerate(("Þórður", again, "Óli"))]
    (tmp_path / FILE_NAME).write_text(json.dumps({"people": people}))
    settings, aside, _ = take_settings(tmp_path)
    assert [one.name for one in settings.people] == ["Þórður", "Óli"]
    assert not aside


@pytest.mark.parametrize("data", [b"", b"[]", b"\xff", b"{" * 90_000])
def test_a_file_of_nonsense_is_set_aside_before_it_is_written_over(tmp_path: Path, data: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(data)
    assert take_settings(tmp_path) == Taken(Settings(), ASIDE)
    assert (tmp_path / ASIDE).read_bytes() == data


def failing(monkeypatch: pytest.MonkeyPatch, deed: str, code: int) -> None:
    def fail(path: Any, *_: object, **__: object) -> None:
        raise OSError(code, os.strerror(code), str(path))

    monkeypatch.setattr(os, deed, fail)


@pytest.mark.whole
@pytest.mark.parametrize("code", [errno.EACCES, errno.EIO, errno.EMFILE, errno.EBUSY, errno.ESTALE, errno.ENXIO])
def test_what_cannot_be_read_is_not_damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    settings = Settings(people=[Person("Anna", 0), Person("Óli", 1)], pace="calm")
    write_settings(settings, tmp_path)
    for _ in range(2):
        with monkeypatch.context() as held:
            failing(held, "open", code)
            assert take_settings(tmp_path) == Taken(Settings(), unread=True)
            assert read_settings(tmp_path) == Settings()
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]
    assert take_settings(tmp_path) == Taken(settings)


def test_what_was_put_aside_once_is_there_for_good(tmp_path: Path) -> None:
    for at, text in enumerate(("first", "second", "third"), 1):
        (tmp_path / FILE_NAME).write_text(text)
        assert take_settings(tmp_path).aside == f"{REFUSED[0]}-{at}{REFUSED[1]}"
    aside = sorted(path.read_text() for path in tmp_path.iterdir() if path.name != FILE_NAME)
    assert aside == ["first", "second", "third"]


def test_what_cannot_be_put_aside_is_not_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / FILE_NAME).write_text('{"people": [3], "pace": "calm"}')
    with monkeypatch.context() as held:
        failing(held, "rename", errno.EACCES)
        assert take_settings(tmp_path) == Taken(Settings(pace="calm"), unread=True)
    assert (tmp_path / FILE_NAME).read_text() == '{"people": [3], "pace": "calm"}'


@pytest.mark.parametrize(
    ("key", "place"), [("people", "0"), ("last_tables", "olsen"), ("last_tables", "olsen/seats/0"), ("dares", "7")]
)
def test_what_a_newer_version_says_besides_costs_nobody(tmp_path: Path, key: str, place: str) -> None:
    """Who tries an older program had no people and no tables any more; what it does not know it leaves out."""
    dares = {"7": Dare(0, "digest", "2026-11-30")}
    settings = Settings(people=[Person("Amma", 2)], last_tables={"olsen": TABLE}, dares=dares)
    data = json.loads(json.dumps(asdict(settings)))
    part = data[key]
    for step in place.split("/"):
        part = part[int(step) if isinstance(part, list) else step]
    part["weather"] = "sun"
    (tmp_path / FILE_NAME).write_text(json.dumps(data))
    assert take_settings(tmp_path) == Taken(settings)


def test_what_an_older_version_wrote_is_not_refused(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text(json.dumps({"asking": "usual", "window": 3, "unknown": [1]}))
    assert take_settings(tmp_path) == Taken(Settings())
    assert take_settings(tmp_path / "nowhere") == take_settings(None) == Taken(Settings())

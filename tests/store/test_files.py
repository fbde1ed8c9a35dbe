"""Single games as files: whatever a file holds, the answer is an equal game or a sentence."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardtable.engine.match import Match, Seat, TakingBack
from cardtable.games.olsen.rules.game import OlsenOlsen
from cardtable.games.olsen.rules.house_rules import OlsenOptions
from cardtable.messages import source_text
from cardtable.store.errors import StoreError
from cardtable.store.file_format import FORMAT
from cardtable.store.files import MAX_BYTES, parse, read_file, write_file
from cardtable.store.record import SavedMatch, match_of, record_of
from tests.store.common import SEATS, forward, new, same
from tools.attack.records import sealed, somewhere

MUTATIONS = int(os.environ.get("CARDTABLE_TEST_MUTATIONS", "2000"))


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("file") / "good.cardtable"
    write_file(record_of(forward(new(), 60), "seed"), path)
    return path.read_bytes()


def answer(data: bytes) -> str:
    """The sentence about a file, or "" for a game; any other exception fails the test."""
    try:
        parse(data, "x.cardtable")
    except StoreError as error:
        text = error.message.render(source_text)
        assert "x.cardtable" in text
        return text
    return ""


@pytest.mark.parametrize("steps", [0, 1, 30, 400])
def test_export_and_import_give_the_same_game(tmp_path: Path, steps: int) -> None:
    match = forward(new(), steps)
    path = tmp_path / "Jól 🎄.cardtable"
    write_file(record_of(match, "seed"), path)
    loaded = read_file(path)
    assert (loaded.replayed, loaded.player_seed) == (True, "seed")
    assert same(loaded.match, match)
    assert loaded.match.first_unsaved == 0
    assert [one.name for one in tmp_path.iterdir()] == [path.name]


@pytest.mark.parametrize("taking_back", list(TakingBack))
@pytest.mark.parametrize("retakes", [0, 3])
def test_what_may_be_and_was_taken_back_is_in_the_file(tmp_path: Path, taking_back: TakingBack, retakes: int) -> None:
    match = forward(new(taking_back=taking_back), 30)
    match.retakes = retakes
    path = tmp_path / "a.cardtable"
    write_file(record_of(match, "seed"), path)
    loaded = read_file(path)
    assert loaded.replayed
    assert same(loaded.match, match)
    # What is as usual is not written, so that older versions know every word of it.
    assert ("taking_back" in json.loads(path.read_bytes())) == (taking_back is not TakingBack.UNSEEN)
    assert ("retakes" in json.loads(path.read_bytes())["snapshot"]) == bool(retakes)


@pytest.mark.parametrize(("levels", "usual"), [(("easy", "easy"), "decision"), ((None, "easy"), "unseen")])
def test_files_from_before_have_what_those_who_sit_there_usually_have(
    levels: tuple[str | None, ...], usual: str
) -> None:
    seats = [Seat("Anna"), *(Seat(f"P{at}", level) for at, level in enumerate(levels))]
    match = forward(Match(OlsenOlsen(), OlsenOptions(), seats, "K7QF-2M9Z"), 20)
    fields = record_of(match, "seed").model_dump()
    assert "taking_back" not in fields
    assert match_of(SavedMatch.model_validate(fields), "it").match.taking_back == usual


@pytest.mark.parametrize(
    ("place", "value"),
    [("taking_back", "always"), ("taking_back", 1), ("retakes", -1), ("retakes", "2"), ("retakes", 10**9)],
)
def test_nonsense_about_taking_back_is_no_game(good: bytes, place: str, value: object) -> None:
    fields = json.loads(good)
    (fields if place == "taking_back" else fields["snapshot"])[place] = value
    assert "damaged" in answer(sealed(fields))


def test_an_export_that_fails_leaves_the_older_file_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.cardtable"
    write_file(record_of(forward(new(), 3), "seed"), path)
    before = path.read_bytes()

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(StoreError) as caught:
        write_file(record_of(forward(new(), 30), "seed"), path)
    assert "No space left" in caught.value.message.render(source_text)
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == ["a.cardtable"]


def test_an_export_to_an_impossible_place_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(StoreError):
        write_file(record_of(forward(new(), 3), "seed"), tmp_path / "file" / "a.cardtable")
    with pytest.raises(StoreError):
        read_file(tmp_path / "none.cardtable")
    with pytest.raises(StoreError):
        read_file(tmp_path)


@pytest.mark.parametrize(
    ("data", "word"),
    [
        (b"", "not a saved game"),
        (b"\x89PNG\r\n\x1a\n", "not a saved game"),
        (b"null", "not a saved game"),
        (b"[1, 2]", "not a saved game"),
        (b'{"file": "something else"}', "not a saved game"),
        (b"[" * 200_000, "not a saved game"),
        (b'{"a":' * 100_000, "not a saved game"),
        (b'{"file": "Card Table saved game"', "damaged"),
        (b'{"file": "Card Table saved game"}', "damaged"),
        (b'{"file": "Card Table saved game", "format": 99}', "newer version"),
        (b'{"file": "Card Table saved game", "format": ' + b"9" * 400 + b"}", "newer version"),
        (b'{"file": "Card Table saved game", "format": ' + b"9" * 9000 + b"}", "damaged"),
        (b" " * (MAX_BYTES + 1), "too large"),
        ("{}".encode("utf-16"), "not a saved game"),
    ],
    ids=range(14),
)
def test_foreign_future_empty_huge_and_deep_files(data: bytes, word: str) -> None:
    assert word in answer(data)


def test_a_game_of_a_newer_version_or_an_unknown_game_is_named_so(good: bytes) -> None:
    fields = json.loads(good)
    assert "newer version" in answer(sealed({**fields, "format": FORMAT + 1}))
    assert "does not know" in answer(sealed({**fields, "game": "canasta"}))


@pytest.mark.parametrize(("program", "word"), [("0.10.1", "newer version"), ("0.1.0", "damaged"), ("x", "damaged")])
@pytest.mark.parametrize("place", ["log", "options", "weather"])
def test_what_a_newer_version_alone_knows_is_not_damaged(good: bytes, program: str, word: str, place: str) -> None:
    """Fields and house rules are added without a new format; who opens such a file needs that version."""
    fields = json.loads(good)
    fields["log"] = [*fields["log"], {**fields["log"][-1], "weather": 1}] if place == "log" else fields["log"]
    fields["options"] = {**fields["options"], **({"weather": 1} if place == "options" else {})}
    more = {"weather": 1} if place == "weather" else {}
    assert word in answer(sealed({**fields, **more, "program": program}))
    assert answer(sealed({**json.loads(good), "program": program})) == ""


def test_every_truncation_is_a_sentence(good: bytes) -> None:
    for end in range(0, len(good), max(1, len(good) // 400)):
        assert answer(good[:end])


def test_mutated_bytes_are_a_sentence_or_an_equal_game(good: bytes) -> None:
    rng = Random(2)
    original = parse(good, "good").match
    for _ in range(MUTATIONS):
        data = bytearray(good)
        for _ in range(rng.choice((1, 1, 1, 2, 8))):
            at = rng.randrange(len(data))
            kind = rng.random()
            if kind < 0.5:
                data[at] = rng.randrange(256)
            elif kind < 0.7:
                del data[at : at + rng.randrange(1, 40)]
            else:
                data[at:at] = rng.randbytes(rng.randrange(1, 12))
        try:
            loaded = parse(bytes(data), "x.cardtable")
        except StoreError:
            continue
        assert same(loaded.match, original)


ODD: list[Any] = [
    None, True, False, 0, -1, 1, 10**30, 1.5, "", "x", "2C", "\ud800", "x" * 100, [], {}, [[]], [None], {"x": 1},
    ["2C", "2C"], "over", "chain", 4, 7,
]  # fmt: skip


def deep(levels: int) -> Any:
    value: Any = []
    for _ in range(levels):
        value = [value]
    return value


def test_changed_values_under_a_right_digest_are_a_sentence_or_a_game(good: bytes) -> None:
    """A file may be made with intent: it is still nothing but data."""
    rng = Random(4)
    for _ in range(MUTATIONS // 4):
        fields = json.loads(good)
        for _ in range(rng.choice((1, 1, 2))):
            place, key = somewhere(fields, rng)
            if rng.random() < 0.15 and isinstance(place, dict):
                del place[key]
            else:
                place[key] = deep(rng.choice((100, 600))) if rng.random() < 0.03 else rng.choice(ODD)
        answer(sealed(fields))


@pytest.mark.parametrize(
    "change",
    [
        {"called": [], "seats": 10**12},
        {"lacks": [], "seats": 10**12},
        {"seats": 2},
        {"turn": -1},
        {"dealer": 17},
        {"stock": []},
    ],
    ids=str,
)
def test_a_table_in_a_snapshot_that_cannot_be_is_damaged(good: bytes, change: dict[str, Any]) -> None:
    fields = json.loads(good)
    fields["log"] = fields["log"][:2]
    fields["snapshot"]["round"].update(change)
    assert "damaged" in answer(sealed(fields))


def test_results_of_another_number_of_seats_are_damaged(good: bytes) -> None:
    fields = json.loads(good)
    fields["log"] = fields["log"][:2]
    fields["snapshot"]["results"] = [{"winners": [0], "scores": [1], "reason": "out", "held": [0]}]
    assert "damaged" in answer(sealed(fields))


def test_a_table_of_another_number_of_seats_is_damaged(good: bytes) -> None:
    fields = json.loads(good)
    fields["seats"].append({"name": "Ný", "level": None, "colour": 0})
    assert "damaged" in answer(sealed(fields))


def test_faces_come_back(tmp_path: Path) -> None:
    faces = ("raven", "", "an animal of later")
    seats = [replace(seat, face=face) for seat, face in zip(SEATS, faces, strict=True)]
    match = Match(OlsenOlsen(), OlsenOptions(), seats, "K7QF-2M9Z")
    path = tmp_path / "a.cardtable"
    write_file(record_of(forward(match, 10), "seed"), path)
    assert tuple(seat.face for seat in read_file(path).match.seats) == faces


def test_a_file_from_before_there_were_faces_is_whole(good: bytes) -> None:
    """Its seal was made without them."""
    assert all(seat.keys() == {"name", "level", "colour"} for seat in json.loads(good)["seats"])
    assert parse(good, "x.cardtable").match.seats[0].face == ""


@pytest.mark.parametrize("face", [3, None, True, ["fox"], {"x": 1}, "x" * 21, "x" * 10_000_000, "\ud800"], ids=range(8))
def test_a_face_that_is_no_short_word_is_damaged(good: bytes, face: object) -> None:
    fields = json.loads(good)
    fields["seats"][0]["face"] = face
    assert "damaged" in answer(sealed(fields))


@pytest.mark.parametrize("action", [{"kind": "\ud800"}, {"kind": deep(300)}, {"kind": deep(900)}], ids=range(3))
def test_letters_and_depths_that_no_text_can_hold_are_damaged(good: bytes, action: dict[str, Any]) -> None:
    fields = json.loads(good)
    fields["log"][1]["action"] = action
    assert "damaged" in answer(json.dumps({"file": fields.pop("file"), **fields}).encode())


def test_a_table_that_was_never_dealt_is_damaged(good: bytes) -> None:
    """It was taken, played on and saved, and could not be opened afterwards."""
    fields = json.loads(good)
    assert answer(sealed(fields)) == ""
    fields["log"] = [line for line in fields["log"] if line["action"] is not None]
    assert "damaged" in answer(sealed(fields))
    fields["log"] = []
    assert "damaged" in answer(sealed(fields))


@pytest.mark.parametrize("field", ["owed", "lacks", "empty_passes"])
def test_a_file_from_before_a_field_was_known_keeps_its_log(good: bytes, field: str) -> None:
    data = json.loads(good)
    del data["snapshot"]["round"][field]
    loaded = parse(sealed(data), "x")
    assert loaded.replayed
    assert len(loaded.match.log) == len(data["log"])


def test_a_field_that_says_otherwise_is_no_field_that_was_not_known(good: bytes) -> None:
    data = json.loads(good)
    data["snapshot"]["round"]["empty_passes"] += 1
    assert not parse(sealed(data), "x").replayed

"""Files that are not files, and names that belong to somebody else: read without waiting, written beside nobody."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from cardtable import disk
from cardtable.app import single_instance
from cardtable.app.settings import FILE_NAME, MAX_BYTES, Settings, read_settings, write_settings
from cardtable.messages import source_text
from cardtable.store import files
from cardtable.store.errors import StoreError
from cardtable.store.record import record_of
from cardtable.store.table_pictures import FOLDER as PICTURES
from cardtable.store.table_pictures import write_picture
from tests.store.common import forward, new

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.skipif(os.name == "nt", reason="pipes and links as POSIX has them")
THERE = "somebody else's"


def pipe(path: Path) -> None:
    os.mkfifo(path)


def folder(path: Path) -> None:
    path.mkdir()


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def dangling(path: Path) -> None:
    path.symlink_to(path.with_name("nowhere"))


def huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(300 * 1024 * 1024)


ODD_THINGS = [pipe, folder, device, dangling, huge]
odd_things = pytest.mark.parametrize("make", ODD_THINGS, ids=lambda make: make.__name__)


@odd_things
def test_an_odd_thing_is_refused_at_once(tmp_path: Path, make: Callable[[Path], None]) -> None:
    make(tmp_path / "odd")
    with pytest.raises(OSError, match=r"ordinary|large|such file"):
        disk.read_bytes(tmp_path / "odd", 1000)


@odd_things
def test_odd_settings_are_the_defaults_and_can_be_written_anew(tmp_path: Path, make: Callable[[Path], None]) -> None:
    make(tmp_path / FILE_NAME)
    assert read_settings(tmp_path) == Settings()
    written = write_settings(Settings(pace="calm"), tmp_path)
    assert written == (make is not folder)
    if written:
        assert read_settings(tmp_path).pace == "calm"
        assert disk.is_ordinary(tmp_path / FILE_NAME)
    assert {path.name for path in tmp_path.iterdir()} <= {FILE_NAME}


@odd_things
def test_an_odd_saved_game_is_a_sentence(tmp_path: Path, make: Callable[[Path], None]) -> None:
    make(tmp_path / "odd.cardtable")
    with pytest.raises(StoreError) as caught:
        files.read_file(tmp_path / "odd.cardtable")
    assert "odd.cardtable" in caught.value.message.render(source_text)


@odd_things
def test_an_odd_note_is_taken_away_and_the_next_one_is_heard(tmp_path: Path, make: Callable[[Path], None]) -> None:
    assert single_instance.open_door(tmp_path)
    make(single_instance.door(tmp_path) / "a.json")
    (single_instance.door(tmp_path) / "b.json").write_text('{"file": "/x"}')
    assert single_instance.answer(tmp_path) == [Path("/x")]


def test_a_note_that_is_a_link_is_not_read(tmp_path: Path) -> None:
    assert single_instance.open_door(tmp_path)
    (tmp_path / "elsewhere").write_text('{"file": "/x"}')
    (single_instance.door(tmp_path) / "a.json").symlink_to(tmp_path / "elsewhere")
    assert single_instance.answer(tmp_path) == []
    assert (tmp_path / "elsewhere").exists()


def test_a_name_with_a_nul_and_the_same_file_twice_stop_no_other(tmp_path: Path) -> None:
    assert single_instance.open_door(tmp_path)
    for number, text in enumerate((r'{"file": "/a\u0000b"}', '{"file": "/x"}', '{"file": "/x"}')):
        (single_instance.door(tmp_path) / f"{number}.json").write_text(text)
    assert [str(one) for one in single_instance.answer(tmp_path)] == ["/a\0b", "/x"]
    with pytest.raises(StoreError):
        files.read_file(Path("/a\0b"))


def test_a_link_in_place_of_the_folder_for_notes_empties_nothing(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "letter.json").write_text(THERE)
    data = tmp_path / "data"
    data.mkdir()
    single_instance.door(data).symlink_to(other)
    assert not single_instance.open_door(data)
    assert single_instance.answer(data) == []
    assert not single_instance.knock(data, None, time_limit=0)
    assert [path.read_text() for path in other.iterdir()] == [THERE]


def every_name_beside(path: Path) -> list[Path]:
    return [path.with_name(name) for name in (path.name + ".part", "." + path.name + ".part")]


def test_settings_and_exports_write_through_no_link(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_text(THERE)
    data = tmp_path / "data"
    data.mkdir()
    export = data / "a.cardtable"
    for path in (data / FILE_NAME, export):
        for link in (path, *every_name_beside(path)):
            link.symlink_to(other)
    assert write_settings(Settings(), data)
    files.write_file(record_of(forward(new(), 3), "seed"), export)
    assert other.read_text() == THERE
    assert disk.is_ordinary(export)
    assert disk.is_ordinary(data / FILE_NAME)


def test_what_lies_beside_an_export_stays(tmp_path: Path) -> None:
    path = tmp_path / "a.cardtable"
    for beside in every_name_beside(path):
        beside.write_text(THERE)
    files.write_file(record_of(forward(new(), 3), "seed"), path)
    assert [beside.read_text() for beside in every_name_beside(path)] == [THERE, THERE]


def test_what_is_written_can_be_read_by_nobody_else(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        assert write_settings(Settings(), tmp_path)
        files.write_file(record_of(forward(new(), 3), "seed"), tmp_path / "a.cardtable")
    finally:
        os.umask(old)
    assert {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()} == {0o600}


def test_both_the_file_and_its_name_are_on_the_disk_before_the_old_one_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deeds: list[str] = []
    sync, replace = os.fsync, os.replace

    def synced(handle: int) -> None:
        deeds.append("folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "file")
        sync(handle)

    def replaced(old: Path, new: Path) -> None:
        deeds.append("rename")
        replace(old, new)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "replace", replaced)
    disk.write_bytes(tmp_path / "a", b"x")
    assert deeds == ["file", "rename", "folder"]


def test_settings_of_the_largest_size_are_read(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b'{"pace": "calm"}'.ljust(MAX_BYTES))
    assert read_settings(tmp_path).pace == "calm"


# Patterns, options, other folders, nothing that Unicode knows: as names they are names.
NAMES = ["a**b", "**", "*", "[", "[!", "?", "-rf", "~", "a\nb", "\udcff", ".part", "x" * 250]


@pytest.mark.whole
@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_a_name_is_never_a_pattern(tmp_path: Path, name: str) -> None:
    (tmp_path / name).touch()
    (tmp_path / "ab").write_text(THERE)
    assert set(disk.names_in(tmp_path)) == {name, "ab"}
    disk.remove(tmp_path / name)
    assert disk.names_in(tmp_path) == ["ab"]
    (tmp_path / name).touch()
    disk.remove_files(tmp_path, lambda one: one != "ab")
    assert disk.names_in(tmp_path) == ["ab"]


def test_what_cannot_be_removed_stays_and_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a").touch()
    for deed in ("unlink", "stat", "listdir"):
        for error in (OSError("held"), ValueError("no name")):
            with monkeypatch.context() as failing:
                failing.setattr(os, deed, lambda *_, error=error, **__: raised(error))
                disk.remove_files(tmp_path, lambda _: True)
                if deed == "unlink":
                    disk.remove(tmp_path / "a")
    disk.remove(tmp_path / "a\0b")
    assert (tmp_path / "a").exists()


def raised(error: Exception) -> None:
    raise error


def test_whatever_cannot_be_done_with_a_name_is_an_os_error(tmp_path: Path) -> None:
    none = tmp_path / "a\0b"
    for deed in (
        lambda: disk.read_bytes(none, 9), lambda: disk.write_bytes(none, b""), lambda: disk.write_note(none, ""),
        lambda: disk.append_line(none, ""), lambda: disk.names_in(none), lambda: disk.is_there(none),
        lambda: disk.put_aside(none, "x", ""), lambda: disk.make_private_folder(none, OURS), lambda: disk.flush(none),
        lambda: disk.make_private_file(none),
    ):  # fmt: skip
        with pytest.raises(OSError, match="null"):
            deed()
    assert (disk.is_ordinary(none), disk.is_real_folder(none)) == (False, False)


def test_what_is_put_aside_is_never_put_over_anything(tmp_path: Path) -> None:
    (tmp_path / "aside-2.json").symlink_to("nowhere")
    for number in range(3):
        (tmp_path / "a").write_text(str(number))
        disk.put_aside(tmp_path / "a", "aside", ".json")
    kept = {name: (tmp_path / name).read_text() for name in disk.names_in(tmp_path) if name != "aside-2.json"}
    assert kept == {"aside-1.json": "0", "aside-3.json": "1", "aside-4.json": "2"}


OURS = frozenset({"games", "settings.json"})


@pytest.mark.parametrize(
    ("mode", "inside", "closed"),
    [
        (0o755, (), True),
        (0o775, ("games.sqlite", "games.sqlite-wal", ".settings.json.1f.part"), True),
        (0o755, ("games.sqlite", "holiday.jpg"), False),
        (0o1777, (), False),
        (0o2775, (), False),
        (0o777, (), False),
    ],
)
def test_only_a_folder_of_ours_is_closed_to_others(
    tmp_path: Path, mode: int, inside: tuple[str, ...], closed: bool
) -> None:
    place = tmp_path / "place"
    place.mkdir()
    for name in inside:
        (place / name).touch()
    place.chmod(mode)
    disk.make_private_folder(place, OURS)
    assert stat.S_IMODE(place.stat().st_mode) == (0o700 if closed else mode)


def test_a_folder_of_somebody_else_is_not_closed_through_a_link(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir(mode=0o755)
    (tmp_path / "link").symlink_to("other")
    disk.make_private_folder(tmp_path / "link", OURS)
    write_picture(tmp_path, 1, b"x")
    pictures = tmp_path / PICTURES
    disk.remove(pictures / "1.png")
    pictures.rmdir()
    pictures.symlink_to("other")
    write_picture(tmp_path, 1, b"x")
    assert stat.S_IMODE((tmp_path / "other").stat().st_mode) == 0o755
    assert disk.names_in(tmp_path / "other") == []


def test_a_new_folder_is_private(tmp_path: Path) -> None:
    disk.make_private_folder(tmp_path / "new" / "place", OURS)
    assert stat.S_IMODE((tmp_path / "new" / "place").stat().st_mode) == 0o700
    (tmp_path / "file").touch()
    with pytest.raises(FileExistsError):
        disk.make_private_folder(tmp_path / "file", OURS)

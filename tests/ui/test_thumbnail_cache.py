"""How a match was left is kept with it, so that a start need not open the game: never the truth, and never a leak."""

from __future__ import annotations

import json

import pytest
import shiboken6
from PySide6.QtGui import QImage

from cardtable.engine.match import Seat
from cardtable.store.database import Database
from cardtable.store.table_pictures import FOLDER, keep_only, read_picture, write_picture
from cardtable.ui.home import thumbnail_cache
from cardtable.ui.home.thumbnail_cache import KEY, cached_thumbnail
from cardtable.ui.services import Services
from tests.ui.fingers import FOR_EVER
from tests.ui.test_shelf import begin
from tests.ui.test_shelf import shown as shown

RATIO = 1.0


@pytest.fixture
def services(qapp, tmp_path):
    """A family whose games lie on a disk."""
    database = Database(tmp_path)
    made = Services(database, tmp_path, "en")
    made.change(pace="instant")
    yield made
    made.close()
    database.close()
    shiboken6.delete(made)


@pytest.fixture
def opened(monkeypatch) -> list[str]:
    """The games that were opened for a picture."""
    found: list[str] = []
    real = thumbnail_cache.new_thumbnail

    def watched(services, game, ratio):
        found.append(game.game)
        return real(services, game, ratio)

    monkeypatch.setattr(thumbnail_cache, "new_thumbnail", watched)
    return found


def path_of(services, number: int):
    return services.folder / FOLDER / f"{number}.png"


def start(shown) -> list[object]:
    """Start and end: what the home page says of matches that wait, and how it shows the newest."""
    window = shown()
    panel = window.home.continuing
    tiles = [(tile.play.title, tile.play.facts, tile.play.accessibleName()) for tile in panel.further]
    drawn = panel.picture.pixmap().toImage()
    window.close()
    return [
        panel.title.text(),
        panel.text.text(),
        panel.when.text(),
        tiles,
        drawn.size().toTuple(),
        drawn.pixel(90, 90),
    ]


def test_a_second_start_opens_no_game_and_shows_the_same(services, shown, opened) -> None:
    begin(services, 4)
    before = start(shown)
    assert len(opened) == 3
    opened.clear()
    assert start(shown) == before
    assert opened == []


@pytest.mark.parametrize(
    "look", [{"language": "is"}, {"back": "red"}, {"theme": "night"}, {"text_scale": 150}, {"large_faces": True}]
)
def test_another_look_is_drawn_anew(services, shown, opened, look) -> None:
    begin(services, 1)
    start(shown)
    opened.clear()
    services.change(**look)
    start(shown)
    assert opened


def test_a_table_that_is_left_with_the_program_is_kept(services, shown, opened, qtbot) -> None:
    begin(services, 2)
    window = shown()
    window.home.continuing.continue_button.click()
    qtbot.waitUntil(lambda: window.running is not None, timeout=FOR_EVER)
    match = window.running.match
    match.seats = [Seat("Anna"), *match.seats[1:]]
    services.database.save(services.database.games()[0].id, match)
    newest = services.database.games()[0]
    assert cached_thumbnail(services, newest, RATIO) is None or newest.over
    window.close()
    assert cached_thumbnail(services, services.database.games()[0], RATIO) is not None
    opened.clear()
    start(shown)
    assert opened == []


def test_where_no_picture_is_kept_nothing_is_wrong(services, caplog) -> None:
    begin(services, 1)
    (game,) = services.database.games()
    assert cached_thumbnail(services, game, RATIO) is None
    assert not caplog.records


NONSENSE = [b"", b"no picture", b"\x89PNG\r\n\x1a\n" + b"\0" * 100]


@pytest.mark.parametrize("data", NONSENSE)
def test_what_is_no_picture_is_drawn_anew(services, shown, opened, data: bytes) -> None:
    (number,) = begin(services, 1)
    before = start(shown)
    path_of(services, number).write_bytes(data)
    opened.clear()
    assert start(shown) == before
    assert opened == [services.database.games()[0].game]


CHANGES = [
    {"status": "x" * 1001}, {"status": "x" * 60_000}, {"active": 99}, {"active": -1}, {"active": True}, {"seats": []},
    {"status": 3}, {"active": "1"}, {"seats": [1]}, {"seats": [{"name": 1}]}, {"made_of": None},
    {"seats": [{"name": "A", "level": None, "colour": True, "face": "", "character": False}]},
]  # fmt: skip


SEATS = [
    {"name": "A" * 61}, {"name": ""}, {"name": "a\nb"}, {"level": "god"}, {"colour": 10**30}, {"colour": -1},
    {"face": "x" * 21}, {"character": 1}, {"hat": "red"},
]  # fmt: skip


@pytest.mark.whole
@pytest.mark.parametrize("seat", SEATS)
def test_nobody_sits_at_a_table_who_could_not(services, shown, opened, seat) -> None:
    (number,) = begin(services, 1)
    start(shown)
    change_words(path_of(services, number), lambda told: [one.update(seat) for one in told["seats"]])
    opened.clear()
    start(shown)
    assert opened


def test_as_many_seats_as_no_table_has_are_none(services, shown, opened) -> None:
    (number,) = begin(services, 1)
    start(shown)
    change_words(path_of(services, number), lambda told: told.update(seats=told["seats"][:1] * 11))
    opened.clear()
    start(shown)
    assert opened


def change_words(path, change) -> None:
    image = QImage(str(path))
    told = json.loads(image.text(KEY))
    change(told)
    image.setText(KEY, json.dumps(told))
    assert image.save(str(path))


@pytest.mark.parametrize("kind", ["BMP", "JPG", "SVG"])
def test_no_other_format_than_ours_is_read(services, shown, opened, kind) -> None:
    """SVG draws whatever a file refers to, for as long as that takes."""
    (number,) = begin(services, 1)
    start(shown)
    path = path_of(services, number)
    if kind == "SVG":
        path.write_text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>x</title></svg>')
    else:
        assert QImage(str(path)).save(str(path), kind)
    read = []
    opened.clear()
    with pytest.MonkeyPatch.context() as watched:
        real = QImage.fromData
        watched.setattr(thumbnail_cache, "QImage", type("Watched", (QImage,), {
            "fromData": staticmethod(lambda *how: read.append(real(*how)) or read[-1]),
        }))  # fmt: skip
        start(shown)
    assert opened
    assert all(image.isNull() for image in read)
    assert read


@pytest.mark.whole
@pytest.mark.parametrize("change", CHANGES)
def test_what_makes_no_sense_in_a_picture_is_drawn_anew(services, shown, opened, change) -> None:
    (number,) = begin(services, 1)
    before = start(shown)
    path = path_of(services, number)
    image = QImage(str(path))
    image.setText(KEY, json.dumps({**json.loads(image.text(KEY)), **change}))
    assert image.save(str(path))
    opened.clear()
    assert start(shown) == before
    assert opened


def test_pictures_of_matches_that_are_gone_go(services, shown) -> None:
    numbers = begin(services, 3)
    start(shown)
    assert {path.name for path in (services.folder / FOLDER).iterdir()} == {f"{number}.png" for number in numbers}
    services.database.delete(numbers[0])
    start(shown)
    assert not path_of(services, numbers[0]).exists()


def test_a_picture_is_read_through_no_link_and_written_where_there_is_a_folder(tmp_path) -> None:
    (tmp_path / "elsewhere").write_bytes(b"x")
    write_picture(tmp_path, 1, b"one")
    (tmp_path / FOLDER / "2.png").symlink_to(tmp_path / "elsewhere")
    assert (read_picture(tmp_path, 1), read_picture(tmp_path, 2), read_picture(None, 1)) == (b"one", None, None)
    keep_only(tmp_path)
    assert (tmp_path / "elsewhere").exists()
    assert list((tmp_path / FOLDER).iterdir()) == []
    (tmp_path / FOLDER).rmdir()
    (tmp_path / FOLDER).write_text("in the way")
    write_picture(tmp_path, 1, b"one")
    keep_only(tmp_path, [1])
    assert read_picture(tmp_path, 1) is None

"""Nothing in a saved game keeps the program from starting: what cannot be shown is a sentence."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
import shiboken6

from cardtable.app.running_match import new_match
from cardtable.app.startup_guard import FILE_NAME as STARTING
from cardtable.app.startup_guard import Part, StartupGuard
from cardtable.engine.match import Seat
from cardtable.games.catalogue import catalogue
from cardtable.resources import asset, missing_part
from cardtable.store.database import Database
from cardtable.store.file_format import digest
from cardtable.store.opening import FILE_NAME
from cardtable.ui.shell.main_window import MainWindow
from tests.conformance.common import part_with, seats_for
from tests.store.common import forward
from tests.ui.fingers import FOR_EVER

ROOT = Path(__file__).parents[2]
METHODS = ["zones", "plates", "status", "direction", "progress"]


def a_match(services, game: str = "olsen") -> int:
    entry = catalogue()[game]
    seats = [Seat(name) for name in "ABCDEFGH"[: seats_for(game, 1)]]
    match = forward(new_match(entry, entry.game.options(), seats, "K7QF-2M9Z")[0], 6)
    while entry.stage.waiting.reaction_window(match.round.view(None)) is not None:
        forward(match, 1)  # A turn on trial is shown once more before anything else is said.
    return services.database.add(match, "seed")


def shown_with_pictures(window: MainWindow, qtbot) -> None:
    with qtbot.waitSignal(window.home.pictured, timeout=FOR_EVER):
        window.show()


def broken(self, *args, **kwargs):
    raise AssertionError("a table that cannot be")


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("game", catalogue())
def test_a_match_that_cannot_be_shown_is_a_sentence_on_the_home_page_and_on_resuming(
    services, asked, monkeypatch, caplog, qtbot, game: str, method: str
) -> None:
    number = a_match(services, game)
    monkeypatch.setattr(type(part_with(catalogue()[game].stage, method)), method, broken)
    window = MainWindow(services)
    shown_with_pictures(window, qtbot)
    assert ("cannot be shown" in window.home.continuing.text.text()) == (method != "progress")
    window.resume(number)
    assert window.pages.currentWidget() is window.home
    assert "cannot be shown" in asked.told[-1]
    assert window.running is None
    window.close()
    shiboken6.delete(window)


def test_a_failed_start_is_said_and_the_newest_match_left_out(services, monkeypatch, qtbot) -> None:
    older = a_match(services)
    newest = a_match(services)
    loaded: list[int] = []
    load = services.database.load
    monkeypatch.setattr(services.database, "load", lambda number: loaded.append(number) or load(number))
    window = MainWindow(services, {Part.TABLES})
    shown_with_pictures(window, qtbot)
    assert loaded == [], "the newest one is not even read, and no other is opened: it may have been one of them"
    assert window.home.continuing.newest.id == older
    assert not window.home.continuing.picture.pixmap().isNull(), "the picture of its game stands there"
    assert "did not come to its end" in window.home.aside_text.text()
    assert window.home.aside_text.isVisible()
    window.home.aside_button.click()
    assert loaded[0] == newest
    assert not window.home.aside_text.isVisible()
    window.close()
    shiboken6.delete(window)


def test_an_ordinary_start_says_nothing(window) -> None:
    assert not window.home.aside_text.isVisible()
    assert not window.home.aside_button.isVisible()


def test_a_start_is_noted_until_the_window_is_there(tmp_path) -> None:
    first = StartupGuard(tmp_path)
    assert not first.left_out
    first.begin()
    second = StartupGuard(tmp_path)
    assert second.left_out == {Part.TABLES}
    second.done()
    assert not StartupGuard(tmp_path).left_out
    assert not StartupGuard(None).left_out
    assert not StartupGuard(tmp_path / "nowhere").left_out


def test_each_start_that_is_killed_leaves_out_one_part_more(tmp_path) -> None:
    for killed in range(2 * len(Part)):
        start = StartupGuard(tmp_path)
        assert start.left_out == set(list(Part)[:killed])
        start.begin()


def test_a_start_that_ended_by_an_error_is_followed_by_one_without_everything(tmp_path) -> None:
    start = StartupGuard(tmp_path)
    start.begin()
    start.failed()
    assert StartupGuard(tmp_path).left_out == set(Part)


def test_what_took_several_starts_stays_left_out_until_somebody_wants_it_back(tmp_path) -> None:
    for _ in range(2):
        StartupGuard(tmp_path).begin()
    for _ in range(3):
        start = StartupGuard(tmp_path)
        assert len(start.left_out) == 2
        start.begin()
        start.done()
    start.leave_out_nothing()
    assert not StartupGuard(tmp_path).left_out


def test_a_start_that_nothing_would_help_leaves_the_note_as_it_was(tmp_path) -> None:
    start = StartupGuard(tmp_path)
    start.begin()
    start.forget()
    assert not StartupGuard(tmp_path).left_out
    for _ in range(2):
        StartupGuard(tmp_path).begin()
    again = StartupGuard(tmp_path)
    again.begin()
    again.forget()
    assert StartupGuard(tmp_path).left_out == again.left_out


@pytest.mark.parametrize("note", [b"", b"\0", b"99999999999999999999", b"-3", "٣".encode(), b"nonsense", b"0"])
def test_whatever_the_note_says_it_says_that_a_start_failed(tmp_path, note: bytes) -> None:
    (tmp_path / STARTING).write_bytes(note)
    assert Part.TABLES in StartupGuard(tmp_path).left_out


def test_the_note_is_written_through_no_link(tmp_path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("mine")
    (tmp_path / STARTING).symlink_to(mine)
    start = StartupGuard(tmp_path)
    start.begin()
    assert mine.read_text() == "mine"
    assert StartupGuard(tmp_path).left_out


START = """
import sys
from PySide6.QtCore import QTimer
from cardtable.ui.shell import application, main_window
real = main_window.MainWindow.__init__
def started(self, *args, **kwargs):
    real(self, *args, **kwargs)
    self.home.pictured.connect(self.tell)
def tell(self):
    home = self.home
    print(home.continuing.text.text(), home.aside_text.text() * (not home.aside_text.isHidden()), sep="|")
    QTimer.singleShot(0, self, self.close)
main_window.MainWindow.tell = tell
main_window.MainWindow.__init__ = started
if __name__ == "__main__":
    sys.exit(application.run(["--data-dir", *sys.argv[1:]]))
"""
ENGLISH = ("--language", "en")


def begin(tmp_path: Path, change: str = "", words: tuple[str, ...] = ENGLISH) -> subprocess.CompletedProcess[str]:
    script = tmp_path / "start.py"
    script.write_text(change + START)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, str(script), str(tmp_path / "data"), *words],
        capture_output=True, text=True, env=environment, check=False, timeout=800,
    )  # fmt: skip


def poison(folder: Path) -> None:
    """A table whose turn is nobody's, sealed as if it were right."""
    connection = sqlite3.connect(folder / FILE_NAME)
    (text,) = connection.execute("SELECT snapshot FROM game").fetchone()
    snapshot = json.loads(text)
    snapshot["round"]["turn"] = 77
    connection.execute("UPDATE game SET snapshot = ?, digest = ?", (json.dumps(snapshot), digest(snapshot)))
    connection.commit()
    connection.close()


def test_a_poisoned_database_starts_and_starts_again(tmp_path, qapp) -> None:
    database = Database(tmp_path / "data")
    entry = catalogue()["klikk"]
    match, seed = new_match(entry, entry.game.options(), [Seat("A"), Seat("B"), Seat("C")])
    database.add(forward(match, 6), seed)
    database.close()
    poison(tmp_path / "data")
    for _ in range(2):
        done = begin(tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        assert "your other games are fine" in done.stdout


def test_a_start_that_hangs_or_dies_is_followed_by_a_careful_one(tmp_path, qapp) -> None:
    database = Database(tmp_path / "data")
    entry = catalogue()["olsen"]
    match, seed = new_match(entry, entry.game.options(), [Seat("A"), Seat("B")])
    database.add(forward(match, 6), seed)
    database.close()
    dies = (
        "import os\nfrom cardtable.ui.home import thumbnail_cache\n"
        "thumbnail_cache.new_thumbnail = lambda *_: os._exit(9)\n"
    )
    assert begin(tmp_path, dies).returncode == 9
    careful = begin(tmp_path, dies)
    assert (careful.returncode, careful.stderr) == (0, "")
    assert "did not come to its end" in careful.stdout
    assert not (tmp_path / "data" / STARTING).exists()
    usual = begin(tmp_path)
    assert "did not come to its end" not in usual.stdout


def test_what_was_half_written_when_the_program_was_killed_goes(tmp_path, qapp) -> None:
    data = tmp_path / "data"
    database = Database(data)
    entry = catalogue()["olsen"]
    database.add(*new_match(entry, entry.game.options(), [Seat("A"), Seat("B")]))
    database.close()
    half = [data / f".{name}.0123456789abcdef.part" for name in ("settings.json", "people-change.json", "games.sqlite")]
    for path in half:
        path.write_text("Anna")
    mine = data / "mine.part"
    mine.write_text("mine")
    assert begin(tmp_path).returncode == 0
    assert not any(path.exists() for path in half)
    assert mine.exists()


def test_a_window_that_cannot_be_made_is_a_sentence(tmp_path, qapp) -> None:
    fails = (
        "from cardtable.ui.home import page\nfrom cardtable.ui.widgets import dialogs\n"
        "dialogs.tell = lambda *_: print('told')\n"
        "page.HomePage.__init__ = lambda *_: 1 / 0\n"
    )
    done = begin(tmp_path, fails)
    assert done.returncode == 5
    assert "told" in done.stdout
    assert "could not start" in done.stderr
    assert "cardtable.log" in done.stderr
    assert "ZeroDivisionError" in (tmp_path / "data" / "cardtable.log").read_text(encoding="utf-8")


NO_MORE_FILES = """
import builtins
everything = builtins.__import__
def importing(name, *args, **how):
    if name == "cardtable.store.backups":
        raise OSError(24, "too many open files")
    return everything(name, *args, **how)
builtins.__import__ = importing
"""


def test_a_backup_that_cannot_be_begun_ends_nothing(tmp_path, qapp) -> None:
    Database(tmp_path / "data").close()
    (tmp_path / "data" / "settings.json").write_text('{"people": [{"name": "Anna", "colour": 0}]}')
    done = begin(tmp_path, NO_MORE_FILES)
    assert (done.returncode, done.stderr) == (0, "")
    assert "the backup cannot be begun" in (tmp_path / "data" / "cardtable.log").read_text(encoding="utf-8")


def test_whatever_raises_at_the_end_the_rest_is_closed(tmp_path, qapp) -> None:
    Database(tmp_path / "data").close()
    (tmp_path / "data" / "settings.json").write_text('{"people": [{"name": "Anna", "colour": 0}]}')
    fails = (
        "from cardtable.store.database import Database\nfrom cardtable.ui.services import Services\n"
        "from cardtable.ui.shell.startup_tasks import StartupTasks\n"
        "StartupTasks.end = lambda _: 1 / 0\n"
        "Services.close = lambda _: print('services')\nDatabase.close = lambda _: print('database')\n"
    )
    done = begin(tmp_path, fails)
    assert done.returncode == 1
    assert done.stdout.split()[-2:] == ["services", "database"]


TOLD = (
    "from cardtable.ui import language\nfrom cardtable.ui.widgets import dialogs\n"
    "dialogs.tell = lambda _, message: print(language.say(message))\n"
)
NO_CATALOGUE = "from pathlib import Path\nfrom cardtable import resources\nresources._INSTALLED = Path('nowhere')\n"
NO_FONT = "from cardtable.ui import theme\ntheme.FONT_FILES = ('Nothing.otf',)\n"
NO_PICTURE = (
    "from cardtable.resources import asset\nfrom cardtable.ui.home import page\n"
    "page.HomePage.__init__ = lambda *_: asset('icons', 'nothing.png').read_bytes()\n"
)
NO_MODULE = "import sys\nsys.modules['cardtable.ui.shell.startup_tasks'] = None\n"


@pytest.mark.parametrize(
    ("lacks", "part"),
    [
        (NO_CATALOGUE, "cardtable_en.qm"),
        (NO_FONT, "Nothing.otf"),
        (NO_PICTURE, "nothing.png"),
        (NO_MODULE, "cardtable.ui.shell.startup_tasks"),
    ],
)
def test_a_part_of_the_program_that_is_missing_is_named_with_what_to_do(tmp_path, qapp, lacks: str, part: str) -> None:
    done = begin(tmp_path, TOLD + lacks)
    assert done.returncode == 3
    assert done.stdout == done.stderr, "what is shown is printed, too"
    assert f"{part}. Everything that was played is kept. Start the program with python3 tools/run.py" in done.stderr
    assert "once more" not in done.stderr
    assert not (tmp_path / "data" / STARTING).exists(), "a more careful start would not help"


def test_an_installed_program_is_to_be_installed_again(tmp_path, qapp) -> None:
    done = begin(tmp_path, f"{TOLD}{NO_CATALOGUE}resources._CHECKOUT = Path({str(tmp_path)!r})\n")
    assert done.returncode == 3
    assert "Install Card Table again" in done.stderr


def test_what_is_missing_is_said_in_the_language_of_the_household(tmp_path, qapp) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "settings.json").write_text('{"language": "nb"}')
    done = begin(tmp_path, TOLD + NO_FONT, words=())
    assert "Alt som er spilt, er tatt vare på" in done.stdout
    assert "Everything that was played is kept" in done.stderr


def test_an_error_of_somebody_elses_file_is_none_of_the_installation(tmp_path) -> None:
    assert missing_part(FileNotFoundError(2, "there is none", str(tmp_path / "games.sqlite"))) is None
    assert missing_part(OSError(24, "too many files", str(asset("fonts", "OFL.txt")))) is None
    assert missing_part(ValueError("nothing.png")) is None

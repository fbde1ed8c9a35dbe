"""From the command line: the self-test, folders that cannot be used, a second instance, a wrong pair of versions."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QUrl

from cardtable import __version__
from cardtable.app import single_instance
from cardtable.app.data_folder import VARIABLE, data_folder
from cardtable.stage.event_style import Sound
from cardtable.store.database import Database
from cardtable.store.errors import StoreError
from cardtable.store.opening import FILE_NAME
from cardtable.ui.shell import application
from cardtable.ui.shell.application import open_database, qt_problem, run
from cardtable.ui.shell.main_window import MainWindow


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(
        [sys.executable, "-m", "cardtable", *arguments], capture_output=True, text=True, env=environment, check=False
    )


@pytest.mark.long
def test_the_self_test_passes_and_says_what_it_did(qapp) -> None:
    done = command("--self-test")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Everything works." in done.stdout
    for part in (
        "fonts",
        "languages",
        "deck",
        "sounds",
        "rule books",
        "resumed after",
        "process",
        "licences",
        "the window",
        "a hand on a phone, and shut",
    ):
        assert part in done.stdout


def test_the_self_test_writes_its_report_and_a_picture_of_the_window(qapp, tmp_path, capsys, monkeypatch) -> None:
    from cardtable.ui.shell import self_test

    for slow in ("check_games", "check_player_process"):
        monkeypatch.setattr(self_test, slow, lambda: "not now")
    report, picture = tmp_path / "report.json", tmp_path / "window.png"
    assert self_test.self_test(self_test.Wish(report=report, screenshot=picture)) == 0
    told = json.loads(report.read_text())
    assert (told["ok"], told["frozen"], told["version"]) == (True, False, __version__)
    assert all(check["ok"] for check in told["checks"].values())
    assert picture.stat().st_size > 20_000


def test_a_program_without_output_prints_to_nobody(monkeypatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    with pytest.raises(SystemExit) as left:
        run(["--version"])
    assert left.value.code == 0
    assert sys.stdout is not None
    sys.stdout.close()
    sys.stderr.close()


def test_the_self_test_fails_when_something_is_missing(monkeypatch, capsys, qapp) -> None:
    from cardtable.ui.shell import self_test

    for slow in ("check_games", "check_player_process"):
        monkeypatch.setattr(self_test, slow, lambda: "not now")
    monkeypatch.setattr(self_test, "check_window", lambda _: "not now")
    monkeypatch.setattr(self_test, "check_phones", lambda: "not now")
    monkeypatch.setattr(self_test, "check_rule_books", lambda: 1 / 0)
    assert self_test.self_test() == 1
    assert "FAILED  rule books" in capsys.readouterr().out


class SilentDevice:
    """A device that is there, and asks for samples or does not."""

    way = "a test's"

    def __init__(self, pull: Callable[[int], bytes], asks: bool) -> None:
        self._pull, self._asks = pull, asks

    def start(self) -> None:
        if self._asks:
            assert self._pull(10) == bytes(20), "what is heard of a self-test is silence"

    def stop(self) -> None:
        pass

    def close(self) -> None:
        pass


@pytest.mark.parametrize(
    ("asks", "said"), [(True, f"{len(Sound)} sounds, a test's"), (False, f"{len(Sound)} sounds, silent: ")]
)
def test_the_self_test_says_how_sounds_are_heard(monkeypatch, asks: bool, said: str) -> None:
    from cardtable.ui.audio import loudspeaker
    from cardtable.ui.shell import self_test

    monkeypatch.setattr(self_test, "SOUND_SECONDS", 20 if asks else 0.02)
    monkeypatch.setattr(loudspeaker, "open_loudspeaker", lambda pull: SilentDevice(pull, asks))
    assert self_test.check_sounds().startswith(said)


@pytest.mark.parametrize(
    ("for_good", "frozen", "fails"), [(True, True, True), (True, False, False), (False, True, False)]
)
def test_only_a_frozen_program_must_have_the_library_for_sounds(
    monkeypatch, for_good: bool, frozen: bool, fails: bool
) -> None:
    from cardtable.ui.audio import loudspeaker
    from cardtable.ui.shell import self_test

    def none(pull: object) -> None:
        raise loudspeaker.SilentError("there is none", for_good)

    monkeypatch.setattr(loudspeaker, "open_loudspeaker", none)
    monkeypatch.setattr(sys, "frozen", frozen, raising=False)
    if fails:
        with pytest.raises(RuntimeError, match="there is none"):
            self_test.check_sounds()
    else:
        assert self_test.check_sounds() == f"{len(Sound)} sounds, silent: there is none"


def test_the_version_is_said_without_a_window() -> None:
    done = command("--version")
    assert (done.returncode, done.stdout.split()[:2]) == (0, ["Card", "Table"])


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    done = command("--language", "fr")
    assert done.returncode == 2
    assert "'is', 'nb', 'de', 'en'" in done.stderr


def test_the_folder_is_chosen_by_option_then_variable_then_system(monkeypatch, tmp_path) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "usb"))
    assert data_folder(str(tmp_path / "mine")) == tmp_path / "mine"
    assert data_folder(None) == tmp_path / "usb"
    monkeypatch.delenv(VARIABLE)
    assert data_folder(None).name == "cardtable"


@pytest.mark.parametrize("plays", [True, False])
def test_a_second_instance_gets_a_sentence(qapp, asked, monkeypatch, tmp_path, capsys, plays: bool) -> None:
    first = Database(tmp_path)
    asked.answer(plays)
    second = open_database(tmp_path)
    assert "already open" in capsys.readouterr().err
    assert isinstance(second, Database) == plays
    if isinstance(second, Database):
        assert second.folder is None
        second.close()
    first.close()


def test_a_second_start_ends_when_the_open_window_answers(qapp, asked, tmp_path, capsys) -> None:
    first = Database(tmp_path)
    assert open_database(tmp_path, lambda: True) == 0
    assert capsys.readouterr().err == ""
    first.close()


def test_a_start_waits_for_the_program_that_is_just_closing(qapp, asked, tmp_path, capsys) -> None:
    """It takes no note any more, and the folder is free a moment later."""
    first = Database(tmp_path)
    knocks: list[str] = []

    def knock() -> bool:
        knocks.append("not answered")
        if len(knocks) == 2:
            first.close()
        return False

    second = open_database(tmp_path, knock)
    assert isinstance(second, Database)
    assert second.folder == tmp_path
    assert (len(knocks), capsys.readouterr().err) == (2, "")
    second.close()


def test_several_files_that_are_dropped_on_the_program_are_all_opened(qapp, tmp_path, monkeypatch) -> None:
    """The system names them in one command; where the program is open already, each is handed over once."""
    opened: list[str] = []
    monkeypatch.setattr(MainWindow, "open_file", lambda _, path: opened.append(path.name))

    def look(*_: object) -> int:
        (window,) = (one for one in qapp.topLevelWidgets() if isinstance(one, MainWindow))
        window.first_page.painted.emit()
        qapp.processEvents()
        window.close()
        return 0

    monkeypatch.setattr(type(qapp), "exec", look)
    asked = application.command_line().parse_args(["--data-dir", str(tmp_path), "a.cardtable", "b.cardtable"])
    assert application.open_window(asked) == 0
    assert opened == ["a.cardtable", "b.cardtable"]
    notes: list[str] = []
    taken = iter([True, False, True])

    def knock(_: Path, file: Path, __: float) -> bool:
        notes.append(file.name)
        return next(taken)

    monkeypatch.setattr(single_instance, "knock", knock)
    first = Database(tmp_path)
    assert application.open_window(asked) == 0
    assert notes == ["a.cardtable", "b.cardtable", "b.cardtable"]
    first.close()


def test_a_folder_that_cannot_be_written_gets_a_sentence(qapp, asked, tmp_path, capsys) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    asked.answer(False)
    assert open_database(blocked / "games") == 4
    assert "cannot write to" in capsys.readouterr().err
    assert blocked.read_text() == "not a folder"


def test_the_question_is_asked_in_the_language_of_the_command_line(qapp, asked, tmp_path, capsys) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    asked.answer(False)
    assert open_database(blocked / "games", language="nb") == 4
    assert "Det går ikke an å skrive" in asked.questions[-1]


def test_a_damaged_database_is_set_aside_and_told(services, tmp_path, qapp) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"this is no database, and far too short for one" * 40)
    database = open_database(tmp_path)
    assert isinstance(database, Database)
    assert database.notice is not None
    assert [path.name for path in tmp_path.glob("games-damaged-*")] == ["games-damaged-1.sqlite"]
    database.close()


def test_the_home_page_survives_a_list_that_cannot_be_read(services, qtbot, monkeypatch) -> None:
    def broken(*_: object) -> list[object]:
        from cardtable.store import errors

        raise errors.damaged("games.sqlite")

    monkeypatch.setattr(services.database, "games", broken)
    monkeypatch.setattr(services.database, "unfinished", broken)
    window = MainWindow(services)
    window.home.arrive()
    assert "damaged" in window.home.notice.text()
    window.show_page(window.saved)
    assert "damaged" in window.saved.empty.text()
    import shiboken6

    shiboken6.delete(window)


def test_a_fatal_pair_of_versions_is_named(monkeypatch) -> None:
    monkeypatch.setattr(PySide6, "__version__", "6.12.0")
    monkeypatch.setattr(sys, "version_info", (3, 11, 7, "final", 0))
    problem = qt_problem()
    assert problem is not None
    assert "6.11.3" in problem


def test_a_missing_system_library_is_named(monkeypatch, capsys) -> None:
    import builtins

    real = builtins.__import__

    def without_qt(name: str, *rest: object) -> object:
        if name == "PySide6":
            raise ImportError("libEGL.so.1: cannot open shared object file")
        return real(name, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", without_qt)
    assert run(["--data-dir", "x"]) == 3
    said = capsys.readouterr().err
    assert "libEGL.so.1" in said
    assert "libegl1" in said


def test_a_python_without_qt_is_no_matter_of_the_system(monkeypatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6", None)
    problem = qt_problem()
    assert problem is not None
    assert "PySide6 is not installed for this Python" in problem
    assert "python3 tools/run.py" in problem
    assert "apt-get" not in problem


def test_closing_the_window_ends_the_program_cleanly(tmp_path) -> None:
    script = (
        "import atexit, sys\n"
        "from PySide6.QtCore import QTimer\n"
        "from PySide6.QtWidgets import QApplication\n"
        "from cardtable.ui.shell import application, main_window\n"
        "atexit.register(lambda: print('Python takes down', len(QApplication.allWidgets()), 'widgets'))\n"
        "real = main_window.MainWindow.__init__\n"
        "def started(self, program, **more):\n"
        "    real(self, program, **more)\n"
        "    program.thinker\n"
        "    self.set_up('olsen')\n"
        "    QTimer.singleShot(300, self.close)\n"
        "main_window.MainWindow.__init__ = started\n"
        "if __name__ == '__main__':\n"
        f"    sys.exit(application.run(['--data-dir', {str(tmp_path)!r}, '--language', 'is']))\n"
    )
    path = tmp_path / "closing.py"
    path.write_text(script)
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": str(Path(application.__file__).parents[3]),
    }
    done = subprocess.run([sys.executable, str(path)], capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert done.stdout == "", "the process ends before Python takes a window down in no order"


@pytest.mark.parametrize("named", ["leikur óla.cardtable", "100 %20.cardtable", "C:\\games\\a.cardtable"])
def test_a_file_is_named_by_its_path_or_as_a_url(tmp_path, named: str) -> None:
    path = tmp_path / named
    for text in (str(path), QUrl.fromLocalFile(str(path)).toString(QUrl.ComponentFormattingOption.FullyEncoded)):
        assert application.named_file(Path(text)) == path
    assert application.named_file(Path(named)) == Path(named)


def test_store_errors_are_sentences() -> None:
    from cardtable.store import errors

    for make in (errors.unwritable, errors.in_use, errors.foreign, errors.damaged, errors.future, errors.too_large):
        error = make("x")
        assert isinstance(error, StoreError)
        assert error.message.source.count(".") >= 1

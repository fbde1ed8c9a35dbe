"""A program and a window for each test, and nothing that outlives it."""

from __future__ import annotations

import gc
import threading
from typing import TYPE_CHECKING, Any

import pytest
import shiboken6
from PySide6.QtCore import QAbstractAnimation, QEvent, QSize, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from cardtable.app.match import presses
from cardtable.app.match.hints import HintRequests
from cardtable.app.match.scheduler import Scheduler
from cardtable.app.settings import Settings
from cardtable.messages import Message
from cardtable.store.database import Database
from cardtable.ui.home import shelf
from cardtable.ui.language import Languages, say
from cardtable.ui.metrics import SCREEN, lengths
from cardtable.ui.services import Services
from cardtable.ui.shell import main_window, window_place
from cardtable.ui.shell.application import command_line, open_window
from cardtable.ui.shell.main_window import MainWindow
from cardtable.ui.shell.qt_application import make_application
from cardtable.ui.theme import font
from cardtable.ui.widgets import dialogs
from cardtable.ui.widgets.input_guard import InputGuard
from tests.ui.fingers import FOR_EVER
from tools.translations import compile_all

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from cardtable.app.settings import Language


@pytest.fixture(scope="session")
def qapp() -> QApplication:
    compile_all()
    made = make_application()
    # Whatever a test shows alone has letters, as it has in the program.
    made.setFont(font(lengths(*SCREEN, 1.0).em))
    return made


@pytest.fixture
def services(qapp: QApplication) -> Iterator[Services]:
    database = Database(None)
    made = Services(database, None, "en")
    made.settings = Settings(pace="instant", grace=2)
    made.apply()
    yield made
    made.close()
    database.close()
    shiboken6.delete(made)


@pytest.fixture
def window(services: Services, qtbot) -> Iterator[MainWindow]:
    # The screen of the tests is smaller, and a window of another size dresses everything anew.
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(window_place, "first_size", lambda room: QSize(1280, 800))
        made = MainWindow(services)
    made.show()
    qtbot.waitExposed(made, timeout=FOR_EVER)
    made.activateWindow()
    yield made
    made.close()
    shiboken6.delete(made)


@pytest.fixture
def started(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Callable[[Path], int]:
    """Starts the program with this data folder as from the command line, and closes it at once; its exit code."""
    monkeypatch.setattr(type(qapp), "exec", lambda *_: 0)

    def start(folder: Path) -> int:
        code = open_window(command_line().parse_args(["--data-dir", str(folder), "--language", "en"]))
        for widget in qapp.topLevelWidgets():
            if isinstance(widget, MainWindow):
                shiboken6.delete(widget)
        return code

    return start


class Dialogs:
    """What the program would have asked or told, and the answers it gets."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.answers: list[object] = []
        self.questions: list[str] = []

    def answer(self, *answers: object) -> None:
        self.answers += answers

    def take(self, _parent: object, question: object = None, *_: object) -> object:
        if isinstance(question, Message):
            self.questions.append(say(question))
        assert self.answers, "a question that the test does not expect"
        return self.answers.pop(0)


@pytest.fixture(autouse=True)
def asked(monkeypatch: pytest.MonkeyPatch) -> Dialogs:
    """No test waits for a person: dialogs are recorded and answered here."""
    made = Dialogs()
    monkeypatch.setattr(dialogs, "tell", lambda _parent, message: made.told.append(say(message)))
    for name in ("ask_yes", "ask_name", "ask_file_to_open", "ask_file_to_write"):
        monkeypatch.setattr(dialogs, name, made.take)
    return made


@pytest.fixture(autouse=True)
def time_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test hangs on how fast the machine is: computer players have all the time they want."""
    for part in (Scheduler, HintRequests):
        monkeypatch.setattr(part, "time_limit", 2**31 - 1)


@pytest.fixture(autouse=True)
def nobody_presses_too_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """Panels that come up are deaf for no time at all, but in the tests that are about it.

    Nor is a second press a finger that bounced: a test comes round a whole table before one has left the button.
    """
    monkeypatch.setattr(InputGuard, "wait", 0)
    monkeypatch.setattr(presses, "SAME_PRESS", 0)


class NoDoor:
    """A door that never opens: no test of a window reaches a network, whatever it presses."""

    def __init__(self, said: Any) -> None:
        said({"refused": "offline"})

    def __getattr__(self, name: str) -> Any:
        return lambda *_: None


@pytest.fixture(autouse=True)
def no_door_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(main_window.MainWindow, "open_door", staticmethod(NoDoor))


@pytest.fixture(autouse=True)
def every_day_has_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test hangs on the date: how long the words of the day's game are moves other parts of the home page."""
    monkeypatch.setattr(shelf, "game_of_the_day", lambda _: "kinaskak")


@pytest.fixture(autouse=True)
def letters_follow_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window rests as soon as it has another size: nobody measures by luck what 60 ms later is otherwise."""
    monkeypatch.setattr(main_window, "RESTS_AFTER", 0)


@pytest.fixture(autouse=True)
def english_again(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever language a test spoke, the next one hears the texts of the source."""
    used: list[Languages] = []
    use = Languages.use

    def noted(self: Languages, language: Language) -> None:
        used.append(self)
        use(self, language)

    monkeypatch.setattr(Languages, "use", noted)
    yield
    for one in used:
        if shiboken6.isValid(one):
            use(one, "en")


@pytest.fixture(autouse=True, scope="module")
def only_what_is_new_is_searched() -> Iterator[None]:
    """Looking for what outlives a test need not go through all that earlier modules of tests keep on purpose."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.fixture(autouse=True)
def nothing_outlives() -> Iterator[None]:
    """Running timers, running animations, windows, threads and screen readers do not outlive their test."""
    before = set(threading.enumerate())
    yield
    QAccessible.setActive(False)
    # Outside of a loop of Qt nothing ends what was discarded: each later change of letters would dress it, too.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    alive = [thing for thing in gc.get_objects() if isinstance(thing, QTimer | QAbstractAnimation)]
    running = [
        thing
        for thing in alive
        if shiboken6.isValid(thing)
        and (thing.isActive() if isinstance(thing, QTimer) else thing.state() == QAbstractAnimation.State.Running)
    ]
    assert not running, f"still running: {running}"
    tops = QApplication.topLevelWidgets()
    left = [widget for widget in tops if widget.isVisible()]
    assert not left, f"still open: {left}"
    # A window that its test has closed and not deleted would be dressed with every later one.
    for widget in tops:
        if shiboken6.isValid(widget):
            shiboken6.delete(widget)
    assert not [thread for thread in threading.enumerate() if thread not in before and thread.is_alive()]

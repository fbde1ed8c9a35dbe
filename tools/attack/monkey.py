"""A monkey at the whole program: any key, any button, anything at any time, and a look at every frame that is painted.

``python -m tools.attack.monkey FOLDER --seed WORD --deeds N`` is one life of it; the attack ``monkey`` is many of them.
What it prints are lines of JSON: how long the match on the table is, and what did not hold.
"""

from __future__ import annotations

import json
import logging
import multiprocessing
import os
import secrets
import signal
import subprocess
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.app.settings import LANGUAGES, Person, Settings
from cardtable.engine.match import Seat
from cardtable.games.catalogue import catalogue
from cardtable.stage.zones import ZoneKind
from cardtable.store.database import Database
from cardtable.ui.new_game.match_setup import MatchSetup
from cardtable.ui.services import Services
from cardtable.ui.shell.main_window import MainWindow
from cardtable.ui.shell.qt_application import make_application
from cardtable.ui.widgets import dialogs
from tools.commands import command, number

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.app.running_match import RunningMatch
    from cardtable.ui.match.page import TablePage

Tell = Callable[[dict[str, object]], None]

ROOT: Final = Path(__file__).resolve().parents[2]
NAMES: Final = ("Anna", "Þórður", "<b>Ída</b>", "三打一", "שרה", "🂡 Óli")
PAGES: Final = ("people", "settings", "about", "saved", "statistics", "evenings")
MODIFIERS: Final = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
KEYS: Final = tuple(
    Qt.Key(code)
    for code in (
        *range(Qt.Key.Key_A, Qt.Key.Key_Z + 1),
        *range(Qt.Key.Key_0, Qt.Key.Key_9 + 1),
        *range(Qt.Key.Key_F1, Qt.Key.Key_F12 + 1),
        *(Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab) * 3,
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End) * 2,
    )
)
LEFT: Final = Qt.MouseButton.LeftButton
BUTTONS: Final = (LEFT, LEFT, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)
CLICKS: Final = (QTest.mouseClick, QTest.mouseClick, QTest.mouseDClick, QTest.mousePress, QTest.mouseRelease)
LOOKS: Final[tuple[dict[str, Any], ...]] = (
    {"theme": "night"}, {"theme": "contrast"}, {"theme": "green"}, {"text_scale": 100}, {"text_scale": 200},
    {"pace": "instant"}, {"pace": "brisk"}, {"pace": "calm"}, {"frame": "light"}, {"frame": "dark"},
    {"two_keys": True}, {"two_keys": False}, {"four_colour": True}, {"left_handed": True}, {"left_handed": False},
    {"asking": "always"}, {"asking": "until_down"}, {"wait_for_me": True}, {"wait_for_me": False},
)  # fmt: skip
# What the window system of this attack says of what it cannot do, and Qt of a mouse that has left its window.
UNHEARD: Final = ("This plugin does not support", "occurs outside target window")
PRIVATE: Final = (ZoneKind.HAND, ZoneKind.OTHER_HAND, ZoneKind.TRAY)
SIZES: Final = ((1280, 800), (760, 560), (1024, 600), (1920, 1080), (900, 1000))
# Exit code of a life that ended by its own hand.
KILLED: Final = -signal.SIGKILL if hasattr(signal, "SIGKILL") else 1


class Eye(QObject):
    """Looks at a table where several persons share the screen, whenever it is painted and whenever it might be.

    ``looks`` are all of them, ``behind_curtains`` those while a curtain was down.
    """

    def __init__(self, page: TablePage, see: Callable[[str], None], painted: Callable[[], None]) -> None:
        super().__init__(page)
        self._page, self._see, self._painted = page, see, painted
        self._seen_by_all: set[int] = set()
        self._round: object = None
        self.looks = self.behind_curtains = 0
        page.view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What is there when a frame begins is what it shows."""
        if event.type() == QEvent.Type.Paint:
            self.look()
            self._painted()
        return False

    def look(self) -> None:
        """What a frame would show if it were painted now."""
        table, curtain = self._page.table, self._page.curtain
        self.looks += 1
        self.behind_curtains += curtain.isVisible() and not curtain.peeks
        if table is None or not table.is_hot_seat or table.match.round is None or table.match.between_rounds:
            return
        lying = (table, len(table.match.results))
        if lying != self._round:
            self._round, self._seen_by_all = lying, set()
        viewer = self._page.running.sight.viewer
        down = curtain.isVisible() and not curtain.peeks
        faces = self._faces(None if down else viewer)
        if faces:
            self._see(
                f"{len(faces)} faces in {sorted(set(faces))} of {table.entry.game.id}, curtain down: {down}, "
                f"hand {viewer} open, moving: {self._page.scene.moving}"
            )

    def _faces(self, viewer: int | None) -> list[str]:
        """The hands of others in which a face is seen; what comes back there from before all eyes flies open."""
        scene, found = self._page.scene, []
        for item in scene.cards:
            lies = scene.zones.get(item.zone)
            if item.card is None:
                continue
            comes_back = scene.moving and id(item.card) in self._seen_by_all
            if lies is not None and lies.zone.kind not in PRIVATE:
                self._seen_by_all.add(id(item.card))
            elif (lies is None or lies.zone.seat != viewer) and not comes_back:
                found.append(item.zone)
        return found


class Monkey:
    """One life: so many deeds at one window. ``tell`` is given what did not hold, and how far the match is."""

    def __init__(self, window: MainWindow, rng: Random, tell: Tell, *, dies: bool, stays: bool, game: str) -> None:
        self._games = [game] if game else list(catalogue())
        self._window, self._rng, self._tell = window, rng, tell
        self._stays = stays
        self._held: list[Qt.Key] = []
        self._last: list[str] = []
        self._dies_at = rng.randrange(50, 2000) if dies else -1
        self.eye: Eye | None = None
        self._deeds: list[Callable[[], object]] = [
            *[self._key] * 6, *[self._play] * 8, *[self._uncover] * 8, *[self._press_button] * 4, *[self._mouse] * 6,
            *[self._drag] * 3, self._wheel, *[self._language] * 2, *[self._paste] * 3, self._look, *[self._resize] * 2,
            *[self._take_back] * 2, self._cover, self._again, self._page, *[self._sit_down] * 2, self._home,
            self._full_screen, self._minimise, self._kill_helper, self._close_popup, *[self._go_on] * 4,
            *[self._hold] * 2,
        ]  # fmt: skip
        if stays:
            self._deeds = [one for one in self._deeds if one not in (self._page, self._home, self._key, self._mouse)]

    @property
    def _table(self) -> RunningMatch | None:
        return self._window.running

    def live(self, deeds: int) -> None:
        """Do so many things, several of them within one turn of the event loop."""
        self._sit_down()
        for count in range(deeds):
            deed = self._rng.choice(self._deeds)
            self._last = [*self._last[-8:], deed.__name__]
            try:
                deed()
            except Exception:
                self.fail(traceback.format_exc(limit=-4))
            self._look_again()
            if self._rng.random() < 0.5:
                self._let_it_run()
            if count % 20 == 0:
                self._note()
        self._note()

    def fail(self, what: str) -> None:
        """Something did not hold."""
        self._tell({"fault": f"{what} after {', '.join(self._last)}"})

    def painted(self) -> None:
        """A frame is painted, perhaps the last one of this life."""
        self._dies_at -= 1
        if self._dies_at == 0:
            self._note()
            os.kill(os.getpid(), signal.SIGKILL)

    def _look_again(self) -> None:
        """A frame might be painted now."""
        if self.eye is not None:
            self.eye.look()

    def _note(self) -> None:
        table = self._table
        if table is not None and table.problem is None:
            self._tell({"lines": len(table.match.log), "code": table.match.deal_code, "game": table.entry.game.id})

    def _let_it_run(self) -> None:
        for _ in range(self._rng.randrange(1, 12)):
            QApplication.processEvents()
            self._look_again()
        if self._rng.random() < 0.1:
            QTest.qWait(self._rng.randrange(400))

    # -- at the table ----------------------------------------------------------------------------------------------

    def _sit_down(self) -> None:
        rng, entry = self._rng, catalogue()[self._rng.choice(self._games)]
        count = rng.choice(list(entry.game.seat_counts))
        persons = rng.choice((*(() if self._stays else (1,)), 2, 2, 3, count, count))
        names = rng.sample(NAMES, len(NAMES)) + list("ABCD")
        seats = tuple(Seat(names[place], None if place < persons else "easy", place % 8) for place in range(count))
        self._window.start(MatchSetup(entry, entry.game.options(), seats, None))
        if self.eye is None:
            self.eye = Eye(self._window.table, self.fail, self.painted)

    def _play(self) -> None:
        """Any legal action of the open hand, as its drop or button would do it."""
        table, page = self._table, self._window.table
        if table is None or table.match.between_rounds or page.curtain.isVisible():
            return
        viewer = page.running.sight.viewer
        legal = [] if viewer is None else list(table.round.view(viewer).legal())
        if viewer is not None and legal:
            page.running.controller.play(viewer, (self._rng.choice(legal),))

    def _uncover(self) -> None:
        button = self._window.table.curtain.show_button
        if button.isVisible():
            button.click()

    def _press_button(self) -> None:
        every = [one for one, _ in self._window.table.commands.buttons if one.isVisible() and one.isEnabled()]
        if every:
            self._rng.choice(every).click()

    def _go_on(self) -> None:
        page = self._window.table
        if page.isVisible() and page.round_end.isVisible() and self._rng.random() < 0.5:
            page.round_end.press_next()
        elif page.isVisible():
            page.go_on()

    def _take_back(self) -> None:
        if self._window.table.isVisible():
            controller = self._window.table.running.controller
            self._rng.choice((controller.take_back, controller.redo))()

    def _cover(self) -> None:
        if self._window.table.isVisible():
            self._window.table.running.controller.cover()

    def _again(self) -> None:
        if self._window.table.isVisible():
            self._window.table.running.controller.show_since()

    # -- keys and mouse --------------------------------------------------------------------------------------------

    def _target(self) -> Any:
        return QApplication.focusWidget() or self._window

    def _key(self) -> None:
        QTest.keyClick(self._target(), self._rng.choice(KEYS), self._rng.choice(MODIFIERS))

    def _paste(self) -> None:
        """V with and without Ctrl, which is the key to peek, too."""
        modifiers = self._rng.choice(MODIFIERS)
        QTest.keyPress(self._target(), Qt.Key.Key_V, modifiers)
        if self._rng.random() < 0.5:
            self._let_it_run()
        QTest.keyRelease(self._target(), Qt.Key.Key_V, self._rng.choice((modifiers, MODIFIERS[0])))

    def _hold(self) -> None:
        """A key goes down and stays there, and another comes up."""
        if self._held:
            QTest.keyRelease(self._target(), self._held.pop(), self._rng.choice(MODIFIERS))
        else:
            key = self._rng.choice((Qt.Key.Key_V, Qt.Key.Key_Space, Qt.Key.Key_F9, Qt.Key.Key_Return))
            self._held.append(key)
            QTest.keyPress(self._target(), key)

    def _point(self) -> QPoint:
        size = self._window.size()
        return QPoint(self._rng.randrange(max(size.width(), 1)), self._rng.randrange(max(size.height(), 1)))

    def _mouse(self) -> None:
        handle, button, point = self._window.windowHandle(), self._rng.choice(BUTTONS), self._point()
        if self._stays:
            return
        deed = self._rng.choice(CLICKS)
        deed(handle, button, self._rng.choice(MODIFIERS), point)
        QTest.mouseMove(handle, self._point())

    def _drag(self) -> None:
        """A card is drawn to anywhere, perhaps with another button in between."""
        page, handle = self._window.table, self._window.windowHandle()
        if not page.isVisible() or not page.scene.cards:
            return
        item = self._rng.choice(page.scene.cards)
        start = page.view.viewport().mapTo(self._window, page.view.mapFromScene(item.pos()))
        QTest.mousePress(handle, LEFT, MODIFIERS[0], start)
        for _ in range(3):
            QTest.mouseMove(handle, self._point())
        if self._rng.random() < 0.3:
            QTest.mouseClick(handle, self._rng.choice(BUTTONS), MODIFIERS[0], self._point())
        zones = list(page.scene.zones.values())
        end = self._point()
        if zones and self._rng.random() < 0.7:
            spot = page.view.mapFromScene(self._rng.choice(zones).rect.center())
            end = page.view.viewport().mapTo(self._window, spot)
        QTest.mouseMove(handle, end)
        QTest.mouseRelease(handle, LEFT, MODIFIERS[0], end)

    def _wheel(self) -> None:
        target = self._target()
        middle = QPointF(target.rect().center())
        step = QPoint(0, self._rng.choice((-120, 120)))
        nothing, none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
        place, phase = QPointF(target.mapToGlobal(middle)), Qt.ScrollPhase.NoScrollPhase
        event = QWheelEvent(middle, place, QPoint(), step, nothing, none, phase, False)
        QApplication.sendEvent(target, event)

    def _close_popup(self) -> None:
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()

    # -- around it -------------------------------------------------------------------------------------------------

    def _language(self) -> None:
        self._window.services.change(language=self._rng.choice(LANGUAGES))

    def _look(self) -> None:
        self._window.services.change(**self._rng.choice(LOOKS))

    def _resize(self) -> None:
        self._window.resize(*self._rng.choice(SIZES))

    def _full_screen(self) -> None:
        self._window.toggle_full_screen()

    def _minimise(self) -> None:
        self._window.showMinimized()
        self._let_it_run()
        self._window.showNormal()

    def _home(self) -> None:
        self._window.go_home()
        if self._rng.random() < 0.7:
            games = self._window.services.database.games()
            waiting = [game.id for game in games if not game.over]
            if waiting:
                self._window.resume(self._rng.choice(waiting[:5]))

    def _page(self) -> None:
        """Another page, while a match lies on the table."""
        window = self._window
        name = self._rng.choice((*PAGES, "rules", "scores", "replay", "review", "new"))
        if name in PAGES:
            window.show_named(name)
        elif name == "new":
            window.set_up(self._rng.choice(list(catalogue())))
        elif window.running is not None:
            page = window.table
            {
                "rules": page.ask_rules, "scores": page.asked_scores.emit,
                "replay": page.asked_replay.emit, "review": page.asked_review.emit,
            }[name]()  # fmt: skip
        self._let_it_run()
        if window.running is not None and self._rng.random() < 0.8:
            window.show_page(window.table)

    def _kill_helper(self) -> None:
        """The computer players' process is gone."""
        if hasattr(signal, "SIGKILL"):
            for helper in helpers():
                os.kill(helper, signal.SIGKILL)


def helpers() -> list[int]:
    """The processes of computer players that this one has started."""
    return [one.pid for one in multiprocessing.active_children() if one.pid is not None]


class _Listener(logging.Handler):
    """Errors that are logged count, but what is said of a process that the monkey killed itself."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        super().__init__(logging.ERROR)
        self._tell = tell

    def emit(self, record: logging.LogRecord) -> None:
        """One record."""
        if record.name not in ("cardtable.app.match.scheduler", "cardtable.app.ai_process"):
            self._tell(f"logged: {record.name}: {record.getMessage()} {record.exc_text or record.exc_info or ''}")


def _answer_everything(rng: Random, folder: Path) -> None:
    """Nobody is there to be asked."""
    dialogs.tell = lambda *_: None
    dialogs.ask_yes = lambda *_, **__: rng.random() < 0.7
    dialogs.ask_name = lambda *_: rng.choice((None, *NAMES))
    dialogs.ask_file_to_open = lambda *_: rng.choice((None, folder / "nothing.cardtable"))
    dialogs.ask_file_to_write = lambda *_: rng.choice((None, folder / "written"))
    dialogs.ask_printer = lambda *_: False


def live(folder: Path, seed: str, deeds: int, *, dies: bool, stays: bool, game: str) -> None:
    """One life in this data folder."""

    def tell(line: dict[str, object]) -> None:
        print(json.dumps(line), flush=True)

    rng, luck = Random(seed), Random(f"{seed}/luck")
    # The same seed is the same life, but for how long each thing takes.
    secrets.SystemRandom = lambda: luck  # type: ignore[assignment, misc]
    secrets.token_hex = lambda nbytes=None: luck.randbytes(nbytes or 8).hex()
    make_application()
    _answer_everything(rng, folder)
    services = Services(Database(folder), None, "en")
    services.settings = Settings(pace="instant", people=[Person(name, place) for place, name in enumerate(NAMES)])
    services.apply()
    window = MainWindow(services)
    window.resize(1280, 800)
    window.show()
    monkey = Monkey(window, rng, tell, dies=dies, stays=stays, game=game)
    sys.excepthook = lambda *raised: monkey.fail("".join(traceback.format_exception(*raised)[-6:]))
    logging.getLogger("cardtable").addHandler(_Listener(monkey.fail))

    def heard(kind: QtMsgType, _: object, text: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and not any(one in text for one in UNHEARD):
            monkey.fail(f"Qt says: {text}")

    qInstallMessageHandler(heard)
    monkey.live(deeds)
    eye = monkey.eye
    if eye is not None:
        tell({"looks": eye.looks, "behind": eye.behind_curtains})
    window.interrupt()
    QApplication.processEvents()
    services.close()
    services.database.close()
    # As the program ends.
    sys.stdout.flush()
    os._exit(0)


# So many things are done in one life.
DEEDS: Final = 600


def monkey(amount: int, rng: Random, folder: Path) -> Iterator[str]:
    """So many lives, one after the other in the same folder, half of which end in the middle of a frame."""
    for life in range(amount):
        seed, dies = str(rng.random()), hasattr(signal, "SIGKILL") and rng.random() < 0.5
        yield from _one_life(folder / "monkey", f"{life} {seed}", seed, dies)


def _one_life(place: Path, name: str, seed: str, dies: bool) -> Iterator[str]:
    arguments = [sys.executable, "-m", "tools.attack.monkey", str(place), "--seed", seed, "--deeds", str(DEEDS)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [*arguments, *(["--dies"] if dies else [])], env=environment, capture_output=True, text=True, check=False
    )
    told = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    yield from (f"life {name}: {line['fault']}" for line in told if "fault" in line)
    if done.returncode not in (0, KILLED):
        yield f"life {name} ended with {done.returncode}: {done.stderr[-1500:]}"
    noted = [line for line in told if "lines" in line]
    if noted:
        yield from _lost(place, name, noted[-1])


def _lost(place: Path, name: str, last: dict[str, Any]) -> Iterator[str]:
    """What was on the table when the life ended is in the file."""
    database = Database(place)
    kept = [database.load(game.id).match for game in database.games()]
    lines = [len(match.log) for match in kept if (match.deal_code, match.game.id) == (last["code"], last["game"])]
    database.close()
    if not lines or max(lines) < last["lines"]:
        yield f"life {name}: {last['lines']} lines were on the table, {lines} are kept"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = command("tools.attack.monkey", __doc__)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="the data folder")
    parser.add_argument("--seed", default="1", help="another seed, another life")
    parser.add_argument("--deeds", type=number, default=DEEDS, metavar="N", help="how many things are done")
    parser.add_argument("--dies", action="store_true", help="end in the middle of some frame")
    parser.add_argument("--stays", action="store_true", help="stay at hot-seat tables")
    parser.add_argument("--game", default="", choices=sorted(catalogue()), help="sit down to this game alone")
    wanted = parser.parse_args(arguments)
    live(wanted.folder, wanted.seed, wanted.deeds, dies=wanted.dies, stays=wanted.stays, game=wanted.game)
    return 0


if __name__ == "__main__":
    sys.exit(main())

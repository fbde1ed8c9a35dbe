"""Real windows on screens of X: keys in every layout, the mouse with several buttons, screens that are too small."""

from __future__ import annotations

import contextlib
import os
import selectors
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import IO, TYPE_CHECKING, Final

from tools.attack.hurts import NotHereError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

ROOT = Path(__file__).resolve().parents[2]
NEEDED: Final = ("Xvfb", "openbox", "xdotool", "setxkbmap")
PATIENCE: Final = 60.0
"""Seconds for which the program is waited for."""
CALM: Final = 6
"""So many turns of the program's own loop in which nothing moves, after which it has answered whatever was done."""

# Keys by their codes, which no layout changes.
V, O, P, D = "55", "32", "33", "40"
SPACE, SHIFT, ALT, ALTGR, SUPER = "65", "50", "64", "108", "133"
LAYOUTS: Final = ("is", "no", "de", "us", "ru", "gr")
# Width and height of the screen, and how large it shows everything.
SCREENS: Final = ((1920, 1080, "2"), (1366, 768, "1.5"), (1024, 600, "1.5"), (1280, 800, "1.5"))
LANGUAGES: Final = ("is", "nb", "de", "en")

# Tells what happens at a table of two persons, or one: whether somebody peeks, how many lines the log has, and where
# cards, piles and buttons are on the screen. Whoever asks for calm is told when it has come.
PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QPointF, QSocketNotifier, QTimer
from PySide6.QtWidgets import QAbstractButton
from cardtable.engine.match import Seat
from cardtable.games.catalogue import catalogue
from cardtable.store.database import Database
from cardtable.ui.new_game.match_setup import MatchSetup
from cardtable.ui.services import Services
from cardtable.ui.shell.qt_application import make_application
from cardtable.ui.shell.main_window import MainWindow

if __name__ == "__main__":
    app = make_application()
    folder, people, language = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    database = Database(folder)
    services = Services(database, folder, language)
    services.change(pace="instant", language=language)
    window = MainWindow(services)
    window.show()
    page, told, turns, asked = window.table, [], 0, []
    def point(part):
        where = part.mapToGlobal(part.rect().center()) * window.devicePixelRatioF()
        return f"{where.x()} {where.y()}"
    def place(x, y):
        where = QPointF(page.view.viewport().mapToGlobal(page.view.mapFromScene(QPointF(x, y))))
        where *= window.devicePixelRatioF()
        return f"{round(where.x())} {round(where.y())}"
    def tell():
        global turns
        turns += 1
        if page.table is None or page.scene.moving or page.scene.picture is None or window.place.rest.isActive():
            turns = 0
            return
        room, frame = window.screen().geometry(), window.frameGeometry()
        parts = [part for part in page.findChildren(QAbstractButton) if part.isVisible()]
        cut = [part.text() for part in parts if part.visibleRegion().boundingRect().size() != part.size()]
        out = [part.text() for part in parts if not room.contains(part.mapToGlobal(part.rect().bottomRight()))]
        hand = [one for one in page.scene.cards if one.card is not None and one.zone.startswith("hand")]
        lines = [f"peeks {page.curtain.peeks or bool(page.curtain.isVisible() and hand)}",
                 f"log {len(page.table.match.log)}",
                 f"focus {window.isActiveWindow()}",
                 f"drags {any(one.dragging for one in page.scene.cards)}",
                 f"answers {page.bubble.isVisible()}",
                 f"inside {room.contains(frame) and not cut and not out} {frame.getRect()} {cut} {out}"]
        if hand:
            lines.append("card " + place(hand[0].pos().x() - hand[0].width * 0.3, hand[0].pos().y()))
        pile = page.scene.zones.get("discard")
        if pile is not None:
            lines.append("pile " + place(pile.rect.center().x(), pile.rect.center().y()))
        for line in lines:
            if line not in told:
                told[:] = [one for one in told if one.split()[0] != line.split()[0]] + [line]
                print(line, flush=True)
                turns = 0
        while asked and turns >= int(sys.argv[4]):
            print(f"calm {asked.pop()}", flush=True)
    def ask():
        global turns
        asked.append(sys.stdin.readline().strip())
        turns = 0
    ears = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    ears.activated.connect(ask)
    clock = QTimer()
    clock.timeout.connect(tell)
    clock.start(30)
    entry = catalogue()["olsen"]
    seats = tuple(Seat(name, None if at < people else "easy", at) for at, name in enumerate(("Ída", "Jón")))
    window.start(MatchSetup(entry, entry.game.options(), seats, "A4M2-HB1D"))
    app.exec()
"""


class Screen:
    """A screen of X with a window manager and the program on it."""

    def __init__(
        self, folder: Path, people: int, language: str = "de", size: str = "1280x800", scale: str = "1"
    ) -> None:
        missing = [one for one in NEEDED if shutil.which(one) is None]
        if missing:
            raise NotHereError(f"a real window needs {', '.join(missing)}, which is not installed")
        self._stack = contextlib.ExitStack()
        self._facts: dict[str, str] = {}
        reading, writing = os.pipe()
        with self._stack:
            server = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size}x24", "-nolisten", "tcp"]
            self._start(server, {**os.environ}, pass_fds=(writing,))
            os.close(writing)
            with open(reading, encoding="ascii") as display:
                number = display.readline().strip()
            if not number:
                raise NotHereError("no screen of X could be opened")
            environment = {k: v for k, v in os.environ.items() if not k.startswith("QT_") and k != "WAYLAND_DISPLAY"}
            self.environment = {**environment, "DISPLAY": f":{number}", "PYTHONPATH": str(ROOT)}
            self._start(["openbox"], self.environment)
            script = folder / "program.py"
            script.write_text(PROGRAM, encoding="utf-8")
            program = [sys.executable, str(script), str(folder / "data"), str(people), language, str(CALM)]
            real = {**self.environment, "QT_QPA_PLATFORM": "xcb", "QT_SCALE_FACTOR": scale}
            self.program = self._start(program, real, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            assert self.program.stdin is not None
            assert self.program.stdout is not None
            self._asked: IO[bytes] = self.program.stdin
            self._said: IO[bytes] = self.program.stdout
            self._questions = 0
            os.set_blocking(self._said.fileno(), False)
            self._rest = b""
            self._selector = self._stack.enter_context(selectors.DefaultSelector())
            self._selector.register(self._said, selectors.EVENT_READ)
            self._stack.callback(self._said.close)
            self._stack.callback(self._asked.close)
            self.wait("focus", "True")
            self._closing = self._stack.pop_all()

    def __enter__(self) -> Screen:
        return self

    def __exit__(self, *_: object) -> None:
        self._closing.close()

    def _start(self, words: list[str], environment: dict[str, str], **more: object) -> subprocess.Popen[bytes]:
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, **more}
        process = subprocess.Popen(words, env=environment, **quiet)  # type: ignore[call-overload]
        self._stack.callback(process.wait)
        self._stack.callback(process.kill)
        return process  # type: ignore[no-any-return]

    def _listen(self, seconds: float) -> None:
        """Take what the program says within this time."""
        if not self._selector.select(seconds):
            return
        data = self._said.read()
        if not data:
            raise NotHereError("the program does not come up; are the libraries there that Qt needs for X?")
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            name, _, value = line.decode().partition(" ")
            self._facts[name] = value

    def wait(self, name: str, value: str = "") -> bool:
        """Until this is so, or has any value; whether it came to that."""
        end = time.monotonic() + PATIENCE
        while not (self._facts.get(name, "") == value if value else name in self._facts):
            if time.monotonic() > end:
                return False
            self._listen(1.0)
        return True

    def now(self, name: str) -> str:
        """What is so once the program has answered all that was done, however busy the machine is."""
        self._questions += 1
        self._asked.write(f"{self._questions}\n".encode())
        self._asked.flush()
        self.wait("calm", str(self._questions))
        return self._facts.get(name, "")

    def do(self, *words: str) -> None:
        """Press, hold and let go, in the words of xdotool."""
        subprocess.run(["xdotool", *words], env=self.environment, check=True)

    def use(self, layout: str) -> None:
        """Let the keyboard have another layout."""
        subprocess.run(["setxkbmap", layout], env=self.environment, check=True)

    def kill(self) -> None:
        """End the program as a power cut does."""
        self.program.send_signal(signal.SIGKILL)
        self.program.wait()


def keys(amount: int, rng: Random, folder: Path) -> Iterator[str]:
    """Hold V in every layout and let it go under another name; press letters with Alt, AltGr and Super."""
    layouts = [*LAYOUTS][:amount]
    with Screen(folder, people=2) as screen:
        for layout in layouts:
            for meanwhile in (ALTGR, SHIFT, SUPER, "layout"):
                screen.use(layout)
                screen.do("keydown", V)
                if not screen.wait("peeks", "True"):
                    yield f"{layout}: V shows no hand"
                if meanwhile == "layout":
                    screen.use(rng.choice([one for one in LAYOUTS if one != layout]))
                    screen.do("keyup", V)
                else:
                    screen.do("keydown", meanwhile, "keyup", V, "keyup", meanwhile)
                if screen.now("peeks") != "False":
                    yield f"{layout}: with {meanwhile} held, the hand stays open after V has come up"
                    screen.do("key", V)
    (folder / "one").mkdir()
    with Screen(folder / "one", people=1) as screen:
        before = screen.now("log")
        for layout in layouts:
            screen.use(layout)
            for modifier in (ALT, ALTGR, SUPER):
                for key in (O, P, D):
                    screen.do("keydown", modifier, "key", key, "keyup", modifier)
            if screen.now("log") != before:
                yield f"{layout}: a letter with another key held has done something"
                before = screen.now("log")


def mouse(amount: int, rng: Random, folder: Path) -> Iterator[str]:
    """Press another button of the mouse while a card is dragged over the pile."""
    with Screen(folder, people=1) as screen:
        screen.wait("card")
        before = screen.now("log")
        for number in range(amount):
            other = rng.choice(("2", "3"))
            start, end = screen.now("card").split(), screen.now("pile").split()
            screen.do("mousemove", *start, "mousedown", "1")
            for step in range(1, 13):
                way = [str(round(int(a) + (int(b) - int(a)) * step / 12)) for a, b in zip(start, end, strict=True)]
                screen.do("mousemove", *way, "sleep", "0.02")
            if not screen.wait("drags", "True"):
                yield f"drag {number} has not begun"
            screen.do("mousedown", other, "sleep", "0.05", "mouseup", other)
            if screen.now("drags") != "False":
                yield f"drag {number} goes on though button {other} was pressed"
            screen.do("mouseup", "1")
            if screen.now("log") != before or screen.now("answers") != "False":
                yield f"drag {number} was broken off with button {other}, and its card is dropped"
                before = screen.now("log")


def screens(amount: int, _rng: Random, folder: Path) -> Iterator[str]:
    """Sit at a table on small screens, and kill the program: window and buttons are on the screen, and stay so."""
    for number, (wide, high, scale) in enumerate(SCREENS[:amount]):
        place = folder / f"screen-{number}"
        place.mkdir()
        language = LANGUAGES[number % len(LANGUAGES)]
        kept = ""
        for times in ("at first", "after a kill"):
            with Screen(place, 2, language, f"{wide}x{high}", scale) as screen:
                said = screen.now("inside")
                if not said.startswith("True"):
                    yield f"{wide}x{high} at {scale}, {language}, {times}: {said}"
                if times == "at first":
                    size = (str(wide // 2 + 60), "500")
                    screen.do("search", "--onlyvisible", "--name", "Card Table", "windowsize", "--sync", *size)
                    kept = screen.now("inside").split("[")[0].split("(")[1].split(")")[0]
                    screen.kill()
                elif kept.split(",")[2:] != said.split("(")[1].split(")")[0].split(",")[2:]:
                    yield f"{wide}x{high} at {scale}: the window was {kept}, and comes back as {said}"

"""Phones beside the table, for pictures and for the film: ``python -m tools.phones FILE.png``; needs a Chromium.

The window has its door open for this machine alone, and a real browser is the phones: what stands on them is what a
family sees.
"""

from __future__ import annotations

import os
import shutil
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import cycle
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QRadialGradient
from PySide6.QtTest import QTest

from cardtable.app.phones.door import Door
from cardtable.app.settings import LANGUAGES
from cardtable.ui.shell.main_window import MainWindow
from cardtable.ui.shell.qt_application import make_application
from tools.commands import command, new_file, one_of
from tools.screenshots import table_in_mid_game, window_in

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from cardtable.app.settings import Language
    from cardtable.ui.phones.phones import Phones as OpenDoor

# What of the machine's own a browser does without: it asks nobody for anything.
QUIET: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SCREEN: Final = (360, 740)
HAND: Final = "#page:not([hidden]) #seats li"
# The picture, the table in it, and a phone with its frame; in pixels.
SIZE: Final = (1280, 800)
TABLE: Final = QRectF(140, 24, 1000, 625)
PHONE: Final = QSize(206, 404)
FRAME: Final = 9.0
# Where phones stand: their middles, and how far below the upper edge.
MIDDLES: Final = {1: (640,), 2: (330, 950), 3: (250, 640, 1030)}
TOP: Final = 368.0
GAME: Final = "kinaskak"
MOVES: Final = 62


def browser_of_this_machine() -> str | None:
    """The command of a Chromium; ``None`` where there is none."""
    return shutil.which("chromium") or shutil.which("google-chrome")


@dataclass(slots=True)
class Phones:
    """Phones of persons at a table, by their seats; the browser has a thread of its own, so that Qt's loop runs on."""

    _thread: ThreadPoolExecutor
    _browser: Any
    _pages: dict[int, Any] = field(default_factory=dict)
    _seen: list[QImage] = field(default_factory=list)
    _coming: Future[list[QImage]] | None = None
    _door: OpenDoor | None = None

    def come(self, window: MainWindow, languages: Sequence[str]) -> None:
        """Open the door of the window's table; every person comes with a phone, in these languages in turn."""
        window.open_door = lambda said: Door(said, host="127.0.0.1")  # type: ignore[method-assign]
        window.table.deeds["phones"]()
        while window.phones is None or not window.phones.place:
            QTest.qWait(10)
        door = self._door = window.phones
        door.panel.hide()
        for (seat, one), language in zip(sorted(door.seats.invited.items()), cycle(languages), strict=False):
            self._do(self._arrive, seat, f"http://{door.place}/#{one.code}", language)
        # They count as there once each has got its page.
        QTest.qWait(500)

    def shots(self) -> list[QImage]:
        """What every phone shows now, by seat."""
        self._seen = self._do(self._photograph)
        return self._seen

    def last_shots(self) -> list[QImage]:
        """What every phone showed a moment ago, without waiting; the next pictures are being taken."""
        if self._coming is None or self._coming.done():
            self._seen = self._coming.result() if self._coming is not None else self.shots()
            self._coming = self._thread.submit(self._photograph)
        return self._seen

    def go(self) -> None:
        """Shut the door."""
        if self._door is not None:
            self._door.close()

    def _photograph(self) -> list[QImage]:
        return [QImage.fromData(page.screenshot()) for _, page in sorted(self._pages.items())]

    def _arrive(self, seat: int, address: str, language: str) -> None:
        wide, high = SCREEN
        context = self._browser.new_context(
            locale=language,
            viewport={"width": wide, "height": high},
            has_touch=True,
            is_mobile=True,
            device_scale_factor=2,
        )
        page = self._pages[seat] = context.new_page()
        page.goto(address)
        page.wait_for_selector(HAND)

    def _do(self, deed: Callable[..., Any], *given: Any) -> Any:
        running: Future[Any] = self._thread.submit(deed, *given)
        while not running.done():
            QTest.qWait(5)
        return running.result()


@contextmanager
def phones() -> Iterator[Phones]:
    """A browser that is every phone; SystemExit where there is none."""
    from playwright.sync_api import sync_playwright

    chromium = browser_of_this_machine()
    if chromium is None:
        sys.exit("A Chromium is needed for phones; nothing was done.")
    with ThreadPoolExecutor(1, "browser") as thread:
        driver = thread.submit(lambda: sync_playwright().start()).result()
        browser = thread.submit(lambda: driver.chromium.launch(executable_path=chromium, args=QUIET)).result()
        held = Phones(thread, browser)
        try:
            yield held
        finally:
            held.go()
            thread.submit(browser.close).result()
            thread.submit(driver.stop).result()


def beginning_with(language: Language) -> Sequence[Language]:
    """All languages, this one first."""
    at = LANGUAGES.index(language)
    return (*LANGUAGES[at:], *LANGUAGES[:at])


def composed(table: QImage, shots: Sequence[QImage]) -> QImage:
    """The table with its phones before it, as one picture."""
    picture = QImage(*SIZE, QImage.Format.Format_RGB32)
    glow = QRadialGradient(QPointF(SIZE[0] / 2, SIZE[1] * 0.4), SIZE[0] * 0.7)
    glow.setColorAt(0, QColor("#5b4636"))
    glow.setColorAt(1, QColor("#241a14"))
    with QPainter(picture) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(picture.rect(), glow)
        _framed(painter, TABLE, table, QColor("#120d0a"), 8.0)
        for middle, shot in zip(MIDDLES[len(shots)], shots, strict=True):
            place = QRectF(middle - PHONE.width() / 2, TOP, PHONE.width(), PHONE.height())
            _framed(painter, place, shot, QColor("#15171b"), 26.0)
    return picture


def _framed(painter: QPainter, place: QRectF, shown: QImage, frame: QColor, corner: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(8, 0, -1):
        painter.setBrush(QColor(0, 0, 0, 9))
        painter.drawRoundedRect(place.adjusted(-step, -step, step, step).translated(0, 5), corner + step, corner + step)
    painter.setBrush(frame)
    painter.drawRoundedRect(place, corner, corner)
    inner = place.adjusted(FRAME, FRAME, -FRAME, -FRAME)
    glass = QPainterPath()
    glass.addRoundedRect(inner, max(corner - FRAME, 2.0), max(corner - FRAME, 2.0))
    size = inner.size().toSize() * 2
    smooth = shown.scaled(
        size, Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
    )
    painter.save()
    painter.setClipPath(glass)
    painter.drawImage(inner, smooth, QRectF(0, 0, size.width(), size.height()))
    painter.restore()


def draw_phones(window: MainWindow, language: Language) -> QImage:
    """A game in which three persons hold their cards on phones: the screen in this language, phones in others, too."""
    window.show_page(window.table)
    window.table.sit_down(table_in_mid_game(window.services, 3, MOVES, game=GAME))
    with phones() as held:
        held.come(window, beginning_with(language))
        return composed(window.grab().toImage(), held.shots())


def main(arguments: Sequence[str] | None = None) -> int:
    parser = command("tools.phones", __doc__)
    parser.add_argument("file", type=new_file, metavar="FILE", help="the picture to write, a .png or .jpg")
    parser.add_argument("--language", type=one_of("language", LANGUAGES), default="en", help="of the screen; else en")
    wanted = parser.parse_args(arguments)
    make_application()
    with window_in(wanted.language, SIZE) as window:
        picture = draw_phones(window, wanted.language)
    if not picture.save(str(wanted.file), quality=88):
        parser.error(f"{wanted.file} cannot be written as a picture")
    return 0


if __name__ == "__main__":
    sys.exit(main())

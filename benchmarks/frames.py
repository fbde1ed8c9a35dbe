"""Painting while 13 of 165 cards move, at 2560 x 1600, also while a computer player thinks."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING, Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QRectF, Qt
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView

from benchmarks.measure import Row, share
from cardtable.app.ai_process import AiProcess
from cardtable.app.autosave import DatabaseAutosave
from cardtable.app.running_match import RunningMatch, new_match
from cardtable.cards import packs
from cardtable.engine.match import Seat
from cardtable.games.catalogue import catalogue
from cardtable.messages import verbatim
from cardtable.players.decision import Level
from cardtable.stage.event_style import Weight
from cardtable.stage.layout_state import Seating
from cardtable.stage.picture import Picture
from cardtable.stage.turn_lines import Part, TurnLine
from cardtable.stage.zones import Zone, ZoneKind
from cardtable.store.database import Database
from cardtable.ui.deck.pixmaps import CardPixmaps
from cardtable.ui.deck.style import FaceStyle
from cardtable.ui.scene.announcement_item import AnnouncementText
from cardtable.ui.scene.scene import TableScene
from cardtable.ui.scene.turn_writer import TurnWriter
from cardtable.ui.scene.view import TableView
from cardtable.ui.shell.qt_application import make_application

if TYPE_CHECKING:
    from collections.abc import Callable

WIDTH: Final = 2560
HEIGHT: Final = 1600
MOVING: Final = 13
# A deal of Ólsen Ólsen whose first card is no plain matter: an answer that comes at once is asked for a thousand times
# a second, and what is measured is the asking.
THOUGHT_ABOUT: Final = "P4JK-BTVK"
TOLD: Final = ("laid 9♣", "drew 3, passed", "laid 2♠ · Anna must take 2")


def _picture() -> Picture:
    cards = packs(3, 3)
    zones = [Zone("hand-0", ZoneKind.HAND, verbatim("hand"), cards[:24], 0)]
    rest = list(cards[24:])
    seats = 7
    for seat in range(1, seats):
        count = len(rest) // (seats - seat)
        zones.append(Zone(f"hand-{seat}", ZoneKind.OTHER_HAND, verbatim("hand"), (None,) * count, seat))
        rest = rest[count:]
    return Picture(tuple(zones), {}, {}, frozenset(), frozenset(), Seating(seats, 0))


def _frames(scene: TableScene, seconds: float) -> list[float]:
    """Milliseconds for each step of the motion with its painting."""
    moving = scene.cards[:: max(1, len(scene.cards) // MOVING)][:MOVING]
    found: list[float] = []
    end = time.perf_counter() + seconds
    step = 0
    while time.perf_counter() < end:
        start = time.perf_counter()
        for item in moving:
            item.setPos(item.resting_point().x() + (step * 9) % 400, item.resting_point().y() - (step * 5) % 300)
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        found.append((time.perf_counter() - start) * 1000)
        step += 1
        time.sleep(0.004)
    return found


def _reference(seconds: float) -> list[float]:
    """The same number of bare pixmap items in a bare scene."""
    scene = QGraphicsScene(QRectF(0, 0, WIDTH, HEIGHT))
    pixmap = QPixmap(170, 238)
    pixmap.fill(QColor("white"))
    items: list[QGraphicsPixmapItem] = []
    for number in range(165):
        item = QGraphicsPixmapItem(pixmap)
        item.setPos((number % 24) * 100, number // 24 * 220)
        scene.addItem(item)
        items.append(item)
    view = QGraphicsView(scene)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.resize(WIDTH, HEIGHT)
    view.show()
    QApplication.processEvents()
    found: list[float] = []
    end = time.perf_counter() + seconds
    step = 0
    while time.perf_counter() < end:
        start = time.perf_counter()
        for item in items[::13]:
            item.moveBy(9 if step % 40 < 20 else -9, 0)
        QApplication.processEvents()
        found.append((time.perf_counter() - start) * 1000)
        step += 1
        time.sleep(0.004)
    view.close()
    return found


def rows(quick: bool) -> list[Row]:
    """Frames alone, and beside a computer player that thinks all the time."""
    make_application()
    seconds = 1.5 if quick else 6.0
    scene = TableScene(CardPixmaps())
    view = TableView(scene)
    view.resize(WIDTH, HEIGHT)
    view.show()
    scene.show_picture(_picture(), animate=False)
    QApplication.processEvents()
    assert len(scene.cards) == 165
    bare = _reference(seconds)
    alone = _frames(scene, seconds)
    lines = [TurnLine(seat, (Part(verbatim(text), Weight.NOTABLE),)) for seat, text in enumerate(TOLD)]
    scene.strip.tell(lines, TurnWriter((("Anna", 0), ("Jón", 1), ("Birta", 2)), FaceStyle()), "")
    scene.outcry.arrange(AnnouncementText(stamp="Caught", card=packs(1)[0]))
    told = _frames(scene, seconds)
    scene.outcry.arrange(None)
    thinker, ask = _busy_thinker()
    ask()
    together = _frames(scene, seconds)
    thinker.close()
    scene.clear_table()
    view.close()
    found = []
    for name, frames in (
        ("frame, 165 cards, 13 moving", alone),
        ("the same under an outcry, with the strip", told),
        ("the same while a computer player thinks", together),
    ):
        p95, worst = share(frames, 0.95), max(frames)
        found.append(
            Row(
                name,
                f"p95 {p95:.1f} ms, worst {worst:.1f} ms",
                f"bare pixmaps p95 {share(bare, 0.95):.1f} ms",
                f"{p95 / share(bare, 0.95):.1f}",
                "p95 8 ms, worst 33 ms",
                p95 < 8 and worst < 33,
            )
        )
    return found


def _busy_thinker() -> tuple[AiProcess, Callable[[], None]]:
    """A process that thinks without a pause."""
    entry = catalogue()["olsen"]
    seats = [Seat(name, "hard") for name in "ABC"]
    match, seed = new_match(entry, entry.game.options(), seats, THOUGHT_ABOUT)
    database = Database(None)
    table = RunningMatch(entry, match, seed, DatabaseAutosave(database, database.add(match, seed)))
    table.deal()
    holder: list[AiProcess] = []

    def ask() -> None:
        if holder:
            holder[0].ask(table.question(table.round.turn, Level.HARD))

    holder.append(AiProcess(lambda _answer: ask()))
    return holder[0], ask

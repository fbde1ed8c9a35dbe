"""What a released card costs in Python calls: ``python -m benchmarks.released [--top 25]``.

A dragged card is let go over the pile of Ólsen Ólsen with three seats, one of them a person's, at the pace *instant*,
in a window of 1280x800 without a screen. Counted is every Python function that is entered, generators each time they go
on, from the press's end until the table waits for a computer player, and the files of ``cardtable/`` they lie in; what
the window draws later is not. The card comes twice, and the second time is counted: the first one makes widgets and
imports. Unlike milliseconds the numbers are the same on every machine with the same version of Python.
"""

from __future__ import annotations

import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import shiboken6
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

import cardtable
from benchmarks.measure import Row
from cardtable.app.settings import Settings
from cardtable.cards import Card
from cardtable.store.database import Database
from cardtable.ui.services import Services
from cardtable.ui.shell.main_window import MainWindow
from cardtable.ui.shell.qt_application import make_application
from tests.ui.fingers import LEFT, NONE, Fingers
from tests.ui.tables import position, table_at
from tools.commands import command, number

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import FrameType

HANDS: Final = ["2H 9C KD 8C 7S", "5H 6H 7H", "8D 10D JD"]
PILE: Final = "2C"
# After the first the next player is on turn; after the second the person is asked for a suit.
PLAIN: Final = "a released card"
RELEASED: Final = {PLAIN: "9C", "a released card, and a question follows": "8C"}
MOST_CALLS: Final = 2500
PROGRAM: Final = str(Path(cardtable.__file__).parent)


class Released(NamedTuple):
    """How often every function was entered that is named by its file and its name, and the program's files of them."""

    calls: Counter[str]
    files: int


def released(window: MainWindow, card: str) -> Released:
    """Let go of this card over the pile of a fresh table, and count."""
    window.show_page(window.table)
    window.table.sit_down(table_at(window.services, position(HANDS, PILE)))
    QApplication.processEvents()
    hand, held = Fingers(window, None), Card.parse(card)
    start, item = hand.card_point(held), hand.scene.item_of(held)
    assert item is not None
    end = hand.zone_point("discard") + (start - hand.view.mapFromScene(item.pos()))
    hand.drag(start, end, release=False)
    calls: Counter[str] = Counter()
    files: set[str] = set()

    def entered(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code is not Fingers.send.__code__:
            path = frame.f_code.co_filename
            if path.startswith(PROGRAM):
                files.add(path)
                path = path[len(PROGRAM) + 1 :]
            calls[f"{path} {frame.f_code.co_qualname}"] += 1

    sys.setprofile(entered)
    try:
        hand.send(QEvent.Type.MouseButtonRelease, end, LEFT, NONE)
    finally:
        sys.setprofile(None)
    window.table.running.scheduler.pause()
    return Released(calls, len(files))


def measured() -> dict[str, Released]:
    """Every card of ``RELEASED``, released for the second time."""
    make_application()
    database = Database(None)
    services = Services(database, None, "en")
    services.settings = Settings(pace="instant")
    services.apply()
    window = MainWindow(services)
    window.resize(1280, 800)
    window.show()
    QApplication.processEvents()
    for card in RELEASED.values():
        released(window, card)
    found = {what: released(window, card) for what, card in RELEASED.items()}
    shiboken6.delete(window)
    services.close()
    database.close()
    return found


def rows(_quick: bool) -> list[Row]:
    """Calls and files of one action by hand; that one after which nothing is asked has a bar."""
    found = []
    for what, one in measured().items():
        calls = one.calls.total()
        bar, met = (f"{MOST_CALLS:,}", calls <= MOST_CALLS) if what == PLAIN else ("–", None)
        found.append(Row(f"{what}: Python calls", f"{calls:,} in {one.files} files", "–", "–", bar, met))
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the numbers, and the functions that are entered most often."""
    parser = command("benchmarks.released", __doc__)
    parser.add_argument("--top", type=number, default=25, help="so many functions (25)")
    top: int = parser.parse_args(arguments).top
    for what, one in measured().items():
        print(f"{what}: {one.calls.total():,} calls in {one.files} files")
        for name, times in one.calls.most_common(top):
            print(f"{times:>6} {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Matches are counted while a page is looked at, in steps too short to be felt."""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.app.gc_control import making_much
from cardtable.messages import translate
from cardtable.store.errors import StoreError
from cardtable.ui.language import say
from cardtable.ui.widgets.controls import label
from cardtable.ui.widgets.empty_state import EmptyState
from cardtable.ui.widgets.page import ScrolledPage

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QHideEvent

    from cardtable.app.match_summary import MatchSummary
    from cardtable.ui.services import Services

# A step takes about so many seconds.
STEP: Final = 0.02
# So many matches are looked at without a wait being felt; of more the page says that it does.
MANY: Final = 1000


class Counting(QWidget):
    """How many matches are still to be counted; seen only while there are some. ``counted()`` when all are."""

    counted = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._tallies = services.summaries
        self._unseen = 0
        self.text = label("quiet", wrap=True)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.text)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._step)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._keep)
        self.hide()

    def look(self) -> str:
        """See what there is, and count the rest from now on; what is wrong where the games cannot be read."""
        try:
            self._unseen = self._tallies.unseen
            if self._unseen < MANY:
                self._unseen = 0
                self._tallies.look()
        except StoreError as error:
            return say(error.message)
        self._tell()
        if self._tallies.waiting or self._unseen:
            self._soon.start()
        else:
            self._later.start()
        return ""

    @property
    def left_out(self) -> int:
        """How many finished games cannot be read."""
        return self._tallies.left_out

    @property
    def summaries(self) -> list[MatchSummary]:
        """What has been counted so far."""
        return self._tallies.all()

    def hideEvent(self, event: QHideEvent) -> None:
        """Who is on another page waits for nothing."""
        super().hideEvent(event)
        self._soon.stop()

    def _step(self) -> None:
        with making_much():
            self._count()

    def _count(self) -> None:
        if self._unseen:
            self._unseen = 0
            with contextlib.suppress(StoreError):
                self._tallies.look()
        until = time.perf_counter() + STEP
        while self._tallies.count_next() and time.perf_counter() < until:
            pass
        self._tell()
        if self._tallies.waiting:
            self._soon.start()
        else:
            self.counted.emit()
            self._later.start()

    def _keep(self) -> None:
        if self._tallies.keep_next():
            self._later.start()

    def _tell(self) -> None:
        waiting = self._tallies.waiting + self._unseen
        done = self._tallies.counted
        self.setVisible(bool(waiting))
        text = translate(
            "Statistics", "Counting: {done} of %n game(s)", "while finished games are counted", done + waiting
        )
        self.text.setText(say(text.put(done=done)))


class CountedPage(ScrolledPage):
    """A page about finished matches: it shows what has been counted, and the rest as soon as that is.

    Signal ``changed()`` when what has been counted is to be shown. ``empty`` says why there is nothing, and its button
    ``games`` leads to where that is changed.
    """

    changed = Signal()

    def __init__(self, services: Services, go_back: Callable[[], None]) -> None:
        super().__init__(services, go_back)
        self.counting = Counting(services)
        self.counting.counted.connect(self._all_counted)
        self.changed.connect(self._tell_left_out)
        self.left_out = label("quiet", wrap=True)
        self.empty = EmptyState(services, go_back)
        self.games = self.empty.go

    def arrive(self) -> None:
        """Show what there is now, and count the rest meanwhile."""
        problem = self.counting.look()
        self.changed.emit()
        if problem:
            self.show_nothing(problem)

    def show_nothing(self, why: str, title: str = "") -> None:
        """Say why there is nothing to be seen, as soon as that is known; an empty text takes it away."""
        self.empty.tell(title, why)
        self.empty.setVisible(bool(why) and self.counting.isHidden())

    def _tell_left_out(self) -> None:
        number = self.counting.left_out
        text = translate(
            "Statistics",
            "%n finished game(s) cannot be read and count for nobody. They were left as they are, and all others are "
            "counted.",
            "rows of the file that make no sense",
            number,
        )
        self.left_out.setText(say(text))
        self.left_out.setVisible(bool(number))

    def retranslate(self) -> None:
        """Write what these pages have in common."""
        super().retranslate()
        self._tell_left_out()
        self.games.setText(say(translate("People", "To the games")))

    def _all_counted(self) -> None:
        waits = self.games.hasFocus() or (self.back is not None and self.back.hasFocus())
        self.changed.emit()
        first = self.first()
        if waits and first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

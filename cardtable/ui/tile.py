"""Tiles of the home page: the whole of each is pressed as its button is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout

from cardtable.messages import translate
from cardtable.ui.ears.plain import spoken
from cardtable.ui.language import say
from cardtable.ui.parts import button, label, set_flag

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QPushButton

    from cardtable.engine.cover import Cover


class Tile(QFrame):
    """A frame that stands for one button inside it, with the mouse over it or the keys on it as without.

    The keys stop at the button alone, so that nothing is met twice.
    """

    def __init__(self, stands_for: QPushButton) -> None:
        super().__init__()
        self.setObjectName("tile")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._stands_for = stands_for
        self._pressed = False
        stands_for.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show where the keys are."""
        if watched is self._stands_for and event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            set_flag(self, "focused", event.type() == QEvent.Type.FocusIn)
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """What is pressed here counts when it is let go here."""
        self._pressed = event.button() == Qt.MouseButton.LeftButton

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Press the button."""
        pressed, self._pressed = self._pressed, False
        if pressed and self.rect().contains(event.position().toPoint()):
            self._stands_for.click()


class GameTile(Tile):
    """One game: its fan of cards, what it is, and the ways to a table and to the rules.

    Signals: ``chosen(game)``, ``played_again(game)``, ``asked_rules(game)``; ``picture`` waits for the fan.
    """

    chosen = Signal(str)
    played_again = Signal(str)
    asked_rules = Signal(str)

    def __init__(self, cover: Cover, width: int, *, again: bool) -> None:
        """``again``: offer the table at which the game was played last."""
        play = button(lambda: self.chosen.emit(cover.id), primary=True)
        super().__init__(play)
        self.play = play
        self.game = cover.id
        self.setAccessibleName(cover.title)
        self.setFixedWidth(width)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(14, 14, 14, 16)
        rows.setSpacing(8)
        self.picture = QLabel()
        self.picture.setFixedSize(width - 30, (width - 30) * 9 // 20)
        rows.addWidget(self.picture)
        rows.addWidget(label("heading", cover.title))
        rows.addWidget(label("", say(cover.subtitle), wrap=True))
        fewest, most = cover.seat_counts[0], cover.most_seats
        players = translate("Home", "{fewest}–{most} players").put(fewest=fewest, most=most)
        if fewest == most:
            players = translate("Home", "%n player(s)", "how many play a game", most)
        facts = label("quiet", f"{say(players)} · {say(cover.length)}", wrap=True)
        facts.setAccessibleName(spoken(facts.text()))
        rows.addWidget(facts)
        rows.addStretch(1)
        row = QHBoxLayout()
        self.play.setText(say(translate("Home", "New game")))
        self.play.setAccessibleName(f"{cover.title}: {self.play.text()}")
        rules = button(lambda: self.asked_rules.emit(cover.id))
        rules.setText(say(translate("Home", "Rules")))
        rules.setAccessibleName(f"{cover.title}: {rules.text()}")
        row.addWidget(self.play, 1)
        if again:
            table = button(lambda: self.played_again.emit(cover.id))
            table.setText(say(translate("Home", "Same table again")))
            table.setAccessibleName(f"{cover.title}: {table.text()}")
            rows.addWidget(table)
        row.addWidget(rules)
        rows.addLayout(row)

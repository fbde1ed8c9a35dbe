"""A person's hands for tests: real mouse events on the viewport, real keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.ui.scene.card_input import CLOSE

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from cardtable.cards import Card
    from cardtable.ui.match.page import TablePage
    from cardtable.ui.shell.main_window import MainWindow

# Waits end when what is waited for has happened; how fast the machine is decides nothing. In milliseconds.
FOR_EVER = 800_000
LEFT = Qt.MouseButton.LeftButton
NONE = Qt.MouseButton.NoButton


class Fingers:
    """Mouse and keys on one window's table."""

    def __init__(self, window: MainWindow, qtbot: Any) -> None:
        self.window = window
        self.page: TablePage = window.table
        self.view = window.table.view
        self.scene = window.table.scene
        self.qtbot = qtbot

    # -- mouse -----------------------------------------------------------------------------------------------------

    def send(self, kind: QEvent.Type, point: QPoint, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
        port = self.view.viewport()
        where = QPointF(port.mapToGlobal(point))
        event = QMouseEvent(kind, QPointF(point), where, button, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(port, event)

    def drag(self, start: QPoint, end: QPoint, *, release: bool = True, steps: int = 8) -> None:
        self.send(QEvent.Type.MouseButtonPress, start, LEFT, LEFT)
        for step in range(1, steps + 1):
            share = step / steps
            x = start.x() + (end.x() - start.x()) * share
            y = start.y() + (end.y() - start.y()) * share
            self.send(QEvent.Type.MouseMove, QPoint(round(x), round(y)), NONE, LEFT)
        if release:
            self.send(QEvent.Type.MouseButtonRelease, end, LEFT, NONE)

    def click(self, point: QPoint) -> None:
        self.send(QEvent.Type.MouseButtonPress, point, LEFT, LEFT)
        self.send(QEvent.Type.MouseButtonRelease, point, LEFT, NONE)

    def click_again(self, point: QPoint) -> None:
        """The second half of a double click."""
        self.send(QEvent.Type.MouseButtonDblClick, point, LEFT, LEFT)
        self.send(QEvent.Type.MouseButtonRelease, point, LEFT, NONE)

    def card_point(self, card: Card) -> QPoint:
        """A point on the card that no other card covers."""
        item = self.scene.item_of(card)
        assert item is not None, f"{card} is not on the table"
        spot = item.mapToScene(QPointF(-item.width * 0.42, item.width * 0.4))
        return self.view.mapFromScene(spot)

    def strip_of(self, item: Any) -> QPoint:
        """The open strip of a card of a meld."""
        point: QPoint = self.view.mapFromScene(item.mapToScene(QPointF(-item.width * 0.4, 0)))
        return point

    def zone_point(self, zone: str) -> QPoint:
        return self.view.mapFromScene(self.scene.zones[zone].rect.center())

    def drag_card(self, card: Card, zone: str = "discard") -> None:
        start = self.card_point(card)
        item = self.scene.item_of(card)
        assert item is not None
        # Where zones lie close together, the pointer says which is meant; else the card does.
        close = self.scene.zones[zone].zone.kind in CLOSE
        offset = QPoint(0, 0) if close else start - self.view.mapFromScene(item.pos())
        self.drag(start, self.zone_point(zone) + offset)

    def click_card(self, card: Card) -> None:
        self.click(self.card_point(card))

    def click_zone(self, zone: str) -> None:
        self.click(self.zone_point(zone))

    def click_button(self, widget: QWidget) -> None:
        self.wait(widget.isVisible)
        assert widget.isEnabled()
        QTest.mouseClick(widget, LEFT)

    def click_command(self, key: str) -> None:
        button = self.page.commands.button_for(key)
        assert button is not None, f"no button with the key {key}"
        self.click_button(button)

    # -- keys ------------------------------------------------------------------------------------------------------

    def key(self, key: Qt.Key | str) -> None:
        target = QApplication.focusWidget() or self.view
        if isinstance(key, str):
            QTest.keyClicks(target, key)
        else:
            QTest.keyClick(target, key)

    # -- waiting ---------------------------------------------------------------------------------------------------

    def wait(self, condition: Callable[[], object]) -> None:
        self.qtbot.waitUntil(condition, timeout=FOR_EVER)

    def settle(self) -> None:
        """Until nothing flies and a person or nobody has to act."""
        self.wait(lambda: not self.scene.moving and (self.wanted() or self.between() or self.page.curtain.isVisible()))

    @property
    def viewer(self) -> int | None:
        """Whose hand is open."""
        return self.page.running.sight.viewer

    def my_turn(self) -> bool:
        table = self.page.table
        return table is not None and not self.between() and self.viewer == table.round.turn

    def wanted(self) -> bool:
        """My turn, or a question to several players, me among them, that comes before it."""
        table = self.page.table
        return self.my_turn() or (table is not None and not self.between() and self.viewer in table.round.must_answer())

    def between(self) -> bool:
        table = self.page.table
        return table is None or table.match.between_rounds

"""The window onto the scene, with the cloth as a picture and the keys as a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsView

from cardtable.stage.layout_parts import Rect
from cardtable.stage.zones import ZoneKind
from cardtable.ui.painting.cloth import draw_cloth
from cardtable.ui.painting.drawing import as_plain, as_rect
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.scene.card_input import SPREAD
from cardtable.ui.scene.card_item import CardItem
from cardtable.ui.scene.zone_item import ZoneItem
from cardtable.ui.widgets.keys import MODIFIERS

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
    from PySide6.QtWidgets import QGraphicsItem, QWidget

    from cardtable.ui.scene.scene import TableScene

# Holding the mouse or Space for so many milliseconds means wanting to see the end.
HELD: Final = 450
_WALKS: Final = (
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End,
    Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
)  # fmt: skip


class Players(QObject):
    """All who sit at the table of a view, as one thing for readers."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self.view = view


class TableView(QGraphicsView):
    """Shows the scene one to one, or smaller after a step back, and moves the focus among cards and zones.

    ``pressed`` whenever a player presses the mouse or a key on it, ``stayed(item)`` when a key would go where it is.
    ``players`` stands for all plates; what is ``asked`` over the table has its answers there.
    """

    pressed = Signal()
    stayed = Signal(object)

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table = scene
        self.players = Players(self)
        self._cloth: QPixmap | None = None
        self._held = QTimer(self)
        self._held.setSingleShot(True)
        self._held.setInterval(HELD)
        self._held.timeout.connect(lambda: self.table.hurry_all())
        self._dock = (0.0, 0.0)
        self.asked: set[QWidget] = set()
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # -- size and cloth --------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The table is as large as the window."""
        super().resizeEvent(event)
        self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        """The screen may have another pixel ratio than before."""
        super().showEvent(event)
        self.fit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing flies while it cannot be seen."""
        self._held.stop()
        self.table.finish_flights()
        super().hideEvent(event)

    def fit(self) -> None:
        """Lay the table out for the size and the pixels of the window."""
        size = self.viewport().size()
        self._cloth = None
        self.table.pixel_ratio = self.devicePixelRatioF()
        self.table.set_size(size.width(), size.height())
        self.table.refresh()

    def step_back(self, right: float, below: float) -> None:
        """Show the whole table beside what takes so many pixels at the right or below; with none, step forward.

        Nothing is laid out anew, and everything can still be pointed at.
        """
        self._dock = (right, below)
        size = self.viewport().size()
        wide, high = max(size.width(), 1), max(size.height(), 1)
        scale = min((wide - right) / wide, (high - below) / high)
        across = Qt.AlignmentFlag.AlignHCenter if below else Qt.AlignmentFlag.AlignLeft
        down = Qt.AlignmentFlag.AlignVCenter if right else Qt.AlignmentFlag.AlignTop
        self.setAlignment(across | down)
        self.setTransform(QTransform.fromScale(scale, scale))
        self.viewport().update()

    def mapped(self, rect: Rect) -> Rect:
        """Where a part of the table is in the window onto it."""
        if self._dock == (0.0, 0.0):
            return rect
        return as_plain(QRectF(self.mapFromScene(as_rect(rect)).boundingRect()))

    @told_later
    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The cloth, drawn once for each size."""
        if self._cloth is None:
            size, table = QSizeF(self.viewport().size()), self.table
            self._cloth = draw_cloth(size, table.theme, table.em, table.units.u, self.devicePixelRatioF())
        ratio = self._cloth.devicePixelRatio()
        source = QRectF(rect).toAlignedRect()
        if self._dock != (0.0, 0.0):
            # Beside the table lies the room.
            painter.fillRect(source, QColor(self.table.theme.wall).darker(160))
            source = source.intersected(self.sceneRect().toAlignedRect())
        device = QRectF(source.x() * ratio, source.y() * ratio, source.width() * ratio, source.height() * ratio)
        painter.drawPixmap(QRectF(source), self._cloth, device)

    # -- keys ------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Home and End move, Page down and up to the next card that fits, Space picks, Enter drops.

        Space or Enter that is held hurries, and Escape puts back; other keys are the page's, and so is Page down where
        nothing fits.
        """
        key = event.key()
        keys = Qt.Key
        before = self.table.focusItem()
        if key in (keys.Key_Space, keys.Key_Return, keys.Key_Enter) and event.isAutoRepeat():
            self.table.hurry_all()
            return
        if key not in MODIFIERS and key != keys.Key_Escape:
            self.pressed.emit()
        if key in (keys.Key_Left, keys.Key_Right, keys.Key_Up, keys.Key_Down):
            self.table.shows_focus = True
            self._step(key)
        elif key in (keys.Key_PageDown, keys.Key_PageUp):
            self.table.shows_focus = True
            if not self._to_fitting(1 if key == keys.Key_PageDown else -1):
                event.ignore()
                return
        elif key in (keys.Key_Home, keys.Key_End):
            self.table.shows_focus = True
            self._go_to_end(key)
        elif key == keys.Key_Space:
            self._pick()
        elif key in (keys.Key_Return, keys.Key_Enter):
            if before is None and not self.table.input.picked and not self.table.finish_motion():
                event.ignore()
                return
            self._drop()
        elif key == keys.Key_Escape and (self.table.input.picked or self.table.mouseGrabberItem()):
            self._give_up()
        else:
            event.ignore()
            return
        event.accept()
        if key in _WALKS and before is not None and self.table.focusItem() is before:
            self.stayed.emit(before)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Only the left button does anything on the table; another one in mid-drag puts back what is dragged."""
        self.pressed.emit()
        self._held.stop()
        if event.button() != Qt.MouseButton.LeftButton:
            self._let_go()
            return
        # The focus mark is for those who use keys.
        if self.table.shows_focus:
            self.table.shows_focus = False
            self.table.update()
        self._held.start()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Dragging something does not wait for the end."""
        self._held.stop()
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A short press ends one beat; the end of another button is none."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._held.stop()
            super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Another button twice is what it is once."""
        if event.button() == Qt.MouseButton.LeftButton:
            super().mouseDoubleClickEvent(event)
        else:
            self.mousePressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes from zone to zone, and out of the table at its end."""
        stops = self._stops()
        current = self._current_stop(stops)
        following = (-1 if current is None else current) + (1 if forward else -1)
        if current is None and not forward:
            following = len(stops) - 1
        if not 0 <= following < len(stops) or not self.hasFocus():
            return super().focusNextPrevChild(forward)
        self.table.shows_focus = True
        self._enter(stops[following])
        return True

    def _stops(self) -> list[list[QGraphicsItem]]:
        """What the focus can visit, zone by zone: the hand's cards, then the zones of the middle."""
        picture = self.table.picture
        if picture is None:
            return []
        spread = SPREAD
        hands: list[list[QGraphicsItem]] = [
            list(self.table.items_in(zone.id)) for zone in picture.zones if zone.kind is ZoneKind.HAND
        ]
        middle: list[list[QGraphicsItem]] = [
            list(self.table.items_in(zone.id)) if zone.kind in spread and zone.cards else [self.table.zones[zone.id]]
            for zone in picture.zones
            if self.table.zones[zone.id].is_target
        ]
        last: list[QGraphicsItem] = [self.table.strip] if self.table.strip.isVisible() else []
        return [stop for stop in [*hands, *middle, last] if stop]

    def _current_stop(self, stops: list[list[QGraphicsItem]]) -> int | None:
        focus = self.table.focusItem()
        found = next((number for number, stop in enumerate(stops) if focus in stop), None)
        if found is None and isinstance(focus, ZoneItem):
            # It was an empty place when the focus came there, and has cards now.
            zone = focus.zone.id
            lies_there = (number for number, (first, *_) in enumerate(stops) if getattr(first, "zone", None) == zone)
            return next(lies_there, None)
        return found

    def _enter(self, stop: list[QGraphicsItem], index: int = 0) -> None:
        self.table.setFocusItem(stop[max(0, min(index, len(stop) - 1))], Qt.FocusReason.TabFocusReason)

    def _step(self, key: int) -> None:
        stops = self._stops()
        if not stops:
            return
        current = self._current_stop(stops)
        if current is None:
            self._enter(stops[0])
            return
        stop = stops[current]
        focus = self.table.focusItem()
        index = stop.index(focus) if focus in stop else 0
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and len(stop) > 1:
            self._enter(stop, (index + (1 if key == Qt.Key.Key_Right else -1)) % len(stop))
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Up):
            self._enter(stops[(current + 1) % len(stops)])
        else:
            self._enter(stops[(current - 1) % len(stops)])

    def _go_to_end(self, key: int) -> None:
        """Home and End go to the first and the last card of a row; from nowhere, of the hand."""
        stops = self._stops()
        if stops:
            stop = stops[self._current_stop(stops) or 0]
            self._enter(stop, 0 if key == Qt.Key.Key_Home else len(stop) - 1)

    def step_on(self) -> bool:
        """Go to the next card or place that fits, where none does to the next card that can be taken up.

        ``False`` after the last one, and while something is asked that no card answers.
        """
        here = self.hasFocus() and self.table.shows_focus
        focus = self.table.focusItem() if here else None
        ahead = self._ahead(1, focus)
        if not ahead and not self.asked and not self._ahead(1, None):
            ahead = [item for item in self._rest(1, focus) if self.table.input.can_pick(item)]
        self.table.shows_focus = bool(ahead)
        if ahead:
            self._enter(ahead)
        return bool(ahead)

    def _to_fitting(self, way: int) -> bool:
        """Go to the next card or place that fits, or to the one before, round the table; whether one does."""
        ahead = self._ahead(way, self.table.focusItem()) or self._ahead(way, None)
        if ahead:
            self._enter(ahead)
        return bool(ahead)

    def _ahead(self, way: int, focus: QGraphicsItem | None) -> list[QGraphicsItem]:
        """What fits behind this item or before it, the nearest first."""
        return [item for item in self._rest(way, focus) if getattr(item, "fitting", False)]

    def _rest(self, way: int, focus: QGraphicsItem | None) -> list[QGraphicsItem]:
        """Everything behind this item or before it, the nearest first."""
        everything = [item for stop in self._stops() for item in stop][::way]
        return everything[everything.index(focus) + 1 :] if focus in everything else everything

    def _pick(self) -> None:
        if self.table.finish_motion():
            return
        focus = self.table.focusItem()
        if isinstance(focus, CardItem):
            self.table.input.click_card(focus)
        elif isinstance(focus, ZoneItem):
            self.table.input.click_zone(focus.zone.id)

    def _drop(self) -> None:
        if self.table.finish_motion():
            return
        focus = self.table.focusItem()
        if focus is self.table.strip:
            self.table.asked_again.emit()
            return
        if isinstance(focus, ZoneItem):
            self.table.input.click_zone(focus.zone.id)
            return
        if isinstance(focus, CardItem) and self.table.zones[focus.zone].is_target:
            self.table.input.click_card(focus)
            return
        if isinstance(focus, CardItem):
            self.table.input.play(focus)
        else:
            self.table.input.drop_on_best_target()

    def _give_up(self) -> None:
        self._let_go()
        self.table.input.clear_picked()

    def _let_go(self) -> None:
        """Whatever the mouse has taken or pressed comes to nothing."""
        grabber = self.table.mouseGrabberItem()
        if grabber is not None:
            grabber.ungrabMouse()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of the screen's pixels."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.fit()

"""One card on the table: a picture that can be moved, turned over, picked and spoken of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsObject

from cardtable.stage.places import ASPECT, Spot
from cardtable.ui.scene.drawing import told_later
from cardtable.ui.scene.meld_marks import paint_chips, paint_face

if TYPE_CHECKING:
    from PySide6.QtGui import QInputEvent
    from PySide6.QtWidgets import (
        QGraphicsSceneHoverEvent,
        QGraphicsSceneMouseEvent,
        QStyleOptionGraphicsItem,
        QWidget,
    )

    from cardtable.cards import Card
    from cardtable.stage.zones import Chip, Face
    from cardtable.ui.deck.pixmaps import CardPixmaps
    from cardtable.ui.scene.scene import TableScene

LIFT_SHARE: Final = 0.14
FLYING_Z: Final = 10_000.0
DRAGGED_Z: Final = 20_000.0


def with_alt(event: QInputEvent | QGraphicsSceneMouseEvent) -> bool:
    """Whether the Alt key is held, which makes a drop a sly one where there is such a thing."""
    return bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)


class CardItem(QGraphicsObject):
    """A card at a spot. ``card`` is ``None`` for a face-down card, which has no identity at all.

    ``unseen`` is a card that lies face up under others, so that only its white edge can be seen.

    Its position is the middle of the card, so that it turns and shrinks about its centre.
    """

    def __init__(self, table: TableScene) -> None:
        super().__init__()
        self.table = table
        self.card: Card | None = None
        self.unseen = False
        self.zone = ""
        self.index = 0
        self.spot = Spot(0.0, 0.0, 10.0)
        self.picked = 0
        self.picked_card: Card | None = None
        self.fitting = False
        self.fresh = False
        self.stands: Face | None = None
        self.chips: tuple[Chip, ...] = ()
        self.marked = False
        self.dragging = False
        self._width = 10.0
        self._lean = 0.0
        self._bounds = QRectF()
        self._picture_key: tuple[object, ...] = ()
        self._shown = (QPixmap(), QPointF())
        self._measure()
        self._press: QPointF | None = None
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)

    # -- where it lies ---------------------------------------------------------------------------------------------

    @property
    def width(self) -> float:
        """The width of the picture as it is drawn, before any scaling in flight."""
        return self._width

    def set_width(self, width: float) -> None:
        """Draw the card this wide."""
        if width != self._width:
            self.prepareGeometryChange()
            self._width = width
            self._measure()

    def rest(self) -> None:
        """Lie still at the spot."""
        self.set_width(self.spot.width)
        self.setScale(1.0)
        self._lean_to(self.spot.rotation)
        self.setRotation(0.0)
        self.setPos(self.resting_point())
        self.setZValue(self.resting_z())

    @property
    def turn(self) -> float:
        """By how many degrees the card is turned, lying or flying."""
        return self.rotation() + self._lean

    def take_off(self) -> None:
        """From now on the card may turn freely."""
        self.setRotation(self.turn)
        self._lean_to(0.0)

    def _lean_to(self, degrees: float) -> None:
        """A card that lies still shows a picture that was turned once, for turning costs twelve times drawing."""
        if degrees != self._lean:
            self.prepareGeometryChange()
            self._lean = degrees
            self._measure()

    def resting_point(self) -> QPointF:
        """The middle of the card at its spot, lifted when it is picked."""
        lift = LIFT_SHARE * self.spot.width * ASPECT if self.picked else 0.0
        return QPointF(self.spot.x + self.spot.width / 2, self.spot.y + self.spot.width * ASPECT / 2 - lift)

    def resting_z(self) -> float:
        """Later cards of a zone lie above earlier ones."""
        return 100.0 + self.index

    def show_card(self, card: Card | None) -> None:
        """Be this card from now on, or a face-down one."""
        if card is not self.card:
            self.card = card
            self.update()

    @property
    def looks(self) -> tuple[object, ...]:
        """All that decides how the card looks: where it differs, the card is drawn again."""
        marks = (self.fresh, self.fitting, self.stands, self.chips, self.marked)
        return (self.card, self.zone, self.index, self.spot, *marks)

    # -- looks -----------------------------------------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        """The card with its shadow and marks."""
        return self._bounds

    def _measure(self) -> None:
        margin = self.table.pixmaps.margin(self._width) + 4 + abs(self._lean) * 0.014 * self._width
        self._bounds = self.face_rect().adjusted(-margin, -margin, margin, margin)

    def face_rect(self) -> QRectF:
        """The card itself, in its own coordinates."""
        height = self._width * ASPECT
        return QRectF(-self._width / 2, -height / 2, self._width, height)

    def _picture(self) -> tuple[QPixmap, QPointF]:
        """The shared picture for what the card shows now, and where its corner lies; looked up when that changes."""
        pixmaps, dpr = self.table.pixmaps, self.table.pixel_ratio
        key = (pixmaps.generation, self.card, self._width, self._lean, dpr)
        if key != self._picture_key:
            self._picture_key = key
            self._shown = self._look_up(pixmaps, dpr)
        return self._shown

    def _look_up(self, pixmaps: CardPixmaps, dpr: float) -> tuple[QPixmap, QPointF]:
        if self._lean:
            turned = pixmaps.turned(self.card, self._width, dpr, self._lean)
            size = turned.deviceIndependentSize()
            return turned, QPointF(-round(size.width() / 2), -round(size.height() / 2))
        straight = pixmaps.back(1, self._width, dpr) if self.card is None else pixmaps.face(self.card, self._width, dpr)
        margin = pixmaps.margin(self._width)
        return straight, self.face_rect().topLeft() - QPointF(margin, margin)

    @told_later
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the picture, and over it what has to be noticed."""
        if self.unseen and self.card is None:
            self._paint_edge(painter)
            return
        pixmap, corner = self._picture()
        painter.drawPixmap(corner, pixmap)
        face = self.face_rect()
        if self.stands is not None and self.card is not None:
            paint_face(painter, self.table, self.stands, face)
        if self.chips and self.card is not None:
            paint_chips(painter, self.table, self.chips, face)
        if self.marked:
            self._outline(painter, face, QColor(self.table.theme.target), 3.0, self._width * 0.07)
        if not (self.picked or self.fitting or self.fresh or self.hasFocus()):
            return
        theme = self.table.theme
        radius = self._width * 0.07
        if self.picked:
            self._outline(painter, face, QColor(theme.accent), 4.0, radius)
            if self.picked > 1 or self.table.input.picked_count > 1:
                self._order(painter, face)
        elif self.fitting:
            self._outline(painter, face.adjusted(1, 1, -1, -1), QColor(theme.accent), 2.5, radius)
        if self.fresh:
            self._mark_new(painter, face)
        if self.hasFocus() and self.table.shows_focus:
            pen = QPen(QColor("#ffffff"), 2.0, Qt.PenStyle.DashLine)
            painter.setPen(QPen(QColor("#10202a"), 4.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(face.adjusted(4, 4, -4, -4), radius, radius)
            painter.setPen(pen)
            painter.drawRoundedRect(face.adjusted(4, 4, -4, -4), radius, radius)

    def _paint_edge(self, painter: QPainter) -> None:
        painter.save()
        painter.rotate(self._lean)
        painter.setPen(QPen(QColor("#8d8a80"), 1.0))
        painter.setBrush(QColor("#fffdf8"))
        painter.drawRoundedRect(self.face_rect(), self._width * 0.07, self._width * 0.07)
        painter.restore()

    @staticmethod
    def _outline(painter: QPainter, rect: QRectF, colour: QColor, width: float, radius: float) -> None:
        painter.setPen(QPen(colour, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, radius, radius)

    def _order(self, painter: QPainter, face: QRectF) -> None:
        """The place of the card among the picked ones."""
        size = max(20.0, self._width * 0.2)
        circle = QRectF(face.left() + 5, face.top() + face.height() * 0.36, size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.table.theme.accent))
        painter.drawEllipse(circle)
        painter.setPen(QColor(self.table.theme.accent_text))
        painter.setFont(self.table.font_of(size * 0.62))
        painter.drawText(circle, Qt.AlignmentFlag.AlignCenter, str(self.picked))

    def _mark_new(self, painter: QPainter, face: QRectF) -> None:
        """A small star in the corner of a card that has just been drawn."""
        size = max(8.0, self._width * 0.075)
        painter.setPen(QPen(QColor(self.table.theme.accent_text), 1.0))
        painter.setBrush(QColor(self.table.theme.accent))
        centre = QPointF(face.right() - size * 1.3, face.top() + size * 1.3)
        painter.drawPolygon(
            [
                centre + QPointF(x * size, y * size)
                for x, y in ((0, -1), (0.3, -0.3), (1, 0), (0.3, 0.3), (0, 1), (-0.3, 0.3), (-1, 0), (-0.3, -0.3))
            ]
        )

    # -- pointer and keys ------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Remember where the card was taken."""
        if event.button() != Qt.MouseButton.LeftButton or self.table.finish_motion():
            event.accept()
            return
        self._press = event.pos()
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Begin to drag once the pointer has gone further than a shaky hand does."""
        if self._press is None:
            return
        if not self.dragging:
            way = event.screenPos() - event.buttonDownScreenPos(Qt.MouseButton.LeftButton)
            if way.manhattanLength() < QApplication.startDragDistance() or not self.table.input.may_drag(self):
                return
            self.dragging = True
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.table.input.drag_started(self)
        self.setPos(event.scenePos() - self._press)
        self.table.input.drag_moved(self, event.scenePos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drop the card, or take the press for a click."""
        pressed, self._press = self._press, None
        if self.dragging:
            self.dragging = False
            self.unsetCursor()
            self.table.input.drag_released(self, event.scenePos(), with_alt(event))
        elif pressed is not None:
            self.table.input.click_card(self, with_alt(event), event.scenePos().x())

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Play the card without looking for a target."""
        self._press = None
        self.table.input.double_click_card(self)
        event.accept()

    def cancel_drag(self) -> None:
        """Forget the drag (Escape, the window lost the pointer, the table changed)."""
        self._press = None
        if self.dragging:
            self.dragging = False
            self.unsetCursor()
            self.table.input.drag_cancelled(self)

    def sceneEvent(self, event: QEvent) -> bool:
        """Cancel the drag when the mouse is taken away."""
        if event.type() == event.Type.UngrabMouse:
            self.cancel_drag()
        return super().sceneEvent(event)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Tell the table which card the pointer is on."""
        self.table.input.hover_card(self)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show and speak the focus."""
        super().focusInEvent(event)
        self.update()
        self.table.card_focused(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the focus mark away."""
        super().focusOutEvent(event)
        self.update()

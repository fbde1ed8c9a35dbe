"""One card on the table: a picture that can be moved, turned over, picked and spoken of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsObject

from cardtable.stage.layout_parts import ASPECT, Spot
from cardtable.ui.deck.pixmaps import JUMBO_BELOW
from cardtable.ui.metrics import em
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.scene.card_marks import (
    HINTED_LIFT,
    PICKED_LIFT,
    paint_edge,
    paint_face,
    paint_fitting,
    paint_focus,
    paint_fresh,
    paint_hint_light,
    paint_hint_rose,
    paint_picked,
    paint_reason,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QInputEvent
    from PySide6.QtWidgets import (
        QGraphicsSceneHoverEvent,
        QGraphicsSceneMouseEvent,
        QStyleOptionGraphicsItem,
        QWidget,
    )

    from cardtable.cards import Card
    from cardtable.stage.zones import Face
    from cardtable.ui.deck.pixmaps import CardPixmaps
    from cardtable.ui.scene.scene_context import SceneContext

FLYING_Z: Final = 10_000.0
DRAGGED_Z: Final = 20_000.0
# So far in em a hand that shakes, or letters that are large, may slip in a click.
SHAKY: Final = 0.9


def items_in(cards: Iterable[CardItem], zone: str) -> list[CardItem]:
    """The card items of a zone in order."""
    return sorted((item for item in cards if item.zone == zone), key=lambda item: item.index)


def discard(item: CardItem, cards: list[CardItem]) -> None:
    """Take a card off the table for good, if it is one of these."""
    if item in cards:
        cards.remove(item)
        item.table.removeItem(item)
        item.deleteLater()


def with_alt(event: QInputEvent | QGraphicsSceneMouseEvent) -> bool:
    """Whether the Alt key is held, which makes a drop a sly one where there is such a thing."""
    return bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)


class CardItem(QGraphicsObject):
    """A card at a spot. ``card`` is ``None`` for a face-down card, which has no identity at all.

    ``unseen`` is a card that lies face up under others, so that only its white edge can be seen. ``told`` is where the
    card was told to lie and how to look, last.

    Its position is the middle of the card, so that it turns and shrinks about its centre.
    """

    def __init__(self, table: SceneContext) -> None:
        super().__init__()
        self.table = table
        self.card: Card | None = None
        self.unseen = False
        self.zone = ""
        self.index = 0
        self.spot = Spot(0.0, 0.0, 10.0)
        self.picked = 0
        self.numbered = False
        self.picked_card: Card | None = None
        self.fitting = self.taking = False
        self.fresh = False
        self.arrived = ""
        self.stands: Face | None = None
        self.hinted = False
        self.winning = False
        self.large = False
        self.dragging = False
        self.told: tuple[object, ...] = ()
        self._width = 10.0
        self._lean = 0.0
        self._face = self._bounds = QRectF()
        self._picture_key: tuple[object, ...] = ()
        self._shown = (QPixmap(), QPointF())
        self._measure()
        self._press: QPointF | None = None
        self._hurried = False
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

    def set_winning(self, winning: bool) -> None:
        """Win the trick or not; it is seen when the trick lies."""
        if winning != self.winning:
            self.prepareGeometryChange()
            self.winning = winning
            self.setZValue(self.resting_z())

    def set_hinted(self, hinted: bool) -> None:
        """Whether a hint is about this card; its light reaches further than the card."""
        if hinted != self.hinted:
            self.prepareGeometryChange()
            self.hinted = hinted
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
    def lies_still(self) -> bool:
        """Whether the card is where :meth:`rest` would put it."""
        return self.pos() == self.resting_point() and self.zValue() == self.resting_z()

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
        share = PICKED_LIFT if self.picked else HINTED_LIFT if self.hinted else 0.0
        lift = share * self.spot.width * ASPECT
        return QPointF(self.spot.x + self.spot.width / 2, self.spot.y + self.spot.width * ASPECT / 2 - lift)

    def resting_z(self) -> float:
        """Later cards of a zone lie above earlier ones."""
        return 150.0 if self.winning else 100.0 + self.index

    def show_card(self, card: Card | None) -> None:
        """Be this card from now on, or a face-down one."""
        if card is not self.card:
            self.card = card
            self.update()

    # -- looks -----------------------------------------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        """The card with its shadow and marks."""
        return self._bounds

    def _measure(self) -> None:
        # No larger than what is drawn: whatever a moving card may cover is painted again with it.
        height = self._width * ASPECT
        self._face = QRectF(-self._width / 2, -height / 2, self._width, height)
        u = self.table.units.u
        marks = 18.0 * u + 1.2 * self.table.em if self.hinted or self.winning else 8.0 * u
        margin = max(self.table.pixmaps.margin(self._width) + 4, marks)
        turned = QTransform().rotate(self._lean).mapRect(self._face)
        self._bounds = turned.adjusted(-margin, -margin, margin, margin)

    def shape(self) -> QPainterPath:
        """Only the card itself takes clicks, as it is turned."""
        path = QPainterPath()
        path.addRect(self.face_rect())
        return QTransform().rotate(self._lean).map(path) if self._lean else path

    def face_rect(self) -> QRectF:
        """The card itself, in its own coordinates."""
        return self._face

    def _picture(self) -> tuple[QPixmap, QPointF]:
        """The shared picture for what the card shows now, and where its corner lies; looked up when that changes."""
        pixmaps, dpr = self.table.pixmaps, self.table.pixel_ratio
        key = (pixmaps.generation, self.card, self._width, self._lean, dpr, self.large)
        if key != self._picture_key:
            self._picture_key = key
            self._shown = self._look_up(pixmaps, dpr)
        return self._shown

    def _look_up(self, pixmaps: CardPixmaps, dpr: float) -> tuple[QPixmap, QPointF]:
        if self._lean:
            turned = pixmaps.turned(self.card, self._width, dpr, self._lean, large=self.large)
            size = turned.deviceIndependentSize()
            return turned, QPointF(-round(size.width() / 2), -round(size.height() / 2))
        if self.card is None:
            straight = pixmaps.back(1, self._width, dpr)
        else:
            straight = pixmaps.face(self.card, self._width, dpr, large=self.large)
        margin = pixmaps.margin(self._width)
        return straight, self.face_rect().topLeft() - QPointF(margin, margin)

    @told_later
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the picture, and over it what has to be noticed."""
        if self.unseen and self.card is None:
            paint_edge(painter, self.face_rect(), self._lean)
            return
        face, table = self.face_rect(), self.table
        large = self.large or self._width < JUMBO_BELOW
        if self.hinted or (self.winning and not table.moving):
            paint_hint_light(painter, table, face)
        pixmap, corner = self._picture()
        painter.drawPixmap(corner, pixmap)
        if self.stands is not None and self.card is not None:
            paint_face(painter, table, self.stands, face)
        if self.arrived:
            paint_reason(painter, table, face, self.arrived, large)
        elif self.fresh:
            paint_fresh(painter, table, face, large)
        if self.picked:
            paint_picked(painter, table, face, self.picked if self.numbered else 0, large)
        elif self.winning and not table.moving:
            paint_picked(painter, table, face, 0, large)
        elif self.fitting:
            paint_fitting(painter, table, face, taking=self.taking)
        if self.hinted:
            paint_hint_rose(painter, table, face)
        if self.hasFocus() and table.shows_focus:
            paint_focus(painter, table, face)

    # -- pointer and keys ------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Remember where the card was taken, unless the press only hurries the table."""
        self._hurried = self.table.finish_motion()
        self._press = None if self._hurried else event.pos()
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Begin to drag once the pointer has gone further than a shaky hand does."""
        if self._press is None:
            return
        if not self.dragging:
            way = event.screenPos() - event.buttonDownScreenPos(Qt.MouseButton.LeftButton)
            if way.manhattanLength() >= max(QApplication.startDragDistance(), em(SHAKY)):
                self.table.card_pulled.emit(self)
        if not self.dragging:
            return
        self.setPos(event.scenePos() - self._press)
        self.table.card_dragged.emit(self, event.scenePos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drop the card, or take the press for a click."""
        pressed, self._press = self._press, None
        if self.dragging:
            self.dragging = False
            self.unsetCursor()
            self.table.card_dropped.emit(self, event.scenePos(), with_alt(event))
        elif pressed is not None:
            self.table.card_clicked.emit(self, with_alt(event), event.scenePos().x())

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Play the card without looking for a target; where one half only hurried the table, the other is a press."""
        hurried = self._hurried
        self.mousePressEvent(event)
        if not (hurried or self._hurried):
            self._press = None
            self.table.card_double_clicked.emit(self)

    def cancel_drag(self) -> None:
        """Forget the drag (Escape, the window lost the pointer, the table changed)."""
        self._press = None
        if self.dragging:
            self.dragging = False
            self.unsetCursor()
            self.table.drag_cancelled.emit(self)

    def sceneEvent(self, event: QEvent) -> bool:
        """Cancel the drag when the mouse is taken away."""
        if event.type() == event.Type.UngrabMouse:
            self.cancel_drag()
        return super().sceneEvent(event)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Tell the table which card the pointer is on."""
        self.table.card_entered.emit(self)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Tell the table that the pointer has left."""
        self.table.card_left.emit(self)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show and speak the focus."""
        super().focusInEvent(event)
        self.update()
        self.table.focused.emit(self)
        self.table.card_focused.emit(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the focus mark away."""
        super().focusOutEvent(event)
        self.update()

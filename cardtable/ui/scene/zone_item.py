"""Places on the cloth: the outline of a zone, its label, and the badge of a named suit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from cardtable.stage.field import FIELD_KINDS, TRICK_STEP
from cardtable.stage.places import ASPECT
from cardtable.stage.zones import ZoneKind
from cardtable.ui.deck.shapes import sign
from cardtable.ui.scene.card_item import with_alt
from cardtable.ui.scene.drawing import told_later
from cardtable.ui.scene.meld_marks import paint_owner

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, QWidget

    from cardtable.stage.places import Place, Rect
    from cardtable.stage.zones import Zone
    from cardtable.ui.scene.scene import TableScene


class ZoneItem(QGraphicsObject):
    """One zone. ``legal`` says that what is picked may be dropped here, ``hot`` that it would be dropped now.

    ``sly`` says that it would be cheating, which only the one who drops it is shown.
    """

    def __init__(self, table: TableScene, zone: Zone) -> None:
        super().__init__()
        self.table = table
        self.zone = zone
        self.label = ""
        self.legal = False
        self.hot = False
        self.sly = False
        self._rect = QRectF()
        self._plate: QRectF | None = None
        self._same: tuple[object, ...] = ()
        self._room = 0.0
        self._short = ""
        self._press = False
        self.setZValue(1.0)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)

    @property
    def is_target(self) -> bool:
        """Whether the zone itself can be clicked and dropped on (one's own hand is touched card by card)."""
        if self.zone.kind is ZoneKind.OTHER_HAND:
            return self.zone.target
        return self.zone.kind is not ZoneKind.HAND

    @property
    def rect(self) -> QRectF:
        """The zone on the table, in scene coordinates."""
        return self._rect

    @property
    def parts(self) -> tuple[QRectF, ...]:
        """All that means this zone: where its cards lie, and the plate of a seat that can be asked."""
        return (self._rect,) if self._plate is None else (self._rect, self._plate)

    @property
    def whole(self) -> QRectF:
        """The rectangle round all parts."""
        return self._rect if self._plate is None else self._rect.united(self._plate)

    def holds(self, point: QPointF) -> bool:
        """Whether a point of the table lies in the zone."""
        return any(part.contains(point) for part in self.parts)

    def arrange(self, zone: Zone, place: Place, label: str, short: str = "") -> None:
        """Show this zone at this place from now on; ``short`` is written where the label finds no room."""
        rect = place.rect
        self._short = short
        self._room = place.label
        where = _scene_rect(rect)
        plate = None if place.plate is None else _scene_rect(place.plate)
        same = (zone.kind, zone.owner, bool(zone.cards), zone.fine, zone.players, zone.target)
        unchanged = (where, plate, label, same) == (self._rect, self._plate, self.label, self._same)
        self._same = same
        self.zone = zone
        if unchanged:
            return
        self.label = label
        if (where, plate) != (self._rect, self._plate):
            self.prepareGeometryChange()
            self._rect, self._plate = where, plate
        self.update()

    def set_state(self, legal: bool, hot: bool, sly: bool = False) -> None:
        """Light up or go dark."""
        if (legal, hot, sly) != (self.legal, self.hot, self.sly):
            self.legal, self.hot, self.sly = legal, hot, sly
            self.setZValue(5_000.0 if legal or hot or sly else 1.0)
            self.update()

    def boundingRect(self) -> QRectF:
        """The zone with its glow, label and badge."""
        return self.whole.adjusted(-80, -30, 80, 44 * self.table.text_scale)

    def shape(self) -> QPainterPath:
        """Only the zone itself takes clicks, not its glow and label."""
        path = QPainterPath()
        if self.is_target:
            path.setFillRule(Qt.FillRule.WindingFill)
            for part in self.parts:
                path.addRect(part)
        return path

    @told_later
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the place, the glow of a legal target with a shape of its own, label and badge."""
        if not self.is_target:
            return
        theme = self.table.theme
        spread = self.zone.kind in FIELD_KINDS
        radius = (self._rect.height() / ASPECT if spread else self._rect.width()) * 0.07
        if not self.zone.cards or self.zone.kind is ZoneKind.TRAY:
            painter.setPen(QPen(QColor(theme.accent if self.zone.fine else theme.quiet), 2.0, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self._rect, radius, radius)
        if self.zone.kind is ZoneKind.TRICK:
            self._paint_players(painter)
        elif self.zone.kind is ZoneKind.MELD and self.zone.owner is not None:
            paint_owner(painter, self.table, self.zone.owner, self._rect)
        elif self.zone.kind not in (ZoneKind.ROW, ZoneKind.OTHER_HAND):
            self._paint_label(painter)
        if self.legal or self.hot:
            self._glow(painter, radius)
        if self.sly:
            self._mask(painter)
        if self.hasFocus() and self.table.shows_focus:
            painter.setPen(QPen(QColor("#ffffff"), 3.0, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(self._outline(8.0, radius))

    def _paint_players(self, painter: QPainter) -> None:
        """Whose each card of a trick is, under the card."""
        card = self._rect.height() / ASPECT
        for place, player in enumerate(self.zone.players):
            left = self._rect.x() + place * TRICK_STEP * card
            paint_owner(painter, self.table, player, QRectF(left, self._rect.y(), card, self._rect.height()))

    def _paint_label(self, painter: QPainter) -> None:
        size = (13 if self.zone.kind is ZoneKind.TRAY else 15) * self.table.text_scale
        written = self.table.font_of(size)
        room = self._room or self._rect.width() + 140
        measure = QFontMetricsF(written)
        fits = not self._short or measure.horizontalAdvance(self.label) <= room
        text = measure.elidedText(self.label if fits else self._short, Qt.TextElideMode.ElideRight, room)
        gap = 2 if self.zone.kind is ZoneKind.TRAY else 8
        below = QRectF(self._rect.center().x() - room / 2, self._rect.bottom() + gap, room, 26 * self.table.text_scale)
        painter.setFont(written)
        painter.setPen(QColor(self.table.theme.accent if self.zone.fine else self.table.theme.quiet))
        painter.drawText(below, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, text)

    def _glow(self, painter: QPainter, radius: float) -> None:
        colour = QColor(self.table.theme.accent if self.hot else self.table.theme.target)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for reach, alpha in ((12.0, 60), (8.0, 110), (4.0, 255)):
            shade = QColor(colour)
            shade.setAlpha(alpha)
            painter.setPen(QPen(shade, 5.0))
            painter.drawPath(self._outline(reach, radius + reach))
        tip = QPointF(self._rect.center().x(), self._rect.top() - 8)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        back = -18
        if self._plate is not None:  # It would lie on the name.
            tip, back = QPointF(tip.x(), self._rect.bottom() + 8), 18
        painter.drawPolygon([tip, tip + QPointF(-13, back), tip + QPointF(13, back)])

    def _outline(self, reach: float, radius: float) -> QPainterPath:
        """The edge of the zone so far outside, round all its parts at once."""
        path = QPainterPath()
        for part in self.parts:
            rounded = QPainterPath()
            rounded.addRoundedRect(part.adjusted(-reach, -reach, reach, reach), radius, radius)
            path = path.united(rounded) if not path.isEmpty() else rounded
        return path

    def _mask(self, painter: QPainter) -> None:
        """A small mask: this would be cheating."""
        middle = QPointF(self._rect.center().x(), self._rect.top() - 16)
        mask = QPainterPath()
        mask.addRoundedRect(QRectF(middle.x() - 24, middle.y() - 9, 48, 20), 9, 10)
        for side in (-1, 1):
            mask.addEllipse(middle + QPointF(side * 11, 1), 6.5, 4.0)
        painter.setPen(QPen(QColor("#fffdf8"), 1.5))
        painter.setBrush(QColor("#1b2430"))
        painter.drawPath(mask)

    # -- pointer and keys ------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the press, so that the release is ours."""
        self._press = not self.table.finish_motion()
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click on the zone."""
        if self._press and self.holds(event.scenePos()):
            self.table.input.click_zone(self.zone.id, with_alt(event), event.scenePos().x())
        self._press = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show and speak the focus."""
        super().focusInEvent(event)
        self.update()
        self.table.zone_focused(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the focus mark away."""
        super().focusOutEvent(event)
        self.update()


def _scene_rect(rect: Rect) -> QRectF:
    return QRectF(rect.x, rect.y, rect.width, rect.height)


class SuitBadge(QGraphicsItem):
    """The suit that has to follow, above the cards of a zone so that none covers it."""

    def __init__(self, owner: ZoneItem) -> None:
        super().__init__()
        self.owner = owner
        self.setZValue(9_000.0)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """The same as the zone's."""
        return self.owner.boundingRect()

    @told_later
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the badge."""
        if self.owner.is_target and self.owner.zone.suit is not None:
            self._badge(painter, self.owner.rect)

    def _badge(self, painter: QPainter, rect: QRectF) -> None:
        suit = self.owner.zone.suit
        assert suit is not None
        size = max(44.0, rect.height() / ASPECT * 0.52)
        circle = QRectF(rect.right() - size * 0.55, rect.top() - size * 0.28, size, size)
        painter.setPen(QPen(QColor(self.owner.table.theme.accent), 4.0))
        painter.setBrush(QColor("#fffdf8"))
        painter.drawEllipse(circle)
        painter.save()
        painter.translate(circle.center())
        scale = size * 0.0058
        painter.scale(scale, scale)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.owner.table.suit_colour(suit))
        painter.drawPath(sign(suit))
        painter.restore()

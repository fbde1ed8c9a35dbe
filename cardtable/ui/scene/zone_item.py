"""Places on the cloth: where cards lie, what lights up, and the signs beside them."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from cardtable.stage.layout_parts import ASPECT, Place, Rect
from cardtable.stage.zones import ZoneKind
from cardtable.ui.language import say
from cardtable.ui.painting.drawing import (
    AT_LEFT,
    DEMI,
    INK,
    MEDIUM,
    PAPER,
    UNDER,
    as_rect,
    dashed,
    draw_suit,
    filled,
    lined,
    outline,
    polygon,
    shade,
    width_of,
    write,
    write_smaller,
)
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.scene.card_item import with_alt
from cardtable.ui.scene.card_marks import CORNER, paint_hint_rose, paint_slip
from cardtable.ui.theme import SEAT_COLOURS
from cardtable.ui.widgets.controls import plain_tip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import (
        QGraphicsSceneHoverEvent,
        QGraphicsSceneMouseEvent,
        QStyleOptionGraphicsItem,
        QWidget,
    )

    from cardtable.cards import Suit
    from cardtable.stage.zones import Feature, Note, Zone
    from cardtable.ui.scene.scene_context import SceneContext

if TYPE_CHECKING:
    Agreed = tuple[tuple[Feature, ...], ...]

LABEL: Final = 0.88
TRAY_LABEL: Final = 0.86
SMALLEST_LABEL: Final = 0.66
CHIP: Final = 0.8
# How high a chip is, and how far it is to the next one, in heights of its letters.
HIGH_CHIP: Final = 1.69
CHIP_GAP: Final = 0.31
# Below this, in pixels, it cannot be read.
SMALLEST_CHIP: Final = 9.0
WRONG: Final = "#ff9d8a"
OWNER_LINE: Final = 3.4


def paint_zone(
    painter: QPainter, table: SceneContext, zone: Zone, place: Place, words: tuple[str, str], agreed: Agreed
) -> None:
    """Everything of a zone that lies below its cards; ``words`` are its label and a shorter one."""
    kind, rect, quiet = zone.kind, as_rect(place.rect), QColor(table.theme.quiet)
    if kind is ZoneKind.MELD:
        _paint_owner(painter, table, zone.owner, rect)
    elif kind is ZoneKind.OPEN_HAND:
        _paint_open_cloth(painter, table, rect)
        _paint_owner(painter, table, zone.owner, rect)
    elif kind is ZoneKind.TRAY:
        _paint_tray(painter, table, zone, place, words)
    elif kind is ZoneKind.TRICK:
        taken = {(spot.x, spot.y) for spot in place.spots}
        _paint_outlines(painter, table, [one for one in place.outlines if (one.x, one.y) not in taken])
    elif kind is ZoneKind.ROW:
        _paint_outlines(painter, table, place.outlines)
        _paint_features(painter, table, zone, place, agreed)
    elif kind is ZoneKind.KITTY:
        filled(painter, rect, Qt.PenStyle.NoPen, QColor(0, 0, 0, 44), 0.5 * table.em)
        _paint_label(painter, table, place, words, LABEL, quiet)
    elif kind in (ZoneKind.STOCK, ZoneKind.PILE, ZoneKind.WON):
        if not zone.cards:
            outline(painter, rect, dashed(quiet, 1.8 * table.units.u), _corner(rect.height()))
        _paint_label(painter, table, place, words, LABEL, quiet)


def _corner(height: float) -> float:
    return height / ASPECT * CORNER


def _paint_outlines(painter: QPainter, table: SceneContext, places: Sequence[object]) -> None:
    """Faint frames where cards are to come."""
    theme = table.theme
    colour = QColor(theme.quiet) if theme.plain else shade(theme.quiet, 90)
    for place in places:
        rect = as_rect(place)  # type: ignore[arg-type]
        outline(painter, rect, dashed(colour, 1.6 * table.units.u), _corner(rect.height()))


def _paint_owner(painter: QPainter, table: SceneContext, owner: int | None, rect: QRectF) -> None:
    """A line in the owner's colour under the meld; the place says the rest."""
    picture = table.picture
    plate = None if picture is None or owner is None else picture.plates.get(owner)
    if plate is None:
        return
    u = table.units.u
    painter.setPen(QPen(QColor(UNDER), max(1.0, u)))
    painter.setBrush(QColor(SEAT_COLOURS[plate.colour]).lighter(135))
    line = QRectF(rect.x() + 2 * u, rect.bottom() + 2.2 * u, rect.width() - 4 * u, OWNER_LINE * u)
    painter.drawRoundedRect(line, 1.6 * u, 1.6 * u)


def _paint_open_cloth(painter: QPainter, table: SceneContext, rect: QRectF) -> None:
    """Paler cloth with an edge under a hand that lies open at the end of a round."""
    u = table.units.u
    frame = rect.adjusted(-4.5 * u, -4.5 * u, 4.5 * u, 7.5 * u)
    filled(painter, frame, QPen(shade(table.theme.text, 200), 1.6 * u), shade(table.theme.text, 46), 7 * u)


def _paint_tray(painter: QPainter, table: SceneContext, zone: Zone, place: Place, words: tuple[str, str]) -> None:
    """A dashed frame and what belongs in it, what it is now, or why it is not that."""
    theme, u = table.theme, table.units.u
    wrong = zone.wrong is not None
    colour = QColor(WRONG if wrong else theme.accent if zone.fine else theme.quiet)
    frame = as_rect(place.rect).adjusted(-3 * u, -3 * u, 3 * u, 3 * u)
    filled(painter, frame, Qt.PenStyle.NoPen, QColor(0, 0, 0, 36), 8 * u)
    outline(painter, frame, dashed(colour, (2.6 if zone.fine or wrong else 1.8) * u), 8 * u)
    _paint_label(painter, table, place, words, TRAY_LABEL, colour)


def _paint_label(
    painter: QPainter, table: SceneContext, place: Place, words: tuple[str, str], size: float, colour: QColor
) -> None:
    """What is written at the zone: in letters as large as find room, else in fewer words."""
    if place.label is not None:
        room = as_rect(place.label)
        text, pixels = fitting_label(words, room.width(), size, table.em)
        write(painter, room, text, pixels, colour)


def fitting_label(words: tuple[str, str], room: float, size: float, em: float) -> tuple[str, float]:
    """The longer or the shorter text, and how large in pixels, so that it fits into the room where it can."""
    for text in dict.fromkeys(words):
        for smaller in (1.0, 0.9, 0.8):
            if width_of(text, size * smaller * em) <= room:
                return text, size * smaller * em
    return words[1], max(size * 0.76, SMALLEST_LABEL) * em


# -- rows --------------------------------------------------------------------------------------------------------------


def _paint_features(painter: QPainter, table: SceneContext, zone: Zone, place: Place, agreed: Agreed) -> None:
    """Over each card that counts how much has to agree, under it its features; a square means one, a disc two."""
    em, theme = table.em, table.theme
    marks = (theme.target, theme.accent)
    rooms = [room.width for room in place.heads]
    for at, (words, size, room) in enumerate(zip(*fitting_heads(zone.heads, rooms, em), place.heads, strict=False)):
        wide = width_of(words, size, DEMI)
        left = room.centre[0] - (wide + 1.08 * size) / 2
        mark = QRectF(left, room.centre[1] - 0.34 * size, 0.68 * size, 0.68 * size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(marks[at % 2]))
        painter.drawEllipse(mark) if at % 2 else painter.drawRect(mark)
        written = QRectF(left + 1.08 * size, room.y, wide + 2, room.height)
        write(painter, written, words, size, theme.text, DEMI, AT_LEFT)
    # Under the place of the next card, at the right of the last one, nothing is written.
    widest = [room.width * (1.6 if at == len(place.feet) - 1 else 1.0) for at, room in enumerate(place.feet)]
    look = fitting_chips(zone.features, place.feet, widest, em)
    for at, (features, room, wide) in enumerate(zip(zone.features, place.feet, widest, strict=False)):
        fitting = agreed[at] if at < len(agreed) else ()
        y, high = room.y + 0.15 * em, min(HIGH_CHIP * look[0], room.height)
        for line in lines_of_chips(features, wide, *look):
            x = max(room.centre[0] - width_of_chips(line, *look) / 2, room.x)
            _paint_chips(painter, table, line, QRectF(x, y, wide, high), look, fitting, QColor(marks[at % 2]))
            y += high + CHIP_GAP * look[0]


def fitting_heads(heads: Sequence[Note], rooms: Sequence[float], em: float) -> tuple[list[str], list[float]]:
    """What is written over the cards, and how large: in fewer words where letters would become too small."""

    def sizes(words: Sequence[str]) -> list[float]:
        # Mark, gap and words together are as wide as the room at most.
        size = LABEL * em
        wide = [width_of(one, size, DEMI) + 1.08 * size for one in words]
        return [size * min(1.0, 0.94 * room / width) for room, width in zip(rooms, wide, strict=False)]

    words = [say(head.text) for head in heads]
    if min(sizes(words), default=em) < SMALLEST_LABEL * em:
        words = [say(head.short or head.text) for head in heads]
    return words, sizes(words)


def fitting_chips(
    rows: Sequence[Sequence[Feature]], rooms: Sequence[Rect], widest: Sequence[float], em: float
) -> tuple[float, bool]:
    """How large the letters of all chips are, and whether suits are named; ``widest`` is what a row may take at last.

    Chips under two cards are compared with each other, so they look alike.
    """
    size = CHIP * em
    worded = all(width_of_chips(row, size, worded=True) <= room.width for row, room in zip(rows, rooms, strict=False))

    def fits(row: Sequence[Feature], room: Rect, wide: float) -> bool:
        lines = lines_of_chips(row, wide, size, worded)
        high = len(lines) * (HIGH_CHIP + CHIP_GAP) * size
        return (len(lines) == 1 or high <= room.height) and all(
            width_of_chips(line, size, worded) <= wide for line in lines
        )

    # Edges become smaller with the words, so that the chips of two cards never run into each other.
    while size > SMALLEST_CHIP and not all(map(fits, rows, rooms, widest)):
        size -= 0.5
    return size, worded


def lines_of_chips(row: Sequence[Feature], wide: float, size: float, worded: bool) -> list[list[Feature]]:
    """The chips of a card from left to right, in as many lines as they need."""
    lines: list[list[Feature]] = [[]]
    for feature in row:
        if lines[-1] and width_of_chips([*lines[-1], feature], size, worded) > wide:
            lines.append([])
        lines[-1].append(feature)
    return lines


def width_of_chips(features: Sequence[Feature], size: float, worded: bool) -> float:
    """How wide the chips of a card are side by side."""
    return sum(_width_of_chip(one, size, worded) + CHIP_GAP * size for one in features) - CHIP_GAP * size


def _width_of_chip(feature: Feature, size: float, worded: bool) -> float:
    words = width_of(say(feature.text), size) if worded or feature.suit is None else 0.0
    return words + (1.19 * size if feature.suit is not None else 0.0) + 0.94 * size


def _paint_chips(
    painter: QPainter,
    table: SceneContext,
    features: Sequence[Feature],
    room: QRectF,
    look: tuple[float, bool],
    agreed: Sequence[Feature],
    mark: QColor,
) -> None:
    size, worded = look
    x = room.x()
    for feature in features:
        fits = feature in agreed
        chip = QRectF(x, room.y(), _width_of_chip(feature, size, worded), room.height())
        edge = QPen(mark, 2.6 * table.units.u) if fits else QPen(QColor("#6b6f76"), table.units.u)
        filled(painter, chip, edge, QColor("#fffdf8" if fits else "#dfe6da"), 0.5 * size)
        words = chip.adjusted(0.47 * size, 0, -0.37 * size, 0)
        if feature.suit is not None:
            middle = QPointF(words.x() + 0.5 * size, chip.center().y())
            draw_suit(painter, feature.suit, middle, size, table.suit_colour(feature.suit))
            words.setLeft(words.left() + 1.19 * size)
        if worded or feature.suit is None:
            write(
                painter, words, say(feature.text), size, INK if fits else "#3b4046", DEMI if fits else MEDIUM, AT_LEFT
            )
        x = chip.right() + CHIP_GAP * size


GLOW_Z: Final = 5_000.0
BADGE_Z: Final = 9_000.0
# Zones on which nothing is dropped as such: hands are touched card by card, the rest is only looked at.
QUIET: Final = (ZoneKind.HAND, ZoneKind.LAST)
# So much of the room for words lies above the letters.
AIR_OF_LABEL: Final = 0.18


class ZoneItem(QGraphicsObject):
    """One zone. ``legal`` says that what is picked may be dropped here, ``hot`` that it would be dropped now.

    ``sly`` says that it would be cheating, which only the one who drops it is shown. ``agreed`` are the features of the
    cards that count with which the card in question agrees.
    """

    def __init__(self, table: SceneContext, zone: Zone) -> None:
        super().__init__()
        self.table = table
        self.zone = zone
        self.label = ""
        self.short = ""
        self.legal = False
        self.hot = False
        self.sly = False
        self.hinted = False
        self.agreed: tuple[tuple[Feature, ...], ...] = ()
        self.place = Place(Rect(0, 0, 0, 0), ())
        self.glow = GlowItem(self)
        self.badge = SuitBadge(self)
        self.slip = SlipItem(self)
        self.count = CountBadge(self)
        self._bounds = QRectF()
        for extra in self.extras():
            extra.setVisible(False)
        self._same: tuple[object, ...] = ()
        self._press = False
        self.setZValue(1.0)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)

    @property
    def is_target(self) -> bool:
        """Whether the zone itself can be clicked and dropped on (one's own hand is touched card by card)."""
        if self.zone.kind is ZoneKind.OTHER_HAND:
            return self.zone.target
        return self.zone.kind not in QUIET

    @property
    def rect(self) -> QRectF:
        """Where the cards of the zone lie, in scene coordinates."""
        return as_rect(self.place.rect)

    @property
    def parts(self) -> tuple[QRectF, ...]:
        """All that means this zone: where something can be dropped, and the plate of a seat that can be asked."""
        where = as_rect(self.place.target or self.place.rect)
        return (where,) if self.place.plate is None else (where, as_rect(self.place.plate))

    @property
    def whole(self) -> QRectF:
        """The rectangle round all parts."""
        first, *rest = self.parts
        for part in rest:
            first = first.united(part)
        return first

    @property
    def lit(self) -> tuple[QRectF, ...]:
        """What lights up when something can be dropped here."""
        return self.parts if self.place.lit is None else (as_rect(self.place.lit),)

    def holds(self, point: QPointF) -> bool:
        """Whether a point of the table lies in the zone."""
        return any(part.contains(point) for part in self.parts)

    def extras(self) -> tuple[QGraphicsItem, ...]:
        """What belongs to the zone and lies above its cards."""
        return self.glow, self.badge, self.slip, self.count

    def arrange(self, zone: Zone, place: Place, label: str, short: str = "") -> None:
        """Show this zone at this place from now on; ``short`` is written where the label finds no room."""
        looks = (zone.kind, zone.owner, bool(zone.cards), zone.fine, zone.wrong, zone.players, zone.target, zone.suit)
        same = (looks, place, label, short, zone.heads, zone.features, zone.tip, self.table.em)
        before, self._same = self._same, same
        self.zone, self.label, self.short = zone, label, short
        if same == before:
            return
        for item in (self, *self.extras()):
            item.prepareGeometryChange()
        self.place = place
        self.setToolTip(plain_tip(label if zone.tip is None else say(zone.tip)))
        self._bounds = self._measured()
        # What draws nothing is not asked at each picture where it lies.
        self.badge.setVisible(zone.suit is not None)
        self.slip.setVisible(place.slip is not None)
        unnamed = zone.kind is ZoneKind.STOCK and place.label is None
        self.count.setVisible(unnamed and zone.counted and bool(zone.cards))
        for item in (self, *self.extras()):
            item.update()

    def show_agreement(self, agreed: tuple[tuple[Feature, ...], ...]) -> None:
        """Frame the features with which a card agrees."""
        if agreed != self.agreed:
            self.agreed = agreed
            self.update()

    def set_state(self, legal: bool, hot: bool, sly: bool = False) -> None:
        """Light up or go dark."""
        if (legal, hot, sly) != (self.legal, self.hot, self.sly):
            self.legal, self.hot, self.sly = legal, hot, sly
            self._show_glow()

    def set_hinted(self, hinted: bool) -> None:
        """Be what a hint is about, or not."""
        if hinted != self.hinted:
            self.hinted = hinted
            self._show_glow()

    def _show_glow(self) -> None:
        self.glow.setVisible(self.legal or self.hot or self.sly or self.hinted or self.hasFocus())
        self.glow.update()

    def boundingRect(self) -> QRectF:
        """The zone with its frame, label and what is written at it, and all that can be clicked."""
        return self._bounds

    def _measured(self) -> QRectF:
        reach = 8 * self.table.units.u
        whole = self.rect.united(self.whole).adjusted(-reach, -reach, reach, reach)
        labels = () if self.place.label is None else (self.place.label,)
        for room in (*self.place.outlines, *self.place.heads, *self.place.feet, *labels):
            whole = whole.united(as_rect(room).adjusted(-2, -2, 2, 2))
        return whole

    def shape(self) -> QPainterPath:
        """Only the zone itself takes clicks, not its label."""
        path = QPainterPath()
        if self.is_target:
            path.setFillRule(Qt.FillRule.WindingFill)
            for part in self.parts:
                path.addRect(part)
        return path

    @told_later
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the place and what is written at it."""
        if self.is_target:
            words = self.label, self.short or self.label
            paint_zone(painter, self.table, self.zone, self.place, words, self.agreed)

    # -- pointer and keys ------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the press, so that the release is ours."""
        self._press = not self.table.finish_motion()
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click on the zone."""
        if self._press and self.holds(event.scenePos()):
            self.table.zone_clicked.emit(self.zone.id, with_alt(event), event.scenePos().x())
        self._press = False

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Tell the table which zone the pointer is on."""
        self.table.zone_entered.emit(self.zone.id)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Tell the table that the pointer has left."""
        self.table.zone_left.emit(self.zone.id)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show and speak the focus."""
        super().focusInEvent(event)
        self._show_glow()
        self.table.focused.emit(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the focus mark away."""
        super().focusOutEvent(event)
        self._show_glow()


class _Extra(QGraphicsItem):
    """Something of a zone that lies at another height than its cards; clicks go through it."""

    def __init__(self, owner: ZoneItem, z: float) -> None:
        super().__init__()
        self.owner = owner
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)


class GlowItem(_Extra):
    """What lights up over the cards of a zone: legal, hot, sly, focused."""

    def __init__(self, owner: ZoneItem) -> None:
        super().__init__(owner, GLOW_Z)

    def boundingRect(self) -> QRectF:
        """The lit parts with glow and triangle."""
        reach = 16 * self.owner.table.units.u + 1.3 * self.owner.table.em
        lit = self.owner.lit
        whole = lit[0]
        for part in (*lit[1:], *self.owner.parts):
            whole = whole.united(part)
        return whole.adjusted(-reach, -reach, reach, reach)

    @told_later
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw what is lit, each with a shape of its own."""
        owner = self.owner
        if not owner.is_target:
            return
        if owner.hinted:
            self._hint(painter)
        if owner.legal or owner.hot:
            self._glow(painter)
        if owner.sly:
            self._mask(painter)
        if owner.hasFocus() and owner.table.shows_focus:
            u = owner.table.units.u
            outline(painter, self._path(8 * u, 5.0 * u), QPen(QColor(UNDER), 5.0 * u))
            outline(painter, self._path(8 * u, 5.0 * u), dashed(QColor("#ffffff"), 2.8 * u))

    def _radius(self) -> float:
        rect = self.owner.lit[0]
        return min(rect.width(), rect.height() / ASPECT) * CORNER

    def _glow(self, painter: QPainter) -> None:
        owner, u = self.owner, self.owner.table.units.u
        theme = owner.table.theme
        colour = theme.accent if owner.hot else theme.target
        for reach, alpha in ((10.0, 60), (7.0, 110)):
            outline(painter, self._path(reach * u, 4.2 * u), QPen(shade(colour, alpha), 4.2 * u))
        lined(painter, self._path(4.0 * u, 6.6 * u), QPen(QColor(colour), 4.2 * u), u)
        size = 0.62 * owner.table.em
        rect = owner.lit[0]
        painter.setPen(QPen(QColor(UNDER), max(1.2, 1.4 * u)))
        painter.setBrush(QColor(colour))
        x, y, way = rect.center().x(), rect.top() - 5 * u, -1
        if owner.place.plate is not None:  # It would lie on the name.
            y, way = rect.bottom() + 5 * u, 1
        elif owner.zone.kind is ZoneKind.TRAY:  # Above lies what is written under the piles.
            y = rect.top() + 1.3 * size + 4 * u
        painter.drawPath(polygon((x, y), (x - size, y + way * 1.3 * size), (x + size, y + way * 1.3 * size)))

    def _hint(self, painter: QPainter) -> None:
        """A pale light round it and the rose of a hint on its upper edge."""
        table, u = self.owner.table, self.owner.table.units.u
        for reach, alpha in ((13.0, 50), (9.0, 90)):
            outline(painter, self._path(reach * u, 4.4 * u), QPen(shade("#ffe9a8", alpha), 4.4 * u))
        lined(painter, self._path(5.0 * u, 6.8 * u), QPen(QColor("#ffe9a8"), 4.4 * u), u)
        paint_hint_rose(painter, table, self.owner.lit[0])

    def _path(self, reach: float, thick: float) -> QPainterPath:
        """The edge of what is lit so far outside, round all its parts at once, drawn so thick.

        It comes closer where something is written below.
        """
        path = QPainterPath()
        for part in self.owner.lit:
            rounded = QPainterPath()
            radius = self._radius() + reach
            below = min(reach, self._free_below(part) - thick / 2)
            rounded.addRoundedRect(part.adjusted(-reach, -reach, reach, below), radius, radius)
            path = path.united(rounded) if not path.isEmpty() else rounded
        return path

    def _free_below(self, part: QRectF) -> float:
        """How much room there is between a part and the words under it."""
        label = self.owner.place.label
        if label is None or label.y < part.bottom():
            return inf
        return label.y + AIR_OF_LABEL * label.height - part.bottom()

    def _mask(self, painter: QPainter) -> None:
        """A small mask: this would be cheating."""
        em = self.owner.table.em
        middle = QPointF(self.owner.rect.center().x(), self.owner.rect.top() - em)
        mask = QPainterPath()
        mask.addRoundedRect(
            QRectF(middle.x() - 1.5 * em, middle.y() - 0.56 * em, 3 * em, 1.25 * em), 0.56 * em, 0.6 * em
        )
        for side in (-1, 1):
            mask.addEllipse(middle + QPointF(side * 0.7 * em, 0.06 * em), 0.4 * em, 0.25 * em)
        painter.setPen(QPen(QColor(PAPER), 1.5 * self.owner.table.units.u))
        painter.setBrush(QColor("#1b2430"))
        painter.drawPath(mask)


class SuitBadge(_Extra):
    """The suit that has to follow: a disc at the right of the pile's top, over no index and nothing above the pile."""

    def __init__(self, owner: ZoneItem) -> None:
        super().__init__(owner, BADGE_Z)

    @property
    def disc(self) -> QRectF:
        """Where the disc lies."""
        rect, table = self.owner.rect, self.owner.table
        size = min(max(0.42 * rect.width(), 1.6 * table.em), 72 * table.units.u)
        return QRectF(rect.right() + 0.06 * size, rect.top(), size, size)

    def boundingRect(self) -> QRectF:
        """The disc with its edge."""
        reach = 4 * self.owner.table.units.u
        return self.disc.adjusted(-reach, -reach, reach, reach)

    @told_later
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the disc."""
        suit, table = self.owner.zone.suit, self.owner.table
        if suit is not None and self.owner.is_target:
            paint_badge(painter, table, suit, self.disc)


def paint_badge(painter: QPainter, table: SceneContext, suit: Suit, disc: QRectF) -> None:
    """A suit on a white disc with a golden edge."""
    painter.setPen(QPen(QColor(table.theme.accent), 3.2 * table.units.u))
    painter.setBrush(QColor(PAPER))
    painter.drawEllipse(disc)
    draw_suit(painter, suit, disc.center(), disc.width() * 0.58, table.suit_colour(suit))


class CountBadge(_Extra):
    """How many cards a stock holds, on its backs, where nothing can be written under it."""

    def __init__(self, owner: ZoneItem) -> None:
        super().__init__(owner, BADGE_Z)

    def boundingRect(self) -> QRectF:
        """The number with its ground."""
        rect, em = self.owner.rect, self.owner.table.em
        wide, high = min(2.6 * em, 0.92 * rect.width()), min(1.4 * em, 0.4 * rect.height())
        return QRectF(rect.center().x() - wide / 2, rect.bottom() - high - min(0.35 * em, 0.3 * high), wide, high)

    @told_later
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the number."""
        table, room = self.owner.table, self.boundingRect()
        filled(painter, room, Qt.PenStyle.NoPen, shade(UNDER, 225), 0.4 * table.em)
        write_smaller(painter, room, str(len(self.owner.zone.cards)), 0.72 * room.height(), PAPER, DEMI, 0.0)


class SlipItem(_Extra):
    """The slip on a folded meld, between the cards before and behind it."""

    def __init__(self, owner: ZoneItem) -> None:
        super().__init__(owner, 100.0)

    def boundingRect(self) -> QRectF:
        """The slip, as large as a card."""
        slip = self.owner.place.slip
        return QRectF() if slip is None else as_rect(slip.spot.rect).adjusted(-2, -2, 2, 2)

    @told_later
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw it with the number of cards under it."""
        place = self.owner.place
        if place.slip is None:
            return
        self.setZValue(99.5 + next((at for at, index in enumerate(place.indices) if index != at), 0))
        paint_slip(painter, self.owner.table, as_rect(place.slip.spot.rect), place.slip.hidden)

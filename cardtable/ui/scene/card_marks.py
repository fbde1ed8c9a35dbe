"""What is drawn on a card so that it is noticed. Every mark has a shape and a colour of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cardtable.cards import Rank
from cardtable.ui.painting.drawing import (
    BOLD,
    DEMI,
    INK,
    PAPER,
    UNDER,
    dashed,
    draw_glow,
    draw_rose,
    draw_suit,
    filled,
    lined,
    outline,
    polygon,
    shade,
    under,
    width_of,
    write,
)

if TYPE_CHECKING:
    from cardtable.stage.zones import Face
    from cardtable.ui.scene.scene_context import SceneContext

CORNER: Final = 0.065
PICKED_LIFT: Final = 0.12
HINTED_LIFT: Final = 0.08
FOCUS_REACH: Final = 5.0
_DARK_GREEN: Final = "#1c5a40"


def paint_fitting(painter: QPainter, table: SceneContext, face: QRectF, *, taking: bool) -> None:
    """May be played: a tab with a point on the upper edge, with a thin line beside it; two tabs where it takes a card.

    Of these one points down and one up: one card goes, another comes.
    """
    em, u, theme = table.em, table.units.u, table.theme
    size = min(0.52 * em, face.width() * 0.11)
    x, y = face.center().x(), face.top()
    edge = 0.07 * face.width()
    line = QPen(QColor(theme.target), 2.6 * u)
    for pen in (under(line, u), line):
        painter.setPen(pen)
        painter.drawLine(QPointF(face.left() + edge, y), QPointF(face.right() - edge, y))
    points = ((-1.7, -0.42), (1.7, -0.42), (1.7, 0.2), (0.0, 1.25), (-1.7, 0.2))
    painter.setPen(QPen(QColor(UNDER), max(1.2, 1.4 * u)))
    painter.setBrush(QColor(theme.target))
    for middle, way in ((x - 2.1 * size, 1), (x + 2.1 * size, -1)) if taking else ((x, 1),):
        painter.drawPath(polygon(*((middle + across * size, y + way * down * size) for across, down in points)))


def paint_picked(painter: QPainter, table: SceneContext, face: QRectF, order: int, large: bool) -> None:
    """Picked: a solid frame, and its number at the left, half way down."""
    theme, radius = table.theme, face.width() * CORNER
    u = table.units.u
    lined(painter, face.adjusted(-1, -1, 1, 1), QPen(QColor(theme.accent), 4.2 * u), u, radius)
    if not order:
        return
    size = max(1.35 * table.em, face.width() * 0.17)
    disc = QRectF(face.left() + 0.05 * face.width(), face.top() + face.height() * (0.79 if large else 0.5), size, size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.accent))
    painter.drawEllipse(disc)
    write(painter, disc, str(order), size * 0.62, theme.on_accent, BOLD)


def paint_focus(painter: QPainter, table: SceneContext, face: QRectF) -> None:
    """Focused: a dashed ring outside the card, white on dark."""
    u = table.units.u
    reach = FOCUS_REACH * u
    ring = face.adjusted(-reach, -reach, reach, reach)
    radius = face.width() * CORNER + reach
    outline(painter, ring, QPen(QColor(UNDER), 5.0 * u), radius)
    outline(painter, ring, dashed(QColor("#ffffff"), 2.6 * u), radius)


def paint_hint_light(painter: QPainter, table: SceneContext, face: QRectF) -> None:
    """Hinted: a light behind the card."""
    draw_glow(painter, face, face.width() * CORNER, "#ffe9a8", 16 * table.units.u, 16)


def paint_hint_rose(painter: QPainter, table: SceneContext, face: QRectF) -> None:
    """Hinted: a rose in a dark disc on the upper edge."""
    size = 0.95 * table.em
    centre = QPointF(face.center().x(), face.top() - 0.2 * size)
    painter.setPen(QPen(QColor(table.theme.accent), 2.0 * table.units.u))
    painter.setBrush(QColor(table.theme.sunk))
    painter.drawEllipse(centre, size * 0.98, size * 0.98)
    draw_rose(painter, centre, size * 0.78, table.theme.accent, "#fff0c4")


def paint_fresh(painter: QPainter, table: SceneContext, face: QRectF, large: bool) -> None:
    """New: a rose at the left, below index and sign, where the next card does not cover it."""
    size = min(max(0.6 * table.em, face.width() * 0.088), 0.125 * face.width())
    centre = QPointF(face.left() + face.width() * 0.103, face.top() + face.height() * (0.72 if large else 0.4))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#1d6a4b"))
    painter.drawEllipse(centre, size * 1.06, size * 1.06)
    draw_rose(painter, centre, size * 0.86, "#ffe9a8", "#e8c15a")


def paint_reason(painter: QPainter, table: SceneContext, face: QRectF, reason: str, large: bool) -> None:
    """Why it came: a ribbon down the left edge, where the next card does not cover it."""
    top = face.top() + face.height() * (0.5 if large else 0.36)
    high = face.bottom() - top - 0.04 * face.height()
    wide = min(1.15 * table.em, 0.2 * face.width())
    size = 0.74 * wide
    length = min(width_of(reason, size, DEMI) + 0.8 * wide, high)
    ribbon = QRectF(face.left() + 0.02 * face.width(), top, wide, length)
    filled(painter, ribbon, Qt.PenStyle.NoPen, QColor(_DARK_GREEN), 0.3 * wide)
    painter.save()
    painter.translate(ribbon.center())
    painter.rotate(-90)
    write(
        painter, QRectF(-length / 2 + 0.2 * wide, -wide / 2, length - 0.4 * wide, wide), reason, size, "#ffe9a8", DEMI
    )
    painter.restore()


def paint_face(painter: QPainter, table: SceneContext, stands: Face, card: QRectF) -> None:
    """Rank and suit that a joker stands for, on a slip at its left edge."""
    width = card.width() * 0.335
    suited = stands.suit is not None
    top = card.y() + card.height() * 0.40
    sheet = QRectF(card.x() + 0.012 * card.width(), top, width, card.height() * (0.5 if suited else 0.3))
    filled(painter, sheet, QPen(QColor("#b8860b"), 1.3 * table.units.u), QColor(PAPER), width * 0.18)
    rank = table.deck_style.index(Rank(stands.rank))
    colour = QColor(INK) if stands.suit is None else table.suit_colour(stands.suit)
    size = width * (0.62 if len(rank) > 1 else 0.86)
    size = min(size, size * width * 0.95 / max(width_of(rank, size, BOLD), 1.0))
    upper = QRectF(sheet.x() - 3, sheet.y(), width + 6, sheet.height() * (0.55 if suited else 1.0))
    write(painter, upper, rank, size, colour, BOLD)
    if stands.suit is not None:
        below = QPointF(sheet.center().x(), sheet.y() + sheet.height() * 0.75)
        draw_suit(painter, stands.suit, below, width * 0.72, colour)


def paint_edge(painter: QPainter, face: QRectF, lean: float) -> None:
    """The white edge of a card that lies face up under others, and which the viewer has not seen."""
    painter.save()
    painter.rotate(lean)
    filled(painter, face, QPen(QColor("#8d8a80"), 1.0), QColor(PAPER), face.width() * CORNER)
    painter.restore()


def paint_slip(painter: QPainter, table: SceneContext, card: QRectF, hidden: int) -> None:
    """The slip on a folded meld that says how many cards lie under it."""
    filled(painter, card, QPen(QColor("#b9b2a4"), table.units.u), QColor("#e9e1c8"), card.width() * CORNER)
    shown = QRectF(card.x(), card.y(), card.width() * 0.36, card.height())
    write(painter, shown, f"+{hidden}", card.width() * 0.22, "#6b5a2a", BOLD)


def paint_dim(painter: QPainter, face: QRectF, strength: int) -> None:
    """A card that is only remembered."""
    filled(painter, face, Qt.PenStyle.NoPen, shade("#0a1e16", strength), face.width() * CORNER)

"""How a zone looks on the cloth: outlines of empty places, labels, whose a meld is, what counts in a row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from cardtable.stage.layout_parts import ASPECT
from cardtable.stage.zones import ZoneKind
from cardtable.ui.language import say
from cardtable.ui.painting.drawing import (
    AT_LEFT,
    DEMI,
    INK,
    MEDIUM,
    UNDER,
    as_rect,
    dashed,
    draw_suit,
    outline,
    shade,
    width_of,
    write,
)
from cardtable.ui.scene.card_marks import CORNER
from cardtable.ui.theme import SEAT_COLOURS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter

    from cardtable.stage.layout_parts import Place
    from cardtable.stage.zones import Feature, Note, Zone
    from cardtable.ui.scene.tabletop import Tabletop

    Agreed = tuple[tuple[Feature, ...], ...]

LABEL: Final = 0.88
TRAY_LABEL: Final = 0.86
SMALLEST_LABEL: Final = 0.66
CHIP: Final = 0.8
# Between two chips, in heights of their letters.
CHIP_GAP: Final = 0.31
# Below this, in pixels, it cannot be read.
SMALLEST_CHIP: Final = 9.0
WRONG: Final = "#ff9d8a"
OWNER_LINE: Final = 3.4


def paint_zone(
    painter: QPainter, table: Tabletop, zone: Zone, place: Place, words: tuple[str, str], agreed: Agreed
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
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 44))
        painter.drawRoundedRect(rect, 0.5 * table.em, 0.5 * table.em)
        _paint_label(painter, table, place, words, LABEL, quiet)
    elif kind in (ZoneKind.STOCK, ZoneKind.PILE, ZoneKind.WON):
        if not zone.cards:
            outline(painter, rect, dashed(quiet, 1.8 * table.units.u), _corner(rect.height()))
        _paint_label(painter, table, place, words, LABEL, quiet)


def _corner(height: float) -> float:
    return height / ASPECT * CORNER


def _paint_outlines(painter: QPainter, table: Tabletop, places: Sequence[object]) -> None:
    """Faint frames where cards are to come."""
    theme = table.theme
    colour = QColor(theme.quiet) if theme.plain else shade(theme.quiet, 90)
    for place in places:
        rect = as_rect(place)  # type: ignore[arg-type]
        outline(painter, rect, dashed(colour, 1.6 * table.units.u), _corner(rect.height()))


def _paint_owner(painter: QPainter, table: Tabletop, owner: int | None, rect: QRectF) -> None:
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


def _paint_open_cloth(painter: QPainter, table: Tabletop, rect: QRectF) -> None:
    """Paler cloth with an edge under a hand that lies open at the end of a round."""
    u = table.units.u
    frame = rect.adjusted(-4.5 * u, -4.5 * u, 4.5 * u, 7.5 * u)
    painter.setPen(QPen(shade(table.theme.text, 200), 1.6 * u))
    painter.setBrush(shade(table.theme.text, 46))
    painter.drawRoundedRect(frame, 7 * u, 7 * u)


def _paint_tray(painter: QPainter, table: Tabletop, zone: Zone, place: Place, words: tuple[str, str]) -> None:
    """A dashed frame and what belongs in it, what it is now, or why it is not that."""
    theme, u = table.theme, table.units.u
    wrong = zone.wrong is not None
    colour = QColor(WRONG if wrong else theme.accent if zone.fine else theme.quiet)
    frame = as_rect(place.rect).adjusted(-3 * u, -3 * u, 3 * u, 3 * u)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 36))
    painter.drawRoundedRect(frame, 8 * u, 8 * u)
    outline(painter, frame, dashed(colour, (2.6 if zone.fine or wrong else 1.8) * u), 8 * u)
    _paint_label(painter, table, place, words, TRAY_LABEL, colour)


def _paint_label(
    painter: QPainter, table: Tabletop, place: Place, words: tuple[str, str], size: float, colour: QColor
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


def _paint_features(painter: QPainter, table: Tabletop, zone: Zone, place: Place, agreed: Agreed) -> None:
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
    size, worded = fitting_chips(zone.features, [room.width for room in place.feet], widest, em)
    for at, (features, room) in enumerate(zip(zone.features, place.feet, strict=False)):
        fitting = agreed[at] if at < len(agreed) else ()
        _paint_chips(painter, table, features, as_rect(room), (size, worded), fitting, QColor(marks[at % 2]))


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
    rows: Sequence[Sequence[Feature]], rooms: Sequence[float], widest: Sequence[float], em: float
) -> tuple[float, bool]:
    """How large the letters of all chips are, and whether suits are named; ``widest`` is what a row may take at last.

    Chips under two cards are compared with each other, so they look alike.
    """
    size = CHIP * em
    worded = all(width_of_chips(row, size, worded=True) <= room for row, room in zip(rows, rooms, strict=False))
    # Edges become smaller with the words, so that the chips of two cards never run into each other.
    while size > SMALLEST_CHIP and any(
        width_of_chips(row, size, worded) > room for row, room in zip(rows, widest, strict=False)
    ):
        size -= 0.5
    return size, worded


def width_of_chips(features: Sequence[Feature], size: float, worded: bool) -> float:
    """How wide the chips of a card are side by side."""
    return sum(_width_of_chip(one, size, worded) + CHIP_GAP * size for one in features) - CHIP_GAP * size


def _width_of_chip(feature: Feature, size: float, worded: bool) -> float:
    words = width_of(say(feature.text), size) if worded or feature.suit is None else 0.0
    return words + (1.19 * size if feature.suit is not None else 0.0) + 0.94 * size


def _paint_chips(
    painter: QPainter,
    table: Tabletop,
    features: Sequence[Feature],
    room: QRectF,
    look: tuple[float, bool],
    agreed: Sequence[Feature],
    mark: QColor,
) -> None:
    em, (size, worded) = table.em, look
    x = max(room.center().x() - width_of_chips(features, size, worded) / 2, room.x())
    high = min(1.69 * size, room.height())
    for feature in features:
        fits = feature in agreed
        chip = QRectF(x, room.y() + 0.15 * em, _width_of_chip(feature, size, worded), high)
        painter.setPen(QPen(mark, 2.6 * table.units.u) if fits else QPen(QColor("#6b6f76"), table.units.u))
        painter.setBrush(QColor("#fffdf8" if fits else "#dfe6da"))
        painter.drawRoundedRect(chip, 0.5 * size, 0.5 * size)
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

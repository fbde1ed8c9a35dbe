"""Positions in the books, drawn with the means of the table: its cards, marks and cloth (``cards:2C|6C*,KD``).

Before the line stands what lies on the table, behind it what a player holds; what is marked fits, or wins the trick.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import shiboken6
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from cardtable.cards import Card
from cardtable.messages import Message, listing, translate
from cardtable.stage.card_names import card_name
from cardtable.stage.layout_parts import ASPECT, INDEX_SHARE, Spot
from cardtable.stage.units import Units
from cardtable.stage.zones import Middle
from cardtable.ui.painting.cloth import RIM, paint_cloth
from cardtable.ui.painting.drawing import dashed
from cardtable.ui.scene.card_item import CardItem
from cardtable.ui.scene.card_marks import CORNER
from cardtable.ui.scene.scene import TableScene

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.ui.services import Services

SCHEME: Final = "cards"
# How wide a card is where there is room, and where it is short, in heights of a line of text.
CARD: Final = 4.1
LEAST: Final = 2.5
# From one card to the next, in widths of a card, where there is room.
STEP: Final = 1.1
MELD_STEP: Final = 0.52
ROW_STEP: Final = 1.3
# Between what lies on the table and what a player holds.
APART: Final = 0.5
# The players before whom the cards of a trick lie: the others at the left, opposite and at the right, then oneself.
_TRICK: Final = ((-1.08, 0.0), (0.0, -0.58), (1.08, 0.0), (0.0, 0.58))


def is_position(name: QUrl) -> bool:
    """Whether a picture of a book is a position."""
    return name.scheme() == SCHEME


@dataclass(frozen=True, slots=True)
class Position:
    """What lies on the table, what a player holds, and which of all that is marked."""

    table: tuple[Card, ...]
    hand: tuple[Card, ...]
    marked: frozenset[Card]

    @staticmethod
    def read(text: str) -> Position:
        """Read the form of the books, such as ``2C|6C*,KD``."""
        table, _, hand = text.partition("|")
        words = [[word for word in part.split(",") if word] for part in (table, hand)]
        laid, held = (tuple(Card.parse(word.rstrip("*")) for word in part) for part in words)
        marked = (Card.parse(word.rstrip("*")) for part in words for word in part if word.endswith("*"))
        return Position(laid, held, frozenset(marked))

    def is_trick(self, middle: Middle) -> bool:
        """Whether these are the cards of a trick, one before each player, of which one wins."""
        return middle is Middle.TRICK and not self.table and len(self.hand) == len(_TRICK) and len(self.marked) == 1


def describe(position: Position, middle: Middle) -> list[Message]:
    """The picture in words: the cards by name, and what is marked."""
    if position.is_trick(middle):
        found = [translate("Rules", "In the trick: {cards}.", "what a picture of the rule book shows")]
        lying: list[Sequence[Card]] = [position.hand]
    else:
        found, lying = [], []
        if position.table:
            found.append(translate("Rules", "On the table: {cards}.", "what a picture of the rule book shows"))
            lying.append(position.table)
        if position.hand:
            found.append(translate("Rules", "In the hand: {cards}.", "what a picture of the rule book shows"))
            lying.append(position.hand)
    if position.marked:
        found.append(translate("Rules", "Marked: {cards}.", "what a picture of the rule book shows"))
        lying.append([card for card in (*position.table, *position.hand) if card in position.marked])
    return [
        text.put(cards=listing([card_name(card) for card in cards])) for text, cards in zip(found, lying, strict=True)
    ]


@dataclass(frozen=True, slots=True)
class _Laid:
    """Where everything lies: the size of the whole, the cards, the place of the next one, and a line between."""

    size: QSizeF
    cards: tuple[tuple[Card, Spot], ...]
    following: QRectF | None
    between: float | None


def size_of(position: Position, middle: Middle, column: float, line: float) -> QSizeF:
    """How large the picture is, in a column so wide whose lines are so high."""
    return _lay(position, middle, column, line).size


def _lay(position: Position, middle: Middle, column: float, line: float) -> _Laid:
    edge = (RIM + 0.75) * line
    room = max(column - 2 * edge, 3.0 * line)
    if position.is_trick(middle):
        return _lay_trick(position, room, edge, line)
    wished = {Middle.ROW: ROW_STEP, Middle.MELDS: MELD_STEP}.get(middle, STEP)
    if not position.hand:
        wished = STEP  # What the order of cards is shown with lies side by side.
    laid, held = len(position.table), len(position.hand)
    places = laid + (1 if middle is Middle.ROW and laid else 0)
    # Where room is short, cards become smaller first, so that marks stay in sight, and then they close up.
    side_by_side = (bool(places) + bool(held)) + (APART if places and held else 0.0)
    side_by_side += max(places - 1, 0) * wished + max(held - 1, 0) * STEP
    card = min(CARD * line, max(LEAST * line, room / side_by_side), room / 2.4)
    apart = APART * card if places and held else 0.0
    fixed = card * (bool(places) + bool(held)) + apart
    steps = (max(places - 1, 0) * wished, max(held - 1, 0) * STEP)
    left = max(room - fixed - steps[0] * card, max(held - 1, 0) * INDEX_SHARE[True] * card)
    hand_step = min(STEP * card, left / (held - 1)) if held > 1 else 0.0
    left = room - fixed - max(held - 1, 0) * hand_step
    table_step = min(wished * card, max(left, 0.0) / (places - 1)) if places > 1 else 0.0
    x, y = edge, edge
    cards = [(one, Spot(x + at * table_step, y, card)) for at, one in enumerate(position.table)]
    following = QRectF(x + laid * table_step, y, card, card * ASPECT) if places > laid else None
    if places:
        x += (places - 1) * table_step + card + apart
    cards += [(one, Spot(x + at * hand_step, y, card)) for at, one in enumerate(position.hand)]
    wide = x + (held - 1) * hand_step + card if held else x
    size = QSizeF(min(round(wide + edge), column), round(card * ASPECT + 2 * edge))
    return _Laid(size, tuple(cards), following, x - apart / 2 if apart else None)


def _lay_trick(position: Position, room: float, edge: float, line: float) -> _Laid:
    """One card before each player, as in the middle of the table."""
    card = min(CARD * line, room / 3.3)
    centre = QPointF(edge + 1.58 * card, edge + (0.5 + 0.58) * card * ASPECT)
    spots = (Spot(centre.x() + (x - 0.5) * card, centre.y() + (y - 0.5) * card * ASPECT, card) for x, y in _TRICK)
    size = QSizeF(round(3.16 * card + 2 * edge), round(2.16 * card * ASPECT + 2 * edge))
    return _Laid(size, tuple(zip(position.hand, spots, strict=True)), None, None)


def draw_position(
    position: Position, middle: Middle, services: Services, column: float, line: float, ratio: float
) -> QImage:
    """The position as a picture of the size that it has in this column, crisp at this pixel ratio."""
    laid = _lay(position, middle, column, line)
    image = QImage(
        round(laid.size.width() * ratio), round(laid.size.height() * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    whole = QRectF(QPointF(), laid.size)
    scene = TableScene(services.pixmaps)
    scene.theme, scene.pixel_ratio = services.theme, ratio
    scene.units = Units(laid.size.width(), laid.size.height(), 0.8, 0.85 * line, 0.0, 0.0)
    scene.set_size(laid.size.width(), laid.size.height())
    _put_cards(scene, position, middle, laid)
    with QPainter(image) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        paint_cloth(painter, whole, services.theme, line, 0.8)
        quiet = dashed(QColor(services.theme.quiet), 1.6)
        if laid.following is not None:
            radius = laid.following.width() * CORNER
            painter.setPen(quiet)
            painter.drawRoundedRect(laid.following, radius, radius)
        if laid.between is not None:
            edge = 1.2 * line
            painter.setPen(QPen(QColor(services.theme.quiet), 1.6, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(laid.between, edge), QPointF(laid.between, laid.size.height() - edge))
        scene.render(painter, whole, whole)
    shiboken6.delete(scene)
    return image


def _put_cards(scene: TableScene, position: Position, middle: Middle, laid: _Laid) -> None:
    trick = position.is_trick(middle)
    for index, (card, spot) in enumerate(laid.cards):
        item = CardItem(scene)
        item.card, item.spot, item.index = card, spot, index
        item.fitting = card in position.marked and not trick
        item.winning = card in position.marked and trick
        scene.cards.append(item)
        scene.addItem(item)
        item.rest()

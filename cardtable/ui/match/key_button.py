"""A button with the cap of its key, as large as the table's letters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from cardtable.ui.a11y.speech_text import spoken as plain
from cardtable.ui.a11y.speech_text import spoken_key
from cardtable.ui.deck.faces import colour_of
from cardtable.ui.painting.drawing import (
    AT_LEFT,
    BOLD,
    DEMI,
    INK,
    PAPER,
    draw_rose,
    draw_suit,
    lined,
    shade,
    smooth,
    width_of,
    write,
)
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.widgets.controls import PushButton, set_flag

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from cardtable.cards import Card, Suit
    from cardtable.ui.deck.style import FaceStyle
    from cardtable.ui.theme import Theme

KEY: Final = 0.78
# Of a button as wide as a card: how high it is, in widths and at least in heights of its letters, how much of that is
# paper, and how large its sign on it.
TALL: Final = 1.2
LOWEST: Final = 4.0
PAPER_SHARE: Final = 0.74
SIGN: Final = 0.56
HEIGHT: Final = 2.25
PADDING: Final = 0.85


@dataclass(frozen=True, slots=True)
class Look:
    """How the widgets of a table look: theme, height of body text, and the style of the deck for suit signs."""

    theme: Theme
    em: float
    style: FaceStyle


class KeyButton(PushButton):
    """A button of the table. ``scale`` makes its letters smaller where there is little room.

    ``card_width``: a suit is shown as large as on a card so wide, over its word; 0: before it.
    """

    describes_itself = True

    def __init__(self) -> None:
        super().__init__()
        self._label = ""
        self._key = ""
        self._suit: Suit | None = None
        self._card: Card | None = None
        self._look: Look | None = None
        self._hints: dict[float, QSize] = {}
        self.scale = 1.0
        self.card_width = 0.0
        self.hinted = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_words(
        self,
        label: str,
        key: str,
        look: Look,
        suit: Suit | None = None,
        card: Card | None = None,
        spoken: str = "",
        refusal: str = "",
    ) -> None:
        """Show this from now on; ``spoken`` are the words for all of it, where a sign stands for some.

        ``refusal`` says to ears why it cannot be pressed; else they hear which key presses it.
        """
        self._label, self._key, self._look, self._suit, self._card = label, key, look, suit, card
        self._hints = {}
        self.setText(f"{label}  [{key}]" if key else label)
        self.setAccessibleName(plain(spoken or label))
        # Without a description Qt would take the tool tip.
        self.setAccessibleDescription(plain(refusal) or (spoken_key(key) if key else " "))
        self.updateGeometry()
        self.update()

    @property
    def key(self) -> str:
        """The letter or digit that presses it, empty where there is none."""
        return self._key

    def show_state(self, primary: bool, refused: bool) -> None:
        """Whether it is what one wants now, and whether it cannot be pressed."""
        set_flag(self, "primary", primary)
        set_flag(self, "refused", refused)
        self.update()

    def mark(self, hinted: bool) -> None:
        """Be what a hint is about, or not."""
        if hinted != self.hinted:
            self.hinted = hinted
            self.update()

    @property
    def _em(self) -> float:
        return 16.0 if self._look is None else self._look.em * self.scale

    def _cap(self, em: float) -> float:
        """How wide the cap of the key is."""
        return width_of(self._key, KEY * em, BOLD) + 0.75 * em if self._key else 0.0

    @property
    def _is_card(self) -> bool:
        return self._suit is not None and self.card_width > 0

    def _words(self, em: float) -> float:
        sign = 1.5 * em if self._suit is not None else 0.0
        return width_of(self._label, em, DEMI) + sign + self._chip(em)

    def _index(self) -> str:
        if self._card is None or self._look is None:
            return ""
        return "★" if self._card.suit is None else self._look.style.index(self._card.rank)

    def _chip(self, em: float) -> float:
        """How wide the small card behind the words is, with the gap before it."""
        if self._card is None:
            return 0.0
        sign = 0.0 if self._card.suit is None else 0.95
        return width_of(self._index(), 0.95 * em, BOLD) + (sign + 0.7 + 0.4) * em

    def sizeHint(self) -> QSize:
        """Words, sign and cap with room around them."""
        em = self._em
        if self._is_card:
            wide = max(self.card_width, width_of(self._label, em, DEMI) + 0.9 * em)
            return QSize(round(wide), round(max(TALL * self.card_width, LOWEST * em)))
        if em not in self._hints:
            cap = self._cap(em) + 0.55 * em if self._key else 0.0
            self._hints[em] = QSize(round(self._words(em) + cap + 2 * PADDING * em), round(HEIGHT * em))
        return self._hints[em]

    def minimumSizeHint(self) -> QSize:
        """No smaller than that."""
        return self.sizeHint()

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw ground, words and cap; what cannot be pressed is dashed and quiet."""
        look = self._look
        if look is None:
            return
        em, theme = self._em, look.theme
        primary, refused = bool(self.property("primary")), bool(self.property("refused"))
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        with smooth(self) as painter:
            self._ground(painter, rect, theme, primary, refused)
            ink = theme.on_accent if primary else theme.quiet if refused else theme.text
            cap = self._cap(em)
            if self._is_card:
                self._as_card(painter, rect, look, ink)
                return
            total = self._words(em) + (cap + 0.55 * em if cap else 0.0)
            x = rect.center().x() - total / 2
            if self._suit is not None:
                disc = QPointF(x + 0.62 * em, rect.center().y())
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(PAPER))
                painter.drawEllipse(disc, 0.7 * em, 0.7 * em)
                draw_suit(painter, self._suit, disc, 0.85 * em, QColor(colour_of(self._suit, look.style)))
                x += 1.5 * em
            words = QRectF(x, rect.y(), rect.right() - x, rect.height())
            write(painter, words, self._label, em, ink, DEMI, AT_LEFT)
            x += width_of(self._label, em, DEMI)
            if self._card is not None:
                chip = self._chip(em)
                self._small_card(painter, QRectF(x + 0.4 * em, rect.y(), chip - 0.4 * em, rect.height()), look)
                x += chip
            if cap:
                x += 0.55 * em
                where = QRectF(x, rect.center().y() - 0.62 * em, cap, 1.24 * em)
                self._draw_cap(painter, where, ink, shade("#000000", 36) if primary else shade("#ffffff", 26))
            if self.hinted:
                self._rose(painter, rect, theme)

    def _draw_cap(self, painter: QPainter, where: QRectF, ink: str, ground: QColor) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(where, 0.28 * self._em, 0.28 * self._em)
        write(painter, where, self._key, KEY * self._em, ink, BOLD)

    def _as_card(self, painter: QPainter, rect: QRectF, look: Look, ink: str) -> None:
        """The suit large on paper with the cap of the key in its corner, and the word below."""
        assert self._suit is not None
        em = self._em
        edge = 0.35 * em
        words = max(1.5 * em, (1 - PAPER_SHARE) * rect.height())
        paper = rect.adjusted(edge, edge, -edge, -words)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(paper, 0.4 * em, 0.4 * em)
        cap = QRectF(paper.x() + 0.25 * em, paper.y() + 0.25 * em, self._cap(em), 1.24 * em)
        # On little paper the sign stands beside the key.
        room = paper if paper.height() > 2 * cap.height() else paper.adjusted(cap.right() - paper.x(), 0, 0, 0)
        sign = min(SIGN * paper.width(), 0.84 * paper.height(), 0.9 * room.width())
        draw_suit(painter, self._suit, room.center(), sign, QColor(colour_of(self._suit, look.style)))
        if self._key:
            self._draw_cap(painter, cap, INK, shade("#000000", 26))
        write(painter, QRectF(rect.x(), rect.bottom() - words, rect.width(), words), self._label, em, ink, DEMI)
        if self.hinted:
            self._rose(painter, rect, look.theme)

    def _small_card(self, painter: QPainter, room: QRectF, look: Look) -> None:
        """Index and sign of a card on paper."""
        assert self._card is not None
        em, suit = self._em, self._card.suit
        paper = QRectF(room.x(), room.center().y() - 0.72 * em, room.width(), 1.44 * em)
        colour = QColor(INK if suit is None else colour_of(suit, look.style))
        painter.setPen(QPen(QColor(INK), 1.0))
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(paper, 0.2 * em, 0.2 * em)
        write(painter, paper.adjusted(0.35 * em, 0, 0, 0), self._index(), 0.95 * em, colour.name(), BOLD, AT_LEFT)
        if suit is not None:
            draw_suit(painter, suit, QPointF(paper.right() - 0.75 * em, paper.center().y()), 0.78 * em, colour)

    def _rose(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """The rose of a hint in a dark disc at the left end, and its pale frame."""
        # It fills most of the room before the words, and touches none.
        size = 0.42 * PADDING * self._em
        centre = QPointF(rect.x() + size, rect.center().y())
        lined(painter, rect, QPen(QColor("#ffe9a8"), 2.6), 1.0, rect.height() * 0.28)
        painter.setPen(QPen(QColor(theme.accent), 1.4))
        painter.setBrush(QColor(theme.sunk))
        painter.drawEllipse(centre, size * 0.86, size * 0.86)
        draw_rose(painter, centre, size * 0.7, theme.accent, "#fff0c4")

    def _ground(self, painter: QPainter, rect: QRectF, theme: Theme, primary: bool, refused: bool) -> None:
        radius = 0.6 * self._em if self._is_card else rect.height() * 0.28
        if primary:
            ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
            accent = QColor(theme.accent)
            ground.setColorAt(0, accent if theme.plain else accent.lighter(108))
            ground.setColorAt(1, accent.darker(112) if self.isDown() else accent)
            painter.setBrush(ground)
            painter.setPen(Qt.PenStyle.NoPen)
        else:
            painter.setBrush(shade(theme.sunk if self.isDown() else theme.tile, 130 if refused else 255))
            edge = QColor(theme.accent if self.underMouse() else theme.edge)
            style = Qt.PenStyle.DashLine if refused else Qt.PenStyle.SolidLine
            painter.setPen(QPen(edge, 1.3, style))
        painter.drawRoundedRect(rect, radius, radius)
        if self.hasFocus():
            ring = QPen(QColor(theme.text if primary else theme.accent), 2.4)
            lined(painter, rect, ring, 1.0, radius)

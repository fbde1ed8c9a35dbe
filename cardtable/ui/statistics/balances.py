"""How one stands with each player met: own wins to the left, theirs to the right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from cardtable.messages import translate
from cardtable.stage.characters import Mood
from cardtable.ui.avatars.player_face import draw_face, look_of
from cardtable.ui.language import say
from cardtable.ui.lengths import em, letters
from cardtable.ui.painting.drawing import write_elided
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.theme import SEAT_COLOURS
from cardtable.ui.widgets.controls import set_tip
from cardtable.ui.widgets.one_stop import OneStop, Stop

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from cardtable.app.statistics import Balance
    from cardtable.engine.match import Seat
    from cardtable.ui.services import Services

# How high a row is, in em.
BALANCE: Final = 2.7
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class BalanceRow(Stop):
    """How one stands with one player: own wins to the left, theirs to the right; who leads smiles."""

    def __init__(self, services: Services, seat: Seat, balance: Balance, most: int) -> None:
        super().__init__()
        self._services, self._seat, self._balance, self._most = services, seat, balance, most
        self.setCheckable(True)
        text = translate("Statistics", "{player}: {won} won, {lost} lost", "how one stands with somebody")
        told = say(text.put(player=seat.name, won=balance.won, lost=balance.lost))
        self.setAccessibleName(told)
        set_tip(self, told)

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Face, name, and the bar between two figures."""
        theme, balance = self._services.frame, self._balance
        middle_y = self.height() / 2
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            if self.isChecked() or self.hasFocus() or self.underMouse():
                colour = theme.text if self.hasFocus() else theme.gold if self.isChecked() else theme.line
                painter.setPen(QPen(QColor(colour), 0.13 * em()))
                inside = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
                painter.drawRoundedRect(inside, em(0.6), em(0.6))
            mood = Mood.DELIGHTED if balance.lost > balance.won else Mood.CALM
            draw_face(painter, self._services, self._seat, QPointF(em(1.6), middle_y), em(1.1), mood)
            painter.setPen(QColor(theme.text))
            name = QRectF(em(3.1), 0, min(em(6), 0.28 * self.width()), self.height())
            weight = QFont.Weight.Bold if self.isChecked() else QFont.Weight.DemiBold
            write_elided(painter, name, self._seat.name, letters(1.0), weight, _LEFT)
            bold = QFont.Weight.Bold
            write_elided(
                painter, QRectF(name.right(), 0, em(1.7), self.height()), str(balance.won), letters(0.95), bold, _RIGHT
            )
            end = QRectF(self.width() - em(2.2), 0, em(2.0), self.height())
            write_elided(painter, end, str(balance.lost), letters(0.95), bold, _LEFT)
            bar = QRectF(name.right() + em(2.2), middle_y - em(0.34), end.left() - name.right() - em(2.7), 2 * em(0.34))
            self._draw_bar(painter, bar)

    def _draw_bar(self, painter: QPainter, bar: QRectF) -> None:
        theme, balance = self._services.frame, self._balance
        round_ = bar.height() / 2
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.sunk))
        painter.drawRoundedRect(bar, round_, round_)
        middle = bar.center().x()
        unit = bar.width() / 2 / max(1, self._most)
        theirs = SEAT_COLOURS[look_of(self._seat, self._services)[1] % len(SEAT_COLOURS)]
        painter.setPen(Qt.PenStyle.NoPen)
        for left, wins, colour in (
            (middle - balance.won * unit, balance.won, theme.gold),
            (middle, balance.lost, theirs),
        ):
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(QRectF(left, bar.top(), wins * unit, bar.height()), 0.4 * round_, 0.4 * round_)
        painter.setPen(QPen(QColor(theme.text), 0.1 * em()))
        painter.drawLine(QPointF(middle, bar.top() - em(0.35)), QPointF(middle, bar.bottom() + em(0.35)))


class Balances(OneStop):
    """One row for each player met. ``chosen(place)``: only games with that one are wanted; again: all of them."""

    chosen = Signal(int)

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services

    def show_balances(self, rows: Sequence[tuple[Seat, Balance]], chosen: int | None) -> None:
        """Show these, one of them perhaps chosen."""
        most = max((max(one.won, one.lost) for _, one in rows), default=1)
        made = []
        for at, (seat, one) in enumerate(rows):
            row = BalanceRow(self._services, seat, one, most)
            row.setChecked(at == chosen)
            row.clicked.connect(lambda _=False, at=at: self.chosen.emit(at))
            made.append(row)
        focused = any(stop.hasFocus() for stop in self.stops)
        self.take(made, chosen or 0)
        if focused and made:
            made[chosen or 0].setFocus(Qt.FocusReason.OtherFocusReason)
        self.follow()

    def follow(self) -> None:
        """Be as high as the rows are."""
        self.setFixedHeight(em(BALANCE) * len(self.stops))
        self._lay()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the width."""
        self._lay()

    def _lay(self) -> None:
        for at, row in enumerate(self.stops):
            row.setGeometry(0, at * em(BALANCE), self.width(), em(BALANCE))

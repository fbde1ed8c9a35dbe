"""Pictures of moments in a portrait: the best one, and cheats that nobody noticed."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from cardtable.games.catalogue import entry, title_of
from cardtable.messages import translate
from cardtable.stage.common_words import REPLAY
from cardtable.stage.counted_events import SHORT, told
from cardtable.stage.layout_parts import ASPECT
from cardtable.ui.a11y.roles import leave_to_control
from cardtable.ui.a11y.speech_text import sentence, spoken
from cardtable.ui.language import day_text, say, when_text
from cardtable.ui.metrics import SMALL, em, letters, space
from cardtable.ui.painting.drawing import smooth, write
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.widgets.controls import button, label, set_tip
from cardtable.ui.widgets.icons import SPACE, Icon, set_icon
from cardtable.ui.widgets.picture_button import sized
from cardtable.ui.widgets.roving_focus import RovingFocus, Stop

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from cardtable.app.statistics import Result
    from cardtable.stage.counted_events import Unnoticed
    from cardtable.ui.services import Services

# How wide the picture is, in em, at most; every table is so much wider than high.
WIDEST: Final = 15.5
SHAPE: Final = 1.6
TITLE: Final = translate("Statistics", "The best moment", "of a player: the turn in which most of a hand was laid")
_log = logging.getLogger(__name__)


class MomentPiece(QWidget):
    """The biggest turn of a player. ``asked(number, line)``: the match is to be watched from that line of its log on.

    The match is opened once the page stands; where it cannot be, ``gone()`` says so.
    """

    asked = Signal(int, int)
    gone = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._result: Result | None = None
        self._made_of: tuple[object, ...] = ()
        self._drawn = QPixmap()
        self.picture = QLabel()
        self.picture.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.told = label("label", wrap=True)
        self.told.setTextFormat(Qt.TextFormat.RichText)
        self.when = label("quiet", wrap=True)
        self.watch = button(self._ask, bare=True)
        for part in (self.told, self.when):
            leave_to_control(part)
        column = QVBoxLayout(self)
        space(column, 0.4)
        below = QHBoxLayout()
        below.addWidget(self.when, 1)
        below.addWidget(self.watch, 0, Qt.AlignmentFlag.AlignBottom)
        for part in (self.picture, self.told):
            column.addWidget(part)
        column.addLayout(below)
        self._opened_later = QTimer(self, singleShot=True, interval=0)
        self._opened_later.timeout.connect(self._open)

    def show_result(self, result: Result | None) -> None:
        """Show what was done in this match."""
        services, cards = self._services, self._services.pixmaps
        looks = services.languages.current, services.theme, services.frame, em()
        made_of = (result, *looks, cards.deck, cards.style, cards.back_colour)
        if made_of == self._made_of:
            return
        self._made_of, self._result, self._drawn = made_of, result, QPixmap()
        set_icon(self.watch, Icon.PLAY, services.frame.text, 0.8)
        self.told.setText("")
        self.picture.clear()
        if result is not None:
            self.when.setText(f"{title_of(result.match.game)}, {when_text(result.match.ended)}")
            self._opened_later.start()

    def _open(self) -> None:
        """Look at the match, and draw how the table lay."""
        result = self._result
        if result is None:
            return
        from cardtable.app.replay import turn_again
        from cardtable.ui.match.pictures import picture_of_table, pictures_of
        from cardtable.ui.new_game.match_setup import called_now
        from cardtable.ui.scene.turn_writer import LIGHTER, ON_PAPER, TurnWriter

        services = self._services
        try:
            match = services.database.load(result.match.id).match
            match.seats = called_now(match.seats, services.settings)
            game, seat = entry(match.game.id), result.match.seats.index(result.seat)
            seen = turn_again(game, match, seat, result.seat.big.line)
            if seen is None:
                self.gone.emit()
                return
            picture = pictures_of(seen.sight, services).picture_of(seen.lay, past=True)
            ratio = self.devicePixelRatioF()
            self._drawn = picture_of_table(picture, services, em(WIDEST), ratio)
        except Exception:  # whatever a match of its own raises: all other figures are there
            _log.warning("a moment cannot be shown again", exc_info=True)
            self.gone.emit()
            return
        names = tuple((one.name, one.colour) for one in match.seats)
        on_light = QColor(services.frame.tile).lightness() > 128
        writer = TurnWriter(names, services.pixmaps.style, ON_PAPER if on_light else LIGHTER)
        self.told.setText(writer.write(seen.told))
        told = spoken(writer.spoken(seen.told))
        self.watch.setAccessibleDescription(f"{sentence(told)} {self.when.text()}")
        self._lay()

    def _lay(self) -> None:
        """Draw the picture as wide as there is room; it keeps its place while it is not there yet."""
        width = min(self.width(), em(WIDEST))
        size = QSize(width, round(width / SHAPE))
        self.picture.setFixedHeight(size.height())
        if not self._drawn.isNull():
            self.picture.setPixmap(sized(self._drawn, size, self.devicePixelRatioF()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width."""
        super().resizeEvent(event)
        self._lay()

    def _ask(self) -> None:
        if self._result is not None:
            self.asked.emit(self._result.match.id, self._result.seat.big.line)

    def retranslate(self) -> None:
        """Write what does not depend on the match."""
        self.watch.setText(SPACE + say(REPLAY))
        self.watch.setAccessibleName(f"{say(REPLAY)}: {say(TITLE)}")


# All in em: how wide and high a place is at least, how wide a card, and how far another one lies over it.
WIDE, HIGH, CARD, ASIDE = 13.5, 4.9, 2.6, 1.2
AIR: Final = 0.35
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class CheatCard(Stop):
    """One cheat: its card face up, half under the other one where it was tucked, with what was done and when."""

    def __init__(self, services: Services, result: Result, cheat: Unnoticed) -> None:
        super().__init__()
        self._services, self._cheat = services, cheat
        self._day = day_text(result.match.ended.astimezone().date())
        heard = f"{say(told(cheat, result.seat.name))} {title_of(result.match.game)}, {self._day}"
        self.setAccessibleName(heard)
        set_tip(self, heard)

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cards, the words beside them, and the ring of the keys."""
        theme, cheat = self._services.frame, self._cheat
        left, width = em(AIR), em(CARD)
        with smooth(self, pictures=True) as painter:
            if self.hasFocus() or self.underMouse():
                painter.setPen(QPen(QColor(theme.text if self.hasFocus() else theme.line), 0.13 * em()))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), em(0.6), em(0.6))
            top = (self.height() - ASPECT * width) / 2
            for at, card in enumerate((cheat.card, cheat.under)):
                if card is not None:
                    margin = self._services.pixmaps.margin(width)
                    picture = self._services.pixmaps.face(card, width, self.devicePixelRatioF())
                    painter.drawPixmap(QPointF(left + at * em(ASIDE) - margin, top - margin), picture)
            words = left + width + em(0.6) + (em(ASIDE) if cheat.under is not None else 0)
            line = QRectF(words, self.height() / 2 - em(1.25), self.width() - words - em(AIR), em(1.3))
            write(painter, line, say(SHORT[cheat.cheat]), letters(1.0), theme.text, align=_LEFT)
            line.translate(0, em(1.2))
            write(painter, line, self._day, letters(SMALL), theme.quiet, align=_LEFT)


class Gallery(RovingFocus):
    """Cheats side by side, the newest first. ``asked(number, line)``: one is to be watched in its match."""

    asked = Signal(int, int)

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services

    def show_cheats(self, cheats: Sequence[tuple[Result, Unnoticed]]) -> None:
        """Show these."""
        made = []
        for result, one in cheats:
            card = CheatCard(self._services, result, one)
            card.clicked.connect(lambda _=False, number=result.match.id, line=one.line: self.asked.emit(number, line))
            made.append(card)
        self.take(made)
        self._lay()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many side by side as there is room for."""
        self._lay()

    def _lay(self) -> None:
        columns = max(1, self.width() // em(WIDE))
        self.setFixedHeight(em(HIGH) * -(-len(self.stops) // columns))
        for at, card in enumerate(self.stops):
            card.setGeometry(
                at % columns * self.width() // columns, at // columns * em(HIGH), self.width() // columns, em(HIGH)
            )

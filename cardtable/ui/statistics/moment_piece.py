"""The best moment of a player, to be watched again: its table as a picture, and what was done in a line."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from cardtable.games.catalogue import title_of
from cardtable.messages import translate
from cardtable.stage.common_words import REPLAY
from cardtable.ui.a11y.roles import leave_to_control
from cardtable.ui.a11y.speech_text import sentence, spoken
from cardtable.ui.language import say, when_text
from cardtable.ui.lengths import em, space
from cardtable.ui.widgets.controls import button, label
from cardtable.ui.widgets.icons import SPACE, Icon, set_icon
from cardtable.ui.widgets.picture_button import sized

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from cardtable.app.statistics import Result
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
        if result == self._result:
            return
        self._result, self._drawn = result, QPixmap()
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
        from cardtable.games.catalogue import entry
        from cardtable.ui.match.pictures import pictures_of
        from cardtable.ui.new_game.computer_players import called_now
        from cardtable.ui.scene.picture import picture_of_table
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
            picture = pictures_of(seen.sight, lambda: services.pixmaps.style).picture(mark_fitting=False)
            ratio = self.devicePixelRatioF()
            self._drawn = picture_of_table(picture, services.pixmaps, services.theme, em(WIDEST), ratio)
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
        set_icon(self.watch, Icon.PLAY, self._services.frame.text, 0.8)

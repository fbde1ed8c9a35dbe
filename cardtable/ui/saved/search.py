"""Which of many saved games are listed: by what is written there, to be played on or over, and by who played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLineEdit, QWidget

from cardtable.engine.match import Seat
from cardtable.engine.player_names import name_key
from cardtable.games.catalogue import title_of
from cardtable.messages import translate
from cardtable.ui.avatars.faces import FaceChip
from cardtable.ui.language import day_text, long_day, say
from cardtable.ui.metrics import at_least, em, space
from cardtable.ui.painting.drawing import smooth
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.widgets.choices import Chip
from cardtable.ui.widgets.controls import discard
from cardtable.ui.widgets.flow_layout import FlowLayout
from cardtable.ui.widgets.icons import Icon, draw_icon
from cardtable.ui.widgets.text_search import plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from cardtable.store.listing import SavedGame
    from cardtable.ui.services import Services

# How wide the field for words is, in em.
WIDTH = 13.0


class SearchField(QLineEdit):
    """A field for words, with the sign of a search before them."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        at_least(self, width=WIDTH)
        self._leave_room()

    def changeEvent(self, event: QEvent) -> None:
        """Leave the sign as much room as the letters are large."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._leave_room()

    def _leave_room(self) -> None:
        self.setTextMargins(em(1.2), 0, 0, 0)

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sign where the words leave room for it."""
        super().paintEvent(event)
        with smooth(self) as painter:
            middle = QPointF(em(1.1), self.height() / 2)
            draw_icon(painter, Icon.SEARCH, middle, em(0.9), QColor(self._services.frame.quiet))


class SavedSearch(QWidget):
    """What is looked for. ``changed()`` when that is something else now."""

    changed = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._written: dict[SavedGame, str] = {}
        self._games: Sequence[SavedGame] = ()
        self.words = SearchField(services)
        self.states = [Chip(services) for _ in range(3)]
        self.people: list[FaceChip] = []
        self._row = FlowLayout(self, 0)
        space(self._row, 0.4)
        for chip in self.states:
            chip.setAutoExclusive(True)
            chip.clicked.connect(self.changed)
            self._row.addWidget(chip)
        self.states[0].setChecked(True)
        self._row.addWidget(self.words)
        self.words.textChanged.connect(self.changed)

    @property
    def over(self) -> bool | None:
        """Whether matches are looked for that are over, or those that are not; ``None`` for all."""
        return (None, False, True)[next(at for at, chip in enumerate(self.states) if chip.isChecked())]

    def offer(self, games: Sequence[SavedGame]) -> None:
        """Let one choose among these games, and among the people of the house who have played them."""
        self._games = games
        self._written.clear()
        played = {name_key(name) for game in games for name in game.players}
        people = [one for one in self._services.settings.people if name_key(one.name) in played]
        seats = [Seat(one.name, None, one.colour, one.face) for one in people]
        if seats != [chip.seat for chip in self.people]:
            wanted = {chip.seat.name for chip in self.people if chip.isChecked()}
            for chip in self.people:
                self._row.removeWidget(chip)
                discard(chip)
            self.people = [FaceChip(self._services, seat) for seat in seats]
            self._row.removeWidget(self.words)
            for chip in self.people:
                chip.setChecked(chip.seat.name in wanted)
                chip.clicked.connect(self.changed)
                self._row.addWidget(chip)
            self._row.addWidget(self.words)
        self._count()

    def matching(self) -> list[SavedGame]:
        """Those that are looked for, in their order."""
        words, over = plain(self.words.text()).split(), self.over
        names = {name_key(chip.seat.name) for chip in self.people if chip.isChecked()}
        return [
            one
            for one in self._games
            if (over is None or one.over is over)
            and (not names or names <= {name_key(name) for name in one.players})
            and (not words or all(word in self._text(one) for word in words))
        ]

    def clear(self) -> None:
        """Look for everything."""
        self.states[0].setChecked(True)
        for chip in self.people:
            chip.setChecked(False)
        if self.words.text():
            self.words.clear()
        else:
            self.changed.emit()

    def be_brief(self, brief: bool) -> None:
        """Show people by their faces alone where there is little room."""
        for chip in self.people:
            chip.be_brief(brief)

    def _text(self, game: SavedGame) -> str:
        if game not in self._written:
            day = game.updated.astimezone().date()
            parts = (game.name, title_of(game.game), *game.players, long_day(day), day_text(day))
            self._written[game] = plain(" ".join(parts))
        return self._written[game]

    def _count(self) -> None:
        over = sum(one.over for one in self._games)
        for chip, text, number in zip(
            self.states,
            (
                translate("Saved", "All {number}", "button: all games are listed, so many"),
                translate("Saved", "Unfinished {number}", "button: games that are not over are listed, so many"),
                translate("Saved", "Finished {number}", "button: games that are over are listed, so many"),
            ),
            (len(self._games), len(self._games) - over, over),
            strict=True,
        ):
            words = say(text.put(number=number))
            chip.setAccessibleName(words)
            chip.setText(f" {words}")

    def retranslate(self) -> None:
        """Write every text."""
        self._written.clear()
        self._count()
        search = say(translate("Saved", "Game, name or day"))
        self.words.setPlaceholderText(search)
        self.words.setAccessibleName(say(translate("Saved", "Search: game, name or day")))

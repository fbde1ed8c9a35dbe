"""Which of many saved games are listed: all, by what is written there, by game, finished or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from cardtable.games.catalogue import covers
from cardtable.messages import translate
from cardtable.ui.language import say
from cardtable.ui.widgets.controls import TitledBox, label
from cardtable.ui.widgets.flow_layout import FlowLayout

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from cardtable.store.listing import SavedGame

WIDTH = 240


class SavedSearch(QWidget):
    """What is looked for. ``changed()`` when that is something else now."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.words = QLineEdit()
        self.words.setMinimumWidth(WIDTH)
        self._states, self._games = TitledBox(), TitledBox()
        self.state, self.game = self._states.box, self._games.box
        self.found = label("quiet")
        row = FlowLayout(self, spacing=10)
        for part in (self.words, self._states, self._games, self.found):
            row.addWidget(part)
        self.words.textChanged.connect(lambda _: self.changed.emit())
        self.state.activated.connect(lambda _: self.changed.emit())
        self.game.activated.connect(lambda _: self.changed.emit())

    def offer(self, games: Collection[str]) -> None:
        """Let one choose among these games."""
        known = [cover for cover in covers().values() if cover.id in games]
        wanted = self.game.currentData() or ""
        self.game.clear()
        self.game.addItem(say(translate("Saved", "All games", "which games are listed")), "")
        for cover in known:
            self.game.addItem(cover.title, cover.id)
        self.game.setCurrentIndex(max(0, self.game.findData(wanted)))

    def matching(self, games: Sequence[SavedGame]) -> list[SavedGame]:
        """Those that are looked for, in their order."""
        words, over, game = self.words.text().casefold().split(), self.state.currentData(), self.game.currentData()
        return [
            one
            for one in games
            if (over is None or one.over is over)
            and (not game or one.game == game)
            and all(word in _written(one) for word in words)
        ]

    def tell(self, number: int) -> None:
        """Say how many there are."""
        self.found.setText(say(translate("Saved", "%n game(s)", "so many are listed", number)))

    def retranslate(self) -> None:
        """Write every text."""
        chosen = max(0, self.state.currentIndex())
        self.state.clear()
        self.state.addItem(say(translate("Saved", "Finished or not", "which games are listed")), None)
        self.state.addItem(say(translate("Saved", "Not finished", "which games are listed")), False)
        self.state.addItem(say(translate("Saved", "Finished", "which games are listed")), True)
        self.state.setCurrentIndex(chosen)
        self._states.call(say(translate("Saved", "Show", "before a box: which games are listed")))
        self._games.call(say(translate("Saved", "Game", "before a box: which games are listed")))
        search = say(translate("Saved", "Search: names, players, games"))
        self.words.setPlaceholderText(search)
        self.words.setAccessibleName(search)


def _written(game: SavedGame) -> str:
    cover = covers().get(game.game)
    return " ".join((game.name, cover.title if cover is not None else game.game, *game.players)).casefold()

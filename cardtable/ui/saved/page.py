"""The saved games: continue, rename, delete, to a file and from a file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import QListWidgetItem, QWidget

from cardtable.engine.player_names import LONGEST_NAME
from cardtable.games.catalogue import covers
from cardtable.messages import Message, translate
from cardtable.store.errors import StoreError
from cardtable.store.rows import Listed
from cardtable.ui.language import day_text, say, when_text
from cardtable.ui.replay.words import REPLAY, REVIEW
from cardtable.ui.saved.search import SavedSearch
from cardtable.ui.widgets import dialogs
from cardtable.ui.widgets.controls import button, label
from cardtable.ui.widgets.flow_layout import FlowLayout
from cardtable.ui.widgets.lazy_list import LazyList
from cardtable.ui.widgets.page import ScrolledPage

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from cardtable.store.listing import SavedGame
    from cardtable.ui.services import Services


CONTINUE: Final = translate("Saved", "Continue")


class SavedPage(ScrolledPage):
    """The games that are kept, and what can be done with one.

    Signals: ``continued(number)`` when one is to be played on, or its end to be seen, ``asked_replay(number)`` and
    ``asked_review(number)`` when it is to be looked at again, or gone through.
    """

    continued = Signal(int)
    asked_replay = Signal(int)
    asked_review = Signal(int)

    def __init__(self, services: Services, go_back: Callable[[], None]) -> None:
        super().__init__(services, go_back)
        self.list = LazyList()
        self.list.setMinimumHeight(360)
        self.list.itemActivated.connect(lambda _: self.resume())
        self.list.currentItemChanged.connect(lambda *_: self._enable())
        self._problem = ""
        self._games: Listed[SavedGame] = Listed()
        self._listed: list[SavedGame] = []
        self.search = SavedSearch()
        self.search.changed.connect(self._list)
        self.empty = label("quiet", wrap=True)
        self.left_out = label("quiet", wrap=True)
        self.play = button(self.resume, primary=True)
        self.again = button(lambda: self._ask(self.asked_replay))
        self.review = button(lambda: self._ask(self.asked_review))
        self.rename = button(self.ask_name)
        self.delete = button(self.ask_delete)
        self.export = button(self.ask_export)
        self.load = button(self.ask_import)
        self.backup = button(self.ask_backup)
        deeds = QWidget()
        row = FlowLayout(deeds, spacing=8)
        for part in (self.play, self.again, self.review, self.rename, self.delete, self.export, self.backup, self.load):
            row.addWidget(part)
        self.body.addWidget(self.search)
        self.body.addWidget(self.empty)
        self.body.addWidget(self.left_out)
        self.body.addWidget(self.list, 1)
        self.body.addWidget(deeds)
        self.retranslate()

    def arrive(self) -> None:
        """List the games as they are now."""
        self.fill()

    def first(self) -> QWidget:
        """The games; without any, the button that brings one from a file."""
        return self.list if self.list.count() else self.load

    def fill(self) -> None:
        """List the games, the last played on top."""
        self._problem = ""
        self._games = Listed()
        try:
            self._games = self.services.database.games()
        except StoreError as error:
            self._problem = say(error.message)
        self.search.offer({game.game for game in self._games})
        self.search.setVisible(len(self._games) > 1)
        self.backup.setVisible(self.services.database.missing() is not None)
        self._list()

    def _list(self) -> None:
        """List those that are looked for; the one that was chosen stays so where it is among them."""
        kept = self.number()
        self._listed = self.search.matching(self._games)
        chosen = next((at for at, game in enumerate(self._listed) if game.id == kept), 0)
        self.list.fill(len(self._listed), lambda at: self._item(self._listed[at]), chosen)
        self.search.tell(len(self._listed))
        nothing = translate("Saved", "No game has been played yet. Every game is saved by itself, move by move.")
        if self._games:
            nothing = translate("Saved", "No saved game matches. Try something else.")
        self.empty.setText(self._problem or say(nothing))
        left_out = self._games.left_out
        self.empty.setVisible(not self._listed and not (left_out and not self._games))
        self.left_out.setText(
            say(
                translate(
                    "Saved",
                    "%n saved game(s) cannot be read and are not in this list. They were left as they are, and your "
                    "other games are fine.",
                    "rows of the file that make no sense",
                    left_out,
                )
            )
        )
        self.left_out.setVisible(bool(left_out))
        self._enable()

    def _item(self, game: SavedGame) -> QListWidgetItem:
        item = QListWidgetItem(self._line(game))
        item.setData(Qt.ItemDataRole.UserRole, game.id)
        return item

    def _line(self, game: SavedGame) -> str:
        cover = covers().get(game.game)
        title = cover.title if cover is not None else game.game
        when = when_text(game.updated)
        state = translate("Saved", "finished") if game.over else translate("Saved", "not finished yet")
        first = f"{game.name} ({title})" if game.name else title
        return f"{first}\n{', '.join(game.players)} · {when} · {say(state)}"

    def number(self) -> int | None:
        """The id of the chosen game."""
        item = self.list.currentItem()
        return None if item is None else int(item.data(Qt.ItemDataRole.UserRole))

    def _enable(self) -> None:
        number = self.number()
        game = next((game for game in self._listed if game.id == number), None)
        for part in (self.play, self.again, self.review, self.rename, self.delete, self.export):
            part.setEnabled(game is not None)
        over = game is not None and game.over
        text = translate("Saved", "Show the end", "button: of a game that is over") if over else CONTINUE
        self.play.setText(say(text))

    # -- deeds -----------------------------------------------------------------------------------------------------

    def resume(self) -> None:
        """Play the chosen game on."""
        number = self.number()
        if number is not None:
            self.continued.emit(number)

    def _ask(self, signal: SignalInstance) -> None:
        number = self.number()
        if number is not None:
            signal.emit(number)

    def ask_name(self) -> None:
        """Give the chosen game a name."""
        number = self.number()
        game = next((game for game in self._games if game.id == number), None)
        if game is None:
            return
        name = dialogs.ask_name(self, translate("Saved", "What shall this game be called?"), game.name, LONGEST_NAME)
        if name is not None:
            self._try(lambda: self.services.database.rename(game.id, name))

    def ask_delete(self) -> None:
        """Delete the chosen game, after asking."""
        number = self.number()
        if number is None:
            return
        question = translate("Saved", "Delete this game for good? It cannot be brought back.")
        if dialogs.ask_yes(self, question, translate("Saved", "Delete the game"), translate("Saved", "Keep the game")):
            row = self.list.currentRow()
            # The list stays where it is, with the next game chosen.
            self.list.setCurrentRow(row + 1 if row + 1 < len(self._listed) else row - 1)
            self._try(lambda: self.services.database.delete(number))

    def ask_export(self) -> None:
        """Write the chosen game to a file."""
        number = self.number()
        if number is None:
            return
        question = translate(
            "Saved",
            "The file will hold everything about this game: all hands, the order of the stock, and the computer "
            "players’ luck. Whoever has it can look at everybody’s cards.",
        )
        go = translate("Saved", "Choose a place …")
        if not dialogs.ask_yes(self, question, go, translate("Dialogs", "Cancel")):
            return
        path = dialogs.ask_file_to_write(self, "cardtable")
        if path is not None:
            self._try(lambda: self._export(number, path))

    def ask_backup(self) -> None:
        """Bring the matches back that a backup holds and the list has lost, after asking."""
        found = self.services.database.missing()
        if found is None:
            return
        question = translate("Backup", "{holds} Bring them back?").put(holds=found.holds(day_text(found.day)))
        yes, no = translate("Backup", "Bring them back"), translate("Dialogs", "Cancel")
        if dialogs.ask_yes(self, question, yes, no):
            self._try(lambda: self.services.database.bring_back(found))

    def _export(self, number: int, path: Path) -> None:
        from cardtable.store.files import write_file
        from cardtable.store.record import record_of

        loaded = self.services.database.load(number)
        write_file(record_of(loaded.match, loaded.player_seed), path)

    def ask_import(self) -> None:
        """Take a game from a file."""
        path = dialogs.ask_file_to_open(self)
        if path is not None:
            self.take(path)

    def take(self, path: Path) -> int | None:
        """Take the game in this file into the list; its id, or ``None`` when that was not possible."""
        from cardtable.store.files import read_file

        try:
            loaded = read_file(path)
            number = self.services.database.add(loaded.match, loaded.player_seed)
        except StoreError as error:
            dialogs.tell(self, error.message)
            return None
        self.fill()
        if not loaded.replayed:
            dialogs.tell(self, changed_rules())
        return number

    def _try(self, deed: Callable[[], object]) -> None:
        try:
            deed()
        except StoreError as error:
            dialogs.tell(self, error.message)
        self.fill()

    def retranslate(self) -> None:
        """Write every text of the page."""
        super().retranslate()
        self.write_title(say(translate("Saved", "Saved games")))
        self.list.setAccessibleName(self.title.text())
        self.again.setText(say(REPLAY))
        self.review.setText(say(REVIEW))
        self.search.retranslate()
        self.rename.setText(say(translate("Saved", "Rename …")))
        self.delete.setText(say(translate("Saved", "Delete …")))
        self.export.setText(say(translate("Saved", "Save to a file …")))
        self.backup.setText(say(translate("Backup", "From a backup …")))
        self.load.setText(say(translate("Saved", "Open a file …")))
        if self._games:
            self.fill()


def changed_rules() -> Message:
    """The sentence for a game that goes on from its snapshot."""
    return translate(
        "Saved",
        "This game was begun with an older version whose rules differed a little. It goes on from where it was, "
        "but its earlier moves cannot be taken back.",
    )

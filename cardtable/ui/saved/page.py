"""The saved games: continue, look back, rename, delete, to a file and from a file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, Qt, Signal, SignalInstance
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QWidget

from cardtable.engine.player_names import LONGEST_NAME
from cardtable.messages import translate
from cardtable.stage.common_words import REPLAY, REVIEW
from cardtable.store.errors import StoreError
from cardtable.store.rows import Listed
from cardtable.ui.a11y.roles import leave_to_control
from cardtable.ui.language import day_text, say, when_text
from cardtable.ui.metrics import at_least, em, space
from cardtable.ui.saved.search import SavedSearch
from cardtable.ui.saved.wall import THREE, SavedWall, called
from cardtable.ui.widgets import dialogs
from cardtable.ui.widgets.controls import button, label, pop_up, set_tip, spoken_name
from cardtable.ui.widgets.empty_state import EmptyState
from cardtable.ui.widgets.icons import SPACE, Icon, set_icon
from cardtable.ui.widgets.page import ScrolledPage

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from cardtable.store.listing import SavedGame
    from cardtable.ui.services import Services

# In less width, in em, the bar below does not name what is chosen.
NAMED_FROM: Final = 62.0
# How high the wall is at least, in em; in less room the page scrolls, too.
LOWEST: Final = 13.0


class SavedPage(ScrolledPage):
    """The games that are kept, and what can be done with one.

    Signals: ``continued(number)`` when one is to be played on, or its end to be seen, ``asked_replay(number)``,
    ``asked_review(number)`` and ``asked_scores(number)`` when it is to be looked at again, gone through, or counted.
    """

    continued = Signal(int)
    asked_replay = Signal(int)
    asked_review = Signal(int)
    asked_scores = Signal(int)

    def __init__(self, services: Services, go_back: Callable[[], None]) -> None:
        super().__init__(services, go_back)
        self._go_back = go_back
        self._problem = ""
        self._games: Listed[SavedGame] = Listed()
        self.search = SavedSearch(services)
        self.search.changed.connect(lambda: self._list())
        self.list = SavedWall(services)
        self.list.activated.connect(lambda _: self.resume())
        self.list.changed.connect(self._enable)
        self.list.learned.connect(self.fit)
        at_least(self.list, height=LOWEST)
        self.empty = EmptyState(services, self._leave_empty)
        self.left_out = label("quiet", wrap=True)
        self.named = label("label")
        leave_to_control(self.named)
        self.play = button(self.resume, primary=True)
        self.again = button(lambda: self._ask(self.asked_replay), primary=True)
        self.review = button(lambda: self._ask(self.asked_review))
        self.scores = button(lambda: self._ask(self.asked_scores))
        self.more = button(self._open_menu, bare=True)
        self.menu = QMenu(self)
        self.rename = self._deed(self.ask_name, "F2")
        self.delete = self._deed(self.ask_delete, "Del")
        self.export = self._deed(self.ask_export)
        self.load = self._deed(self.ask_import)
        self.backup = self._deed(self.ask_backup)
        QShortcut(QKeySequence.StandardKey.Find, self, self.search.words.setFocus)
        space(self.body, 0.85, 0, 1, 0, 0)
        self.body.addWidget(self.search)
        self.body.addWidget(self.left_out)
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self.empty, 1)
        self.add_foot([self.named], self.more, self.scores, self.review, self.play, self.again)
        services.look_changed.connect(self.fit)
        self.retranslate()

    def _deed(self, do: Callable[[], None], key: str = "") -> QAction:
        """Something that is done by the menu, and by a key wherever the keys are on the page."""
        made = QAction(self)
        made.triggered.connect(lambda: do())
        made.setShortcut(key)
        made.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.addAction(made)
        return made

    def arrive(self) -> None:
        """List the games as they are now."""
        self.fill()

    def first(self) -> QWidget:
        """The games; without any, what leads to some."""
        return self.list if self.list.count() else self.empty.go

    def fill(self, wanted: int | None = None) -> None:
        """List the games: those to play on before those that are over, the last played on top; choose one of them."""
        self._problem = ""
        self._games = Listed()
        try:
            self._games = self.services.database.games()
        except StoreError as error:
            self._problem = say(error.message)
        self.search.offer(self._games)
        self.search.setVisible(bool(self._games))
        self.backup.setVisible(self.services.database.missing() is not None)
        self._list(wanted)

    def _list(self, wanted: int | None = None) -> None:
        """List those that are looked for, with this one chosen, else the one that was, where it is among them."""
        kept = self.number() if wanted is None else wanted
        listed = self.search.matching()
        chosen = next((at for at, game in enumerate(listed) if game.id == kept), 0)
        self.list.show_all(listed, chosen)
        self._tell_empty()
        left_out = self._games.left_out
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
        self.list.setVisible(bool(listed))
        self.empty.setVisible(not listed and not (left_out and not self._games))
        self._enable()

    def _tell_empty(self) -> None:
        """Say why nothing is listed, and what to do about it."""
        if self._games:
            title = translate("Saved", "Nothing found")
            words = translate("Saved", "No saved game matches. Try something else.")
            go = translate("Saved", "Show all", "button: forget what was looked for in the list of games")
        else:
            title = translate("Saved", "No game yet")
            words = translate("Saved", "No game has been played yet. Every game is saved by itself, move by move.")
            go = translate("People", "To the games")
        self.empty.tell("" if self._problem else say(title), self._problem or say(words))
        self.empty.go.setText(say(go))

    def _leave_empty(self) -> None:
        if self._games:
            self.search.clear()
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._go_back()

    def number(self) -> int | None:
        """The id of the chosen game."""
        game = self.list.value
        return None if game is None else game.id

    def _enable(self) -> None:
        """Offer what can be done with the game that is chosen."""
        game = self.list.value
        for part in (self.play, self.again, self.review, self.scores, self.rename, self.delete, self.export):
            part.setEnabled(game is not None)
        over = game is not None and game.over
        if self.again.hasFocus() or self.play.hasFocus():
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        self.play.setVisible(game is not None and not over)
        self.again.setVisible(over)
        self.fit()

    def fit(self) -> None:
        """Let stand in the bar what finds room there; what does not is in the menu."""
        inside = self.width() - 2 * self.side_air(self.width())
        self.named.setVisible(inside >= em(NAMED_FROM))
        self.search.be_brief(inside < em(THREE))
        primary = self.play if self.again.isHidden() else self.again
        room = inside - self.more.sizeHint().width() - primary.sizeHint().width() - 2 * em()
        for part in (self.review, self.scores):
            room -= part.sizeHint().width() + em()
            part.setVisible(room >= 0 and self.list.count() > 0)
        game = self.list.value
        text = "" if game is None else f"{called(game)}, {when_text(game.updated)}: {self.list.standing(game)}"
        self.named.setText(self.named.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, max(0, room - em(2))))
        set_tip(self.named, text)

    def _open_menu(self) -> None:
        """What is done more seldom, and what finds no room beside it."""
        menu = self.menu
        menu.clear()
        game = self.list.value
        if game is not None:
            for part in (self.review, self.scores):
                if part.isHidden():
                    menu.addAction(part.text(), part.click)
            end = translate("Saved", "Show the end", "button: of a game that is over")
            menu.addAction(say(end) if game.over else say(REPLAY), (self.play if game.over else self.again).click)
            menu.addSeparator()
            menu.addActions([self.rename, self.export, self.delete])
            menu.addSeparator()
        menu.addActions([self.load, self.backup])
        pop_up(menu, self.more.mapToGlobal(QPoint(0, -menu.sizeHint().height())), spoken_name(self.more))

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
        game = self.list.value
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
            self.list.setCurrentRow(row + 1 if row + 1 < self.list.count() else row - 1)
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
        # What was looked for would hide what has just come.
        self.search.clear()
        self.fill(number)
        return number

    def _try(self, deed: Callable[[], object]) -> None:
        try:
            deed()
        except StoreError as error:
            dialogs.tell(self, error.message)
        self.fill()

    def dress(self) -> None:
        """Draw the signs of buttons in the colours in force."""
        super().dress()
        set_icon(self.play, Icon.PLAY, self.services.frame.on_accent, 0.8)
        set_icon(self.more, Icon.MORE, self.services.frame.text)

    def retranslate(self) -> None:
        """Write every text of the page."""
        super().retranslate()
        self.write_title(say(translate("Saved", "Saved games")))
        self.list.setAccessibleName(self.title.text())
        on = translate("Home", "Play on", "button: go on with the match that is shown")
        self.play.setText(SPACE + say(on))
        self.again.setText(say(REPLAY))
        self.review.setText(say(REVIEW))
        self.scores.setText(say(translate("Evenings", "Score sheet")))
        more = say(translate("Saved", "More", "button: what else can be done with a saved game"))
        self.more.setAccessibleName(more)
        self.menu.setAccessibleName(more)
        set_tip(self.more, more)
        self.search.retranslate()
        self.rename.setText(say(translate("Saved", "Rename …")))
        self.delete.setText(say(translate("Saved", "Delete …")))
        self.export.setText(say(translate("Saved", "Save to a file …")))
        self.backup.setText(say(translate("Backup", "From a backup …")))
        self.load.setText(say(translate("Saved", "Open a file …")))
        self._tell_empty()
        if self._games:
            self.fill()

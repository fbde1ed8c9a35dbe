"""Statistics: a portrait of one player, and all figures as tables behind it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QMenu, QWidget

from cardtable.app.statistics import by_game, computers, persons, player_of, results_by, results_of
from cardtable.engine.match import Seat
from cardtable.engine.player_names import name_key
from cardtable.games.catalogue import title_of
from cardtable.messages import translate
from cardtable.store.errors import StoreError
from cardtable.ui.avatars.faces import FaceChip
from cardtable.ui.language import say
from cardtable.ui.metrics import ROWS
from cardtable.ui.new_game.match_setup import called_now
from cardtable.ui.statistics.counting import CountedPage
from cardtable.ui.statistics.portrait import Portrait
from cardtable.ui.statistics.tables import FigureTables, write_table
from cardtable.ui.widgets import dialogs
from cardtable.ui.widgets.controls import TitledBox, button, discard, menu_text, pop_up, set_tip
from cardtable.ui.widgets.icons import Icon, set_icon
from cardtable.ui.widgets.tab_order import put_in_order

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from cardtable.app.match_summary import MatchSummary
    from cardtable.app.statistics import Result
    from cardtable.ui.services import Services

# So many people have a chip in the head; the others are behind it with the computer players.
MOST_CHIPS: Final = 6
MOST_OTHERS: Final = 24


class StatisticsPage(CountedPage):
    """One player's portrait, or all figures of one.

    Signals: ``asked_evenings()``: the user wants to see who sat together; ``asked_replay(number)``, and
    ``asked_moment(number, line)`` from a line of the log on.
    """

    asked_evenings = Signal()
    asked_replay = Signal(int)
    asked_moment = Signal(int, int)
    column = ROWS

    def __init__(self, services: Services, go_back: Callable[[], None]) -> None:
        super().__init__(services, go_back)
        self.changed.connect(self._take)
        self._tallies: list[MatchSummary] = []
        self._everything: list[Result] = []
        self.player = Seat("?")
        self._chosen = self._as_tables = False
        self.people: list[FaceChip] = []
        self.others = button(self._open_menu, bare=True)
        self.menu = QMenu(self)
        self.add_aside(self.others)
        self._game = ""
        self._games = TitledBox(), TitledBox()
        for titled in self._games:
            titled.box.activated.connect(lambda _: self._narrow())
        self.evenings = button(self.asked_evenings.emit, bare=True)
        self.save, self.save_all = button(self.ask_table, bare=True), button(self.ask_table)
        self.all_figures = button(self.show_tables)
        self.back_to_portrait = button(self.show_portrait)
        self.portrait = Portrait(services, (self.all_figures, self.save, self.evenings), self._games[0])
        self.portrait.asked.connect(self.asked_replay)
        self.portrait.narrowed.connect(self._tell_figures)
        self.portrait.asked_moment.connect(self.asked_moment)
        self.tables = FigureTables(services, (self.back_to_portrait, self._games[1], self.save_all))
        for part in (self.counting, self.left_out, self.portrait, self.tables):
            self.body.addWidget(part)
        self.body.addWidget(self.empty, 1)
        self.body.addStretch()
        self.tables.hide()
        self.retranslate()
        services.look_changed.connect(self._look_changed)

    def first(self) -> QWidget | None:
        """Whose statistics; without any, the way to the games."""
        if not self._everything:
            return self.back if self.empty.isHidden() else self.games
        return next((chip for chip in self.people if chip.isChecked()), self.others)

    # -- who is shown ----------------------------------------------------------------------------------------------

    def _take(self) -> None:
        """Offer everybody who has played, and show what there is of them."""
        self._tallies = self.counting.summaries
        names = persons(self._tallies)
        known = {name_key(name): name for name in names}
        here = [name_key(one.name) for one in self.services.settings.people]
        if not self._chosen or (self.player.is_person and name_key(self.player.name) not in {*known, *here}):
            first = next((known[name] for name in here if name in known), names[0] if names else "?")
            self.player = self._seat_of(first)
        elif self.player.is_person:
            self.player = self._seat_of(self.player.name)
        else:
            (self.player,) = called_now([self.player], self.services.settings)
        seats = [self._seat_of(name) for name in names[:MOST_CHIPS]]
        stood = any(chip.hasFocus() for chip in self.people)
        if seats != [chip.seat for chip in self.people]:
            for chip in self.people:
                self.aside.removeWidget(chip)
                discard(chip)
            self.aside.removeWidget(self.others)
            self.people = [FaceChip(self.services, seat) for seat in seats]
            for chip in self.people:
                chip.setAutoExclusive(True)
                chip.clicked.connect(lambda _=False, seat=chip.seat: self.choose(seat))
                self.aside.addWidget(chip)
            self.aside.addWidget(self.others)
        self._fill()
        if stood and (chosen := self.first()) is not None:
            chosen.setFocus(Qt.FocusReason.OtherFocusReason)

    def _seat_of(self, name: str) -> Seat:
        """A person as known here, else as met last."""
        for one in self.services.settings.people:
            if name_key(one.name) == name_key(name):
                return Seat(one.name, None, one.colour, one.face)
        met = (seat.seat for match in reversed(self._tallies) for seat in match.seats if seat.is_person)
        return next((seat for seat in met if name_key(seat.name) == name_key(name)), Seat(name))

    def choose(self, seat: Seat) -> None:
        """Show this player."""
        self.player, self._chosen = seat, True
        self._fill()

    def _open_menu(self) -> None:
        """People without a chip, and the computer players, as they are called now."""
        self.menu.clear()
        seats = [self._seat_of(name) for name in persons(self._tallies)[MOST_CHIPS:]]
        seats += [called_now([one.seat], self.services.settings)[0] for one in computers(self._tallies)]
        for seat in seats[:MOST_OTHERS]:
            self.menu.addAction(menu_text(seat.name), partial(self.choose, seat))
        pop_up(self.menu, self.others.mapToGlobal(self.others.rect().bottomLeft()), self.others.text())

    # -- what is shown ---------------------------------------------------------------------------------------------

    def _fill(self) -> None:
        """Everything about the player and the game that are chosen."""
        seat = self.player
        self._everything = (
            results_of(seat.name, self._tallies) if seat.is_person else results_by(player_of(seat), self._tallies)
        )
        self._offer_games()
        for chip in self.people:
            chip.setAutoExclusive(False)
            chip.setChecked(chip.seat == seat)
            chip.setAutoExclusive(True)
        shown = bool(self._everything)
        self.others.setVisible(bool(self._tallies))
        # Where others have finished games, it is said who has not.
        title = self.player.name if self._tallies else say(translate("Statistics", "Nothing to count yet"))
        nothing = translate(
            "Statistics",
            "No game has been finished yet. Play one to the end, and it will be counted here.",
        )
        self.show_nothing("" if shown else say(nothing), title)
        as_tables = self._as_tables
        self.portrait.setVisible(shown and not as_tables)
        self.tables.setVisible(shown and as_tables)
        if shown and as_tables:
            self.tables.show_results(self._everything, self._game)
        elif shown:
            self.portrait.show_results(seat, self._everything, self._game)
            self._tell_figures()
        self.lie_aside()
        put_in_order(self)

    def _tell_figures(self) -> None:
        """What is read at a glance is said of the player who is chosen, and of the way to all figures."""
        for chip in self.people:
            chip.setAccessibleDescription(self.portrait.told if chip.isChecked() else "")
        self.all_figures.setAccessibleDescription(self.portrait.records_told)

    def _offer_games(self) -> None:
        """The games of this player, with the one chosen that was."""
        games = by_game(self._everything)
        if self._game not in games:
            self._game = ""
        for box in (titled.box for titled in self._games):
            box.clear()
            box.addItem(say(translate("Statistics", "All games")), "")
            for one in games:
                box.addItem(title_of(one), one)
            box.setCurrentIndex(max(0, box.findData(self._game)))

    @property
    def game(self) -> QComboBox:
        """The choice of a game that is in sight."""
        return self._games[self._as_tables].box

    def _narrow(self) -> None:
        self._game = self.game.currentData()
        self._fill()

    def show_tables(self) -> None:
        """All figures."""
        self._as_tables = True
        self._fill()
        self.back_to_portrait.setFocus()

    def show_portrait(self) -> None:
        """The portrait again."""
        self._as_tables = False
        self._fill()
        self.all_figures.setFocus()

    @property
    def results(self) -> list[Result]:
        """The matches that are shown."""
        return self.tables.results if self._as_tables else self.portrait.results

    def _look_changed(self) -> None:
        if self.isVisible():
            self._take()

    # -- deeds -----------------------------------------------------------------------------------------------------

    def ask_table(self) -> None:
        """Write the matches that are shown to a file."""
        path: Path | None = dialogs.ask_file_to_write(self, "cardtable", dialogs.TABLES)
        if path is not None:
            try:
                write_table(self.results, path)
            except StoreError as error:
                dialogs.tell(self, error.message)

    def dress(self) -> None:
        """Draw the signs of buttons in the colours in force."""
        super().dress()
        set_icon(self.others, Icon.MORE, self.services.frame.text)

    def retranslate(self) -> None:
        """Write every text of the page."""
        super().retranslate()
        self.write_title(say(translate("Statistics", "Statistics")))
        self.evenings.setText(say(translate("Evenings", "Evenings")))
        for save in (self.save, self.save_all):
            save.setText(say(translate("Statistics", "Save as spreadsheet …")))
        self.all_figures.setText(say(translate("Statistics", "All figures as a table", "in place of the portrait")))
        self.back_to_portrait.setText(say(translate("Statistics", "Back to the portrait", "button")))
        others = say(translate("Statistics", "Others and computer players", "whose statistics can be shown, too"))
        self.others.setAccessibleName(others)
        self.menu.setAccessibleName(others)
        set_tip(self.others, others)
        for titled in self._games:
            titled.set_title(say(translate("Statistics", "Game")))
        self.portrait.retranslate()
        self.tables.retranslate()
        self._fill()

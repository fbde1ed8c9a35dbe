"""The home page: what can be continued, the games, and the ways to everything else."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from cardtable.app.settings import LANGUAGES, MOST_DARES
from cardtable.app.startup_guard import Part
from cardtable.games.catalogue import covers
from cardtable.messages import translate
from cardtable.stage.characters import animal_of_seat
from cardtable.store.errors import StoreError
from cardtable.ui.home.continue_panel import HIGHEST, LOWEST, OLDER, ContinuePanel
from cardtable.ui.home.shelf import FLATTEST, ShelfView
from cardtable.ui.home.shelf import HIGHEST as HIGHEST_PICTURE
from cardtable.ui.language import NAMES, day_text, say
from cardtable.ui.metrics import at_least, em, space
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.widgets.backgrounds import Hem, Rose
from cardtable.ui.widgets.controls import (
    DEAL_OF_THE_DAY,
    ComboBox,
    PushButton,
    button,
    label,
    scrolling,
    set_flag,
    set_tip,
    text_with_key,
)
from cardtable.ui.widgets.icons import SPACE, Icon, set_icon
from cardtable.ui.widgets.page import HEAD, Body, Page
from cardtable.ui.widgets.tab_order import put_in_order

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtGui import QPaintEvent, QPixmap, QShowEvent

    from cardtable.messages import Message
    from cardtable.store.listing import SavedGame
    from cardtable.ui.home.envelopes import EnvelopesButton
    from cardtable.ui.home.notes import MistakeNote
    from cardtable.ui.home.tile import DayTile, Deed, GameTile
    from cardtable.ui.services import Services

# While a window is pulled larger, pictures are stretched; so many milliseconds later they are drawn anew.
SETTLED: Final = 140
# From so many em on the ways to other pages have a word beside their sign.
WORDS_FROM: Final = 64
# With less room the name of the program and all faces but one yield.
FACES_FROM: Final = 50
TITLE_FROM: Final = 34
GAP: Final = 1.0
# Then an envelope is so much smaller.
SMALL_ENVELOPE: Final = 0.7
# So many faces of people stand in the head.
MOST_FACES: Final = 4
FACE: Final = 1.25


class PeopleButton(PushButton):
    """The faces of who sits here, ``drawn`` once the page has been painted; it leads to the people."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.faces = MOST_FACES
        self.drawn = False
        self.setObjectName("bare")
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """Room for the faces, else for the word."""
        count = min(self.faces, len(self._services.settings.people))
        return QSize(round(em(FACE) * (1.45 * count + 1.4)), em(2.6)) if count else super().sizeHint()

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the faces over each other, the first on top; without any the word stands there."""
        people = self._services.settings.people[: self.faces]
        if not people:
            super().paintEvent(event)
            return
        if not self.drawn:
            return
        faces, radius = self._services.faces, em(FACE)
        margin = faces.margin(radius)
        with QPainter(self) as painter:
            for at in range(len(people) - 1, -1, -1):
                one = people[at]
                disc = faces.disc(animal_of_seat(one.face, one.colour), one.colour, radius, self.devicePixelRatioF())
                left = em(0.4) + at * 1.45 * radius
                painter.drawPixmap(QPointF(left - margin, self.height() / 2 - radius - margin), disc)
        self._draw_ring()


class HomePage(Page):
    """What can be continued, and every game.

    Signals: ``chosen(game)``, ``played_again(game)``, ``asked_day(game)`` (its deal of the day), ``asked_guide(game)``,
    ``continued(number)``, ``dared(number)`` when the cards of an envelope are wanted,
    ``asked_again(found)`` when a mistake is to be thought about, ``asked(page)``, ``asked_rules(game)``;
    ``taken_back_in`` when what a start left out is wanted again;
    ``painted`` when the page was drawn for the first time, with words alone (``was_painted``); ``pictured`` when every
    picture is there (until then it ``is_drawing``).
    """

    chosen = Signal(str)
    played_again = Signal(str)
    continued = Signal(int)
    dared = Signal(int)
    asked_again = Signal(object)
    asked_day = Signal(str)
    asked_guide = Signal(str)
    asked = Signal(str)
    asked_rules = Signal(str)
    taken_back_in = Signal()
    painted = Signal()
    pictured = Signal()

    def __init__(self, services: Services, left_out: Collection[Part] = (), parent: QWidget | None = None) -> None:
        """``left_out``: what this start does without; after any failure it opens no match, and hides the newest."""
        super().__init__(services, parent)
        self._left_out = frozenset(left_out)
        self._aside: int | None = None
        self._undrawn: list[GameTile | DayTile] = []
        self.is_drawing = False
        self.was_painted = False
        self._stand_in = False
        self._stale = False
        self._day = date.today()
        # What is made inside a window is dressed once, what comes into it later with all its parts, each time it moves.
        self._body = Body(services)
        self._rows = QVBoxLayout(self._body)
        space(self._rows, GAP)
        self.room = scrolling(self._body)
        self.room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.room)
        self.title = label("title")
        self.language = ComboBox()
        for code in LANGUAGES:
            self.language.addItem(NAMES[code], code)
        self.language.activated.connect(self._change_language)
        self.people = PeopleButton(services)
        self.people.clicked.connect(lambda: self.asked.emit("people"))
        self.envelopes: EnvelopesButton | None = None
        self.note: MistakeNote | None = None
        self._unlaid = False
        self.saved = button(lambda: self.asked.emit("saved"), bare=True)
        self.statistics = button(lambda: self.asked.emit("statistics"), bare=True)
        self.evenings = button(lambda: self.asked.emit("evenings"), bare=True)
        self.settings = button(lambda: self.asked.emit("settings"), bare=True)
        self.notice = label("warning", wrap=True)
        self.aside_text = label("warning", wrap=True)
        self.aside_button = button(self.take_back_in)
        self.backup_button = button(self.bring_back)
        self._build_head()
        self._build_notice()
        self.continuing = ContinuePanel(services, self._body)
        self.continuing.continued.connect(self.continued)
        self.continuing.offered.connect(self.chosen)
        self.continuing.grown.connect(self.fit)
        self.continuing.asked_all.connect(lambda: self.asked.emit("saved"))
        self.shelf = ShelfView(services, self._further_deeds, self._body)
        self.shelf.chosen.connect(self.chosen)
        self.shelf.played_again.connect(self.played_again)
        self.shelf.asked_rules.connect(self.asked_rules)
        self.shelf.asked_day.connect(self.asked_day)
        for part in (self.continuing, self.shelf):
            self._rows.addWidget(part)
        self._rows.addStretch()
        # Timers of its own: what waits for a static single shot is never let go when the page goes first.
        self._settled = QTimer(self, singleShot=True, interval=SETTLED)
        self._settled.timeout.connect(self._draw_again)
        self._drawn_next = QTimer(self, singleShot=True, interval=0)
        self._drawn_next.timeout.connect(self._draw_next)
        self._fitted_later = QTimer(self, singleShot=True, interval=0)
        self._fitted_later.timeout.connect(self.fit)
        self._looking_back = QTimer(self, interval=0)
        self._looking_back.timeout.connect(self._look_back)
        self._body.painted.connect(self._draw_soon)
        self.retranslate()
        services.look_changed.connect(self._look_changed)

    def _further_deeds(self, game: str) -> list[Deed]:
        """What the menu of a game offers at its end: its guided round, where it has one, and its deal of the day."""
        from cardtable.app.tutorial_data import has_guide, invitation

        day = (DEAL_OF_THE_DAY, lambda: self.asked_day.emit(game))
        if not has_guide(game):
            return [day]
        return [(invitation(game, self.services.settings), lambda: self.asked_guide.emit(game)), day]

    def _build_head(self) -> None:
        head = self._head = QWidget(self._body)
        at_least(head, height=HEAD)
        row = self._head_row = QHBoxLayout(head)
        space(row, 0.5)
        self._rose = Rose(self.services)
        for mark in (self._rose, self.title, self.people):
            row.addWidget(mark)
        row.addStretch(1)
        for way in (self.language, self.saved, self.statistics, self.evenings, self.settings):
            row.addWidget(way)
        self._hem = Hem(self.services)
        top = QVBoxLayout()
        top.setSpacing(0)
        top.addWidget(head)
        top.addWidget(self._hem)
        self._rows.addLayout(top)

    def _build_notice(self) -> None:
        self._notice = QFrame(self._body)
        self._notice.setObjectName("tile")
        said = QVBoxLayout()
        deeds = QHBoxLayout(self._notice)
        space(deeds, 1, 1, 0.6)
        for words in (self.notice, self.aside_text):
            said.addWidget(words)
        deeds.addLayout(said, 1)
        for deed in (self.backup_button, self.aside_button):
            deeds.addWidget(deed)
        self._rows.addWidget(self._notice)

    # -- how large everything is -----------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Only now the letters have their size."""
        super().showEvent(event)
        self.fit()

    def fit(self) -> None:
        """Share the window's room: the shelf with large pictures, what waits in the rest; else flatter pictures."""
        if not self.isVisible():
            return
        width, gap = self.width(), em(GAP)
        if self._lay(width, gap) > self.height():
            self._lay(width - self.room.verticalScrollBar().sizeHint().width(), gap)

    def _lay(self, width: int, gap: int) -> int:
        """Lay everything into this width; how high it is then."""
        air = self.side_air(width)
        inside = width - 2 * air
        self._rows.setContentsMargins(air, 0, air, gap)
        self._rows.setSpacing(gap)
        self._write_ways(inside)
        taken = em(HEAD) + self._hem.sizeHint().height() + 3 * gap
        if not self._notice.isHidden():
            taken += max(self._notice.heightForWidth(inside), self._notice.sizeHint().height()) + gap
        room = self.height() - taken
        grid = self.shelf.grid(inside, self.width())
        card = round(min(em(HIGHEST), max(em(LOWEST), room - grid.height(HIGHEST_PICTURE))))
        card = self.continuing.lay(inside, card)
        if self.shelf.lay(grid, max(grid.height(FLATTEST), room - card)) and self.was_painted:
            self._settled.start()
        return taken + card + self.shelf.height()

    def _write_ways(self, inside: int) -> None:
        """With little room the ways have their signs alone, and their words as tips."""
        self.people.faces = MOST_FACES if inside >= em(FACES_FROM) else 1
        self.title.setVisible(inside >= em(TITLE_FROM))
        self._write_way_words(brief=inside < em(WORDS_FROM))
        if self.note is not None:
            self.note.setVisible(self.note.found is not None)
        if self.envelopes is not None:
            self._rose.setVisible(inside >= em(TITLE_FROM) or self.envelopes.isHidden())
            self.envelopes.draw_at(
                MOST_DARES if inside >= em(FACES_FROM) else 1, 1.0 if inside >= em(TITLE_FROM) else SMALL_ENVELOPE
            )
            if self._head.minimumSizeHint().width() > inside:
                self.envelopes.draw_at(1, self.envelopes.scale)
        if self._head.minimumSizeHint().width() > inside:
            self._write_way_words(brief=True)
        if self.note is not None and self._head.minimumSizeHint().width() > inside:
            self.note.hide()

    def _write_way_words(self, *, brief: bool) -> None:
        colour = self.services.frame.text
        for way, icon in (
            (self.saved, Icon.SAVED),
            (self.statistics, Icon.STATISTICS),
            (self.evenings, Icon.EVENING),
            (self.settings, Icon.SETTINGS),
        ):
            words = "" if brief else SPACE + way.accessibleName()
            if way.text() != words or way.property("ink") != (colour, em()):
                way.setProperty("ink", (colour, em()))
                way.setText(words)
                set_icon(way, icon, colour, 1.15)
                set_flag(way, "signOnly", brief)

    # -- what is shown ---------------------------------------------------------------------------------------------

    def arrive(self) -> None:
        """Look which day it is, which matches can be continued, and at which tables one sat."""
        self._day = date.today()
        self._follow_day()
        self.shelf.know_tables(self.services.settings)
        self.people.updateGeometry()
        self.people.update()
        if self._stale:
            self._look_changed()
        else:
            self._fill_continue()

    def changeEvent(self, event: QEvent) -> None:
        """Whoever comes back to the window may do so on another day."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.was_painted:
            if self._day != date.today() and self.isVisible():
                self.arrive()
            self._follow_day()
            if self.envelopes is not None:
                self._lay_envelopes()

    def _follow_day(self) -> None:
        if self.shelf.follow_day(date.today()):
            self._undrawn.append(self.shelf.day)

    def first(self) -> QWidget:
        """What goes on with the newest game, or begins one."""
        return self.continuing.continue_button

    def retranslate(self) -> None:
        """Write every text of the page."""
        self.write_title("Card Table")
        self.language.set_spoken_name(say(translate("Home", "Language")))
        self.language.setCurrentIndex(LANGUAGES.index(self.services.languages.current))
        for tool, text, key in (
            (self.saved, translate("Home", "Saved games"), "Ctrl+O"),
            (self.statistics, translate("Home", "Statistics"), "Ctrl+T"),
            (self.evenings, translate("Home", "Evenings"), "Ctrl+E"),
            (self.people, translate("Home", "People"), "Ctrl+P"),
            (self.settings, translate("Home", "Settings"), "Ctrl+,"),
        ):
            tool.setAccessibleName(say(text))
            tool.setShortcut(key)
            set_tip(tool, text_with_key(say(text), tool.shortcut()))
        self.people.setText(self.people.accessibleName())
        width = self.window().width()
        self._write_ways(width - 2 * self.side_air(width))
        if self._something_was_left_out():
            from cardtable.ui.home.notes import what_is_left_out

            services = self.services
            told = what_is_left_out(self._left_out, aside=services.settings_aside, unread=services.unread_settings)
            self.aside_text.setText(" ".join(map(say, told)))
        self.backup_button.setText(say(translate("Backup", "Bring them back")))
        one = translate("Home", "Show newest game again")
        everything = translate("Home", "Show everything again", "button: after a start that left things out")
        self.aside_button.setText(say(everything if len(self._left_out) > 1 else one))
        self.shelf.retranslate()
        if self.was_painted:
            self._fill_continue()

    def _look_changed(self) -> None:
        """Draw everything anew: at once where it is seen, else when the user comes back."""
        self._stale = not self.isVisible()
        if self._stale:
            return
        self.shelf.retranslate()
        self._fill_continue()
        self._draw_again()

    # -- pictures, one by one --------------------------------------------------------------------------------------

    def _draw_again(self) -> None:
        """Draw every game's picture anew, in another size or with other cards."""
        self._undrawn = list(self.shelf.all)
        if self.was_painted:
            self._draw_soon()

    def _draw_soon(self) -> None:
        """Draw the pictures, as soon as what has been painted can be seen."""
        waiting = (
            self._undrawn or not self.continuing.is_drawn or self._stand_in or self._unlaid or not self.was_painted
        )
        if not self.is_drawing and waiting:
            self.is_drawing = True
            self._drawn_next.start()

    def _draw_next(self) -> None:
        """Draw one picture: the page is there first, and its pictures come one by one."""
        if not self.was_painted:
            self.was_painted = self.people.drawn = True
            self.people.update()
            self._undrawn = list(self.shelf.all)
            self.painted.emit()
        if self._undrawn:
            from cardtable.ui.widgets.cover_picture import picture_of

            tile = self._undrawn.pop(0)
            services, size = self.services, tile.play.picture_size()
            picture = picture_of(tile.cover.picture, services.pixmaps, services.theme, size, self.devicePixelRatioF())
            tile.play.show_picture(picture)
        elif not self.continuing.is_drawn:
            self.continuing.draw_next()
        elif self._stand_in:
            self._stand_in = False
            self.continuing.stand_in(self._pictures())
        elif self._unlaid:
            self._unlaid = False
            self._lay_envelopes()
        self.is_drawing = bool(self._undrawn or not self.continuing.is_drawn or self._stand_in or self._unlaid)
        if self.is_drawing:
            self._drawn_next.start()
        else:
            self.pictured.emit()
            if not self._left_out:
                self._looking_back.start()

    def _look_back(self) -> None:
        """Look through one more deal of old matches, as long as this page is seen and nothing else is to be done."""
        if self.isVisible() and self.services.yesterday.look_on():
            return
        self._looking_back.stop()
        if self.isVisible():
            self._lay_note()

    def _lay_note(self) -> None:
        """Let a mistake that was found lie beside the people; who made none loads nothing for it."""
        if self.note is None:
            if self.services.yesterday.found() is None:
                return
            from cardtable.ui.home.notes import MistakeNote

            self.note = MistakeNote(self.services)
            self.note.asked.connect(self.asked_again)
            self._head_row.insertWidget(self._head_row.indexOf(self.people) + 1, self.note)
        self.note.fill()
        self.fit()
        put_in_order(self)

    def _lay_envelopes(self) -> None:
        """Let the envelopes lie beside the people; who dares nobody loads nothing for it."""
        if self.envelopes is None:
            from cardtable.ui.home.envelopes import EnvelopesButton

            self.envelopes = EnvelopesButton(self.services)
            self.envelopes.opened.connect(self.dared)
            self.envelopes.played_on.connect(self.continued)
            self._head_row.insertWidget(self._head_row.indexOf(self.people) + 1, self.envelopes)
        self.envelopes.fill()
        self.fit()
        put_in_order(self)

    def _pictures(self) -> dict[str, QPixmap]:
        return {tile.game: tile.play.pixmap for tile in self.shelf.tiles if tile.play.pixmap is not None}

    # -- what can be continued -------------------------------------------------------------------------------------

    def _fill_continue(self) -> None:
        games: list[SavedGame] = []
        count = 0
        if Part.LIST not in self._left_out:
            problem = None
            try:
                games, count = self.services.database.unfinished(covers(), OLDER + 2)
            except StoreError as error:
                problem = error.message
            self._tell_of_the_file(problem)
        if Part.TABLES in self._left_out and self._aside is None and games:
            self._aside = games[0].id
        if self._aside in [game.id for game in games]:
            games = [game for game in games if game.id != self._aside]
            count -= 1
        self.aside_text.setVisible(self._something_was_left_out())
        self.aside_button.setVisible(self._aside is not None or len(self._left_out) > 1)
        self.continuing.fill(games, count, self._offer(), draw=Part.TABLES not in self._left_out)
        self._stand_in = True
        self._unlaid = not self._left_out and (self.envelopes is not None or bool(self.services.settings.dares))
        self._write_notice()
        self.fit()
        # Letters of another size or language have theirs only when all that was changed has been told.
        self._fitted_later.start()
        put_in_order(self)
        if self.was_painted and self.isVisible():
            # The newest table is there with the page; the others come one by one.
            self.continuing.draw_next()
            self._draw_soon()

    def _something_was_left_out(self) -> bool:
        return bool(self._left_out or self.services.settings_aside or self.services.unread_settings)

    def _tell_of_the_file(self, problem: Message | None) -> None:
        """Why no games can be read now; else what happened to their file, and what a backup can bring back."""
        notice = problem or self.services.database.notice
        lost = None if problem is not None or notice is None else self.services.database.missing()
        told = [] if notice is None else [say(notice)]
        self.tell(" ".join(told if lost is None else [*told, say(lost.holds(day_text(lost.day)))]))
        self.backup_button.setVisible(lost is not None)

    def _offer(self) -> str:
        """What could be played where nothing waits: the game that was played last."""
        played = [game for game in self.services.settings.last_tables if game in covers()]
        last = self.shelf.tiles[-1].cover.shelf
        return played[-1] if played else next(tile.game for tile in self.shelf.tiles if tile.cover.shelf == last)

    def bring_back(self) -> None:
        """Take the lost matches from the backup."""
        lost = self.services.database.missing()
        try:
            if lost is not None:
                self.services.database.bring_back(lost)
            self.services.database.notice = None
        except StoreError as error:
            from cardtable.ui.widgets import dialogs

            dialogs.tell(self, error.message)
        self._fill_continue()

    def take_back_in(self) -> None:
        """Show every match here as always; what else was left out is back at the next start."""
        self.taken_back_in.emit()
        self._left_out = frozenset()
        self._aside = None
        self._fill_continue()

    def tell(self, text: str) -> None:
        """A notice above the games; empty takes it away."""
        self.notice.setText(text)
        self._write_notice()

    def _write_notice(self) -> None:
        """The tile of notices is there where anything is said in it."""
        self.notice.setVisible(bool(self.notice.text()))
        parts = (self.notice, self.backup_button, self.aside_text, self.aside_button)
        self._notice.setVisible(any(not part.isHidden() for part in parts))

    def _change_language(self, index: int) -> None:
        self.services.change(language=self.language.itemData(index))

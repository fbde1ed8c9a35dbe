"""Tiles of the home page: the whole of each is pressed as its button is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QFrame, QMenu

from cardtable.games.catalogue import covers
from cardtable.messages import translate
from cardtable.ui.a11y.speech_text import sentence, spoken
from cardtable.ui.language import say
from cardtable.ui.metrics import LEAST_TARGET, em
from cardtable.ui.widgets.controls import DEAL_OF_THE_DAY, button, pop_up, set_tip
from cardtable.ui.widgets.left_press import LeftPress
from cardtable.ui.widgets.picture_button import PAD, PictureButton
from cardtable.ui.widgets.tab_order import InOrder

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
    from PySide6.QtWidgets import QPushButton, QWidget

    from cardtable.engine.cover import Cover
    from cardtable.messages import Message
    from cardtable.ui.services import Services

    Deed = tuple[Message, Callable[[], object]]

MORE: Final = 1.6
"""How large the button of a menu is, in em."""
ARROWS: Final = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
"""How far an arrow goes, in columns and rows."""


class Tile(QFrame):
    """A frame that stands for one button inside it: the mouse presses the button wherever it presses the frame.

    The keys stop at the button alone, so that nothing is met twice.
    """

    def __init__(self, stands_for: QPushButton, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tile")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._stands_for = stands_for
        self._press = LeftPress()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """What is pressed here counts when it is let go here."""
        self._press.goes_down(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Press the button."""
        if self._press.comes_up(event) is not None and self.rect().contains(event.position().toPoint()):
            self._stands_for.click()


def players_text(cover: Cover) -> Message:
    """How many play a game, in words."""
    fewest, most = cover.seat_counts[0], cover.most_seats
    if fewest == most:
        return translate("Home", "%n player(s)", "how many play a game", most)
    return translate("Home", "{fewest}–{most} players").put(fewest=fewest, most=most)


def time_text(cover: Cover, persons: int) -> Message:
    """How long a game takes with so many people at the table, as short as can be."""
    fewest, most = cover.minutes_with(persons)
    if fewest == most:
        return translate("Home", "{most} min", "how long a game takes").put(most=most)
    return translate("Home", "{fewest}–{most} min", "how long a game takes").put(fewest=fewest, most=most)


class ShelfButton(PictureButton):
    """The picture on a tile of the shelf; ``reached`` when the keys come to it. Arrows are left to the shelf."""

    reached = Signal()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say so."""
        super().focusInEvent(event)
        self.reached.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt takes arrows for ways to the next and the last button."""
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class DayTile(Tile):
    """The deal of the day, of another game each day; ``chosen(game)`` when it is pressed."""

    chosen = Signal(str)

    def __init__(self, services: Services, game: str, shelf: QWidget) -> None:
        self.play = ShelfButton(services)
        super().__init__(self.play, shelf)
        self.cover = covers()[game]
        self.play.setParent(self)
        self.play.clicked.connect(lambda: self.chosen.emit(self.cover.id))
        self.buttons: tuple[QPushButton, ...] = (self.play,)
        InOrder(self, self.play)

    def show_game(self, game: str) -> None:
        """Another day: let it be the deal of this game, without a picture until one is drawn."""
        self.cover = covers()[game]
        self.play.show_picture(None)
        self.retranslate()

    def retranslate(self) -> None:
        """Write whose deal it is."""
        self.play.title = say(DEAL_OF_THE_DAY)
        everybody = translate("Home", "{game}, the same for all", "below: Deal of the day")
        self.play.facts = (say(everybody.put(game=self.cover.short or self.cover.title)),)
        self.play.setAccessibleName(f"{self.play.title}: {self.play.facts[0]}")
        self.play.update()

    def fit(self) -> None:
        """It has no menu that needs room."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The picture fills the tile."""
        super().resizeEvent(event)
        self.play.setGeometry(self.rect())


class GameTile(Tile):
    """One game: its picture is the button, and what else can be done with it stands in a menu.

    Signals: ``chosen(game)``, ``played_again(game)``, ``asked_rules(game)``.
    """

    chosen = Signal(str)
    played_again = Signal(str)
    asked_rules = Signal(str)

    def __init__(self, services: Services, cover: Cover, further: Callable[[], list[Deed]], shelf: QWidget) -> None:
        """``further``: asked for what stands in the menu besides playing and reading."""
        play = ShelfButton(services)
        super().__init__(play, shelf)
        self._services = services
        self.play = play
        self.cover = cover
        self.game = cover.id
        self._again = False
        self._persons = 1
        self._further = further
        play.setParent(self)
        play.clicked.connect(lambda: self.chosen.emit(cover.id))
        self.more = button(self.open_menu, bare=True)
        self.more.setParent(self)
        self.more.setObjectName("more")
        self.more.setText("…")
        self.again = button(lambda: self.played_again.emit(cover.id), bare=True)
        self.again.setParent(self)
        self.again.setObjectName("more")
        self.again.setText("↻")
        self.again.hide()
        self.buttons: tuple[QPushButton, ...] = (play, self.again, self.more)
        InOrder(self, *self.buttons)

    def expect(self, persons: int) -> None:
        """So many people will sit down to the game, which takes longer with more."""
        if persons != self._persons:
            self._persons = persons
            self.retranslate()

    def offer_again(self, offered: bool) -> None:
        """Whether there is a table at which the game was played last."""
        self._again = offered
        self.again.setVisible(offered)

    @property
    def deeds(self) -> list[Deed]:
        """What stands in the menu, besides playing."""
        again = (translate("Home", "Same table again"), lambda: self.played_again.emit(self.game))
        rules = (translate("Home", "Rules"), lambda: self.asked_rules.emit(self.game))
        return [*([again] if self._again else []), rules, *self._further()]

    def retranslate(self) -> None:
        """Write what the game is, for eyes and for readers."""
        cover, play = self.cover, self.play
        minutes = say(time_text(cover, self._persons)).replace(" ", "\u00a0")
        count = f"{cover.seat_counts[0]}–{cover.most_seats}".removeprefix(f"{cover.most_seats}–")
        play.title, play.script = cover.short or cover.title, cover.script
        play.facts = (f"{count} · {minutes}",)
        play.setAccessibleName(spoken(cover.title))
        set_tip(
            play, "\n".join((cover.title, say(cover.subtitle), f"{say(players_text(cover))} · {say(cover.length)}"))
        )
        about = (say(cover.subtitle), say(players_text(cover)), say(cover.length), say(cover.shelf.title))
        # A family that is called by this game has been named already.
        new = (sentence(spoken(part)) for part in about if cover.title not in part)
        play.setAccessibleDescription(" ".join(new))
        more = translate("Home", "{game}: rules and more").put(game=cover.title)
        self.more.setAccessibleName(say(more))
        set_tip(self.more, say(more))
        again = translate("Home", "{game}: same table again", "a button").put(game=cover.title)
        self.again.setAccessibleName(say(again))
        set_tip(self.again, say(again))
        play.update()

    def menu(self) -> QMenu:
        """A menu with everything that can be done with this game; it goes when something was chosen."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setAccessibleName(self.more.accessibleName())
        menu.addAction(say(translate("Home", "New game")), self.play.click)
        for text, action in self.deeds:
            menu.addAction(say(text), action)
        return menu

    def open_menu(self, at: QPoint | None = None) -> None:
        """Show what else can be done."""
        pop_up(self.menu(), at or self.more.mapToGlobal(self.more.rect().bottomLeft()))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu, by the mouse's other button and by the menu key."""
        self.open_menu(event.globalPos() if event.reason() == event.Reason.Mouse else None)

    def fit(self) -> None:
        """Keep room for the menu's button in letters of this size."""
        self.play.corner = max(LEAST_TARGET, em(MORE))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The picture fills the tile; the menu is in its lower corner, and the last table in the upper one."""
        super().resizeEvent(event)
        self.play.setGeometry(self.rect())
        side, pad = self.play.corner, em(PAD)
        self.more.setGeometry(self.width() - pad + 2 - side, self.height() - pad + 2 - side, side, side)
        self.again.setGeometry(self.width() - pad - 2 - side, pad + 2, side, side)
        for corner in (self.again, self.more):
            corner.raise_()

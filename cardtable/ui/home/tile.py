"""Tiles of the home page: the whole of each is pressed as its button is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtWidgets import QFrame, QMenu

from cardtable.messages import translate
from cardtable.ui.a11y.speech_text import spoken
from cardtable.ui.a11y.tab_order import InOrder
from cardtable.ui.language import say
from cardtable.ui.widgets.controls import button, set_flag, set_tip
from cardtable.ui.widgets.picture_button import PAD, PictureButton

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QContextMenuEvent, QMouseEvent, QResizeEvent
    from PySide6.QtWidgets import QPushButton

    from cardtable.engine.cover import Cover
    from cardtable.messages import Message
    from cardtable.ui.services import Services

MORE: Final = 24


class Tile(QFrame):
    """A frame that stands for one button inside it, with the mouse over it or the keys on it as without.

    The keys stop at the button alone, so that nothing is met twice.
    """

    def __init__(self, stands_for: QPushButton) -> None:
        super().__init__()
        self.setObjectName("tile")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._stands_for = stands_for
        self._pressed = False
        stands_for.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show where the keys are."""
        if watched is self._stands_for and event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            set_flag(self, "focused", event.type() == QEvent.Type.FocusIn)
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """What is pressed here counts when it is let go here."""
        self._pressed = event.button() == Qt.MouseButton.LeftButton

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Press the button."""
        pressed, self._pressed = self._pressed, False
        if pressed and self.rect().contains(event.position().toPoint()):
            self._stands_for.click()


def players_text(cover: Cover) -> Message:
    """How many play a game, in words."""
    fewest, most = cover.seat_counts[0], cover.most_seats
    if fewest == most:
        return translate("Home", "%n player(s)", "how many play a game", most)
    return translate("Home", "{fewest}–{most} players").put(fewest=fewest, most=most)


def time_text(cover: Cover) -> Message:
    """How long a game takes, as short as can be."""
    fewest, most = cover.minutes
    if fewest == most:
        return translate("Home", "{most} min", "how long a game takes").put(most=most)
    return translate("Home", "{fewest}–{most} min", "how long a game takes").put(fewest=fewest, most=most)


class GameTile(Tile):
    """One game: its picture is the button, and what else can be done with it stands in a menu.

    Signals: ``chosen(game)``, ``played_again(game)``, ``asked_rules(game)``.
    """

    chosen = Signal(str)
    played_again = Signal(str)
    asked_rules = Signal(str)

    def __init__(self, services: Services, cover: Cover) -> None:
        play = PictureButton(services)
        super().__init__(play)
        self._services = services
        self.play = play
        self.cover = cover
        self.game = cover.id
        self._again = False
        self._deeds: list[tuple[Callable[[], Message], Callable[[], object]]] = []
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
        InOrder(self, play, self.again, self.more)
        self.setAccessibleName(cover.title)
        self.retranslate()

    def offer_again(self, offered: bool) -> None:
        """Whether there is a table at which the game was played last."""
        self._again = offered
        self.again.setVisible(offered)

    def add_deed(self, text: Message | Callable[[], Message], action: Callable[[], object]) -> None:
        """Offer one thing more in the menu of this game; what may be called otherwise later is asked for its words."""
        self._deeds.append((text if callable(text) else lambda: text, action))

    @property
    def deeds(self) -> list[tuple[Message, Callable[[], object]]]:
        """What stands in the menu, besides playing."""
        again = (translate("Home", "Same table again"), lambda: self.played_again.emit(self.game))
        rules = (translate("Home", "Rules"), lambda: self.asked_rules.emit(self.game))
        return [*([again] if self._again else []), rules, *((text(), deed) for text, deed in self._deeds)]

    def retranslate(self) -> None:
        """Write what the game is, for eyes and for readers."""
        cover, play = self.cover, self.play
        minutes = say(time_text(cover)).replace(" ", "\u00a0")
        count = f"{cover.seat_counts[0]}–{cover.most_seats}".removeprefix(f"{cover.most_seats}–")
        play.title, play.script, play.sentence = cover.title, cover.script, say(cover.subtitle)
        play.facts = (f"{count} · {minutes}",)
        words = (cover.title, say(cover.subtitle), say(players_text(cover)), say(cover.length))
        play.setAccessibleName(spoken(". ".join(words)))
        set_tip(
            play, "\n".join((cover.title, say(cover.subtitle), f"{say(players_text(cover))} · {say(cover.length)}"))
        )
        play.setAccessibleDescription(" ")
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
        menu = self.menu()
        menu.popup(at or self.more.mapToGlobal(self.more.rect().bottomLeft()))
        if at is None:
            menu.setActiveAction(menu.actions()[0])

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu, by the mouse's other button and by the menu key."""
        self.open_menu(event.globalPos() if event.reason() == event.Reason.Mouse else None)

    def fit(self) -> None:
        """Keep room for the menu's button in letters of this size."""
        self.play.corner = round(MORE * min(1.6, max(1.0, self._services.page_scale)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The picture fills the tile; the menu is in its lower corner, and the last table in the upper one."""
        super().resizeEvent(event)
        self.play.setGeometry(self.rect())
        side = self.play.corner
        self.more.setGeometry(self.width() - PAD + 2 - side, self.height() - PAD + 2 - side, side, side)
        self.again.setGeometry(self.width() - PAD - 2 - side, PAD + 2, side, side)
        for corner in (self.again, self.more):
            corner.raise_()

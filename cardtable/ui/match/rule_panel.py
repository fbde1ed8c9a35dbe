"""The rule book beside the table: it opens at the chapter that matters now, and the table stays playable."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from cardtable.messages import translate
from cardtable.ui.a11y.accessible_widgets import tell_focus, told_as_one
from cardtable.ui.a11y.roles import set_role
from cardtable.ui.language import say
from cardtable.ui.rulebook.book import RULE_BOOK, RuleBook, shortcut_for_search
from cardtable.ui.widgets.controls import button, label, set_tip, text_with_key
from cardtable.ui.widgets.keys import press_by_place
from cardtable.ui.widgets.tab_order import put_in_order

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from cardtable.engine.options import Options
    from cardtable.ui.services import Services

# A table that would be narrower than this, in em, has no book beside it: at 100 % in windows below about 1000 pixels.
LEAST_TABLE: Final = 48.0
# So much of the page the book takes, and so wide it is at most, in em.
SHARE: Final = 0.36
WIDEST: Final = 34.0


class RulePanel(QFrame):
    """The book with its head: no key that is pressed in it ever reaches the table."""

    def __init__(self, services: Services, close: Callable[[], None]) -> None:
        super().__init__()
        self.setObjectName("bar")
        set_role(self, QAccessible.Role.Grouping)
        self._close = close
        self.title = label("heading", wrap=True)
        self.close_button = button(close, bare=True)
        self.book = RuleBook(services, narrow=True)
        self.book.turned.connect(self.retranslate)
        shortcut_for_search(self, self.book)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.close_button)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(10, 6, 10, 10)
        rows.addLayout(head)
        rows.addWidget(self.book, 1)
        put_in_order(self)

    def retranslate(self) -> None:
        """Write the head."""
        if self.book.game:
            self.title.setText(self.book.title)
            self.setAccessibleName(f"{say(RULE_BOOK)}: {self.book.title}")
        text = say(translate("Rules", "Close the rules"))
        self.close_button.setText("✕")
        self.close_button.setAccessibleName(text)
        set_tip(self.close_button, text_with_key(text, Qt.Key.Key_Escape))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.book.retranslate()
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape and F1 go back to the table; a letter that was typed here is no card that is played there."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F1) and not event.isAutoRepeat():
            self._close()
        else:
            press_by_place(self, event)
        event.accept()


class RulesBeside(QObject):
    """Opens the book beside the table, where there is room for both.

    It closes when the log comes, which stands in the same place, when the curtain comes down, because the chapter that
    matters to one person may tell something to the next, and when the page becomes too narrow. Signals: ``settled()``
    when the table has another size by it, ``closed()`` when its keys are free.
    """

    settled = Signal()
    closed = Signal()

    def __init__(self, page: QWidget, services: Services, row: QHBoxLayout, rivals: Sequence[QWidget]) -> None:
        """The book becomes the last in this ``row`` of the page; one of the ``rivals`` that comes puts it away."""
        super().__init__(page)
        self._page, self._services, self._row, self._rivals = page, services, row, rivals
        self._em = 16.0
        self.panel: RulePanel | None = None
        for part in (page, *rivals):
            part.installEventFilter(self)

    @property
    def is_open(self) -> bool:
        """Whether the book lies beside the table."""
        return self.panel is not None and self.panel.isVisible()

    @property
    def has_room(self) -> bool:
        """Whether the table and the book find room beside each other."""
        return self._page.width() - self._width() >= LEAST_TABLE * self._em

    def open(self, game: str, anchor: str, options: Options) -> None:
        """Open the book of this game at this chapter."""
        panel = self._made()
        with told_as_one(panel):
            panel.setFixedWidth(self._width())
            panel.book.open(game, anchor, options)
            panel.show()
            self._settle()
            panel.book.arrive()
        panel.book.text.setFocus(Qt.FocusReason.OtherFocusReason)
        tell_focus()
        panel.book.tell_chapter()

    def fit(self, em: float) -> None:
        """Letters are so high now: be as wide as they want, where there is still room."""
        self._em = em
        # Letters may change while another page is seen.
        if self.panel is not None and not self.panel.isHidden():
            if self.has_room:
                self.panel.setFixedWidth(self._width())
            else:
                self.hide()

    def find(self) -> None:
        """Look for words in the open book."""
        if self.is_open and self.panel is not None:
            self.panel.book.begin_search()

    def hide(self) -> None:
        """Put the book away."""
        if self.panel is None or self.panel.isHidden():
            return
        had_keys = self.panel.isAncestorOf(self.panel.window().focusWidget() or self.panel)
        self.panel.hide()
        self._settle()
        if had_keys:
            self.closed.emit()

    def _made(self) -> RulePanel:
        if self.panel is None:
            self.panel = RulePanel(self._services, self.hide)
            self.panel.hide()
            self._row.addWidget(self.panel)
        return self.panel

    def _width(self) -> int:
        return round(min(SHARE * self._page.width(), WIDEST * self._em))

    def _settle(self) -> None:
        """What lies over the table follows it to its new size."""
        layout = self._page.layout()
        if layout is not None:
            layout.activate()
        self.settled.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See who needs the place, and whether there is still room."""
        if watched is self._page and event.type() == QEvent.Type.Resize:
            self.fit(self._em)
        elif watched in self._rivals and event.type() == QEvent.Type.Show:
            self.hide()
        return False

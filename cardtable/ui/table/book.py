"""The rule book beside the table: it opens at the chapter that matters now, and the table stays playable."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from cardtable.messages import translate
from cardtable.ui.a11y.accessible_tables import tell_focus, told_as_one
from cardtable.ui.a11y.roles import set_role
from cardtable.ui.a11y.tab_order import put_in_order
from cardtable.ui.language import say
from cardtable.ui.rulebook.book import RULE_BOOK, RuleBook, shortcut_for_search
from cardtable.ui.widgets.controls import button, label, set_tip, text_with_key

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from cardtable.ui.services import Services
    from cardtable.ui.table.page import TablePage

# A table that would be narrower than this, in em, has no book beside it: at 100 % in windows below about 1000 pixels.
LEAST_TABLE: Final = 48.0
# So much of the page the book takes, and so wide it is at most, in em.
SHARE: Final = 0.36
WIDEST: Final = 34.0


class BookPanel(QFrame):
    """The book with its head: no key that is pressed in it ever reaches the table."""

    def __init__(self, services: Services, beside: BookBeside) -> None:
        super().__init__()
        self.setObjectName("bar")
        set_role(self, QAccessible.Role.Grouping)
        self._beside = beside
        self.title = label("heading", wrap=True)
        self.close_button = button(beside.hide, bare=True)
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
            self._beside.hide()
        event.accept()


class BookBeside(QObject):
    """Opens the book beside the table, or asks for its page where there is no room for both.

    It closes when the log comes, which stands in the same place, when the curtain comes down, because the chapter that
    matters to one person may tell something to the next, and when the page becomes too narrow.
    """

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self.panel: BookPanel | None = None
        for part in (page, page.log, page.curtain):
            part.installEventFilter(self)

    @property
    def is_open(self) -> bool:
        """Whether the book lies beside the table."""
        return self.panel is not None and self.panel.isVisible()

    @property
    def has_room(self) -> bool:
        """Whether the table and the book find room beside each other."""
        return self._page.width() - self._width() >= LEAST_TABLE * self._page.units.em

    def ask(self, anchor: str = "") -> None:
        """Open the book at this chapter, or at the one that matters now."""
        page = self._page
        if page.table is None:
            return
        anchor = anchor or self.moment()
        if not self.has_room or page.curtain.isVisible():
            page.asked_rules.emit(anchor)
            return
        page.log.hide()
        panel = self._made()
        with told_as_one(panel):
            panel.setFixedWidth(self._width())
            panel.book.open(page.table.entry.game.id, anchor, page.table.match.options)
            panel.show()
            self._settle()
            panel.book.arrive()
        panel.book.text.setFocus(Qt.FocusReason.OtherFocusReason)
        tell_focus()

    def toggle(self) -> None:
        """Open the book at what matters now, or close it."""
        if self.is_open:
            self.hide()
        else:
            self.ask()

    def find(self) -> None:
        """Look for words in the book."""
        if not self.is_open:
            self.ask()
        if self.is_open and self.panel is not None:
            self.panel.book.begin_search()

    def moment(self) -> str:
        """The chapter that matters now to the person in front of the screen."""
        table = self._page.table
        if table is None or table.match.round is None:
            return ""
        view = self._page.teller.view or table.view()
        return table.entry.stage.speech.chapter(view)

    def hide(self) -> None:
        """Put the book away; the keys are the table's again."""
        if self.panel is None or self.panel.isHidden():
            return
        had_keys = self.panel.isAncestorOf(self.panel.window().focusWidget() or self.panel)
        self.panel.hide()
        self._settle()
        if had_keys and not self._page.curtain.isVisible():
            self._page.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _made(self) -> BookPanel:
        if self.panel is None:
            self.panel = BookPanel(self._page.services, self)
            self.panel.hide()
            self._page.middle.addWidget(self.panel)
        return self.panel

    def _width(self) -> int:
        return round(min(SHARE * self._page.width(), WIDEST * self._page.units.em))

    def _settle(self) -> None:
        """What lies over the table follows it to its new size."""
        layout = self._page.layout()
        if layout is not None:
            layout.activate()
        self._page.place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See who needs the place, and whether there is still room."""
        page = self._page
        if watched is page and event.type() == QEvent.Type.Resize and self.is_open and self.panel is not None:
            if self.has_room:
                self.panel.setFixedWidth(self._width())
            else:
                self.hide()
        elif watched in (page.log, page.curtain) and event.type() == QEvent.Type.Show:
            self.hide()
        return False

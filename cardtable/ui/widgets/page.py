"""What every page of the window is: a title, a way back, a body that scrolls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cardtable.messages import translate
from cardtable.ui.language import say
from cardtable.ui.scene.paint_guard import told_later
from cardtable.ui.widgets.controls import button, label, scrolling, set_tip, text_with_key

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from cardtable.ui.services import Services


class Page(QWidget):
    """A page: it writes its texts in :meth:`retranslate`, at first and whenever the language changes.

    One goes back from a ``passing`` page to where one came from. ``back`` is the button that leaves the page, where it
    has one; Escape presses it. What the page is called (``windowTitle``) stands in the frame of the window, too.
    """

    passing = False
    back: QPushButton | None = None
    title: QLabel

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

    def retranslate(self) -> None:
        """Write every text of the page in the language in force."""

    def arrive(self) -> None:
        """The page is about to be shown."""

    def first(self) -> QWidget | None:
        """The first useful thing, which gets the keys; ``None`` where the page gives them away itself."""
        return None

    def write_title(self, title: str, called: str = "") -> None:
        """Head the page with this; ``called`` is its name where the title alone would be that of others, too."""
        self.title.setText(title)
        self.call(called or title)

    def call(self, name: str) -> None:
        """Be called this, in the frame of the window and by readers."""
        self.setWindowTitle(name)
        self.setAccessibleName(name)

    def write_back(self) -> None:
        """Write what the back button says."""
        assert self.back is not None
        text = say(translate("Pages", "Back"))
        self.back.setText("‹  " + text)
        self.back.setAccessibleName(text)
        set_tip(self.back, text_with_key(text, Qt.Key.Key_Escape))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the page wherever nothing on it takes that key."""
        if self.back is not None and event.key() == Qt.Key.Key_Escape:
            if not event.isAutoRepeat():
                self.back.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class Body(QWidget):
    """What scrolls in a page; ``painted`` whenever it was drawn."""

    painted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("pageBody")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw, and say so."""
        super().paintEvent(event)
        self.painted.emit()


class ScrolledPage(Page):
    """A page with a head (back button and title) and a body that scrolls; ``body`` takes the parts."""

    def __init__(self, services: Services, go_back: Callable[[], None]) -> None:
        super().__init__(services)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        self.back = button(go_back, bare=True)
        self.title = label("title")
        head = QHBoxLayout()
        head.setContentsMargins(24, 18, 24, 10)
        head.setSpacing(18)
        head.addWidget(self.back)
        head.addWidget(self.title, 1)
        self.head = head
        outer.addLayout(head)
        inside = QWidget()
        inside.setObjectName("pageBody")
        self.body = QVBoxLayout(inside)
        self.body.setContentsMargins(40, 8, 40, 30)
        self.body.setSpacing(14)
        self.room = scrolling(inside)
        outer.addWidget(self.room, 1)

    def add_foot(self, words: Sequence[QWidget], go: QPushButton) -> None:
        """A bar that stays in sight below what scrolls: what there is to say, and the way on."""
        foot = QFrame()
        foot.setObjectName("bar")
        row = QHBoxLayout(foot)
        row.setContentsMargins(40, 12, 40, 12)
        said = QVBoxLayout()
        for part in words:
            said.addWidget(part)
        row.addLayout(said, 1)
        row.addWidget(go)
        outer = self.layout()
        assert outer is not None
        outer.addWidget(foot)

    def retranslate(self) -> None:
        """The back button's text."""
        self.write_back()

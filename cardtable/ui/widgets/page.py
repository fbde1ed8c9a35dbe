"""What every page of the window is: a title, a way back, a body that scrolls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cardtable.messages import translate
from cardtable.ui.language import say
from cardtable.ui.metrics import TILE, WALL, at_least, em, rescale, space
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.widgets.backgrounds import Hem, draw_shadow, draw_wall
from cardtable.ui.widgets.controls import button, label, scrolling, set_tip, text_with_key
from cardtable.ui.widgets.flow_layout import FlowLayout
from cardtable.ui.widgets.icons import Icon, set_icon
from cardtable.ui.widgets.keys import press_by_place
from cardtable.ui.widgets.tab_order import begin_with_chosen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from cardtable.ui.services import Services
    from cardtable.ui.theme import Theme

# What throws a shadow on the wall, by its name in the style sheet.
TILES: Final = ("tile", "card")
HEAD: Final = 4.0
"""How high the head of a page is, in em."""


class Page(QWidget):
    """A page: it writes its texts in :meth:`retranslate`, at first and whenever the language changes.

    One goes back from a ``passing`` page to where one came from. ``on_wall``: it hangs on the wall; else it draws its
    own ground. ``column`` is how wide its content is at most, in em. ``back`` is the button that leaves the page,
    where it has one; Escape presses it. What the page is called (``windowTitle``) stands in the window's frame, too.
    """

    passing = False
    on_wall = True
    column = WALL
    back: QPushButton | None = None
    title: QLabel

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.services = services
        self.setObjectName("page")
        self._em = em()
        services.look_changed.connect(self._follow_look)

    def _follow_look(self) -> None:
        """Everything is as large as letters are now, and has the colours in force."""
        self.update()
        self.dress()
        if self._em != em():
            self._em = em()
            rescale(self)

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the wall."""
        if self.on_wall:
            with QPainter(self) as painter:
                draw_wall(painter, self.rect(), self.services.frame)

    @property
    def colours(self) -> Theme:
        """The colours of everything on the page."""
        return self.services.frame

    def side_air(self, width: int) -> int:
        """What is left free at both sides of a window so wide: content stands in the middle, and is never too wide."""
        air = max(em(1.5), round(0.03 * width))
        return max(air, (width - em(self.column)) // 2)

    def fit(self) -> None:
        """Lay out what hangs on how large the page is."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything follows."""
        super().resizeEvent(event)
        self.fit()

    def retranslate(self) -> None:
        """Write every text of the page in the language in force."""

    def arrive(self) -> None:
        """The page is about to be shown."""

    def first(self) -> QWidget | None:
        """The first useful thing, which gets the keys; ``None`` where the page gives them away itself."""
        return None

    @property
    def left_with(self) -> QWidget | None:
        """What had the keys when one went on from here, if they can be there again."""
        part: QWidget | None = self.focusWidget()
        return part if part is not None and part.isVisibleTo(self) and part.isEnabled() else None

    def write_title(self, title: str, called: str = "") -> None:
        """Head the page with this; ``called`` is its name where the title alone would be that of others, too."""
        self.title.setText(title)
        self.set_name(called or title)

    def set_name(self, name: str) -> None:
        """Be called this, in the frame of the window and by readers."""
        self.setWindowTitle(name)
        self.setAccessibleName(name)

    def dress(self) -> None:
        """Draw the signs of buttons in the colours and the size in force."""
        if self.back is not None:
            set_icon(self.back, Icon.BACK, self.colours.text, 1.25)

    def write_back(self) -> None:
        """Write what the back button says."""
        assert self.back is not None
        text = say(translate("Pages", "Back"))
        self.dress()
        self.back.setAccessibleName(text)
        set_tip(self.back, text_with_key(text, Qt.Key.Key_Escape))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the page wherever nothing on it takes that key."""
        if self.back is not None and event.key() == Qt.Key.Key_Escape:
            if not event.isAutoRepeat():
                self.back.click()
        elif event.isAutoRepeat() or not press_by_place(self, event):
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """What the keys come to is in sight, from outside of what scrolls, too, of which Qt thinks not."""
        begin_with_chosen(self)
        moved = super().focusNextPrevChild(forward)
        focused = part = QApplication.focusWidget()
        while part is not None and part is not self:
            if isinstance(part, QScrollArea) and focused is not None and focused is not part:
                part.ensureWidgetVisible(focused)
            part = part.parentWidget()
        return moved

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class Body(QWidget):
    """What scrolls in a page, with the shadows of its tiles; ``painted`` whenever it was drawn."""

    painted = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.setObjectName("pageBody")

    def event(self, event: QEvent) -> bool:
        """A tile that goes or grows takes its shadow with it, which lies beside it."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.update()
        return super().event(event)

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the shadows, and say so."""
        theme, radius = self._services.frame, em(TILE)
        with QPainter(self) as painter:
            for name in TILES:
                for tile in self.findChildren(QFrame, name):
                    if tile.isVisible():
                        place = QRect(tile.mapTo(self, QPoint(0, 0)), tile.size())
                        draw_shadow(painter, place, radius, theme)
        self.painted.emit()


class ScrolledPage(Page):
    """A page with a head (back button and title) and a body that scrolls; ``body`` takes the parts.

    ``hemmed``: a knitted band lies under the head.
    """

    hemmed = True
    back: QPushButton

    def __init__(self, services: Services, go_back: Callable[[], None]) -> None:
        super().__init__(services)
        outer = QVBoxLayout(self)
        space(outer, 0)
        self.back = button(go_back, bare=True)
        self.title = label("title")
        above = QWidget()
        at_least(above, height=HEAD)
        self.head = QHBoxLayout(above)
        space(self.head, 0.75)
        self.head.addWidget(self.back)
        self.head.addWidget(self.title, 1)
        inside = Body(services)
        self.body = QVBoxLayout(inside)
        space(self.body, 0.85, 0, 1, 0, 2)
        self.room = scrolling(inside)
        below = QHBoxLayout()
        space(below, 0)
        if self.hemmed:
            below.addWidget(Hem(services))
        outer.addWidget(above)
        outer.addLayout(below)
        outer.addWidget(self.room, 1)
        self._outer = outer
        self._head_end: QWidget | None = None
        self._column: list[QHBoxLayout | QVBoxLayout] = [self.head, below, self.body]

    def add_aside(self, *parts: QWidget) -> None:
        """What belongs to the page's head: at its right, or in rows below it where there is no room for that."""
        self._head_end = QWidget()
        self.aside = FlowLayout(self._head_end, 0)
        space(self.aside, 0.25)
        for part in parts:
            self.aside.addWidget(part)
        self.head.addWidget(self._head_end, 0, Qt.AlignmentFlag.AlignVCenter)

    def lie_aside(self) -> None:
        """Put what belongs to the head where it finds room now."""
        if self._head_end is None:
            return
        # What has just come into a layout is hidden until it shows it.
        said = Qt.WidgetAttribute.WA_WState_ExplicitShowHide
        parts = [part for part in self.aside.widgets if not (part.isHidden() and part.testAttribute(said))]
        wide = sum(part.sizeHint().width() + em(0.25) for part in parts)
        taken = self.title.sizeHint().width() + em(5)
        above = taken + wide <= self.width() - 2 * self.side_air(self.width())
        self._head_end.setVisible(bool(parts))
        self._head_end.setMinimumWidth(wide if above else 0)
        if above and self.head.indexOf(self._head_end) < 0:
            self.body.removeWidget(self._head_end)
            self.head.addWidget(self._head_end, 0, Qt.AlignmentFlag.AlignVCenter)
        elif not above and self.body.indexOf(self._head_end) < 0:
            self.head.removeWidget(self._head_end)
            self.body.insertWidget(0, self._head_end)

    def add_foot(self, words: Sequence[QWidget], *ways: QPushButton) -> None:
        """A bar that stays in sight below what scrolls: what there is to say, and the ways on."""
        foot = QFrame()
        foot.setObjectName("bar")
        row = QHBoxLayout(foot)
        space(row, 1, 0, 0.6)
        said = QVBoxLayout()
        for part in words:
            said.addWidget(part)
        row.addLayout(said, 1)
        for way in ways:
            row.addWidget(way)
        self._outer.addWidget(foot)
        self._column.append(row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep to the measure."""
        self._lie()
        super().resizeEvent(event)

    def _lie(self) -> None:
        air = self.side_air(self.width())
        for part in self._column:
            around = part.contentsMargins()
            part.setContentsMargins(air, around.top(), air, around.bottom())
        self.lie_aside()

    def _follow_look(self) -> None:
        super()._follow_look()
        self._lie()

    def retranslate(self) -> None:
        """The back button's text."""
        self.write_back()

"""Choosing a face: a round button that shows it, and a small frame with all nine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QApplication, QFrame, QGridLayout, QSizePolicy, QWidget

from cardtable.messages import translate
from cardtable.stage.characters import ANIMALS, NO_HABITS, Animal, introduced, named
from cardtable.ui.language import say
from cardtable.ui.metrics import em, space
from cardtable.ui.painting.drawing import smooth, under
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.widgets.controls import discard, set_tip

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QEnterEvent, QKeyEvent, QMouseEvent, QPaintEvent

    from cardtable.messages import Message
    from cardtable.players.decision import Style
    from cardtable.ui.services import Services

COLUMNS: Final = 3
# The radius of a face in the frame, in em.
FACE: Final = 2.1
# How much is left of a face that another has, and how wide the ring of the chosen one is, of its radius.
FAINT: Final = 0.4
CHOSEN: Final = 0.13
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -COLUMNS, Qt.Key.Key_Down: COLUMNS}


class FaceButton(QAbstractButton):
    """An animal on a disc; a ring round it tells that the mouse is over it or the keys are on it.

    ``radius`` is in em. ``faint``: another has this face. What is checked is the face that is worn.
    """

    def __init__(self, services: Services, animal: Animal, colour: int, radius: float) -> None:
        super().__init__()
        self._services = services
        self._animal = animal
        self._colour = colour
        self._ems = radius
        self.faint = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        services.look_changed.connect(self.updateGeometry)

    @property
    def _radius(self) -> float:
        return em(self._ems)

    @property
    def animal(self) -> Animal:
        """The animal that is shown."""
        return self._animal

    def show_face(self, animal: Animal, colour: int) -> None:
        """Show another animal, or another colour."""
        self._animal, self._colour = animal, colour
        self.update()

    def sizeHint(self) -> QSize:
        """The disc, its shadow and its ring."""
        side = round(2 * (self._radius + self._services.faces.margin(self._radius)))
        return QSize(side, side)

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the face, and the ring where there is one."""
        centre = QPointF(self.width() / 2, self.height() / 2)
        away = self._radius + self._services.faces.margin(self._radius)
        disc = self._services.faces.disc(self._animal, self._colour, self._radius, self.devicePixelRatioF())
        with smooth(self) as painter:
            painter.setOpacity(FAINT if self.faint and not self.isChecked() else 1.0)
            painter.drawPixmap(centre - QPointF(away, away), disc)
            painter.setOpacity(1.0)
            if self.isChecked():
                painter.setPen(QPen(QColor(self._services.frame.gold), CHOSEN * self._radius))
                painter.drawEllipse(centre, self._radius, self._radius)
            if self.hasFocus() or self.underMouse():
                width = 3.5 if self.hasFocus() else 2.0
                # As everything is written where it lies: on the felt it is dark by day, too.
                role = QPalette.ColorRole.WindowText if self.hasFocus() else QPalette.ColorRole.Highlight
                ring = QPen(self.palette().color(role), width)
                for pen in (under(ring, 1.0), ring):
                    painter.setPen(pen)
                    painter.drawEllipse(centre, self._radius + width / 2 - 1, self._radius + width / 2 - 1)

    def enterEvent(self, event: QEnterEvent) -> None:
        """The ring comes and goes with the mouse."""
        super().enterEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press on Enter, as every button of this program; arrows are the chooser's."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        elif event.key() in _STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class FaceChooser(QWidget):
    """All faces, in a small frame beside the button that asked, over everything else in the window.

    Where ``plays`` is true, they are those of a computer player, and each tells how it likes to play, and which of the
    ``habits`` it has.
    ``chosen(animal)`` ends it, and so do Escape, a press beside it, and keys that go elsewhere.
    """

    chosen = Signal(object)

    def __init__(
        self,
        services: Services,
        asking: QWidget,
        now: Animal,
        colour: int,
        plays: bool = False,
        habits: Mapping[Style, Message] = NO_HABITS,
    ) -> None:
        super().__init__(asking.window())
        self._asking = asking
        self._frame = QFrame(self)
        self._frame.setObjectName("sheet")
        self.setObjectName("faces")
        self.setAccessibleName(say(translate("Faces", "Faces")))
        grid = QGridLayout(self._frame)
        space(grid, 0.4, 0.75)
        self.buttons: list[FaceButton] = []
        for place, animal in enumerate(ANIMALS):
            button = FaceButton(services, animal, colour, FACE)
            button.setAccessibleName(say(introduced(animal, habits) if plays else named(animal, False)))
            set_tip(button, button.accessibleName())
            button.clicked.connect(lambda _=False, animal=animal: self._choose(animal))
            grid.addWidget(button, place // COLUMNS, place % COLUMNS)
            self.buttons.append(button)
        self._now = self.buttons[ANIMALS.index(now)]
        self._open()

    def _open(self) -> None:
        """Come below the button, or above it where there is no room below, with the keys on the present face."""
        window = self._asking.window()
        self.setGeometry(window.rect())
        self._frame.adjustSize()
        corner = self._asking.mapTo(window, QPoint(0, self._asking.height() + 2))
        if corner.y() + self._frame.height() > window.height():
            corner.setY(corner.y() - self._asking.height() - 4 - self._frame.height())
        right, below = window.width() - self._frame.width(), window.height() - self._frame.height()
        self._frame.move(max(0, min(corner.x(), right)), max(0, min(corner.y(), below)))
        self.show()
        self.raise_()
        self._now.setFocus(Qt.FocusReason.PopupFocusReason)
        window.installEventFilter(self)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from face to face, Escape leaves."""
        step = _STEPS.get(Qt.Key(event.key()))
        focused = next((place for place, button in enumerate(self.buttons) if button.hasFocus()), None)
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        elif step is not None and focused is not None and 0 <= focused + step < len(self.buttons):
            self.buttons[focused + step].setFocus(Qt.FocusReason.TabFocusReason)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press beside the faces leaves everything as it was."""
        if not self._frame.geometry().contains(event.position().toPoint()):
            self._leave()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """In a window of another size it would lie in the wrong place."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._leave()
        return False

    def _follow(self, _old: QWidget | None, new: QWidget | None) -> None:
        if new is not None and self.isVisible() and not self.isAncestorOf(new):
            discard(self)

    def _leave(self) -> None:
        self._asking.setFocus(Qt.FocusReason.PopupFocusReason)
        if self.isVisible():
            discard(self)

    def _choose(self, animal: Animal) -> None:
        self._leave()
        self.chosen.emit(animal)

"""The bar below a replay: where we are, the ways through the match, how fast, and from whose eyes."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cardtable.messages import translate
from cardtable.ui.a11y.roles import leave_to_control
from cardtable.ui.a11y.speech_text import spoken
from cardtable.ui.language import say
from cardtable.ui.painting.drawing import smooth
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.replay.timeline import HIGH, Timeline
from cardtable.ui.theme import font
from cardtable.ui.widgets.controls import ComboBox, PushButton, button, label, set_tip
from cardtable.ui.widgets.flow_layout import FlowLayout

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from cardtable.app.replay import Landmarks, ReplayTable
    from cardtable.app.settings import Pace
    from cardtable.app.sight import Eyes, Sight
    from cardtable.messages import Message

Shape = tuple[tuple[float, float], ...]


def _right(x: float, size: float = 0.5) -> Shape:
    return ((x, -size), (x + 1.6 * size, 0.0), (x, size))


def _left(x: float, size: float = 0.5) -> Shape:
    return ((x, -size), (x - 1.6 * size, 0.0), (x, size))


def _bar(x: float, wide: float = 0.16) -> Shape:
    return ((x, -0.5), (x + wide, -0.5), (x + wide, 0.5), (x, 0.5))


def _diamond(x: float) -> Shape:
    return ((x, -0.42), (x + 0.32, 0.0), (x, 0.42), (x - 0.32, 0.0))


class Sign(Enum):
    """What a button does; drawn with a height of one, around the middle."""

    PLAY = (_right(-0.38, 0.55),)
    PAUSE = (_bar(-0.36, 0.24), _bar(0.12, 0.24))
    STEP = (_bar(-0.42), _right(-0.12))
    BACK = (_bar(0.26), _left(0.12))
    NEXT_TURN = (_right(-0.62, 0.42), _right(0.06, 0.42))
    LAST_TURN = (_left(0.62, 0.42), _left(-0.06, 0.42))
    NEXT_DEAL = (_right(-0.66, 0.42), _right(-0.06, 0.42), _bar(0.62))
    LAST_DEAL = (_left(0.66, 0.42), _left(0.06, 0.42), _bar(-0.78))
    NEXT_MOMENT = (_diamond(-0.3), _right(0.16, 0.36))
    LAST_MOMENT = (_diamond(0.3), _left(-0.16, 0.36))


# Keys that belong to the page, though a button would take them for the way to its neighbour.
_OF_THE_PAGE: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)


class TransportButton(PushButton):
    """A button with such a sign; its name is for tips and readers."""

    def __init__(self, sign: Sign) -> None:
        super().__init__()
        self._sign = sign
        self._em = 16.0
        self.setObjectName("bare")

    @property
    def sign(self) -> Sign:
        """What it shows."""
        return self._sign

    def show_sign(self, sign: Sign) -> None:
        """Show another sign."""
        self._sign = sign
        self.update()

    def lay_out(self, em: float) -> None:
        """Be as large as letters of this height want it."""
        self._em = em
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """A little wider than high."""
        return QSize(round(2.5 * self._em), round(2.1 * self._em))

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button, and the sign on it."""
        super().paintEvent(event)
        group = QPalette.ColorGroup.Normal if self.isEnabled() else QPalette.ColorGroup.Disabled
        colour = QColor(self.palette().color(group, QPalette.ColorRole.ButtonText))
        with smooth(self) as painter:
            painter.setOpacity(1.0 if self.isEnabled() else 0.35)
            painter.setPen(QPen(colour, 0.06 * self._em, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.setBrush(colour)
            middle, size = QPointF(self.rect().center()) + QPointF(0.5, 0.5), 0.95 * self._em
            for shape in self._sign.value:
                painter.drawPolygon(QPolygonF([middle + QPointF(x * size, y * size) for x, y in shape]))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows step through the match wherever the keys are."""
        if event.key() in _OF_THE_PAGE:
            event.ignore()
        else:
            super().keyPressEvent(event)


SPEEDS: Final[tuple[tuple[Pace, Message], ...]] = (
    ("calm", translate("Replay", "Slowly", "speed of a replay")),
    ("normal", translate("Replay", "At normal speed", "speed of a replay")),
    ("brisk", translate("Replay", "Fast", "speed of a replay")),
    ("instant", translate("Replay", "Very fast", "speed of a replay")),
)
PLAY: Final = translate("Replay", "Play")
PAUSE: Final = translate("Replay", "Pause", "button: stop for a while")
# Name, sign, text and keys of the ways through a match, in their order around the button that plays.
Way = tuple[str, Sign, "Message", "Message"]
BEFORE: Final[tuple[Way, ...]] = (
    (
        "last_deal", Sign.LAST_DEAL,
        translate("Replay", "Back to the previous round"), translate("Replay", "Page Up", "key"),
    ),
    (
        "last_moment", Sign.LAST_MOMENT,
        translate("Replay", "Back to the previous big moment"), translate("Replay", "Shift+Left", "key"),
    ),
    (
        "last_turn", Sign.LAST_TURN,
        translate("Replay", "Back to the previous turn"), translate("Replay", "Ctrl+Left", "key"),
    ),
    ("back", Sign.BACK, translate("Replay", "One step back"), translate("Replay", "Left", "key: the arrow")),
)  # fmt: skip
AFTER: Final[tuple[Way, ...]] = (
    ("step", Sign.STEP, translate("Replay", "One step forward"), translate("Replay", "Right", "key: the arrow")),
    (
        "next_turn", Sign.NEXT_TURN,
        translate("Replay", "On to the next turn"), translate("Replay", "Ctrl+Right", "key"),
    ),
    (
        "next_moment", Sign.NEXT_MOMENT,
        translate("Replay", "On to the next big moment"), translate("Replay", "Shift+Right", "key"),
    ),
    (
        "next_deal", Sign.NEXT_DEAL,
        translate("Replay", "On to the next round"), translate("Replay", "Page Down", "key"),
    ),
)  # fmt: skip
PLAY_KEY: Final = translate("Replay", "Space", "key: the space bar")


class ReplayBar(QFrame):
    """Everything with which a replay is led.

    Signals: ``went(way)`` with the name of a way, ``played()`` to play or pause, ``moved(position)``,
    ``chose_speed(pace)``, ``chose_eyes(eyes)``, ``asked_play_on()``, ``left()``.
    """

    went = Signal(str)
    played = Signal()
    moved = Signal(int)
    chose_speed = Signal(str)
    chose_eyes = Signal(object)
    asked_play_on = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("bar")
        self._em = 16.0
        self._eyes: Sequence[Eyes] = ()
        self._playing = False
        self.where = label("quiet")
        leave_to_control(self.where)
        self.line = Timeline()
        self.line.valueChanged.connect(self.moved.emit)
        self.ways: dict[str, TransportButton] = {}
        self.play = TransportButton(Sign.PLAY)
        self.play.clicked.connect(lambda: self.played.emit())
        self.speed, self.eyes = ComboBox(), ComboBox()
        # Some readers call a box by its value, unless there is a label of it; eyes see what it is about.
        self._names = {box: label() for box in (self.speed, self.eyes)}
        self.play_on: QPushButton = button(self.asked_play_on.emit)
        self.leave: QPushButton = button(self.left.emit, bare=True)
        self._build()
        self.speed.activated.connect(lambda at: self.chose_speed.emit(SPEEDS[at][0]))
        self.eyes.activated.connect(lambda at: self.chose_eyes.emit(self._eyes[at]))

    def _build(self) -> None:
        rows = QVBoxLayout(self)
        rows.setSpacing(0)
        first = QHBoxLayout()
        first.addWidget(self.line, 1)
        first.addWidget(self.where)
        self._deeds = QWidget()
        self._flow = FlowLayout(self._deeds)
        for name, sign, _, _ in BEFORE:
            self._flow.addWidget(self._way(name, sign))
        self._flow.addWidget(self.play)
        for name, sign, _, _ in AFTER:
            self._flow.addWidget(self._way(name, sign))
        for part in (self.speed, self.eyes, self.play_on, self.leave):
            self._flow.addWidget(part)
        for box, called in self._names.items():
            called.setParent(self._deeds)
            called.setBuddy(box)
            called.hide()
        rows.addLayout(first)
        rows.addWidget(self._deeds)

    def _way(self, name: str, sign: Sign) -> TransportButton:
        made = self.ways[name] = TransportButton(sign)
        made.clicked.connect(lambda: self.went.emit(name))
        return made

    def lay_out(self, width: int, em: float) -> int:
        """Be as high as all of it wants in a page of this width; how high that is."""
        self._em = em
        side = round(0.8 * em)
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(side, round(0.2 * em), side, round(0.35 * em))
        self._flow.setSpacing(round(0.25 * em))
        letters = font(em).pixelSize()
        self.setStyleSheet(f"QLabel, QComboBox, QPushButton {{ font-size: {letters}px; }}")
        self.line.lay_out(em)
        for made in (*self.ways.values(), self.play):
            made.lay_out(em)
        for part in (self.speed, self.eyes, self.play_on, self.leave):
            part.ensurePolished()
        deeds = self._flow.heightForWidth(width - 2 * side)
        self._deeds.setFixedHeight(deeds)
        self.setFixedHeight(deeds + round(HIGH * em) + round(0.55 * em))
        return self.height()

    # -- what it says ----------------------------------------------------------------------------------------------

    def offer(self, table: ReplayTable, sight: Sight, landmarks: Landmarks, speed: Pace) -> None:
        """Another match: its length, its marks, and from whose eyes it may be looked at."""
        self.line.setRange(table.first, table.last)
        self.line.show_marks(landmarks.deals, landmarks.moments)
        self.retranslate(speed)
        self.show_eyes(sight)

    def retranslate(self, speed: Pace) -> None:
        """Write every text."""
        for name, _, text, key in (*BEFORE, *AFTER):
            _name(self.ways[name], text, key)
        self.leave.setText("‹  " + say(translate("Pages", "Back")))
        self.leave.setAccessibleName(say(translate("Pages", "Back")))
        set_tip(self.leave, say(translate("Replay", "Back (Esc)")))
        self.play_on.setText(say(translate("Replay", "Play on from here")))
        set_tip(
            self.play_on,
            say(translate("Replay", "A new game begins from here; the one you are watching stays as it is.")),
        )
        self.speed.clear()
        for _, words in SPEEDS:
            self.speed.addItem(say(words))
        self.speed.setCurrentIndex([pace for pace, _ in SPEEDS].index(speed))
        self._call(self.speed, translate("Replay", "Speed"))
        self.line.setAccessibleName(say(translate("Replay", "Position in the game")))
        self._call(self.eyes, translate("Replay", "Through whose eyes"))
        self.show_playing(self._playing)

    def show_eyes(self, sight: Sight) -> None:
        """From whose eyes it may be looked at, by their names."""
        self._eyes = sight.offered
        self.eyes.clear()
        for eyes in self._eyes:
            self.eyes.addItem(say(eyes_text(eyes, sight.table.names)))
        self.eyes.setCurrentIndex(self._eyes.index(sight.eyes))
        self.eyes.setEnabled(len(self._eyes) > 1)

    def _call(self, box: ComboBox, name: Message) -> None:
        """Let a box be called this."""
        box.setAccessibleName(say(name))
        self._names[box].setText(say(name))

    def show_playing(self, playing: bool) -> None:
        """Whether it goes on by itself."""
        self._playing = playing
        self.play.show_sign(Sign.PAUSE if playing else Sign.PLAY)
        _name(self.play, PAUSE if playing else PLAY, PLAY_KEY)

    def show_where(
        self, position: int, eyes: Eyes, text: str, possible: Callable[[str], bool], *, play_on: bool
    ) -> None:
        """Say where we are, and offer the ways that lead somewhere."""
        self.where.setText(text)
        self.line.show_position(position)
        self.line.setAccessibleDescription(spoken(text))
        for name, made in self.ways.items():
            _enable(made, possible(name), self.play)
        self.play_on.setEnabled(play_on)
        self.eyes.setCurrentIndex(self._eyes.index(eyes))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rows follow the width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.lay_out(event.size().width(), self._em)


def eyes_text(eyes: Eyes, names: Sequence[str]) -> Message:
    """From whose eyes."""
    if eyes.all_open:
        return translate("Replay", "All hands face up")
    if eyes.seat is None:
        return translate("Replay", "What everybody could see")
    return translate("Replay", "As {player} saw it").put(player=names[eyes.seat])


def _name(made: TransportButton, text: Message, key: Message) -> None:
    made.setAccessibleName(say(text))
    set_tip(made, f"{say(text)} ({say(key)})")


def _enable(made: TransportButton, enabled: bool, other: TransportButton) -> None:
    """The keys do not get lost with a button that leads nowhere any more."""
    if not enabled and made.hasFocus():
        other.setEnabled(True)
        other.setFocus(Qt.FocusReason.OtherFocusReason)
    made.setEnabled(enabled)

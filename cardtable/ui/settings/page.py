"""The settings page: every setting takes effect at once, and the table beside them shows how."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QMouseEvent, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)  # fmt: skip

from cardtable.app.settings import Settings
from cardtable.messages import Message, translate
from cardtable.stage.event_style import Sound
from cardtable.ui.a11y.roles import leave_to_control
from cardtable.ui.a11y.speech_text import sentence
from cardtable.ui.language import say
from cardtable.ui.metrics import ROWS, at_least, em, space
from cardtable.ui.settings.settings_list import CHAPTERS, PRESETS, Preset, Setting, every_setting
from cardtable.ui.widgets import dialogs
from cardtable.ui.widgets.choices import Segments, Switch
from cardtable.ui.widgets.controls import ComboBox, Slider, button, label, set_flag, set_tip
from cardtable.ui.widgets.flow_layout import FlowLayout
from cardtable.ui.widgets.left_press import LeftPress
from cardtable.ui.widgets.page import ScrolledPage
from cardtable.ui.widgets.tab_order import put_in_order
from cardtable.ui.widgets.text_search import plain

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent, QResizeEvent
    from PySide6.QtWidgets import QPushButton

    from cardtable.ui.services import Services

# The deal that is shown.
CODE: Final = "0000-0000"
LOWEST: Final = 9.0
"""How high it is above what scrolls, in em."""
SHAPE: Final = 0.625


class Preview(QWidget):
    """A table of the game that was played last, with an open hand, drawn anew when a setting changes."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.picture = QLabel()
        self.picture.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.picture.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        rows = QVBoxLayout(self)
        space(rows, 0)
        rows.addWidget(self.picture)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.draw)

    def stand(self, beside: bool) -> None:
        """Stand beside what scrolls, or above it and lower."""
        if beside:
            self.setMaximumHeight(16_777_215)
            self.setMinimumSize(0, 0)
        else:
            self.setMinimumSize(0, 0)
            self.setFixedHeight(em(LOWEST))
        self.draw_soon()

    def retranslate(self) -> None:
        """Write what readers are told of it."""
        self.picture.setAccessibleName(say(translate("Settings", "A table as it looks with these settings")))

    def draw_soon(self) -> None:
        """Draw when nothing else is to be done; several changes make one picture."""
        if self.isVisible():
            self._soon.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As large as there is room."""
        super().resizeEvent(event)
        self.draw_soon()

    def draw(self) -> None:
        """Draw the table."""
        room: QSize = self.picture.size()
        width = min(room.width(), round(room.height() / SHAPE))
        if width < 40 or not self.isVisible():
            return
        from cardtable.ui.match.pictures import sample

        self.picture.setPixmap(sample(self._services, CODE, width, self.devicePixelRatioF()))

    def hideEvent(self, event: object) -> None:
        """Nothing is drawn for a page that is not there."""
        self._soon.stop()
        super().hideEvent(event)  # type: ignore[arg-type]


# From so many em on chapters stand beside the settings, and the preview at their other side.
BESIDE: Final = 62
CHAPTERS_WIDE: Final = 12
PREVIEW_WIDE: Final = 20
DEFAULTS: Final = Settings()


class Row(QFrame):
    """One setting on the page: its words, its control, and the way back to what it is at the beginning."""

    def __init__(self, setting: Setting, control: QWidget, reset: Callable[[], None]) -> None:
        super().__init__()
        self.setObjectName("row")
        self.setting = setting
        self.control = control
        self._press = LeftPress()
        self.title = label("label", wrap=True)
        self.title.setBuddy(control)
        self.title.installEventFilter(self)
        self.hint: QLabel | None = None if setting.hint is None else label("quiet", wrap=True)
        if self.hint is not None:
            leave_to_control(self.hint)
        self.reset: QPushButton = button(reset, bare=True)
        self._grid = QGridLayout(self)
        space(self._grid, 0.3, 1.1, 0.45)
        self._grid.setColumnStretch(0, 1)
        self._below: bool | None = None
        self.lay_out(below=False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A press on the words of a switch switches it."""
        if isinstance(event, QMouseEvent) and isinstance(self.control, QCheckBox):
            if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
                self._press.goes_down(event)
            elif event.type() == QEvent.Type.MouseButtonRelease and self._press.comes_up(event) is not None:
                self.control.click()
        return False

    def fit(self, width: int) -> None:
        """In so much width the control stands beside the words where both find room, else below them."""
        self.control.ensurePolished()
        if isinstance(self.control, Segments):
            self.control.fit(width - 3 * em(1))
        words = max(self.title.fontMetrics().horizontalAdvance(word) for word in [*self.title.text().split(), ""])
        rest = width - self.control.sizeHint().width() - self.reset.sizeHint().width() - 3 * em(1)
        self.lay_out(below=rest < max(words, em(8)) and not isinstance(self.control, QCheckBox))

    def lay_out(self, *, below: bool) -> None:
        """Put the parts where they belong."""
        if below == self._below:
            return
        self._below = below
        align, grid = Qt.AlignmentFlag, self._grid
        grid.addWidget(self.title, 0, 0, 2 if self.hint is None else 1, 1)
        if self.hint is not None:
            grid.addWidget(self.hint, 1, 0)
        grid.addWidget(self.reset, 0, 1, 2, 1, align.AlignVCenter)
        if below:
            grid.addWidget(self.control, 2, 0, 1, 2, align.AlignLeft)
        else:
            grid.addWidget(self.control, 0, 2, 2, 1, align.AlignVCenter | align.AlignRight)

    def write(self) -> None:
        """Write the texts."""
        title = say(self.setting.title)
        self.control.setAccessibleName(title)
        self.title.setText(title)
        told = [say(text) for text in (self.setting.hint, self.setting.help) if text is not None]
        self.control.setAccessibleDescription(" ".join(map(sentence, told)))
        set_tip(self.title, told[-1] if self.setting.help is not None else "")
        if self.hint is not None and self.setting.hint is not None:
            self.hint.setText(say(self.setting.hint))
        if isinstance(self.control, QComboBox):
            for index, (_, text) in enumerate(self.setting.values):
                if self.control.itemText(index) != _said(text):
                    self.control.setItemText(index, _said(text))
        self.reset.setText("↺")
        self.reset.setProperty("sign", True)
        back = translate("Settings", "Reset: {setting}", "a button")
        self.reset.setAccessibleName(say(back.put(setting=title)))
        set_tip(self.reset, self.reset.accessibleName())

    def words(self) -> str:
        """Everything that is written here, for the search."""
        parts = [self.setting.title, self.setting.hint, self.setting.help, *(text for _, text in self.setting.values)]
        return plain(" ".join(_said(part) for part in parts if part is not None))


class SettingsPage(ScrolledPage):
    """Changes the program's settings. Signal ``asked_about()``."""

    asked_about = Signal()
    passing = True
    column = ROWS

    def __init__(self, services: Services, go_back: Callable[[], None]) -> None:
        super().__init__(services, go_back)
        self.rows: dict[str, Row] = {}
        self.boxes: dict[str, QComboBox] = {}
        self.answers: dict[str, Segments[object]] = {}
        self.checks: dict[str, QCheckBox] = {}
        self.volume = Slider(100)
        at_least(self.volume, 12)
        self.search = QLineEdit()
        self.search.textChanged.connect(lambda _: self._read())
        QShortcut(QKeySequence.StandardKey.Find, self, self.search.setFocus)
        self.nothing = label("quiet", wrap=True)
        self.unkept = label("warning", wrap=True)
        self.preview = Preview(services)
        self.presets = [button(lambda preset=preset: self._preset(preset)) for preset in PRESETS]  # type: ignore[misc]
        self.chapters: list[QPushButton] = []
        self._groups: list[tuple[QLabel, QFrame, tuple[Setting, ...]]] = []
        self.about = button(self.asked_about.emit, bare=True)
        self.all_back = button(self.ask_reset, bare=True)
        self._build()
        self.retranslate()
        services.look_changed.connect(self._read)
        services.sound_changed.connect(self._read)

    def _build(self) -> None:
        self._aside = QWidget()
        aside = QVBoxLayout(self._aside)
        space(aside, 0.35)
        self._middle = QVBoxLayout()
        space(self._middle, 0.7)
        for at, chapter in enumerate(CHAPTERS):
            heading = label("heading", wrap=True)
            frame = QFrame()
            frame.setObjectName("card")
            rows = QVBoxLayout(frame)
            space(rows, 0, 0, 0.3)
            for setting in chapter.settings:
                row = Row(setting, self._control(setting), lambda key=setting.key: self._reset(key))  # type: ignore[misc]
                rows.addWidget(row)
                self.rows[setting.key] = row
            self._groups.append((heading, frame, chapter.settings))
            way = button(lambda at=at: self.go_to(at), bare=True)  # type: ignore[misc]
            set_flag(way, "listed", True)
            QShortcut(QKeySequence(f"Ctrl+{at + 1}"), self, lambda at=at: self.go_to(at))
            self.chapters.append(way)
        aside.addWidget(self.search)
        for way in self.chapters:
            aside.addWidget(way)
        aside.addStretch()
        sets = QWidget()
        flow = FlowLayout(sets)
        space(flow, 0.4)
        for made in self.presets:
            flow.addWidget(made)
        self._seen = QWidget()
        seen = QVBoxLayout(self._seen)
        space(seen, 0.5)
        seen.addWidget(self.preview, 1)
        self._deeds = QHBoxLayout()
        for made in (self.all_back, self.about):
            self._deeds.addWidget(made, 0, Qt.AlignmentFlag.AlignLeft)
        self._middle.addWidget(sets)
        self._middle.addWidget(self.unkept)
        self._middle.addWidget(self.nothing)
        for heading, frame, _ in self._groups:
            self._middle.addWidget(heading)
            self._middle.addWidget(frame)
        self._middle.addLayout(self._deeds)
        self._middle.addStretch()
        space(self.body, 0, 0.6, 0.4, 0.6, 2)
        self.body.addLayout(self._middle)
        # What scrolls stands between the chapters and the preview, which stay in sight.
        self._across = QHBoxLayout()
        self._beside: bool | None = None
        space(self._across, 1.0)
        self._outer.addLayout(self._across, 1)
        self._column.remove(self.body)

    def _control(self, setting: Setting) -> QWidget:
        if setting.most is not None:
            self.volume.valueChanged.connect(self._hear)
            return self.volume
        if not setting.values:
            check = Switch(self.services)
            check.clicked.connect(lambda on: self._tick(setting.key, on))
            self.checks[setting.key] = check
            return check
        if not setting.listed:
            made: Segments[object] = Segments(lambda value: self._choose(setting.key, value))
            self.answers[setting.key] = made
            return made
        box = ComboBox()
        for value, text in setting.values:
            box.addItem(_said(text), value)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(14)
        box.activated.connect(lambda index: self._choose(setting.key, box.itemData(index)))
        self.boxes[setting.key] = box
        return box

    # -- changing --------------------------------------------------------------------------------------------------

    def _choose(self, key: str, value: object) -> None:
        if key == "deck":
            self.services.choose_deck(str(value))
        else:
            self.services.change(**{key: value})

    def _tick(self, key: str, on: bool) -> None:
        self.services.change(**{key: on})
        if key == "sounds":
            self.services.sounds.play(Sound.LAY)

    def _hear(self, volume: int) -> None:
        """Take over a volume, and let it be heard."""
        self.services.change(volume=volume)
        self.services.sounds.play(Sound.LAY)

    def _reset(self, key: str) -> None:
        """Have this setting as it is at the beginning; the keys go to its control."""
        self._choose(key, getattr(DEFAULTS, key))
        self.rows[key].control.setFocus(Qt.FocusReason.OtherFocusReason)

    def _preset(self, preset: Preset) -> None:
        """Have the settings of a set; a second press has them as at the beginning."""
        on = self._holds(preset)
        self.services.change(**{key: getattr(DEFAULTS, key) if on else value for key, value in preset.changes})

    def _holds(self, preset: Preset) -> bool:
        return all(getattr(self.services.settings, key) == value for key, value in preset.changes)

    def ask_reset(self) -> None:
        """Have every setting as at the beginning, after asking; people, tables and games are no settings."""
        question = translate(
            "Settings",
            "Reset everything on this page? People, house rules and saved games stay as they are, and so does the "
            "language.",
        )
        yes, no = translate("Settings", "Reset"), translate("Dialogs", "Cancel")
        if dialogs.ask_yes(self, question, yes, no):
            keys = {setting.key for setting in every_setting()} - {"language"}
            changes = {one.name: getattr(DEFAULTS, one.name) for one in fields(Settings) if one.name in keys}
            self.services.change(**changes)

    # -- showing ---------------------------------------------------------------------------------------------------

    def _follow_look(self) -> None:
        super()._follow_look()
        self.fit()

    def fit(self) -> None:
        """In a narrow page there are no chapters, and the preview stands above the settings."""
        beside = self.width() >= em(BESIDE)
        air = self.side_air(self.width())
        self._across.setContentsMargins(air, em(1), air, 0)
        for way in self.chapters:
            way.setVisible(beside)
        if beside:
            self._aside.setFixedWidth(em(CHAPTERS_WIDE))
            self._seen.setFixedWidth(em(PREVIEW_WIDE))
            for part in (self._aside, self.room, self._seen):
                self._across.addWidget(part, int(part is self.room))
        else:
            for at, part in enumerate((self._aside, self._seen)):
                part.setMinimumWidth(0)
                part.setMaximumWidth(16_777_215)
                self._middle.insertWidget(at, part)
            self._across.addWidget(self.room, 1)
        if beside != self._beside:
            self._beside = beside
            put_in_order(self)
        self.preview.stand(beside)
        width = self.width() - 2 * air - (em(CHAPTERS_WIDE + PREVIEW_WIDE) + 2 * em(1.0) if beside else 0) - em(2.2)
        for row in self.rows.values():
            row.fit(width)

    def go_to(self, at: int) -> None:
        """Scroll to a chapter; the keys go to its first setting, and a search that left it out ends."""
        heading, frame, settings = self._groups[at]
        if self.rows[settings[0].key].isHidden():
            self.search.clear()
        self.room.ensureWidgetVisible(frame, 0, 0)
        self.room.verticalScrollBar().setValue(heading.y() - em(0.5))
        self.rows[settings[0].key].control.setFocus(Qt.FocusReason.ShortcutFocusReason)
        for way in self.chapters:
            set_flag(way, "chosen", way is self.chapters[at])

    def arrive(self) -> None:
        """Show what is set now, and offer the decks that lie there by now."""
        decks = self.boxes["deck"]
        while decks.count() > 1:
            decks.removeItem(1)
        for name in self.services.deck_names():
            decks.addItem(name, name)
        self.services.keep_the_rest()
        self.search.clear()
        self._read()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape ends a search first, and leaves the page then."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            self.search.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)

    def first(self) -> QWidget:
        """The first setting."""
        return next(iter(self.boxes.values()))

    def _read(self) -> None:
        settings = self.services.settings
        for key, box in self.boxes.items():
            value = self.services.languages.current if key == "language" else getattr(settings, key)
            box.setCurrentIndex(max(0, box.findData(value)))
        for key, made in self.answers.items():
            values = self.rows[key].setting.values
            made.offer([(value, _said(text)) for value, text in values], getattr(settings, key))
        for key, check in self.checks.items():
            check.setChecked(getattr(settings, key))
        self.volume.show_value(settings.volume)
        self.volume.setEnabled(settings.sounds)
        wanted = plain(self.search.text()).split()
        found = {key for key, row in self.rows.items() if all(word in row.words() for word in wanted)}
        for key, row in self.rows.items():
            changed = key != "language" and getattr(settings, key) != getattr(DEFAULTS, key)
            row.setVisible(key in found)
            row.reset.setVisible(changed)
        for heading, frame, group in self._groups:
            shown = [self.rows[setting.key] for setting in group if setting.key in found]
            heading.setVisible(bool(shown))
            frame.setVisible(bool(shown))
            for row in shown:
                set_flag(row, "last", row is shown[-1])
        for set_, preset in zip(self.presets, PRESETS, strict=True):
            set_flag(set_, "chosen", self._holds(preset))
        self.nothing.setVisible(not found)
        self._warn()
        self.preview.draw_soon()

    def _warn(self) -> None:
        """Say what could not be done."""
        found: list[str] = []
        if self.services.unkept_settings:
            unkept = translate(
                "Settings",
                "The settings last until you close the program, but they could not be saved. Check that you "
                "can write to the data folder.",
            )
            found.append(say(unkept))
        if self.services.tried_deck:
            tried = translate(
                "Settings", "The deck {name} is being tried; it comes into use when all its cards are drawn."
            )
            found.append(say(tried.put(name=self.services.tried_deck)))
        if self.services.unusable_deck:
            unusable = translate(
                "Settings",
                "The deck {name} cannot be used, because pictures are missing, broken or too much to draw. "
                "Our own deck stays in use.",
            )
            found.append(say(unusable.put(name=self.services.unusable_deck)))
        self.unkept.setText(" ".join(found))
        self.unkept.setVisible(bool(found))

    def retranslate(self) -> None:
        """Write every text of the page."""
        super().retranslate()
        self.write_title(say(translate("Settings", "Settings")))
        self.search.setPlaceholderText(say(translate("Settings", "Search the settings")))
        self.search.setAccessibleName(self.search.placeholderText())
        self.nothing.setText(say(translate("Settings", "No setting contains these words.")))
        for row in self.rows.values():
            row.write()
        for (heading, frame, _), way, chapter in zip(self._groups, self.chapters, CHAPTERS, strict=True):
            heading.setText(say(chapter.title))
            frame.setAccessibleName(heading.text())
            way.setText(heading.text())
        for made, preset in zip(self.presets, PRESETS, strict=True):
            made.setText(say(preset.title))
            set_tip(made, say(preset.help))
        self.about.setText(say(translate("About", "About Card Table")))
        self.all_back.setText(say(translate("Settings", "Reset everything")))
        self.preview.retranslate()
        self._read()
        # Other words need other room.
        self.fit()


def _said(text: Message | str) -> str:
    return say(text) if isinstance(text, Message) else text

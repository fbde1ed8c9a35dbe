"""The settings page: every setting takes effect at once, and the table beside them shows how."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QComboBox, QFrame, QGridLayout, QLineEdit, QVBoxLayout, QWidget

from cardtable.app.settings import Settings
from cardtable.messages import Message, translate
from cardtable.stage.event_style import Sound
from cardtable.ui.language import say
from cardtable.ui.rulebook.text_search import folded
from cardtable.ui.settings.settings_list import CHAPTERS, PRESETS, Preset, Setting, every_setting
from cardtable.ui.settings.table_preview import Preview
from cardtable.ui.widgets import dialogs
from cardtable.ui.widgets.controls import ComboBox, Slider, button, label, set_flag, set_tip
from cardtable.ui.widgets.flow_layout import FlowLayout
from cardtable.ui.widgets.page import ScrolledPage

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent, QResizeEvent
    from PySide6.QtWidgets import QLabel, QPushButton

    from cardtable.ui.services import Services

# So wide is a page, at 100 %, in which the preview stands beside the settings.
BESIDE: Final = 880
# In a page that is narrower than this the control of a setting is below its words.
NARROW: Final = 560
DEFAULTS: Final = Settings()


class Row(QObject):
    """One setting on the page: its words, its control, and the way back to what it is at the beginning."""

    def __init__(self, setting: Setting, control: QWidget, reset: Callable[[], None]) -> None:
        super().__init__(control)
        self.setting = setting
        self.control = control
        self.title = label("", wrap=True)
        self.title.setBuddy(control)
        self.title.setContentsMargins(0, 8, 0, 0)
        self.title.installEventFilter(self)
        self.help: QLabel | None = None if setting.help is None else label("quiet", wrap=True)
        self.reset: QPushButton = button(reset, bare=True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A press on the words of a box to tick ticks it."""
        if event.type() == QEvent.Type.MouseButtonRelease and isinstance(self.control, QCheckBox):
            self.control.click()
        return False

    def lie(self, grid: QGridLayout, row: int, *, narrow: bool) -> None:
        """Lie in these three rows of the grid: the control beside the words, or below them in a narrow page."""
        ticked = isinstance(self.control, QCheckBox)
        align = Qt.AlignmentFlag
        if ticked or not narrow:
            grid.addWidget(self.title, row, 0)
            grid.addWidget(self.control, row, 1, 2, 1, align.AlignRight if ticked else align.AlignVCenter)
            grid.addWidget(self.reset, row, 2, 2, 1, align.AlignVCenter)
        else:
            grid.addWidget(self.title, row, 0, 1, 2)
            grid.addWidget(self.reset, row, 2, align.AlignVCenter)
            grid.addWidget(self.control, row + 2, 0, 1, 3)
        if self.help is not None:
            grid.addWidget(self.help, row + 1, 0, 1, 3 if narrow else 1)

    def show(self, shown: bool, changed: bool) -> None:
        """Be there or not; only what is not as at the beginning can go back to it."""
        for part in (self.title, self.help, self.control):
            if part is not None:
                part.setVisible(shown)
        self.reset.setVisible(shown and changed)

    def write(self) -> None:
        """Write the texts."""
        title = say(self.setting.title)
        self.control.setAccessibleName(title)
        self.title.setText(title)
        if self.help is not None and self.setting.help is not None:
            self.help.setText(say(self.setting.help))
            self.control.setAccessibleDescription(say(self.setting.help))
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
        parts = [self.setting.title, self.setting.help, *(text for _, text in self.setting.values)]
        return folded(" ".join(_said(part) for part in parts if part is not None))[0]


class SettingsPage(ScrolledPage):
    """Changes the program's settings. Signal ``asked_about()``."""

    asked_about = Signal()
    passing = True

    def __init__(self, services: Services, go_back: Callable[[], None]) -> None:
        super().__init__(services, go_back)
        self.rows: dict[str, Row] = {}
        self.boxes: dict[str, QComboBox] = {}
        self.checks: dict[str, QCheckBox] = {}
        self.volume = Slider(100)
        self.search = QLineEdit()
        self.search.textChanged.connect(lambda _: self._read())
        self.nothing = label("quiet", wrap=True)
        self.unkept = label("warning", wrap=True)
        self.preview = Preview(services)
        self.presets = [button(lambda preset=preset: self._preset(preset)) for preset in PRESETS]  # type: ignore[misc]
        self._at: dict[str, int] = {}
        self._narrow = False
        self._grid = QGridLayout()
        self._headings: list[tuple[QLabel, Message, tuple[Setting, ...]]] = []
        self.about = button(self.asked_about.emit)
        self.all_back = button(self.ask_reset)
        self._build()
        self.retranslate()
        services.look_changed.connect(self._read)
        services.sound_changed.connect(self._read)

    def _build(self) -> None:
        frame = QFrame()
        frame.setObjectName("card")
        grid = self._grid
        frame.setLayout(grid)
        grid.setContentsMargins(22, 18, 22, 18)
        grid.setHorizontalSpacing(20)
        # What is not found leaves no gap: the air belongs to the words.
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 1)
        for chapter in CHAPTERS:
            heading = label("heading", wrap=True)
            heading.setContentsMargins(0, 14, 0, 0)
            grid.addWidget(heading, grid.rowCount(), 0, 1, 3)
            self._headings.append((heading, chapter.title, chapter.settings))
            for setting in chapter.settings:
                row = Row(setting, self._control(setting), lambda key=setting.key: self._reset(key))  # type: ignore[misc]
                self._at[setting.key] = grid.rowCount()
                row.lie(grid, grid.rowCount(), narrow=False)
                self.rows[setting.key] = row
        sets = QWidget()
        flow = FlowLayout(sets, spacing=8)
        for made in self.presets:
            flow.addWidget(made)
        deeds = QWidget()
        below = FlowLayout(deeds, spacing=8)
        for made in (self.all_back, self.about):
            below.addWidget(made)
        self.body.addWidget(self.search)
        self.body.addWidget(sets)
        self.body.addWidget(self.unkept)
        self.body.addWidget(self.nothing)
        self.body.addWidget(frame)
        self.body.addWidget(deeds)
        self.body.addStretch()
        # What scrolls and the preview, which stays in sight, share the page.
        outer = self.layout()
        assert isinstance(outer, QVBoxLayout)
        scroll = self.room
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._both.addWidget(scroll, 5)
        self._both.addWidget(self.preview, 3)
        outer.addLayout(self._both, 1)

    def _control(self, setting: Setting) -> QWidget:
        if setting.most is not None:
            self.volume.valueChanged.connect(self._hear)
            return self.volume
        if not setting.values:
            check = QCheckBox()
            check.clicked.connect(lambda on: self._tick(setting.key, on))
            self.checks[setting.key] = check
            return check
        box = ComboBox()
        for value, text in setting.values:
            box.addItem(_said(text), value)
        if setting.key == "deck":
            for name in self.services.deck_names():
                box.addItem(name, name)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(22)
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow page the preview stands above the settings."""
        super().resizeEvent(event)
        beside = self.width() >= BESIDE * self.services.page_scale
        directions = QBoxLayout.Direction
        self._both.setDirection(directions.LeftToRight if beside else directions.BottomToTop)
        self.preview.stand(beside)
        narrow = self.width() < NARROW * self.services.page_scale
        if narrow != self._narrow:
            self._narrow = narrow
            for key, row in self.rows.items():
                row.lie(self._grid, self._at[key], narrow=narrow)

    def arrive(self) -> None:
        """Show what is set now."""
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
        for key, check in self.checks.items():
            check.setChecked(getattr(settings, key))
        self.volume.show_value(settings.volume)
        self.volume.setEnabled(settings.sounds)
        wanted = folded(self.search.text())[0].split()
        found = {key for key, row in self.rows.items() if all(word in row.words() for word in wanted)}
        for key, row in self.rows.items():
            changed = key != "language" and getattr(settings, key) != getattr(DEFAULTS, key)
            row.show(key in found, changed)
        for heading, _, group in self._headings:
            heading.setVisible(any(setting.key in found for setting in group))
        for made, preset in zip(self.presets, PRESETS, strict=True):
            set_flag(made, "chosen", self._holds(preset))
        self.nothing.setVisible(not found)
        self._warn()
        self.preview.draw_soon()

    def _warn(self) -> None:
        """Say what could not be done."""
        found: list[str] = []
        if self.services.unkept_settings:
            unkept = translate(
                "Settings",
                "The settings hold until you close the program, but they could not be saved. Check that "
                "you can write to the data folder.",
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
        for heading, title, _ in self._headings:
            heading.setText(say(title))
        for made, preset in zip(self.presets, PRESETS, strict=True):
            made.setText(say(preset.title))
            set_tip(made, say(preset.help))
        self.about.setText(say(translate("About", "About Card Table")))
        self.all_back.setText(say(translate("Settings", "Reset everything")))
        self.preview.retranslate()
        self._read()


def _said(text: Message | str) -> str:
    return say(text) if isinstance(text, Message) else text

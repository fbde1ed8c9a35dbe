"""The settings page: every setting takes effect at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFrame, QGridLayout, QLabel, QWidget

from cardtable.app.settings import LANGUAGES
from cardtable.cards import cards
from cardtable.messages import Message, translate
from cardtable.stage.marks import Sound
from cardtable.ui.fans import fan_of
from cardtable.ui.language import NAMES, say
from cardtable.ui.parts import ComboBox, ScrolledPage, Slider, button, label

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.ui.program import Program

_PERCENT: Final = translate("Settings", "{percent}%", "text size; a space before the sign where the language has one")


def _said(text: Message | str) -> str:
    return say(text) if isinstance(text, Message) else text


class SettingsPage(ScrolledPage):
    """Changes the program's settings. Signal ``asked_about()``."""

    asked_about = Signal()
    passing = True

    def __init__(self, program: Program, go_back: Callable[[], None]) -> None:
        super().__init__(program, go_back)
        self.boxes: dict[str, QComboBox] = {}
        self.checks: dict[str, QCheckBox] = {}
        self.volume = Slider(100)
        self._texts: dict[str, tuple[QLabel, QLabel, QWidget, Message, Message]] = {}
        self._values: dict[str, list[tuple[object, Message | str]]] = {}
        self._flags: dict[str, Message] = {}
        self.sample = QLabel()
        self.unkept = label("warning", wrap=True)
        frame = QFrame()
        frame.setObjectName("card")
        self._grid = QGridLayout(frame)
        self._grid.setContentsMargins(22, 18, 22, 18)
        self._grid.setHorizontalSpacing(26)
        self._grid.setVerticalSpacing(10)
        self._grid.setColumnStretch(0, 2)
        self._grid.setColumnStretch(1, 1)
        self._declare()
        self.body.addWidget(self.unkept)
        self.body.addWidget(frame)
        self.body.addWidget(self.sample)
        self.about = button(self.asked_about.emit)
        self.body.addWidget(self.about, 0, Qt.AlignmentFlag.AlignLeft)
        self.body.addStretch()
        self.retranslate()
        program.look_changed.connect(self._look_changed)
        program.sound_changed.connect(self._look_changed)

    def _declare(self) -> None:
        self._box(
            "language",
            translate("Settings", "Language"),
            translate("Settings", "Changes all texts at once."),
            [(code, NAMES[code]) for code in LANGUAGES],
        )
        self._box(
            "text_scale",
            translate("Settings", "Text size"),
            translate("Settings", "For weak eyes or a screen far away."),
            [(size, _PERCENT.put(percent=size)) for size in (100, 125, 150, 200)],
        )
        self._box(
            "theme",
            translate("Settings", "Colours"),
            translate("Settings", "The cloth and the frame around it."),
            [
                ("green", translate("Settings", "Green cloth")),
                ("night", translate("Settings", "Night blue")),
                ("contrast", translate("Settings", "High contrast")),
            ],
        )
        self._box(
            "deck",
            translate("Settings", "Deck"),
            translate(
                "Settings",
                "The pictures on the cards. A folder of SVG pictures inside “decks” in the data folder "
                "becomes a deck, too.",
            ),
            [("", translate("Settings", "Our own")), *((name, name) for name in self.program.deck_names())],
        )
        self._box(
            "letters",
            translate("Settings", "Letters on the cards"),
            translate("Settings", "The corner letters of ace, king, queen and jack."),
            [
                ("language", translate("Settings", "As in the chosen language")),
                ("international", translate("Settings", "International: A K Q J")),
                ("norwegian", translate("Settings", "Traditional Norwegian: E K D Kn")),
            ],
        )
        self._box(
            "back",
            translate("Settings", "Card backs"),
            translate("Settings", "The colour of the cards’ backs."),
            [
                ("red", translate("Settings", "Red")),
                ("blue", translate("Settings", "Blue")),
                ("green", translate("Settings", "Green")),
            ],
        )
        self._check("four_colour", translate("Settings", "Four colours: every suit has its own"))
        self._check("large_faces", translate("Settings", "Large print on the cards"))
        self._check("mark_fitting", translate("Settings", "Frame the cards that fit"))
        self._box(
            "pace",
            translate("Settings", "Pace"),
            translate("Settings", "How fast cards move and computer players act."),
            [
                ("calm", translate("Settings", "Calm")),
                ("normal", translate("Settings", "Normal")),
                ("brisk", translate("Settings", "Brisk")),
                ("instant", translate("Settings", "Instant")),
            ],
        )
        self._check("reduce_motion", translate("Settings", "No animation"))
        self._check("wait_for_me", translate("Settings", "Wait for me where everybody should look"))
        self._box(
            "wordiness",
            translate("Settings", "Told to a screen reader"),
            translate("Settings", "How much is read to you of what the others do at the table."),
            [
                ("little", translate("Settings", "Only what matters")),
                ("turns", translate("Settings", "One sentence for each turn")),
                ("everything", translate("Settings", "Every single thing")),
            ],
        )
        self._check("sounds", translate("Settings", "Sounds at the table"))
        self.volume.valueChanged.connect(self._hear)
        self._row(
            "volume",
            self.volume,
            translate("Settings", "Volume"),
            translate("Settings", "How loud the sounds are. The volume of your computer counts, too."),
        )
        seconds = [(n, translate("Settings", "%n second(s)", "how long computer players wait", n)) for n in (2, 4, 8)]
        self._box(
            "grace",
            translate("Settings", "Time for saying “Ólsen”"),
            translate("Settings", "How long computer players wait while you may still say “Ólsen”."),
            [*seconds, (0, translate("Settings", "Until I press “Go on”"))],
        )
        self._box(
            "asking",
            translate("Settings", "Ask me about buying"),
            translate(
                "Settings",
                "When you are asked whether you buy a card in Kínaskák and Shanghai Rummy. Where several of you share "
                "the screen, everybody is asked who has not laid down, because not being asked would tell something.",
            ),
            [
                ("useful", translate("Settings", "Only when the card could help me")),
                ("until_down", translate("Settings", "As long as I have not laid down")),
                ("always", translate("Settings", "Whenever I may buy")),
                ("never", translate("Settings", "Never")),
            ],
        )

    def _box(self, key: str, title: Message, help_text: Message, values: list[tuple[object, Message | str]]) -> None:
        box = ComboBox()
        for value, text in values:
            box.addItem(_said(text), value)
        box.activated.connect(lambda index: self._choose(key, box.itemData(index)))
        self._row(key, box, title, help_text)
        self.boxes[key] = box
        self._values[key] = values

    def _row(self, key: str, control: QWidget, title: Message, help_text: Message) -> None:
        name, explanation = label("", wrap=True), label("quiet", wrap=True)
        name.setBuddy(control)
        row = self._grid.rowCount()
        self._grid.addWidget(name, row, 0)
        self._grid.addWidget(control, row, 1, 2, 1)
        self._grid.addWidget(explanation, row + 1, 0)
        self._texts[key] = (name, explanation, control, title, help_text)

    def _choose(self, key: str, value: object) -> None:
        if key == "deck":
            self.program.choose_deck(str(value))
        else:
            self.program.change(**{key: value})

    def _check(self, key: str, text: Message) -> None:
        check = QCheckBox()
        check.clicked.connect(lambda on: self._tick(key, on))
        self._grid.addWidget(check, self._grid.rowCount(), 0, 1, 2)
        self.checks[key] = check
        self._flags[key] = text

    def _tick(self, key: str, on: bool) -> None:
        self.program.change(**{key: on})
        if key == "sounds":
            self.program.sounds.play(Sound.LAY)

    def _hear(self, volume: int) -> None:
        """Take over a volume, and let it be heard."""
        self.program.change(volume=volume)
        self.program.sounds.play(Sound.LAY)

    def arrive(self) -> None:
        """Show what is set now."""
        self._read()

    def first(self) -> QWidget:
        """The first setting."""
        return next(iter(self.boxes.values()))

    def _read(self) -> None:
        settings = self.program.settings
        for key, box in self.boxes.items():
            value = self.program.languages.current if key == "language" else getattr(settings, key)
            values = [known for known, _ in self._values[key]]
            box.setCurrentIndex(values.index(value))
        for key, check in self.checks.items():
            check.setChecked(getattr(settings, key))
        self.volume.show_value(settings.volume)
        self.volume.setEnabled(settings.sounds)
        self._warn()
        sample = cards("AS KH QC JD 10H 8C")
        width = round(560 * self.program.text_scale)
        self.sample.setPixmap(
            fan_of(sample, self.program.pixmaps, self.program.theme, width, width // 3, self.devicePixelRatioF())
        )

    def _warn(self) -> None:
        """Say what could not be done."""
        found: list[str] = []
        if self.program.unkept_settings:
            unkept = translate(
                "Settings",
                "The settings hold until you close the program, but they could not be saved. Check that "
                "you can write to the data folder.",
            )
            found.append(say(unkept))
        if self.program.tried_deck:
            tried = translate(
                "Settings", "The deck {name} is being tried; it comes into use when all its cards are drawn."
            )
            found.append(say(tried.put(name=self.program.tried_deck)))
        if self.program.unusable_deck:
            unusable = translate(
                "Settings",
                "The deck {name} cannot be used, because pictures are missing, broken or too much to draw. "
                "Our own deck stays in use.",
            )
            found.append(say(unusable.put(name=self.program.unusable_deck)))
        self.unkept.setText(" ".join(found))
        self.unkept.setVisible(bool(found))

    def _look_changed(self) -> None:
        self._read()

    def retranslate(self) -> None:
        """Write every text of the page."""
        super().retranslate()
        self.write_title(say(translate("Settings", "Settings")))
        for name, explanation, control, title, help_text in self._texts.values():
            name.setText(say(title))
            explanation.setText(say(help_text))
            control.setAccessibleName(say(title))
            control.setAccessibleDescription(say(help_text))
        for key, box in self.boxes.items():
            for index, (_, text) in enumerate(self._values[key]):
                if box.itemText(index) != _said(text):
                    box.setItemText(index, _said(text))
        for key, check in self.checks.items():
            check.setText(say(self._flags[key]))
        self.about.setText(say(translate("About", "About Card Table")))
        self.sample.setAccessibleName(say(translate("Settings", "A sample of the cards")))
        self._read()

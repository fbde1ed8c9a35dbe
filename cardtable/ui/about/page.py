"""About the program: its version, where the family's games are kept, its parts and their licences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from cardtable import HOMEPAGE, __version__
from cardtable.app.log_file import FILE_NAME as JOURNAL
from cardtable.app.third_party import parts
from cardtable.messages import translate
from cardtable.resources import asset, licence_texts
from cardtable.ui.desktop.external_programs import show_folder
from cardtable.ui.language import say
from cardtable.ui.widgets.controls import ComboBox, button, label
from cardtable.ui.widgets.page import ScrolledPage

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.ui.services import Services

ICON = 96


class AboutPage(ScrolledPage):
    """Reached from the settings."""

    passing = True

    def __init__(self, services: Services, go_back: Callable[[], None]) -> None:
        super().__init__(services, go_back)
        self.version = label("heading")
        self.claim = label("", wrap=True)
        self.offline = label("quiet", wrap=True)
        self.kept_title = label("heading")
        self.kept = label("", wrap=True)
        self.kept.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.moving = label("quiet", wrap=True)
        self.log = label("quiet", wrap=True)
        self.show_button = button(self.show_folder)
        self.made_title = label("heading")
        self.made = label("quiet", wrap=True)
        self.licences_title = label("heading")
        self.licences = ComboBox()
        self.text = QPlainTextEdit()
        self._texts = licence_texts()
        self._build()
        self.retranslate()

    def _build(self) -> None:
        picture = QLabel()
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(str(asset("icons", "cardtable.png")))
        side = round(ICON * ratio)
        pixmap = pixmap.scaled(
            side, side, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        pixmap.setDevicePixelRatio(ratio)
        picture.setPixmap(pixmap)
        words = QVBoxLayout()
        for part in (self.version, self.claim, self.offline):
            words.addWidget(part)
        head = QHBoxLayout()
        head.setSpacing(20)
        head.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        self.body.addLayout(head)
        self._card(self.kept_title, self.kept, self.moving, self.log, self.show_button)
        self._card(self.made_title, self.made).addLayout(self._list_of_parts())
        self.licences.addItems(list(self._texts))
        self.licences_title.setBuddy(self.licences)
        self.licences.currentTextChanged.connect(self._show_text)
        self.text.setReadOnly(True)
        self.text.setMinimumHeight(260)
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        self.text.setFont(fixed)
        self._card(self.licences_title, self.licences, self.text)
        self.body.addStretch()
        self._show_text(self.licences.currentText())

    def _card(self, *widgets: QWidget) -> QVBoxLayout:
        frame = QFrame()
        frame.setObjectName("card")
        rows = QVBoxLayout(frame)
        rows.setContentsMargins(22, 18, 22, 18)
        rows.setSpacing(8)
        for widget in widgets:
            left = Qt.AlignmentFlag.AlignLeft if widget in (self.show_button, self.licences) else Qt.AlignmentFlag(0)
            rows.addWidget(widget, 0, left)
        self.body.addWidget(frame)
        return rows

    def _list_of_parts(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(28)
        for row, part in enumerate(parts()):
            for column, text in enumerate((part.name, part.version, part.licence)):
                grid.addWidget(label("quiet" if column else "", text), row, column)
        grid.setColumnStretch(2, 1)
        return grid

    def show_folder(self) -> None:
        """Open the folder with the games in the system's file manager."""
        folder = self.services.folder
        if folder is not None and not show_folder(folder):
            self.moving.setText(
                say(
                    translate(
                        "About", "The folder could not be opened. Please open it yourself: its name is shown above."
                    )
                )
            )

    def _show_text(self, name: str) -> None:
        path = self._texts.get(name)
        self.text.setPlainText("" if path is None else path.read_text(encoding="utf-8", errors="replace"))

    def arrive(self) -> None:
        """Say where the games are kept now."""
        self._tell_folder()

    def first(self) -> QWidget:
        """The folder with the games; the licences where nothing is saved."""
        return self.show_button if self.services.folder is not None else self.licences

    def _tell_folder(self) -> None:
        folder = self.services.folder
        if folder is None:
            self.kept.setText(say(translate("About", "Nothing is being saved: you are playing without saving.")))
            self.moving.clear()
        else:
            self.kept.setText(
                say(translate("About", "All games and settings are in this folder:\n{folder}").put(folder=str(folder)))
            )
            self.log.setText(
                say(
                    translate(
                        "About",
                        "If something goes wrong in the program, it is written down in {file}: "
                        "where it happened, and no cards or names.",
                    ).put(file=str(folder / JOURNAL))
                )
            )
            self.moving.setText(
                say(
                    translate(
                        "About",
                        "To move them to another computer, close the program on both and copy the whole folder. "
                        "To take a single game with you, save it to a file under “Saved games”.",
                    )
                )
            )
        self.log.setVisible(folder is not None)
        self.show_button.setVisible(folder is not None)

    def retranslate(self) -> None:
        """Write every text of the page."""
        super().retranslate()
        self.write_title(say(translate("About", "About Card Table")))
        self.version.setText(say(translate("About", "Card Table, version {version}").put(version=__version__)))
        self.claim.setText(
            say(
                translate(
                    "About",
                    "Eleven traditional card games for the family. Free software under the MIT licence; the source "
                    "code is at {address}.",
                ).put(address=HOMEPAGE)
            )
        )
        self.offline.setText(
            say(
                translate(
                    "About",
                    "The program never connects to the internet or to another computer. What you play stays "
                    "on this one.",
                )
            )
        )
        self.kept_title.setText(say(translate("About", "Where your games are")))
        self.show_button.setText(say(translate("About", "Show the folder")))
        self.made_title.setText(say(translate("About", "What it is made of")))
        self.made.setText(
            say(
                translate(
                    "About",
                    "Qt is used under the GNU Lesser General Public License, version 3: as separate, "
                    "unmodified libraries that you may replace with your own.",
                )
            )
        )
        self.licences_title.setText(say(translate("About", "The licences, word for word")))
        self.licences.setAccessibleName(self.licences_title.text())
        self.text.setAccessibleName(self.licences_title.text())
        self._tell_folder()

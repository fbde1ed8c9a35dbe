"""About the program: its version, where the family's games are kept, its parts and their licences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QFrame, QGridLayout, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from cardtable import HOMEPAGE, __version__
from cardtable.app.log_file import FILE_NAME as JOURNAL
from cardtable.app.third_party import parts
from cardtable.cards import cards
from cardtable.messages import translate
from cardtable.resources import licence_texts
from cardtable.ui.language import say
from cardtable.ui.metrics import READING, at_least, em, space
from cardtable.ui.painting.drawing import smooth
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.system_preferences import show_folder
from cardtable.ui.widgets.controls import ComboBox, button, label
from cardtable.ui.widgets.icons import Icon, set_icon
from cardtable.ui.widgets.page import ScrolledPage

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPaintEvent

    from cardtable.ui.services import Services

FAN: Final = tuple(cards("AS KH JK1 QC 8D"))
# How wide a card of the fan is and how high the fan, in em; how far each leans beyond its neighbour, in degrees.
CARD: Final = 5.4
HIGH: Final = 10.0
LEAN: Final = 9.0
# A card leans about a point so many heights of a card below it.
BELOW: Final = 2.6
# How high the text of a licence is at least.
LICENCE: Final = 16.0


class Fan(QWidget):
    """Five cards of the deck, held in a hand. It says nothing."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As high as the middle card and what the outer ones lie lower."""
        return QSize(em(2 * HIGH), em(HIGH))

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw them from left to right."""
        pixmaps, wide = self._services.pixmaps, em(CARD)
        high, margin = pixmaps.height(wide), pixmaps.margin(wide)
        with smooth(self, pictures=True) as painter:
            painter.translate(self.width() / 2, em(0.6) + BELOW * high)
            painter.rotate(-LEAN * (len(FAN) - 1) / 2)
            for card in FAN:
                corner = QPointF(-wide / 2 - margin, -BELOW * high - margin)
                painter.drawPixmap(corner, pixmaps.face(card, wide, self.devicePixelRatioF()))
                painter.rotate(LEAN)


class Fold(QFrame):
    """A row that opens below itself; ``rows`` takes what is in it."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.setObjectName("card")
        self.head = button(lambda: None, bare=True)
        self.head.setProperty("listed", True)
        self.head.setCheckable(True)
        self.inside = QWidget()
        self.rows = QVBoxLayout(self.inside)
        space(self.rows, 0.5, 1, 0.4, 1, 0.75)
        whole = QVBoxLayout(self)
        space(whole, 0)
        whole.addWidget(self.head)
        whole.addWidget(self.inside)
        self.head.toggled.connect(self.inside.setVisible)
        self.head.toggled.connect(self._point)
        services.look_changed.connect(self._point)
        self.inside.hide()
        self._point()

    def _point(self) -> None:
        icon = Icon.OPEN if self.head.isChecked() else Icon.CLOSED
        set_icon(self.head, icon, self._services.frame.text, 0.85)


class AboutPage(ScrolledPage):
    """Reached from the settings."""

    passing = True
    column = READING

    def __init__(self, services: Services, go_back: Callable[[], None]) -> None:
        super().__init__(services, go_back)
        self.version = label("heading")
        self.claim = label("", wrap=True)
        self.offline = label("", wrap=True)
        self.kept_row, self.made_row, self.licences_row = (Fold(services) for _ in range(3))
        self.kept = label("", wrap=True)
        self.kept.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.moving = label("quiet", wrap=True)
        self.log = label("quiet", wrap=True)
        self.show_button = button(self.show_folder)
        self.made = label("quiet", wrap=True)
        self.licences = ComboBox()
        self.text = QPlainTextEdit()
        self._texts = licence_texts()
        self._build()
        self.retranslate()

    def _build(self) -> None:
        self.body.addWidget(Fan(self.services))
        for words in (self.version, self.claim, self.offline):
            words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            self.body.addWidget(words)
        self.body.addSpacing(em(0.5))
        for part in (self.kept, self.moving, self.log):
            self.kept_row.rows.addWidget(part)
        self.kept_row.rows.addWidget(self.show_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.made_row.rows.addWidget(self.made)
        self.made_row.rows.addLayout(self._list_of_parts())
        self.licences.addItems(list(self._texts))
        self.licences.currentTextChanged.connect(self._show_text)
        self.text.setReadOnly(True)
        at_least(self.text, height=LICENCE)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.licences_row.rows.addWidget(self.licences, 0, Qt.AlignmentFlag.AlignLeft)
        self.licences_row.rows.addWidget(self.text)
        for row in (self.kept_row, self.made_row, self.licences_row):
            self.body.addWidget(row)
        self.body.addStretch()
        self._show_text(self.licences.currentText())

    def _list_of_parts(self) -> QGridLayout:
        grid = QGridLayout()
        space(grid, 0.4)
        for row, part in enumerate(parts()):
            for column, text in enumerate((part.name, part.version, part.licence)):
                grid.addWidget(label("quiet" if column else "", text, wrap=True), row, column)
        for column, share in enumerate((3, 2, 4)):
            grid.setColumnStretch(column, share)
        return grid

    def show_folder(self) -> None:
        """Open the folder with the games in the system's file manager."""
        folder = self.services.database.folder
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
        """Where the games are."""
        return self.kept_row.head

    def _tell_folder(self) -> None:
        folder = self.services.database.folder
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
                    "The program never connects to the internet. Nothing reaches it from outside until somebody "
                    "opens the door for phones at a table; then it speaks with these phones alone, in the network at "
                    "home and not encrypted, until the door is shut. What you play stays on this computer.",
                )
            )
        )
        self.kept_row.head.setText(say(translate("About", "Where your games are")))
        self.show_button.setText(say(translate("About", "Show the folder")))
        self.made_row.head.setText(say(translate("About", "What it is made of")))
        self.made.setText(
            say(
                translate(
                    "About",
                    "Qt is used under the GNU Lesser General Public License, version 3: as separate, "
                    "unmodified libraries that you may replace with your own.",
                )
            )
        )
        self.licences_row.head.setText(say(translate("About", "The licences, word for word")))
        self.licences.set_spoken_name(self.licences_row.head.text())
        self.text.setAccessibleName(self.licences_row.head.text())
        self._tell_folder()

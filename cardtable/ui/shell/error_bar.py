"""An unexpected error: the hands are covered, the log says where, the person reads one calm sentence."""

from __future__ import annotations

import contextlib
import logging
import sys
import threading
import traceback
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTranslator, Signal
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout

from cardtable.app.data_folder import data_folder
from cardtable.app.settings import read_settings
from cardtable.messages import source_text, translate
from cardtable.resources import SET_UP, IncompleteError, compiled_translation, is_checkout, missing_part
from cardtable.ui.a11y.announcer import Announcer, Tone
from cardtable.ui.language import Languages, say, system_language
from cardtable.ui.metrics import rescale, space
from cardtable.ui.widgets.controls import button, label

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

    from cardtable.app.settings import Language
    from cardtable.messages import Message
    from cardtable.ui.match.page import TablePage


def message_of(error: BaseException) -> Message | None:
    """What to say of an error, if a part of the program is missing."""
    part = missing_part(error)
    if part is None:
        return None
    if is_checkout():
        return translate(
            "Installation",
            "A part of Card Table is missing or damaged: {part}. Everything that was played is kept. "
            "Start the program with {command}, which puts back what it can; if that does not help, "
            "download it again.",
        ).put(part=part, command=SET_UP)
    return translate(
        "Installation",
        "A part of Card Table is missing or damaged: {part}. Everything that was played is kept. Install Card Table "
        "again; your games stay where they are.",
    ).put(part=part)


def tell_what_is_missing(error: BaseException, data_dir: str | None, language: Language | None) -> bool:
    """Print what is missing, and show it in the language of the command line or of the settings if its texts are there.

    Returns:
        Whether the error says that a part of the program is missing; for all others nothing is said.
    """
    message = message_of(error)
    if message is None:
        return False
    print(message.render(source_text), file=sys.stderr)
    from cardtable.ui.widgets import dialogs

    app = QApplication.instance() or QApplication(["cardtable"])
    languages = Languages(app)
    with contextlib.suppress(IncompleteError, ImportError):
        languages.use(language or read_settings(data_folder(data_dir)).language or system_language())
    dialogs.tell(None, message)
    return True


def tell_no_window(data_dir: str | None, language: Language | None) -> None:
    """Print that no window can be opened here, in the language of the command line, the settings or the system.

    Nothing of Qt but catalogues is there when that turns out.
    """
    catalogue = QTranslator()
    with contextlib.suppress(OSError, RuntimeError):
        spoken = language or read_settings(data_folder(data_dir)).language or system_language()
        catalogue.load(str(compiled_translation("cardtable", spoken)))
    message = translate(
        "Start",
        "Card Table cannot open its window, because no screen can be reached from here. Nothing was changed, and "
        "everything that was played is kept. Start it on the desktop, or name another window system with --qpa.",
    )
    print(catalogue.translate(message.context, message.source) or message.render(source_text), file=sys.stderr)


_log = logging.getLogger(__name__)


class ErrorBar(QFrame):
    """The sentence above the page; ``asked_anew()`` when the table is to be shown again."""

    asked_anew = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("bar")
        self.announcer = Announcer(self)
        self._missing: Message | None = None
        self.text = label("warning", wrap=True)
        self.anew = button(self.asked_anew.emit, primary=True)
        self.close_button = button(self.hide, bare=True)
        row = QHBoxLayout(self)
        space(row, 0.5, 1.1, 0.5)
        row.addWidget(self.text, 1)
        row.addWidget(self.anew)
        row.addWidget(self.close_button)
        self.retranslate()
        self.hide()

    def come(self, at_table: bool, missing: Message | None = None) -> None:
        """Come up, with a way back to the table where there is one; ``missing`` says what the program lacks."""
        self._missing = missing
        rescale(self)
        self.retranslate()
        self.anew.setVisible(at_table)
        self.show()
        self.announcer.announce(self.text.text(), Tone.URGENT, own=False)

    def retranslate(self) -> None:
        """Write the texts."""
        self.text.setText(
            say(
                self._missing
                or translate(
                    "Mishap",
                    "Something in the program went wrong just now. Everything that was played is kept. Show "
                    "the table again and play on; the program’s log says what it was.",
                )
            )
        )
        self.anew.setText(say(translate("Mishap", "Show the table again")))
        self.close_button.setText("×")
        self.close_button.setAccessibleName(say(translate("Mishap", "Close this notice")))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class ErrorHandler(QObject):
    """Hears of every error that nothing else has caught, from the moment it is installed."""

    def __init__(self, bar: ErrorBar, table: Callable[[], TablePage | None], interrupt: Callable[[], object]) -> None:
        """``table``: the one that is played at now; ``interrupt``: the person has pressed Ctrl+C."""
        super().__init__(bar)
        self._bar, self._table, self._interrupt = bar, table, interrupt
        self._telling = False
        self.heard = 0
        """How many errors there were."""

    def install(self) -> None:
        """Hear of errors in slots, events and threads from now on."""
        sys.excepthook = self.happened
        threading.excepthook = lambda args: _log.error(
            "an error in the thread of %s",
            getattr(args.thread, "name", "?"),
            exc_info=(args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback),
        )

    def happened(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Cover the hands first, then write it down, then say it. Called before anything is drawn again."""
        if issubclass(kind, KeyboardInterrupt):
            self._interrupt()
            return
        self.heard += 1
        if self._telling:
            return
        self._telling = True
        try:
            table = self._table()
            if table is not None:
                table.shut()
            _log.error("an error that nobody expected", exc_info=(kind, error, trace))
            if sys.stderr is not None and sys.stderr.isatty():
                traceback.print_exception(kind, error, trace)
            self._bar.come(table is not None, message_of(error))
        except Exception as second:  # whatever else goes wrong, the program goes on
            _log.error("an error while an error was told", exc_info=second)
        finally:
            self._telling = False

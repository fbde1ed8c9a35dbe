"""What is missing: a part of the program, or a screen. People are told which, and how it comes back."""

from __future__ import annotations

import contextlib
import sys
from typing import TYPE_CHECKING

from cardtable.app.data_folder import data_folder
from cardtable.app.settings import read_settings
from cardtable.messages import source_text, translate
from cardtable.resources import SET_UP, IncompleteError, is_checkout, missing_part

if TYPE_CHECKING:
    from cardtable.app.settings import Language
    from cardtable.messages import Message


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
    from PySide6.QtWidgets import QApplication

    from cardtable.ui.language import Languages, system_language
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
    from PySide6.QtCore import QTranslator

    from cardtable.resources import compiled_translation
    from cardtable.ui.language import system_language

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

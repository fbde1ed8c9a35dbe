"""Questions to the person, all behind these few functions, which tests replace."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QInputDialog, QLabel, QLineEdit, QMessageBox

from cardtable.disk import file_name
from cardtable.engine.player_names import can_be_seen, clean_name
from cardtable.messages import translate
from cardtable.store.file_format import RULES_SUFFIX, SUFFIX
from cardtable.ui.language import say

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter
    from PySide6.QtWidgets import QWidget

    from cardtable.messages import Message


def tell(parent: QWidget | None, message: Message) -> None:
    """Say something that has to be noticed."""
    box = _box(parent, message)
    box.addButton(say(translate("Dialogs", "OK")), QMessageBox.ButtonRole.AcceptRole)
    box.exec()


def ask_yes(parent: QWidget | None, question: Message, yes: Message, no: Message) -> bool:
    """Whether the person says yes; the answers say what they do."""
    box = _box(parent, question)
    agree = box.addButton(say(yes), QMessageBox.ButtonRole.AcceptRole)
    refuse = box.addButton(say(no), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(refuse)
    box.exec()
    return box.clickedButton() is agree


def _box(parent: QWidget | None, message: Message) -> QMessageBox:
    """A box with a message as plain text: what is quoted in it is nothing but letters."""
    box = QMessageBox(parent)
    box.setWindowTitle("Card Table")
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(say(message))
    return box


UNSEEN_NAME: Final = translate(
    "Dialogs",
    "Nobody could see this name. Nothing was changed. Write one with at least one letter, number or picture.",
)


def ask_name(parent: QWidget | None, question: Message, text: str, longest: int) -> str | None:
    """A name of so many letters at most that can be seen, or none; ``None`` when the person thinks better of it."""
    while True:
        name = _ask_text(parent, question, text, longest)
        if name is None or not name.strip() or can_be_seen(name):
            return name
        tell(parent, UNSEEN_NAME)


def _ask_text(parent: QWidget | None, question: Message, text: str, longest: int) -> str | None:
    dialog = QInputDialog(parent)
    dialog.setWindowTitle("Card Table")
    dialog.setLabelText(say(question))
    for written in dialog.findChildren(QLabel):
        written.setTextFormat(Qt.TextFormat.PlainText)
    dialog.setTextValue(text)
    for line in dialog.findChildren(QLineEdit):
        line.setMaxLength(longest)
    dialog.setOkButtonText(say(translate("Dialogs", "OK")))
    dialog.setCancelButtonText(say(translate("Dialogs", "Cancel")))
    return dialog.textValue() if dialog.exec() else None


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of file: what the windows that ask for it are called, what lies in it, and its suffix."""

    writing: Message
    holds: Message
    suffix: str
    opening: Message | None = None


GAMES: Final = Kind(
    translate("Dialogs", "Save the game to a file"),
    translate("Dialogs", "Saved games"),
    SUFFIX,
    translate("Dialogs", "Open a saved game"),
)
RULES: Final = Kind(
    translate("Dialogs", "Save the house rules to a file"),
    translate("Dialogs", "House rules"),
    RULES_SUFFIX,
    translate("Dialogs", "Open house rules"),
)


TABLES: Final = Kind(
    translate("Dialogs", "Save the statistics to a file"),
    translate("Dialogs", "Spreadsheets"),
    ".csv",
)


def ask_file_to_open(parent: QWidget | None, kind: Kind = GAMES) -> Path | None:
    """A file of this kind to open; there have to be words for that."""
    assert kind.opening is not None
    name, _ = QFileDialog.getOpenFileName(parent, say(kind.opening), str(Path.home()), _filter(kind))
    return Path(name) if name else None


def ask_file_to_write(parent: QWidget | None, proposal: str, kind: Kind = GAMES) -> Path | None:
    """Where to write a file of this kind; the ``proposal`` becomes a name that every system takes."""
    place = str(Path.home() / (file_name(proposal) + kind.suffix))
    question = translate("Dialogs", "There is already a file called {name}. Replace it?")
    yes, no = translate("Dialogs", "Replace it"), translate("Dialogs", "Choose another name")
    while True:
        name, _ = QFileDialog.getSaveFileName(parent, say(kind.writing), place, _filter(kind))
        if not name:
            return None
        path = Path(name)
        if path.suffix == kind.suffix:
            return path
        # Whether a file is there was asked of the name as it was typed, without the ending.
        path = path.with_name(path.name + kind.suffix)
        if not os.path.lexists(path) or ask_yes(parent, question.put(name=clean_name(path.name)), yes, no):
            return path


def ask_printer(parent: QWidget | None, printer: QPrinter) -> bool:
    """Let the user choose a printer and how it prints; whether to go on."""
    from PySide6.QtPrintSupport import QPrintDialog

    return QPrintDialog(printer, parent).exec() == QPrintDialog.DialogCode.Accepted


def _filter(kind: Kind) -> str:
    return f"{say(kind.holds)} (*{kind.suffix})"

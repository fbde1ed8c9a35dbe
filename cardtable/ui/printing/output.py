"""Where papers go: to a printer, into a PDF, into a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImageWriter, QPageLayout, QPdfWriter
from PySide6.QtWidgets import QMenu

from cardtable.disk import write_bytes
from cardtable.engine.player_names import clean_name
from cardtable.messages import translate
from cardtable.ui.language import say
from cardtable.ui.printing.typesetting import draw_pages, draw_picture, page_layout
from cardtable.ui.widgets import dialogs
from cardtable.ui.widgets.controls import PushButton
from cardtable.ui.widgets.dialogs import Kind

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtPrintSupport import QPrinter
    from PySide6.QtWidgets import QWidget

    from cardtable.app.page import Paper
    from cardtable.ui.printing.typesetting import Drawn


PDF: Final = Kind(
    translate("Dialogs", "Save as a PDF"),
    translate("Dialogs", "PDF documents"),
    ".pdf",
)
PICTURE: Final = Kind(
    translate("Dialogs", "Save as a picture"),
    translate("Dialogs", "Pictures"),
    ".png",
)
PAPER: Final = translate("Paper", "Print or save …", "button: print it, or keep it as a PDF or a picture")
RESOLUTION: Final = 300


class PaperButton(PushButton):
    """A button that offers to print a paper or to keep it; ``make`` makes the paper, in the language in force."""

    def __init__(self, make: Callable[[], Paper | None]) -> None:
        super().__init__()
        self._make = make
        self.choices = QMenu(self)
        self.setMenu(self.choices)
        self.retranslate()

    def retranslate(self) -> None:
        """Write what it says."""
        self.setText(say(PAPER))
        self.choices.clear()
        choices = self.choices
        choices.addAction(say(translate("Paper", "Print …")), lambda: self._do(send_to_printer))
        choices.addAction(say(translate("Paper", "Save as a PDF …")), lambda: self._do(keep_as_pdf))
        choices.addAction(say(translate("Paper", "Save as a picture …")), lambda: self._do(keep_as_picture))

    def _do(self, deed: Callable[[QWidget, Paper | Drawn], object]) -> None:
        paper = self._make()
        if paper is not None:
            deed(self.window(), paper)


def send_to_printer(parent: QWidget, paper: Paper | Drawn) -> bool:
    """Ask for a printer, and print; whether it was sent."""
    # Loaded when the user prints: most starts never need it.
    from PySide6.QtPrintSupport import QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(paper.file_name)
    printer.setPageLayout(page_layout(paper))
    return bool(dialogs.ask_printer(parent, printer)) and print_on(parent, paper, printer)


def print_on(parent: QWidget, paper: Paper | Drawn, printer: QPrinter) -> bool:
    """Print on this printer, whose sheets are as the user chose them; a sentence where it cannot be used."""
    if not draw_pages(paper, printer):
        dialogs.tell(
            parent,
            translate("Paper", "The printer is not responding. Nothing is lost: try again, or save it as a PDF."),
        )
        return False
    return True


def keep_as_pdf(parent: QWidget, paper: Paper | Drawn) -> bool:
    """Ask where to, and write a PDF there; whether it was written."""
    path = dialogs.ask_file_to_write(parent, paper.file_name, PDF)
    return path is not None and _write(parent, path, pdf_of(paper))


def keep_as_picture(parent: QWidget, paper: Paper | Drawn) -> bool:
    """Ask where to, and write a picture there; whether it was written."""
    path = dialogs.ask_file_to_write(parent, paper.file_name, PICTURE)
    return path is not None and _write(parent, path, picture_of(paper))


def pdf_of(paper: Paper | Drawn) -> bytes:
    """The paper as a PDF document."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(paper.title)
    writer.setCreator("Card Table")
    writer.setResolution(RESOLUTION)
    layout = page_layout(paper)
    layout.setMode(QPageLayout.Mode.StandardMode)
    writer.setPageLayout(layout)
    draw_pages(paper, writer)
    del writer
    buffer.close()
    return bytes(data.data())


def picture_of(paper: Paper | Drawn) -> bytes:
    """The paper as a PNG picture."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(draw_picture(paper))
    buffer.close()
    return bytes(data.data())


def _write(parent: QWidget, path: Path, data: bytes) -> bool:
    try:
        write_bytes(path, data)
    except OSError as error:
        text = translate(
            "Paper",
            "It could not be written to {name} ({reason}). Nothing in Card Table has changed. Choose another place.",
        )
        dialogs.tell(parent, text.put(name=clean_name(path.name), reason=error.strerror or str(error)))
        return False
    return True

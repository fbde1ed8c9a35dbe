"""The Qt application with fonts, look and accessibility."""

from __future__ import annotations

import os

from PySide6.QtWidgets import QApplication

from cardtable import APP_ID
from cardtable.ui.a11y import accessible_tables
from cardtable.ui.theme import load_fonts


def make_application() -> QApplication:
    """The one application of this process, made where there is none."""
    # Qt would share the drawing of each card among threads, and waking them takes longer than drawing it.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    existing = QApplication.instance()
    # The style is named here, because Qt for Python makes everything it knows of styles for whoever sets one later.
    app = existing if isinstance(existing, QApplication) else QApplication(["cardtable", "-style", "Fusion"])
    app.setApplicationName("Card Table")
    app.setDesktopFileName(APP_ID)
    load_fonts()
    accessible_tables.install()
    return app

"""Icons are drawn with Qt."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from cardtable.ui.shell.qt_application import make_application


@pytest.fixture(scope="session")
def qapp() -> QApplication:
    return make_application()

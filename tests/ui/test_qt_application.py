"""The application: how it lets Qt draw."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

# As many cards would have moved: a clip of more than one rectangle, and a picture with a shadow.
DRAWN = """
from pathlib import Path
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion
from cardtable.ui.shell.qt_application import make_application

app = make_application()
card, table = QPixmap(300, 400), QPixmap(600, 600)
card.fill(Qt.GlobalColor.transparent)
with QPainter(table) as painter:
    painter.setClipRegion(QRegion(QRect(0, 0, 300, 200)) + QRect(50, 200, 300, 200))
    painter.drawPixmap(0, 0, card)
print([task.read_text().strip() for task in Path("/proc/self/task").glob("*/comm")])
"""


@pytest.mark.skipif(sys.platform != "linux", reason="threads are counted in /proc")
def test_no_thread_helps_drawing() -> None:
    drawn = subprocess.run([sys.executable, "-c", DRAWN], capture_output=True, text=True, timeout=60, check=True)
    assert "python" in drawn.stdout
    assert "pooled" not in drawn.stdout


def test_the_style_is_ours_whatever_the_system_wishes() -> None:
    asked = "from cardtable.ui.shell.qt_application import make_application\nprint(make_application().style().name())"
    wished = os.environ | {"QT_STYLE_OVERRIDE": "windows"}
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, env=wished, check=True)
    assert done.stdout.strip() == "fusion"

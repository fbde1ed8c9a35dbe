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
    drawn = subprocess.run([sys.executable, "-c", DRAWN], capture_output=True, text=True, check=True)
    assert "python" in drawn.stdout
    assert "pooled" not in drawn.stdout


def test_the_style_is_ours_whatever_the_system_wishes() -> None:
    asked = "from cardtable.ui.shell.qt_application import make_application\nprint(make_application().style().name())"
    wished = os.environ | {"QT_STYLE_OVERRIDE": "windows"}
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, env=wished, check=True)
    assert done.stdout.strip() == "fusion"


UNSEEN = {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"}


@pytest.mark.skipif(sys.platform != "linux", reason="windows that need no display elsewhere")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--qpa", "nonsense", "--language", "en"], "no screen can be reached"),
        (["--qpa", "xcb", "--language", "is"], "ekki næst samband við neinn skjá"),
        (["--language", "de"], "kein Bildschirm erreichbar"),
        (["--language", "nb"], "ingen skjerm kan nås"),
    ],
)
def test_without_a_screen_there_is_a_sentence_and_no_crash(tmp_path, words: list[str], said: str) -> None:
    nowhere = {key: value for key, value in os.environ.items() if key not in UNSEEN} | {
        "XDG_RUNTIME_DIR": str(tmp_path)
    }
    done = subprocess.run(
        [sys.executable, "-m", "cardtable", "--data-dir", str(tmp_path / "data"), *words],
        capture_output=True, text=True, env=nowhere, check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 3
    assert said in done.stderr
    assert done.stderr.count("\n") == 1, "nothing of Qt's own beside it"
    assert not (tmp_path / "data").exists()


def test_what_qt_says_of_an_application_that_is_made_is_not_lost() -> None:
    asked = "from cardtable.ui.shell.qt_application import make_application\nmake_application()"
    wished = os.environ | {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR_ROUNDING_POLICY": "nonsense"}
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, env=wished, check=True)
    assert "nonsense" in done.stderr
